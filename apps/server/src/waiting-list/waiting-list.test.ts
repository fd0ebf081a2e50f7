import { bookDoctorSlot, holdSlot, letHoldGo } from '@vizit/contract/booking'
import { exportProfile } from '@vizit/contract/own-data'
import { cancelVisit } from '@vizit/contract/visits'
import { dropWaitingRequest, listWaitingRequests, makeWaitingRequest } from '@vizit/contract/waiting-list'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { eraseAccount, erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { offerTimes } from './offer-times.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Doctor = Awaited<ReturnType<typeof server.aDoctor>>

const DAYS = { from: '2026-11-20', to: '2026-11-30' }
const ALL_DAY = ['morning', 'afternoon', 'evening'] as const
const waitFor = (person: Patient, { doctorId }: Pick<Doctor, 'doctorId'>, more: object = {}) =>
  person.call(makeWaitingRequest, { profileId: person.profileId, doctorId, ...DAYS, parts: [...ALL_DAY], ...more })

async function requestsOf({ call }: Patient) {
  const answer = await call(listWaitingRequests, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.requests
}

/** The sweep of one minute, and all that it made due. Gives the phones that were told. */
async function sweep(): Promise<string[]> {
  await offerTimes(server.deps)
  return deliver()
}

async function deliver(): Promise<string[]> {
  const before = server.sent.length
  const due = await server.store.rows<{ id: string }>(
    sql`select id from notifications where state = 'due' and dedupe not like 'told-%' order by created_at, dedupe`
  )
  for (const { id } of due) await sendNotification(server.deps, { id, waits: true }, 'last')
  return server.sent.slice(before).map(sms => sms.phone)
}

/** `count` people who wait for the doctor, a minute after each other. */
async function queue(doctor: Doctor, count: number): Promise<Patient[]> {
  const people: Patient[] = []
  for (let n = 0; n < count; n++) {
    const person = await server.aPatient()
    expect(await waitFor(person, doctor)).toMatchObject({ ok: true })
    people.push(person)
    server.pass(60)
  }
  return people
}

async function book(person: Patient, slot: { timetableId: string; assignmentId: string }) {
  const booked = await person.call(bookDoctorSlot, { ...slot, profileId: person.profileId })
  if (!booked.ok) throw new Error(booked.code)
  return booked.value
}

describe('a time that came free', () => {
  test('is told to the first five who wait, a quarter of an hour later to the next, and whoever books first has it', async () => {
    const doctor = await server.aDoctor()
    const slot = await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
    const visit = await book(await server.aPatient(), slot)
    const people = await queue(doctor, 7)
    expect(await sweep()).toEqual([])
    const booker = await server.store.row<{ phone: string }>(sql`select a.phone from visits v join accounts a on a.id = v.account_id`)
    const first = people.slice(0, 5).map(one => one.phone)
    await server.store.run(sql`update visits set status = 'cancelled' where order_id = ${visit.orderId}`)
    await server.store.run(sql`update slots set taken_by = null where id = ${slot.timetableId}`)
    expect((await sweep()).toSorted()).toEqual(first.toSorted())
    expect(booker!.phone).not.toBe(first[0])
    expect(server.sent.at(-1)!.text).toBe(
      `Появилось время: вт, 24 ноября, 14:30, Каштан на Сурганова. Запишется тот, кто успеет первым: ${server.config.publicUrl}/timeslot/${slot.timetableId} В 11:22 мы сообщим следующим в очереди.`
    )
    expect(await requestsOf(people[0]!)).toMatchObject([
      { state: 'offered', offer: { timetableId: slot.timetableId, startDate: '2026-11-24T11:30:00Z', until: '2026-11-20T08:22:00Z' } }
    ])
    expect(await requestsOf(people[5]!)).toMatchObject([{ state: 'waiting', offer: null }])
    // nothing is told twice
    server.pass(60)
    expect(await sweep()).toEqual([])
    server.pass(14 * 60)
    expect((await sweep()).toSorted()).toEqual([people[5]!.phone, people[6]!.phone].toSorted())
    expect(await requestsOf(people[0]!)).toMatchObject([{ state: 'waiting' }])
    const { orderId } = await book(people[6]!, slot)
    expect(await requestsOf(people[6]!)).toMatchObject([{ state: 'booked', orderId }])
    expect(await requestsOf(people[5]!)).toMatchObject([{ state: 'waiting', offer: null }])
    expect(await sweep()).toEqual([])
    // its next owner gives it up: for those who wait it is a new time
    server.pass(60)
    const about = { orderId, assignmentId: slot.assignmentId, profileId: people[6]!.profileId }
    expect(await people[6]!.call(cancelVisit, about)).toMatchObject({ ok: true })
    expect((await sweep()).toSorted()).toEqual(first.toSorted())
  })

  test('is not told of once somebody has it, and one that is held and let go is not told of again', async () => {
    const doctor = await server.aDoctor()
    const [olga] = await queue(doctor, 1)
    const slot = await server.aSlot({ assignmentId: doctor.assignmentId })
    const quick = await server.aPatient()
    await offerTimes(server.deps)
    const hold = await quick.call(holdSlot, slot)
    if (!hold.ok) throw new Error(hold.code)
    expect(await deliver()).toEqual([])
    expect(await quick.call(letHoldGo, { orderId: hold.value.orderId })).toMatchObject({ ok: true })
    // it could not be told, so it is told now
    expect(await sweep()).toEqual([olga!.phone])
    const again = await quick.call(holdSlot, slot)
    if (!again.ok) throw new Error(again.code)
    server.pass(60)
    await sweep()
    await quick.call(letHoldGo, { orderId: again.value.orderId })
    server.pass(20 * 60)
    expect(await sweep()).toEqual([])
  })

  test('wakes nobody: what came free at night is told of at eight', async () => {
    const doctor = await server.aDoctor()
    const [olga] = await queue(doctor, 1)
    server.setNow('2026-11-20T19:30:00Z')
    await server.aSlot({ assignmentId: doctor.assignmentId })
    expect(await sweep()).toEqual([])
    server.setNow('2026-11-21T04:59:00Z')
    expect(await sweep()).toEqual([])
    server.setNow('2026-11-21T05:00:00Z')
    expect(await sweep()).toEqual([olga!.phone])
  })

  test('many at once are shared out, and one who waits hears of three a day', async () => {
    const doctor = await server.aDoctor()
    const people = await queue(doctor, 7)
    const slots = []
    for (const hour of ['09', '10', '11', '12', '13']) {
      slots.push(await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: `2026-11-24T${hour}:00:00Z` }))
    }
    expect(await sweep()).toHaveLength(7)
    const offered = async (person: Patient) => (await requestsOf(person))[0]!.offer?.timetableId
    expect(await offered(people[0]!)).toBe(slots[0]!.timetableId)
    expect(await offered(people[6]!)).toBe(slots[1]!.timetableId)
    for (const told of [7, 7, 0]) {
      server.pass(15 * 60)
      expect(await sweep()).toHaveLength(told)
    }
    server.setNow('2026-11-21T05:00:00Z')
    expect(await sweep()).toHaveLength(7)
  })

  test('is told of only to whom it would do: the days, the part of the day, the age, the right to book', async () => {
    const doctor = await server.aDoctor({ adult: true, children: false })
    const [olga, anna] = [await server.aPatient(), await server.aPatient()]
    const child = await server.aChild(olga, { birthday: '2018-03-10' })
    await waitFor(olga, doctor, { parts: ['evening'] })
    await waitFor(olga, doctor, { profileId: child })
    await waitFor(anna, doctor, { to: '2026-11-23' })
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
    // too soon to come
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-20T08:59:00Z' })
    expect(await sweep()).toEqual([])
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T15:00:00Z' })
    expect(await sweep()).toEqual([olga.phone])
  })

  test('is told of only within the hours that were asked for, the first and the last minute of them too', async () => {
    const doctor = await server.aDoctor()
    const olga = await server.aPatient()
    const { assignmentId } = doctor
    // 14:30 is free already; the hours that were asked for begin at 15:00
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
    expect(await waitFor(olga, doctor, { times: { from: '14:30', to: '14:30' } })).toMatchObject({ code: 'TIME_IS_FREE' })
    const made = await waitFor(olga, doctor, { parts: ['morning'], times: { from: '15:00', to: '16:30' } })
    expect(made).toMatchObject({ ok: true, value: { requests: [{ times: { from: '15:00', to: '16:30' } }] } })
    for (const startsAt of ['2026-11-24T11:59:00Z', '2026-11-24T13:31:00Z']) await server.aSlot({ assignmentId, startsAt })
    expect(await sweep()).toEqual([])
    const last = await server.aSlot({ assignmentId, startsAt: '2026-11-24T13:30:00Z' })
    expect(await sweep()).toEqual([olga.phone])
    expect(await requestsOf(olga)).toMatchObject([{ offer: { timetableId: last.timetableId } }])
    // asked again without hours, the parts of the day count
    const again = await waitFor(await server.aPatient(), doctor, { parts: ['evening'] })
    expect(again).toMatchObject({ ok: true, value: { requests: [{ times: null, parts: ['evening'] }] } })
    await server.store.run(sql`delete from slots where id = ${last.timetableId}`)
    expect(await waitFor(olga, doctor, { parts: ['evening'] })).toMatchObject({ ok: true, value: { requests: [{ times: null }] } })
  })

  test('for a service counts once it is long enough, for a speciality at a branch with any of its doctors', async () => {
    const doctor = await server.aDoctor()
    const [olga, boris] = [await server.aPatient(), await server.aPatient()]
    const { branchId, specialityId } = doctor
    const service = await server.store.row<{ id: string }>(sql`
      with d as (insert into service_directions (code, name) values ('d', 'd') returning id),
      g as (insert into service_sub_groups (direction_id, code, name) select id, 'g', 'g' from d returning id),
      s as (insert into services (sub_group_id, code, name, for_adult, for_children) select id, 's', 'УЗИ', true, true from g returning id)
      insert into assignment_services (assignment_id, service_id, duration_minutes) select ${doctor.assignmentId}, id, 40 from s returning service_id::text as id`)
    const parts = [...ALL_DAY]
    const serviceId = service!.id
    expect(await olga.call(makeWaitingRequest, { profileId: olga.profileId, branchId, serviceId, ...DAYS, parts })).toMatchObject({
      ok: true,
      value: { requests: [{ service: { id: serviceId, name: 'УЗИ' }, branch: { id: branchId }, doctor: null }] }
    })
    expect(await boris.call(makeWaitingRequest, { profileId: boris.profileId, branchId, specialityId, ...DAYS, parts })).toMatchObject({
      ok: true
    })
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
    expect(await sweep()).toEqual([boris.phone])
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:50:00Z' })
    expect(await sweep()).toEqual([olga.phone])
    expect(await olga.call(makeWaitingRequest, { profileId: olga.profileId, branchId, ...DAYS, parts })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'branchId' }
    })
  })
})

