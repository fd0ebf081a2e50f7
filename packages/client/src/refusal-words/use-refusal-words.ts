import { failureOf } from '../api/call-failure.ts'
import { useWords } from '../words.tsx'
import type { RefusalWords } from './messages.ru.ts'

/** Turns any error of a query or mutation into what happened and what to do next. */
export function useRefusalWords(): (error: unknown) => RefusalWords {
  const words = useWords('refusals')
  return error => {
    const { code, facts, message } = failureOf(error)
    return words[code](facts, message)
  }
}
