// Missed visits close online booking.
import { addMonths, type Day } from './days.ts'

/** Above this share, in percent, online booking is closed [9.02]. */
export const NO_SHOW_PERCENT = 5
/** With fewer visits booked online in the last twelve months the share says nothing yet. */
export const NO_SHOW_COUNTED_FROM = 10

/** So long a visit counts. */
export const NO_SHOW_MONTHS = 12

/** The first day whose visits count. */
export function noShowsSince(today: Day): Day {
  return addMonths(today, -NO_SHOW_MONTHS)
}

function isOver(missed: number, booked: number): boolean {
  return booked >= NO_SHOW_COUNTED_FROM && missed * 100 > booked * NO_SHOW_PERCENT
}

/**
 * Both counts are of visits booked online in the last twelve months. 'warning': the next visit, booked or missed, would close
 * online booking, so nobody is banned without having been warned. `missed` may be 0 then: word it as a notice.
 */
export function judgeNoShow({ missed, booked12Months }: { missed: number; booked12Months: number }): 'fine' | 'warning' | 'banned' {
  if (isOver(missed, booked12Months)) return 'banned'
  const isNear = isOver(missed + 1, booked12Months) || isOver(missed + 1, booked12Months + 1)
  return isNear ? 'warning' : 'fine'
}
