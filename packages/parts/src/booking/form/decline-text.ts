import { declineOf, worstDecline } from '@vizit/rules/decline'
import type { ru } from './messages.ru.ts'

type Words = Pick<typeof ru, 'declines' | 'declined'>

/**
 * The whole sentence about a person who cannot be booked: that of the heaviest reason [3.66]. A reason that has no words of ours is told by the
 * message it came with [8.44]; 'alone' reasons are not introduced as "booking for this patient is impossible" [3.64].
 */
export function declineText(reasons: readonly { code: number; weight?: number; message?: string }[], words: Words): string {
  const worst = worstDecline(reasons)
  const known = worst && declineOf(worst.code)
  if (known) return known.lead === 'alone' ? words.declines[known.word] : words.declined(words.declines[known.word])
  return words.declined(worst?.message?.trim() || words.declines.ADULT_DOCTOR)
}
