// When a visit is reminded of. Moments are exact in Europe/Minsk; nobody is woken, and nobody gets two messages where one will do.
import { addDays, type Day, minskDay, minskInstant, minskTime } from './days.ts'

/** [3.100] An empty list of these is the choice "none". */
export const REMINDER_CHOICES = ['minutes-30', 'hours-1', 'hours-2', 'hours-4', 'day-before-10', 'day-before-20'] as const
export type ReminderChoice = (typeof REMINDER_CHOICES)[number]

/** Until the person has chosen otherwise. */
export const DEFAULT_REMINDERS: readonly ReminderChoice[] = ['day-before-20', 'hours-2']

/** No reminder leaves from 22:00 until 8:00 of Minsk; 8:00 itself is day. */
export const QUIET_FROM = '22:00'
export const QUIET_UNTIL = '08:00'
/** What would fall into the quiet hours is told the evening before them. */
const EVENING = '20:00'

/** Reminders of one person that fall due within this time of each other are one message. */
export const TOGETHER_MINUTES = 30

const MINUTES_BEFORE: Partial<Record<ReminderChoice, number>> = { 'minutes-30': 30, 'hours-1': 60, 'hours-2': 120, 'hours-4': 240 }
const DAY_BEFORE_AT: Partial<Record<ReminderChoice, string>> = { 'day-before-10': '10:00', 'day-before-20': EVENING }

/** The moment of a choice for a visit that begins at `startsAt` (ISO, UTC), out of the quiet hours. */
export function reminderMoment(choice: ReminderChoice, startsAt: string): Date {
  const start = new Date(startsAt)
  const minutes = MINUTES_BEFORE[choice]
  if (minutes !== undefined) return outOfQuiet(new Date(start.getTime() - minutes * 60_000))
  return minskInstant(addDays(minskDay(start), -1), DAY_BEFORE_AT[choice]!)
}

function outOfQuiet(at: Date): Date {
  const time = minskTime(at)
  const day: Day = minskDay(at)
  if (time < QUIET_UNTIL) return minskInstant(addDays(day, -1), EVENING)
  return time >= QUIET_FROM ? minskInstant(day, EVENING) : at
}

/** The moments of these choices that are still to come, in order; two choices that fall together are one. */
export function remindersToCome(startsAt: string, now: Date, choices: readonly ReminderChoice[]): Date[] {
  const moments = new Set(choices.map(choice => reminderMoment(choice, startsAt).getTime()).filter(at => at > now.getTime()))
  return [...moments].sort((a, b) => a - b).map(at => new Date(at))
}

/** The next moment of these choices after `now`; null when none is left. */
export function nextReminder(startsAt: string, now: Date, choices: readonly ReminderChoice[] = REMINDER_CHOICES): Date | null {
  return remindersToCome(startsAt, now, choices)[0] ?? null
}

/**
 * Is a chosen moment due that has not been told yet? `plannedAt` is the moment that the visit was put down for: whatever lies before it was dealt
 * with, or was over before the visit was booked. Late is better than never, as after a night without a server; once the visit has begun it is neither.
 */
export function judgeReminder(
  visit: { startsAt: string; plannedAt: string; choices: readonly ReminderChoice[] },
  until: Date,
  now: Date
): 'tell' | 'nothing-due' {
  if (Date.parse(visit.startsAt) <= now.getTime()) return 'nothing-due'
  const planned = new Date(visit.plannedAt)
  const due = visit.choices.some(choice => {
    const at = reminderMoment(choice, visit.startsAt)
    return at >= planned && at <= until
  })
  return due ? 'tell' : 'nothing-due'
}

/** No message leaves in the quiet hours: what is late then waits until they are over. */
export function isQuiet(now: Date): boolean {
  const time = minskTime(now)
  return time < QUIET_UNTIL || time >= QUIET_FROM
}

/** [R58] A visit that begins so soon after the quiet hours is told of in them: when they end its patient may be on the way. */
const AFTER_QUIET_HOURS = 2

/** When one hears that a visit was moved or cancelled: nobody is woken, unless they would go there before they have heard. */
export function judgeNight(startsAt: string, now: Date): 'at-once' | 'in-the-morning' {
  const goesAfter = quietUntil(now).getTime() + AFTER_QUIET_HOURS * 3_600_000
  return isQuiet(now) && Date.parse(startsAt) >= goesAfter ? 'in-the-morning' : 'at-once'
}

/** When the quiet hours are over: today at 8:00 of Minsk, or tomorrow when today's are to begin. */
export function quietUntil(now: Date): Date {
  const day = minskDay(now)
  return minskInstant(minskTime(now) < QUIET_UNTIL ? day : addDays(day, 1), QUIET_UNTIL)
}
