import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, flag, instant, providerCode, rowId, uuid } from './fields.ts'

export const visitStatus = z.enum(['reserved', 'pending', 'booked', 'created_manually', 'cancelled', 'failed', 'done', 'no_show'])

/** A visit as its patient sees it. [3.21] */
export const visit = z.object({
  id: uuid,
  orderId: uuid,
  assignmentId: z.string(),
  profileId: uuid,
  covererCode: z.nullable(z.string()),
  /** Who pays instead of the patient: the company and its programme. */
  payer: z.nullable(z.object({ coverer: z.string(), programCaption: z.string() })),
  startDate: instant,
  endDate: instant,
  /** When the clinic is to answer a pending visit, if it has set a time (decision 42). */
  targetDate: z.nullable(instant),
  status: visitStatus,
  providerCode: z.string(),
  lastUpdated: instant,
  /** The viewer may cancel and move it. */
  isManageable: z.boolean(),
  isPast: z.boolean(),
  updated: z.boolean(),
  speciality: z.string(),
  physicianName: z.string(),
  physicianId: z.string(),
  branchName: z.string(),
  branchId: z.string(),
  branchAddress: z.string(),
  branchPhones: z.string(),
  room: z.string(),
  name: z.string(),
  links: z.array(z.string()),
  reports: z.array(z.object({ id: z.string(), reportResults: z.array(z.string()) })),
  testProvider: z.nullable(z.string()),
  serviceName: z.nullable(z.string()),
  customerFirstName: z.string(),
  relKind: z.string(),
  price: z.nullable(z.number()),
  cancelledBy: z.nullable(z.enum(['patient', 'clinic', 'product'])),
  cancelReason: z.nullable(z.string())
})
export type Visit = z.output<typeof visit>

/** [7.68] [7.70] Visits of everyone the viewer may see visits of. `dateStart` is what a later sync asks from [4.64]. */
export const listVisits = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders',
  summary: 'Visits of oneself and of the people whose visits one may see.',
  access: 'signed-in',
  input: z.object({
    status: z.optional(z.enum(['all', 'active'])),
    splitpastvisits: z.optional(flag),
    providerCode: z.optional(providerCode),
    async: z.optional(flag),
    dateStart: z.optional(day),
    dateEnd: z.optional(day)
  }),
  reply: z.object({ orders: z.array(visit), syncedAt: instant }),
  refusals: []
})

/** [1.23] One visit as a calendar file. */
export const visitCalendar = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders/:orderId/calendar',
  summary: 'A visit as a calendar file (iCalendar, Europe/Minsk).',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'text/calendar'
})

/** [7.75] [9.01] Cancels a future visit until 30 minutes before its start. 204. */
export const cancelVisit = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/providers/orders/:orderId',
  summary: 'Cancel a future visit, until 30 minutes before its start.',
  access: 'signed-in',
  input: z.object({
    orderId: uuid,
    assignmentId: rowId,
    profileId: uuid,
    covererCode: z.optional(z.string().check(z.maxLength(40))),
    errorExtraText: z.optional(z.string().check(z.maxLength(200)))
  }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'CANCEL_REFUSED', 'CLINIC_UNAVAILABLE']
})
