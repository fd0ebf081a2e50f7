import type { AgesSeen } from '@vizit/rules/age'
import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

/** «aged 18 and over», «up to 14», «3 to 14» */
function years(from: number | undefined, to: number | undefined): string {
  if (from !== undefined) return to === undefined ? ` aged ${from} and over` : ` aged ${from} to ${to}`
  return to === undefined ? '' : ` up to ${to}`
}

/** [2.94] */
function seesEn(seen: AgesSeen): string {
  switch (seen.kind) {
    case 'adults':
      return `adults${years(seen.from, seen.to)}`
    case 'children':
      return `children${years(seen.from, seen.to)}`
    case 'both':
      return `adults${years(seen.adultsFrom, seen.adultsTo)} and children${years(seen.childrenFrom, seen.childrenTo)}`
    case 'any':
      return 'adults and children'
    case 'nobody':
      return 'by decision of the reception only'
  }
}

export const en: typeof ru = {
  title: 'Book online',
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  steps: 'Booking steps',
  stepDone: 'done',
  byVizit: 'Booking by Vizit · your data are protected',
  loading: 'Loading…',
  tryAgain: 'Try again',
  notSet: 'Booking does not work yet',
  notSetText: 'The page does not say which medical centre to book with. Please call the reception.',
  change: 'Change',

  toWhom: 'Doctor',
  chooseDoctor: 'Choose a doctor',
  where: 'Where',
  everywhere: 'All branches',
  speciality: 'Speciality',
  allSpecialities: 'All specialities',
  doctors: (n: number) => plural('en', n, { one: '# doctor', other: '# doctors' }),
  showMore: 'Show more',
  leftOut: (n: number) => `${plural('en', n, { one: '# more doctor', other: '# more doctors' })}: choose a speciality or a branch.`,
  nobody: 'There are no doctors here',
  nobodyText: 'Choose another speciality or another branch.',
  soonest: (moment: string) => `Soonest: ${moment}`,
  noTimes: 'No free time yet',
  doctorGone: 'Doctor not found',
  doctorGoneText: 'Perhaps they no longer see patients here. Please call the reception.',
  today: 'today',
  tomorrow: 'tomorrow',

  when: 'Time',
  chooseTime: 'Choose a time',
  days: 'Days',
  dayLabel: (day: string, free: number) =>
    free > 0 ? `${day}, ${plural('en', free, { one: '# free time', other: '# free times' })}` : `${day}, nothing free`,
  earlier: 'Earlier days',
  later: 'Later days',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  moreSlots: (n: number) => `${n} more`,
  lessSlots: 'fewer',
  moreSlotsLabel: (n: number) => `${n} more: show more time slots`,
  lessSlotsLabel: 'fewer: show fewer time slots',
  slotLabel: (time: string, day: string) => `${time}, ${day}`,
  noPlaces: (date: string) => `${date}: nothing free`,
  nearest: (moment: string) => `Soonest: ${moment}`,
  noPlacesAtAll: 'Everything is taken for the next two months. Please call the reception: a time may become free.',
  closed: 'Online booking is closed here',
  closedText: 'The reception will book you with this doctor.',
  needsAccount: 'Booking through the personal account',
  needsAccountText:
    'This doctor sees patients from the second visit on, or under a programme: sign in to your Vizit account or call the reception.',
  call: (phone: string) => `Call ${phone}`,
  accepts: (seen: AgesSeen) => `Sees ${seesEn(seen)}`,
  more: 'More',
  less: 'Less',
  registry: 'Reception',
  inRegistry: 'At the reception',
  seek: 'What to look for',
  byDoctor: 'Doctors',
  byService: 'Services',
  serviceName: 'Find a service',
  serviceHint: 'At least three letters, in Russian',
  noService: 'There is no such service here',
  noServiceText: 'Write it in another way or choose another branch.',
  serviceNote: 'Below are the doctors who give this service. We put its name into the note to the centre.',
  otherService: 'Another service',
  goOn: (moment: string) => `Continue: ${moment}`,
  pickFirst: 'Choose a time',
  minskTime: 'Times are in Minsk time.',

  yourData: 'Your details',
  whoComes: 'Who is coming',
  otherTime: 'Choose another time',
  optional: '— optional',
  phone: 'Phone',
  phoneHint: 'We will text a code to confirm the booking',
  phoneWrong: 'Enter a valid phone number',
  birthDate: 'Date of birth',
  email: 'E-mail',
  emailWrong: 'Enter a valid email address',
  note: 'What is troubling you',
  noteHint: 'Seen by the medical centre only',
  noteTooLong: (most: number) => `No more than ${plural('en', most, { one: '# character', other: '# characters' })}`,
  unfit: {
    ADULT_DOCTOR: 'This doctor sees adults only',
    CHILD_DOCTOR: 'This doctor sees children only',
    AGE_LIMITS_ISSUE: 'This doctor does not see patients of this age'
  },
  captcha: 'Digits from the picture',
  captchaHint: 'This tells people from programs',
  captchaPicture: 'Picture with digits',
  captchaRequired: 'Enter the digits from the picture',
  captchaWrong: 'Wrong code from the picture. Enter the digits from the new one.',
  captchaFailed: 'The picture did not load',
  newPicture: 'Another picture',
  noPicture: 'I cannot see the picture',
  proving: 'Checking without the picture…',
  proved: 'Check passed: the picture is not needed',
  provingFailed: 'Checking without the picture did not work. Please try again.',
  agree: (branch: string) => `I consent to the processing of my personal data for the booking with ${branch}`,
  agreeRequired: 'Please tick the consent: the medical centre cannot book you without it',
  agreeText: 'Text of the consent (in Russian)',
  send: (moment: string) => `Book ${moment}`,
  sending: 'Sending…',

  codeTitle: 'Code from the SMS',
  codeSent: (phone: string) => `We have sent a code to ${phone}`,
  code: 'Enter the code from the SMS',
  codeLeft: (left: number) => `Wrong code. ${plural('en', left, { one: '# try left', other: '# tries left' })}.`,
  codeSpent: 'Wrong code, and no tries are left. Ask for a new code.',
  confirm: 'Confirm the booking',
  confirming: 'Booking…',
  resend: 'Send a new code',
  resendIn: (figure: string) => `You can ask for a new code in ${figure}`,
  resent: 'A new code has been sent',
  hold: 'We are holding this time for you',
  holdSpoken: (seconds: number) =>
    seconds > 60 ? 'We are holding this time for you for two more minutes' : 'We are holding this time for you for half a minute more',
  editData: 'Change the details',

  booked: 'You are booked',
  pending: 'Waiting for the medical centre',
  bookedText: 'The confirmation has come by SMS. To cancel or move the visit, sign in to the personal account with the same number.',
  pendingText: 'The medical centre will answer by SMS. There is nothing else to do.',
  bookedBadge: 'Confirmed',
  pendingBadge: 'Waiting',
  room: (room: string) => `room\u00a0${room}`,
  priceFrom: (roubles: string) => `from ${roubles} BYN`,
  again: 'Book another visit'
}
