import { expect, test } from 'vitest'
import { keepFor } from './keep-for.ts'

const START = Date.parse('2026-11-20T08:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

/** Says how often each name was made. */
function counting(size: number) {
  const made = new Map<string, number>()
  const make = (name: string) => async () => {
    made.set(name, (made.get(name) ?? 0) + 1)
    return Buffer.alloc(size)
  }
  return { make, timesOf: (name: string) => made.get(name) ?? 0 }
}

test('things that weigh nothing are bounded by their number: the oldest is made anew, the newest is not', async () => {
  const kept = keepFor(30, 1_000_000, 3)
  const { make, timesOf } = counting(0)
  for (const name of ['a', 'b', 'c', 'd', 'd', 'b', 'a']) await kept(name, at(0), make(name))
  expect(['a', 'b', 'c', 'd'].map(timesOf)).toEqual([2, 1, 1, 1])
})

test('an empty thing is not free: what it takes beside its content counts as bytes', async () => {
  const kept = keepFor(30, 2_500, 1_000)
  const { make, timesOf } = counting(0)
  for (const name of ['a', 'b', 'c', 'a']) await kept(name, at(0), make(name))
  expect(['a', 'b', 'c'].map(timesOf)).toEqual([2, 1, 1])
})

test('what is no longer of use is let go of by whatever is asked next, and what is too large is not kept', async () => {
  const kept = keepFor(30, 50_000, 1_000)
  const { make, timesOf } = counting(100)
  await kept('a', at(0), make('a'))
  await kept('a', at(29), make('a'))
  await kept('b', at(30), make('b'))
  await kept('a', at(31), make('a'))
  expect([timesOf('a'), timesOf('b')]).toEqual([2, 1])
  const large = counting(60_000)
  await kept('large', at(31), large.make('large'))
  await kept('large', at(31), large.make('large'))
  expect(large.timesOf('large')).toBe(2)
  // a clock that is set back keeps nothing for longer
  await kept('b', at(-3_600), make('b'))
  expect(timesOf('b')).toBe(2)
})

test('all who ask meanwhile get the one that is being made, and a failure is not kept', async () => {
  const kept = keepFor(30, 50_000, 10)
  const { make, timesOf } = counting(1)
  await Promise.all([1, 2, 3].map(() => kept('a', at(0), make('a'))))
  expect(timesOf('a')).toBe(1)
  await expect(kept('b', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await kept('b', at(0), make('b'))
  expect(timesOf('b')).toBe(1)
})
