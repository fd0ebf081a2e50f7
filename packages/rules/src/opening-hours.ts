// Opening hours as a drug-search service writes them, and whether a place is open now. Words that are not understood are shown as they are, and judged not at all.
import { addDays, type Day, minskDay, minskTime, weekdayOf } from './days.ts'

type Opening = { opens: string; closes: string }
/** By weekday, Monday first; null: closed. `closes` '24:00': until midnight, as late as a day goes. */
export type WeekHours = readonly (Opening | null)[]

export type OpenState =
  | { kind: 'open'; until: string | null }
  /** `day` is the next day with hours, today too; null: none. */
  | { kind: 'closed'; opens: { day: Day; at: string } | null }

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const ALWAYS: Opening = { opens: '00:00', closes: '24:00' }
const RANGE = /^(\d{1,2})[:.](\d{2})-(\d{1,2})[:.](\d{2})$/

/** 'пн–пт 8:00–21:00; сб, вс 9:00–20:00', 'ежедневно 8:00–22:00', 'круглосуточно'; null where a part is not understood. */
export function readHours(text: string): WeekHours | null {
  const tidy = text
    .toLocaleLowerCase('ru')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s*([-,;])\s*/g, '$1')
    .trim()
  if (tidy === 'круглосуточно') return DAYS.map(() => ALWAYS)
  const week: (Opening | null | undefined)[] = DAYS.map(() => undefined)
  for (const part of tidy.split(';').filter(Boolean)) {
    const [days = '', ...rest] = part.trim().split(/\s+/)
    const weekdays = daysOf(days)
    const hours = hoursOf(rest.join(' '))
    if (weekdays === null || hours === undefined) return null
    for (const at of weekdays) week[at] = hours
  }
  return week.some(one => one !== undefined) ? week.map(one => one ?? null) : null
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

/** Undefined: not understood. */
function hoursOf(text: string): Opening | null | undefined {
  if (text === 'выходной') return null
  if (text === 'круглосуточно') return ALWAYS
  const read = RANGE.exec(text)
  if (!read) return undefined
  const [opens, closes] = [`${read[1]!.padStart(2, '0')}:${read[2]}`, `${read[3]!.padStart(2, '0')}:${read[4]}`]
  const last = closes === '00:00' ? '24:00' : closes
  return opens < last && last <= '24:00' && read[2]! < '60' && read[4]! < '60' ? { opens, closes: last } : undefined
}

/** Open or closed at that moment of Minsk, and until when; `until` null: round the clock. Null where the hours are not understood. */
export function openState(text: string, now: Date): OpenState | null {
  const week = readHours(text)
  if (!week) return null
  if (week.every(one => one?.opens === '00:00' && one.closes === '24:00')) return { kind: 'open', until: null }
  const [today, time] = [minskDay(now), minskTime(now)]
  const of = (day: Day) => week[weekdayOf(day) - 1] ?? null
  const hours = of(today)
  if (hours && hours.opens <= time && time < hours.closes) return { kind: 'open', until: hours.closes }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead)
    const next = of(day)
    if (next && (ahead > 0 || time < next.opens)) return { kind: 'closed', opens: { day, at: next.opens } }
  }
  return { kind: 'closed', opens: null }
}
