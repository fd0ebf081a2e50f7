import { failureOf } from '../api/call-failure.ts'
import { type AllWords, useWords } from '../words.tsx'
import type { RefusalWords } from './everyday/messages.ru.ts'

/** Turns any error of a query or mutation into what happened and what to do next. */
export function useRefusalWords(): (error: unknown) => RefusalWords {
  // Around the sign-in only the everyday refusals have words; a page has them all.
  const words: Partial<AllWords['refusals']> = useWords('refusals')
  return error => {
    const { code, facts, message } = failureOf(error)
    const word = words[code] ?? words.UNEXPECTED_PROBLEM
    if (!word) throw new Error('an unexpected problem has no words')
    return word(facts, message)
  }
}
