import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { expect, test } from 'vitest'
import { drawSmsCode } from './draw-sms-code.ts'

test('a code of an SMS has six digits, however many zeros it begins with [9.18]', () => {
  const drawn = Array.from({ length: 1_000 }, () => drawSmsCode(SMS_CODE_LENGTH))
  expect(drawn.filter(code => !/^\d{6}$/.test(code))).toEqual([])
  expect(drawn.some(code => code.startsWith('0'))).toBe(true)
  expect(new Set(drawn).size).toBeGreaterThan(900)
})
