import { KINSHIPS } from '@vizit/rules/kinship'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, formedText, givenDay, givenText, patronymic, personName, sex, uuid } from './fields.ts'

export const relKind = z.enum(['ME', 'SPOUSE', 'CHILD', 'PARENT', 'OTHER'])

/**
 * A person of the family as the signed-in viewer may see them. [3.14] The viewer is the first, as ME. Birthday and sex are null below
 * the level BOOK_VISITS. A child of 18 is OTHER with VIEW_NAME [R3].
 */
export const familyMember = z.object({
  profileId: uuid,
  name: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  relKind,
  /** What the person is to the viewer in people's words; null where nobody has said it. It opens nothing. */
  kinship: z.nullable(z.enum(KINSHIPS)),
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
  /** `programIds`: what pays for the person today; of those alone whom the viewer may book for. */
  family: z.array(z.extend(familyMember, { programIds: z.array(z.string()) })),
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
    anonymousId: z.optional(givenText(64)),
    version: z.optional(formedText(/^\d+\.\d+\.\d+$/)),
    apiClient: z.optional(givenText(40))
  }),
  reply: profile,
  refusals: []
})

export const profileInput = z.object({
  lastName: personName,
  firstName: personName,
  middleName: patronymic,
  birthday: givenDay,
  sex
})
