import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePrice, PRICE_MAX, readRoubles, showRoubles } from './money.ts'

describe('roubles', () => {
  test('are shown whole, or with two digits of kopecks', () => {
    expect(showRoubles(6200)).toBe('62')
    expect(showRoubles(6250)).toBe('62,50')
    expect(showRoubles(6205)).toBe('62,05')
    expect(showRoubles(7)).toBe('0,07')
    expect(showRoubles(0)).toBe('0')
    expect(showRoubles(-6250)).toBe('−62,50')
  })

  test('are grouped by a thin space that does not break the line', () => {
    expect(showRoubles(125_000)).toBe('1\u202f250')
    expect(showRoubles(123_456_789)).toBe('1\u202f234\u202f567,89')
    expect(showRoubles(99_900)).toBe('999')
  })

  test('are entered with a comma or a point, in kopecks to the last one [5.64]', () => {
    expect(['62', '62,5', '62.50', '62,05', ' 1 250,00 ', '0,1'].map(readRoubles)).toEqual([6200, 6250, 6250, 6205, 125_000, 10])
    expect(['', 'abc', '62,505', '62,', ',5', '1e3', '6 руб', '1.250,00', '--5'].map(readRoubles)).toEqual(Array(9).fill(undefined))
  })

  test('shown are read back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -PRICE_MAX, max: PRICE_MAX }), kopecks => {
        expect(readRoubles(showRoubles(kopecks))).toBe(kopecks)
      })
    )
  })

  test('have groups of three and no other sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PRICE_MAX }), kopecks => {
        expect(showRoubles(kopecks)).toMatch(/^\d{1,3}(\u202f\d{3})*(,\d\d)?$/)
        expect(showRoubles(kopecks).endsWith(',00')).toBe(false)
      })
    )
  })
})

test('a price is positive [5.63]', () => {
  expect(['62', '0,01', '9 999 999,99'].map(judgePrice)).toEqual(['ok', 'ok', 'ok'])
  expect(['0', '0,00', '-5', '−0,01'].map(judgePrice)).toEqual(Array(4).fill('not-positive'))
  expect(judgePrice('10 000 000')).toBe('too-much')
  expect(['', 'дорого', '62,505'].map(judgePrice)).toEqual(Array(3).fill('not-a-price'))
})
