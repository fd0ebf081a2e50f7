// Adding an adult by the SMS code of the adult's own phone, and taking people out of the family.
import { ADULT_KINSHIPS } from '@vizit/rules/kinship'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { relative } from './family.ts'
import { givenText, smsCode, typedPhone, uuid } from './fields.ts'
import { judgeNames, namedEitherWay } from './person-named.ts'

const typedPhones = z.array(z.object({ number: typedPhone })).check(z.length(1))

/**
 * Step 0: the form of an adult relative [4.93] [3.19]; the name comes as `fullNameRu` or as its three parts [7.48]. A spouse is added by code [5.79]. NEEDS_CONFIRMATION {objectId}: these very words were
 * sent before and wait for the code; `objectId` is their `relId`, so go on [7.50]. PERSON_EXISTS {objectId}: is in the family already; the id is
 * for the support and says nothing [7.49]. INVALID_INPUT {field: 'phones', reason}. `kinship`: the relation in people's words, of the same kind, else INVALID_INPUT {field: 'kinship'}.
 */
export const addRelative = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/relative',
  summary: 'Start adding an adult relative: the form.',
  access: 'signed-in',
  evenly: true,
  input: z
    .object({ ...namedEitherWay, relKind: z.enum(['PARENT', 'OTHER']), kinship: z.optional(z.enum(ADULT_KINSHIPS)), phones: typedPhones })
    .check(judgeNames),
  reply: z.object({ relId: uuid }),
  refusals: [
    'TOO_MANY_PARENTS',
    'PERSON_EXISTS',
    'NOT_AN_ADULT',
    'NEEDS_CONFIRMATION',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden9'
  ],
  creates: true
})

const sent = z.object({ resendAfterSeconds: z.number() })

/** Step 1: the SMS to the relative's phone. INVALID_STATE {retryAfter} within 61 seconds of the last one. */
export const sendRelativeCode = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/relative/send-code',
  summary: 'Send the code to the phone of the relative.',
  access: 'signed-in',
  evenly: true,
  input: z.object({ relId: uuid }),
  reply: sent,
  refusals: ['NOT_FOUND', 'INVALID_STATE', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9']
})

/** Another code for the same relative: the one before is void. [7.47] */
export const reconfirmRelative = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/relative/re-confirm',
  summary: 'Send a new code to the phone of the relative; the one before is void.',
  access: 'signed-in',
  evenly: true,
  input: z.object({ relId: uuid }),
  reply: sent,
  refusals: ['NOT_FOUND', 'INVALID_STATE', 'onlineBooking/Forbidden7', 'onlineBooking/Forbidden9']
})

/** Step 2: the code that the relative read out. [7.46] VALIDATION_ERROR {left}: a wrong code [8.41]. CODE_EXPIRED: a new one helps. INVALID_STATE {reason}: the phone has an account whose profile is empty (PROFILE_NOT_FILLED), or that asks for more than a code (PHONE_IS_NOT_ENOUGH). */
export const confirmRelative = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/relative/confirm-code',
  summary: 'Add the relative who read out the code.',
  access: 'signed-in',
  evenly: true,
  input: z.object({ relId: uuid, code: smsCode }),
  reply: z.object({ family: z.array(relative) }),
  refusals: [
    'NOT_FOUND',
    'VALIDATION_ERROR',
    'CODE_EXPIRED',
    'INVALID_STATE',
    'TOO_MANY_PARENTS',
    'PERSON_EXISTS',
    'NOT_AN_ADULT',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden9'
  ]
})

/** [7.53] Takes a child out of the family of both parents; nothing clinical is erased [R18]. 204. */
export const deleteChild = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/profile/child/:profileId',
  summary: 'Take a child out of the family.',
  access: 'signed-in',
  input: z.object({ profileId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'PLANNED_VISITS', 'ACTIVE_COVERER']
})

/** [7.54] Ends the relation with a spouse, parent or other adult, from whichever side. 204. */
export const deleteRelative = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/profile/relative/:profileId',
  summary: 'End the relation with a spouse, a parent or another adult.',
  access: 'signed-in',
  input: z.object({ profileId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'PLANNED_VISITS', 'ACTIVE_COVERER']
})

/**
 * A whole list of relatives, all or none [7.40]: children are added, adults wait for the code of their own phone (`started`, by the place in
 * the list). Refusals as for one of them, with {index}. `consentVersion` of the text `parental` where there is a child.
 */
export const sendRelatives = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/relatives',
  summary: 'Send a list of relatives: children are added, adults wait for the code of their phone.',
  access: 'signed-in',
  evenly: true,
  input: z.object({
    relatives: z
      .array(
        z.discriminatedUnion('relKind', [
          z.object({ ...namedEitherWay, relKind: z.literal('CHILD') }).check(judgeNames),
          z.object({ ...namedEitherWay, relKind: z.enum(['PARENT', 'OTHER']), phones: typedPhones }).check(judgeNames)
        ])
      )
      .check(z.minLength(1), z.maxLength(9)),
    consentVersion: z.optional(givenText(40))
  }),
  reply: z.object({ family: z.array(relative), started: z.array(z.object({ index: z.number(), relId: uuid })) }),
  refusals: [
    'TOO_MANY_CHILDREN',
    'TOO_MANY_PARENTS',
    'PERSON_EXISTS',
    'NOT_A_CHILD',
    'NOT_AN_ADULT',
    'INVALID_STATE',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden9'
  ],
  creates: true
})
