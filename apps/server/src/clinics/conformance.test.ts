import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { builtIn } from './built-in/built-in.ts'
import { type ClinicWorld, conforms } from './conformance.ts'
import { type FhirGateway, openFhir } from './fhir/open-fhir.ts'
import { DIALECTS, type Dialect } from './fhir/simulator/dialects.ts'
import { asksToWrite, type FhirSimulator, startFhirSimulator } from './fhir/simulator/fhir-simulator.ts'
import { mirrorClinic, SIMULATOR_ACCESS, standingAt } from './fhir/simulator/test-clinic.ts'
import type { Reservation } from './gateway.ts'

const server = await startTestServer({ config: { clinics: SIMULATOR_ACCESS } })
let simulator: FhirSimulator | undefined
let gateway: FhirGateway | undefined
const forget = async () => {
  await gateway?.close()
  await simulator?.close()
}
afterAll(async () => {
  await forget()
  await server.stop()
})

/** Orders in our own tables, as booking writes them: a slot that is free becomes the order's; of one that is not there is no visit. */
async function ownSide(provider: string) {
  const { assignmentId } = await server.aDoctor({ provider })
  let hour = 0
  const aTime = async () => {
    const startsAt = new Date(Date.UTC(2026, 10, 24, 6) + hour++ * 3_600_000).toISOString()
    const { timetableId } = await server.aSlot({ assignmentId, startsAt })
    return timetableId
  }
  const take = async (orderId: string, timetableId: string): Promise<Reservation> => {
    const { profileId, accountId } = await server.aPatient()
    await server.store.run(sql`
      with taken as (update slots set taken_by = 'visit' where id = ${timetableId} and taken_by is null returning id, assignment_id, starts_at, ends_at)
      insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select ${orderId}, ${accountId}, ${profileId}, a.provider_id, a.id, a.doctor_id, t.id, t.starts_at, t.ends_at, 'pending', ${server.now()}, ${server.now()}
      from taken t join assignments a on a.id = t.assignment_id`)
    return reservation(orderId, timetableId)
  }
  const reservation = async (orderId: string, timetableId: string): Promise<Reservation> => {
    const slot = await server.store.row<{ starts_at: string; ends_at: string }>(
      sql`select starts_at, ends_at from slots where id = ${timetableId}`
    )
    const times = { startDate: slot!.starts_at, endDate: slot!.ends_at }
    return { orderId, providerCode: provider, assignmentId, timetableId, ...times, payer: null }
  }
  const free = (timetableId: string) => server.store.run(sql`update slots set taken_by = null where id = ${timetableId}`)
  return { aTime, take, reservation, free }
}

