// Chance that can be played again: the same seed gives the same run.

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both inclusive. */
  whole(from: number, to: number): number
  /** True in `share` of the cases. */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32: 32 bits of state are plenty for choosing moments and bytes. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, whole, chance: share => next() < share, pick: list => list[whole(0, list.length - 1)]! }
}
