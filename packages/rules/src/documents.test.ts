import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedNumber, waitAfter } from './documents.ts'

test('a masked number shows its two ends, and of a short one nothing', () => {
  expect(maskedNumber('MP1234527')).toBe('MP ••••• 27')
  expect(maskedNumber('97045 1234 5614')).toBe('97 ••••• 14')
  expect(maskedNumber('123456')).toBe('•••••')
  expect(maskedNumber('  ')).toBe('')
})

test('whatever the number, four of its characters are told at most', () => {
  fc.assert(
    fc.property(fc.string(), number => {
      expect(maskedNumber(number).replaceAll(/[\s•]/g, '').length).toBeLessThanOrEqual(4)
    })
  )
})

test('wrong codes are answered later and later, up to an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(waitAfter)).toEqual([0, 0, 0, 30_000, 60_000, 300_000, 900_000, 3_600_000, 3_600_000])
})
