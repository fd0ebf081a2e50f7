// What the clinic has of an order of ours.
import * as z from 'zod/mini'
import type { SetAside } from '../clinic-records.ts'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirLine } from './fhir-line.ts'
import { carries, ORDER } from './names.ts'
import { type Appointment, appointment, idOf } from './resources.ts'
import { readSlots, turnSlot, versionOf } from './slots-of.ts'

export type AtClinic = { appointment: Appointment; raw: object }
/** `active`: it stands; `waiting`: the clinic has yet to confirm it; `over`: it was there and is cancelled. */
export type OrderAtClinic = { state: 'active' | 'waiting'; found: AtClinic } | { state: 'over' } | { state: 'never-heard' }

const STANDS: readonly Appointment['status'][] = ['booked', 'arrived', 'fulfilled', 'checked-in']
const WAITS: readonly Appointment['status'][] = ['proposed', 'pending', 'waitlist']

/**
 * Looks our order up. A clinic that has taken one order for two keeps the first; the others are given back to it. @throws ClinicFailure
 */
export async function lookUpOrder(fhir: FhirLine, orderId: string, setAside: (row: SetAside) => void): Promise<OrderAtClinic> {
  const { resources } = await fhir.search('Appointment', { identifier: `${ORDER}|${orderId}`, _count: '20' })
  const ours: AtClinic[] = []
  for (const raw of resources) {
    const read = z.safeParse(appointment, raw)
    if (!read.success) setAside({ kind: 'appointment', externalId: null, code: 'not-understood' })
    else if (carries(read.data.identifier, ORDER, orderId)) ours.push({ appointment: read.data, raw: raw as object })
  }
  ours.sort((a, b) => ageOf(a).localeCompare(ageOf(b)) || a.appointment.id.localeCompare(b.appointment.id, 'en', { numeric: true }))
  const standing = ours.filter(one => STANDS.includes(one.appointment.status))
  const [first, ...twins] = [...standing, ...ours.filter(one => WAITS.includes(one.appointment.status))]
  for (const twin of twins) {
    const said = await withdraw(fhir, twin, slotIdsOf(first!.appointment))
    // While a twin stands, nothing that is said of the order is true of it; one that the clinic will not take back is for a person to look at.
    if (said === 409 || said === 412) throw new ClinicFailure('not-understood')
    if (said !== 200 && said !== 201)
      setAside({ kind: 'appointment', externalId: twin.appointment.id, code: 'twice-with-different-content' })
  }
  if (first) return { state: standing.length > 0 ? 'active' : 'waiting', found: first }
  return { state: ours.length > 0 ? 'over' : 'never-heard' }
}

function ageOf({ appointment: { meta } }: AtClinic): string {
  return meta?.lastUpdated ?? ''
}

/** Cancels an appointment and frees its slots, but for those that are named. @throws ClinicFailure */
export async function withdraw(fhir: FhirLine, one: AtClinic, keeping: readonly string[] = []): Promise<number> {
  const ids = slotIdsOf(one.appointment).filter(id => !keeping.includes(id))
  const slots = (await readSlots(fhir, ids)) ?? []
  const { status } = await fhir.transact([
    {
      resource: { ...one.raw, status: 'cancelled' },
      request: { method: 'PUT', url: `Appointment/${one.appointment.id}`, ifMatch: `W/"${versionOf(one.appointment)}"` }
    },
    ...slots.filter(slot => slot.state === 'taken').map(slot => turnSlot(slot, 'free'))
  ])
  return status
}

export function slotIdsOf({ slot }: Appointment): string[] {
  return (slot ?? []).map(one => idOf(one, 'Slot')).filter(id => id !== undefined)
}

/** Whether the clinic has it at this very time. */
export function isAt({ start }: Appointment, startDate: string): boolean {
  return start !== undefined && Date.parse(start) === Date.parse(startDate)
}
