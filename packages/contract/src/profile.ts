import { splitFullName } from '@vizit/rules/people'
import * as z from 'zod/mini'
import { consentVersion, judgeConsentWords } from './consent.ts'
import { emailWishes } from './email.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, patronymic, personName, sex, uuid } from './fields.ts'

export const relKind = z.enum(['ME', 'SPOUSE', 'CHILD', 'PARENT', 'OTHER'])

/**
 * A person of the family as the signed-in viewer may see them. [3.14] The viewer is the first, as ME. Birthday and sex are null below
 * the level BOOK_VISITS. A child of 18 is OTHER with VIEW_NAME (decision 3).
 */
export const familyMember = z.object({
  profileId: uuid,
  name: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  relKind,
  sex: z.nullable(sex),
  birthday: z.nullable(day),
  accessLevel: z.string(),
  consentReceived: z.boolean(),
  /** The path of the photo, which is asked for with the bearer; null without one. */
  photoUrl: z.nullable(z.string())
})
export type FamilyMember = z.output<typeof familyMember>

/** Who is signed in. [3.02] */
export const profile = z.object({
  userId: uuid,
  /** [3.03] last, first, middle */
  name: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  birthday: z.nullable(day),
  sex: z.nullable(sex),
  email: z.nullable(z.string()),
  emails: z.array(z.object({ address: z.string(), confirmed: z.boolean(), usage: z.string() })),
  phone: z.string(),
  phones: z.array(z.object({ number: z.string() })),
  primaryPhone: z.string(),
  photoUrl: z.nullable(z.string()),
  external: z.boolean(),
  family: z.array(familyMember),
  relatives: z.array(z.object({ profileId: uuid, isOwner: z.boolean(), isSpouse: z.boolean() })),
  hashKey: z.string(),
  storeKey: z.string(),
  programs: z.array(z.object({ coverer: z.string(), programCaption: z.string() })),
  consentReceived: z.boolean(),
  /** Texts now in force are still to be accepted, for oneself or a child: see `listNeededConsents`. */
  consentNeeded: z.boolean(),
  userType: z.enum(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM']),
  canEditProfile: z.boolean(),
  isPerson: z.boolean(),
  me: z.object({ profileId: uuid }),
  deviceIdOfExistedUser: z.nullable(z.string()),
  accessNotAuthorized: z.boolean(),
  waitingConfirmEmail: z.boolean(),
  /** The number belongs to an account that has been silent for long and has no e-mail: its new owner may begin anew. [8.78] */
  profileExists: z.boolean(),
  profileAttributes: z.nullable(z.record(z.string(), z.string()))
})
export type Profile = z.output<typeof profile>

/** [7.16] [7.42] */
export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile',
  summary: 'Who is signed in, with the family as far as the viewer may see it. Masked on a device that is not confirmed.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z.object({
    anonymousId: z.optional(z.string().check(z.maxLength(64))),
    version: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
    apiClient: z.optional(z.string().check(z.maxLength(40)))
  }),
  reply: profile,
  refusals: []
})

export const profileInput = z.object({
  lastName: personName,
  firstName: personName,
  middleName: patronymic,
  birthday: day,
  sex
})

/** A person as the calls of a profile name one: by three fields, or by one text of last, first and middle name. */
const namedEitherWay = {
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(patronymic),
  fullNameRu: z.optional(z.string().check(z.maxLength(302))),
  birthday: day,
  sex
}

type NamedEitherWay = { lastName?: string; firstName?: string; middleName?: string; fullNameRu?: string }

/** The three fields of a person who was named either way; '' where there is none. */
export function namesOf({ fullNameRu, lastName = '', firstName = '', middleName = '' }: NamedEitherWay) {
  return fullNameRu === undefined ? { lastName, firstName, middleName } : splitFullName(fullNameRu)
}

/** [3.10] The names are required either way. One text without a patronymic says that there is none. */
function judgeNames(payload: z.core.ParsePayload<NamedEitherWay>): void {
  const { value, issues } = payload
  const wrong = (path: string) => void issues.push({ code: 'custom', path: [path], input: value })
  if (value.fullNameRu === undefined) {
    for (const field of ['lastName', 'firstName', 'middleName'] as const) if (value[field] === undefined) return wrong(field)
    return
  }
  const { lastName, firstName, middleName } = splitFullName(value.fullNameRu)
  const isNamed = [lastName, firstName].every(name => personName.safeParse(name).success)
  if (!isNamed || (middleName !== '' && !patronymic.safeParse(middleName).success)) wrong('fullNameRu')
}

/**
 * Fills or changes the own profile. [3.10] all five fields are required; '-' as middle name says «none» and is kept as ''. [7.57] The name may
 * come as one text, and with it new addresses (each gets a letter, as PATCH does) and the consent to the text `personal-data`.
 * INVALID_INPUT {field, reason?}; ACCESS_NOT_AUTHORIZED {reason: 'UNDERAGE_USER'}: under 18 it is filled once [5.30] [5.32].
 * PROFILE_EXISTS {deviceId}: on a device that is not confirmed; an opaque name of the owner's device, once the phone is proven (decision 27).
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile',
  summary: 'Fill or change the own profile.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z
    .object({
      ...namedEitherWay,
      emails: z.optional(emailWishes),
      consentReceived: z.optional(z.literal(true)),
      consentVersion: z.optional(consentVersion)
    })
    .check(judgeNames, judgeConsentWords),
  reply: profile,
  refusals: ['ACCESS_NOT_AUTHORIZED', 'PROFILE_EXISTS', 'EMAIL_ALREADY_LINKED', 'INVALID_STATE']
})

/**
 * Fills an empty profile for the first time, with the consent to the text `personal-data` [7.59]; the reply has the family list [7.60].
 * INVALID_STATE: it is filled already, or {kind}: that version of the text is no longer in force. Otherwise as `updateProfile`.
 */
export const createProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile',
  summary: 'Fill the own profile for the first time, with the consent.',
  access: 'signed-in',
  onAnyDevice: true,
  input: z
    .object({ ...namedEitherWay, emails: z.optional(emailWishes), consentReceived: z.literal(true), consentVersion })
    .check(judgeNames),
  reply: profile,
  refusals: ['ACCESS_NOT_AUTHORIZED', 'PROFILE_EXISTS', 'EMAIL_ALREADY_LINKED', 'INVALID_STATE'],
  creates: true
})

/**
 * Notes the consent to the text `personal-data` for oneself or a person one has all rights over [7.58]; `_id` is the profile. The reply is the own
 * profile with its family. NOT_FOUND: no such person; ACCESS_NOT_AUTHORIZED; INVALID_STATE {kind}: the text is no longer in force.
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

const clinic = z.object({ name: z.string(), phones: z.string(), visits: z.number(), lastVisitAt: instant })

/** Which medical centres know the person by a visit booked here: they keep their own records, and only they can change those. [7.26] */
export const discoverProfile = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile/discover',
  summary: 'The medical centres that have records of the own person.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ clinics: z.array(clinic) }),
  refusals: []
})
export type KnowingClinic = z.output<typeof clinic>
