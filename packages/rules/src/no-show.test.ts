import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeNoShow, noShowsSince } from './no-show.ts'

const judge = (missed: number, booked12Months: number) => judgeNoShow({ missed, booked12Months })
const count = fc.integer({ min: 0, max: 300 })

describe('missed visits', () => {
  test('above 5 % of those booked online close online booking', () => {
    expect(judge(1, 20)).not.toBe('banned')
    expect(judge(2, 20)).toBe('banned')
    expect(judge(5, 100)).not.toBe('banned')
    expect(judge(6, 100)).toBe('banned')
    expect(judge(1, 19)).toBe('banned')
  })

  test('count from ten visits on', () => {
    expect(judge(9, 9)).not.toBe('banned')
    expect(judge(1, 10)).toBe('banned')
    expect(judge(0, 10)).not.toBe('banned')
    expect(judge(1, 3)).toBe('fine')
    expect(judge(0, 0)).toBe('fine')
  })

  test('are far from closing anything when few among many', () => {
    expect(judge(0, 40)).toBe('fine')
    expect(judge(1, 40)).toBe('fine')
    expect(judge(2, 40)).toBe('warning')
  })

  test('count for twelve months', () => {
    expect([noShowsSince('2026-11-20'), noShowsSince('2028-02-29')]).toEqual(['2025-11-20', '2027-02-28'])
  })

  test('agree with the share in whole numbers', () => {
    fc.assert(
      fc.property(count, count, (missed, booked) => {
        let allowed = 0
        while ((allowed + 1) / booked <= 5 / 100) allowed++
        expect(judge(missed, booked) === 'banned').toBe(booked >= 10 && missed > allowed)
      })
    )
  })

  test('warn exactly where the very next visit could close online booking, so that nobody is banned unwarned', () => {
    for (let missed = 0; missed <= 12; missed++) {
      for (let booked = missed; booked <= 250; booked++) {
        if (judge(missed, booked) === 'banned') continue
        const next = [judge(missed + 1, booked), judge(missed + 1, booked + 1), judge(missed, booked + 1)]
        expect(judge(missed, booked)).toBe(next.includes('banned') ? 'warning' : 'fine')
      }
    }
  })
})
