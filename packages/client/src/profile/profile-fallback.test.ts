import { expect, test } from 'vitest'
import { profileDot } from './profile-dot.ts'
import { profileFallback } from './profile-fallback.ts'

const whole = { accessNotAuthorized: false, lastName: 'Савицкая', firstName: 'Ольга', birthday: '1968-04-12', sex: 'FEMALE' as const }

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

test('the dot of the profile has a reason', () => {
  const calm = { waitingConfirmEmail: false, accessNotAuthorized: false }
  expect(profileDot(undefined)).toBe('none')
  expect(profileDot(calm)).toBe('none')
  expect(profileDot({ ...calm, waitingConfirmEmail: true })).toBe('email-pending')
  expect(profileDot({ waitingConfirmEmail: true, accessNotAuthorized: true })).toBe('not-authorised')
})
