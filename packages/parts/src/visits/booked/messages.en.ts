import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesOfEn } from '../../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'You are booked',
  pendingTitle: 'Waiting for confirmation',
  pendingText: (sms: string) => `The center is still confirming this time. ${sms}`,
  pendingUntil: (time: string, sms: string) => `The center will answer by ${time} today. ${sms}`,
  /** `after`: of the quiet hours. */
  weSend: (after: string | undefined) => (after ? `We will send an SMS after ${after}.` : 'We will send an SMS.'),
  bookedFor: name => `${name} is booked`,
  cancelUntil: (time: string) => `You can cancel until ${time} on the day of the visit.`,
  cancelUntilDay: (moment: string) => `You can cancel until ${moment}.`,
  tooLateToCancel: `The visit begins in less than ${minutesOfEn(CANCEL_BEFORE_MINUTES)}: to cancel it, call the center.`,
  toCalendar: 'Add to calendar',
  again: 'Book another visit',
  toVisits: 'To my visits',
  failed: 'Could not show the booking',
  failedText: 'The booking itself is not lost: it is in “Visits”.',
  next: 'What is next'
}
