import type { Failure } from '@vizit/client/api/call-failure'
import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import type { Language } from './language.tsx'

/** What happened and what to do next. */
export function refusalWords({ code, facts, message }: Failure, { refusals }: Language): RefusalWords {
  const word = Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.UNEXPECTED_PROBLEM
  return word(facts, message)
}
