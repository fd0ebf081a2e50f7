import type { CalendarLabels } from '@vizit/ui/calendar/month-calendar'

const RU = 'ru'

function at(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function said(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(RU, { timeZone: 'UTC', ...parts }).format(at(day))
}

const PLACES: Record<string, string> = { one: 'место', few: 'места', many: 'мест', other: 'места' }

export function places(count: number): string {
  return count === 0 ? 'мест нет' : `${count} ${PLACES[new Intl.PluralRules(RU).select(count)]}`
}

export const TODAY = '2026-11-17'

export const calendarLabels: CalendarLabels = {
  title: (first, last) => {
    const [from, to] = [said(first, { month: 'long' }), said(last, { month: 'long' })]
    return from === to ? from : `${from} — ${to}`
  },
  weekdays: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'].map((full, n) => ({
    full,
    short: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'][n]!
  })),
  dayName: day => `${day === TODAY ? 'сегодня, ' : ''}${said(day, { weekday: 'long', day: 'numeric', month: 'long' })}`,
  free: places,
  previous: 'Предыдущие недели',
  next: 'Следующие недели',
  monthShort: day => said(day, { month: 'short' }).replace('.', ''),
  legend: { many: 'много мест', few: '1–3 места' }
}

export function shortWeekday(day: string): string {
  return day === TODAY ? 'сегодня' : said(day, { weekday: 'short' })
}

const FREE = [3, 11, 2, 14, 3, 0, 16, 12, 3, 0, 9, 2, 0, 15, 14, 2, 11, 16, 3, 0, 15, 12, 13, 1, 9, 2, 0, 16, 16, 14, 16, 15, 4]

export const freeByDay = new Map(
  FREE.map((count, n) => [new Date(Date.UTC(2026, 10, 17 + n, 12)).toISOString().slice(0, 10), count] as const)
)

/** `4:12` of 252. */
export function figure(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const selectWords = {
  closeLabel: 'Закрыть',
  searchLabel: 'Найти',
  searchPlaceholder: 'Имя или специальность',
  clearLabel: 'Очистить',
  nothing: 'Ничего не нашлось',
  leftOut: (count: number) => `Ещё ${count} — уточните запрос`
}
