import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRUGSTORE_SORTS, distanceTo, judgeDrugSearch, sortDrugstores } from './drugs.ts'

test('a drug is searched from three letters on, or on the full name [5.66]', () => {
  expect(judgeDrugSearch('ибу')).toBe('part')
  expect(judgeDrugSearch('  йод ')).toBe('part')
  expect(judgeDrugSearch('ац')).toBe('full-name')
  expect(judgeDrugSearch('   ')).toBe('empty')
})

const one = (id: string, facts: object) => ({
  id,
  totalPrice: 1_000,
  missing: [] as string[],
  rank: 1,
  latitude: 53.9,
  longitude: 27.5,
  ...facts
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

test('drugstores are sorted by total price, distance or rank; whoever lacks a drug comes after whoever has all [3.90] [9.55]', () => {
  const list = [
    one('a', { totalPrice: 900, missing: ['x'], rank: 1, latitude: 53.91 }),
    one('b', { totalPrice: 1_200, rank: 2, latitude: 53.95 }),
    one('c', { totalPrice: 1_100, rank: 4, latitude: 53.9 }),
    one('d', { totalPrice: null, missing: ['x', 'y'], rank: 3, latitude: null })
  ]
  const from = { latitude: 53.9, longitude: 27.5 }
  expect(ids(sortDrugstores(list, 'totalPrice', from))).toBe('cbad')
  expect(ids(sortDrugstores(list, 'distance', from))).toBe('cabd')
  expect(ids(sortDrugstores(list, 'rank', from))).toBe('bcad')
  expect(ids(sortDrugstores(list, 'distance', null))).toBe('bcad')
  expect(distanceTo(list[1]!, from)).toBeCloseTo(5.56, 1)
  expect(distanceTo(list[3]!, from)).toBeNull()
})

test('whatever the order, nobody is lost and it does not hang on how they came', () => {
  const offers = fc.array(
    fc.record({
      id: fc.uuid(),
      totalPrice: fc.option(fc.nat(5_000)),
      missing: fc.array(fc.constant('x'), { maxLength: 3 }),
      rank: fc.nat(5),
      latitude: fc.option(fc.integer({ min: 51, max: 56 })),
      longitude: fc.option(fc.integer({ min: 23, max: 32 }))
    }),
    { maxLength: 12 }
  )
  fc.assert(
    fc.property(offers, fc.constantFrom(...DRUGSTORE_SORTS), (list, by) => {
      const sorted = sortDrugstores(list, by, { latitude: 53.9, longitude: 27.5 })
      expect(sorted.map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort())
      expect(sortDrugstores(list.toReversed(), by, { latitude: 53.9, longitude: 27.5 })).toEqual(sorted)
    }),
    { numRuns: 100 }
  )
})
