// Visits whose clinic has not answered yet, to be settled by workers that are killed between one step at the clinic and the next.
import type { Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'
import { type FhirSimulator, startFhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import { mirrorClinic } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import { enqueue } from '../../apps/server/src/jobs/enqueue.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { PROVIDER } from '../setup/world.ts'
import { exactly, type Figure, none } from './proof.ts'

/** How long an answer of the clinic takes: workers are to be met in the midst of it. */
const ANSWER_MILLIS = 15

/** One visit for each of the first people of the world, at this doctor of it, and the job that settles it. */
export async function makeFarVisits(
  store: Store,
  options: { dialect: Dialect; assignment: number; many: number; from: string }
): Promise<FhirSimulator> {
  const { dialect, assignment, many, from } = options
  const simulator = await startFhirSimulator({ clock: () => new Date(), dialect })
  await store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at, taken_by)
    select ${assignment}, at, at + interval '5 minutes', 'visit' from generate_series(1, ${many}::int) n
    cross join lateral (select ${from}::timestamptz + make_interval(mins => 5 * n) as at) t`)
  await mirrorClinic(store, simulator, PROVIDER, { totalMillis: 2_000 })
  await store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, overlap_allowed, created_at, updated_at)
    select gen_random_uuid(), a.id, a.profile_id, 1, s.assignment_id, s.assignment_id, s.id, s.starts_at, s.ends_at, 'pending', true, now(), now()
    from (select *, row_number() over (order by starts_at) as n from slots where assignment_id = ${assignment}) s
    join accounts a on a.phone = '37529' || lpad(s.n::text, 7, '0')`)
  const orders = await store.rows<{ order_id: string }>(sql`select order_id from visits where status = 'pending'`)
  await store.transaction(async tx => {
    for (const { order_id: orderId } of orders) await enqueue(tx, 'settle-visit', { orderId }, { jobKey: `settle:${orderId}` })
  })
  simulator.misbehave = () => ({ kind: 'late', millis: ANSWER_MILLIS })
  return simulator
}

/** Slots that are taken for an order whose appointment is not made yet. */
export function halfDone({ memory }: FhirSimulator): string[] {
  const made = new Set(memory.all('Appointment').flatMap(one => (one.slot as { reference: string }[]).map(slot => slot.reference)))
  return memory
    .all('Slot')
    .filter(slot => slot.status === 'busy' && !made.has(`Slot/${slot.id}`))
    .map(slot => slot.id)
}

export async function stillPending(store: Store): Promise<number> {
  return (await store.row<{ n: number }>(sql`select count(*)::int as n from visits where status = 'pending'`))!.n
}

/** What the clinic has, and what its patients were told. `told`: how often each order's "booked" came to a phone. */
export async function judgeFarVisits(
  store: Store,
  simulator: FhirSimulator,
  told: (orderIds: string[]) => Promise<number[]>
): Promise<Figure[]> {
  const ours = await store.rows<{ order_id: string; name: string }>(sql`
    select v.order_id, s.external_id as name from visits v join slots s on s.id = v.slot_id where v.status = 'booked'`)
  const standing = simulator.memory.all('Appointment').filter(one => one.status === 'booked')
  const theirs = new Map(
    standing.map(one => [(one.identifier as { value: string }[])[0]!.value, (one.slot as { reference: string }[])[0]!.reference])
  )
  const busy = simulator.memory.all('Slot').filter(slot => slot.status === 'busy')
  const heard = await told(ours.map(row => row.order_id))
  return [
    exactly(
      'visits booked with us and at the clinic',
      ours.filter(row => theirs.get(row.order_id) === `Slot/${row.name}`).length,
      ours.length,
      'visits'
    ),
    none('visits that their clinic has twice', standing.length - theirs.size, 'visits'),
    none('appointments at the clinic for no visit of ours', theirs.size - ours.length, 'appointments'),
    exactly('slots busy at the clinic', busy.length, ours.length, 'slots'),
    exactly('patients of them told once that they are booked', heard.filter(times => times === 1).length, ours.length, 'patients')
  ]
}
