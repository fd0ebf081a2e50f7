// The id of a medical card. Apart from the other codes: every page carries those.
import type { CodeVerdict } from './codes.ts'

/** [5.52 9.42] */
export const CARD_ID_LENGTH = 16

/** What is kept of a typed card id: spaces between groups do not count. */
export function cardDigits(text: string): string {
  return text.replace(/\s/g, '')
}

/** Medical card id: sixteen digits; spaces between groups do not count [5.52] [9.42]. */
export function judgeCardId(text: string): CodeVerdict {
  const digits = cardDigits(text)
  if (/\D/.test(digits)) return 'not-digits'
  return digits.length === CARD_ID_LENGTH ? 'ok' : 'wrong-length'
}
