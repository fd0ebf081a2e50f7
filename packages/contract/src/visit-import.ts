// Taking in a visit that was made by telephone, or without an account at a clinic's site.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { relative } from './family.ts'
import { day, emailAddress, flag, formedText, givenText, instant, sex, uuid } from './fields.ts'

const PATH = '/api/v2/my/providers/orders/pub'

/** The found visit: what its patient needs to know it again. */
export const foundOrder = z.object({
  orderId: uuid,
  providerCode: z.string(),
  assignmentId: z.string(),
  startDate: instant,
  endDate: instant,
  status: z.enum(['pending', 'booked', 'created_manually']),
  speciality: z.string(),
  physicianId: z.string(),
  physicianName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  branchAddress: z.string(),
  room: z.string()
})
export type FoundOrder = z.output<typeof foundOrder>

export const patientData = z.object({
  fullNameRu: z.string(),
  birthday: day,
  sex,
  emails: z.array(z.object({ address: z.string(), usage: z.literal('PRIMARY') })),
  /** The person to whom the visit would go has agreed to the processing of personal data already. */
  consentReceived: z.boolean()
})

/** [3.86] [3.87] `targetProfile`: the person of the family who is this patient without a doubt. */
export const foundVisit = z.object({
  empty: z.boolean(),
  alreadyImported: z.boolean(),
  /** The person was asked about it and has said "not now": it waits, and asks no more. */
  putOff: z.boolean(),
  omId: z.nullable(uuid),
  order: z.nullable(foundOrder),
  patientData: z.nullable(patientData),
  targetProfile: z.nullable(z.object({ _id: uuid }))
})
export type FoundVisit = z.output<typeof foundVisit>

/**
 * [7.21] [7.98] The next visit of the own phone that waits to be taken in; with `orderId`, the signed name from an SMS, that very one. `empty`: there
 * is none, or it is another phone's. `ed`: a host page asked. Visits made at a site whose patient is known are taken in by the way.
 */
export const getPublicVisit = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'A visit made by telephone or at a site that waits to be taken in.',
  access: 'signed-in',
  input: z.object({ ed: z.optional(flag), orderId: z.optional(formedText(/^[A-Za-z0-9_-]{1,128}$/)) }),
  reply: foundVisit,
  refusals: []
})

const consented = { consentReceived: z.optional(z.literal(true)), consentVersion: z.optional(givenText(40)) }

/**
 * [7.99] Takes one visit in for oneself (`self`) or a person one may book for. 204: it was taken in before [7.100]. [4.128] `email` replaces the
 * main one if it differs; without one EMAIL_REQUIRED, unless the account has it. CONSENT_REQUIRED: `consentVersion` of the text `personal-data`.
 * ACCESS_NOT_AUTHORIZED {reason: 'PROGRAMME'}: the patient's data may not be saved over those by which a programme knows the person.
 */
export const importPublicVisit = endpoint({
  method: 'POST',
  path: `${PATH}/import`,
  summary: 'Take in a visit made by telephone or at a site.',
  access: 'signed-in',
  evenly: true,
  input: z.object({
    omId: uuid,
    profileId: uuid,
    self: z.boolean(),
    useOrderPatientData: z.optional(z.boolean()),
    email: z.optional(emailAddress),
    ...consented
  }),
  reply: z.object({ orderId: uuid }),
  refusals: ['NOT_FOUND', 'ACCESS_NOT_AUTHORIZED', 'EMAIL_REQUIRED', 'CONSENT_REQUIRED', 'INVALID_STATE']
})

/** [7.97] The same for every visit of that patient that waits at this phone. `orderIds`: those that were taken in now. */
export const importPublicVisits = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Find and take in every waiting visit of the same patient.',
  access: 'signed-in',
  input: z.object({ omId: uuid, profileId: uuid, useOrderPatientData: z.boolean() }),
  reply: z.object({ orderIds: z.array(uuid) }),
  refusals: ['NOT_FOUND', 'ACCESS_NOT_AUTHORIZED', 'EMAIL_REQUIRED', 'CONSENT_REQUIRED', 'INVALID_STATE']
})

/**
 * [4.127] Makes the patient of a found visit a person of the family: a child, by the parent's consent, or another whom one may book for. The reply
 * is the family, in which the person is found by birthday and full name. `consentVersion` of the text `parental` for a child, else `personal-data`.
 */
export const addFoundPatient = endpoint({
  method: 'POST',
  path: `${PATH}/patient`,
  summary: 'Make the patient of a found visit a person of the family.',
  access: 'signed-in',
  input: z.object({
    omId: uuid,
    type: z.enum(['child', 'other']),
    consentReceived: z.literal(true),
    consentVersion: givenText(40)
  }),
  reply: z.object({ family: z.array(relative) }),
  refusals: [
    'NOT_FOUND',
    'TOO_MANY_CHILDREN',
    'TOO_MANY_PARENTS',
    'PERSON_EXISTS',
    'NOT_A_CHILD',
    'INVALID_STATE',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden9'
  ],
  creates: true
})

/** "Not now": the visit waits on and may be taken in later, but no device asks about it by itself any more. */
export const putOffPublicVisit = endpoint({
  method: 'POST',
  path: `${PATH}/later`,
  summary: 'Ask no more about a visit made by telephone or at a site.',
  access: 'signed-in',
  input: z.object({ omId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})