describe('a waiting request', () => {
  test('is one of five; asked again it is changed and keeps its place; it is removed; it expires and says so', async () => {
    const olga = await server.aPatient()
    const doctors = []
    for (let n = 0; n < 6; n++) doctors.push(await server.aDoctor({ lastName: `Врач${n}` }))
    for (const doctor of doctors.slice(0, 5)) {
      expect(await waitFor(olga, doctor)).toMatchObject({ ok: true })
      server.pass(1)
    }
    expect(await waitFor(olga, doctors[5]!)).toMatchObject({ code: 'TOO_MANY_WISHES', facts: { most: 5 } })
    server.pass(60)
    const [first] = await requestsOf(olga)
    const changed = await waitFor(olga, doctors[0]!, { to: '2026-11-21' })
    expect(changed.ok && changed.value.requests[0]).toEqual({ ...first, to: '2026-11-21' })
    expect(await olga.call(dropWaitingRequest, { id: (await requestsOf(olga))[1]!.id })).toMatchObject({ ok: true })
    expect(await waitFor(olga, doctors[5]!)).toMatchObject({ ok: true })
    server.setNow('2026-11-21T21:00:00Z')
    expect((await requestsOf(olga)).map(request => request.state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'expired'])
    await sweep()
    server.setNow('2026-12-21T21:01:00Z')
    await sweep()
    expect((await requestsOf(olga)).map(request => request.state)).toEqual(['expired', 'expired', 'expired', 'expired'])
  })

  test('is refused where there is nothing to wait for: a free time, no such doctor, no online booking, days out of the timetable', async () => {
    const olga = await server.aPatient()
    const doctor = await server.aDoctor()
    const slot = await server.aSlot({ assignmentId: doctor.assignmentId })
    expect(await waitFor(olga, doctor)).toMatchObject({
      code: 'TIME_IS_FREE',
      facts: { timetableId: slot.timetableId, startDate: '2026-11-24T11:30:00Z' }
    })
    expect(await waitFor(olga, doctor, { parts: ['morning'] })).toMatchObject({ ok: true })
    expect(await waitFor(olga, { doctorId: '999' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await waitFor(olga, await server.aDoctor({ onlineBooking: 'registry-only' }))).toMatchObject({ code: 'NO_ASSIGNMENT_BOOKING' })
    expect(await waitFor(olga, doctor, { from: '2026-11-19' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'from' } })
    expect(await waitFor(olga, doctor, { to: '2027-03-01' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'to' } })
    expect(
      await server.nobody(makeWaitingRequest, { profileId: olga.profileId, doctorId: doctor.doctorId, ...DAYS, parts: ['morning'] })
    ).toMatchObject({
      code: 'NOT_SIGNED_IN'
    })
    const boris = await server.aPatient()
    expect(await waitFor(olga, doctor, { profileId: boris.profileId })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('with hours that are no range of a day is refused and leaves no row, and the store takes none either', async () => {
    const [olga, doctor] = [await server.aPatient(), await server.aDoctor()]
    for (const [from, to, reason] of [
      ['24:00', '24:30', 'not-a-time'],
      ['9:00', '11:00', 'not-a-time'],
      ['09:00', '', 'not-a-time'],
      ['11:00', '09:30', 'start-after-end']
    ] as const)
      expect(await waitFor(olga, doctor, { times: { from, to } })).toMatchObject({
        code: 'INVALID_INPUT',
        facts: { field: 'times', reason }
      })
    expect(await requestsOf(olga)).toEqual([])
    await waitFor(olga, doctor)
    for (const hours of [
      sql`update waiting_requests set from_time = '11:00', to_time = '09:30'`,
      sql`update waiting_requests set from_time = '11:00'`
    ])
      await expect(server.store.run(hours)).rejects.toThrow('waiting_requests_hours')
  })

  test('stands in the own export and goes with its person, or with the account', async () => {
    const olga = await server.aPatient()
    const [one, two] = [await server.aDoctor(), await server.aDoctor()]
    await waitFor(olga, one, { times: { from: '09:30', to: '11:00' } })
    await server.store.run(sql`
      insert into reauths (session_id, account_id, action, id, tries, code_expires_at, proven_until)
      select s.id, s.account_id, 'export', gen_random_uuid(), 0, ${server.now()}, ${server.now()}::timestamptz + interval '5 minutes'
      from sessions s where s.account_id = ${olga.accountId}`)
    const file = await fetch(server.url + exportProfile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}`, 'content-type': 'application/json' },
      body: '{}'
    })
    const text = await file.text()
    expect(text).toMatch(new RegExp(`"waiting_requests": ?\\[\\s*{[^}]*"doctor_id": ?${one.doctorId}`))
    expect(text).toMatch(/"from_time": ?"09:30:00"/)
    await server.store.transaction(tx => erasePerson(tx, olga.profileId, server.now()))
    expect(await server.store.rows(sql`select id from waiting_requests`)).toEqual([])
    const boris = await server.aPatient()
    await waitFor(boris, two)
    await server.store.transaction(tx => eraseAccount(tx, boris.accountId, server.now()))
    expect(await server.store.rows(sql`select id from waiting_requests`)).toEqual([])
  })
})
