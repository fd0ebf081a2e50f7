// Texts of the messages about a visit. They name the time and the place and nothing medical: an SMS is read on a locked screen.
import { minskTime } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { oneLabel } from '@vizit/rules/one-line'
import { cancelUntil } from '@vizit/rules/visits'
import { whenText } from '../jobs/when-text.ts'
import { wordsOf } from '../words/words-of.ts'

type At = { starts_at: string; branch_name: string }
type Where = At & { branch_address: string }

/** The parts of the sentences, in the order in which they have them. */
const when = (visit: At, now: Date, language: Language) => whenText(visit.starts_at, now, language)
const branch = (visit: At) => oneLabel(visit.branch_name)
const place = (visit: Where) => `${oneLabel(visit.branch_name)}, ${oneLabel(visit.branch_address)}`
const until = (visit: At) => minskTime(cancelUntil(visit.starts_at))

export function bookedText(visit: Where, now: Date, language: Language): string {
  return wordsOf('booking', language).booked(when(visit, now, language), place(visit), until(visit))
}

export function failedText(visit: Where, now: Date, language: Language): string {
  return wordsOf('booking', language).failed(when(visit, now, language), branch(visit))
}

export function stillWaitingText(visit: Where, now: Date, language: Language): string {
  return wordsOf('booking', language).stillWaiting(when(visit, now, language), branch(visit))
}

export function movedText(visit: Where, now: Date, language: Language): string {
  return wordsOf('booking', language).moved(when(visit, now, language), place(visit), until(visit))
}

/** `visit` stands where it stood; `wanted` is the start that did not come about. */
export function notMovedText(visit: At, wanted: string, now: Date, language: Language): string {
  return wordsOf('booking', language).notMoved(whenText(wanted, now, language), when(visit, now, language), branch(visit))
}

export function cancelledText(visit: At, now: Date, language: Language): string {
  return wordsOf('booking', language).cancelled(when(visit, now, language), branch(visit))
}

export function cancelledByClinicText(visit: At, now: Date, language: Language): string {
  return wordsOf('booking', language).cancelledByClinic(when(visit, now, language), branch(visit))
}

/** `visit` as it stands now; `was` is the start that it had. */
export function movedByClinicText(visit: Where, was: string, now: Date, language: Language): string {
  return wordsOf('booking', language).movedByClinic(whenText(was, now, language), when(visit, now, language), place(visit), until(visit))
}
