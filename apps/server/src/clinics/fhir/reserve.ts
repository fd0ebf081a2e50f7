import * as z from 'zod/mini'
import { noteQuestion } from '../clinics.sql.ts'
import type { ClinicAnswer, Reservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import type { TransactionEntry } from './fhir-line.ts'
import { ORDER, PAYER, PERSON, REFUSAL } from './names.ts'
import { findAssignmentName, findSlotNames, findVisitor, type VisitorRow } from './order.sql.ts'
import { isAt, lookUpOrder } from './order-at-clinic.ts'
import { appointment, operationOutcome, transactionAnswer } from './resources.ts'
import { readSlots, type SlotNow, turnSlot } from './slots-of.ts'

/**
 * One transaction at the clinic: the person (once), the appointment (once an order), each slot from free to busy if it is still the version that
 * was read. Whatever is said of a second time is looked up: the answer to the first may have been lost.
 */
export async function reserve(call: FhirCall, reservation: Reservation): Promise<ClinicAnswer> {
  const { fhir, store } = call
  const [visitor, names, doctor] = await Promise.all([
    findVisitor(store, reservation.orderId),
    findSlotNames(store, reservation.assignmentId, reservation.startDate, reservation.endDate),
    findAssignmentName(store, reservation.assignmentId)
  ])
  const ids = names.map(row => row.external_id).filter(name => name !== null)
  // A time that the clinic has no name for cannot be had there.
  if (!visitor || ids.length === 0 || ids.length < names.length) return { verdict: 'busy' }
  const slots = await readSlots(fhir, ids)
  if (!slots || slots.some(slot => slot.state === 'taken')) return lookedUp(call, reservation, { verdict: 'busy' })
  await noteQuestion(store, reservation.orderId, call.now)
  const { status, body } = await fhir.transact(entriesFor(reservation, visitor, doctor?.external_id ?? null, slots))
  if (status === 200 || status === 201) return judged(call, reservation, body)
  if (status === 409 || status === 412 || status === 404 || status === 410) return lookedUp(call, reservation, { verdict: 'busy' })
  return lookedUp(call, reservation, { verdict: 'refused', reason: reasonOf(body) })
}

/** The clinic may already have what it now has no room for. */
async function lookedUp(call: FhirCall, reservation: Reservation, otherwise: ClinicAnswer): Promise<ClinicAnswer> {
  const found = await find(call, reservation)
  return found.verdict === 'never-heard' ? otherwise : found
}

/** What became of an order: see `ClinicGateway.find`. */
export async function find({ fhir, setAside }: FhirCall, reservation: Reservation): Promise<ClinicAnswer | { verdict: 'never-heard' }> {
  const order = await lookUpOrder(fhir, reservation.orderId, setAside)
  if (order.state === 'never-heard') return { verdict: 'never-heard' }
  if (order.state === 'over') return { verdict: 'refused', reason: null }
  if (order.state === 'waiting' || !isAt(order.found.appointment, reservation.startDate)) return { verdict: 'unknown' }
  return { verdict: 'reserved', clinicRef: `Appointment/${order.found.appointment.id}` }
}

/** A clinic that says "done" and shows the appointment has answered; one that only says "done" is asked what it did. */
async function judged(call: FhirCall, reservation: Reservation, body: unknown): Promise<ClinicAnswer> {
  const read = z.safeParse(transactionAnswer, body)
  const shown = read.success
    ? read.data.entry.map(entry => z.safeParse(appointment, entry.resource)).find(one => one.success)?.data
    : undefined
  if (shown?.status === 'booked' && isAt(shown, reservation.startDate)) return { verdict: 'reserved', clinicRef: `Appointment/${shown.id}` }
  const found = await find(call, reservation)
  return found.verdict === 'never-heard' ? { verdict: 'unknown' } : found
}

function entriesFor(reservation: Reservation, visitor: VisitorRow, doctor: string | null, slots: readonly SlotNow[]): TransactionEntry[] {
  const { orderId, startDate, endDate, payer } = reservation
  const { person, client_note: comment } = visitor
  const patientUrl = `urn:uuid:${person}`
  const actors = [...(person === null ? [] : [patientUrl]), ...(doctor === null ? [] : [`PractitionerRole/${doctor}`])]
  return [
    ...(person === null ? [] : [patientEntry(patientUrl, person, visitor)]),
    {
      resource: {
        resourceType: 'Appointment',
        identifier: [{ system: ORDER, value: orderId }],
        status: 'booked',
        start: startDate,
        end: endDate,
        slot: slots.map(({ id }) => ({ reference: `Slot/${id}` })),
        participant: actors.map(reference => ({ actor: { reference }, status: 'accepted' })),
        ...(comment === null ? {} : { comment }),
        ...(payer === null ? {} : { extension: [{ url: PAYER, valueString: `${payer.covererCode}|${payer.programId}` }] })
      },
      request: { method: 'POST', url: 'Appointment', ifNoneExist: `identifier=${ORDER}|${orderId}` }
    },
    ...slots.map(slot => turnSlot(slot, 'busy'))
  ]
}

/** The clinic's own record of a person is never written over: it is made only where there is none. */
function patientEntry(fullUrl: string, person: string, visitor: VisitorRow): TransactionEntry {
  return {
    fullUrl,
    resource: {
      resourceType: 'Patient',
      identifier: [{ system: PERSON, value: person }],
      active: true,
      name: [{ use: 'official', family: visitor.last_name ?? '', given: [visitor.first_name, visitor.middle_name].filter(Boolean) }],
      ...(visitor.sex === null ? {} : { gender: visitor.sex === 'FEMALE' ? 'female' : 'male' }),
      ...(visitor.birthday === null ? {} : { birthDate: visitor.birthday }),
      ...(visitor.phone === null ? {} : { telecom: [{ system: 'phone', value: `+${visitor.phone}` }] })
    },
    request: { method: 'POST', url: 'Patient', ifNoneExist: `identifier=${PERSON}|${person}` }
  }
}

const LONGEST_REASON = 200

/** A reason of the product's own where the clinic knows it, such as UNDERAGE_USER; else the clinic's words, as plain text of a line. */
function reasonOf(body: unknown): string | null {
  const read = z.safeParse(operationOutcome, body)
  const details = read.success ? read.data.issue.flatMap(issue => issue.details ?? []) : []
  const code = details.flatMap(({ coding }) => coding ?? []).find(({ system }) => system === REFUSAL)?.code
  if (code !== undefined && /^[A-Za-z0-9_/]{1,60}$/.test(code)) return code
  const plain = details
    .find(({ text }) => text)
    ?.text?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain ? plain.slice(0, LONGEST_REASON) : null
}
