import type { ClinicMove, KnownReservation, Reservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { findAssignmentName, findSlotNames } from './order.sql.ts'
import { isAt, lookUpOrder, slotIdsOf } from './order-at-clinic.ts'
import type { Appointment } from './resources.ts'
import { readSlots, turnSlot, versionOf } from './slots-of.ts'

const TRIES = 3

/** One transaction at the clinic: the appointment changes its time, the old slots are freed, the new ones taken; or nothing changes. */
export async function move(call: FhirCall, from: KnownReservation, to: Reservation): Promise<ClinicMove> {
  const { fhir, store, setAside } = call
  const [names, doctor] = await Promise.all([
    findSlotNames(store, to.assignmentId, to.startDate, to.endDate),
    findAssignmentName(store, to.assignmentId)
  ])
  const wanted = names.map(row => row.external_id).filter(name => name !== null)
  if (wanted.length === 0 || wanted.length < names.length) return { verdict: 'busy' }

  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(fhir, from.orderId, setAside)
    if (order.state !== 'active') return order.state === 'waiting' ? { verdict: 'unknown' } : { verdict: 'refused', reason: null }
    const { appointment, raw } = order.found
    const clinicRef = `Appointment/${appointment.id}`
    const had = slotIdsOf(appointment)
    // Asked again after an answer that was lost.
    if (isThere(appointment, to, wanted)) return { verdict: 'moved', clinicRef }
    if (appointment.status !== 'booked') return { verdict: 'refused', reason: null }
    const [leaving, coming] = await Promise.all([
      readSlots(
        fhir,
        had.filter(id => !wanted.includes(id))
      ),
      readSlots(
        fhir,
        wanted.filter(id => !had.includes(id))
      )
    ])
    if (!coming || coming.some(slot => slot.state === 'taken')) break
    const { status } = await fhir.transact([
      {
        resource: {
          ...withDoctor(raw, doctor?.external_id ?? null),
          start: to.startDate,
          end: to.endDate,
          slot: wanted.map(id => ({ reference: `Slot/${id}` }))
        },
        request: { method: 'PUT', url: clinicRef, ifMatch: `W/"${versionOf(appointment)}"` }
      },
      ...(leaving ?? []).filter(slot => slot.state === 'taken').map(slot => turnSlot(slot, 'free')),
      ...coming.map(slot => turnSlot(slot, 'busy'))
    ])
    if (status === 200 || status === 201) return { verdict: 'moved', clinicRef }
    if (status !== 409 && status !== 412) return { verdict: 'refused', reason: null }
  }
  // A slot that is taken may have been taken by this very move, asked for before and carried out while it was asked for again.
  const now = await lookUpOrder(fhir, from.orderId, setAside)
  if (now.state !== 'active' || !isThere(now.found.appointment, to, wanted)) return { verdict: 'busy' }
  return { verdict: 'moved', clinicRef: `Appointment/${now.found.appointment.id}` }
}

/** At the time, and at the place: a doctor may have one time at two branches. */
function isThere(appointment: Appointment, to: Reservation, wanted: readonly string[]): boolean {
  const has = slotIdsOf(appointment)
  return isAt(appointment, to.startDate) && (has.length === 0 || wanted.every(id => has.includes(id)))
}

/** The appointment with the doctor of the new time in place of the old one's; the clinic's other participants stay. */
function withDoctor(raw: object, doctor: string | null): object {
  const participants = (raw as { participant?: unknown }).participant
  if (doctor === null || !Array.isArray(participants)) return raw
  const actor = { reference: `PractitionerRole/${doctor}` }
  return {
    ...raw,
    participant: participants.map((one: { actor?: { reference?: unknown } } | null) =>
      typeof one?.actor?.reference === 'string' && one.actor.reference.startsWith('PractitionerRole/') ? { ...one, actor } : one
    )
  }
}
