import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, patronymic, personName, sex, uuid } from './fields.ts'

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
  consentReceived: z.boolean()
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

/**
 * Fills or changes the own profile. [3.10] all five fields are required; '-' as middle name says «none» and is kept as ''.
 * INVALID_INPUT {field, reason?}; ACCESS_NOT_AUTHORIZED {reason: 'UNDERAGE_USER'}: under 18 it is filled once [5.30] [5.32].
 * PROFILE_EXISTS {deviceId}: on a device that is not confirmed; an opaque name of the owner's device, once the phone is proven (decision 27).
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile',
  summary: 'Fill or change the own profile.',
  access: 'signed-in',
  onAnyDevice: true,
  input: profileInput,
  reply: profile,
  refusals: ['ACCESS_NOT_AUTHORIZED', 'PROFILE_EXISTS']
})

/** A file with every row that the product has of the own person, as JSON. Five a day. */
export const exportProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/export',
  summary: 'Everything that is kept of the own person, as a file.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.unknown(),
  refusals: [],
  media: 'application/json'
})

/**
 * Erases the own person: name, birthday, sex, phone and e-mail go, every session ends; visits stay with the clinic without a name.
 * PLANNED_VISITS {count} unless they are cancelled first or `keepVisits` says that they stay. Children whom nobody else leads go too: `children`
 * must name how many, else INVALID_STATE {children}.
 */
export const eraseProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/erase',
  summary: 'Erase the own person and account.',
  access: 'signed-in',
  input: z.object({ keepVisits: z.optional(z.boolean()), children: z.optional(z.number().check(z.minimum(0), z.maximum(20))) }),
  reply: z.object({ erased: z.literal(true) }),
  refusals: ['PLANNED_VISITS', 'INVALID_STATE']
})
