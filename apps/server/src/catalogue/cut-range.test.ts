import { describe, expect, test } from 'vitest'
import { cutRange, openRange } from './cut-range.ts'

const now = new Date('2026-11-20T08:00:00Z')
const iso = (date: Date) => date.toISOString()

describe('the range of days that a timetable shows', () => {
  test('is cut to today and two months ahead [9.12]', () => {
    const range = cutRange('2026-01-01', '2027-12-31', now)
    expect(range).toMatchObject({ firstDay: '2026-11-20', days: 62 })
    expect(iso(range.before)).toBe('2027-01-20T21:00:00.000Z')
  })

  test('begins after this very moment today, and at midnight in Minsk on another day', () => {
    expect(iso(cutRange('2026-11-20', '2026-11-20', now).after)).toBe('2026-11-20T08:00:00.001Z')
    expect(iso(cutRange('2026-11-21', '2026-11-21', now).after)).toBe('2026-11-20T21:00:00.000Z')
  })

  test('holds nothing before today or after the window [9.12]', () => {
    for (const [from, to] of [
      ['2026-11-01', '2026-11-19'],
      ['2027-01-21', '2027-02-01'],
      ['9999-12-31', '9999-12-31']
    ] as const) {
      const range = cutRange(from, to, now)
      expect(range.days).toBe(0)
      expect(range.after).toEqual(range.before)
    }
  })

  test('today is counted in Minsk: at 21:30 UTC it is already the next day', () => {
    expect(openRange(new Date('2026-11-20T21:30:00Z'))).toMatchObject({ firstDay: '2026-11-21', days: 62 })
  })

  test('is refused when it ends before it begins', () => {
    expect(() => cutRange('2026-11-22', '2026-11-21', now)).toThrow('INVALID_INPUT')
  })
})
