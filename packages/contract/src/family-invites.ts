// Invitations into the family by mail. [7.41] Accepting one only opens a request, as a code does [R15].
import * as z from 'zod/mini'
import { grantLevel } from './access.ts'
import { endpoint } from './endpoint.ts'
import { deviceLabel, emailAddress, formedText, instant, uuid } from './fields.ts'

const relation = z.enum(['SPOUSE', 'RELATIVE'])
/** What stands behind # in the link of the letter. */
export const inviteToken = formedText(/^[A-Za-z0-9_-]{43}$/)

/** An invitation that still waits. The address is the one that the asker has typed. */
export const familyInvite = z.object({ inviteId: uuid, email: z.string(), as: relation, createdAt: instant, until: instant })
export type FamilyInvite = z.output<typeof familyInvite>

const invites = z.object({ invites: z.array(familyInvite) })

/**
 * Sends a letter with a link that is good for 7 days and once. `deviceName`: where it was written, told in the letter. `grants` as for a code.
 * Whether the address is known here is neither asked nor told. INVALID_INPUT {field: 'email', reason: 'own-address'}; INVALID_STATE
 * {retryAfter} within 61 s of the last letter to the address; ERROR_TOO_MANY_REQUESTS: 10 letters a day, 5 to one address by everybody.
 */
export const sendFamilyInvite = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/invites',
  summary: 'Invite a relative into the family by e-mail.',
  access: 'signed-in',
  evenly: true,
  input: z.object({
    email: emailAddress,
    as: relation,
    deviceName: deviceLabel,
    grants: z.optional(z.array(z.object({ profileId: uuid, level: grantLevel })).check(z.maxLength(10)))
  }),
  reply: invites,
  refusals: [
    'SPOUSE_EXISTS',
    'TOO_MANY_PARENTS',
    'ACCESS_NOT_AUTHORIZED',
    'INVALID_STATE',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden9'
  ],
  creates: true
})

/** The own invitations that wait. */
export const listFamilyInvites = endpoint({
  method: 'GET',
  path: '/api/v2/my/family/invites',
  summary: 'The own invitations that have not been answered.',
  access: 'signed-in',
  input: z.object({}),
  reply: invites,
  refusals: []
})

/** Takes an invitation back: its link opens nothing from now on. */
export const withdrawFamilyInvite = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/family/invites/:inviteId',
  summary: 'Take an invitation back.',
  access: 'signed-in',
  input: z.object({ inviteId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})

/** Who invites, by short name, and as what. LINK_EXPIRED: over, used, taken back or no link of ours. INVALID_STATE: one's own invitation. */
export const readFamilyInvite = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/invites/read',
  summary: 'Who invites by this link.',
  access: 'signed-in',
  input: z.object({ token: inviteToken }),
  reply: z.object({ name: z.string(), as: relation, until: instant }),
  refusals: ['LINK_EXPIRED', 'INVALID_STATE']
})

/** Accepts: it uses the link up and opens a request, which the one who invited answers. A relative's own account from 16 on. */
export const acceptFamilyInvite = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/invites/accept',
  summary: 'Accept an invitation: ask to join the family of who invites.',
  access: 'signed-in',
  input: z.object({ token: inviteToken }),
  reply: z.object({ requestId: uuid }),
  refusals: ['LINK_EXPIRED', 'INVALID_STATE', 'SPOUSE_EXISTS', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9'],
  creates: true
})

export const declineFamilyInvite = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/invites/decline',
  summary: 'Decline an invitation: its link is used up.',
  access: 'signed-in',
  input: z.object({ token: inviteToken }),
  reply: z.object({}),
  refusals: ['LINK_EXPIRED', 'INVALID_STATE']
})
