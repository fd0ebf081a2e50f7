import { PAYMENT_VERDICTS } from '@vizit/rules/programme'
import { VISIT_NOTE_MAX } from '@vizit/rules/visits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, givenText, instant, rowId, slotId, uuid, wholeNumber } from './fields.ts'
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

/** [3.58] [7.67] For whom the signed-in person may book this doctor, or this service of the doctor, and why not. */
export const bookCapabilities = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/book-capabilities',
  summary: 'For whom one may book this doctor or service at this branch, and why not for the others.',
  access: 'signed-in',
  input: z.object({ assignmentId: rowId, serviceId: z.optional(rowId), timetableId: z.optional(slotId) }),
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

/** Holds a slot, or all that a service needs, while its form is filled [R41]. Holding another lets the former go. */
export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/holds',
  summary: 'Hold a slot while the form is filled. Holding another lets the former go.',
  access: 'signed-in',
  input: z.object({ timetableId: slotId, assignmentId: rowId, serviceId: z.optional(rowId) }),
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

const bookingForm = z.object({
  timetableId: slotId,
  assignmentId: rowId,
  profileId: uuid,
  /** Who pays instead of the patient: `programId` of a coverage of the patient. */
  programId: z.optional(givenText(64)),
  /** Seen by the clinic only [R43]. */
  clientNote: z.optional(givenText(VISIT_NOTE_MAX)),
  /** The version of the booking agreement that was ticked [5.34]. */
  agreement: z.optional(givenText(40)),
  /** The patient has another visit at that time and said "book anyway" [8.94]. */
  bookAnyway: z.optional(z.boolean())
})

/** Why a time may not be had by a patient: of a booking and of a move alike. */
export const TIME_REFUSALS = [
  'NOT_FOUND',
  'TIMESLOT_IS_BUSY',
  'VISITOR_ALREADY_BOOKED',
  'ADULT_DOCTOR',
  'CHILD_DOCTOR',
  'AGE_LIMITS_ISSUE',
  'NO_ASSIGNMENT_BOOKING',
  'CONSENT_REQUIRED',
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
] as const

const BOOKING_REFUSALS = [...TIME_REFUSALS, 'ACCESS_NOT_AUTHORIZED', 'CLINIC_UNAVAILABLE', 'CLINIC_REFUSED', 'UNDERAGE_USER'] as const

/** [3.114] [7.72] Books a doctor's slot. */
export const bookDoctorSlot = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/orders',
  summary: 'Book a slot of a doctor for oneself or for a person one may book for.',
  access: 'signed-in',
  input: bookingForm,
  reply: visit,
  refusals: BOOKING_REFUSALS,
  creates: true
})

/**
 * [3.116] [7.73] Books a service from the slot `timetableId` on: as many slots in a row as `slotDuration` minutes need. Name and duration are
 * what the patient was shown; where the clinic has changed them since, INVALID_STATE {reason: 'service-changed'}.
 */
export const bookService = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/orders/service',
  summary: 'Book a service from a slot on, for oneself or for a person one may book for.',
  access: 'signed-in',
  input: z.extend(bookingForm, {
    serviceId: rowId,
    serviceName: givenText(500, 1),
    slotDuration: wholeNumber(1, 1440)
  }),
  reply: visit,
  refusals: [...BOOKING_REFUSALS, 'INVALID_STATE'],
  creates: true
})

/**
 * [R29] Of the visits that the account booked online in the last twelve months, how many took place or were missed, and how near the
 * missed ones are to closing online booking [9.02].
 */
export const getNoShows = endpoint({
  method: 'GET',
  path: '/api/v2/my/no-shows',
  summary: 'Missed visits of the last twelve months, and whether they close online booking.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    missed: z.number(),
    /** All that count, the missed among them. */
    visits: z.number(),
    since: day,
    /** Above this share, in percent, online booking is closed; */
    percent: z.number(),
    /** with fewer visits the share says nothing yet. */
    countedFrom: z.number(),
    verdict: z.enum(['fine', 'warning', 'banned'])
  }),
  refusals: []
})
export type NoShows = z.output<typeof getNoShows.reply>
