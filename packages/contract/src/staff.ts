import { PASSWORD_MOST, SESSION_MOST_MINUTES, STAFF_ROLES, USERNAME_MOST } from '@vizit/rules/staff'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { deviceId, formedText, givenText, instant, uuid, wholeNumber } from './fields.ts'

/** Where a member of staff works; null: the product itself. */
const organisation = z.nullable(z.object({ kind: z.enum(['provider', 'coverer']), code: z.string(), name: z.string() }))

/** Six digits of the authenticator application. */
const totpCode = formedText(/^\d{6}$/)

/**
 * Opens a session of the desk. [5.61] [5.62] CREDENTIALS_REFUSED: the name, the password or the code is wrong, or the account is disabled; which, is not said.
 * A code is good once. ERROR_TOO_MANY_REQUESTS {retryAfter}: tries of this name or address are spent. `deviceId` is made once by the browser, kept and never
 * shown: where its owner has signed in before, a stranger's tries lock nobody out. `minutes`: how long the session is to last, 12 hours unless said; five minutes
 * to two weeks [9.39], INVALID_INPUT {field: 'minutes', reason: 'too-short' | 'too-long'}. It ends earlier when it is not used for fifteen minutes.
 */
export const staffSignIn = endpoint({
  method: 'POST',
  path: '/api/v2/staff/sign-in',
  summary: 'Sign in as staff, with name, password and the code of the authenticator.',
  access: 'anyone',
  evenly: true,
  cost: 20,
  input: z.object({
    username: givenText(USERNAME_MOST, 1),
    password: givenText(PASSWORD_MOST * 2, 1),
    code: totpCode,
    deviceId: z.optional(deviceId),
    minutes: z.optional(wholeNumber(0, SESSION_MOST_MINUTES * 10))
  }),
  reply: z.object({ token: z.string(), expiresAt: instant }),
  refusals: ['CREDENTIALS_REFUSED']
})

export const staffSignOut = endpoint({
  method: 'POST',
  path: '/api/v2/staff/sign-out',
  summary: 'End this session of staff.',
  access: 'staff',
  input: z.object({}),
  reply: z.object({}),
  refusals: [],
  forgets: true
})

export const staffMe = endpoint({
  method: 'GET',
  path: '/api/v2/staff/me',
  summary: 'Who is signed in at the desk, as what, where, until when.',
  access: 'staff',
  input: z.object({}),
  reply: z.object({ id: uuid, username: z.string(), role: z.enum(STAFF_ROLES), organisation, sessionExpiresAt: instant }),
  refusals: []
})

/**
 * Sets another password of one's own; every other session of the account ends. CREDENTIALS_REFUSED: the present one is wrong. INVALID_INPUT {field:
 * 'newPassword', reason}: see `judgePassword` [5.61] [9.43].
 */
export const changeStaffPassword = endpoint({
  method: 'POST',
  path: '/api/v2/staff/password',
  summary: 'Change one’s own password, with the present one.',
  access: 'staff',
  input: z.object({ password: givenText(PASSWORD_MOST * 2, 1), newPassword: givenText(PASSWORD_MOST * 2) }),
  reply: z.object({}),
  refusals: ['CREDENTIALS_REFUSED']
})
