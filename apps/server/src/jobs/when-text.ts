// A moment and a day as every message to a person says them. Node need not know the calendar of each language: its words are among ours.
import { addDays, type Day, minskDay, minskTime, showDay, weekdayOf } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { wordsOf } from '../words/words-of.ts'

/** So many days ahead a day and a month name one day only, whoever reads them. */
const DAYS_WITHOUT_YEAR = 335

/** 'пт, 20 ноября, 14:30', time of Minsk; with its year where the day is over, or further away than eleven months from `now`. */
export function whenText(startsAt: string, now: Date, language: Language): string {
  const words = wordsOf('jobs', language)
  const at = new Date(startsAt)
  const [day, today] = [minskDay(at), minskDay(now)]
  const isNear = day >= today && day <= addDays(today, DAYS_WITHOUT_YEAR)
  const date = isNear ? dayAndMonth(day, language) : words.withYear(dayAndMonth(day, language), day.slice(0, 4))
  return `${words.dayOfWeek(words.weekdays[weekdayOf(day) - 1]!, date)}, ${minskTime(at)}`
}

/** '20.11.2026', '20 Nov 2026' */
export function dayText(day: Day, language: Language): string {
  return wordsOf('jobs', language).date(dayAndMonth(day, language), day.slice(0, 4), showDay(day))
}

/** The text of a letter, which begins as all do. */
export function greeted(text: string, language: Language): string {
  return `${wordsOf('jobs', language).hello}\n\n${text}`
}

function dayAndMonth(day: Day, language: Language): string {
  return `${Number(day.slice(8))} ${wordsOf('jobs', language).months[Number(day.slice(5, 7)) - 1]}`
}
