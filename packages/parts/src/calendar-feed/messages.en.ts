import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Visits in your calendar',
  rowNote: 'Calendar subscription',
  intro:
    'The calendar of your phone or computer shows your visits by itself, and those of your family that you may see. Changes come within an hour or a day; that is up to the program.',
  loading: 'Loading the subscription',
  failed: 'Could not load the subscription',
  failedText: 'If there was one, it still works. Try again in a minute.',

  what: 'What the calendar shows',
  words: { plain: 'Only “Visit”', full: 'Doctor, specialty and address' },
  notes: {
    plain: 'The day and time. Neither the lock screen nor the calendar program learns anything else.',
    full: 'Calendars often keep their entries at the company that makes them, and those you share the calendar with see them.'
  },
  make: 'Create a subscription',
  making: 'Creating…',
  changed: 'The calendar will show this at its next update',
  notSaved: 'Could not save',

  link: 'Subscription address',
  secret:
    'The address is secret: whoever knows it sees your visits without signing in. Do not pass it on. You may revoke it at any moment.',
  open: 'Open in calendar',
  copy: 'Copy the address',
  copied: 'Address copied',
  never: 'No program has read this address yet.',
  readAt: (moment: string) => `Last update of the calendar: ${moment}.`,
  lost: 'This address no longer works. Revoke it and create a new one.',
  revoke: 'Revoke the address',
  revokeTitle: 'Revoke the subscription address?',
  revokeText: 'Calendars that know it will no longer be updated. You may create a new address at once.',
  revoking: 'Revoking…',
  keep: 'Keep',
  revoked: 'Address revoked'
}
