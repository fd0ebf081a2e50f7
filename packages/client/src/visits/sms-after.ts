import { judgeNight, QUIET_UNTIL } from '@vizit/rules/reminders'

/** [R58] After which time of the day an SMS about a visit's outcome comes that falls due now, as '8:00'; undefined: at once. */
export function smsAfter(startsAt: string, now: Date): string | undefined {
  return judgeNight(startsAt, now) === 'at-once' ? undefined : QUIET_UNTIL.replace(/^0/, '')
}
