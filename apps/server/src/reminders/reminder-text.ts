// What a reminder says: time and place, nothing medical and nobody's name. A push says the time alone: it is read on a locked screen.
import { minskTime } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { oneLabel } from '@vizit/rules/one-line'
import { plural } from '@vizit/rules/plural'
import { cancelUntil } from '@vizit/rules/visits'
import { whenText } from '../jobs/when-text.ts'
import { wordsOf } from '../words/words-of.ts'

type Place = { starts_at: string; branch_name: string; branch_address: string }

/** One visit of a message, 'пт, 20 ноября, 14:30, Каштан, ул. Садовая, 1, отменить можно до 14:00'. */
export function visitLine(visit: Place, now: Date, language: Language): string {
  const until = minskTime(cancelUntil(visit.starts_at))
  const when = whenText(visit.starts_at, now, language)
  return wordsOf('reminders', language).line(when, oneLabel(visit.branch_name), oneLabel(visit.branch_address), until)
}

/** Subject, text and push of a reminder; `startsAt` of its visits, the soonest first. */
export function reminderText(startsAt: readonly string[], now: Date, language: Language): { subject: string; text: string; brief: string } {
  const words = wordsOf('reminders', language)
  const first = whenText(startsAt[0]!, now, language)
  if (startsAt.length === 1) return { subject: words.subject, text: words.text('{visits}', '{link}'), brief: words.brief(first) }
  const count = plural(language, startsAt.length, words.count)
  return { subject: words.subjectOfMany, text: words.textOfMany('{visits}', '{link}'), brief: words.briefOfMany(count, first) }
}
