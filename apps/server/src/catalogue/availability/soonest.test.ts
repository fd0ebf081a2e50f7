import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NEVER, pageOf } from './soonest.ts'

test('a page is what stands there when all are put in order, equal ones as they came and those without a value last', () => {
  const value = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.constant(NEVER))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), fc.nat(40), fc.integer({ min: 1, max: 20 }), (values, skip, size) => {
      const ordered = values.map((value, nr) => ({ value, nr })).sort((a, b) => (a.value === b.value ? a.nr - b.nr : a.value - b.value))
      expect(pageOf(values, { skip, size })).toEqual(ordered.slice(skip, skip + size).map(one => one.nr))
    })
  )
})

test('a page far behind is the same as when all are put in order at once', () => {
  const values = Array.from({ length: 3_000 }, (_, nr) => (nr * 7_919) % 1_009)
  const ordered = values.map((value, nr) => ({ value, nr })).sort((a, b) => a.value - b.value || a.nr - b.nr)
  for (const skip of [0, 990, 1_000, 2_990])
    expect(pageOf(values, { skip, size: 20 })).toEqual(ordered.slice(skip, skip + 20).map(one => one.nr))
})
