import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  waits: 'Not sent',
  waitsText: 'It is sent once when there is a connection.',
  refused: 'It could not be sent',
  tooLate: 'The visit can no longer be cancelled: call the center',
  tooLateText: 'There was no connection, and the time to cancel is over. Nothing was sent.',
  visit: 'Cancelling a visit',
  cancel: (when, doctor) => `Cancelling the visit: ${when}, ${doctor}`,
  review: 'Review',
  reviewOf: (doctor, when) => `Review of the visit: ${doctor}, ${when}`,
  medicine: 'Entry in the medicine chest',
  medicineOf: name => `Medicine chest: ${name}`,
  drop: 'Removing from the medicine chest',
  dropOf: name => `Removing from the medicine chest: ${name}`,
  send: 'Send now',
  forget: 'Do not send',
  forgetLabel: what => `Do not send: ${what}`,
  read: 'Understood',
  readLabel: what => `Understood: ${what}`
}
