import { expect, test } from 'vitest'
import { EVERYBODY } from '../../testing/test-choice.ts'
import { Assignments, type Chosen } from './assignments.ts'
import { FreeSlots } from './free-slots.ts'
import { Rankings } from './rankings.ts'

const DOCTORS = 20_000
const MOST = { assignments: 200_000, doctors: 2_000_000 }
/** Of adults, of children, of all, and of some years alone: by these doctors tell five bands of age apart. */
const AGES = ['1,0,-1,-1,-1,-1', '0,1,-1,-1,-1,-1', '1,1,-1,-1,-1,-1', '0,1,-1,-1,3,12', '1,0,65,-1,-1,-1', '1,0,18,40,-1,-1']
const BANDS = 5

function aCountry() {
  const free = new FreeSlots(new Date('2026-11-22T21:00:00Z'), DOCTORS)
  const works = Array.from(
    { length: DOCTORS },
    (_, n) => `${n + 1} ${n + 1} ${n + 1} ${(n % 400) + 1} 1 ${(n % 6) + 1} ${(n % 30) + 1} 0 ${AGES[n % AGES.length]} FEMALE -1 -`
  )
  const assignments = new Assignments([{ provider: 'one', provider_id: 1, assignments: works.join(';') }], id => free.rowOf(id))
  return { assignments, rankings: new Rankings(free, assignments) }
}

const DAY = { first: 0, last: 0, after: 0, part: null }
const day = (n: number) => ({ first: n, last: n, after: 0, part: null })

test('two ages that no doctor tells apart are one choice', () => {
  const { assignments } = aCountry()
  const everybody = assignments.chosen(EVERYBODY)
  const chosen = new Set<Chosen | null>()
  for (let age = 0; age <= 150; age++) chosen.add(assignments.chosen({ ...EVERYBODY, age }))
  expect(chosen.size).toBe(BANDS)
  expect(assignments.size.choices).toBe(BANDS + 1)
  expect(assignments.chosen(EVERYBODY)).toBe(everybody)
})

test('whatever is chosen, what is remembered is bounded, and what is asked for all the time stays', () => {
  const { assignments, rankings } = aCountry()
  const everybody = assignments.chosen(EVERYBODY)!
  const ranked = rankings.of(everybody, DAY)
  const seen = new Set<Chosen>()
  for (let n = 0; n < 2_000; n++) {
    const some = [
      () => ({ townId: String((n % 6) + 1) }),
      () => ({ specialityId: String((n % 30) + 1) }),
      () => ({ branchId: String(n) }),
      () => ({})
    ]
    const chosen = assignments.chosen({
      ...EVERYBODY,
      ...some[n % some.length]!(),
      centreId: n % 5 < 2 ? '1' : null,
      profile: (n % 3) as 0 | 1 | 2,
      age: n % 97
    })!
    seen.add(chosen)
    rankings.of(chosen, DAY)
    expect(assignments.chosen(EVERYBODY)).toBe(everybody)
    expect(assignments.size.assignments).toBeLessThanOrEqual(MOST.assignments)
    // A ranking of a choice that is forgotten would keep the choice in memory.
    expect(rankings.size.rankings).toBeLessThanOrEqual(assignments.size.choices)
  }
  expect(rankings.of(everybody, DAY)).toBe(ranked)
  expect(seen.size).toBeGreaterThan(assignments.size.choices)
})

test('what is asked with many branches takes the room of its letters', () => {
  const { assignments } = aCountry()
  for (let n = 0; n < 2_000; n++) {
    const branchIds = Array.from({ length: 500 }, (_, nr) => String(100_000 + nr * 2_000 + n))
    assignments.chosen({ ...EVERYBODY, branchIds })
  }
  const letters = 500 * '100000,'.length
  expect(assignments.size.choices * letters).toBeLessThan(8 * MOST.assignments)
})

test('rankings of many days give way one by one, the longest unused first', () => {
  const { assignments, rankings } = aCountry()
  const everybody = assignments.chosen(EVERYBODY)!
  const today = rankings.of(everybody, DAY)
  for (let n = 1; n < 64; n++) {
    rankings.of(everybody, day(n))
    for (let last = n + 1; last < 64; last += 16) rankings.of(everybody, { first: n, last, after: 0, part: null })
    expect(rankings.size.doctors).toBeLessThanOrEqual(MOST.doctors)
    expect(rankings.of(everybody, DAY)).toBe(today)
  }
  expect(rankings.size.rankings).toBeGreaterThan(90)
})
