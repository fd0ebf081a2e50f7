import { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Settings, settingsQuery } from './use-settings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('remote configuration is asked for again after 43200 seconds, and not before [9.48]', async () => {
  let asked = 0
  const call = (async () => {
    asked++
    return { ok: true, status: 200, value: { fetchIntervalSeconds: 43_200 } as Settings }
  }) as unknown as Call
  const queries = new QueryClient()
  await queries.fetchQuery(settingsQuery(call))
  vi.advanceTimersByTime(43_200_000 - 1)
  await queries.fetchQuery(settingsQuery(call))
  expect(asked).toBe(1)
  vi.advanceTimersByTime(1)
  await queries.fetchQuery(settingsQuery(call))
  expect(asked).toBe(2)
})
