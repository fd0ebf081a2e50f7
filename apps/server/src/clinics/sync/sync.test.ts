import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkHeld } from '../../booking/holds/check-held.job.ts'
import { syncCatalogue } from '../../catalogue/sync-catalogue.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { type Slot, startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { startFhirSimulator } from '../fhir/simulator/fhir-simulator.ts'
import { mirrorClinic, SIMULATOR_ACCESS } from '../fhir/simulator/test-clinic.ts'
import { planSyncs } from './plan-syncs.job.ts'
import { syncTimetable } from './sync-timetable.job.ts'

const logged: { event: string; code?: string; days?: number; added?: number; removed?: number; changed?: number }[] = []
const write = (event: string, fields?: object) => void logged.push({ event, ...fields })
let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    const log = { info: write, warn: write, error: write }
    clinics = openClinics({ ...deps, log, probeEveryMillis: 60_000 })
    return { ...deps, log, clinics }
  }
})
let simulator = await startFhirSimulator({ clock: server.now })
beforeEach(async () => {
  await simulator.close()
  simulator = await startFhirSimulator({ clock: server.now })
  logged.length = 0
})
afterAll(async () => {
  await clinics?.close()
  await simulator.close()
  await server.stop()
})

let counter = 0
/** A clinic of its own with slots at these times of the 24th and 25th, as it has them and as we do. */
async function aClinic() {
  const code = `clinic-${++counter}`
  const { assignmentId } = await server.aDoctor({ provider: code })
  const slots: Slot[] = []
  for (const startsAt of ['2026-11-24T11:00:00Z', '2026-11-24T11:20:00Z', '2026-11-25T11:00:00Z', '2026-11-25T11:20:00Z'])
    slots.push(await server.aSlot({ assignmentId, startsAt }))
  await mirrorClinic(server.store, simulator, code, { totalMillis: 1_000 })
  const provider = await server.store.row<{ id: number }>(sql`select id from providers where code = ${code}`)
  const payload = { providerId: provider!.id, providerCode: code, gateway: 'fhir' }
  return { payload, assignmentId, slots, name: (n: number) => `slot-${slots[n]!.timetableId}` }
}
type Clinic = Awaited<ReturnType<typeof aClinic>>

/** Puts a slot there as the clinic has it. */
function put({ assignmentId }: Clinic, id: string, start: string, facts: object = {}) {
  const end = new Date(Date.parse(start) + 1_200_000).toISOString()
  simulator.memory.put({
    resourceType: 'Slot',
    id,
    schedule: { reference: `Schedule/schedule-of-role-${assignmentId}` },
    status: 'free',
    start,
    end,
    ...facts
  })
}
const timetableOf = ({ assignmentId }: Clinic) =>
  server.store.rows<{ external_id: string | null; starts_at: string; taken_by: string | null }>(sql`
    select external_id, starts_at, taken_by from slots where assignment_id = ${assignmentId} order by starts_at`)
const setAside = ({ payload }: Clinic) =>
  server.store.rows<{ kind: string; external_id: string; code: string }>(sql`
    select kind, external_id, code from clinic_set_aside where provider_id = ${payload.providerId} order by kind, external_id`)
const lastRead = () => logged.findLast(line => line.event === 'the timetable of a clinic was read')
/** What was written to rows of slots since the last reading. */
const versions = async ({ assignmentId }: Clinic) =>
  (
    await server.store.rows<{ v: string }>(
      sql`select xmin::text || ctid::text as v from slots where assignment_id = ${assignmentId} order by id`
    )
  ).map(row => row.v)

