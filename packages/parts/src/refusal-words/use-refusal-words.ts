import { type Failure, failureOf } from '@vizit/client/api/call-failure'
import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import { useSyncExternalStore } from 'react'
import { lateWords, onLateWords } from '../words/spoken-words.ts'
import { type AllWords, useWords } from '../words/words.tsx'

/** With the code, for whoever asks support about it. */
export type ToldRefusal = RefusalWords & { code: string }

/** Turns any error of a query or mutation into what happened and what to do next. */
export function useRefusalWords(): (error: unknown) => ToldRefusal {
  const tell = useFailureWords()
  return error => tell(failureOf(error))
}

/** The same of a failure that is known already. */
export function useFailureWords(): (failure: Failure) => ToldRefusal {
  // The everyday refusals have words at once, all of them soon after the page: nobody is refused anything before the page has asked for it.
  useSyncExternalStore(onLateWords, lateWords, lateWords)
  const words: Partial<AllWords['refusals']> = useWords('refusals')
  return ({ code, facts, message }) => {
    const word = words[code] ?? words.UNEXPECTED_PROBLEM
    if (!word) throw new Error('no words')
    return { ...word(facts, message), code }
  }
}
