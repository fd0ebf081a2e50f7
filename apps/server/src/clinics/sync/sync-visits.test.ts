import { bookDoctorSlot } from '@vizit/contract/booking'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { followClinicsVisit } from '../../booking/at-clinic/follow-clinic.job.ts'
import { settleCancel } from '../../booking/cancelling/settle-cancel.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { type Asked, startFhirSimulator } from '../fhir/simulator/fhir-simulator.ts'
import { SEARCH_DIALECTS, type SearchDialect } from '../fhir/simulator/search-manners.ts'
import { mirrorClinic, SIMULATOR_ACCESS } from '../fhir/simulator/test-clinic.ts'
import { syncVisits } from './sync-visits.job.ts'

let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    clinics = openClinics({ ...deps, probeEveryMillis: 60_000 })
    return { ...deps, clinics }
  }
})
let simulator = await startFhirSimulator({ clock: server.now })
beforeEach(async () => {
  await simulator.close()
  simulator = await startFhirSimulator({ clock: server.now })
  server.setNow('2026-11-20T08:00:00Z')
})
afterAll(async () => {
  await clinics?.close()
  await simulator.close()
  await server.stop()
})

let counter = 0
const TIMES = ['2026-11-24T11:00:00Z', '2026-11-24T11:20:00Z', '2026-11-24T11:40:00Z', '2026-11-24T12:00:00Z']

/** A clinic of its own with four times, and a patient with a visit at the first of them. */
async function aVisit() {
  const code = `clinic-${++counter}`
  const { assignmentId } = await server.aDoctor({ provider: code })
  const slots: Slot[] = []
  for (const startsAt of TIMES) slots.push(await server.aSlot({ assignmentId, startsAt }))
  await mirrorClinic(server.store, simulator, code, { totalMillis: 3_000 })
  const provider = await server.store.row<{ id: number }>(sql`select id from providers where code = ${code}`)
  const payload = { providerId: provider!.id, providerCode: code, gateway: 'fhir' }
  const olga = await server.aPatient()
  return { payload, assignmentId, slots, olga, orderId: await book(olga, slots[0]!) }
}
type Visit = Awaited<ReturnType<typeof aVisit>>

async function book(patient: Patient, slot: Slot): Promise<string> {
  const booked = await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })
  if (!booked.ok) throw new Error(booked.code)
  return booked.value.orderId
}
const atClinic = (orderId: string) =>
  simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))[0]!
const change = (orderId: string, facts: object) => void simulator.memory.put({ ...atClinic(orderId), ...facts })
const stateOf = (orderId: string) =>
  server.store.row<{
    status: string
    starts_at: string
    cancelled_by: string | null
    cancel_reason: string | null
    slot_id: string | null
  }>(sql`
    select status, starts_at, cancelled_by, cancel_reason, slot_id from visits where order_id = ${orderId}`)
const toldOf = async (orderId: string) =>
  (
    await server.store.rows<{ body: string }>(sql`
    select n.body from notifications n where n.order_id = ${orderId} or n.dedupe like ${`%${orderId}%`} order by n.created_at, n.id`)
  ).map(row => row.body)
const pollOf = ({ payload }: Visit) =>
  server.store.row<{ way: string; changed_to: string | null; round_after: string | null }>(sql`
    select way, changed_to, round_after from clinic_visit_polls where provider_id = ${payload.providerId}`)
const waiting = ({ payload }: Visit) =>
  server.store.rows<{ id: string; payload: Parameters<typeof followClinicsVisit>[1] }>(sql`
    select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'follow-clinic' and j.payload ->> 'providerCode' = ${payload.providerCode} order by j.id`)
