// The clinics' own books: what stands there, for whom, and what their people do in them.
import type { FhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Clinic, ClinicGround } from './clinic-ground.ts'
import { exactly, type Figure, none } from './proof.ts'

type Booked = { order_id: string; provider: string; names: string[] }

/** Our book against theirs: every visit stands in both, at the same slots, and no slot has two owners or none. */
export async function judgeBooks({ store, clinics }: ClinicGround): Promise<Figure[]> {
  const booked = await store.rows<Booked>(sql`
    select v.order_id, p.code as provider, array_agg(s.external_id order by s.starts_at) as names
    from visits v join providers p on p.id = v.provider_id join slots s on s.id = v.slot_id or s.joined_to = v.slot_id
    where v.status = 'booked' group by v.order_id, p.code`)
  const judged = clinics.map(clinic =>
    judgeOne(
      clinic,
      booked.filter(row => row.provider === clinic.code)
    )
  )
  const sum = (name: keyof Judged) => judged.reduce((total, one) => total + one[name], 0)
  return [
    exactly('visits booked with us and at the clinic', sum('agreed'), booked.length, 'visits'),
    none('booked with us, not at the clinic', sum('onlyHere'), 'visits'),
    none('booked with us and at the clinic, not at the same time', sum('elsewhere'), 'visits'),
    none('orphans: at the clinic, not booked with us', sum('orphans'), 'appointments'),
    none('orders the clinic has twice', sum('twice'), 'orders'),
    none('slots with two patients at the clinic', sum('doubled'), 'slots'),
    none('slots busy at the clinic for nobody', sum('forNobody'), 'slots'),
    none('slots of booked visits free at the clinic', sum('free'), 'slots')
  ]
}

type Judged = Record<'agreed' | 'onlyHere' | 'elsewhere' | 'orphans' | 'twice' | 'doubled' | 'forNobody' | 'free', number>

function judgeOne({ simulator }: Clinic, booked: readonly Booked[]): Judged {
  const ours = new Map(booked.map(row => [row.order_id, row.names]))
  const all = standing(simulator)
  const held = new Set(all.flatMap(slotsOf))
  const named = all.flatMap(one => {
    const [identifier] = (one.identifier ?? []) as { value: string }[]
    return identifier ? [{ order: identifier.value, slots: slotsOf(one) }] : []
  })
  const theirs = new Set(named.map(one => one.order))
  const busy = simulator.memory.all('Slot').filter(slot => slot.status === 'busy')
  return {
    agreed: named.filter(one => ours.has(one.order)).length,
    onlyHere: [...ours.keys()].filter(order => !theirs.has(order)).length,
    elsewhere: named.filter(one => ours.has(one.order) && ours.get(one.order)!.join() !== one.slots.toSorted(byNumber).join()).length,
    orphans: named.filter(one => !ours.has(one.order)).length,
    twice: named.length - theirs.size,
    doubled: slotsOfTwo(simulator).length,
    forNobody: busy.filter(slot => !held.has(slot.id)).length,
    free: [...ours.values()].flat().filter(name => simulator.memory.read('Slot', name)?.status !== 'busy').length
  }
}

function standing({ memory }: FhirSimulator) {
  return memory.all('Appointment').filter(one => one.status === 'booked')
}

function slotsOf(appointment: Record<string, unknown>): string[] {
  return (appointment.slot as { reference: string }[]).map(slot => slot.reference.replace('Slot/', ''))
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Slots at which two appointments stand now. */
export function slotsOfTwo(simulator: FhirSimulator): string[] {
  const held = standing(simulator).flatMap(slotsOf)
  return held.filter((slot, at) => held.indexOf(slot) !== at)
}

/** The clinic books a patient of its own at a slot that is free. */
export function giveAway({ memory }: FhirSimulator, timetableId: string): boolean {
  const slot = memory.read('Slot', `slot-${timetableId}`)
  if (slot?.status !== 'free') return false
  memory.put({ ...slot, status: 'busy' })
  const { start, end } = slot
  memory.put({
    resourceType: 'Appointment',
    id: `own-${timetableId}`,
    status: 'booked',
    start,
    end,
    slot: [{ reference: `Slot/${slot.id}` }]
  })
  return true
}

/** The clinic's own patient at a slot, if there is one, is not coming. */
export function takeBack({ memory }: FhirSimulator, timetableId: string): boolean {
  const [slot, own] = [memory.read('Slot', `slot-${timetableId}`), memory.read('Appointment', `own-${timetableId}`)]
  if (!slot || own?.status !== 'booked') return false
  memory.put({ ...own, status: 'cancelled' })
  memory.put({ ...slot, status: 'free' })
  return true
}
