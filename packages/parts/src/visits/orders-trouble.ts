import { failureOf } from '@vizit/client/api/call-failure'
import type { AllWords } from '../words/words.tsx'

/** [8.16] What an answer above 399 to the orders says of itself: its message or its title; without either «Ошибка». */
export function ordersTrouble(words: Pick<AllWords['visits'], 'error'>, error: unknown): string {
  return failureOf(error).message ?? words.error
}
