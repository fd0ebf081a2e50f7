import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeACode, judgeCode, registrationDelay, SMS_CODE_LENGTH, typedCode } from './codes.ts'

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

test('the registration of a new number is put off for 10000 ms, and for nothing while its code was just sent [4.08] [9.26]', () => {
  const sent = new Date('2026-11-20T08:00:00Z')
  const after = (seconds: number) => registrationDelay(sent, new Date(sent.getTime() + seconds * 1000))
  expect([after(0), after(61), after(62), after(600)]).toEqual([0, 0, 10_000, 10_000])
})
