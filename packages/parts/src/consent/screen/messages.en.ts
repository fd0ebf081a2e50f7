import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Using the Personal account app',
  text: (isForSeveral: boolean) =>
    `Read and tick the consent${isForSeveral ? ' for each person' : ''}. Without it we cannot keep data or book visits.`,
  carried: {
    still: 'Next: your consent, then the booking',
    free: 'The time is free. We will keep it for you after the consent.',
    taken: 'Somebody has taken this time. We will offer another one after the consent.'
  },
  me: 'You',
  myself: 'Your consent',
  child: 'Child',
  ownData: 'I consent to ',
  ownDataLink: 'the processing of my personal data',
  acceptBefore: 'I accept the ',
  terms: 'user agreement',
  and: ' and the ',
  privacy: 'privacy policy',
  parentalBefore: 'I am a parent or legal guardian and give ',
  parentalLink: 'consent for the child',
  parentalMiddle: ' to ',
  parentalData: 'the processing of the child’s data',
  next: 'Continue',
  nextWaiting: 'Saving the consent…',
  out: 'SIGN OUT',
  loading: 'Loading',
  listFailed: 'Could not load the consents',
  listFailedText: 'Check your internet connection and try again.',
  sendFailed: 'The consent is not saved',
  changed: 'The consent text has changed',
  changedText: 'Read the new version and tick the consent once more.'
}
