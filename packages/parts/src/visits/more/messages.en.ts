import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { plural } from '@vizit/rules/plural'
import { minutesOfEn } from '../../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'

/** Why a visit cannot be moved, and what can be done instead. */
const notMoved: (typeof ru)['notMoved'] = {
  'being-moved': {
    title: 'The visit is already being moved',
    text: 'We have asked the center for the new time. We will send an SMS when it answers.'
  },
  'not-confirmed': {
    title: 'The center has not confirmed this time yet',
    text: 'Wait for the center to answer, or cancel the visit and book another time.'
  },
  'too-late': {
    title: `The visit begins in less than ${minutesOfEn(CANCEL_BEFORE_MINUTES)}`,
    text: 'Only the center can move it now: call reception.'
  },
  'not-yours': { title: 'This visit is moved by whoever may book', text: 'Ask the patient or their family.' },
  'already-cancelled': { title: 'This visit is canceled', text: 'Book a new time.' },
  past: { title: 'This visit is already over', text: 'Book a new time.' }
}

/** What can be done with a visit beyond booking and cancelling it: moving, taking out of the list, its documents. */
export const en: typeof ru = {
  back: 'Back',
  close: 'Close',

  move: 'Move',
  moveLabel: (visit: string) => `Move the visit: ${visit}`,
  moveInstead: 'Choose another time',
  moving: (moment: string) =>
    `We are moving it to ${moment} and waiting for the center to answer. Until then the visit stays at its old time.`,
  moveTitle: 'Moving a visit',
  current: 'Your time',
  where: 'Where',
  chosen: 'New time of the visit',
  chosenSpoken: (moment: string) => `Chosen: ${moment}. The “Move” button is at the end of the page.`,
  insteadOf: (moment: string) => `instead of ${moment}`,
  clear: 'Clear the chosen time',
  loading: 'Looking for free times',
  timesFailed: 'Could not load the free times',
  timesFailedText: 'The visit itself is safe, its time has not changed.',
  noTimes: (date: string) => `${date}: nothing free.`,
  nearestDay: (day: string) => `Nearest day: ${day}.`,
  showDay: (date: string) => `Show ${date}`,
  noTimesAtAll: 'This doctor has no other free time yet. The visit stays at its old time.',
  visitNotFound: 'There is no such visit',
  visitNotFoundText: 'It was deleted from the list, or you no longer have access to the visits of this person.',
  visitFailed: 'Could not load the visit',
  visitFailedText: 'Your bookings are not lost: try again in a minute.',
  toVisits: 'To visits',
  notMoved,
  moveQuestion: 'Move the visit?',
  was: 'Was',
  becomes: 'Will be',
  otherPlace: 'Note: the visit will be at another branch',
  moveConfirm: 'Move the visit',
  moveSending: 'Moving…',
  moveAnyway: 'Move anyway',
  otherTime: 'Choose another time',
  keepAsIs: 'Leave as it is',
  busy: (time: string) => `${time} has just been taken`,
  busyText: 'Your visit stays at its old time. We have refreshed the list: choose another time.',
  moved: 'Visit moved',
  movedLater: 'Moving, waiting for the center to answer',
  elsewhere: 'There is another visit at this time',
  elsewhereText: 'Choose another time or move anyway.',

  print: 'Print',
  printLabel: (visit: string) => `Print the ticket: ${visit}`,
  talonTitle: 'Visit ticket',
  talon: {
    when: 'When',
    dayAndTimes: (day: string, year: string, times: string) => `${day} ${year}, ${times}`,
    zone: 'Minsk time, UTC+3',
    who: 'Patient',
    born: (date: string) => `Date of birth: ${date}`,
    service: 'Service',
    whom: 'Doctor',
    where: 'Where',
    phones: 'Center’s phone',
    extraPay: 'If the program does not pay for everything, reception will tell you the rest',
    payment: 'Payment',
    before: 'Before the visit',
    asOf: (moment: string, brand: string) => `As of ${moment}. The time may have changed: check the visit in your “${brand}” account.`
  },

  visitTitle: 'Visit',
  boxes: 'What you can do',
  call: 'Call',
  route: 'Route',
  calendar: 'Calendar',
  printShort: 'Print',
  prepare: 'How to prepare',
  facts: 'About the visit',
  reminders: 'Reminders',
  channel: { sms: 'by SMS', mail: 'by e-mail', push: 'by notification' },
  reminded: (channel, moments) => `${moments.join(' and ')}, ${channel}`,
  notReminded: 'We do not remind you of this visit',
  cancelUntil: (until: string) => `possible until ${until}`,
  callCentre: 'Call the center',
  timeIsFree: 'The time is free for others now.',

  waitsForYou: 'Waiting for you',
  offered: (moment: string) => `A time is free: ${moment}`,
  offerText: (until: string) => `The time is not held: whoever books first has it. We tell the next in line: ${until}.`,
  offerBook: 'Book',
  newResult: 'A result is ready',
  newConclusion: 'A doctor’s report is ready',
  invoice: (sum: string) => `Invoice for ${sum}`,
  invoiceServices: (n: number) => `Confirm ${plural('en', n, { one: '# service', other: '# services' })}`,
  whose: (what: string, who: string) => `${what} · ${who}`,

  more: (visit: string) => `More about the visit: ${visit}`,
  again: 'Book again',
  centre: 'About the center',
  drugs: 'Drugs after the visit',
  drugsNote: 'Where to buy everything prescribed',
  bookedBy: 'Booked by',
  toDrugs: 'Drugs and drugstores',
  toDrugsText: 'Prices in the drugstores of your town, and your medicine chest.',
  toDrugsAction: 'Find a drug',
  remove: 'Delete from the list',
  /** [4.74] */
  removeLater: 'Can be deleted from the next day on',
  removeTitle: 'Delete the visit from the list?',
  removeText: (moment: string, doctor: string) =>
    `${moment}. ${doctor}. The visit will disappear for everybody who sees it and cannot be brought back. The documents stay in the medical center.`,
  removeConfirm: 'Delete the visit',
  removing: 'Deleting…',
  removed: 'Visit deleted from the list',

  documents: (n: number) => `Documents, ${n}`,
  /** As it is seen, and of which visit. */
  documentsLabel: (n: number, visit: string) => `Documents, ${n}: ${visit}`,
  documentsTitle: 'Documents of the visit',
  documentsLoading: 'Loading documents',
  documentsFailed: 'Could not load the documents',
  documentsEmpty: 'This visit has no documents.',
  pictures: 'Images of the visit',
  picture: 'Image',
  document: 'Document',
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB` : `${(bytes / (1024 * 1024)).toFixed(1)}\u00a0MB`,
  documentNote: (kind: string, size: string, date: string) => `${kind}, ${size}, ${date}`,
  opening: 'Opening…',
  openFailed: 'Could not open the document',
  download: 'Download',
  backToDocuments: 'All documents',
  retry: 'Try again'
}
