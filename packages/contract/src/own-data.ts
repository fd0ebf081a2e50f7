// What a person may ask about their own data: take it, have it erased, prove by a code that it is they who ask.
import { LANGUAGES } from '@vizit/rules/languages'
import { RATING_ANSWERS } from '@vizit/rules/rating'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, givenDay, instant, rowId, smsCode, uuid, wholeNumber } from './fields.ts'

/** What must be proven anew by a code before it is done: a session left open on somebody's screen is not enough. */
export const reauthAction = z.enum(['export', 'erase', 'passkeys'])
export type ReauthAction = z.output<typeof reauthAction>

/** Sends a code to the own phone; its SMS says what for. INVALID_STATE {retryAfter} within 61 s of the last one, or the account has no number. */
export const sendReauthCode = endpoint({
  method: 'POST',
  path: '/api/v2/my/proof/send-code',
  summary: 'Send a code to the own phone to prove who asks.',
  access: 'signed-in',
  input: z.object({ action: reauthAction }),
  reply: z.object({ sentTo: z.string(), resendAfterSeconds: z.number() }),
  refusals: ['INVALID_STATE']
})

/** Proves it for this session and this action, for five minutes. INVALID_CODE {left}; CODE_EXPIRED: a new code helps; INVALID_STATE: none was sent. */
export const confirmReauth = endpoint({
  method: 'POST',
  path: '/api/v2/my/proof/confirm',
  summary: 'Prove by the code who asks.',
  access: 'signed-in',
  input: z.object({ action: reauthAction, code: smsCode }),
  reply: z.object({ provenUntil: instant }),
  refusals: ['INVALID_CODE', 'CODE_EXPIRED', 'INVALID_STATE']
})

/** A file with every row that the product has of the own person, as JSON. Five a day. PROOF_REQUIRED {action} until a code has proven who asks. */
export const exportProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/export',
  summary: 'Everything that is kept of the own person, as a file.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.unknown(),
  refusals: ['PROOF_REQUIRED'],
  media: 'application/json'
})

const plannedVisit = z.object({ orderId: uuid, startsAt: instant, doctor: z.string(), branch: z.string(), name: z.string() })

/** What an erasure would touch: the planned visits, and the children whom nobody else leads. Nothing is done. */
export const previewErasure = endpoint({
  method: 'GET',
  path: '/api/v2/my/profile/erasure',
  summary: 'What the erasure of the own person would touch.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ visits: z.array(plannedVisit), children: z.array(z.object({ profileId: uuid, name: z.string() })) }),
  refusals: []
})

/**
 * Erases the own person: name, birthday, sex, photo, phone and e-mail go, every session ends; visits stay with the clinic without a name.
 * PLANNED_VISITS {count} unless they are cancelled first or `keepVisits` says that they stay. Children whom nobody else leads go too: `children`
 * must name how many, else INVALID_STATE {children}. Then PROOF_REQUIRED {action} until a code has proven who asks.
 */
export const eraseProfile = endpoint({
  method: 'POST',
  path: '/api/v2/my/profile/erase',
  summary: 'Erase the own person and account.',
  access: 'signed-in',
  input: z.object({ keepVisits: z.optional(z.boolean()), children: z.optional(wholeNumber(0, 20)) }),
  reply: z.object({ erased: z.literal(true) }),
  refusals: ['PLANNED_VISITS', 'INVALID_STATE', 'PROOF_REQUIRED'],
  forgets: true
})

/** [3.109] What a face may keep of a person's choices for their next browser. */
export const preferences = z.object({
  townId: z.optional(rowId),
  /** In which the server writes to the person. [3.101] */
  language: z.optional(z.enum(LANGUAGES)),
  /** How the person has answered the question to rate us, last. [4.141] */
  rating: z.optional(z.object({ answer: z.enum(RATING_ANSWERS), day: givenDay, asked: wholeNumber(1, 100) }))
})
export type Preferences = z.output<typeof preferences>

const userInfo = z.object({
  /** The collection `profile`. What was kept before is told as it is. */
  profile: z.object({
    preferences: z.extend(preferences, {
      townId: z.optional(z.string()),
      rating: z.optional(z.object({ answer: z.enum(RATING_ANSWERS), day, asked: z.number() }))
    })
  }),
  /** The collection `authStats`: how often and when this account was signed in to. */
  authStats: z.object({ signIns: z.number(), firstSignInAt: z.nullable(instant), lastSignInAt: z.nullable(instant) })
})
export type UserInfo = z.output<typeof userInfo>

/** [3.109] */
export const readUserInfo = endpoint({
  method: 'GET',
  path: '/api/v2/my/user-info',
  summary: 'The own preferences and the statistics of sign-ins.',
  access: 'signed-in',
  input: z.object({}),
  reply: userInfo,
  refusals: []
})

/** [7.39] What is sent takes the place of what was kept. */
export const sendUserInfo = endpoint({
  method: 'POST',
  path: '/api/v2/my/user-info',
  summary: 'Keep the own preferences.',
  access: 'signed-in',
  input: z.object({ preferences }),
  reply: userInfo,
  refusals: []
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
