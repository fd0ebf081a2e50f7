import { expect, test } from 'vitest'
import { makePace, retryAfter } from './pace.ts'

const now = new Date('2026-11-20T08:00:00Z')
const answer = (headers: Record<string, string>) => ({ status: 429, headers, bytes: new Uint8Array() })

test('when to ask again is said in seconds or as a date, held against the clinic’s own clock; anything else is no word of it', () => {
  expect(retryAfter('7', undefined, now)).toBe(7_000)
  expect(retryAfter('Fri, 20 Nov 2026 08:00:30 GMT', undefined, now)).toBe(30_000)
  // its clock is an hour ahead
  expect(retryAfter('Fri, 20 Nov 2026 09:00:30 GMT', 'Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(30_000)
  for (const text of [undefined, '', '-1', '1.5', 'soon', '2026-11-20', '9'.repeat(12)])
    expect(retryAfter(text, undefined, now), text).toBeUndefined()
})

test('a wait is kept, is never longer than ten minutes, and never shortened by a later word', () => {
  let time = now.getTime()
  const pace = makePace(() => new Date(time))
  expect(pace.waitsUntil()).toBeUndefined()
  expect(pace.toldToWait(answer({ 'retry-after': '3600' }))).toBe(600_000)
  expect(pace.toldToWait(answer({ 'retry-after': '1' }))).toBe(1_000)
  expect(pace.waitsUntil()).toEqual(new Date('2026-11-20T08:10:00Z'))
  time += 600_000
  expect(pace.waitsUntil()).toBeUndefined()
})

test('a short wait is sat out, within the time of the question; a long one ends the question at once', async () => {
  const pace = makePace(() => now)
  pace.toldToWait(answer({ 'retry-after': '1' }))
  const from = performance.now()
  await pace.beforeAsking(AbortSignal.timeout(5_000))
  expect(performance.now() - from).toBeGreaterThan(900)
  await expect(pace.beforeAsking(AbortSignal.timeout(20))).rejects.toMatchObject({ code: 'timeout' })
  pace.toldToWait(answer({ 'retry-after': '60' }))
  await expect(pace.beforeAsking(AbortSignal.timeout(5_000))).rejects.toMatchObject({ code: 'asked-to-wait' })
})
