import type { Day } from '@vizit/rules/days'
import { dayNamesBe as names } from './messages.be.ts'
import type { DayLanguage } from './spoken-days.ts'

const MONDAY_FIRST = 6

/** Belarusian days for `show-day.ts`, the same in every browser: «пятніца», «пт», «лістапад», «20 лістапада». */
export const writeDayBe: Exclude<DayLanguage, string> = (day: Day, { weekday, day: number, month }) => {
  const date = new Date(`${day}T00:00:00Z`)
  if (weekday) return (weekday === 'long' ? names.weekdays : names.weekdaysShort)[(date.getUTCDay() + MONDAY_FIRST) % 7]!
  const name = (number ? names.monthsOf : names.months)[date.getUTCMonth()]!
  const shown = month === 'short' ? name.slice(0, 3) : name
  return number ? `${date.getUTCDate()} ${shown}` : shown
}
