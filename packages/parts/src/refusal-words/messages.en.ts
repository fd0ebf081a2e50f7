import { showDate } from '@vizit/client/days/show-day'
import { visitInTheWay } from '@vizit/client/refusal-words/visit-in-the-way'
import { ADULT_AGE } from '@vizit/rules/age'
import { CODE_LIVES_MINUTES } from '@vizit/rules/codes'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { NO_SHOW_MONTHS } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import { childrenEn, minutesEn, yearsOfEn } from '../amounts/messages.en.ts'
import { everydayEn } from './everyday/messages.en.ts'
import type { ru } from './messages.ru.ts'
import { passkeysEn } from './passkeys/messages.en.ts'
import { programmesEn } from './programmes/messages.en.ts'
import { resultsEn } from './results/messages.en.ts'
import { siteEn } from './site/messages.en.ts'

const TOO_LATE_TO_MOVE = 'It is too late to move the visit. Call the reception of the medical center.'
const WHY_NOT_MOVED: Record<string, string> = {
  'not-confirmed': 'The center has not confirmed this time yet. Wait for the answer, or cancel the visit and book again.',
  'being-moved': 'We have already asked the center to move this visit. Wait for the answer: we will send an SMS.',
  'other-doctor': 'A visit can be moved only with the same doctor. To see another doctor, book again.',
  'no-such-service': 'The doctor does not offer this service at this time. Choose another time or book again.',
  'already-cancelled': 'This visit has been canceled already. Book again.',
  clinic: 'The center did not agree to the new time; you keep the old one. Choose another time or call the center.'
}

/** [3.64] [3.65] What a clinic says of where a patient lives; without it the clinic books nobody online. */
const NOT_SERVED: Record<string, string> = {
  COUNTRY_NOT_SUPPORTED: 'The medical center does not take online bookings from this country yet',
  CITY_NOT_SUPPORTED: 'The medical center does not take online bookings from this town yet'
}

