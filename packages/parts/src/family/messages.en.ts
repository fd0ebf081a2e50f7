import type { RelKind } from '@vizit/rules/access'
import { ADULT_AGE } from '@vizit/rules/age'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { OWN_VOICE_AGE } from '@vizit/rules/own-voice'
import { plural } from '@vizit/rules/plural'
import { childrenEn } from '../amounts/messages.en.ts'
import type { ru } from './messages.ru.ts'
import { waysEn } from './ways/messages.en.ts'

const parents = (count: number) => plural('en', count, { one: '# parent or other adult', other: '# parents or other adults' })

/** What changes when a person is taken out, for the question before it. */
function removeText(relKind: RelKind): string {
  switch (relKind) {
    case 'CHILD':
      return 'The child and their visits will disappear from the lists of both parents. The records at the medical centers will stay.'
    case 'SPOUSE':
      return 'Each of you keeps the people you added. Everything that you allowed each other will be closed.'
    case 'ME':
    case 'PARENT':
    case 'OTHER':
      return 'You will no longer see each other. Everything that you allowed each other will be closed.'
  }
}

export const en: typeof ru = {
  ...waysEn,
  title: 'My family',
  members: 'Family',
  add: 'Add a relative',
  emptyTitle: 'Nobody in the family yet',
  emptyText: 'Add a child or someone close to book visits for them and see their visits.',
  allRights: 'All rights',
  mayBook: 'You may book',
  waits: 'You cannot book yet',
  waitsHow: 'To book for them, ask them to press “Allow” in “My family”.',
  noAccount: 'No sign-in yet',
  booksForMe: 'May book for you',
  allow: 'Allow booking for me',
  allowFull: (name: string) => `Allow booking for me: ${name}`,
  allowing: 'Allowing…',
  allowed: (name: string) => `May now book for you: ${name}`,
  rights: 'access rights',
  menu: (name: string) => `Actions: ${name}`,
  edit: 'Change details',
  remove: 'Remove from family',
  removeTitle: (name: string) => `Remove from the family: ${name}?`,
  removeText,
  removeConfirm: 'Remove',
  removing: 'Removing…',
  removeBack: 'Keep in the family',
  removed: (name: string) => `No longer in your family: ${name}`,
  hasVisits: 'First cancel the upcoming visits',
  hasVisitsText: (name: string) => `They cannot be removed from the family yet. ${name}: there are planned visits.`,
  plannedVisits: 'Planned visits',
  toVisits: 'To visits',
  hasCoverer: 'There is an active program or insurance',
  hasCovererText: 'While it is active, the person cannot be removed from the family. Write to support.',
  understood: 'OK',
  newcomersTitle: 'Congratulations! There is someone new in your family',
  newcomersText: 'Now you see each other. Decide who may book visits for you.',
  newcomersRights: 'Who sees me',
  limits: (most: { children: number; parents: number }) =>
    `A family may have a spouse, up to ${childrenEn(most.children)} under ${ADULT_AGE} and up to ${parents(most.parents)}.`,
  loading: 'Loading the family',
  failed: 'Could not load the family',
  failedText: 'Your family is still there. Try again in a minute.',
  addTitle: 'Add a child',
  addNote: 'As in the birth certificate.',
  consentBefore: 'I am the child’s parent or legal guardian and ',
  consentLink: 'consent to the processing of the child’s data',
  consentRequired: 'Without consent a child cannot be added',
  consentFailed: 'Could not load the text of the consent',
  save: 'Add the child',
  saving: 'Adding…',
  added: (name: string) => `${name}: the child is added`,
  alreadyHere: 'Such a child already exists',
  alreadyHereText: 'There is already a child with this name, sex and date of birth in your family.',
  joinInstead: 'Join a family by a code',
  signsIn: 'The date of birth is not changed',
  signsInText:
    'The child signs in with their own number, and this date says when they decide for themselves. A later date than before cannot be given. If the one before is wrong, write to support.',
  supportAction: 'CONTACT SUPPORT',
  full: `The family already has ${childrenEn(MAX_CHILDREN)}`,
  fullText: 'To add another child contact support.',
  editTitle: 'The child’s details',
  editSave: 'Save',
  editSaving: 'Saving…',
  editSaved: 'The child’s details are saved',
  editNone: 'These details cannot be changed',
  editNoneText: `Parents change them while the child is under ${ADULT_AGE} and no program pays for the child. If there is a mistake, write to support.`,
  onlyAdults: 'The family is for adults only',
  onlyAdultsText: `Until you are ${ADULT_AGE}, your parents book for you. If the date of birth in your profile is wrong, write to support.`,
  youngText: `You are ${OWN_VOICE_AGE} already: enter the code that a parent shows you, and your visits stay with you when you sign in on your own.`
}
