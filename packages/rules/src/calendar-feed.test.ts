import { expect, test } from 'vitest'
import { judgeInFeed } from './calendar-feed.ts'

test('a cancelled visit stays in the calendar for two weeks, so that every program learns of it', () => {
  const judge = (isCancelled: boolean, now: string) => judgeInFeed({ isCancelled, changedAt: '2026-11-20T08:00:00Z' }, new Date(now))
  expect(judge(false, '2027-11-20T08:00:00Z')).toBe('shown')
  expect(judge(true, '2026-12-04T07:59:59Z')).toBe('shown')
  expect(judge(true, '2026-12-04T08:00:00Z')).toBe('left-out')
})
