// Which days stand side by side.
import { addDays, type Day } from '@vizit/rules/days'

export const DAYS_SHOWN = 7

/** The days from `first` on, within the timetable. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(first, at)).filter(day => day <= last)
}

/** The first shown day that has `day` among the shown ones, in whole steps from the first of the timetable. */
export function pageOf(day: Day, from: Day): Day {
  let first = from
  while (addDays(first, DAYS_SHOWN) <= day) first = addDays(first, DAYS_SHOWN)
  return first
}

/** The soonest day from `from` on that has places. */
export function soonestFree(free: ReadonlyMap<Day, number>, from: Day): Day | undefined {
  return [...free].filter(([day, places]) => places > 0 && day >= from).sort(([a], [b]) => a.localeCompare(b))[0]?.[0]
}
