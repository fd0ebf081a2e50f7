import { expect, test } from 'vitest'
import { findSamePatient, judgeContinue, judgeMainEmail, judgePhoneVerification, judgeSaveSwitch, visitorTypes } from './visit-import.ts'

const TODAY = '2026-11-20'

test('for a minor patient it is not «me», and only for one it may be «my child» [5.48] [5.49]', () => {
  expect(visitorTypes({ birthday: '2008-11-20' }, TODAY)).toEqual(['me', 'other'])
  expect(visitorTypes({ birthday: '2008-11-21' }, TODAY)).toEqual(['child', 'other'])
})

test('the switch that saves the patient’s data stands at «me», unless the user is of an employer’s programme, and at a child [5.46] [5.47]', () => {
  const types = ['REGULAR', 'INSURER_PROGRAM', 'EMPLOYER_PROGRAM'] as const
  expect(types.map(type => judgeSaveSwitch('me', type))).toEqual(['shown', 'shown', 'hidden'])
  expect(types.map(type => judgeSaveSwitch('child', type))).toEqual(['shown', 'shown', 'shown'])
  expect(types.map(type => judgeSaveSwitch('other', type))).toEqual(['hidden', 'hidden', 'hidden'])
})

test('to continue there must be an e-mail, a visit type or a known patient, and the consent where it is needed', () => {
  const whole = { email: 'olga@post.example', type: 'me', hasTarget: false, consent: 'given', submitting: false } as const
  expect(judgeContinue(whole)).toBe('may-continue')
  expect(judgeContinue({ ...whole, consent: 'not-needed' })).toBe('may-continue')
  expect(judgeContinue({ ...whole, submitting: true })).toBe('submitting')
  expect(['', 'olga', 'olga@'].map(email => judgeContinue({ ...whole, email }))).toEqual(['email', 'email', 'email'])
  expect([false, true].map(hasTarget => judgeContinue({ ...whole, type: null, hasTarget }))).toEqual(['type', 'may-continue'])
  expect(judgeContinue({ ...whole, consent: 'needed' })).toBe('consent')
})

test('of several things that are missing the one that stands first on the page is named', () => {
  const nothing = { email: '', type: null, hasTarget: false, consent: 'needed', submitting: false } as const
  expect(judgeContinue(nothing)).toBe('type')
  expect(judgeContinue({ ...nothing, type: 'other' })).toBe('email')
  expect(judgeContinue({ ...nothing, type: 'other', email: 'olga@post.example' })).toBe('consent')
})

test('the main e-mail is kept when it is the same mailbox [4.128]', () => {
  expect(judgeMainEmail('olga@post.example', ' Olga@Post.example ')).toBe('keep')
  expect([judgeMainEmail('olga@post.example', 'other@post.example'), judgeMainEmail(null, 'olga@post.example')]).toEqual([
    'replace',
    'replace'
  ])
})

test('the same patient is known by birthday and full name, ё or е, large or small [4.127]', () => {
  const people = [
    { id: 1, fullNameRu: 'Ковалёв Артём Сергеевич', birthday: '2018-03-10' },
    { id: 2, fullNameRu: 'Ковалёв Артём Сергеевич', birthday: '2019-03-10' },
    { id: 3, fullNameRu: 'Ковалёв Артём', birthday: null }
  ]
  expect(findSamePatient(people, { fullNameRu: 'КОВАЛЕВ  Артем Сергеевич', birthday: '2019-03-10' })?.id).toBe(2)
  expect(findSamePatient(people, { fullNameRu: 'Ковалёв Артём', birthday: '2019-03-10' })).toBeUndefined()
})

test('a phone is proven by a sign-in after the visit was made, or within the last ninety days', () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  expect(judgePhoneVerification({ signedIn: at('2026-01-02'), madeAt: at('2026-01-01') }, at('2026-11-20'))).toBe('proven')
  expect(judgePhoneVerification({ signedIn: at('2026-08-23'), madeAt: at('2026-11-19') }, at('2026-11-20'))).toBe('proven')
  expect(judgePhoneVerification({ signedIn: at('2026-08-22'), madeAt: at('2026-11-19') }, at('2026-11-20'))).toBe('too-old')
})
