/** A calendar day 'YYYY-MM-DD'. */
export type Day = string

const DAY_MS = 86_400_000

function noonOf(day: Day): number {
  return Date.parse(`${day}T12:00:00Z`)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** The day `days` later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return dayOf(noonOf(day) + days * DAY_MS)
}

/** The Monday of the week in which `day` stands. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(noonOf(day)).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** `count` whole weeks, each of seven days from Monday, the first being that of `from`. */
export function weeksFrom(from: Day, count: number): Day[][] {
  const monday = mondayOf(from)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (__, weekday) => addDays(monday, week * 7 + weekday)))
}

/** On which page of `weeksOnPage` weeks `day` stands when page 0 starts with the week of `first`. Never below 0. */
export function pageOf(day: Day, first: Day, weeksOnPage: number): number {
  const weeks = Math.floor((noonOf(day) - noonOf(mondayOf(first))) / (7 * DAY_MS))
  return Math.max(0, Math.floor(weeks / weeksOnPage))
}

/** The number of the day in its month, without a leading zero. */
export function dayNumber(day: Day): number {
  return Number(day.slice(8))
}

/** Where an arrow, Home, End or Page key leads from `day`; undefined for other keys. */
export function dayAfterKey(key: string, day: Day, weeksOnPage: number): Day | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    case 'PageDown':
      return addDays(day, 7 * weeksOnPage)
    case 'PageUp':
      return addDays(day, -7 * weeksOnPage)
    default:
      return undefined
  }
}

/** `day` kept between `from` and `to`, both included. */
export function within(day: Day, from: Day, to: Day): Day {
  return day < from ? from : day > to ? to : day
}

/** How much the bar under a day says: nothing, 1 to 3 places, more. */
export function fillOf(free: number): 'none' | 'few' | 'many' {
  return free <= 0 ? 'none' : free <= 3 ? 'few' : 'many'
}