async function builtInWorld(): Promise<ClinicWorld> {
  const inside = builtIn(server.store)
  const own = await ownSide('inside')
  const orderId = randomUUID
  const takenBy = async ({ timetableId }: Reservation) =>
    (await server.store.row<{ taken_by: string | null }>(sql`select taken_by from slots where id = ${timetableId}`))!.taken_by
  return {
    gateway: () => inside,
    // Inside the product the order and its slot are one step, so an order that is only asked for is one of no visit yet.
    order: async like => own.reservation(orderId(), like?.timetableId ?? (await own.aTime())),
    elsewhere: async order => own.reservation(order.orderId, await own.aTime()),
    ask: async order => {
      await own.take(order.orderId, order.timetableId)
      return inside.reserve(order)
    },
    async cancel(order) {
      await own.free(order.timetableId)
      await server.store.run(sql`update visits set status = 'cancelled' where order_id = ${order.orderId}`)
      return inside.cancel({ ...order, clinicRef: null })
    },
    async move(from, to) {
      await server.store.run(sql`
        with taken as (update slots set taken_by = 'visit' where id = ${to.timetableId} and taken_by is null returning id, starts_at, ends_at),
        freed as (update slots set taken_by = null where id = ${from.timetableId} and exists (select from taken))
        update visits v set slot_id = t.id, starts_at = t.starts_at, ends_at = t.ends_at from taken t where v.order_id = ${from.orderId}`)
      return inside.move!({ ...from, clinicRef: null }, to)
    },
    standing: async id => {
      const rows = await server.store.rows<{ starts_at: string }>(
        sql`select starts_at from visits where order_id = ${id} and status = 'pending'`
      )
      return rows.map(row => row.starts_at)
    },
    isFree: async time => (await takenBy(time)) === null,
    giveAway: async ({ timetableId }) => void (await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${timetableId}`))
  }
}

/** `later`: the manners it has once it has joined. */
async function fhirWorld(dialect: Dialect, later: Dialect = dialect): Promise<ClinicWorld> {
  await forget()
  let refusal: string | undefined
  const client = { id: 'vizit', secret: 'client-secret' }
  const clinic = await startFhirSimulator({ clock: server.now, dialect, refuses: () => refusal, client })
  clinic.tokens = new Set()
  simulator = clinic
  const provider = `far-away-${randomUUID()}`
  const fhir = openFhir(server.deps, provider)
  gateway = fhir
  const own = await ownSide(provider)
  const mirrored = async (timetableId: string) => {
    await mirrorClinic(server.store, clinic, provider, { auth: 'client-credentials', totalMillis: 1_500 })
    clinic.manners = DIALECTS[later]
    return timetableId
  }
  const slotOf = ({ timetableId }: Reservation) => clinic.memory.read('Slot', `slot-${timetableId}`)!
  const turn = (time: Reservation, status: string) => void clinic.memory.put({ ...slotOf(time), status })
  return {
    gateway: () => fhir,
    async order(like) {
      const id = randomUUID()
      // The first has our slot; whoever else wants it is one whom our table has not kept off.
      if (!like) return own.take(id, await mirrored(await own.aTime()))
      const visit = await own.take(id, await mirrored(await own.aTime()))
      return { ...visit, timetableId: like.timetableId, startDate: like.startDate, endDate: like.endDate }
    },
    elsewhere: async order => own.reservation(order.orderId, await mirrored(await own.aTime())),
    ask: order => fhir.reserve(order),
    cancel: order => fhir.cancel({ ...order, clinicRef: null }),
    move: (from, to) => fhir.move!({ ...from, clinicRef: null }, to),
    standing: async id => standingAt(clinic, id).map(one => one.start),
    isFree: async time => slotOf(time).status === 'free',
    giveAway: async time => turn(time, 'busy'),
    lose(what, nth) {
      let [seen, came] = [0, false]
      clinic.misbehave = asked => {
        if (!asksToWrite(asked)) return undefined
        const isIt = nth === undefined ? asked.kind === 'transaction' || asked.path.startsWith('Appointment') : ++seen === nth
        if (!isIt) return undefined
        came = true
        clinic.misbehave = () => undefined
        return what === 'the-answer' ? 'accept-then-drop' : 'refuse'
      }
      return () => came
    },
    meddle(time) {
      clinic.misbehave = asked => {
        if (!asksToWrite(asked)) return undefined
        clinic.misbehave = () => undefined
        turn(time, 'busy')
        return undefined
      }
    },
    async keep(time, whom) {
      if (whom === 'itself') return turn(time, 'busy-unavailable')
      const patient = clinic.memory.put({ resourceType: 'Patient', id: 'of-the-clinic', active: true })
      clinic.memory.put({
        resourceType: 'Appointment',
        id: `for-another-${time.timetableId}`,
        status: 'booked',
        start: time.startDate,
        end: time.endDate,
        slot: [{ reference: `Slot/slot-${time.timetableId}` }],
        participant: [{ actor: { reference: `Patient/${patient.id}` }, status: 'accepted' }]
      })
    },
    refuse: reason => {
      refusal = reason
    }
  }
}

conforms('a clinic inside the product', 'inside', builtInWorld)
conforms('a clinic that speaks FHIR', 'far-away', () => fhirWorld('whole'))
const OTHERS: Dialect[] = ['whole, a store', 'whole and terse', 'batch', 'batch and terse', 'until it fails', 'no transactions']
for (const dialect of OTHERS) conforms(`a clinic that speaks FHIR (${dialect})`, 'far-away', () => fhirWorld(dialect))
conforms('a clinic that took transactions whole when it joined, and takes them as batches since', 'far-away', () =>
  fhirWorld('whole, a store', 'batch')
)
