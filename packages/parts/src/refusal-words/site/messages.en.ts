import type { SiteRefusal } from '@vizit/client/refusal-words/site/site-refusal'
import { roundWait, waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import type { Facts } from '@vizit/contract/refusal'
import { plural } from '@vizit/rules/plural'

const UNITS = {
  second: { one: '# second', other: '# seconds' },
  minute: { one: '# minute', other: '# minutes' },
  hour: { one: '# hour', other: '# hours' }
}

function whenAgain(facts: Facts): string {
  const seconds = waitOf(facts)
  if (seconds === undefined) return 'a little later'
  const { n, unit } = roundWait(seconds)
  return `in ${plural('en', n, UNITS[unit])}`
}

/** The sentences that a server or a clinic sends are in Russian: they are not shown here. */
export const siteEn: Record<SiteRefusal, WordRefusal> = {
  NETWORK: () => ({ title: 'No connection', text: 'Check your internet connection and try again.' }),
  TIMEOUT: () => ({ title: 'The answer did not come in time', text: 'Check your internet connection and try again.' }),
  INVALID_INPUT: () => ({ title: 'Something is filled in wrongly', text: 'Check that everything is right and try again.' }),
  ERROR_TOO_MANY_REQUESTS: facts => ({
    title: 'Too many attempts',
    text: `We have stopped requests from this device for a while. Please try again ${whenAgain(facts)}.`
  }),
  OUTDATED_VERSION: () => ({ title: 'This page is outdated', text: 'Reload the page to open the new version.' }),
  SERVICE_UNAVAILABLE: () => ({
    title: 'The service is temporarily unavailable',
    text: 'We know about it already. Please try again in a minute.'
  }),
  UNEXPECTED_PROBLEM: () => ({ title: 'Something went wrong', text: 'Please try again. If it does not help, call the reception.' }),
  INVALID_STATE: facts => ({
    title: 'This is not possible now',
    text:
      waitOf(facts) === undefined ? 'Please begin again. If it does not help, call the reception.' : `Please try again ${whenAgain(facts)}.`
  }),
  NOT_FOUND: () => ({ title: 'Not found', text: 'Perhaps it has changed or been removed. Reload the page.' }),
  INVALID_CODE: () => ({ title: 'Wrong code', text: 'Check the digits in the latest SMS or ask for a new code.' }),
  CODE_EXPIRED: () => ({ title: 'The code has expired', text: 'Ask for a new one: it is valid for ten minutes.' }),

  TIMESLOT_IS_BUSY: () => ({ title: 'This time is already taken', text: 'Everything you typed is kept. Please choose another time.' }),
  HOLD_ENDED: () => ({
    title: 'We no longer hold this time for you',
    text: 'Choose it once more if it is free. Everything you typed is kept.'
  }),
  ADULT_DOCTOR: () => ({ title: 'This doctor sees adults only', text: 'Choose another doctor or an adult patient.' }),
  CHILD_DOCTOR: () => ({ title: 'This doctor sees children only', text: 'Choose another doctor or book for a child.' }),
  AGE_LIMITS_ISSUE: () => ({
    title: 'Online booking is not possible due to age restrictions',
    text: 'Choose another doctor or another patient.'
  }),
  NO_ASSIGNMENT_BOOKING: () => ({
    title: 'Booking with this doctor online is not possible',
    text: 'Booking is limited by the medical centre. Please call the reception.'
  }),
  RECAPCHA_IS_NOT_VALID: () => ({
    title: 'Wrong code from the picture',
    text: 'Enter the code from the new picture. Everything else you typed is kept.'
  }),
  PHONE_VISITS_LIMIT: ({ reason }) => ({
    title: 'There are bookings from this number already',
    text:
      reason === 'too-many-at-doctor'
        ? 'Two visits to this doctor are already booked from this number. Sign in to the personal account or call the reception.'
        : 'Without signing in no more than five visits can be booked from one number. Sign in to the personal account or call the reception.'
  }),
  CONSENT_REQUIRED: () => ({ title: 'Your consent is needed', text: 'Accept the terms to go on.' }),
  'onlineBooking/Forbidden1': ({ reason }) =>
    reason === 'site-day-full'
      ? {
          title: 'No more booking at this site for this day',
          text: 'Choose another day, sign in to the personal account or call the reception.'
        }
      : { title: 'Booking with this doctor is limited by the medical centre', text: 'Please call the reception.' },
  'onlineBooking/Forbidden2': () => ({
    title: 'Online booking is disabled for this medical centre',
    text: 'Call the reception or choose another centre.'
  }),
  'onlineBooking/Forbidden3': () => ({
    title: 'Online booking is forbidden by the administrator',
    text: 'Please call the reception of the medical centre.'
  })
}
