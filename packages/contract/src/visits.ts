import { VISIT_STATES } from '@vizit/rules/visits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, cursor, day, flag, givenDay, givenInstant, givenText, instant, providerCode, rowId, uuid } from './fields.ts'

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
  /** When the clinic is to answer a pending visit, if it has set a time [R42]. */
  targetDate: z.nullable(instant),
  status: visitStatus,
  /** The time that the clinic has been asked to move the visit to and has not answered about; the visit still stands at `startDate`. */
  movingTo: z.nullable(instant),
  providerCode: z.string(),
  lastUpdated: instant,
  /** The viewer may cancel and move it. */
  isManageable: z.boolean(),
  isPast: z.boolean(),
  updated: z.boolean(),
  speciality: z.string(),
  specialityId: z.string(),
  physicianName: z.string(),
  physicianId: z.string(),
  branchName: z.string(),
  branchId: z.string(),
  townId: z.string(),
  branchAddress: z.string(),
  branchPhones: z.string(),
  room: z.string(),
  name: z.string(),
  links: z.array(z.string()),
  reports: z.array(z.object({ id: z.string(), reportResults: z.array(z.string()) })),
  /** How many of its results are new to the viewer: ready for no more than NEW_RESULT_DAYS, and not opened since the clinic last changed them. */
  newResults: z.number(),
  /** How many documents and pictures the clinic attached, for who may see results of a visit that is over; otherwise 0. */
  documents: z.number(),
  testProvider: z.nullable(z.string()),
  /** The booked service; null = an appointment with the doctor. */
  serviceId: z.nullable(z.string()),
  serviceName: z.nullable(z.string()),
  /** How to prepare, in the clinic's words, which may have several paragraphs; null once the visit is over or called off. */
  preparation: z.nullable(z.string()),
  customerFirstName: z.string(),
  relKind: z.string(),
  price: z.nullable(z.number()),
  cancelledBy: z.nullable(z.enum(['patient', 'clinic', 'product'])),
  cancelReason: z.nullable(z.string()),
  /** First name of who booked it for somebody else: told to others who may see the visit, as long as whoever booked may see it too. */
  bookedBy: z.optional(z.string())
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
    dateStart: z.optional(givenDay),
    dateEnd: z.optional(givenDay)
  }),
  /** `people`: whose visits one may see now; what a device has kept of others is to go [4.103]. */
  reply: z.object({ orders: z.array(visit), people: z.array(uuid), syncedAt: instant }),
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
    covererCode: z.optional(givenText(40)),
    errorExtraText: z.optional(givenText(200))
  }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'CANCEL_REFUSED', 'CLINIC_UNAVAILABLE']
})

/** [7.18] What a device does not know yet: everything the first time [4.63], later what starts or has changed since the day before the last sync [4.64]. */
export const syncOrders = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/sync/orders',
  summary: 'Visits that start or have changed since the day before the last sync; all of them the first time.',
  access: 'signed-in',
  /** `lastSync`: the `syncedAt` of the answer before. */
  input: z.object({ lastSync: z.optional(givenInstant) }),
  /** `from`: the first day that the answer is about; null = it is about everything. */
  reply: z.object({ orders: z.array(visit), from: z.nullable(day), syncedAt: instant }),
  refusals: []
})

/** [7.19] One visit as it is now. A clinic that has not answered about it yet is asked again. */
export const syncOrder = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/sync/:orderId',
  summary: 'One visit as it is now; a clinic that has not answered about it is asked again.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: visit,
  refusals: ['NOT_FOUND']
})

/** [7.69] The visits of one person. `forced`: clinics that have not answered about some of them are asked again. */
export const listPersonOrders = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/:profileId/orders',
  summary: 'The visits of one person; forced asks the clinics that have not answered once more.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, forced: z.optional(flag), dateStart: z.optional(givenDay) }),
  reply: z.object({ orders: z.array(visit), syncedAt: instant }),
  refusals: ['NOT_FOUND']
})

/** [7.24] [3.27] One state of the list, page by page: future visits the soonest first, the others the latest first. */
export const pageVisits = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/visits',
  summary: 'Future, past, cancelled or deleted visits, page by page.',
  access: 'signed-in',
  input: z.object({
    state: z.optional(z.enum(VISIT_STATES)),
    profileId: z.optional(uuid),
    /** `next` of the page before. */
    after: z.optional(cursor),
    count: z.optional(count(100))
  }),
  /** `next`: what to ask the next page by; null = there is none. */
  reply: z.object({ visits: z.array(visit), next: z.nullable(z.string()) }),
  refusals: []
})

/** [4.74] Takes a visit out of the list, from the day after it; nothing else becomes of it. DELETE_REFUSED {from}. 204. */
export const deleteVisit = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/providers/visits/:orderId',
  summary: 'Take a past visit out of the list, from the day after it.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND', 'DELETE_REFUSED']
})

/** What a clinic may attach, known by its bytes; a document is opened by a programme of its own, a picture is shown. */
export const DOCUMENT_MEDIA = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

export const visitDocument = z.object({
  documentId: uuid,
  name: z.string(),
  kind: z.enum(['document', 'image']),
  mediaType: z.enum(DOCUMENT_MEDIA),
  sizeBytes: z.number(),
  addedAt: instant
})
export type VisitDocument = z.output<typeof visitDocument>

/** What the clinic attached to a visit; only for who may see results. */
export const listVisitDocuments = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders/:orderId/documents',
  summary: 'Documents and pictures that the clinic attached to a visit.',
  access: 'signed-in',
  input: z.object({ orderId: uuid }),
  reply: z.object({ documents: z.array(visitDocument) }),
  refusals: ['NOT_FOUND']
})

/** The bytes of one document, of its own media type. */
export const readVisitDocument = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/orders/:orderId/documents/:documentId',
  summary: 'A document or picture of a visit.',
  access: 'signed-in',
  input: z.object({ orderId: uuid, documentId: uuid }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'application/octet-stream'
})
