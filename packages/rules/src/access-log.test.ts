import { expect, test } from 'vitest'
import { LEVELS } from './access.ts'
import { grantAction, kindOf } from './access-log.ts'

test('each word of the audit is a kind of action', () => {
  const words = ['visits-looked', 'family-looked', 'visit-booked', 'visit-cancelled', 'profile-changed', 'child-added', 'relative-removed']
  expect(words.map(kindOf)).toEqual(['viewed', 'viewed', 'booked', 'booked', 'changed', 'family', 'family'])
  expect(['spouse-joined', 'family-request', 'consent-given', 'signed-in'].map(kindOf)).toEqual([
    'family',
    'family',
    'consent',
    'signed-in'
  ])
})

test("what is done to a programme is a change, what is read of it is a view, and taking one's own data is a view", () => {
  expect(['coverage-linked', 'coverage-unlinked', 'coverage-confirmed'].map(kindOf)).toEqual(['changed', 'changed', 'changed'])
  expect(['coverage-looked', 'coverage-hr-looked', 'profile-exported', 'profile-photo-set'].map(kindOf)).toEqual([
    'viewed',
    'viewed',
    'viewed',
    'changed'
  ])
})

test('a word that is not known is shown as other', () => {
  expect(['', 'erased', 'not-signed-in', 'looked-away'].map(kindOf)).toEqual(['other', 'other', 'other', 'other'])
})

test('a grant says its level', () => {
  expect(grantAction('BOOK_VISITS')).toBe('granted-book-visits')
  expect(LEVELS.map(level => kindOf(grantAction(level)))).toEqual(LEVELS.map(() => 'granted'))
})
