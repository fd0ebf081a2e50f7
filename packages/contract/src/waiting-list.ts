// "Tell me when a time frees": requests, and what became of them.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, givenDay, givenText, instant, rowId, uuid } from './fields.ts'

const parts = z.array(z.enum(['morning', 'afternoon', 'evening'])).check(z.minLength(1), z.maxLength(3))

export const waitingRequest = z.object({
  id: uuid,
  profileId: uuid,
  patientName: z.string(),
  /** What is waited for; null where any would do. */
  doctor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  service: z.nullable(z.object({ id: z.string(), name: z.string() })),
  branch: z.nullable(z.object({ id: z.string(), name: z.string() })),
  speciality: z.nullable(z.object({ id: z.string(), name: z.string() })),
  from: day,
  to: day,
  parts,
  /** [5.22] [5.23] When the visit may begin, 'HH:MM' by the clock of Minsk, both inside. Null: the parts of the day say it; else they say nothing. */
  times: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** `offered`: there is a time, and it is free still; `booked`: a visit has ended the request; `expired`: its last day is over. */
  state: z.enum(['waiting', 'offered', 'booked', 'expired']),
  /** `until`: from then on the next in the queue are told. The time is not held: whoever books first has it. */
  offer: z.nullable(z.object({ timetableId: z.string(), startDate: instant, branchName: z.string(), until: instant })),
  /** The visit that ended the request. */
  orderId: z.nullable(uuid),
  createdAt: instant
})
export type WaitingRequest = z.output<typeof waitingRequest>

const requests = z.object({ requests: z.array(waitingRequest) })

/** Those that wait first, in the order of asking; then the ended ones of the last 30 days. */
export const listWaitingRequests = endpoint({
  method: 'GET',
  path: '/api/v2/my/waiting-list',
  summary: 'What the account waits for, and what became of it.',
  access: 'signed-in',
  input: z.object({}),
  reply: requests,
  refusals: []
})

/**
 * Asked again for the same patient and the same doctor, service or speciality, the days and parts are changed and the place in the queue is kept. Needs a
 * doctor, or a branch with a service or speciality of it: else INVALID_INPUT {field: 'branchId'}; so too with days outside the timetable {field: 'from' |
 * 'to'}, and with times that are no range {field: 'times', reason: 'not-a-time' | 'start-after-end'}. With `times` the parts say nothing. TIME_IS_FREE {timetableId, startDate}: such a time is free now. TOO_MANY_WISHES {most}. NOT_FOUND: no such patient or place.
 */
export const makeWaitingRequest = endpoint({
  method: 'POST',
  path: '/api/v2/my/waiting-list',
  summary: 'Be told when a time with a doctor, for a service or a speciality at a branch frees.',
  access: 'signed-in',
  input: z.object({
    profileId: uuid,
    doctorId: z.optional(rowId),
    serviceId: z.optional(rowId),
    branchId: z.optional(rowId),
    specialityId: z.optional(rowId),
    from: givenDay,
    to: givenDay,
    parts,
    times: z.optional(z.object({ from: givenText(16), to: givenText(16) }))
  }),
  reply: requests,
  refusals: ['NOT_FOUND', 'NO_ASSIGNMENT_BOOKING', 'TIME_IS_FREE', 'TOO_MANY_WISHES'],
  creates: true
})

/** 204. */
export const dropWaitingRequest = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/waiting-list/:id',
  summary: 'Wait no longer, or take an ended request out of the list.',
  access: 'signed-in',
  input: z.object({ id: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})
