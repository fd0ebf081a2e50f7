import { expect, test } from 'vitest'
import { judgeTimeRange } from './time-range.ts'

test('two times are a range when the first is not after the second', () => {
  expect(judgeTimeRange('09:00', '18:30')).toBe('ok')
  expect(judgeTimeRange('09:00', '09:00')).toBe('ok')
  expect(judgeTimeRange('18:30', '09:00')).toBe('start-after-end')
  expect(judgeTimeRange('9:00', '18:30')).toBe('not-a-time')
  expect(judgeTimeRange('09:00', '24:00')).toBe('not-a-time')
})