test('a timetable becomes what its clinic has, and only the days that have changed are looked at again', async () => {
  const clinic = await aClinic()
  await syncTimetable(server.deps, clinic.payload)
  expect(lastRead()).toMatchObject({ added: 0, removed: 0, changed: 0, days: 2 })
  const before = await versions(clinic)
  await syncTimetable(server.deps, clinic.payload)
  expect(lastRead()).toMatchObject({ added: 0, removed: 0, changed: 0, days: 0 })
  put(clinic, clinic.name(2), '2026-11-25T11:00:00Z', { status: 'busy' })
  put(clinic, clinic.name(3), '2026-11-25T12:00:00Z')
  put(clinic, 'new-1', '2026-11-25T14:00:00Z')
  await syncTimetable(server.deps, clinic.payload)
  expect(lastRead()).toMatchObject({ added: 2, removed: 1, changed: 1, days: 1 })
  expect(await timetableOf(clinic)).toEqual([
    { external_id: clinic.name(0), starts_at: '2026-11-24T11:00:00Z', taken_by: null },
    { external_id: clinic.name(1), starts_at: '2026-11-24T11:20:00Z', taken_by: null },
    { external_id: clinic.name(2), starts_at: '2026-11-25T11:00:00Z', taken_by: 'clinic' },
    { external_id: clinic.name(3), starts_at: '2026-11-25T12:00:00Z', taken_by: null },
    { external_id: 'new-1', starts_at: '2026-11-25T14:00:00Z', taken_by: null }
  ])
  expect((await versions(clinic)).slice(0, 2)).toEqual(before.slice(0, 2))
})

test('a slot that one reading does not see stays; it leaves when the next does not see it either, and one that is seen again is safe', async () => {
  const clinic = await aClinic()
  await syncTimetable(server.deps, clinic.payload)
  const hidden = new Set<string>()
  const hide = (...names: string[]) => {
    hidden.clear()
    for (const name of names) hidden.add(name)
  }
  simulator.misbehave = asked => (asked.path === 'Slot' ? { kind: 'mutate', change: body => withoutRows(body, hidden) } : undefined)
  const names = async () => (await timetableOf(clinic)).map(slot => slot.external_id)
  const all = [0, 1, 2, 3].map(clinic.name)
  hide(clinic.name(1))
  await syncTimetable(server.deps, clinic.payload)
  expect([lastRead(), await names()]).toMatchObject([{ removed: 0, missed: 1 }, all])
  hide()
  await syncTimetable(server.deps, clinic.payload)
  hide(clinic.name(1), clinic.name(2))
  await syncTimetable(server.deps, clinic.payload)
  expect([lastRead(), await names()]).toMatchObject([{ removed: 0, missed: 2 }, all])
  // a whole day that is missed is looked at again too, and the others are not
  hide(clinic.name(2), clinic.name(3))
  await syncTimetable(server.deps, clinic.payload)
  expect([lastRead(), await names()]).toMatchObject([{ removed: 1, missed: 1, days: 2 }, all.toSpliced(2, 1)])
  await syncTimetable(server.deps, clinic.payload)
  expect([lastRead(), await names()]).toMatchObject([{ removed: 1, missed: 0, days: 1 }, all.slice(0, 2)])
  await syncTimetable(server.deps, clinic.payload)
  expect(lastRead()).toMatchObject({ removed: 0, missed: 0, days: 0 })
})

/** The same page without some rows, as one that was counted off while others went before it. */
function withoutRows(body: string, names: ReadonlySet<string>): string {
  const page = JSON.parse(body) as { entry?: { resource: { id: string } }[]; total?: number }
  return JSON.stringify({ ...page, total: undefined, entry: page.entry?.filter(({ resource }) => !names.has(resource.id)) })
}

test('a slot that its clinic has put elsewhere, or in whose place it has another, leaves at once', async () => {
  const clinic = await aClinic()
  await syncTimetable(server.deps, clinic.payload)
  put(clinic, clinic.name(0), '2026-12-08T11:00:00Z')
  simulator.memory.put({ ...simulator.memory.read('Slot', clinic.name(2))!, status: 'entered-in-error' })
  put(clinic, 'in-its-place', '2026-11-25T11:05:00Z', { end: '2026-11-25T11:15:00Z' })
  await syncTimetable(server.deps, clinic.payload)
  expect((await timetableOf(clinic)).map(slot => [slot.external_id, slot.starts_at])).toEqual([
    [clinic.name(1), '2026-11-24T11:20:00Z'],
    ['in-its-place', '2026-11-25T11:05:00Z'],
    [clinic.name(3), '2026-11-25T11:20:00Z'],
    [clinic.name(0), '2026-12-08T11:00:00Z']
  ])
})

