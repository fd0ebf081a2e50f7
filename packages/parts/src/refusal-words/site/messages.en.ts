import type { SiteRefusal } from '@vizit/client/refusal-words/site/site-refusal'
import { waitOf } from '@vizit/client/refusal-words/wait'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { anybodyEn, whenAgainEn } from '../everyday/messages.en.ts'

/** The sentences that a server or a clinic sends are in Russian: they are not shown here. */
export const siteEn: Record<SiteRefusal, WordRefusal> = {
  ...anybodyEn,
  OUTDATED_VERSION: () => ({ title: 'This page is outdated', text: 'Reload the page to open the new version.' }),
  UNEXPECTED_PROBLEM: () => ({ title: 'Something went wrong', text: 'Please try again. If it does not help, call reception.' }),
  INVALID_STATE: facts => ({
    title: 'This is not possible now',
    text:
      waitOf(facts) === undefined ? 'Please begin again. If it does not help, call reception.' : `Please try again ${whenAgainEn(facts)}.`
  }),

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
    text: 'Booking is limited by the medical center. Please call reception.'
  }),
  RECAPCHA_IS_NOT_VALID: () => ({
    title: 'Wrong code from the picture',
    text: 'Enter the code from the new picture. Everything else you typed is kept.'
  }),
  PHONE_VISITS_LIMIT: ({ reason }) => ({
    title: 'There are bookings from this number already',
    text:
      reason === 'too-many-at-doctor'
        ? 'Two visits to this doctor are already booked from this number. Sign in to the personal account or call reception.'
        : 'Without signing in no more than five visits can be booked from one number. Sign in to the personal account or call reception.'
  }),
  CONSENT_REQUIRED: () => ({ title: 'Your consent is needed', text: 'Accept the terms to go on.' }),
  'onlineBooking/Forbidden1': ({ reason }) =>
    reason === 'site-day-full'
      ? {
          title: 'No more booking at this site for this day',
          text: 'Choose another day, sign in to the personal account or call reception.'
        }
      : { title: 'Booking with this doctor is limited by the medical center', text: 'Please call reception.' },
  'onlineBooking/Forbidden2': () => ({
    title: 'Online booking is disabled for this medical center',
    text: 'Call reception or choose another center.'
  }),
  'onlineBooking/Forbidden3': () => ({
    title: 'Online booking is forbidden by the administrator',
    text: 'Please call the reception of the medical center.'
  })
}
