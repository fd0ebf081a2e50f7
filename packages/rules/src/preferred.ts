// What a patient would like of a visit before choosing one: how soon, at what hours, and whom the doctor is to see.
import { addDays, type Day, timetableWindow } from './days.ts'

/** [3.96] 0 any, else so many days from today, today among them. */
export const PREFERRED_DATES = [0, 3, 7, 30] as const
export type PreferredDates = (typeof PREFERRED_DATES)[number]

/** [3.97] 0 any, else a place in `PREFERRED_HOURS`. */
export const PREFERRED_TIMES = [0, 1, 2, 3, 4] as const
export type PreferredTimes = (typeof PREFERRED_TIMES)[number]

/** Hours of Minsk. A visit belongs to the hours in which it begins: at 10:00 it is the second. */
const PREFERRED_HOURS = [
  { from: 6, to: 10 },
  { from: 10, to: 14 },
  { from: 14, to: 18 },
  { from: 18, to: 22 }
] as const

/** [3.37] 0 adults and children (whoever the doctor sees), 1 adults, 2 children. */
export const PROFILE_FILTERS = [0, 1, 2] as const
export type ProfileFilter = (typeof PROFILE_FILTERS)[number]

/** [3.96] Days, both inclusive; any is the whole timetable. */
export function preferredDays(dates: PreferredDates, today: Day): { from: Day; to: Day } {
  const open = timetableWindow(today)
  return dates === 0 ? open : { from: today, to: addDays(today, dates - 1) }
}

/** [3.97] From this full hour on, and before that one; null: any hour. */
export function preferredHours(times: PreferredTimes): { from: number; to: number } | null {
  return times === 0 ? null : PREFERRED_HOURS[times - 1]!
}
