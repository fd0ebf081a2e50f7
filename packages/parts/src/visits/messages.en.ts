import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesEn, minutesOfEn } from '../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Visits',
  tabs: 'Which visits to show',
  future: 'Upcoming',
  futureCount: (n: number) => (n > 0 ? `Upcoming, ${n}` : 'Upcoming'),
  past: 'Past',
  refresh: 'Refresh',
  refreshing: 'Refreshing the visits',
  search: 'Find a visit: doctor, center, service',
  searchPlaceholder: 'Search...',
  openSearch: 'Search',
  clear: 'Clear the search',
  book: 'Book a visit',
  loading: 'Loading visits',
  shown: (n: number) => `Visits shown: ${n}`,

  booked: 'You are booked',
  pending: 'Confirming',
  cancelled: 'Canceled',
  failedBadge: 'Not confirmed',
  took: 'Took place',
  missed: 'You did not come',
  /** «Терапевт · for me» */
  specialityAndWho: (speciality: string, who: string) => `${speciality} · for ${who}`,
  who: (who: string) => `For ${who}`,
  me: 'me',
  doctor: (speciality: string, name: string) => `${speciality} ${name}`,
  person: (name: string, relation: string) => `${name}, ${relation}`,
  paidBy: (programme: string, coverer: string) => `Under the program: ${programme}, ${coverer}`,
  room: (room: string) => `room\u00a0${room}`,
  /** `after`: of the quiet hours. */
  answersBy: (time: string, after: string | undefined) =>
    `The center will answer by ${time} today. ${after ? `We will send an SMS after ${after}` : 'We will send an SMS'}.`,
  answersSoon: (after: string | undefined) =>
    after ? `We will send an SMS after ${after}, when the center has answered.` : 'We will send an SMS when the center answers.',
  overdue: 'The center takes longer than usual to answer. You can wait, cancel the visit or call.',
  calledOff: (reason: string) => `The center has canceled the visit: ${reason}.`,
  calledOffPlain: 'The center has canceled the visit.',
  notConfirmed: 'The center has not confirmed this time.',
  otherTime: 'Choose another time',
  tooLate: `The visit begins in less than ${minutesOfEn(CANCEL_BEFORE_MINUTES)}: to cancel, call the center.`,
  toCalendar: 'To calendar',
  calendarFailed: 'Could not save the calendar file',
  cancel: 'Cancel',
  cancelLabel: (visit: string) => `Cancel the visit: ${visit}`,
  toCalendarLabel: (visit: string) => `To calendar: ${visit}`,

  cancelTitle: 'Canceling a visit',
  cancelQuestion: 'Do you really want to cancel the visit to the doctor?',
  cancelText: (moment: string, doctor: string, speciality: string, until: string) =>
    `${moment}. ${doctor}, ${speciality}. You can cancel until ${until}.`,
  cancelConfirm: 'Cancel the visit',
  cancelling: 'Canceling…',
  leave: 'Leave as it is',
  cancelledToast: 'Visit canceled!',
  /** [8.14] */
  cancelFailed: 'Failed to cancel the visit',
  /** [8.15] */
  deleteFailed: 'Failed to delete the visit',
  createdToast: 'Visit created!',
  refusedTitle: 'The visit cannot be canceled',
  refusedText: 'To cancel, please contact the administrator of the medical center',
  understood: 'OK',

  emptyTitle: 'You have no visits yet',
  emptyText: 'When you book, your ticket appears here: the doctor, the time and the address are always at hand.',
  emptyAction: 'Book a doctor',
  nothing: 'No data found',
  nothingFuture: 'There are no upcoming visits. Choose a doctor and a time: it takes a couple of minutes.',
  nothingPast: 'There are no past visits in the last month.',
  nothingPastAtAll: 'There are no past visits.',
  nothingTyped: 'Try another word: the doctor’s last name, the specialty or the name of the center.',
  clearSearch: 'Clear the search',
  earlier: 'Show earlier visits',
  asking: 'Loading…',
  /** [8.16] */
  error: 'Error',
  because: (said: string, text: string) => `${said.replace(/[.!?…]?$/, '.')} ${text}`,
  failed: 'Could not load the visits',
  failedText: 'Your bookings are not lost: try again in a minute.',
  notRefreshed: 'Could not refresh the visits',
  notRefreshedText: (time: string) => `This is a copy from ${time}.`,
  offline: 'No connection',
  offlineCopy: (time: string) => `This is a copy from ${time}`,
  offlineNothing: 'No connection',
  offlineNothingText: 'Your visits are not lost: they will appear here as soon as the connection is back.',
  retry: 'Try again',
  offlineAside: 'While offline',
  offlineAsideText: 'You can book and cancel when the connection is back.',
  offlineAsideLater:
    'You can book when the connection is back. You can cancel a visit even now: open it, and the cancellation will be sent as soon as there is a connection.',
  offlineCall: (branch: string) => `If it is urgent, call ${branch}:`,

  before: 'Before the visit',
  beforeText: {
    adult: 'Bring your passport and come ten minutes early.',
    child:
      'For a child, bring the birth certificate (from the age of fourteen, the passport) and a parent’s passport, and come ten minutes early.'
  },
  beforeCancel: `You can cancel the visit no later than ${minutesEn(CANCEL_BEFORE_MINUTES)} before it begins.`
}
