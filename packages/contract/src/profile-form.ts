// Filling and changing a profile. Apart from reading it, which every page does: what only a form needs comes with the form.
import * as z from 'zod/mini'
import { consentVersion, judgeConsentWords } from './consent.ts'
import { emailsInput } from './email.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { judgeNames, namedEitherWay } from './person-named.ts'
import { profile } from './profile.ts'

/**
 * Fills or changes the own profile. [3.10] all five fields are required; '-' as middle name says «none» and is kept as ''. [7.57] The name may
 * come as one text, and with it new addresses (each gets a letter, as PATCH does) and the consent to the text `personal-data`.
 * INVALID_INPUT {field, reason?}; ACCESS_NOT_AUTHORIZED {reason: 'UNDERAGE_USER'}: under 18 it is filled once [5.30] [5.32].
 * PROFILE_EXISTS {deviceId}: on a device that is not confirmed; an opaque name of the owner's device, once the phone is proven [R27].
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile',
  summary: 'Fill or change the own profile.',
  access: 'signed-in',
  evenly: true,
  onAnyDevice: true,
  input: z
    .object({
      ...namedEitherWay,
      emails: z.optional(emailsInput),
      consentReceived: z.optional(z.literal(true)),
      consentVersion: z.optional(consentVersion)
    })
    .check(judgeNames, judgeConsentWords),
  reply: profile,
  refusals: ['ACCESS_NOT_AUTHORIZED', 'PROFILE_EXISTS', 'EMAIL_ALREADY_LINKED', 'INVALID_STATE']
})

/**
 * Fills an empty profile for the first time, with the consent to the text `personal-data` [7.59]; the reply has the family list [7.60].
 * INVALID_STATE: it is filled already, or {kind, reason: 'OLD_VERSION'}: that version of the text is no longer in force. Otherwise as `updateProfile`.
 */
export const createProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile',
  summary: 'Fill the own profile for the first time, with the consent.',
  access: 'signed-in',
  evenly: true,
  onAnyDevice: true,
  input: z
    .object({ ...namedEitherWay, emails: z.optional(emailsInput), consentReceived: z.literal(true), consentVersion })
    .check(judgeNames),
  reply: profile,
  refusals: ['ACCESS_NOT_AUTHORIZED', 'PROFILE_EXISTS', 'EMAIL_ALREADY_LINKED', 'INVALID_STATE'],
  creates: true
})

/**
 * Notes the consent to the text `personal-data` for oneself or a person one has all rights over [7.58]; `_id` is the profile. The reply is the own
 * profile with its family. NOT_FOUND: no such person; ACCESS_NOT_AUTHORIZED; INVALID_STATE {kind, reason: 'OLD_VERSION'}: the text is no longer in force.
 */
export const updateMember = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile/member',
  summary: 'Note the consent for a person of the family.',
  access: 'signed-in',
  input: z.object({ _id: uuid, consentReceived: z.literal(true), consentVersion }),
  reply: profile,
  refusals: ['NOT_FOUND', 'ACCESS_NOT_AUTHORIZED', 'INVALID_STATE']
})
