// What the form says about its slot: is it held, for how long, or why not.
import type { Hold } from '@vizit/contract/booking'
import { judgeProlong, secondsLeft } from '@vizit/rules/hold'
import { type FailureCode, failureOf } from '../api/call-failure.ts'

/** `aheadMs`: how far the server's clock was ahead of the device's when it answered. */
export type HeldSlot = { hold: Hold; aheadMs: number }

export type HoldView =
  | { kind: 'asking' }
  | { kind: 'held'; secondsLeft: number; totalSeconds: number }
  | { kind: 'ended' }
  | { kind: 'busy' }
  /** There is no such time, or it has begun. */
  | { kind: 'gone' }
  /** No answer: asking again may help. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'refused'; error: unknown }

/** The server did not say yes or no. */
const NO_ANSWER: ReadonlySet<FailureCode> = new Set<FailureCode>(['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE', 'UNEXPECTED_PROBLEM'])

/** In the last minute a form that is being used prolongs its hold. */
const PROLONG_AT_SECONDS = 60

function serverNow(held: HeldSlot, now: Date): Date {
  return new Date(now.getTime() + held.aheadMs)
}

/** A countdown by the server's clock, so that it is right on a wrong device. */
export function holdView({ held, error }: { held: HeldSlot | undefined; error: unknown }, now: Date): HoldView {
  if (held) {
    const totalSeconds = held.hold.holdSeconds
    // The present that is shown may be a second older than the answer.
    const left = Math.min(totalSeconds, secondsLeft(held.hold.heldUntil, serverNow(held, now)))
    return left === 0 ? { kind: 'ended' } : { kind: 'held', secondsLeft: left, totalSeconds }
  }
  if (!error) return { kind: 'asking' }
  const { code } = failureOf(error)
  if (code === 'TIMESLOT_IS_BUSY') return { kind: 'busy' }
  if (code === 'NOT_FOUND') return { kind: 'gone' }
  return NO_ANSWER.has(code) ? { kind: 'failed', error } : { kind: 'refused', error }
}

/** Whether the one prolongation is due. */
export function shouldProlong(held: HeldSlot | undefined, now: Date): boolean {
  if (!held) return false
  const then = serverNow(held, now)
  return secondsLeft(held.hold.heldUntil, then) <= PROLONG_AT_SECONDS && judgeProlong(held.hold, then) === 'may-prolong'
}
