// The reminder of a visit: the evening before at 20:00 and two hours before, time of Minsk.
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import type { Deps } from '../deps.ts'
import { notify } from '../jobs/notify.ts'
import { reminderText } from './notices.ts'
import { lockVisitsToRemind, setReminder } from './remind.sql.ts'

const EVENING = '20:00'
const HOURS_BEFORE = 2
const AT_ONCE = 200

/**
 * The next moment to remind of a visit, after `now`; null when none is left. A visit keeps it in its own row: it is planned, moved and dropped
 * with the visit, and costs the booking no job.
 */
export function nextReminder(startsAt: string, now: Date): Date | null {
  const start = new Date(startsAt)
  const evening = minskInstant(addDays(minskDay(start), -1), EVENING)
  const shortly = new Date(start.getTime() - HOURS_BEFORE * 3_600_000)
  return [evening, shortly].find(at => at > now) ?? null
}

/** Job, once a minute: reminds of the visits whose moment has come and that still stand, and plans the next reminder of each. */
export async function remindOfVisits(deps: Deps): Promise<void> {
  while ((await remindOfSome(deps, deps.clock())) === AT_ONCE);
}

function remindOfSome(deps: Deps, now: Date): Promise<number> {
  return deps.store.transaction(async tx => {
    const visits = await lockVisitsToRemind(tx, now, AT_ONCE)
    for (const visit of visits) {
      const { order_id: orderId, phone, starts_at: startsAt, remind_at: at } = visit
      // Late is better than never, as after a night without a server; once the visit has begun it is neither.
      if (Date.parse(startsAt) > now.getTime()) {
        const notice = { dedupe: `remind:${orderId}:${at}`, phone, text: reminderText(visit), orderId }
        await notify(tx, deps, { ...notice, until: new Date(startsAt) }, now)
      }
      await setReminder(tx, orderId, nextReminder(startsAt, now))
    }
    return visits.length
  })
}
