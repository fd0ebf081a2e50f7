// The days off of the whole country. On them the hours that are written for weekdays need not be true.
import { addDays, type Day } from './days.ts'

/** Month and day. */
const FIXED = new Set(['01-01', '01-02', '01-07', '03-08', '05-01', '05-09', '07-03', '11-07', '12-25'])
/** Radonitsa: the second Tuesday after Orthodox Easter. */
const RADONITSA_AFTER_EASTER = 9
/** By so many days the calendar of the church is behind, from 1900 to 2099. */
const BEHIND = 13

/** Is it a public holiday of Belarus? For the years 1900 to 2099. */
export function isHoliday(day: Day): boolean {
  return FIXED.has(day.slice(5)) || day === addDays(orthodoxEaster(Number(day.slice(0, 4))), RADONITSA_AFTER_EASTER)
}

/** The first Sunday after the first full moon of spring, by the calendar of the church. */
function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  // 22 March of the old calendar is the earliest.
  return addDays(`${year}-03-22`, moon + sunday + BEHIND)
}
