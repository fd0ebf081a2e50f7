import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { expect, test } from 'vitest'
import { type Attempt, countdownText, parseAttempt, secondsToResend } from './attempt.ts'

const attempt: Attempt = {
  id: '0377dd5a-d16e-41b5-8f83-98025d5bb9b0',
  phone: '375296142080',
  step: 'code',
  sentAt: '2026-11-20T11:30:00.000Z',
  resendAfterSeconds: RESEND_AFTER_SECONDS
}
const after = (seconds: number) => new Date(Date.parse(attempt.sentAt) + seconds * 1000)

test('a new SMS may be asked for after 61 seconds [4.05] [9.19]', () => {
  expect(secondsToResend(attempt, after(0))).toBe(61)
  expect(secondsToResend(attempt, after(13.4))).toBe(48)
  expect(secondsToResend(attempt, after(60.9))).toBe(1)
  expect(secondsToResend(attempt, after(61))).toBe(0)
  expect(secondsToResend(attempt, after(7200))).toBe(0)
})

test('a clock that was set back does not lengthen the wait', () => {
  expect(secondsToResend(attempt, after(-3600))).toBe(61)
})

test('the countdown reads as minutes and seconds', () => {
  expect([61, 60, 48, 9, 0].map(countdownText)).toEqual(['1:01', '1:00', '0:48', '0:09', '0:00'])
})

test('an attempt survives a reload as text', () => {
  expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt)
})

test('what is kept of an attempt is never the code', () => {
  expect(parseAttempt(JSON.stringify({ ...attempt, code: '407118' }))).toEqual(attempt)
})

test.each([null, '', '{}', 'x', JSON.stringify({ ...attempt, step: 'done' }), JSON.stringify({ ...attempt, sentAt: 'soon' })])(
  'a spoiled note %j is no attempt',
  text => {
    expect(parseAttempt(text)).toBeNull()
  }
)
