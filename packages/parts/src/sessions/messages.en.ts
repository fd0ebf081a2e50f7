import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  page: 'Sign-in and devices',
  title: 'Where you are signed in',
  unknown: 'Unknown device',
  here: 'This device',
  notConfirmed: 'Not confirmed',
  since: (day: string) => `Sign-in: ${day}`,
  seen: (moment: string) => `Last used: ${moment}`,
  today: 'today',
  end: 'Sign out',
  endOf: (name: string) => `Sign out on “${name}”`,
  endTitle: (name: string) => `Sign out on “${name}”?`,
  endText: 'The account will close there at once, and at the next sign-in the device must be confirmed again.',
  endConfirm: 'Sign out',
  ending: 'Signing out…',
  stay: 'Keep',
  ended: 'Signed out there',
  endOthers: 'Sign out on the other devices',
  endOthersTitle: 'Sign out on all other devices?',
  endOthersText: 'The account will close everywhere but on this device. Your bookings stay.',
  endedOthers: (count: number) => `Signed out on ${plural('en', count, { one: '# device', other: '# devices' })}`,
  onlyHere: 'You are not signed in on other devices.',
  strange: 'You do not know a device? Sign out on it and add a passkey.',
  loading: 'Loading the list of devices',
  failed: 'Could not load the list of devices',
  failedText: 'Try again in a minute.'
}
