import * as z from 'zod/mini'
import { consentVersion, judgeConsentWords } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { deviceId, emailAddress, formedText, instant, uuid } from './fields.ts'

/** PRIMARY is the main e-mail [3.06]; BACKUP a second way to confirm a device. */
export const emailUsage = z.enum(['PRIMARY', 'BACKUP'])

export const personalEmail = z.object({ id: uuid, address: z.string(), usage: emailUsage, confirmed: z.boolean() })
export type PersonalEmail = z.output<typeof personalEmail>

const emailList = z.object({ emails: z.array(personalEmail), waitingConfirmEmail: z.boolean() })

export const emailsInput = z.array(z.object({ address: emailAddress, usage: emailUsage })).check(z.minLength(1), z.maxLength(2))

/** The own addresses, confirmed ones first. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/api/v2/my/emails',
  summary: 'The own e-mail addresses.',
  access: 'signed-in',
  input: z.object({}),
  reply: emailList,
  refusals: []
})

/**
 * Sets or replaces addresses by usage [7.56]. A new one waits for the link in its letter; until then the confirmed one stays. Whether somebody
 * else has the address is not told here: whoever opens the letter learns it. Send what changes.
 * [7.55] The same call notes the consent to the text `personal-data`. EMAIL_ALREADY_LINKED {field} [8.77]; INVALID_STATE {retryAfter} within 61 s of
 * the last letter, or {kind, reason: 'OLD_VERSION'}: that version of the text is no longer in force; ERROR_TOO_MANY_REQUESTS {retryAfter}.
 */
export const setEmails = endpoint({
  method: 'PATCH',
  path: '/api/v2/my/profile',
  summary: 'Set or replace the own e-mail addresses, each new one gets a letter with a link; note the consent on personal data.',
  access: 'signed-in',
  evenly: true,
  input: z
    .object({ emails: z.optional(emailsInput), consentReceived: z.optional(z.literal(true)), consentVersion: z.optional(consentVersion) })
    .check(judgeConsentWords),
  reply: emailList,
  refusals: ['EMAIL_ALREADY_LINKED', 'INVALID_STATE']
})

/** Takes an address away, confirmed or waiting. EMAIL_NEEDED: the last one stays while a passkey is asked at each sign-in. */
export const removeEmail = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/emails/:id',
  summary: 'Remove an own e-mail address.',
  access: 'signed-in',
  input: z.object({ id: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'EMAIL_NEEDED']
})

const letterSent = z.object({ sentTo: z.string(), resendAfterSeconds: z.number() })

/** Sends the letter again; the link of the former one is void. [7.66] */
export const resendEmailLink = endpoint({
  method: 'POST',
  path: '/api/v2/my/emails/:id/resend',
  summary: 'Send the letter of an address that waits for confirmation again.',
  access: 'signed-in',
  input: z.object({ id: uuid }),
  reply: letterSent,
  refusals: ['NOT_FOUND', 'INVALID_STATE']
})

/**
 * What a letter's link asks: the address is confirmed, or the device that asked is let in. Single use, 24 hours; the token travels in the
 * fragment of the link, so that no server log has it. EMAIL_TAKEN: another account has confirmed the address meanwhile or before.
 * LINK_EXPIRED {reason: 'used' | 'expired' | 'replaced'}: replaced by a newer letter; without a reason the link is none of ours.
 */
export const confirmLink = endpoint({
  method: 'POST',
  path: '/api/v2/public/email/confirm',
  summary: 'Confirm what a link from a letter asks.',
  access: 'anyone',
  input: z.object({ token: formedText(/^[A-Za-z0-9_-]{64}$/) }),
  reply: z.object({ confirmed: z.enum(['address', 'device']) }),
  refusals: ['LINK_EXPIRED', 'EMAIL_TAKEN']
})

/** Where this device stands, and by which addresses (masked) it can be confirmed. [4.21] */
export const readDeviceAccess = endpoint({
  method: 'GET',
  path: '/api/v2/my/device-access',
  summary: 'Whether this device is confirmed, and how it can be.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z.object({}),
  reply: z.object({
    access: z.enum(['full', 'masked']),
    emails: z.array(z.object({ id: uuid, address: z.string(), usage: emailUsage })),
    /** A letter is on its way since then, to the address with this id. */
    askedAt: z.nullable(instant),
    askedEmailId: z.nullable(uuid),
    /** The account has been silent so long that a new owner of the number may begin with an empty profile [8.78]. */
    mayBeginAnew: z.boolean()
  }),
  refusals: []
})

/**
 * Asks to let this device in, by a letter to an own confirmed address [7.22] [7.65]. NOT_FOUND: not this account's profile or address, not this
 * device. INVALID_STATE: the device is confirmed already, or {retryAfter} within 61 s of the last letter.
 */
export const requestAccess = endpoint({
  method: 'POST',
  path: '/api/v2/my/device-set-profile',
  summary: 'Ask by e-mail to confirm this device.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z.object({ profileId: uuid, deviceId, emailId: uuid }),
  reply: letterSent,
  refusals: ['NOT_FOUND', 'INVALID_STATE']
})
