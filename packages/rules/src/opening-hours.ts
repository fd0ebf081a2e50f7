// Opening hours as a drug-search service writes them, and whether a place is open now. Words that are not understood are shown as they are, and judged not at all.
import { addDays, type Day, minskDay, minskTime, weekdayOf } from './days.ts'

/** 'HH:MM'; what closes after midnight closes later than '24:00': 20:00 to 2:00 is '20:00' to '26:00'. */
type Opening = { opens: string; closes: string }
/** By weekday, Monday first; none: closed. */
export type WeekHours = readonly (readonly Opening[])[]

export type OpenState =
  /** `until` 'HH:MM', '24:00' at the most; null: not within a day from now. */
  | { kind: 'open'; until: string | null }
  /** `day` is the next day with hours, today too; null: none. */
  | { kind: 'closed'; opens: { day: Day; at: string } | null }

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const ALWAYS: Opening = { opens: '00:00', closes: '24:00' }
const RANGE = /^(\d{1,2})[:.](\d{2})-(\d{1,2})[:.](\d{2})$/
const DAY_MINUTES = 24 * 60

/** 'пн–пт 8:00–21:00; сб, вс: 9:00–20:00', 'ежедневно 8:00–13:00, 14:00–2:00', 'круглосуточно'; null where a part is not understood. */
export function readHours(text: string): WeekHours | null {
  const tidy = text
    .toLocaleLowerCase('ru')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/([\s:;,])с\s+(?=\d)/g, '$1')
    .replaceAll(/(\d)\s+до\s+(?=\d)/g, '$1-')
    .replaceAll(/\s*([-,;])\s*/g, '$1')
    // The colon after days, and the comma between parts.
    .replaceAll(/([а-я.])\s*:\s*/g, '$1 ')
    .replaceAll(/(\d|круглосуточно|выходной),(?=[а-я])/g, '$1;')
    .trim()
  if (tidy === 'круглосуточно') return DAYS.map(() => [ALWAYS])
  const week: (Opening[] | undefined)[] = DAYS.map(() => undefined)
  let weekdays: number[] | null = null
  for (const part of tidy.split(';').filter(Boolean)) {
    const words = part.split(/\s+/)
    // Hours without days are more hours of the days before.
    weekdays = /^\d/.test(words[0]!) ? weekdays : daysOf(words.shift()!)
    const hours = openingsOf(words.join(' '))
    if (weekdays === null || hours === null) return null
    for (const at of weekdays) week[at] = together(week[at] ?? [], hours)
  }
  return week.some(one => one !== undefined) ? week.map(one => one ?? []) : null
}

function daysOf(text: string): number[] | null {
  if (text === 'ежедневно') return DAYS.map((_, at) => at)
  const found: number[] = []
  for (const piece of text.split(',')) {
    const [from, to = from] = piece.split('-').map(day => DAYS.indexOf(day.replace('.', '')))
    if (from === undefined || to === undefined || from < 0 || to < from) return null
    for (let at = from; at <= to; at++) found.push(at)
  }
  return found
}

/** None: a day off. Null: not understood. */
function openingsOf(text: string): Opening[] | null {
  if (text === 'выходной') return []
  if (text === 'круглосуточно') return [ALWAYS]
  const found = text.split(',').map(openingOf)
  return found.every(one => one !== null) ? found : null
}

function openingOf(text: string): Opening | null {
  const [, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(text)?.map(Number) ?? []
  if (fromHour === undefined || fromHour > 23 || toHour! > 24 || fromMinute! > 59 || toMinute! > (toHour === 24 ? 0 : 59)) return null
  const [opens, closes] = [fromHour * 60 + fromMinute!, toHour! * 60 + toMinute!]
  return { opens: clock(opens), closes: clock(closes > opens ? closes : closes + DAY_MINUTES) }
}

/** Two parts of a day; what overlaps, or says that it is a day off, is said anew. */
function together(before: readonly Opening[], more: readonly Opening[]): Opening[] {
  const isApart = more.length > 0 && before.every(one => more.every(other => one.closes <= other.opens || other.closes <= one.opens))
  return isApart ? [...before, ...more] : [...more]
}

/** Every day, around the clock. */
export function isRoundTheClock(text: string): boolean {
  return readHours(text)?.every(([one]) => one !== undefined && minutesOf(one.closes) - minutesOf(one.opens) === DAY_MINUTES) ?? false
}

/** Open or closed at that moment of Minsk, and until when. Null where the hours are not understood. */
export function openState(text: string, now: Date): OpenState | null {
  const week = readHours(text)
  if (!week) return null
  const [today, time] = [minskDay(now), minutesOf(minskTime(now))]
  const stretches = stretchesOf(week, today)
  const open = stretches.find(({ from, to }) => from <= time && time < to)
  if (open) return { kind: 'open', until: open.to - time > DAY_MINUTES ? null : clock(((open.to - 1) % DAY_MINUTES) + 1) }
  const next = stretches.find(({ from }) => from > time)
  if (!next) return { kind: 'closed', opens: null }
  return { kind: 'closed', opens: { day: addDays(today, Math.floor(next.from / DAY_MINUTES)), at: clock(next.from % DAY_MINUTES) } }
}

/** When it is open from yesterday to a week ahead, in minutes since today's midnight; what goes on without a break is one stretch. */
function stretchesOf(week: WeekHours, today: Day): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (let ahead = -1; ahead <= 7; ahead++) {
    const hours = week[weekdayOf(addDays(today, ahead)) - 1]!.toSorted((a, b) => a.opens.localeCompare(b.opens))
    for (const { opens, closes } of hours) {
      const [from, to] = [ahead * DAY_MINUTES + minutesOf(opens), ahead * DAY_MINUTES + minutesOf(closes)]
      const last = stretches.at(-1)
      if (last && from <= last.to) last.to = Math.max(last.to, to)
      else stretches.push({ from, to })
    }
  }
  return stretches
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
