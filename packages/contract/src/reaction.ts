// What a face does about a refusal besides showing its words. The specification leaves it open for many codes [8.106]; here every code has one.
import { REFUSALS, type RefusalCode } from './refusal.ts'

/**
 * sign-in: the session is over; back to this very place after it. update: load the new version. wait: a moment to come again is told, and nothing is
 * tried before. try-again: the same request again, by a button. reload: what is shown is old, it is asked for anew. fix: the form stays filled, the
 * person changes something. support: nobody but the clinic, the insurer or we can help; the words say who.
 */
export type Reaction = 'sign-in' | 'update' | 'wait' | 'try-again' | 'reload' | 'fix' | 'support'

const BY_STATUS: Record<number, Reaction> = {
  401: 'sign-in',
  403: 'support',
  404: 'reload',
  409: 'reload',
  410: 'reload',
  423: 'support',
  426: 'update',
  429: 'wait',
  500: 'try-again',
  503: 'try-again'
}

/** The reaction to a refusal of ours, or to not having reached us. */
export function reactionTo(code: RefusalCode | 'NETWORK' | 'TIMEOUT'): Reaction {
  if (code === 'NETWORK' || code === 'TIMEOUT') return 'try-again'
  // Nobody signs in to mend it: a clinic's own system has to.
  if (code === 'SIGNATURE_IS_NOT_VALID') return 'support'
  return BY_STATUS[REFUSALS[code]] ?? 'fix'
}
