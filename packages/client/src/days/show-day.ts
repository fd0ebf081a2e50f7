// Days and times of Europe/Minsk in words. Days are 'YYYY-MM-DD', instants UTC ISO texts; nothing here looks at the clock.
import { type Day, minskDay, minskTime } from '@vizit/rules/days'
import { type DayLanguage, spokenDays } from './spoken-days.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(day: Day, locale: DayLanguage, options: Intl.DateTimeFormatOptions): string {
  if (typeof locale === 'function') return locale(day, options)
  const key = locale + JSON.stringify(options)
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(key, known)
  }
  return known.format(Date.parse(`${day}T00:00:00Z`))
}

/** The day an instant falls on in Minsk. */
export function dayOf(instant: string): Day {
  return minskDay(new Date(instant))
}

/** The first letter large: «Пятница, 20 ноября» at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** The whole weekday, as it stands inside a sentence. */
export function showWeekday(day: Day, locale: DayLanguage = spokenDays()): string {
  return format(day, locale, { weekday: 'long' })
}

/** Longer months do not fit the stub of a ticket: «кастрычніка», «September». */
const STUB_MONTH_LETTERS = 8

/** Two or three letters of the weekday, as on the stub of a ticket. */
export function showWeekdayShort(day: Day, locale: DayLanguage = spokenDays()): string {
  return format(day, locale, { weekday: 'short' })
}

/** The number of the day without a leading zero. */
export function showDayNumber(day: Day): string {
  return String(Number(day.slice(8)))
}

/** The month as it stands after the number on the stub of a ticket: whole, or short where the whole would break: «ліст.», for «ліс» is a fox. */
export function showMonthOf(day: Day, locale: DayLanguage = spokenDays()): string {
  const whole = format(day, locale, { day: 'numeric', month: 'long' }).replace(/^\d+\s*/, '')
  return whole.length <= STUB_MONTH_LETTERS ? whole : `${whole.slice(0, 4)}.`
}

/** The month in three letters, as beside the first of it in a calendar. */
export function showMonthShort(day: Day, locale: DayLanguage = spokenDays()): string {
  return format(day, locale, { day: 'numeric', month: 'short' })
    .replace(/^\d+\s*/, '')
    .replace('.', '')
    .slice(0, 3)
}

/** «20 ноября»; with the year when it is not that of `today`. */
export function showDate(day: Day, today?: Day, locale: DayLanguage = spokenDays()): string {
  const date = format(day, locale, { day: 'numeric', month: 'long' })
  return today && today.slice(0, 4) !== day.slice(0, 4) ? `${date} ${day.slice(0, 4)}` : date
}

/** «пятница, 20 ноября» */
export function showFullDay(day: Day, today?: Day, locale: DayLanguage = spokenDays()): string {
  return `${showWeekday(day, locale)}, ${showDate(day, today, locale)}`
}

/** «14:30» in Minsk */
export function showTime(instant: string): string {
  return minskTime(new Date(instant))
}

/** «14:30» of today, «20 ноября, 14:30» of another day. */
export function showTimeOf(instant: string, today: Day): string {
  const day = dayOf(instant)
  return day === today ? showTime(instant) : `${showDate(day, today)}, ${showTime(instant)}`
}

/** «14:30–14:50» */
export function showTimes(start: string, end: string): string {
  return `${showTime(start)}–${showTime(end)}`
}

/** «пятница, 20 ноября, 14:30» */
export function showMoment(instant: string, today?: Day, locale: DayLanguage = spokenDays()): string {
  return `${showFullDay(dayOf(instant), today, locale)}, ${showTime(instant)}`
}

/** «Ноябрь — декабрь» of the first and last day in view; one month alone stands once. */
export function showMonths(first: Day, last: Day, locale: DayLanguage = spokenDays()): string {
  const from = format(first, locale, { month: 'long' })
  const to = format(last, locale, { month: 'long' })
  return capital(from === to ? from : `${from} — ${to}`)
}

/** Monday to Sunday, short to show and full to read. */
export function weekdayNames(locale: DayLanguage = spokenDays()): { short: string; full: string }[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = `2024-01-0${at + 1}`
    return { short: showWeekdayShort(day, locale), full: showWeekday(day, locale) }
  })
}

/** Whether the clock of the device stands in another zone than Minsk; the zone is then named [R39]. */
export function isElsewhere(now: Date): boolean {
  return minskTime(now) !== `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
}

/** Seconds as «4:12». */
export function showCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
