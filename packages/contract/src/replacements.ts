// Other times for a visit that its centre has cancelled.
import { NEARNESS } from '@vizit/rules/replacements'
import * as z from 'zod/mini'
import { bookDoctorSlot } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { instant, rowId, slotId, uuid } from './fields.ts'
import { visit } from './visits.ts'

const replacement = z.object({
  timetableId: z.string(),
  assignmentId: z.string(),
  startDate: instant,
  doctorName: z.string(),
  branchName: z.string(),
  branchAddress: z.string(),
  /** The same doctor, else the same speciality at the same branch, else in the same town. */
  nearness: z.enum(NEARNESS)
})
export type Replacement = z.output<typeof replacement>

/** Three at most, within two weeks of the time that was. None for a visit that the centre has not cancelled, or that has been booked anew (`bookedAs`). */
export const listReplacements = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders/:orderId/replacements',
  summary: 'Other times instead of a visit that its centre has cancelled.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: z.object({ times: z.array(replacement), bookedAs: z.nullable(uuid) }),
  refusals: ['NOT_FOUND']
})

/**
 * Books the same patient, service and payer at one of these times, in one step. INVALID_STATE {reason: 'not-cancelled-by-clinic' | 'service-changed'};
 * NOT_FOUND also for a time that is none of them.
 */
export const takeReplacement = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/orders/:orderId/replacements',
  summary: 'Book another time instead of a visit that its centre has cancelled.',
  access: 'signed-in',
  input: z.object({ orderId: uuid, timetableId: slotId, assignmentId: rowId, bookAnyway: z.optional(z.boolean()) }),
  reply: visit,
  refusals: [...bookDoctorSlot.refusals, 'INVALID_STATE'],
  creates: true
})
