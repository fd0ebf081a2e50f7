import { WebAuthnError } from '@simplewebauthn/browser'
import { expect, test } from 'vitest'
import { troubleOf } from './passkey-browser.ts'

const said = (code: WebAuthnError['code']) => troubleOf(new WebAuthnError({ message: '', code, cause: new Error('why') }))

test('what went wrong with an authenticator is told by what one can do about it', () => {
  expect(said('ERROR_CEREMONY_ABORTED')).toBe('cancelled')
  expect(said('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')).toBe('known-already')
  expect(said('ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')).toBe('unverified')
  expect(said('ERROR_INVALID_DOMAIN')).toBe('wrong-site')
  expect(said('ERROR_INVALID_RP_ID')).toBe('wrong-site')
  expect(said('ERROR_AUTHENTICATOR_GENERAL_ERROR')).toBe('failed')
})

test('a person who refused and a time that ran out are one thing', () => {
  expect(troubleOf(new DOMException('', 'NotAllowedError'))).toBe('cancelled')
  const passed = new WebAuthnError({
    message: '',
    code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
    cause: new DOMException('', 'NotAllowedError'),
    name: 'NotAllowedError'
  })
  expect(troubleOf(passed)).toBe('cancelled')
  expect(troubleOf('what')).toBe('failed')
})
