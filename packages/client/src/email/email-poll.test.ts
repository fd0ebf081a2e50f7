import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmailPoll } from './email-poll.ts'
import { linkFragment } from './link-fragment.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('while an e-mail is waited for, user info is asked for after 500 ms and then every 5000 ms, and no more once it is over [4.19] [9.27]', async () => {
  let asked = 0
  startEmailPoll(async () => (++asked < 4 ? 'waiting' : 'over'))
  const askedAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return asked
  }
  expect([await askedAfter(499), await askedAfter(1)]).toEqual([0, 1])
  expect([await askedAfter(4_999), await askedAfter(1), await askedAfter(5_000), await askedAfter(5_000)]).toEqual([1, 2, 3, 4])
  expect(await askedAfter(60_000)).toBe(4)
})

test('a page that is left asks no more', async () => {
  let asked = 0
  const stop = startEmailPoll(async () => {
    asked++
    return 'waiting'
  })
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})

test('the token of a letter is read out of the fragment alone, and only a whole one', () => {
  const token = 'aZ0-_'.repeat(13).slice(0, 64)
  expect(linkFragment(`#${token}`)).toBe(token)
  for (const broken of ['', '#', `#${token.slice(1)}`, `#${token}x`, `#${token.slice(1)}/`]) expect(linkFragment(broken)).toBeNull()
})
