import { expect, test } from 'vitest'
import { profileDot } from './profile-dot.ts'
import { accountScreenOf, profileFallback } from './profile-fallback.ts'

const whole = {
  accessNotAuthorized: false,
  waitingConfirmEmail: false,
  deviceIdOfExistedUser: null,
  profileExists: false,
  emails: [],
  lastName: 'Савицкая',
  firstName: 'Ольга',
  birthday: '1968-04-12',
  sex: 'FEMALE' as const
}

test('a whole profile is asked nothing', () => {
  expect(profileFallback(whole)).toBe('none')
})

test.each([{ lastName: '' }, { firstName: '' }, { birthday: null }, { sex: null }])(
  'a profile that lacks something is asked to be completed: %j',
  lack => {
    expect(profileFallback({ ...whole, ...lack })).toBe('complete-profile')
  }
)

test('who may not enter is told so before anything is asked', () => {
  expect(profileFallback({ ...whole, birthday: null, accessNotAuthorized: true })).toBe('no-access')
})

test('a page that needs an address asks for one, waits for one, or goes on with one', () => {
  const email = { address: 'olga@example.by', usage: 'PRIMARY' }
  expect(accountScreenOf(whole, 'person-and-email')).toBe('add-email')
  const waiting = { ...whole, waitingConfirmEmail: true, emails: [{ ...email, confirmed: false }] }
  expect(accountScreenOf(waiting, 'person-and-email')).toBe('waiting-email')
  expect(accountScreenOf(waiting, 'person')).toBe('none')
  expect(accountScreenOf({ ...whole, emails: [{ ...email, confirmed: true }] }, 'person-and-email')).toBe('none')
})

test('the dot of the profile has a reason', () => {
  const calm = { waitingConfirmEmail: false, accessNotAuthorized: false }
  expect(profileDot(undefined)).toBe('none')
  expect(profileDot(calm)).toBe('none')
  expect(profileDot({ ...calm, waitingConfirmEmail: true })).toBe('email-pending')
  expect(profileDot({ waitingConfirmEmail: true, accessNotAuthorized: true })).toBe('not-authorised')
})
