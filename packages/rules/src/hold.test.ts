import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOLD_MINUTES, HOLD_MINUTES_RANGE, holdMinutes, judgeProlong, secondsLeft } from './hold.ts'

const now = new Date('2026-11-20T11:30:00Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)

describe('a held slot', () => {
  test('is prolonged once', () => {
    expect(judgeProlong({ prolonged: false, heldUntil: inMs(1000) }, now)).toBe('may-prolong')
    expect(judgeProlong({ prolonged: true, heldUntil: inMs(1000).toISOString() }, now)).toBe('already-prolonged')
  })

  test('is not prolonged once it has ended', () => {
    expect(judgeProlong({ prolonged: false, heldUntil: now }, now)).toBe('too-late')
    expect(judgeProlong({ prolonged: true, heldUntil: inMs(-1) }, now)).toBe('too-late')
  })

  test('is prolonged only while seconds are left', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -10_000, max: 10_000 }), (prolonged, ms) => {
        const verdict = judgeProlong({ prolonged, heldUntil: inMs(ms) }, now)
        expect(verdict).toBe(ms <= 0 ? 'too-late' : prolonged ? 'already-prolonged' : 'may-prolong')
        expect(secondsLeft(inMs(ms), now) > 0).toBe(verdict !== 'too-late')
      })
    )
  })

  test('shows whole seconds, rounded up, and stops at zero', () => {
    expect(secondsLeft(inMs(300_000), now)).toBe(300)
    expect(secondsLeft('2026-11-20T11:30:00.001Z', now)).toBe(1)
    expect(secondsLeft(inMs(-60_000), now)).toBe(0)
  })

  test('lasts five minutes, or what the clinic sets between 3 and 15', () => {
    expect([undefined, null, Number.NaN].map(holdMinutes)).toEqual([5, 5, 5])
    expect([1, 3, 7, 15, 60].map(holdMinutes)).toEqual([3, 3, 7, 15, 15])
    expect(holdMinutes(undefined)).toBe(HOLD_MINUTES)
    fc.assert(
      fc.property(fc.integer(), setting => {
        expect(holdMinutes(setting)).toBeGreaterThanOrEqual(HOLD_MINUTES_RANGE[0])
        expect(holdMinutes(setting)).toBeLessThanOrEqual(HOLD_MINUTES_RANGE[1])
      })
    )
  })
})
