import { judgeWindow } from '@vizit/rules/waiting-list'
import { expect, test } from 'vitest'
import { REQUEST_SPANS, requestDays } from './request-days.ts'

test('a request is for the day that was looked at, the week from it, or any day; the server takes each of them', () => {
  const today = '2026-11-20'
  expect(requestDays('day', '2026-11-24', today)).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  expect(requestDays('week', '2026-11-24', today)).toEqual({ from: '2026-11-24', to: '2026-11-30' })
  expect(requestDays('any', '2026-11-24', today)).toEqual({ from: today, to: '2027-01-20' })
  for (const span of REQUEST_SPANS)
    for (const day of ['2026-11-01', today, '2027-01-18', '2027-03-01']) {
      const { from, to } = requestDays(span, day, today)
      expect(judgeWindow(from, to, today)).toBe('ok')
    }
})
