import { GRANTABLE_LEVELS } from '@vizit/rules/access'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenInstant, instant, uuid } from './fields.ts'
import { relKind } from './profile.ts'

/** What the rights screens offer [R16]: the two positions of the cabinet, and the third of the patient app [4.104] [6.37]. */
export const grantLevel = z.enum(GRANTABLE_LEVELS)

/**
 * Who may see the own profile and those of the own children, and at which level. `profileId` and `name` of a viewer are null where the
 * reader may not see that person: a parent's relative that only the other parent knows.
 */
export const listGrants = endpoint({
  method: 'GET',
  path: '/api/v2/my/grants',
  summary: 'Who may see the own profile and the profiles of the own children, and how much.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    profiles: z.array(
      z.object({
        profileId: uuid,
        name: z.string(),
        viewers: z.array(z.object({ profileId: z.nullable(uuid), name: z.nullable(z.string()), relKind, accessLevel: z.string() }))
      })
    )
  }),
  refusals: []
})

/**
 * Allows a person of the family so much of the own profile, or of a child's (`ofProfileId`). [7.15] [7.63] [4.104] [4.105]
 * NOT_FOUND: no such person in the family. ACCESS_NOT_AUTHORIZED: the profile is not one's own to open. INVALID_STATE {reason: 'NO_ACCOUNT'}:
 * the person does not sign in yet, so there is nobody to allow.
 */
export const changeGrant = endpoint({
  method: 'PUT',
  path: '/api/v2/my/grants',
  summary: 'Allow a person of the family so much of the own profile or of a child.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, level: grantLevel, ofProfileId: z.optional(uuid) }),
  reply: z.object({ profileId: uuid, ofProfileId: uuid, level: grantLevel }),
  refusals: ['NOT_FOUND', 'ACCESS_NOT_AUTHORIZED', 'INVALID_STATE']
})

/** Who did it, as far as the reader may know: oneself, a person of the family, somebody else, the product or a clinic. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('relative'), profileId: uuid, name: z.string() }),
  z.object({ kind: z.literal('somebody') }),
  z.object({ kind: z.literal('product') })
])

/** What was done with the data of oneself and of one's children, newest first, a hundred at a time. `before`: older than that instant. */
export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/v2/my/access-log',
  summary: 'Who viewed, booked, changed or opened the own data and that of the own children, newest first.',
  access: 'signed-in',
  input: z.object({ profileId: z.optional(uuid), before: z.optional(givenInstant) }),
  reply: z.object({
    entries: z.array(
      z.object({
        at: instant,
        kind: z.enum(['viewed', 'booked', 'changed', 'granted', 'family', 'consent', 'signed-in', 'other']),
        /** The word of the audit: 'visit-booked', 'granted-book-visits'. */
        action: z.string(),
        profileId: uuid,
        profileName: z.string(),
        actor
      })
    ),
    /** Ask again with `before` for the older ones; null when there are none. */
    before: z.nullable(instant)
  }),
  refusals: ['NOT_FOUND']
})