test('a doctor whose slots were not read to the end keeps those that were not seen, and has those that are new', async () => {
  const clinic = await aClinic()
  await syncTimetable(server.deps, clinic.payload)
  put(clinic, 'new-1', '2026-11-24T15:00:00Z')
  simulator.misbehave = asked =>
    asked.path === 'Slot'
      ? {
          kind: 'mutate',
          change: body => JSON.stringify({ ...(JSON.parse(withoutRows(body, new Set([clinic.name(0)]))) as object), total: 99 })
        }
      : undefined
  for (const _ of ['once', 'twice']) await syncTimetable(server.deps, clinic.payload)
  expect((await timetableOf(clinic)).map(slot => slot.external_id)).toEqual([
    clinic.name(0),
    clinic.name(1),
    'new-1',
    clinic.name(2),
    clinic.name(3)
  ])
  expect(logged.filter(line => line.event === 'doctors of a clinic whose timetable was not read to its end')).toHaveLength(2)
})

test('a reading that its clinic stops goes on where it stood, when the clinic says, and comes to its end', async () => {
  const clinic = await aClinic()
  for (const n of [1, 2, 3]) {
    const { assignmentId } = await server.aDoctor({ provider: clinic.payload.providerCode })
    await server.aSlot({ assignmentId, startsAt: `2026-12-0${n}T11:00:00Z` })
  }
  await mirrorClinic(server.store, simulator, clinic.payload.providerCode)
  // three questions about slots a minute
  let [left, minute] = [3, server.now().getTime()]
  const asked: string[] = []
  simulator.misbehave = one => {
    if (one.path !== 'Slot') return undefined
    if (server.now().getTime() - minute >= 60_000) [left, minute] = [3, server.now().getTime()]
    if (left-- <= 0) return { kind: 'outcome', status: 429, headers: { 'retry-after': '60' } }
    asked.push(`${one.query.get('schedule')} ${one.query.getAll('start')[0]}`)
    return undefined
  }
  const next = () =>
    server.store.row<{ next_at: string; done_at: string | null; failures: number }>(sql`
    select next_at, done_at, failures from clinic_syncs where provider_id = ${clinic.payload.providerId} and kind = 'timetable'`)
  const from = server.now().getTime()
  let minutes = 0
  for (; (await next())?.done_at == null && minutes < 60; minutes++) {
    server.setNow(new Date(from + minutes * 61_000).toISOString())
    await syncTimetable(server.deps, clinic.payload)
  }
  server.setNow('2026-11-20T08:00:00Z')
  expect(await next()).toMatchObject({ failures: 0 })
  // each doctor and week was asked for once, but for those that were under way when the clinic had enough
  const weeks = Math.ceil(new Set(asked).size / 4)
  expect(new Set(asked).size).toBe(weeks * 4)
  expect(asked.length - new Set(asked).size).toBeLessThan(minutes)
  expect(minutes).toBeLessThan(weeks * 4)
})

test('bad rows of a timetable are set aside by name and reason, and the others are there', async () => {
  const clinic = await aClinic()
  put(clinic, 'backwards', '2026-11-24T13:00:00Z', { end: '2026-11-24T12:00:00Z' })
  put(clinic, 'overlapping', '2026-11-24T11:10:00Z')
  put(clinic, 'good', '2026-11-24T15:00:00Z')
  simulator.memory.put({ resourceType: 'Schedule', id: 'of-a-stranger', actor: [{ reference: 'PractitionerRole/stranger' }] })
  put(clinic, 'of-nobody', '2026-11-24T16:00:00Z', { schedule: { reference: 'Schedule/of-a-stranger' } })
  await syncTimetable(server.deps, clinic.payload)
  expect((await timetableOf(clinic)).map(slot => slot.external_id)).toEqual(
    [0, 1].map(clinic.name).concat('good', ...[2, 3].map(clinic.name))
  )
  expect(await setAside(clinic)).toEqual([
    { kind: 'schedule', external_id: 'stranger', code: 'of-an-unknown-doctor' },
    { kind: 'slot', external_id: 'backwards', code: 'ends-before-it-begins' },
    { kind: 'slot', external_id: 'overlapping', code: 'overlaps-another' }
  ])
})

