// The one source of chance in the generated data: the same seed gives the same bytes on every machine.

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
  /** Picks by weights that need not add up to anything. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
  shuffled<T>(list: readonly T[]): T[]
}

/** mulberry32 over a hash of the seed. */
export function makeRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return mulberry(state)
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T
  return {
    next,
    whole,
    pick,
    chance: share => next() < share,
    weighted: (list, weight) => {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0)
      for (const item of list) {
        left -= weight(item)
        if (left < 0) return item
      }
      return list[list.length - 1] as (typeof list)[number]
    },
    shuffled: list => {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = whole(0, last)
        const kept = copy[last] as (typeof copy)[number]
        copy[last] = copy[other] as (typeof copy)[number]
        copy[other] = kept
      }
      return copy
    }
  }
}

/**
 * Chance without a stream: from 0 up to 1, always the same for the same three whole numbers. A day of the timetable is made from it, so that
 * a day added next month equals the one that would have been made today.
 */
export function scatter(first: number, second: number, third: number): number {
  let mixed = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b)
  mixed = Math.imul((mixed ^ (mixed >>> 13)) + second, 0xc2b2ae35)
  mixed = Math.imul((mixed ^ (mixed >>> 16)) + third, 0x27d4eb2f)
  return mulberry(mixed ^ (mixed >>> 15))
}

function mulberry(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
