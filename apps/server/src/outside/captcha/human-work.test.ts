import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivationsOf, type Effort, effortInstead, effortOf, isEnough, type Load } from './human-work.ts'

const QUIET: Load = { asksOfAddress: 1, usualOfAddress: 5, codesOfAll: 10, mostOfAll: 2_000, sent: 10, proven: 0 }

test('in an ordinary hour the work is the lightest, also for the first few whose codes have not come back yet', () => {
  expect(effortOf(QUIET)).toBe(0)
  expect(effortOf({ ...QUIET, asksOfAddress: 5, codesOfAll: 500, sent: 50 })).toBe(0)
})

test('the work doubles with what an address asks for, with what all ask for, and with the share of codes that never come back', () => {
  const efforts = (changes: Partial<Load>[]) => changes.map(change => effortOf({ ...QUIET, ...change }))
  expect(efforts([5, 6, 20, 21].map(asksOfAddress => ({ asksOfAddress })))).toEqual([0, 1, 1, 2])
  expect(efforts([500, 501, 1_000, 1_001].map(codesOfAll => ({ codesOfAll })))).toEqual([0, 1, 1, 2])
  expect(efforts([100, 50, 49, 30, 29, 0].map(proven => ({ sent: 100, proven })))).toEqual([0, 0, 1, 1, 2, 2])
  expect([0, 1, 2, 3].map(effort => derivationsOf(effort as Effort))).toEqual([
    [40, 80],
    [80, 160],
    [160, 320],
    [320, 640]
  ])
})

test('more load never makes the work lighter, more codes that come back never harder, and nobody is asked for more than the third step by itself', () => {
  const many = fc.nat(5_000)
  const load = fc.record({
    asksOfAddress: many,
    usualOfAddress: fc.integer({ min: 1, max: 100 }),
    codesOfAll: many,
    mostOfAll: fc.integer({ min: 1, max: 5_000 }),
    sent: many,
    proven: many
  })
  fc.assert(
    fc.property(load, many, (given, more) => {
      const effort = effortOf(given)
      expect(effortOf({ ...given, asksOfAddress: given.asksOfAddress + more })).toBeGreaterThanOrEqual(effort)
      expect(effortOf({ ...given, codesOfAll: given.codesOfAll + more })).toBeGreaterThanOrEqual(effort)
      expect(effortOf({ ...given, sent: given.sent + more })).toBeGreaterThanOrEqual(effort)
      expect(effortOf({ ...given, proven: given.proven + more })).toBeLessThanOrEqual(effort)
      expect(effort).toBeLessThanOrEqual(2)
      expect(effortInstead(effort)).toBeGreaterThan(effort < 2 ? 1 : effort)
    })
  )
})

test('work that was begun just before the load grew is enough, older easier work is not', () => {
  expect(isEnough(0, 1)).toBe(true)
  expect(isEnough(0, 2)).toBe(false)
  expect(isEnough(2, 0)).toBe(true)
})
