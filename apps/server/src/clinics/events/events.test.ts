import { bookDoctorSlot } from '@vizit/contract/booking'
import type { ClinicEvent } from '@vizit/contract/clinic-events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClinicSays, changeAsClinic } from '../../booking/at-clinic/change-as-clinic.job.ts'
import { sql } from '../../store/store.ts'
import { type Patient, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { signatureOf } from './judge-signature.ts'

const SECRET = 'a-secret-of-the-clinic-of-32-characters'
const OTHER = 'another-secret-of-another-clinic-here'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    config: {
      clinics: { hosts: [], networks: [], secrets: { CLINIC_SECRET_ONE: SECRET, CLINIC_SECRET_TWO: OTHER, CLINIC_SECRET_SHORT: 'short' } }
    }
  })
})
afterAll(() => server.stop())

let patient: Patient
let slots: { timetableId: string; assignmentId: string }[]
let orderId: string

/** A patient with a visit at 'azure' at 11:30 UTC of the 24th, and two free slots after it; a clinic 'other' has a key of its own. */
beforeEach(async () => {
  await server.reset()
  const { assignmentId } = await server.aDoctor()
  await server.aDoctor({ provider: 'other' })
  slots = []
  for (const startsAt of ['2026-11-24T11:30:00Z', '2026-11-24T11:50:00Z', '2026-11-24T12:10:00Z'])
    slots.push(await server.aSlot({ assignmentId, startsAt }))
  await server.store.run(sql`update assignments set external_id = 'role-' || id`)
  await server.store.run(sql`update slots set external_id = 'slot-' || id`)
  await server.store.run(sql`
    insert into clinic_event_keys (provider_id, secret_name)
    select id, case code when 'azure' then 'CLINIC_SECRET_ONE' else 'CLINIC_SECRET_TWO' end from providers`)
  patient = await server.aPatient()
  const booked = await patient.call(bookDoctorSlot, { ...slots[0]!, profileId: patient.profileId })
  if (!booked.ok) throw new Error(booked.code)
  orderId = booked.value.orderId
})

let counter = 0
type Draft = ClinicEvent extends infer E ? (E extends unknown ? Omit<E, 'id'> & { id?: string } : never) : never

