import type { Hold } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { CallFailure } from '../api/call-failure.ts'
import { holdView, shouldProlong } from './hold-view.ts'

const NOW = new Date('2026-11-17T09:00:00Z')
const hold = (facts: Partial<Hold> = {}): Hold => ({
  orderId: 'b0a5c2f4-0000-4000-8000-000000000000',
  timetableId: '7',
  heldUntil: '2026-11-17T09:05:00Z',
  now: '2026-11-17T09:00:00Z',
  holdSeconds: 300,
  prolonged: false,
  ...facts
})
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const refused = (code: 'TIMESLOT_IS_BUSY' | 'NOT_FOUND' | 'NETWORK' | 'onlineBooking/Forbidden2') =>
  new CallFailure({ ok: false, code, facts: {}, message: null, status: 0 })

test('the countdown is right on a device whose clock is wrong', () => {
  const hourBehind = new Date(NOW.getTime() - 3_600_000)
  expect(holdView({ held: { hold: hold(), aheadMs: 3_600_000 }, error: null }, hourBehind)).toEqual({
    kind: 'held',
    secondsLeft: 300,
    totalSeconds: 300
  })
})

test('a hold that is over says so', () => {
  expect(holdView({ held: { hold: hold(), aheadMs: 0 }, error: null }, later(300)).kind).toBe('ended')
})

test('why a slot is not held is told apart', () => {
  const kind = (error: unknown) => holdView({ held: undefined, error }, NOW).kind
  expect(kind(null)).toBe('asking')
  expect(kind(refused('TIMESLOT_IS_BUSY'))).toBe('busy')
  expect(kind(refused('NOT_FOUND'))).toBe('gone')
  expect(kind(refused('NETWORK'))).toBe('failed')
  expect(kind(refused('onlineBooking/Forbidden2'))).toBe('refused')
})

test('a form in use prolongs in the last minute, once', () => {
  const held = (facts: Partial<Hold> = {}) => ({ hold: hold(facts), aheadMs: 0 })
  expect(shouldProlong(held(), later(200))).toBe(false)
  expect(shouldProlong(held(), later(241))).toBe(true)
  expect(shouldProlong(held({ prolonged: true }), later(241))).toBe(false)
  expect(shouldProlong(held(), later(301))).toBe(false)
  expect(shouldProlong(undefined, NOW)).toBe(false)
})