test('a slot that a visit holds is never changed: the clinic is asked about the visit, and cancels it only by saying so', async () => {
  const clinic = await aClinic()
  const olga = await server.aPatient()
  const answer = await olga.call(bookDoctorSlot, { ...clinic.slots[0]!, profileId: olga.profileId })
  const orderId = answer.ok ? answer.value.orderId : ''
  // the clinic has closed the day, and has told nobody
  put(clinic, clinic.name(0), '2026-11-27T11:00:00Z')
  put(clinic, clinic.name(1), '2026-11-27T11:20:00Z')
  await syncTimetable(server.deps, clinic.payload)
  expect((await timetableOf(clinic))[0]).toEqual({ external_id: clinic.name(0), starts_at: '2026-11-24T11:00:00Z', taken_by: 'visit' })
  expect(await setAside(clinic)).toContainEqual({ kind: 'slot', external_id: clinic.name(0), code: 'held-by-a-visit' })
  const job = await server.store.row<{ payload: Parameters<typeof checkHeld>[1] }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'check-held' and j.payload ->> 'providerCode' = ${clinic.payload.providerCode}`)
  const status = async () =>
    (await server.store.row<{ status: string }>(sql`select status from visits where order_id = ${orderId}`))?.status
  await checkHeld(server.deps, job!.payload)
  expect(await status()).toBe('booked')
  const [appointment] = simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
  simulator.memory.put({ ...appointment!, status: 'cancelled' })
  await checkHeld(server.deps, job!.payload)
  expect(await status()).toBe('cancelled')
})

test('a clinic that is down is read later and later, keeps the timetable that it had, and is read whole when it is back', async () => {
  const clinic = await aClinic()
  await syncTimetable(server.deps, clinic.payload)
  const state = () =>
    server.store.row<{ failures: number; next_at: string }>(sql`
      select failures, next_at from clinic_syncs where provider_id = ${clinic.payload.providerId} and kind = 'timetable'`)
  expect(await state()).toEqual({ failures: 0, next_at: '2026-11-20T08:10:00Z' })
  simulator.misbehave = () => 'status-500'
  for (const minutes of [1, 2, 4]) {
    await syncTimetable(server.deps, clinic.payload)
    expect(Date.parse((await state())!.next_at) - server.now().getTime()).toBe(minutes * 60_000)
  }
  // nothing at all where there was a timetable is a fault too
  simulator.misbehave = () => undefined
  const kept = simulator.memory.all('Slot')
  for (const slot of kept) simulator.memory.put({ ...slot, status: 'entered-in-error' })
  await syncTimetable(server.deps, clinic.payload)
  expect(logged.at(-1)).toMatchObject({ code: 'empty-timetable' })
  expect(await timetableOf(clinic)).toHaveLength(4)
  for (const slot of kept) simulator.memory.put(slot)
  // what was lost here meanwhile comes back although the clinic has changed nothing
  await server.store.run(sql`update slots set taken_by = 'clinic' where assignment_id = ${clinic.assignmentId}`)
  await syncTimetable(server.deps, clinic.payload)
  expect(lastRead()).toMatchObject({ days: 2, changed: 4 })
  expect((await state())?.failures).toBe(0)
})

test('readings are planned when they are due, one after another for a clinic, and a clinic that was given up is not asked', async () => {
  const clinic = await aClinic()
  await server.store.run(sql`delete from clinic_connections where provider_id <> ${clinic.payload.providerId}`)
  const planned = () =>
    server.store.rows<{ task: string; queue: string }>(sql`
      select t.identifier as task, q.queue_name as queue from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where q.queue_name = ${`clinic:${clinic.payload.providerCode}`} order by 1`)
  await planSyncs(server.deps)
  await planSyncs(server.deps)
  const queue = `clinic:${clinic.payload.providerCode}`
  expect(await planned()).toEqual([
    { task: 'sync-catalogue', queue },
    { task: 'sync-timetable', queue }
  ])
  simulator.misbehave = () => 'status-500'
  for (let n = 0; n < 5; n++) await syncTimetable(server.deps, clinic.payload)
  const asked = simulator.asked.length
  await syncTimetable(server.deps, clinic.payload)
  expect(simulator.asked.length).toBe(asked)
})

test('the catalogue of a clinic becomes ours by its names, the phones of a branch with semicolons; it is not written again, and what cannot be placed is set aside [3.31]', async () => {
  const clinic = await aClinic()
  const add = (resourceType: string, id: string, facts: object) => simulator.memory.put({ resourceType, id, ...facts })
  add('Organization', 'org', { name: 'Каштан\u0000 Плюс' })
  add('Location', 'here', {
    name: 'На Немиге',
    managingOrganization: { reference: 'Organization/org' },
    address: { text: 'г. Минск, ул. Немига, 3' },
    telecom: [
      { system: 'phone', value: '+375 17 200-00-00' },
      { system: 'phone', value: '+375 29 600-00-00' }
    ]
  })
  add('Location', 'abroad', { name: 'Далеко', managingOrganization: { reference: 'Organization/org' }, address: { text: 'г. Нетгород' } })
  add('Practitioner', 'doc', { gender: 'female', name: [{ family: 'Лисовская', given: ['Инна', 'Олеговна'] }] })
  add('HealthcareService', 'exam', { name: 'Осмотр терапевта' })
  const role = (id: string, location: string, speciality: string) =>
    add('PractitionerRole', id, {
      practitioner: { reference: 'Practitioner/doc' },
      location: [{ reference: `Location/${location}` }],
      specialty: [{ text: speciality }],
      healthcareService: [{ reference: 'HealthcareService/exam' }]
    })
  role('r1', 'here', 'терапевт')
  role('r2', 'here', 'Алхимик')
  role('r3', 'abroad', 'Терапевт')
  await server.store.run(sql`insert into service_directions (id, code, name) values (1, 'care', 'Осмотры') on conflict do nothing`)
  await server.store.run(
    sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'check', 'Осмотры') on conflict do nothing`
  )
  await server.store.run(
    sql`insert into services (sub_group_id, code, name, for_adult, for_children) values (1, 'exam', 'Осмотр терапевта', true, false) on conflict do nothing`
  )
  await syncCatalogue(server.deps, clinic.payload)
  const found = () =>
    server.store.rows(sql`
      select a.external_id as role, d.full_name, d.adult, b.name, b.phones, t.name_ru as town, c.name as centre, s.name as service
      from assignments a join doctors d on d.id = a.doctor_id join branches b on b.id = a.branch_id join towns t on t.id = b.town_id
      join centres c on c.id = b.centre_id join assignment_services o on o.assignment_id = a.id join services s on s.id = o.service_id
      where a.provider_id = ${clinic.payload.providerId} and a.external_id = 'r1'`)
  expect(await found()).toEqual([
    {
      role: 'r1',
      full_name: 'Лисовская Инна Олеговна',
      adult: true,
      name: 'На Немиге',
      phones: '+375 17 200-00-00;+375 29 600-00-00',
      town: 'Минск',
      centre: 'Каштан Плюс',
      service: 'Осмотр терапевта'
    }
  ])
  expect(await setAside(clinic)).toEqual([
    { kind: 'catalogue', external_id: 'abroad', code: 'unknown-town' },
    { kind: 'catalogue', external_id: 'r2', code: 'unknown-speciality' }
  ])
  // the doctor whom this catalogue never had is gone when it is read again
  await syncCatalogue(server.deps, clinic.payload)
  expect(logged.at(-1)).toMatchObject({ changed: 2, missed: 0 })
  await syncCatalogue(server.deps, clinic.payload)
  expect(logged.at(-1)).toMatchObject({ changed: 0 })
  // who sees children is said here, and stays
  await server.store.run(sql`update doctors set children = true where provider_id = ${clinic.payload.providerId} and external_id = 'doc'`)
  add('Practitioner', 'doc', { gender: 'female', name: [{ family: 'Лисовская-Мороз', given: ['Инна'] }] })
  await syncCatalogue(server.deps, clinic.payload)
  expect(
    await server.store.row(
      sql`select full_name, children from doctors where provider_id = ${clinic.payload.providerId} and external_id = 'doc'`
    )
  ).toEqual({
    full_name: 'Лисовская-Мороз Инна',
    children: true
  })
})
