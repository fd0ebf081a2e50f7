import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeDeletion, judgeReauth, mayAskPasskey, PASSKEY_NAME_MOST, passkeyName, reauthWay } from './passkeys.ts'

const now = new Date('2026-11-20T08:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('a re-authentication is fresh for fifteen minutes, and a session alone is none', () => {
  expect(judgeReauth(now, now)).toBe('fresh')
  expect(judgeReauth(before(14.9), now)).toBe('fresh')
  expect(judgeReauth(before(15), now)).toBe('stale')
  expect(judgeReauth(null, now)).toBe('stale')
  expect(judgeReauth(before(-1), now)).toBe('stale')
})

test('the owner proves it by no less than a sign-in takes', () => {
  expect(reauthWay({ passkeys: 0, asked: false, hasPhone: true })).toBe('code')
  expect(reauthWay({ passkeys: 2, asked: false, hasPhone: true })).toBe('code')
  expect(reauthWay({ passkeys: 1, asked: true, hasPhone: true })).toBe('passkey')
  expect(reauthWay({ passkeys: 1, asked: false, hasPhone: false })).toBe('passkey')
  expect(reauthWay({ passkeys: 0, asked: false, hasPhone: false })).toBe('none')
})

test('a passkey is asked for only where there is one, and a way back without it', () => {
  expect(mayAskPasskey({ passkeys: 0, hasConfirmedEmail: true })).toBe('NO_PASSKEY')
  expect(mayAskPasskey({ passkeys: 1, hasConfirmedEmail: false })).toBe('EMAIL_NEEDED')
  expect(mayAskPasskey({ passkeys: 1, hasConfirmedEmail: true })).toBe('may-ask')
})

test('the last passkey takes the demand with it, and only when that is asked for', () => {
  expect(judgeDeletion({ passkeys: 1, asked: true }, false)).toBe('LAST_PASSKEY')
  expect(judgeDeletion({ passkeys: 1, asked: true }, true)).toBe('stops-asking')
  expect(judgeDeletion({ passkeys: 2, asked: true }, false)).toBe('may-delete')
  expect(judgeDeletion({ passkeys: 1, asked: false }, false)).toBe('may-delete')
})

test('a name is what is left between the spaces, never blank and never longer than it may be', () => {
  expect(passkeyName('  Мой   телефон ')).toBe('Мой телефон')
  expect(passkeyName(' \n ')).toBeNull()
  expect(passkeyName('я'.repeat(PASSKEY_NAME_MOST + 1))).toBeNull()
  fc.assert(
    fc.property(fc.string(), text => {
      const name = passkeyName(text)
      expect(name === null || (name.length > 0 && name.length <= PASSKEY_NAME_MOST && name === passkeyName(name))).toBe(true)
    })
  )
})
