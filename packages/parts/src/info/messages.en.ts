import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'About the app',
  what: 'What this is',
  text: (brand: string) =>
    `${brand} is a patient’s personal account. Here you book doctors of different medical centers, follow the visits of your family and read results.`,
  free: 'Booking is free. The treatment and paying for it are between you and the medical center.',
  directory: 'What there is here',
  doctorsList: 'Doctors by specialty',
  contacts: 'Contacts',
  email: 'Support e-mail',
  phone: 'Support phone',
  documents: 'Documents',
  guide: 'User guide (in Russian)',
  version: 'Version',
  versionText: (own: string, server: string) => (own === server ? own : `${own}, on the server ${server}`),
  failed: 'Could not load the contacts',
  failedText: 'Try again in a minute.'
}
