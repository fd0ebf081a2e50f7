import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { familyMember, profileInput } from './profile.ts'

/** [7.43] */
export const listRelatives = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile/relatives',
  summary: 'The members of the family as far as the viewer may see them.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ family: z.array(familyMember) }),
  refusals: []
})

/**
 * Adds a child of the signed-in adult. [3.11] [7.51] `consentVersion` is the version of the text `parental` that was shown.
 * INVALID_STATE {kind}: that version is no longer in force. Forbidden9: the own profile is not filled; Forbidden7: the account is not an adult's.
 */
export const addChild = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/child',
  summary: 'Add a child to the own family.',
  access: 'signed-in',
  input: z.extend(profileInput, { consentReceived: z.literal(true), consentVersion: z.string().check(z.maxLength(40)) }),
  reply: z.object({ family: z.array(familyMember) }),
  refusals: ['TOO_MANY_CHILDREN', 'PERSON_EXISTS', 'NOT_A_CHILD', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9', 'INVALID_STATE'],
  creates: true
})
