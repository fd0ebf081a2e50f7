// What a clinic's own system tells us of its own accord. An event carries the whole state of its thing at a version, so that events may come in any
// order and any number of times.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, givenDay, givenInstant, givenText, patronymic, personName, providerCode, sex, uuid, wholeNumber } from './fields.ts'

/** An id of the clinic's own. */
const name = formedText(/^[A-Za-z0-9.-]{1,64}$/)
/** Grows with every change of the thing. */
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER)
const time = { assignment: name, startsAt: givenInstant, endsAt: givenInstant }
const reason = z.optional(givenText(300))

/** A visit that both of us know. `cancelled`, `done` and `no-show` end it: an event that begins it again changes nothing. */
const visitEvent = z.strictObject({
  kind: z.literal('visit'),
  id: name,
  reservation: uuid,
  version,
  state: z.enum(['booked', 'cancelled', 'done', 'no-show']),
  ...time,
  /** Read by the patient. */
  reason
})

/** A visit that a patient made at the registry; it waits for the owner of the phone (visit import). */
const phoneVisitEvent = z.strictObject({
  kind: z.literal('phone-visit'),
  id: name,
  ...time,
  patient: z.strictObject({
    phone: formedText(/^375\d{9}$/),
    lastName: personName,
    firstName: personName,
    middleName: z.optional(patronymic),
    birthday: givenDay,
    sex
  })
})

/** `gone`: it is in the timetable no longer. */
const slotEvent = z.strictObject({
  kind: z.literal('slot'),
  id: name,
  slot: name,
  version,
  state: z.enum(['free', 'taken', 'gone']),
  ...time
})

/** A result or a document of a patient is ready; we ask for it ourselves. `patient`: the name that we gave the person there. */
const resultsEvent = z.strictObject({ kind: z.literal('results'), id: name, patient: uuid })

export const clinicEvent = z.discriminatedUnion('kind', [visitEvent, phoneVisitEvent, slotEvent, resultsEvent])
export type ClinicEvent = z.output<typeof clinicEvent>
export type VisitEvent = z.output<typeof visitEvent>
export type PhoneVisitEvent = z.output<typeof phoneVisitEvent>
export type SlotEvent = z.output<typeof slotEvent>

/**
 * Takes one event. The body is a `ClinicEvent`; it is read only once its signature is right: SIGNATURE_IS_NOT_VALID {reason: 'not-signed' | 'too-old' |
 * 'from-the-future'}. INVALID_INPUT {field}. TIMESLOT_IS_BUSY: a visit by phone at a time at which another visit of the doctor stands.
 * NOT_FOUND {field: 'assignment'}: a doctor whom we do not know yet; send it again later.
 */
export const takeClinicEvent = endpoint({
  method: 'POST',
  path: '/api/v2/clinics/:provider/events',
  summary: "An event of a clinic's own system, signed by it.",
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    timestamp: z.optional(givenText(64)),
    signature: z.optional(givenText(1_000)),
    body: z.string()
  }),
  reply: z.object({
    /** `known`: this very event was taken before, and nothing was done. */
    outcome: z.enum(['taken', 'known']),
    /** Of a visit by phone: the name under which later events speak of it. */
    reservation: z.nullable(uuid)
  }),
  refusals: ['SIGNATURE_IS_NOT_VALID', 'TIMESLOT_IS_BUSY', 'NOT_FOUND'],
  inHeader: { timestamp: 'x-vizit-timestamp', signature: 'x-vizit-signature' },
  bodyAsSent: true
})
