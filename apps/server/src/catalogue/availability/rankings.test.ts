import { hoursOfPart, PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERYBODY } from '../../testing/test-choice.ts'
import { Assignments } from './assignments.ts'
import { FreeSlots } from './free-slots.ts'
import { Rankings, soonestPage } from './rankings.ts'

const FROM = new Date('2026-11-22T21:00:00Z')
const HOUR = 3_600_000
const DOCTORS = 6

// Every doctor has two assignments, the second in another town and for a price of its own; every other doctor is a woman.
const works = Array.from({ length: DOCTORS * 2 }, (_, at) => {
  const doctor = (at >> 1) + 1
  return `${doctor} ${at + 1} ${doctor} ${at + 1} 1 ${(at & 1) + 1} 1 0 1,${doctor % 2},-1,-1,-1,-1 ${doctor % 2 ? 'FEMALE' : 'MALE'} ${at % 3 ? at * 100 : -1} -`
})
const aWorld = () => {
  const free = new FreeSlots(FROM, 4)
  const assignments = new Assignments([{ provider: 'one', provider_id: 1, assignments: works.join(';') }], id => free.rowOf(id))
  return { free, assignments }
}

type Step =
  | { kind: 'changes'; id: number; day: number; hours: number[] }
  | { kind: 'asked'; townId: string | null; profile: 0 | 1 | 2; first: number; last: number; hour: number; part: PartOfDay | null }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('changes' as const),
    id: fc.integer({ min: 1, max: DOCTORS * 2 }),
    day: fc.nat(3),
    hours: fc.uniqueArray(fc.nat(23), { maxLength: 4 })
  }),
  fc.record({
    kind: fc.constant('asked' as const),
    townId: fc.constantFrom(null, '1', '2'),
    profile: fc.constantFrom(0 as const, 1 as const, 2 as const),
    first: fc.nat(1),
    last: fc.integer({ min: 1, max: 3 }),
    hour: fc.nat(23),
    part: fc.constantFrom(null, ...PARTS_OF_DAY)
  })
)

function startsIn(starts: readonly number[], part: PartOfDay | null): number[] {
  const { from, to } = hoursOfPart(part)
  return starts.filter(start => start >= from * HOUR && start < to * HOUR)
}

function change(free: FreeSlots, { id, day, hours }: { id: number; day: number; hours: number[] }): void {
  const starts = hours.toSorted((a, b) => a - b).map(hour => hour * HOUR)
  const told = (some: readonly number[], between: string) => `${some.length}${between}${some[0] ?? -1}`
  const parts = PARTS_OF_DAY.map(part => told(startsIn(starts, part), ','))
  free.put([{ id, days: `${day} ${told(starts, ' ')} ${parts.join(',')}${starts.length > 0 && day < 2 ? ` ${starts.join(',')}` : ''}` }])
}

test('who is how soon is the same whether it was kept true by what changed, as time went on or back, or is looked up anew', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), steps => {
      const { free, assignments } = aWorld()
      const rankings = new Rankings(free, assignments)
      for (const one of steps) {
        if (one.kind === 'changes') change(free, one)
        else {
          const chosen = assignments.chosen({ ...EVERYBODY, townId: one.townId, profile: one.profile })!
          const stretch = { first: one.first, last: one.last, after: one.hour * HOUR, part: one.part }
          const ranking = rankings.of(chosen, stretch)
          const { firsts, some, soonest } = ranking
          const anew = new Rankings(free, assignments).of(chosen, stretch)
          const page = { skip: one.hour % 3, size: 2 }
          expect(soonestPage(ranking, page)).toEqual(soonestPage(anew, page))
          expect([[...firsts], some, soonest]).toEqual([[...anew.firsts], anew.some, anew.soonest])
        }
      }
    }),
    { numRuns: 300 }
  )
})

test('who has not looked for longer than changes are remembered looks at all', () => {
  const { free, assignments } = aWorld()
  const rankings = new Rankings(free, assignments)
  const chosen = assignments.chosen(EVERYBODY)!
  const stretch = { first: 0, last: 3, after: 0, part: null }
  expect(rankings.of(chosen, stretch).some).toBe(0)
  change(free, { id: 1, day: 1, hours: [9] })
  for (let n = 0; n < 10_000; n++) change(free, { id: 4, day: 2, hours: [10] })
  expect(free.changedSince(0)).toBeNull()
  const { firsts, some, soonest } = rankings.of(chosen, stretch)
  expect([firsts[0], firsts[1], some, soonest]).toEqual([33 * HOUR, 58 * HOUR, 2, 33 * HOUR])
})

test('a page stays as it was cut until somebody on it, or before its end, is as soon as at another time', () => {
  const { free, assignments } = aWorld()
  const rankings = new Rankings(free, assignments)
  const chosen = assignments.chosen({ ...EVERYBODY, townId: '1' })!
  const page = () => soonestPage(rankings.of(chosen, { first: 1, last: 1, after: 0, part: null }), { skip: 0, size: 2 })
  const at = (doctor: number, hour: number) => change(free, { id: doctor * 2 - 1, day: 1, hours: [hour] })
  for (let doctor = 1; doctor <= DOCTORS; doctor++) at(doctor, 9)
  const cut = page()
  expect(cut).toEqual([0, 1])
  at(3, 10)
  expect(page()).toBe(cut)
  at(2, 11)
  expect(page()).toEqual([0, 3])
  at(3, 9)
  expect(page()).toEqual([0, 2])
  at(6, 8)
  expect(page()).toEqual([5, 0])
})

test('a part of a day has the free slots that begin in it, after the time that is asked for, and the soonest of them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(23), { maxLength: 12 }),
      fc.nat(3),
      fc.nat(23),
      fc.constantFrom(null, ...PARTS_OF_DAY),
      (hours, day, hour, part) => {
        const { free } = aWorld()
        change(free, { id: 1, day, hours })
        const after = day < 2 ? hour * HOUR : 0
        const all = hours.toSorted((a, b) => a - b).map(one => one * HOUR)
        const meant = startsIn(all, part).filter(start => start >= after)
        const assignment = free.rowOf(1)
        expect(free.countOn(assignment, day, after, part)).toBe(meant.length)
        const first = free.firstIn(assignment, { first: day, last: day, after, part })
        expect(first).toBe(meant[0] === undefined ? -1 : day * 24 * HOUR + meant[0])
      }
    )
  )
})
