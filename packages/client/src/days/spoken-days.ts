// What a face says its days in. Apart from the words of days, which the first page of a face does not say.
import type { Day } from '@vizit/rules/days'

/** A locale, or for a language that a browser may not know whoever writes its days. */
export type DayLanguage = string | ((day: Day, options: Intl.DateTimeFormatOptions) => string)

let spoken: DayLanguage | undefined

/** Days are said in this language from now on; a face says it once, before it draws anything. */
export function speakDays(language: DayLanguage): void {
  spoken = language
}

/** A face that has named no language fails at its first day, instead of saying Russian to everybody. */
export function spokenDays(): DayLanguage {
  if (spoken === undefined) throw new Error('speakDays first')
  return spoken
}
