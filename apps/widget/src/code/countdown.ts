// How long the time is still held, by the server's clock.
import type { Failure } from '@vizit/client/api/call-failure'
import { secondsLeft } from '@vizit/rules/hold'
import type { Held } from '../booking-state.ts'
import type { Language } from '../shell/language.tsx'
import { refusalWords } from '../shell/refusal.ts'

/** Seconds. `receivedAt`: what the device's clock said when the answer came; it may be wrong, so only its course is used. */
export function countdown(
  held: Pick<Held, 'heldUntil' | 'now' | 'resendAfterSeconds'>,
  receivedAt: Date,
  now: Date
): { holdLeft: number; holdTotal: number; resendIn: number } {
  const passed = Math.max(0, now.getTime() - receivedAt.getTime())
  const server = new Date(Date.parse(held.now) + passed)
  return {
    holdLeft: secondsLeft(held.heldUntil, server),
    holdTotal: secondsLeft(held.heldUntil, new Date(held.now)),
    resendIn: Math.max(0, Math.ceil(held.resendAfterSeconds - passed / 1000))
  }
}

/** What stands at the field of the code; null for what does not concern it. */
export function codeError(failure: Failure, language: Language): string | null {
  const { code, facts } = failure
  const { words } = language
  if (code === 'INVALID_CODE')
    return facts.left === 0 ? words.codeSpent : typeof facts.left === 'number' ? words.codeLeft(facts.left) : sentence(failure, language)
  return code === 'CODE_EXPIRED' ? sentence(failure, language) : null
}

function sentence(failure: Failure, language: Language): string {
  const { title, text } = refusalWords(failure, language)
  return `${title}. ${text}`
}
