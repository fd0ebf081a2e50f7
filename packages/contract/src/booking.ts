import { PAYMENT_VERDICTS } from '@vizit/rules/programme'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, instant, rowId, uuid } from './fields.ts'
import { visit } from './visits.ts'

/** [3.57] */
export const declineReason = z.object({ code: z.number(), weight: z.number(), message: z.string() })

/** A programme of the patient at this doctor on the day of the visit: does it pay, and if not, why not. */
export const payerChoice = z.object({
  programId: z.string(),
  programCaption: z.string(),
  /** [3.42] the company */
  coverer: z.string(),
  verdict: z.enum(PAYMENT_VERDICTS),
  /** The first day of a programme that is not active yet; null while nobody has set it. */
  validFrom: z.nullable(day)
})
export type PayerChoice = z.output<typeof payerChoice>

/** [3.58] [7.67] For whom the signed-in person may book this doctor, and why not. */
export const bookCapabilities = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/book-capabilities',
  summary: 'For whom one may book this doctor at this branch, and why not for the others.',
  access: 'signed-in',
  input: z.object({ assignmentId: rowId, serviceId: z.optional(rowId), timetableId: z.optional(rowId) }),
  reply: z.object({
    profiles: z.array(
      z.object({
        profileId: uuid,
        profileHint: z.string(),
        relKind: z.string(),
        name: z.string(),
        onlineBookingAllowed: z.boolean(),
        declineReasons: z.array(declineReason),
        /** Those that pay first; none for whom the viewer may not book, and none where the age excludes them [3.63]. */
        programmes: z.array(payerChoice)
      })
    )
  }),
  refusals: ['NOT_FOUND']
})
export type Capability = z.output<typeof bookCapabilities.reply>['profiles'][number]

export const hold = z.object({
  orderId: uuid,
  timetableId: z.string(),
  heldUntil: instant,
  /** The server's clock, so that a countdown is right on a wrong device. */
  now: instant,
  holdSeconds: z.number(),
  prolonged: z.boolean()
})
export type Hold = z.output<typeof hold>

/** Holds a slot while its form is filled (decision 41). Holding another lets the former go. */
export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/holds',
  summary: 'Hold a slot while the form is filled. Holding another lets the former go.',
  access: 'signed-in',
  input: z.object({ timetableId: rowId, assignmentId: rowId }),
  reply: hold,
  refusals: ['NOT_FOUND', 'TIMESLOT_IS_BUSY', 'NO_ASSIGNMENT_BOOKING', 'onlineBooking/Forbidden2', 'onlineBooking/Forbidden3'],
  creates: true
})

/** One prolongation of a hold. */
export const prolongHold = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/holds/:orderId/prolong',
  summary: 'Prolong a hold, once.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: hold,
  refusals: ['NOT_FOUND', 'HOLD_ENDED', 'INVALID_STATE']
})

/** Lets a held slot go. 204. */
export const letHoldGo = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/providers/holds/:orderId',
  summary: 'Let a held slot go.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})

/** [3.114] [7.72] Books a doctor's slot. */
export const bookDoctorSlot = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/orders',
  summary: 'Book a slot of a doctor for oneself or for a person one may book for.',
  access: 'signed-in',
  input: z.object({
    timetableId: rowId,
    assignmentId: rowId,
    profileId: uuid,
    /** Who pays instead of the patient: `programId` of a coverage of the patient. */
    programId: z.optional(z.string().check(z.maxLength(64))),
    /** Seen by the clinic only (decision 43). */
    clientNote: z.optional(z.string().check(z.maxLength(500))),
    /** The version of the booking agreement that was ticked [5.34]. */
    agreement: z.optional(z.string().check(z.maxLength(40))),
    /** The patient has another visit at that time and said "book anyway" [8.94]. */
    bookAnyway: z.optional(z.boolean())
  }),
  reply: visit,
  refusals: [
    'NOT_FOUND',
    'ACCESS_NOT_AUTHORIZED',
    'TIMESLOT_IS_BUSY',
    'VISITOR_ALREADY_BOOKED',
    'ADULT_DOCTOR',
    'CHILD_DOCTOR',
    'AGE_LIMITS_ISSUE',
    'NO_ASSIGNMENT_BOOKING',
    'CONSENT_REQUIRED',
    'CLINIC_UNAVAILABLE',
    'NO_CARD_FROM_COVERER',
    'CODE_COVERER_CARD_INACTIVE',
    'SERVICE_IS_NOT_SUPPORTED',
    'PROGRAMME_NOT_ACTIVE_YET',
    'onlineBooking/Forbidden0',
    'onlineBooking/Forbidden1',
    'onlineBooking/Forbidden2',
    'onlineBooking/Forbidden3',
    'onlineBooking/Forbidden4',
    'onlineBooking/Forbidden7',
    'onlineBooking/Forbidden8',
    'onlineBooking/Forbidden9'
  ],
  creates: true
})
