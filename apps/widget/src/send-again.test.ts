import type { Answer } from '@vizit/contract/call'
import { expect, test } from 'vitest'
import { sendAgain } from './send-again.ts'

const good: Answer<string> = { ok: true, value: 'held', status: 200 }
type Unheard = Extract<Answer<string>, { ok: false }>
const failed = (code: Unheard['code'], status: number, facts: Unheard['facts'] = {}): Unheard => ({
  ok: false,
  code,
  status,
  message: null,
  facts
})

/** Gives the answers one after the other; what was waited for in between, in seconds. */
async function told(...answers: Answer<string>[]) {
  const waits: number[] = []
  const left = [...answers]
  const answer = await sendAgain(
    async () => left.shift()!,
    async millis => void waits.push(millis / 1000)
  )
  return { answer, waits, left: left.length }
}

test.each([
  failed('NETWORK', 0),
  failed('TIMEOUT', 0),
  failed('SERVICE_UNAVAILABLE', 502),
  failed('SERVICE_UNAVAILABLE', 503),
  failed('UNEXPECTED_PROBLEM', 500)
])('a booking that may not have been heard ($code, $status) is asked again, three times in all', async unheard => {
  expect(await told(unheard, good)).toEqual({ answer: good, waits: [1], left: 0 })
  expect(await told(unheard, unheard, good)).toEqual({ answer: good, waits: [1, 3], left: 0 })
  expect(await told(unheard, unheard, unheard, good)).toEqual({ answer: unheard, waits: [1, 3], left: 1 })
})

test('it comes back no sooner than it was told to, and not at all when that is long', async () => {
  expect((await told(failed('SERVICE_UNAVAILABLE', 503, { retryAfter: 5 }), good)).waits).toEqual([5])
  const later = failed('SERVICE_UNAVAILABLE', 503, { retryAfter: 60 })
  expect(await told(later, good)).toEqual({ answer: later, waits: [], left: 1 })
})

test('what was heard and refused is not asked again', async () => {
  const busy = failed('TIMESLOT_IS_BUSY', 409)
  expect(await told(busy, good)).toEqual({ answer: busy, waits: [], left: 1 })
  expect(await told(good)).toEqual({ answer: good, waits: [], left: 0 })
})
