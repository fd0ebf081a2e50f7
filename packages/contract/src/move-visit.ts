import * as z from 'zod/mini'
import { TIME_REFUSALS } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { rowId, slotId, uuid } from './fields.ts'
import { visit } from './visits.ts'

/**
 * Moves a visit to another free time of the same doctor and keeps its identity: either the new time is taken and the old one given back, or nothing
 * changes [R19]. The answer has the new time; or the old one with `movingTo`, while the clinic has not answered. MOVE_REFUSED {reason:
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
    timetableId: slotId,
    /** Of the new time: the doctor may work in several branches. */
    assignmentId: rowId,
    /** The patient has another visit at that time and said "move anyway" [8.94]. */
    bookAnyway: z.optional(z.boolean())
  }),
  reply: visit,
  refusals: [...TIME_REFUSALS, 'MOVE_REFUSED'],
  creates: true
})
