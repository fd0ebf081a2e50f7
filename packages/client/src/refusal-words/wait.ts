import type { Facts } from '@vizit/contract/refusal'

const HOURS_FROM_MINUTES = 120

export type Wait = { n: number; unit: 'second' | 'minute' | 'hour' }

/** [4.06] [8.28] The wait that is really left, in the unit in which one says it. Rounded up, never too early. */
export function roundWait(seconds: number): Wait {
  if (seconds < 90) return { n: Math.max(1, Math.ceil(seconds)), unit: 'second' }
  const minutes = Math.ceil(seconds / 60)
  return minutes < HOURS_FROM_MINUTES ? { n: minutes, unit: 'minute' } : { n: Math.ceil(minutes / 60), unit: 'hour' }
}

/** Seconds to wait, from `retryAfter` (seconds) or `minutes`; undefined when neither is said. */
export function waitOf({ retryAfter, minutes }: Facts): number | undefined {
  if (typeof retryAfter === 'number') return retryAfter
  return typeof minutes === 'number' ? minutes * 60 : undefined
}