/** Sends an event as its clinic would. */
async function send(
  draft: Draft | Record<string, unknown>,
  options: { secret?: string; provider?: string; at?: Date; change?: (body: string) => string } = {}
) {
  const body = JSON.stringify({ id: `event-${++counter}`, ...draft })
  const timestamp = String(Math.floor((options.at ?? server.now()).getTime() / 1000))
  const signature = signatureOf(options.secret ?? SECRET, timestamp, body)
  const response = await fetch(`${server.url}/api/v2/clinics/${options.provider ?? 'azure'}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vizit-timestamp': timestamp, 'x-vizit-signature': signature },
    body: options.change ? options.change(body) : body
  })
  const { data, error, attributes } = (await response.json()) as {
    data: { outcome: string; reservation: string | null }
    error: string | null
    attributes?: Record<string, string>
  }
  return { status: response.status, data, error, attributes }
}

const visitAt = (n: number, state: 'booked' | 'cancelled' | 'done' | 'no-show', version: number, reservation = orderId): Draft => {
  const startsAt = ['2026-11-24T11:30:00Z', '2026-11-24T11:50:00Z', '2026-11-24T12:10:00Z', '2026-11-24T15:00:00Z'][n]!
  const endsAt = new Date(Date.parse(startsAt) + 1_200_000).toISOString()
  return { kind: 'visit', reservation, version, state, assignment: `role-${slots[0]!.assignmentId}`, startsAt, endsAt }
}

/** Runs what events have caused in booking. */
async function work(): Promise<void> {
  const jobs = await server.store.rows<{ id: string; payload: ClinicSays }>(sql`
    select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'change-as-clinic' order by j.id`)
  for (const { id, payload } of jobs) {
    await changeAsClinic(server.deps, payload, 'another-follows')
    await server.store.run(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
  }
}

const visit = () =>
  server.store.row<{
    status: string
    starts_at: string
    slot_id: string | null
    cancelled_by: string | null
    cancel_reason: string | null
  }>(sql`
    select status, starts_at, slot_id, cancelled_by, cancel_reason from visits where order_id = ${orderId}`)
const slotStates = async () =>
  (await server.store.rows<{ taken_by: string | null }>(sql`select taken_by from slots order by id`)).map(slot => slot.taken_by)
const notices = async () =>
  (await server.store.rows<{ body: string }>(sql`select body from notifications where body like 'Центр%' order by created_at, id`)).map(
    row => row.body
  )

test('an event is read only when its clinic has signed these very bytes within five minutes', async () => {
  const moved = visitAt(1, 'booked', 1)
  const refused = async (options: Parameters<typeof send>[1]) => (await send(moved, options)).attributes?.reason
  expect(await refused({ secret: 'a-secret-that-nobody-has-given-to-us' })).toBe('not-signed')
  expect(await refused({ secret: OTHER })).toBe('not-signed')
  expect(await refused({ provider: 'nobody' })).toBe('not-signed')
  expect(await refused({ change: body => body.replace('"version":1', '"version":9') })).toBe('not-signed')
  expect(await refused({ at: new Date(server.now().getTime() - 301_000) })).toBe('too-old')
  expect(await refused({ at: new Date(server.now().getTime() + 301_000) })).toBe('from-the-future')
  expect(await send(moved)).toMatchObject({ status: 200, data: { outcome: 'taken' } })
  expect((await send({ ...moved, patientName: 'Иванова' })).error).toBe('INVALID_INPUT')
  expect((await send('{' as never)).error).toBe('INVALID_INPUT')
})

test('a key that is short opens nothing, and one key may take over from another', async () => {
  await server.store.run(
    sql`insert into clinic_event_keys (provider_id, secret_name) select id, 'CLINIC_SECRET_SHORT' from providers where code = 'azure'`
  )
  await server.store.run(
    sql`insert into clinic_event_keys (provider_id, secret_name) select id, 'CLINIC_SECRET_TWO' from providers where code = 'azure'`
  )
  expect((await send(visitAt(0, 'booked', 1), { secret: 'short' })).error).toBe('SIGNATURE_IS_NOT_VALID')
  expect((await send(visitAt(0, 'booked', 1), { secret: OTHER })).status).toBe(200)
  expect((await send(visitAt(0, 'booked', 2))).status).toBe(200)
})

test('an event that is sent again says so and does nothing', async () => {
  const event = { ...visitAt(0, 'cancelled', 3), id: 'same' }
  expect((await send(event)).data.outcome).toBe('taken')
  expect((await send({ ...visitAt(1, 'booked', 9), id: 'same' })).data.outcome).toBe('known')
  await work()
  expect(await visit()).toMatchObject({ status: 'cancelled', starts_at: '2026-11-24T11:30:00Z' })
})

test('a visit goes where its clinic has moved it, the patient hears of it, and what it left is not booked by others meanwhile', async () => {
  await send(visitAt(1, 'booked', 1))
  await work()
  expect(await visit()).toMatchObject({ status: 'booked', starts_at: '2026-11-24T11:50:00Z', slot_id: slots[1]!.timetableId })
  expect(await slotStates()).toEqual(['clinic', 'visit', null])
  expect(await notices()).toEqual([expect.stringContaining('Центр перенёс ваш визит с')])
  // the same said again, and an older word of it, change nothing
  await send(visitAt(1, 'booked', 1))
  await send(visitAt(0, 'booked', 0))
  await work()
  expect((await visit())?.starts_at).toBe('2026-11-24T11:50:00Z')
  expect(await notices()).toHaveLength(1)
  // a time of which our timetable knows nothing is a time all the same; moved at night it is told of in the morning
  server.setNow('2026-11-23T21:00:00Z')
  await send(visitAt(3, 'booked', 2))
  await work()
  expect(await visit()).toMatchObject({ starts_at: '2026-11-24T15:00:00Z', slot_id: null })
  const waiting = await server.store.rows<{ waits: boolean | null }>(sql`
    select j.payload -> 'waits' as waits from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    join notifications n on n.id::text = j.payload ->> 'id'
    where t.identifier = 'send-notification' and n.body like 'Центр%' order by j.id`)
  expect(waiting.map(job => job.waits)).toEqual([null, true])
})

test('a clinic that cancels says why, the patient hears of it once, and nothing begins the visit again', async () => {
  await send({ ...visitAt(0, 'cancelled', 5), reason: 'Врач\u0007 заболел' })
  await send(visitAt(1, 'booked', 9))
  await send({ ...visitAt(0, 'cancelled', 6), reason: 'Врач заболел' })
  await work()
  expect(await visit()).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'clinic',
    cancel_reason: 'Врач заболел',
    starts_at: '2026-11-24T11:30:00Z'
  })
  expect(await slotStates()).toEqual(['clinic', null, null])
  expect(await server.store.rows(sql`select id from notifications where dedupe like ${`clinic-cancelled:${orderId}:%`}`)).toHaveLength(1)
})

test('who came and who did not is what the clinic said last', async () => {
  server.setNow('2026-11-24T12:30:00Z')
  await send(visitAt(0, 'done', 3))
  await send(visitAt(0, 'no-show', 2))
  await work()
  expect((await visit())?.status).toBe('done')
  await send(visitAt(0, 'no-show', 4))
  await work()
  expect((await visit())?.status).toBe('no_show')
})

test('what the patient has cancelled stays cancelled, and a clinic speaks of its own visits only', async () => {
  await send(visitAt(1, 'booked', 1), { provider: 'other', secret: OTHER })
  await work()
  expect((await visit())?.starts_at).toBe('2026-11-24T11:30:00Z')
  await server.store.run(sql`update visits set status = 'cancelled', cancelled_by = 'patient' where order_id = ${orderId}`)
  await send(visitAt(1, 'booked', 2))
  await send(visitAt(0, 'done', 3))
  await work()
  expect(await visit()).toMatchObject({ status: 'cancelled', cancelled_by: 'patient', starts_at: '2026-11-24T11:30:00Z' })
})

test('a visit that was moved is known by the name of its move, and the name before is nobody’s', async () => {
  const reservation = '00000000-0000-4000-8000-000000000001'
  await server.store.run(sql`update visits set reservation_id = ${reservation} where order_id = ${orderId}`)
  await send(visitAt(0, 'cancelled', 7))
  await work()
  expect((await visit())?.status).toBe('booked')
  await send(visitAt(2, 'booked', 1, reservation))
  await work()
  expect((await visit())?.starts_at).toBe('2026-11-24T12:10:00Z')
})

test('a visit is not put where another of ours stands: it is tried again', async () => {
  const second = await server.aPatient()
  await second.call(bookDoctorSlot, { ...slots[1]!, profileId: second.profileId })
  await send(visitAt(1, 'booked', 1))
  await expect(work()).rejects.toThrow('time-is-held')
  expect((await visit())?.starts_at).toBe('2026-11-24T11:30:00Z')
  expect(await slotStates()).toEqual(['visit', 'visit', null])
  expect(await server.store.rows(sql`select 1 from clinic_visit_versions`)).toEqual([])
})

test('a visit that was pending is booked by the clinic’s word', async () => {
  await server.store.run(sql`update visits set status = 'pending', sms_promised = true where order_id = ${orderId}`)
  await send(visitAt(0, 'booked', 1))
  await work()
  expect((await visit())?.status).toBe('booked')
  expect(await server.store.rows(sql`select 1 from notifications where dedupe = ${`booked:${orderId}`}`)).toHaveLength(1)
})

test('a slot opens, closes and goes by the newest word, and one that a visit holds is left alone and noted', async () => {
  const assignment = `role-${slots[0]!.assignmentId}`
  const slot = (n: number, state: 'free' | 'taken' | 'gone', version: number): Draft => ({
    kind: 'slot',
    slot: `slot-${slots[n]?.timetableId ?? 'new'}`,
    assignment,
    version,
    state,
    startsAt: ['2026-11-24T11:30:00Z', '2026-11-24T11:50:00Z', '2026-11-24T12:10:00Z', '2026-11-24T15:00:00Z'][n]!,
    endsAt: ['2026-11-24T11:50:00Z', '2026-11-24T12:10:00Z', '2026-11-24T12:30:00Z', '2026-11-24T15:20:00Z'][n]!
  })
  await send(slot(1, 'taken', 2))
  await send(slot(1, 'free', 1))
  await send(slot(2, 'gone', 1))
  await send(slot(3, 'free', 1))
  await send(slot(0, 'gone', 1))
  expect(await server.store.rows(sql`select external_id, taken_by from slots order by starts_at`)).toEqual([
    { external_id: `slot-${slots[0]!.timetableId}`, taken_by: 'visit' },
    { external_id: `slot-${slots[1]!.timetableId}`, taken_by: 'clinic' },
    { external_id: 'slot-new', taken_by: null }
  ])
  expect(await server.store.rows(sql`select kind, external_id, code from clinic_set_aside`)).toEqual([
    { kind: 'slot', external_id: `slot-${slots[0]!.timetableId}`, code: 'held-by-a-visit' }
  ])
  expect((await send({ ...slot(3, 'free', 2), assignment: 'role-unknown' })).error).toBe('NOT_FOUND')
})

test('a visit made by telephone stands, waits for the owner of the phone, and is known by the name that we answered', async () => {
  const person = { phone: '375291112233', lastName: 'Савицкая', firstName: 'Галина', birthday: '1962-04-09', sex: 'FEMALE' }
  const time = { assignment: `role-${slots[1]!.assignmentId}`, startsAt: '2026-11-24T11:50:00Z', endsAt: '2026-11-24T12:10:00Z' }
  const event = { ...time, kind: 'phone-visit', id: 'by-phone', patient: person }
  const first = await send(event)
  expect(first.data.outcome).toBe('taken')
  expect((await send(event)).data).toEqual({ outcome: 'known', reservation: first.data.reservation })
  expect(
    await server.store.row(sql`
    select v.status, v.account_id, p.way, p.phone from visits v join phone_visits p on p.order_id = v.order_id where v.order_id = ${first.data.reservation}`)
  ).toEqual({
    status: 'created_manually',
    account_id: null,
    way: 'registry',
    phone: '375291112233'
  })
  expect(await slotStates()).toEqual(['visit', 'visit', null])
  expect((await send({ ...event, id: 'by-phone-2' })).error).toBe('TIMESLOT_IS_BUSY')
  await send(visitAt(1, 'cancelled', 1, first.data.reservation!))
  await work()
  expect(await slotStates()).toEqual(['visit', 'clinic', null])
})

test('a time of the year 0000 or 9999, of a visit, a visit by phone or a slot, is refused by name, and nothing is written', async () => {
  const patientFacts = { phone: '375291112233', lastName: 'Савицкая', firstName: 'Нина', birthday: '1960-02-01', sex: 'FEMALE' }
  const assignment = `role-${slots[1]!.assignmentId}`
  const before = await server.store.rows(sql`select starts_at from slots order by id`)
  for (const year of ['0000', '2024', '2029', '9999']) {
    const time = { assignment, startsAt: `${year}-11-24T11:30:00Z`, endsAt: `${year}-11-24T11:50:00Z` }
    for (const draft of [
      { kind: 'visit', reservation: orderId, version: 7, state: 'booked', ...time },
      { kind: 'phone-visit', patient: patientFacts, ...time },
      { kind: 'slot', slot: 'slot-new', version: 1, state: 'free', ...time }
    ])
      expect(await send(draft)).toMatchObject({ status: 400, error: 'INVALID_INPUT', attributes: { field: 'startsAt' } })
  }
  expect(await server.store.rows(sql`select starts_at from slots order by id`)).toEqual(before)
  expect(await server.store.rows(sql`select 1 from visits`)).toHaveLength(1)
})
