import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowId, uuid } from './fields.ts'
import { visit } from './visits.ts'

/**
 * Moves a visit to another free time of the same doctor and keeps its identity: either the new time is taken and the old one given back, or nothing
 * changes (decision 19). The answer has the new time; or the old one with `movingTo`, while the clinic has not answered. MOVE_REFUSED {reason:
 * 'not-confirmed' | 'too-late' | 'past' | 'already-cancelled' | 'being-moved' | 'other-doctor' |
 * 'no-such-service' | 'clinic', until?}. [6.21] [6.25]
 */
export const moveVisit = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/orders/:orderId/move',
  summary: 'Move a visit to another free time of the same doctor.',
  access: 'signed-in',
  input: z.object({
    orderId: uuid,
    timetableId: rowId,
    /** Of the new time: the doctor may work in several branches. */
    assignmentId: rowId,
    /** The patient has another visit at that time and said "move anyway" [8.94]. */
    bookAnyway: z.optional(z.boolean())
  }),
  reply: visit,
  refusals: [
    'NOT_FOUND',
    'MOVE_REFUSED',
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
  ],
  creates: true
})
