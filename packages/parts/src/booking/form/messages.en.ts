import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { NO_SHOW_MONTHS, NO_SHOW_PERCENT } from '@vizit/rules/no-show'
import { plural } from '@vizit/rules/plural'
import { minutesEn } from '../../amounts/messages.en.ts'
import { en as booking } from '../messages.en.ts'
import type { ru } from './messages.ru.ts'

/** Why this person cannot be booked online, under the name [3.57]. */
const declines: (typeof ru)['declines'] = {
  NO_ACCESS: booking.noAccess,
  CLINIC_BLOCKED: 'Online booking with this center is switched off, call reception',
  ADMINISTRATOR_BLOCKED: 'Online booking is forbidden by the administrator of the center',
  ACCOUNT_INACTIVE: 'The card is not active in the center yet, write to support',
  NOT_ADULT_ACCOUNT: 'Only adults can book online',
  AGE: 'This doctor does not see patients of this age',
  PROFILE_NOT_FILLED: 'The name, the date of birth or the gender is missing',
  COUNTRY_NOT_SUPPORTED: 'Booking from this country is not available yet',
  CITY_NOT_SUPPORTED: 'Booking in this town is not available yet',
  DOCTOR_CLOSED: 'This doctor is booked through reception only',
  CONSENT_MISSING: 'There is no consent to the processing of data',
  ONLY_SECOND_VISIT: 'Online from the second visit on; reception books the first',
  PROGRAMME_ONLY: 'Booking is for members of the program only',
  NO_SHOW_BAN: 'Online booking is closed: visits were missed without being canceled',
  SERVICE_AGE: 'This service is not offered at this age',
  ADULT_DOCTOR: 'This doctor sees adults only'
}

/** Why a programme does not pay for this visit, under its name. `from`: the first day of one that is not active yet, if it is known. */
const notPaid: (typeof ru)['notPaid'] = {
  PROGRAMME_NOT_ACTIVE_YET: (from: string | null) =>
    from ? `The program is not active yet: it begins on ${from}` : 'The program is not active yet: it is being confirmed',
  CODE_COVERER_CARD_INACTIVE: () => 'No medical coverage: the card is not active',
  CARD_INACTIVE_IN_CLINIC: () => 'The medical card for service under the program is not active in the chosen clinic',
  SERVICE_IS_NOT_SUPPORTED: () => 'The program does not pay for this visit',
  NO_CARD_FROM_COVERER: () => 'No medical coverage under the program'
}

export const en: typeof ru = {
  chosenForAge: age => `This time was chosen for somebody aged ${age}`,
  chosenForAgeText: 'Choose who the visit is for, or add a relative: the time is kept for you for now.',

  formTitle: 'Book a doctor',
  forWhom: 'Who the visit is for',
  whoRequired: 'Choose who the visit is for',
  programmePays: 'pays for this visit',
  whoPays: 'Who pays',
  ownMoney: 'I pay myself',
  priceUnknown: 'Reception will tell you the price',
  notPaid,
  paidBy: (programme: string, coverer: string) => `Under the program: ${programme}, ${coverer}`,
  note: 'What is troubling you',
  noteMark: '— optional',
  notePlaceholder: 'For example: a cough for three weeks, need a certificate',
  noteHint: 'Seen only by the doctor and the center’s reception',
  noteTooLong: (most: number) => `No more than ${plural('en', most, { one: '# character', other: '# characters' })}`,
  agreeBefore: 'I consent to the ',
  agreeLink: 'processing of my data',
  agreeAfter: (branch: string) => ` for the booking with ${branch}`,
  agreeRequired: 'Tick the consent: the center cannot book you without it',
  agreementFailed: 'Could not load the text of the consent',
  bookFor: (moment: string) => `Book ${moment}`,
  booking: 'Booking…',
  saving: 'Saving…',
  holding: 'We are holding this time for you',
  held: (figure: string) => `This time is yours for ${figure} more`,
  heldNote: 'If you need longer, just choose it again',
  heldSpoken: (seconds: number) =>
    seconds > 60 ? 'We are holding this time for you for two more minutes' : 'We are holding this time for you for half a minute more',
  holdEnded: 'We no longer hold this time for you',
  holdEndedText: 'It may still be free. What is in the form already stays.',
  holdAgain: 'Hold this time again',
  holdFailed: 'Could not hold this time for you',
  tryAgain: 'Try again',
  busy: 'This time is already taken',
  busyText: (time: string) => `Somebody took ${time} a little earlier. Everything you typed is kept: choose another time.`,
  gone: 'This time is no longer there',
  goneText: 'Perhaps it has already passed. Choose another.',
  chooseOther: 'Choose another time',
  capabilitiesFailed: 'Could not find out who can be booked',
  nobodyAllowed: 'No suitable patient: nobody can be booked here now, the reasons are under the names.',
  notBooked: 'The online visit is not booked',
  notBookedWhy: (title: string, text: string) => `${title}. ${text}`,
  ageDecline: (ages: string) => `The doctor sees only ${ages}`,
  ageDeclineAll: 'The doctor sees only those referred by reception',
  declines,
  /** [8.44] `why` is a sentence of ours or of the clinic. */
  declined: (why: string) => `Unfortunately, booking for this patient is impossible. Choose another patient. Error: ${why}`,
  noShows: (missed: string, visits: string) =>
    `Visits missed in ${plural('en', NO_SHOW_MONTHS, { one: '# month', other: '# months' })}: ${missed} of ${visits}`,
  noShowWarning: `One more missed visit will close online booking for you. If you cannot come, cancel the visit at least ${minutesEn(CANCEL_BEFORE_MINUTES)} before it begins.`,
  noShowBanned: `Online booking is closed for you: more than ${NO_SHOW_PERCENT}% of your visits were missed. You can book through reception; if this is a mistake, write to support.`,
  notSent: 'No connection. Your booking is not lost',
  notSentText: 'We will send it again as soon as the connection is back. You will not be booked twice.',
  notSentOnline: 'The answer did not reach us. Try again: you will not be booked twice.',
  mayBeBooked: 'The visit may be booked already. You can try again: you will not be booked twice.',
  lookAtVisits: 'Check my visits',
  otherTime: 'Choose another time',
  bookAnyway: 'Book anyway',
  backToForm: 'Back to the booking'
}
