import { expect, test } from 'vitest'
import { LEVELS } from './access.ts'
import { deedOf, grantAction } from './access-log.ts'

test('each word of the audit is a kind of deed', () => {
  const words = ['visits-looked', 'family-looked', 'visit-booked', 'visit-cancelled', 'profile-changed', 'child-added', 'relative-removed']
  expect(words.map(deedOf)).toEqual(['looked', 'looked', 'booked', 'booked', 'changed', 'family', 'family'])
  expect(['spouse-joined', 'family-request', 'consent-given', 'signed-in'].map(deedOf)).toEqual([
    'family',
    'family',
    'consent',
    'signed-in'
  ])
})

test("what is done to a programme is a change, what is read of it is a look, and taking one's own data is a look", () => {
  expect(['coverage-linked', 'coverage-unlinked', 'coverage-confirmed'].map(deedOf)).toEqual(['changed', 'changed', 'changed'])
  expect(['coverage-looked', 'coverage-hr-looked', 'profile-exported', 'profile-photo-set'].map(deedOf)).toEqual([
    'looked',
    'looked',
    'looked',
    'changed'
  ])
})

test('a word that is not known is shown as other', () => {
  expect(['', 'erased', 'not-signed-in', 'looked-away'].map(deedOf)).toEqual(['other', 'other', 'other', 'other'])
})

test('a grant says its level', () => {
  expect(grantAction('BOOK_VISITS')).toBe('granted-book-visits')
  expect(LEVELS.map(level => deedOf(grantAction(level)))).toEqual(LEVELS.map(() => 'granted'))
})
