import { passkeyName } from '@vizit/rules/passkeys'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { deviceId, flag, formedText, instant, judgedText, uuid } from './fields.ts'

// What a browser and an authenticator exchange, as JSON of the Web Authentication standard: the parts that are used here, and no others.
const bytes = (most: number) => formedText(/^[A-Za-z0-9_-]+$/).check(z.maxLength(most))
const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') }
const transport = formedText(/^[a-z-]{1,20}$/)
const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }))

/** What `startAuthentication` of the browser is given. */
const question = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: known
})
export type PasskeyQuestion = z.output<typeof question>

/** What it gives back. */
const assertion = z.object({
  ...credential,
  response: z.object({
    authenticatorData: bytes(4_096),
    clientDataJSON: bytes(8_192),
    signature: bytes(8_192),
    userHandle: z.optional(bytes(128))
  })
})

/** What `startRegistration` is given, and what it gives back. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') })
})
export type PasskeyCreation = z.output<typeof creation>

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_192),
    attestationObject: bytes(65_536),
    transports: z.optional(z.array(transport).check(z.maxLength(10)))
  })
})

const name = judgedText(text => passkeyName(text) !== null)

export const passkey = z.object({
  id: uuid,
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
  /** The owner's other devices have it too: losing one of them does not lose it. */
  backedUp: z.boolean(),
  /** It once came with a count that was used already: there may be a copy. */
  suspected: z.boolean()
})
export type Passkey = z.output<typeof passkey>

/** The own passkeys, the newest first; whether one is asked at each sign-in; by what a change is proven (`fresh`: nothing is asked now). */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/v2/my/passkeys',
  summary: 'The own passkeys.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    passkeys: z.array(passkey),
    asked: z.boolean(),
    hasConfirmedEmail: z.boolean(),
    reauth: z.enum(['fresh', 'passkey', 'code', 'none'])
  }),
  refusals: []
})

/** What the browser asks an authenticator when a passkey is added. PROOF_REQUIRED {way}: prove first that it is you. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/my/passkeys/begin',
  summary: 'Begin to add a passkey.',
  access: 'signed-in',
  input: z.object({}),
  reply: creation,
  refusals: ['PROOF_REQUIRED', 'TOO_MANY_PASSKEYS']
})

/** Adds what the authenticator has made. PASSKEY_REFUSED {reason}: `expired`, `wrong`, or `taken`. Without a name it is called as the device is. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/my/passkeys',
  summary: 'Add a passkey.',
  access: 'signed-in',
  input: z.object({ registration, name: z.optional(name) }),
  reply: passkey,
  refusals: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
  creates: true
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/v2/my/passkeys/:id',
  summary: 'Rename a passkey.',
  access: 'signed-in',
  input: z.object({ id: uuid, name }),
  reply: passkey,
  refusals: ['NOT_FOUND']
})

/** LAST_PASSKEY: it is the only one and is asked for at each sign-in; `stopAsking` says that it no longer is to be. */
export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/passkeys/:id',
  summary: 'Delete a passkey.',
  access: 'signed-in',
  input: z.object({ id: uuid, stopAsking: z.optional(flag) }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'PROOF_REQUIRED', 'LAST_PASSKEY']
})

/** Whether a passkey is asked at each sign-in. EMAIL_NEEDED: a confirmed e-mail first, to come back by. INVALID_STATE: there is no passkey. */
export const askPasskey = endpoint({
  method: 'PUT',
  path: '/api/v2/my/passkeys/asked',
  summary: 'Ask a passkey at each sign-in, or stop asking.',
  access: 'signed-in',
  input: z.object({ asked: z.boolean() }),
  reply: z.object({ asked: z.boolean() }),
  refusals: ['PROOF_REQUIRED', 'EMAIL_NEEDED', 'INVALID_STATE']
})

// ── Proving anew that the owner is here: by a passkey, or by a code (./own-data.ts, for the action `passkeys`) ────────────────────

/** What the browser asks an authenticator for a re-authentication. NOT_FOUND: the account has no passkey. */
export const reauthQuestion = endpoint({
  method: 'POST',
  path: '/api/v2/my/passkeys/proof/begin',
  summary: 'Begin to prove by a passkey that the owner is here.',
  access: 'signed-in',
  input: z.object({}),
  reply: question,
  refusals: ['NOT_FOUND']
})

export const reauthByPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/my/passkeys/proof',
  summary: 'Prove by a passkey that the owner is here.',
  access: 'signed-in',
  input: z.object({ assertion }),
  reply: z.object({}),
  refusals: ['PASSKEY_REFUSED']
})

// ── At sign-in, after the right code ─────────────────────────────────────────────────────────────────────────────────────

const step = { step: uuid, deviceId }
const opened = z.object({ token: z.string(), access: z.enum(['full', 'masked']) })

/** `step` comes with PASSKEY_NEEDED. CODE_EXPIRED: too late, or gone on already: start again. */
export const passkeyQuestion = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/passkey/begin',
  summary: 'What the authenticator is asked after the right code.',
  access: 'anyone',
  input: z.object(step),
  reply: question,
  refusals: ['CODE_EXPIRED']
})

/** The passkey itself is the confirmation of the device. PASSKEY_REFUSED {reason}: `expired`, `unknown`, `wrong`, `copied`. */
export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/passkey',
  summary: 'Exchange the passkey for a token bound to the device.',
  access: 'anyone',
  input: z.object({ ...step, assertion }),
  reply: opened,
  refusals: ['CODE_EXPIRED', 'PASSKEY_REFUSED']
})

/** Goes on without the passkey, as an unconfirmed device: nothing is shown until the owner lets it in from a letter. */
export const withoutPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/my/phone-login/passkey/lost',
  summary: 'Go on without the passkey, on a device that is not confirmed.',
  access: 'anyone',
  input: z.object(step),
  reply: opened,
  refusals: ['CODE_EXPIRED']
})
