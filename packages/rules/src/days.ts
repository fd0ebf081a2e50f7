// Calendar days and clock times of Europe/Minsk [9.46]. A day is text, so that no browser time zone can move it.

/**
 * A Minsk calendar day, 'YYYY-MM-DD'. Functions that take one throw a RangeError when it reads as no day; the 30th of February reads as
 * the 2nd of March: check with `isDay` first.
 */
export type Day = string

/** The slot timetable is open from today to two months ahead [9.12]. */
export const TIMETABLE_MONTHS = 2
/** No birthday lies before it [5.19 9.45]. */
export const EARLIEST_DATE: Day = '1900-01-01'

const DAY_MS = 86_400_000
/** Minsk has been at UTC+3 without summer time since this instant, so plain arithmetic is right (and fast) from here on. */
const FIXED_SINCE = Date.UTC(2011, 2, 27)
const FIXED_OFFSET = 3 * 3_600_000

let earlier: Intl.DateTimeFormat | undefined

/** How many ms Minsk was ahead of UTC. Before 2011-03-27 offsets differed (summer time, Moscow time), and only Intl knows them. */
function offsetAt(ms: number): number {
  if (ms >= FIXED_SINCE) return FIXED_OFFSET
  earlier ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Minsk',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  })
  const part: Record<string, number> = {}
  for (const { type, value } of earlier.formatToParts(ms)) part[type] = Number(value)
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second) - Math.floor(ms / 1000) * 1000
}

/** As the wire carries an instant: '2026-11-24T07:20:00Z'. */
export function instantText(at: Date): string {
  return at.toISOString().replace('.000Z', 'Z')
}

function minskIso(instant: Date): string {
  const ms = instant.getTime()
  return new Date(ms + offsetAt(ms)).toISOString()
}

/** The Minsk day of an instant: 2026-11-20T22:00:00Z is already '2026-11-21'. */
export function minskDay(instant: Date): Day {
  return minskIso(instant).slice(0, 10)
}

/** The Minsk clock at an instant, 'HH:MM'. */
export function minskTime(instant: Date): string {
  return minskIso(instant).slice(11, 16)
}

/**
 * The instant at which Minsk clocks show `time` ('HH:MM') on `day`. In the years of summer time, 1991 to 2011: a time that spring skipped means
 * the same wait after midnight, of a time that autumn gave twice the first is meant.
 */
export function minskInstant(day: Day, time: string): Date {
  if (!isTime(time)) throw new RangeError(`not a time: ${time}`)
  const shown = startMs(day) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000
  return new Date(shown - offsetAt(shown - FIXED_OFFSET))
}

/** Midnight UTC of a day: the number on which day arithmetic is done. */
function startMs(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}

/** 'YYYY-MM-DD' that exists in the calendar: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && dayOf(ms) === text
}

/** 'HH:MM' of a 24-hour clock [5.22]. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function addDays(day: Day, n: number): Day {
  return dayOf(startMs(day) + n * DAY_MS)
}

/** The same date n months on; where that month is shorter, its last day: 2026-01-31 + 1 = 2026-02-28. */
export function addMonths(day: Day, n: number): Day {
  const date = new Date(startMs(day))
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + n)
  const last = new Date(date)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(wanted, last.getUTCDate()))
  return dayOf(date.getTime())
}

/** Days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: Day, b: Day): number {
  return (startMs(b) - startMs(a)) / DAY_MS
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(startMs(day)).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** The Monday of the day's week. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/** Both days inclusive [9.12]. */
export function timetableWindow(today: Day): { from: Day; to: Day } {
  return { from: today, to: addMonths(today, TIMETABLE_MONTHS) }
}

/** Start not after end [5.21]. One and the same day is a range. */
export function judgeDayRange(from: Day, to: Day): 'ok' | 'start-after-end' {
  return from > to ? 'start-after-end' : 'ok'
}

/** [5.19 5.20 9.45] Today is a possible birthday. */
export function judgeBirthday(text: string, today: Day): 'ok' | 'not-a-date' | 'too-early' | 'in-the-future' {
  if (!isDay(text)) return 'not-a-date'
  if (text < EARLIEST_DATE) return 'too-early'
  return text > today ? 'in-the-future' : 'ok'
}

/** What a date field holds, 'dd.mm.yyyy', as a day; undefined when it does not match the mask or no such day exists [5.16 5.17]. */
export function readDay(typed: string): Day | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(typed.trim())
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : ''
  return isDay(day) ? day : undefined
}

/** '2026-11-20' as the date field shows it: '20.11.2026' [5.16]. */
export function showDay(day: Day): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}
