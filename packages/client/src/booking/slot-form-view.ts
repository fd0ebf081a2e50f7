// Everything the form of a slot can be.
import { type FailureCode, failureOf } from '../api/call-failure.ts'
import type { HoldView } from './hold-view.ts'

export type SlotFormView =
  /** The form itself, with the hold as far as it goes. */
  | { kind: 'form'; hold: Extract<HoldView, { kind: 'asking' | 'held' | 'failed' }> }
  | { kind: 'hold-ended' }
  /** [8.19] Somebody was quicker: other times are offered in place. */
  | { kind: 'busy' }
  | { kind: 'gone' }
  /** Nobody can book this slot online. */
  | { kind: 'closed'; error: unknown }

/** What went wrong with the last try to book. */
export type BookingProblem =
  | { kind: 'none' }
  /** [8.93] */
  | { kind: 'already-booked' }
  /** Nobody knows whether it came through: the same booking is sent again. */
  | { kind: 'lost' }
  /** [5.40] The patient's age does not suit: another doctor is needed. */
  | { kind: 'unfit'; code: 'ADULT_DOCTOR' | 'CHILD_DOCTOR' | 'AGE_LIMITS_ISSUE' }
  | { kind: 'agreement' }
  /** The clinic has changed the service since it was shown. */
  | { kind: 'service-changed' }
  /** `not-booked`: the server has said so. Of what broke on the way nobody can say it. */
  | { kind: 'refused'; outcome: 'not-booked' | 'unknown'; error: unknown }

export function slotFormView(hold: HoldView, bookError: unknown): SlotFormView {
  if (bookError && failureOf(bookError).code === 'TIMESLOT_IS_BUSY') return { kind: 'busy' }
  switch (hold.kind) {
    case 'ended':
      return { kind: 'hold-ended' }
    case 'busy':
    case 'gone':
      return { kind: hold.kind }
    case 'refused':
      return { kind: 'closed', error: hold.error }
    case 'asking':
    case 'held':
    case 'failed':
      return { kind: 'form', hold }
  }
}

const BROKEN: ReadonlySet<FailureCode> = new Set<FailureCode>(['SERVICE_UNAVAILABLE', 'UNEXPECTED_PROBLEM'])

export function bookingProblem(error: unknown): BookingProblem {
  if (!error) return { kind: 'none' }
  const { code, facts } = failureOf(error)
  if (code === 'INVALID_STATE' && facts.reason === 'service-changed') return { kind: 'service-changed' }
  // Other times are offered instead of a sentence.
  if (code === 'TIMESLOT_IS_BUSY') return { kind: 'none' }
  if (code === 'VISITOR_ALREADY_BOOKED') return { kind: 'already-booked' }
  if (code === 'NETWORK' || code === 'TIMEOUT') return { kind: 'lost' }
  if (code === 'ADULT_DOCTOR' || code === 'CHILD_DOCTOR' || code === 'AGE_LIMITS_ISSUE') return { kind: 'unfit', code }
  if (code === 'CONSENT_REQUIRED') return { kind: 'agreement' }
  return { kind: 'refused', outcome: BROKEN.has(code) ? 'unknown' : 'not-booked', error }
}
