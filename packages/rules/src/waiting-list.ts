// "Tell me when a time frees": how many requests, who is told of a free time, for how long, and how often one person is.
import { type Ages, type AgeVerdict, ageOn, judgeAge } from './age.ts'
import { type Day, minskDay, timetableWindow } from './days.ts'

/** Requests that an account may have at one time. */
export const REQUESTS_MAX = 5
/** How many are told of one free time at once, in the order in which they wait. */
export const TOLD_AT_ONCE = 5
/** So long the time is theirs to take before the next are told. It is not held: whoever books first has it. */
export const OFFER_MINUTES = 15
/** A time that begins sooner is of no use to who has yet to read of it and to come. */
export const OFFER_LEAD_MINUTES = 60
/** Messages about one request in a day of Minsk. */
export const OFFERS_A_DAY = 3
/** An ended request is shown so long. */
export const REQUEST_KEPT_DAYS = 30

/** The days of a request: not before today, not past the timetable [9.12]. */
export function judgeWindow(from: Day, to: Day, today: Day): 'ok' | 'start-after-end' | 'past' | 'too-far' {
  if (from > to) return 'start-after-end'
  if (from < today) return 'past'
  return to > timetableWindow(today).to ? 'too-far' : 'ok'
}

/** Would the doctor see this patient on the day of the slot? Nobody is told of what they could not book. */
export function judgeOffer(doctor: Ages, birthday: Day | null, startsAt: string): AgeVerdict | 'no-birthday' {
  return birthday === null ? 'no-birthday' : judgeAge(doctor, ageOn(birthday, minskDay(new Date(startsAt))))
}

/** One who waits, with the free times that would do, the soonest first. */
export type Waiting = { requestId: string; slotIds: readonly string[] }

/**
 * Who is told of what: each who waits, in the order given, of the first of their times that fewer than `TOLD_AT_ONCE` have been told of. `told` counts
 * those who may still answer. So ten who wait for one doctor are told of two times, five of each, rather than all of the first.
 */
export function shareOut(waiting: readonly Waiting[], told: ReadonlyMap<string, number>): { requestId: string; slotId: string }[] {
  const counts = new Map(told)
  return waiting.flatMap(({ requestId, slotIds }) => {
    const slotId = slotIds.find(id => (counts.get(id) ?? 0) < TOLD_AT_ONCE)
    if (slotId === undefined) return []
    counts.set(slotId, (counts.get(slotId) ?? 0) + 1)
    return [{ requestId, slotId }]
  })
}
