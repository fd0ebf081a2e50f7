import { expect, test } from 'vitest'
import { CallFailure, type FailureCode } from '../api/call-failure.ts'
import { bookingProblem, slotFormView } from './slot-form-view.ts'

const failed = (code: FailureCode) => new CallFailure({ ok: false, code, facts: {}, message: null, status: 0 })
const held = { kind: 'held', secondsLeft: 200, totalSeconds: 300 } as const

test('a slot that somebody else got opens the choice of another time, at the hold or at the booking [4.39]', () => {
  expect(slotFormView({ kind: 'busy' }, null)).toEqual({ kind: 'busy' })
  expect(slotFormView(held, failed('TIMESLOT_IS_BUSY'))).toEqual({ kind: 'busy' })
})

test('a lost connection leaves the form as it is', () => {
  expect(slotFormView(held, failed('NETWORK'))).toEqual({ kind: 'form', hold: held })
  expect(bookingProblem(failed('NETWORK'))).toEqual({ kind: 'lost' })
  expect(bookingProblem(failed('TIMEOUT'))).toEqual({ kind: 'lost' })
})

test('a hold that is over and a slot nobody can book have their own screens', () => {
  expect(slotFormView({ kind: 'ended' }, null)).toEqual({ kind: 'hold-ended' })
  expect(slotFormView({ kind: 'gone' }, null)).toEqual({ kind: 'gone' })
  expect(slotFormView({ kind: 'refused', error: 1 }, null)).toEqual({ kind: 'closed', error: 1 })
})

test('a patient of the wrong age is led back to the timetable with the reason [5.40]', () => {
  for (const code of ['ADULT_DOCTOR', 'CHILD_DOCTOR', 'AGE_LIMITS_ISSUE'] as const) {
    expect(bookingProblem(failed(code))).toEqual({ kind: 'unfit', code })
  }
})

test('another visit at that time asks what to do [8.93]; any other refusal is told in words', () => {
  expect(bookingProblem(failed('VISITOR_ALREADY_BOOKED'))).toEqual({ kind: 'already-booked' })
  expect(bookingProblem(failed('onlineBooking/Forbidden4'))).toMatchObject({ kind: 'refused', outcome: 'not-booked' })
  expect(bookingProblem(failed('SERVICE_UNAVAILABLE'))).toMatchObject({ kind: 'refused', outcome: 'unknown' })
  expect(bookingProblem(null)).toEqual({ kind: 'none' })
})

test('a service that the clinic has changed meanwhile is told apart from other refusals', () => {
  const changed = new CallFailure({ ok: false, code: 'INVALID_STATE', facts: { reason: 'service-changed' }, message: null, status: 409 })
  expect(bookingProblem(changed)).toEqual({ kind: 'service-changed' })
  expect(bookingProblem(failed('INVALID_STATE')).kind).toBe('refused')
})
