import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeACode, judgeCardId, judgeCode, registrationDelay, SMS_CODE_LENGTH, typedCode, waitLeft } from './codes.ts'

const now = new Date('2026-11-20T11:30:00Z')
const wait = (ms: number) => waitLeft(now, new Date(now.getTime() + ms))

describe('an SMS or family code', () => {
  test('is exactly six digits to submit [5.54 5.55 5.56 9.18]', () => {
    expect(SMS_CODE_LENGTH).toBe(6)
    expect(judgeCode('012345')).toBe('ok')
    expect(['', '12345', '1234567'].map(judgeCode)).toEqual(['wrong-length', 'wrong-length', 'wrong-length'])
    expect(['12a456', '12345 ', '１２３４５６', '-12345'].map(judgeCode)).toEqual(Array(4).fill('not-digits'))
  })

  test('keeps of the typed text digits, at most six [5.54 5.55]', () => {
    expect(typedCode('код 12-34 56')).toBe('123456')
    expect(typedCode('12345678')).toBe('123456')
    fc.assert(
      fc.property(fc.string(), text => {
        expect(typedCode(text)).toBe(
          [...text]
            .filter(sign => '0123456789'.includes(sign))
            .slice(0, 6)
            .join('')
        )
        expect(judgeCode(typedCode(text))).not.toBe('not-digits')
      })
    )
  })
})

test('an A-code is six characters [5.53 9.21]', () => {
  expect(['123456', 'аб12вг', ' 123456 '].map(judgeACode)).toEqual(['ok', 'ok', 'ok'])
  expect(['', '12345', '1234567'].map(judgeACode)).toEqual(['wrong-length', 'wrong-length', 'wrong-length'])
})

test('a medical card id is sixteen digits [5.52 9.42]', () => {
  expect(judgeCardId('1234567890123456')).toBe('ok')
  expect(judgeCardId('1234 5678 9012 3456')).toBe('ok')
  expect(judgeCardId('123456789012345')).toBe('wrong-length')
  expect(judgeCardId('12345678901234567')).toBe('wrong-length')
  expect(judgeCardId('123456789012345а')).toBe('not-digits')
})

describe('the wait for a new code', () => {
  test('is told in seconds below a minute and a half, then in minutes, rounded up', () => {
    expect(wait(61_000)).toEqual({ unit: 'seconds', value: 61 })
    expect(wait(100)).toEqual({ unit: 'seconds', value: 1 })
    expect(wait(89_000)).toEqual({ unit: 'seconds', value: 89 })
    expect(wait(90_000)).toEqual({ unit: 'minutes', value: 2 })
    expect(wait(120_000)).toEqual({ unit: 'minutes', value: 2 })
    expect(wait(120_001)).toEqual({ unit: 'minutes', value: 3 })
    expect(wait(24 * 3_600_000)).toEqual({ unit: 'minutes', value: 1440 })
  })

  test('is over at the moment itself and after it', () => {
    expect(wait(0)).toEqual({ unit: 'seconds', value: 0 })
    expect(wait(-5000)).toEqual({ unit: 'seconds', value: 0 })
  })

  test('is never told shorter than it is, nor longer by a whole unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), ms => {
        const { unit, value } = wait(ms)
        const size = unit === 'seconds' ? 1000 : 60_000
        expect(value * size).toBeGreaterThanOrEqual(ms)
        // Minutes are counted from whole seconds, hence the second of slack.
        expect(value * size - ms).toBeLessThan(size + 1000)
      })
    )
  })
})

test('the registration of a new number is put off for 10000 ms, and for nothing while its code was just sent [4.08] [9.26]', () => {
  const sent = new Date('2026-11-20T08:00:00Z')
  const after = (seconds: number) => registrationDelay(sent, new Date(sent.getTime() + seconds * 1000))
  expect([after(0), after(61), after(62), after(600)]).toEqual([0, 0, 10_000, 10_000])
})
