import { refuse } from '@vizit/contract/refusal'
import { addDays, type Day, judgeDayRange, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'

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
  const before = minskInstant(addDays(lastDay, 1), '00:00')
  const begins = minskInstant(firstDay, '00:00')
  const days = Math.round((before.getTime() - begins.getTime()) / 86_400_000)
  return { after: afterNow(begins, now), before, firstDay, days }
}

/** The whole window from now on: where the nearest slot of a doctor is looked for. */
export function openRange(now: Date): Range {
  const { from, to } = timetableWindow(minskDay(now))
  return cutRange(from, to, now)
}

/** A slot that begins this very moment has begun. */
function afterNow(begins: Date, now: Date): Date {
  return begins > now ? begins : new Date(now.getTime() + 1)
}
