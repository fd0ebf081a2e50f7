import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  anonymous: 'Anonymous',
  back: 'Back',
  write: 'Leave a review',
  writeLabel: (visit: string) => `Leave a review of the visit: ${visit}`,
  own: 'Your review',
  ownLabel: (visit: string) => `Your review of the visit: ${visit}`,

  formTitle: 'Review of a visit',
  changeTitle: 'Change the review',
  aboutWhom: 'Review of',
  about: { doctor: 'Doctor', centre: 'Center' },
  comment: 'Your review',
  commentHint: 'No diagnoses and no names of other people: everybody will read the review.',
  /** [5.80] */
  faults: {
    required: 'Write at least a few words: a review needs a text',
    'too-long': (most: number) => `No more than ${plural('en', most, { one: '# character', other: '# characters' })}`
  },
  publishName: (signature: string) => `Publish my name: ${signature}`,
  publishNameText: 'Otherwise the review will be anonymous: nobody can tell from it who wrote it.',
  checked: 'A moderator will check the review before it is published.',
  checkedAgain: 'A moderator will check the changed review again. The old text will stop being shown at once.',
  send: 'Send the review',
  sending: 'Sending…',
  save: 'Save the review',
  saving: 'Saving…',
  cancel: 'Cancel',
  notSent: 'The review was not sent',
  /** Why this visit cannot be reviewed by the one who looks. */
  refused: {
    'not-an-adult': { title: 'Reviews are left by adults', text: 'A parent can write about the visit of a child.' },
    'not-yet': { title: 'The visit has not taken place yet', text: 'You can leave a review after the visit.' },
    'did-not': { title: 'This visit did not take place', text: 'You can leave a review only of a visit that took place.' },
    'not-yours': { title: 'The patient writes about this visit', text: 'Or somebody whom the patient has allowed to book.' }
  },
  toVisits: 'To visits',

  title: 'My reviews',
  titleNote: 'All that you wrote about doctors and centers',
  loading: 'Loading reviews',
  failed: 'Could not load the reviews',
  failedText: 'They are not lost: try again in a minute.',
  emptyTitle: 'No reviews yet',
  emptyText: 'After a visit its card will have “Leave a review”: it will help other patients choose a doctor.',
  emptyAction: 'To past visits',
  notFound: 'There is no such review',
  notFoundText: 'Perhaps you deleted it on another device.',
  written: (date: string) => `Written on ${date}`,
  published: (date: string) => `Published on ${date}`,
  signed: 'with your name',
  unsigned: 'anonymously',
  change: 'Change',
  changeLabel: (about: string) => `Change the review: ${about}`,
  remove: 'Delete',
  removeLabel: (about: string) => `Delete the review: ${about}`,
  answered: (date: string) => `Answer of the center, ${date}`,

  ofDoctor: 'Reviews by patients',
  showMore: 'Show more',
  showingMore: 'Loading…',
  noneYet: 'No reviews yet.',
  retry: 'Try again',
  states: { waiting: 'Being checked', published: 'Published', rejected: 'Not published' },
  waitingText: 'We will check the review and publish it. Until then only you see it.',
  rejectedText: (reason: string) => `Reason: ${reason}. Change the review, and we will check it again.`,

  /** [4.90] [4.91] by what the server says it has done */
  done: { added: 'Review added', changed: 'Review changed' },

  deleteTitle: 'Delete the review?',
  deleteText: (about: string) =>
    `The review “${about}” will disappear together with the answer of the medical center. It cannot be brought back.`,
  deleteConfirm: 'Delete the review',
  deleting: 'Deleting the review',
  deleted: 'Review deleted',
  leave: 'Keep it'
}
