import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'A visit has been found',
  lead: 'This booking was made for your phone number. Shall we add it to your account?',
  room: (room: string) => `room ${room}`,
  patientTitle: 'Patient',
  born: (birthday: string) => `Date of birth: ${birthday}`,
  email: 'Your e-mail (for access to your personal account)',
  visitor: 'This visit is for:',
  visitors: { me: 'Me', child: 'My child', other: 'Someone else' },
  save: 'Save the patient’s details to the profile',
  emailHint: 'We will send an e-mail to confirm the address',
  consentBefore: 'The patient consents to ',
  ownConsentBefore: 'I consent to ',
  consentText: 'the processing of personal data',
  parentalBefore: 'I am a parent or a legal representative of the child and ',
  parentalText: 'I consent to the processing of the child’s data',
  goOn: 'Continue',
  goingOn: 'Adding the visit…',
  missing: {
    email: 'Enter your e-mail to go on.',
    type: 'Choose who this visit is for.',
    consent: 'Tick the consent to go on.'
  },
  later: 'Not now',
  waits: 'There is a visit made by phone',
  waitsText: (day, time, doctor) => `${day}, ${time}\u00a0— ${doctor}. It is not in your account yet.`,
  add: 'Add',
  takenIn: 'The visit has been added to your account',
  notFoundTitle: 'Visit not found',
  newVisit: 'New visit',
  notFound:
    'Unfortunately, we could not find this booking among your future visits. Perhaps it was made with another phone number, has already taken place, or was canceled or moved by the medical center. You can create a new visit.',
  close: 'Close',
  failed: 'Error'
}
