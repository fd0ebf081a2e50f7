import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesOfEn } from '../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  badge: 'Not sent',
  cancelBadge: 'Cancellation not sent',
  count: count => `Not sent: ${count}`,
  waits: 'It will be sent as soon as there is a connection.',
  look: 'What exactly',
  title: 'Not sent',
  titleText: 'This was done without a connection and is kept on this device only.',
  close: 'Close',
  cancelling: (moment, doctor) => `Cancel the visit: ${moment}, ${doctor}`,
  review: about => `Review: ${about}`,
  medicine: name => `Into the medicine chest: ${name}`,
  droppedMedicine: name => `Out of the medicine chest: ${name}`,
  onlyUntil: moment => `The visit will be canceled if the connection is back by: ${moment}. After that, call the center.`,
  willDrop: 'It will be taken out when there is a connection.',
  tooLate: `The visit is not canceled: there was no connection, and less than ${minutesOfEn(CANCEL_BEFORE_MINUTES)} are left before it begins. Call the center.`,
  moved: moment => `The visit is not canceled: it has been moved meanwhile. It is now ${moment}.`,
  refused: (title, text) => `${title}. ${text}`,
  forget: 'Do not send',
  forgetLabel: what => `Do not send. ${what}`,
  understood: 'Got it',
  understoodLabel: what => `Got it. ${what}`,
  now: 'Send now',
  keptToast: 'No connection. It will be sent when there is one.',
  sentToast: {
    cancelling: 'The connection is back: the visit is canceled',
    review: 'The connection is back: the review is sent',
    medicine: 'The connection is back: the medicine chest is up to date',
    'dropped-medicine': 'The connection is back: the medicine chest is up to date'
  }
}
