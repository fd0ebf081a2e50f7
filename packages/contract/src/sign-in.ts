import { LANGUAGES } from '@vizit/rules/languages'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { deviceId, deviceLabel, doneWork, formedText, givenText, givenWork, smsCode, typedPhone, uuid } from './fields.ts'

/** Of the page, in which the code is written; where it is not said, as the owner of the phone has chosen, else Russian. [3.101] */
const language = z.optional(z.enum(LANGUAGES))

/**
 * A proof of work that the browser does by itself, begun while the phone is typed: with it a sign-in that is asked for often needs no picture. `work`
 * is null where it would not help at present: then the picture is asked wherever the human check is. `challenge` is as `humanChallenge` has it. Good
 * once, for five minutes, from the address that asked for it. ERROR_TOO_MANY_REQUESTS {retryAfter}.
 */
export const beginHumanWork = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/human-work',
  summary: 'Begin the human check that runs by itself: a proof of work, before there is a sign-in.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({ work: z.nullable(givenWork) }),
  refusals: []
})

/**
 * Starts a sign-in. `work`: the human check that ran by itself; one that is not good is as none. The answer is the same for known and unknown phones [R27]. [7.92]
 * `token` is what a host application knows of its user; it proves nothing here and is not used.
 * INVALID_INPUT {field: 'phone', reason}; INVALID_STATE {retryAfter} within 61 s of the last SMS; ERROR_TOO_MANY_REQUESTS {retryAfter}. Seconds.
 */
export const initPhoneLogin = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/init',
  summary: 'Start a sign-in by phone: sends the SMS, or asks for a human check first.',
  access: 'anyone',
  evenly: true,
  input: z.object({ phone: typedPhone, deviceId, token: z.optional(givenText(4096)), work: z.optional(doneWork), language }),
  reply: z.object({ id: uuid, needsHumanCheck: z.boolean(), resendAfterSeconds: z.number() }),
  refusals: ['INVALID_STATE']
})

/** The captcha picture. [7.93] */
export const humanCodeImage = endpoint({
  method: 'GET',
  path: '/api/v2/my/phone-login/human-code',
  summary: 'The picture with digits for the human check. Each call draws a new one and the former is void.',
  access: 'anyone',
  input: z.object({ id: uuid }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND', 'CODE_EXPIRED', 'INVALID_STATE'],
  media: 'image/png'
})

/**
 * The way without a picture: a proof of work that the browser solves by itself. `challenge` is the JSON of an ALTCHA v2 challenge
 * (PBKDF2/SHA-256); `solveChallenge` of altcha-lib with its web `deriveKey` solves it. Good for one try within 2 minutes. A machine solves it too, so few codes go
 * out for it: ERROR_TOO_MANY_REQUESTS {retryAfter} when too many of an hour did not come back; the picture is there still.
 */
export const humanChallenge = endpoint({
  method: 'GET',
  path: '/api/v2/my/phone-login/human-proof',
  summary: 'A proof-of-work challenge: the accessible alternative to the picture.',
  access: 'anyone',
  input: z.object({ id: uuid }),
  reply: z.object({ challenge: z.string() }),
  refusals: ['NOT_FOUND', 'CODE_EXPIRED', 'INVALID_STATE']
})

/**
 * Passes the human check by what ran by itself (`work`), by the digits of the picture (`code`) or by the solved challenge (`solution`: its JSON,
 * `{counter, derivedKey}`), and sends the SMS. [7.94] Three tries a picture; after INVALID_CAPTCHA_CODE ask for a new picture or challenge: work that
 * was refused is not asked for again. ERROR_TOO_MANY_REQUESTS {retryAfter} of `solution`: the picture is there still.
 * CODE_EXPIRED: start again.
 */
export const confirmHuman = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/confirm-human',
  summary: 'Pass the human check; the SMS is sent.',
  access: 'anyone',
  evenly: true,
  input: z.object({
    id: uuid,
    code: z.optional(formedText(/^\d{1,12}$/)),
    solution: z.optional(givenText(4096)),
    work: z.optional(doneWork),
    language
  }),
  reply: z.object({ id: uuid, resendAfterSeconds: z.number() }),
  refusals: ['INVALID_CAPTCHA_CODE', 'CODE_EXPIRED', 'NOT_FOUND', 'INVALID_STATE']
})

/**
 * Exchanges the code from the SMS for a token. [7.95] INVALID_CODE {left}: so many tries of this code are left. CODE_EXPIRED: late,
 * replaced by a newer one, used, or guessed at five times: a new code helps. INVALID_STATE: no SMS has been sent yet.
 * PASSKEY_NEEDED {step}: the code was right, and its owner wants a passkey as well: go on with `passkeyQuestion` of ./passkeys.ts.
 * USER_NOT_REGISTERED {delayMs}: the code is right and not used up, nobody has this number, and the code is not fresh any more; the same call with
 * `register` makes the account, after so many milliseconds for the person to think again [4.07].
 */
export const confirmSms = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/confirm-sms',
  summary: 'Exchange the code from the SMS for a token bound to the device.',
  access: 'anyone',
  evenly: true,
  input: z.object({
    id: uuid,
    code: smsCode,
    deviceId,
    deviceName: z.optional(deviceLabel),
    /** A new number may be registered, however old the code is. */
    register: z.optional(z.boolean())
  }),
  reply: z.object({
    token: z.string(),
    /** `masked`: the device must be confirmed first; only the masked profile is shown until then. [1.57] */
    access: z.enum(['full', 'masked']),
    /** The phone was new: its account was made by this call. */
    isNew: z.boolean()
  }),
  refusals: ['INVALID_CODE', 'CODE_EXPIRED', 'INVALID_STATE', 'USER_NOT_REGISTERED', 'PASSKEY_NEEDED']
})

/** A visitor's session: may read the catalogue, does not count as signed in [R7]. [7.96] The phone is not kept. */
export const anonymousLogin = endpoint({
  method: 'POST',
  path: '/api/v2/my/anonymous-login',
  summary: 'A session of a visitor who has not signed in.',
  access: 'anyone',
  evenly: true,
  input: z.object({
    deviceId,
    deviceName: z.optional(deviceLabel),
    phone: z.optional(typedPhone)
  }),
  reply: z.object({ anonymousId: uuid, token: z.string() }),
  refusals: []
})

/** Ends this session on the server. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/v2/my/sign-out',
  summary: 'End this session.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z.object({}),
  reply: z.object({}),
  refusals: [],
  forgets: true
})

/**
 * "I am the new owner of this number": the phone leaves its former account, which keeps its data, and this session goes on in a new, empty
 * account [4.109] [8.78]. Only from a device that is not confirmed (INVALID_STATE) and while the account has been silent (ACCOUNT_IN_USE).
 */
export const resetAccount = endpoint({
  method: 'POST',
  path: '/api/v2/my/account-reset',
  summary: 'Begin with an empty account on a number that had another owner.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z.object({}),
  reply: z.object({ token: z.string() }),
  refusals: ['INVALID_STATE', 'ACCOUNT_IN_USE']
})