/** Reads, and does what the reading has caused. */
async function poll(visit: Visit, attempt: 'last' | 'another-follows' = 'last'): Promise<number> {
  await syncVisits(server.deps, visit.payload)
  const jobs = await waiting(visit)
  for (const { id, payload } of jobs) {
    await followClinicsVisit(server.deps, payload, attempt)
    await server.store.run(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
  }
  return jobs.length
}
let minutes = 0
const later = (by = 5) => server.setNow(new Date(Date.parse('2026-11-20T08:00:00Z') + (minutes += by) * 60_000).toISOString())
beforeEach(() => {
  minutes = 0
})

const EVERY: SearchDialect[] = Object.keys(SEARCH_DIALECTS).filter(name => name !== 'a number alone') as SearchDialect[]
test.each(EVERY)('what becomes of visits at a clinic that tells nothing is seen here, whatever its manners: "%s"', async dialect => {
  const visit = await aVisit()
  simulator.searching = SEARCH_DIALECTS[dialect]
  simulator.largestPage = 2
  const others = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const orders = [visit.orderId]
  for (const [n, other] of others.entries()) orders.push(await book(other, visit.slots[n + 1]!))
  expect(await poll(visit)).toBe(0)
  later()
  expect(await poll(visit)).toBe(0)
  later()
  change(orders[0]!, { status: 'cancelled', cancelationReason: { text: 'Врач заболел' } })
  change(orders[1]!, { start: '2026-11-25T09:00:00Z', end: '2026-11-25T09:20:00Z' })
  expect(await poll(visit)).toBe(2)
  expect(await stateOf(orders[0]!)).toMatchObject({ status: 'cancelled', cancelled_by: 'clinic', cancel_reason: 'Врач заболел' })
  expect(await stateOf(orders[1]!)).toMatchObject({ status: 'booked', starts_at: '2026-11-25T09:00:00Z' })
  expect((await toldOf(orders[1]!)).join()).toContain('Центр перенёс ваш визит')
  // a process that was away, and a clinic that was down, lose nothing
  later(60 * 24 * 5)
  change(orders[2]!, { status: 'fulfilled' })
  change(orders[3]!, { status: 'noshow' })
  expect(await poll(visit)).toBe(2)
  expect([(await stateOf(orders[2]!))?.status, (await stateOf(orders[3]!))?.status]).toEqual(['done', 'no_show'])
  expect(await poll(visit)).toBe(0)
})

test('a clinic that tells of its changes is asked one question a minute, and only for what is ours', async () => {
  const visit = await aVisit()
  await poll(visit)
  later()
  await poll(visit)
  expect(await pollOf(visit)).toMatchObject({ way: 'changes', round_after: null })
  simulator.asked.length = 0
  later()
  await poll(visit)
  expect(simulator.asked.map(one => [one.path, one.query.get('identifier'), one.query.get('_sort')])).toEqual([
    ['Appointment', 'urn:vizit:order|', '_lastUpdated']
  ])
})

const BY_NAME: SearchDialect[] = [
  'no system alone',
  'system alone refused',
  'system alone ignored',
  'no time of change',
  'time of change ignored',
  'one name at a time'
]
test.each(BY_NAME)(
  'a clinic that cannot tell of its changes ("%s") is asked by name, and is not believed when it is silent',
  async dialect => {
    const visit = await aVisit()
    simulator.searching = SEARCH_DIALECTS[dialect]
    await poll(visit)
    later()
    await poll(visit)
    expect(await pollOf(visit)).toMatchObject({ way: 'by-name', changed_to: null })
  }
)

test('a stranger’s visit is never asked for, and an answer with one in it is not looked at', async () => {
  const visit = await aVisit()
  await poll(visit)
  later()
  const stranger = {
    ...atClinic(visit.orderId),
    id: 'stranger',
    identifier: [{ system: 'urn:clinic:own', value: '7' }],
    status: 'cancelled'
  }
  simulator.memory.put(stranger)
  simulator.searching = SEARCH_DIALECTS['system alone ignored']
  change(visit.orderId, { status: 'cancelled' })
  await poll(visit)
  expect(await pollOf(visit)).toMatchObject({ way: 'by-name' })
  expect(simulator.asked.filter(one => one.path === 'Appointment' && !one.query.get('identifier')?.startsWith('urn:vizit:'))).toEqual([])
  later()
  await poll(visit)
  expect((await stateOf(visit.orderId))?.status).toBe('cancelled')
})

test('rows that change while they are read do not push others past the reading', async () => {
  const visit = await aVisit()
  const orders = [visit.orderId]
  for (const n of [1, 2, 3]) orders.push(await book(await server.aPatient(), visit.slots[n]!))
  await poll(visit)
  later()
  await poll(visit)
  simulator.largestPage = 2
  for (const order of orders) {
    later(1)
    change(order, { comment: 'looked at' })
  }
  later(1)
  change(orders[2]!, { status: 'cancelled' })
  // as soon as the first page was given, its rows are written again: every later row moves up
  let pages = 0
  simulator.misbehave = (asked: Asked) => {
    if (asked.path === 'Appointment' && asked.query.has('_lastUpdated') && ++pages === 2) {
      later(1)
      change(orders[0]!, { comment: 'and again' })
      change(orders[1]!, { comment: 'and again' })
    }
    return undefined
  }
  await poll(visit)
  expect(pages).toBeGreaterThan(1)
  expect((await stateOf(orders[2]!))?.status).toBe('cancelled')
})

test('a clinic whose clock is ahead, or that has a change of the year 2990, is heard of what it changes after that', async () => {
  const visit = await aVisit()
  await poll(visit)
  const other = await book(await server.aPatient(), visit.slots[1]!)
  const put = atClinic(other)
  put.meta.lastUpdated = '2990-01-01T00:00:00Z'
  later()
  await poll(visit)
  later()
  change(visit.orderId, { status: 'cancelled' })
  await poll(visit)
  expect((await stateOf(visit.orderId))?.status).toBe('cancelled')
})

test('what the clinic moved at night is told in the morning; the time that was left is not booked by others meanwhile', async () => {
  const visit = await aVisit()
  await poll(visit)
  server.setNow('2026-11-20T21:00:00Z')
  change(visit.orderId, { start: '2026-11-24T11:20:00Z', end: '2026-11-24T11:40:00Z' })
  await poll(visit)
  expect(await stateOf(visit.orderId)).toMatchObject({ starts_at: '2026-11-24T11:20:00Z', slot_id: visit.slots[1]!.timetableId })
  const slots = await server.store.rows<{ taken_by: string | null }>(sql`
    select taken_by from slots where assignment_id = ${visit.assignmentId} order by starts_at`)
  expect(slots.map(slot => slot.taken_by)).toEqual(['clinic', 'visit', null, null])
  const job = await server.store.row<{ waits: boolean | null }>(sql`
    select j.payload -> 'waits' as waits from graphile_worker._private_jobs j join notifications n on n.id::text = j.payload ->> 'id'
    where n.order_id = ${visit.orderId} and n.body like 'Центр перенёс%'`)
  expect(job).toEqual({ waits: true })
})

test('a cancelling of the patient’s that the clinic has carried out, and whose answer is on its way, is not told as the clinic’s', async () => {
  const visit = await aVisit()
  await poll(visit)
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-then-drop' : undefined)
  const input = { orderId: visit.orderId, assignmentId: visit.assignmentId, profileId: visit.olga.profileId }
  expect(await visit.olga.call(cancelVisit, input)).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  simulator.misbehave = () => undefined
  later(1)
  await expect(poll(visit)).rejects.toThrow('being changed here')
  expect((await stateOf(visit.orderId))?.status).toBe('booked')
  await settleCancel(server.deps, { orderId: visit.orderId, accountId: visit.olga.accountId })
  expect(await stateOf(visit.orderId)).toMatchObject({ status: 'cancelled', cancelled_by: 'patient' })
  await poll(visit)
  expect((await toldOf(visit.orderId)).filter(text => text.includes('Центр отменил'))).toEqual([])
})

test('where nobody has written such a cancelling down, it is the patient’s all the same, who is told', async () => {
  const visit = await aVisit()
  await poll(visit)
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-then-drop' : undefined)
  const input = { orderId: visit.orderId, assignmentId: visit.assignmentId, profileId: visit.olga.profileId }
  await visit.olga.call(cancelVisit, input)
  simulator.misbehave = () => undefined
  later(3)
  await poll(visit)
  expect(await stateOf(visit.orderId)).toMatchObject({ status: 'cancelled', cancelled_by: 'patient' })
  expect((await toldOf(visit.orderId)).join()).toContain('Визит отменён')
})

test('a cancelling that the clinic refused is over: when it calls the visit off later, that is its own doing', async () => {
  const visit = await aVisit()
  await poll(visit)
  change(visit.orderId, { status: 'arrived' })
  const input = { orderId: visit.orderId, assignmentId: visit.assignmentId, profileId: visit.olga.profileId }
  expect(await visit.olga.call(cancelVisit, input)).toMatchObject({ code: 'CANCEL_REFUSED' })
  later()
  change(visit.orderId, { status: 'cancelled' })
  await poll(visit)
  expect(await stateOf(visit.orderId)).toMatchObject({ cancelled_by: 'clinic' })
})

test('a visit that was changed here between the reading and the action is left alone and looked at anew', async () => {
  const visit = await aVisit()
  await poll(visit)
  later()
  change(visit.orderId, { start: '2026-11-24T11:20:00Z', end: '2026-11-24T11:40:00Z' })
  await syncVisits(server.deps, visit.payload)
  const [job] = await waiting(visit)
  let asked = 0
  // the clinic is being asked about it when its patient does something with it
  simulator.misbehave = one => (one.path === 'Appointment' && asked++ === 0 ? { kind: 'late', millis: 200 } : undefined)
  const action = followClinicsVisit(server.deps, job!.payload, 'another-follows')
  await expect.poll(() => asked).toBe(1)
  await server.store.run(sql`update visits set updated_at = updated_at + interval '1 second' where order_id = ${visit.orderId}`)
  await expect(action).rejects.toThrow('being changed here')
  expect((await stateOf(visit.orderId))?.starts_at).toBe(TIMES[0])
  await followClinicsVisit(server.deps, job!.payload, 'last')
  expect((await stateOf(visit.orderId))?.starts_at).toBe(TIMES[1])
})

test('what was read is not lost when the process ends before it is kept: it is read again', async () => {
  const visit = await aVisit()
  const other = await book(await server.aPatient(), visit.slots[1]!)
  await poll(visit)
  later()
  await poll(visit)
  later()
  change(visit.orderId, { status: 'cancelled' })
  later()
  change(other, { comment: 'looked at' })
  const broken: Deps = { ...server.deps, store: { ...server.deps.store, transaction: () => Promise.reject(new Error('the process ends')) } }
  await expect(syncVisits(broken, visit.payload)).rejects.toThrow('the process ends')
  expect(await poll(visit)).toBe(1)
  expect((await stateOf(visit.orderId))?.status).toBe('cancelled')
})
