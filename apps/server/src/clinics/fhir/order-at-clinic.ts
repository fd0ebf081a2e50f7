// What the clinic has of an order of ours.
import * as z from 'zod/mini'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirCall } from './fhir-call.ts'
import { giveBack, holdSlots, isConflict, oursOf } from './hold-slots.ts'
import { judgeEntries } from './judge-entries.ts'
import { carries, ORDER } from './names.ts'
import { findClinicRef } from './order.sql.ts'
import { type Appointment, appointment, idOf } from './resources.ts'
import { freed, turnSlot, versionOf } from './slots-of.ts'

export type AtClinic = { appointment: Appointment; raw: object }
/** `active`: it stands; `waiting`: the clinic has yet to confirm it; `over`: it was there, at these slots, and is cancelled. */
export type OrderAtClinic =
  | { state: 'active' | 'waiting'; found: AtClinic }
  | { state: 'over'; slotIds: string[] }
  | { state: 'never-heard' }

const BEGUN: readonly Appointment['status'][] = ['arrived', 'checked-in', 'fulfilled']
const STANDS: readonly Appointment['status'][] = ['booked', ...BEGUN]
const WAITS: readonly Appointment['status'][] = ['proposed', 'pending', 'waitlist']

/**
 * Looks our order up. A clinic that has taken one order for two keeps the one that it is known by here, or the first; the others are given back to it.
 * @throws ClinicFailure
 */
export async function lookUpOrder(call: FhirCall, orderId: string): Promise<OrderAtClinic> {
  const { resources } = await call.fhir.search('Appointment', { identifier: `${ORDER}|${orderId}`, _count: '20' })
  const ours: AtClinic[] = []
  for (const raw of resources) {
    const read = z.safeParse(appointment, raw)
    if (!read.success) call.setAside({ kind: 'appointment', externalId: null, code: 'not-understood' })
    else if (carries(read.data.identifier, ORDER, orderId)) ours.push({ appointment: read.data, raw: raw as object })
  }
  // One that was moved since is the younger of the two.
  const known = ours.length > 1 ? (await findClinicRef(call.store, orderId))?.clinic_ref : null
  const isOther = ({ appointment: { id } }: AtClinic) => Number(`Appointment/${id}` !== known)
  ours.sort(
    (a, b) =>
      isOther(a) - isOther(b) ||
      ageOf(a).localeCompare(ageOf(b)) ||
      a.appointment.id.localeCompare(b.appointment.id, 'en', { numeric: true })
  )
  const standing = ours.filter(one => STANDS.includes(one.appointment.status))
  const [first, ...twins] = [...standing, ...ours.filter(one => WAITS.includes(one.appointment.status))]
  for (const twin of twins) {
    const said = await withdraw(call, orderId, twin, slotIdsOf(first!.appointment))
    // While a twin stands, nothing that is said of the order is true of it; one that the clinic will not take back is for a person to look at.
    if (said === 'changed') throw new ClinicFailure('not-understood')
    if (said === 'refused') call.setAside({ kind: 'appointment', externalId: twin.appointment.id, code: 'twice-with-different-content' })
  }
  if (first) return { state: standing.length > 0 ? 'active' : 'waiting', found: first }
  if (ours.length === 0) return { state: 'never-heard' }
  return { state: 'over', slotIds: [...new Set(ours.flatMap(one => slotIdsOf(one.appointment)))] }
}

function ageOf({ appointment: { meta } }: AtClinic): string {
  return meta?.lastUpdated ?? ''
}

/** What has begun at the clinic is not cancelled from here. */
export function hasBegun({ status }: Appointment): boolean {
  return BEGUN.includes(status)
}

/** `changed`: meanwhile, by somebody else; it is to be looked up anew. */
export type Withdrawn = 'withdrawn' | 'changed' | 'refused'

/** Cancels an appointment and gives back those of its slots that are the order's, but for those that are named. @throws ClinicFailure */
export async function withdraw(call: FhirCall, orderId: string, one: AtClinic, keeping: readonly string[] = []): Promise<Withdrawn> {
  const { fhir } = call
  const { writing } = await call.found()
  if (writing === 'reading-only') return 'refused'
  const ids = slotIdsOf(one.appointment).filter(id => !keeping.includes(id))
  if (writing === 'stepwise') return withdrawStepwise(call, orderId, one.appointment.id, ids)
  const entries = [
    {
      resource: { ...one.raw, status: 'cancelled' },
      request: { method: 'PUT' as const, url: `Appointment/${one.appointment.id}`, ifMatch: fhir.tag(versionOf(one.appointment)) }
    },
    ...(await oursOf(call, orderId, ids, 1)).map(slot => turnSlot(fhir, slot, freed(slot)))
  ]
  const answer = await fhir.transact(entries)
  const carried = judgeEntries(entries.length, answer)
  if (carried === 'done') return 'withdrawn'
  if (carried === 'refused' && isConflict(answer.status)) return 'changed'
  // A refusal may have been carried out in part.
  if (carried === 'refused' && (await isStanding(call, one.appointment.id))) return 'refused'
  if (carried === 'in-part') await call.distrust()
  return withdrawStepwise(call, orderId, one.appointment.id, ids)
}

/** The appointment first: a slot that is free while its appointment stands would be given to two. Whatever was done before is not done again. */
async function withdrawStepwise(call: FhirCall, orderId: string, id: string, ids: readonly string[]): Promise<Withdrawn> {
  const before = await readAppointment(call, id)
  if (before && stands(before)) {
    const said = hasBegun(before.appointment) ? 'refused' : await cancelOne(call, before)
    // Half of a transaction may have given its slots back.
    if (said === 'refused') await holdSlots(call, orderId, ids)
    if (said !== 'withdrawn') return said
  }
  await giveBack(call, orderId, ids)
  return 'withdrawn'
}

function stands({ appointment: { status } }: AtClinic): boolean {
  return STANDS.includes(status) || WAITS.includes(status)
}

async function isStanding(call: FhirCall, id: string): Promise<boolean> {
  const now = await readAppointment(call, id)
  return now !== undefined && stands(now)
}

async function cancelOne(call: FhirCall, { appointment: { id, ...rest }, raw }: AtClinic): Promise<Withdrawn> {
  const { fhir } = call
  const condition = { ifMatch: fhir.tag(versionOf(rest)) }
  const { status } = await fhir.write(`Appointment/${id}`, { ...raw, status: 'cancelled' }, condition)
  if (status >= 400) return isConflict(status) ? 'changed' : 'refused'
  return (await readAppointment(call, id))?.appointment.status === 'cancelled' ? 'withdrawn' : 'changed'
}

/** Undefined: it is not there any more. @throws ClinicFailure */
async function readAppointment({ fhir }: FhirCall, id: string): Promise<AtClinic | undefined> {
  const raw = await fhir.read('Appointment', id)
  if (raw === undefined) return undefined
  const read = z.safeParse(appointment, raw)
  if (!read.success || read.data.id !== id) throw new ClinicFailure('not-understood')
  return { appointment: read.data, raw: raw as object }
}

export function slotIdsOf({ slot }: Appointment): string[] {
  return (slot ?? []).map(one => idOf(one, 'Slot')).filter(id => id !== undefined)
}

/** Whether the clinic has it at this very time. */
export function isAt({ start }: Appointment, startDate: string): boolean {
  return start !== undefined && Date.parse(start) === Date.parse(startDate)
}
