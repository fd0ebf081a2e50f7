// The family's code of six digits, and the requests that it opens [R15].
import { ADULT_KINSHIPS } from '@vizit/rules/kinship'
import * as z from 'zod/mini'
import { grantLevel } from './access.ts'
import { endpoint } from './endpoint.ts'
import { relative } from './family.ts'
import { instant, sex, smsCode, uuid } from './fields.ts'
import { relKind } from './profile.ts'

const asked = z.enum(['SPOUSE', 'RELATIVE'])
/** `as`: whom the code was drawn for; null where nobody has said so. */
const shown = z.object({ code: z.string(), until: instant, as: z.nullable(asked) })

/** [7.27] Whose profiles one may open to a relative: the own one and those of the children. */
export const listShareable = endpoint({
  method: 'GET',
  path: '/api/v2/my/family/shareable',
  summary: 'The profiles that one may open to a relative.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ profiles: z.array(z.object({ profileId: uuid, name: z.string(), relKind })) }),
  refusals: []
})

/** [7.62] The code that is shown now, if there is one that has not been used. */
export const getFamilyCode = endpoint({
  method: 'GET',
  path: '/api/v2/my/family/share',
  summary: 'The code of the family that is shown now, if any.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ shown: z.nullable(shown) }),
  refusals: []
})

/**
 * Draws a new code, good for 10 minutes and one use; the one before is void. [7.29] [7.64] `grants`: what a relative who enters it will be
 * allowed once the request is confirmed. `as`: whom it is for, which whoever enters it need not know. ACCESS_NOT_AUTHORIZED: a profile that is not one's own to open.
 */
export const drawFamilyCode = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/share',
  summary: 'Draw a new code of the family, with what a relative who enters it will be allowed.',
  access: 'signed-in',
  input: z.object({
    grants: z.optional(z.array(z.object({ profileId: uuid, level: grantLevel })).check(z.maxLength(10))),
    as: z.optional(asked)
  }),
  reply: z.object({ shown }),
  refusals: ['ACCESS_NOT_AUTHORIZED', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9']
})

/**
 * Enters the code of somebody else's family. [7.28] [7.61] It only opens a request, which the one who showed the code answers. It asks as what the code was
 * drawn for; `as` says so of a code that tells nothing: as the spouse, or (unless said) as a relative with an own account. INVALID_OBJECT_ID {left}: a wrong code, five a day.
 */
export const joinFamily = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/join',
  summary: 'Ask to join the family whose code this is.',
  access: 'signed-in',
  input: z.object({ code: smsCode, as: z.optional(asked) }),
  reply: z.object({ requestId: uuid }),
  refusals: ['INVALID_OBJECT_ID', 'SPOUSE_EXISTS', 'INVALID_STATE', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9'],
  creates: true
})

/** Requests that wait for one's answer, with name and masked phone of who asks, and what whose code it was opens to them (`opens`); and what became of one's own. */
export const listFamilyRequests = endpoint({
  method: 'GET',
  path: '/api/v2/my/family/requests',
  summary: 'Requests to join the family, and the own ones.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    incoming: z.array(
      z.object({
        requestId: uuid,
        as: asked,
        name: z.string(),
        phone: z.string(),
        sex: z.nullable(sex),
        createdAt: instant,
        opens: z.array(z.object({ profileId: uuid, name: z.string(), level: grantLevel }))
      })
    ),
    own: z.array(
      z.object({
        requestId: uuid,
        as: asked,
        state: z.enum(['open', 'confirmed', 'declined', 'expired']),
        createdAt: instant
      })
    )
  }),
  refusals: []
})

/**
 * Lets the one who asked into the family: a spouse with own children and relatives, or a relative as `relKind` (OTHER unless said), in people's words as `kinship`, which tells the kind too. A child
 * of the family from 16 on, with an own phone now, keeps the profile that the parents have led: same name, sex and birthday, else NOT_AN_ADULT
 * {reason: 'NO_SUCH_CHILD'}. INVALID_STATE: the request is over.
 */
export const confirmFamilyRequest = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/requests/:requestId/confirm',
  summary: 'Let the person who asked into the family.',
  access: 'signed-in',
  input: z.object({ requestId: uuid, relKind: z.optional(z.enum(['PARENT', 'OTHER'])), kinship: z.optional(z.enum(ADULT_KINSHIPS)) }),
  reply: z.object({ family: z.array(relative) }),
  refusals: ['NOT_FOUND', 'INVALID_STATE', 'SPOUSE_EXISTS', 'TOO_MANY_CHILDREN', 'TOO_MANY_PARENTS', 'PERSON_EXISTS', 'NOT_AN_ADULT']
})

export const declineFamilyRequest = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/requests/:requestId/decline',
  summary: 'Decline a request to join the family.',
  access: 'signed-in',
  input: z.object({ requestId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'INVALID_STATE']
})

/** The newcomers were shown: nobody is new any more. */
export const markFamilySeen = endpoint({
  method: 'POST',
  path: '/api/v2/my/family/seen',
  summary: 'The newcomers of the family were shown.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({}),
  refusals: []
})