/** The words of the clinics' sites come first: an account can turn to support, a site only to reception. */
export const en: typeof ru = {
  ...siteEn,
  ...everydayEn,
  ...passkeysEn,
  ...programmesEn,
  ...resultsEn,

  INVALID_STATE: (facts, message) =>
    facts.reason === 'OLD_VERSION'
      ? { title: 'The text of the consent has changed', text: 'Read it and accept it once more.' }
      : everydayEn.INVALID_STATE(facts, message),
  ACCESS_NOT_AUTHORIZED: facts =>
    facts.reason === 'PROGRAMME'
      ? {
          title: 'The data cannot be changed now',
          text: 'While the program is active, the name, date of birth and gender stay as they are. If there is a mistake in them, write to support.'
        }
      : everydayEn.ACCESS_NOT_AUTHORIZED(facts),
  VISITOR_ALREADY_BOOKED: facts => ({
    title: 'There is already a visit to another doctor at this time',
    text: `${visitInTheWay(facts)}Choose another time or book anyway.`
  }),
  TIME_IS_FREE: () => ({
    title: 'No need to wait: such a time is free',
    text: 'Book it, or change the days.'
  }),
  TOO_MANY_WISHES: ({ most }) => ({
    title: 'No more requests can be added',
    text:
      typeof most === 'number'
        ? `You can keep no more than ${plural('en', most, { one: '# request', other: '# requests' })} at once. Delete one that you do not need any more.`
        : 'Delete a request that you do not need any more.'
  }),
  UNDERAGE_USER: () => ({
    title: 'Unfortunately booking for this patient is impossible',
    text: 'The medical center does not book patients of this age online. Choose another patient or call reception.'
  }),
  EMAIL_REQUIRED: () => ({ title: 'An e-mail is needed', text: 'Enter your e-mail: it opens access to your personal account.' }),
  CLINIC_UNAVAILABLE: ({ phones }) => ({
    title: 'The medical center does not answer',
    text: `Try again in a few minutes or call reception${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  CLINIC_REFUSED: ({ phones }) => ({
    title: 'The medical center did not accept the booking',
    text: `The time is still free. Reception will tell you why${phones ? `: ${String(phones).replaceAll(';', ', ')}` : ''}.`
  }),
  'onlineBooking/Forbidden0': ({ reason, missed, visits }) => ({
    title: 'Online booking is forbidden',
    text:
      reason === 'NO_SHOW_BAN' && typeof missed === 'number' && typeof visits === 'number' && missed > 0
        ? `In the last ${plural('en', NO_SHOW_MONTHS, { one: 'month', other: '# months' })} visits were missed: ${missed} of ${visits}. Call reception; if this is a mistake, write to support.`
        : 'Call reception or write to support.'
  }),
  'onlineBooking/Forbidden2': (facts, message) => ({
    ...siteEn['onlineBooking/Forbidden2'](facts, message),
    ...(NOT_SERVED[String(facts.reason)] ? { title: NOT_SERVED[String(facts.reason)]! } : {})
  }),
  'onlineBooking/Forbidden4': () => ({
    title: 'Your card at the medical center is not active yet',
    text: 'Write to support: we will ask the center about it. Or call its reception.'
  }),
  'onlineBooking/Forbidden7': () => ({
    title: 'Only adults can book online',
    text: 'Ask a parent to book for you. If your date of birth is wrong, write to support.'
  }),
  'onlineBooking/Forbidden8': () => ({
    title: 'Online booking is not possible due to age restrictions',
    text: 'Choose another service, another doctor or another patient.'
  }),
  'onlineBooking/Forbidden9': () => ({ title: 'Fill in your profile', text: 'A booking needs your name, date of birth and gender.' }),

  // [8.10] the clinic's own sentence or ours, then what the caller wants to be said beside it
  CANCEL_REFUSED: ({ extraText }, message) => ({
    title: 'The visit cannot be canceled',
    text: [message ?? 'To cancel it, please contact the administrator of the medical center', extraText].filter(Boolean).join('. ')
  }),

  ADULTS_ONLY: () => ({
    title: 'Only adults can leave reviews',
    text: 'Ask a parent. If your date of birth is wrong, correct it in the profile.'
  }),
  REVIEW_EXISTS: () => ({
    title: 'You have already left a review of this visit',
    text: 'You can change or delete it under “My reviews”.'
  }),
  DRUG_SEARCH_UNAVAILABLE: () => ({
    title: 'The search for drugs is temporarily unavailable',
    text: 'Your medicine chest and past searches are safe. Try again in a few minutes.'
  }),
  TOO_MANY_MEDICINES: () => ({
    title: 'No more drugs can be added',
    text: 'Remove from the list what you do not need any more, and add again.'
  }),

  SIGNATURE_IS_NOT_VALID: () => ({
    title: 'The signature is not valid',
    text: 'Check the key, the clock of the server, and that the whole body is signed.'
  }),

  MOVE_REFUSED: ({ reason }) => ({ title: 'The visit could not be moved', text: WHY_NOT_MOVED[String(reason)] ?? TOO_LATE_TO_MOVE }),
  DELETE_REFUSED: ({ from }) => ({
    title: 'The visit cannot be deleted yet',
    text:
      typeof from === 'string'
        ? `You can do it from the next day on: from ${showDate(from, undefined, 'en-GB')}.`
        : 'You can do it from the next day on.'
  }),

  PROFILE_EXISTS: () => ({
    title: 'A user with this number is already registered',
    text: 'If it is you, confirm the device by the link in our e-mail. If the number became yours recently, create a new profile.'
  }),
  USER_NOT_REGISTERED: () => ({
    title: 'This number is new to us',
    text: 'If you used another number before, change it. Otherwise we will create a new account.'
  }),
  ACCOUNT_IN_USE: () => ({
    title: 'This number was used not long ago',
    text: 'You cannot start with a new profile yet. Sign in on the device you used before, or write to support.'
  }),
  EMAIL_ALREADY_LINKED: () => ({ title: 'This e-mail is already linked to your account', text: 'There is nothing you need to do.' }),
  EMAIL_TAKEN: () => ({ title: 'This e-mail cannot be linked', text: 'Enter another one or write to support.' }),
  LINK_EXPIRED: () => ({
    title: 'The link is no longer valid',
    text: 'Ask for a new e-mail: the link in it is valid for one day and works once.'
  }),
  PLANNED_VISITS: facts => ({
    title:
      typeof facts.count === 'number'
        ? `You have ${plural('en', facts.count, { one: '# visit ahead', other: '# visits ahead' })}`
        : 'You have visits ahead',
    text: 'First cancel them, or confirm that they stay booked at the medical center.'
  }),
  CREDENTIALS_REFUSED: () => ({
    title: 'You could not be signed in',
    text: 'Check the name, the password and the new code.'
  }),
  PROOF_REQUIRED: () => ({
    title: 'Confirm that it is you',
    text: 'We have sent a code by SMS. Enter it, and we will go on.'
  }),

  TOO_MANY_CHILDREN: () => ({
    title: `The family already has ${childrenEn(MAX_CHILDREN)}`,
    text: 'To add another child contact support.'
  }),
  PERSON_EXISTS: () => ({
    title: 'Such a child already exists',
    text: 'They are already in your family or in another one. If it is your child, ask the other parent to accept you into the family.'
  }),
  NOT_A_CHILD: () => ({ title: 'An adult', text: `Only someone younger than ${yearsOfEn(ADULT_AGE)} can be added as a child.` }),
  NOT_AN_ADULT: () => ({
    title: 'Under age',
    text: `Only someone who is at least ${yearsOfEn(ADULT_AGE)} old can be added as an adult relative.`
  }),
  TOO_MANY_PARENTS: () => ({
    title: 'No more adults can be added',
    text: 'To add another adult relative, contact support.'
  }),
  SPOUSE_EXISTS: () => ({
    title: 'There is already a spouse in the family',
    text: 'You cannot add another spouse. If you want to change who is in your family, contact support.'
  }),
  INVALID_OBJECT_ID: () => ({
    title: 'Wrong code',
    text: `Compare the digits with the code on your relative’s screen: it is valid for ${minutesEn(CODE_LIVES_MINUTES)} and works once. If it does not help, write to support.`
  }),
  NEEDS_CONFIRMATION: () => ({ title: 'Confirmation is needed', text: 'Enter the code from the SMS that your relative has received.' }),
  VALIDATION_ERROR: () => ({ title: 'Wrong confirmation code', text: 'Please check the digits you entered.' }),
  ACTIVE_COVERER: () => ({
    title: 'A program or insurance is active',
    text: 'While it is, this person cannot be removed from the family. Write to support.'
  })
}
