// An appointment and the time to which it goes.
import type { Reservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { findAssignmentName, findSlotNames } from './order.sql.ts'
import { isAt, slotIdsOf } from './order-at-clinic.ts'
import type { Appointment } from './resources.ts'

/** A time as the clinic calls it. `slotIds` is empty when it has no name for one of its slots; `doctor` null: none for the doctor. */
export type Place = { startDate: string; endDate: string; slotIds: string[]; doctor: string | null }

export async function placeOf({ store }: FhirCall, { assignmentId, startDate, endDate }: Reservation): Promise<Place> {
  const [names, doctor] = await Promise.all([
    findSlotNames(store, assignmentId, startDate, endDate),
    findAssignmentName(store, assignmentId)
  ])
  const known = names.map(row => row.external_id).filter(name => name !== null)
  return { startDate, endDate, slotIds: known.length < names.length ? [] : known, doctor: doctor?.external_id ?? null }
}

export function hasSlots({ slotIds }: Place): boolean {
  return slotIds.length > 0
}

/** At the time, and at the place: a doctor may have one time at two branches. */
export function isThere(appointment: Appointment, { startDate, slotIds }: Place): boolean {
  const has = slotIdsOf(appointment)
  return isAt(appointment, startDate) && (has.length === 0 || slotIds.every(id => has.includes(id)))
}

/** The appointment at the new time, with the doctor of it in place of the old one's; the clinic's other participants stay. */
export function movedTo(raw: object, { startDate, endDate, slotIds, doctor }: Place): object {
  return { ...withDoctor(raw, doctor), start: startDate, end: endDate, slot: slotIds.map(id => ({ reference: `Slot/${id}` })) }
}

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
