import { refuse } from '@vizit/contract/refusal'
import { type Day, daysBetween, judgeDayRange, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { hoursOfPart, type PartOfDay } from '@vizit/rules/slots'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Slots that begin at `after` or later and before `before`; `firstDay` and `days` are the same stretch in Minsk days. */
export type Range = { after: Date; before: Date; firstDay: Day; days: number }

/**
 * [9.12] Cuts days (inclusive) to the timetable window, and to what is still to come: a slot that has begun is not offered.
 * Nothing left: `days` is 0 and the instants hold nothing.
 * @throws Refusal INVALID_INPUT `{field: 'dateEnd'}` when the range ends before it begins
 */
export function cutRange(dateStart: Day, dateEnd: Day, now: Date): Range {
  if (judgeDayRange(dateStart, dateEnd) !== 'ok') refuse('INVALID_INPUT', { field: 'dateEnd' })
  const open = timetableWindow(minskDay(now))
  const firstDay = dateStart > open.from ? dateStart : open.from
  const lastDay = dateEnd < open.to ? dateEnd : open.to
  if (firstDay > lastDay) return { after: now, before: now, firstDay: open.from, days: 0 }
  return rangeOf(firstDay, lastDay, now)
}

/** The whole window from now on: where the nearest slot of a doctor is looked for. */
export function openRange(now: Date): Range {
  const { from, to } = timetableWindow(minskDay(now))
  return rangeOf(from, to, now)
}

/** Of a range of one day what begins in this part of it [3.95]; null: all. Nothing left: the instants hold nothing. */
export function partOfRange(range: Range, part: PartOfDay | null): Range {
  const { from, to } = hoursOfPart(part)
  const begins = minskInstant(range.firstDay, '00:00').getTime()
  const after = new Date(Math.max(range.after.getTime(), begins + from * HOUR_MS))
  const before = new Date(Math.min(range.before.getTime(), begins + to * HOUR_MS))
  return { ...range, after, before: before > after ? before : after }
}

function rangeOf(firstDay: Day, lastDay: Day, now: Date): Range {
  const begins = minskInstant(firstDay, '00:00')
  const days = daysBetween(firstDay, lastDay) + 1
  return {
    // A slot that begins this very moment has begun.
    after: begins > now ? begins : new Date(now.getTime() + 1),
    // Minsk has no summer time: every day is as long as another.
    before: new Date(begins.getTime() + days * DAY_MS),
    firstDay,
    days
  }
}
