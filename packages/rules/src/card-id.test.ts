import { expect, test } from 'vitest'
import { judgeCardId } from './card-id.ts'

test('a medical card id is sixteen digits [5.52 9.42]', () => {
  expect(judgeCardId('1234567890123456')).toBe('ok')
  expect(judgeCardId('1234 5678 9012 3456')).toBe('ok')
  expect(judgeCardId('123456789012345')).toBe('wrong-length')
  expect(judgeCardId('12345678901234567')).toBe('wrong-length')
  expect(judgeCardId('123456789012345а')).toBe('not-digits')
})
