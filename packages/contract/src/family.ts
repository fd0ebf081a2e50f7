import { CHILD_KINSHIPS } from '@vizit/rules/kinship'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenText, uuid } from './fields.ts'
import { judgeNames, namedEitherWay } from './person-named.ts'
import { familyMember, profileInput } from './profile.ts'

/**
 * A member of the family with what the list shows of it. [3.14] `grantLevel`: what the member may see of the viewer, null for oneself and
 * for who does not sign in. `coverers`: active programmes that pay for the member. `removal`: may the viewer take the member out now.
 * `isNew`: came since the viewer last looked, by somebody else's action.
 */
export const relative = z.extend(familyMember, {
  grantLevel: z.nullable(z.string()),
  coverers: z.array(z.object({ covererCode: z.string(), status: z.literal('ACTIVE'), validFrom: z.string() })),
  removal: z.enum(['may-remove', 'PLANNED_VISITS', 'ACTIVE_COVERER', 'not-removable']),
  isNew: z.boolean()
})
export type Relative = z.output<typeof relative>

const family = z.object({ family: z.array(relative) })

/** [7.43] */
export const listRelatives = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile/relatives',
  summary: 'The members of the family as far as the viewer may see them.',
  access: 'signed-in',
  input: z.object({}),
  reply: family,
  refusals: []
})

/**
 * Adds a child of the signed-in adult. [3.11] [7.51] The name comes as `fullNameRu` or as its three parts. `consentVersion` is the version of the text `parental` that was shown.
 * INVALID_STATE {kind, reason: 'OLD_VERSION'}: that version is no longer in force. PERSON_EXISTS {objectId}: in this family or in another one [5.78]; the id is for
 * the support and says nothing. Forbidden9: the own profile is not filled; Forbidden7: the account is not an adult's.
 */
export const addChild = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/child',
  summary: 'Add a child to the own family.',
  access: 'signed-in',
  input: z
    .object({
      ...namedEitherWay,
      consentReceived: z.literal(true),
      consentVersion: givenText(40),
      /** What the child is to the one who adds it, where it is not a son or a daughter. */
      kinship: z.optional(z.enum(CHILD_KINSHIPS)),
      /** Taken from older callers. A clinic is asked for the cards of a person each time they are needed, so there is nothing to begin anew. */
      reInitPersonalCards: z.optional(z.boolean())
    })
    .check(judgeNames),
  reply: family,
  refusals: ['TOO_MANY_CHILDREN', 'PERSON_EXISTS', 'NOT_A_CHILD', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9', 'INVALID_STATE'],
  creates: true
})

/** [7.30] The same by its older path. */
export const addChildByOldPath = endpoint({ ...addChild, path: '/api/v2/my/profile/add-child' })

/**
 * Changes the data of a child: a parent, or who holds EDIT_PROFILE. NOT_FOUND: no such person for the caller. ACCESS_NOT_AUTHORIZED: seen, but
 * not to be changed; {reason: 'PROGRAMME'} while a programme pays for the child, {reason: 'SIGNS_IN'} where a child who signs in would become younger. PERSON_EXISTS as when adding.
 */
export const changeChild = endpoint({
  method: 'PUT',
  path: '/api/v2/my/profile/child/:profileId',
  summary: 'Change the data of a child.',
  access: 'signed-in',
  input: z.extend(profileInput, { profileId: uuid }),
  reply: family,
  refusals: ['NOT_FOUND', 'ACCESS_NOT_AUTHORIZED', 'NOT_A_CHILD', 'PERSON_EXISTS']
})
