import { roundWait, waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import type { Facts } from '@vizit/contract/refusal'
import { plural } from '@vizit/rules/plural'
import type { anybodyRu, everydayRu } from './messages.ru.ts'

const UNITS = {
  second: { one: '# second', other: '# seconds' },
  minute: { one: '# minute', other: '# minutes' },
  hour: { one: '# hour', other: '# hours' }
}

/** “in 45 seconds”, “in 5 minutes”, “in 24 hours” */
export function inWaitEn(seconds: number): string {
  const { n, unit } = roundWait(seconds)
  return `in ${plural('en', n, UNITS[unit])}`
}

export function whenAgainEn(facts: Facts): string {
  const seconds = waitOf(facts)
  return seconds === undefined ? 'a little later' : inWaitEn(seconds)
}

/** [8.98] The sentence of the server, unless it is one for its programmers. */
function plainDetail(message: string | null): string | null {
  return message?.trim() && !message.includes('HttpStatusCode') ? message.trim() : null
}

const connection: WordRefusal = () => ({
  title: 'No connection',
  text: 'Check your internet connection and try again.'
})
const unavailable: WordRefusal = () => ({
  title: 'The service is temporarily unavailable',
  text: 'We know about it already. Try again in a minute.'
})

export const anybodyEn: typeof anybodyRu = {
  NETWORK: connection,
  TIMEOUT: () => ({ title: 'The answer did not come in time', text: 'Check your internet connection and try again.' }),
  INVALID_INPUT: () => ({ title: 'Something is filled in wrongly', text: 'Check that everything is right and try again.' }),
  NOT_FOUND: () => ({ title: 'Not found', text: 'Perhaps it has changed or been removed. Reload the page.' }),
  OUTDATED_VERSION: () => ({ title: 'The application is out of date', text: 'Reload the page to open the new version.' }),
  ERROR_TOO_MANY_REQUESTS: facts => ({
    title: 'Too many attempts',
    text: `We have stopped requests from this device for a while. Please try again ${whenAgainEn(facts)}.`
  }),
  UNEXPECTED_PROBLEM: (_facts, message) => ({
    title: 'Something went wrong',
    text: plainDetail(message) ?? 'Try again. If it does not help, write to support.'
  }),
  SERVICE_UNAVAILABLE: unavailable,
  INVALID_CODE: () => ({ title: 'Wrong code', text: 'Check the digits in the latest SMS or ask for a new code.' }),
  CODE_EXPIRED: () => ({
    title: 'The code has expired',
    text: 'Ask for a new one: it is valid for ten minutes or until several wrong tries.'
  }),
  INVALID_STATE: (facts, message) => ({
    title: message ?? 'This is not possible now',
    text:
      typeof facts.retryAfter === 'number' || typeof facts.minutes === 'number'
        ? `Try again ${whenAgainEn(facts)}.`
        : 'Start again. If it does not help, write to support.'
  })
}

export const everydayEn: typeof everydayRu = {
  ...anybodyEn,
  IDEMPOTENCY_KEY_MISSING: () => ({ title: 'It could not be sent', text: 'Reload the page and try again.' }),
  IDEMPOTENCY_KEY_REUSED: () => ({ title: 'Something changed while it was being sent', text: 'Reload the page and try again.' }),
  NOT_SIGNED_IN: () => ({ title: 'You need to sign in', text: 'Sign in with your phone number, and we will go on from here.' }),
  ERROR_SESSION_EXPIRED: () => ({ title: 'You have been signed out', text: 'Sign in once more: we will send a new code by SMS.' }),
  ACCESS_NOT_AUTHORIZED: ({ reason }) =>
    reason === 'DEVICE_NOT_CONFIRMED'
      ? { title: 'This device is not confirmed', text: 'Confirm it by the link in our e-mail, and everything will open.' }
      : { title: 'No access', text: 'This person has not given you access. Ask them to change your rights, or write to support.' },
  UNSUPPORTED_MEDIA_TYPE: () => ({ title: 'It could not be sent', text: 'Reload the page and try again.' }),
  INVALID_CAPTCHA_CODE: () => ({ title: 'Wrong code', text: 'Enter the digits from the new picture.' })
}
