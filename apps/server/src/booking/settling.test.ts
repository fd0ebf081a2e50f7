import { bookDoctorSlot, holdSlot, prolongHold } from '@vizit/contract/booking'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicAnswer, ClinicGateway } from '../clinics/gateway.ts'
import { sql } from '../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'
import { cancelAtClinic } from './at-clinic/cancel-at-clinic.job.ts'
import { letEndedHoldsGo } from './holds/let-holds-go.job.ts'
import { settleVisit } from './settle-visit.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const silent: ClinicGateway = {
  timetableIsOurs: false,
  reserve: async () => ({ verdict: 'unknown' }),
  find: async () => ({ verdict: 'unknown' }),
  cancel: async () => 'unknown'
}

/** A clinic outside the product that says nothing but what it is told to say. */
function clinic(answers: Partial<ClinicGateway> = {}): void {
  server.clinic.gateway = { ...silent, ...answers }
}

async function pendingVisit(patient: Patient, slot: Slot): Promise<{ orderId: string; assignmentId: string; profileId: string }> {
  const answer = await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })
  if (!answer.ok || answer.value.status !== 'pending') throw new Error('not pending')
  return { orderId: answer.value.orderId, assignmentId: slot.assignmentId, profileId: patient.profileId }
}

async function statuses(patient: Patient): Promise<string[]> {
  const list = await patient.call(listVisits, {})
  return list.ok ? list.value.orders.map(order => order.status) : []
}

async function jobs(): Promise<string[]> {
  const rows = await server.store.rows<{ task: string }>(sql`select task_identifier as task from graphile_worker.jobs order by id`)
  return rows.map(row => row.task)
}

async function messages(): Promise<string[]> {
  const rows = await server.store.rows<{ body: string }>(sql`select body from notifications order by created_at`)
  return rows.map(row => row.body)
}

async function takenBy(slot: Slot): Promise<string | null> {
  const row = await server.store.row<{ taken_by: string | null }>(sql`select taken_by from slots where id = ${slot.timetableId}`)
  return row!.taken_by
}

test('a visit that the clinic is silent about can be cancelled; the clinic is told until it has heard', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  clinic()
  const visit = await pendingVisit(olga, slot)
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ ok: true, status: 204 })
  expect([await statuses(olga), await takenBy(slot), await jobs()]).toEqual([['cancelled'], null, ['cancel-at-clinic']])
  const job = await server.store.row<{ payload: never }>(sql`select payload from graphile_worker._private_jobs`)
  await expect(cancelAtClinic(server.deps, job!.payload)).rejects.toThrow('did not answer')
  const heard: string[] = []
  clinic({ cancel: async ({ orderId }) => (heard.push(orderId), 'cancelled') })
  await cancelAtClinic(server.deps, job!.payload)
  expect(heard).toEqual([visit.orderId])
})

test('a patient who cancels while the clinic is asked hears nothing more of the visit, and it is not asked about again', async () => {
  const olga = await server.aPatient()
  clinic()
  const visit = await pendingVisit(olga, await server.aSlot())
  server.pass(2 * 60 * 60)
  clinic({
    cancel: async () => 'cancelled',
    find: async () => {
      await olga.call(cancelVisit, visit)
      return { verdict: 'unknown' }
    }
  })
  await settleVisit(server.deps, visit)
  expect([await statuses(olga), await messages(), await jobs()]).toEqual([['cancelled'], [], []])
})

test('what a clinic reserved while the patient cancelled is given back to it', async () => {
  const olga = await server.aPatient()
  clinic()
  const visit = await pendingVisit(olga, await server.aSlot())
  clinic({
    cancel: async () => 'cancelled',
    find: async () => {
      await olga.call(cancelVisit, visit)
      return { verdict: 'reserved', clinicRef: 'R-7' }
    }
  })
  await settleVisit(server.deps, visit)
  expect([await statuses(olga), await messages(), await jobs()]).toEqual([['cancelled'], [], ['cancel-at-clinic']])
  const job = await server.store.row(sql`select payload #>> '{reservation,clinicRef}' as ref from graphile_worker._private_jobs`)
  expect(job).toEqual({ ref: 'R-7' })
})

test('whoever settles first is believed: a visit that is booked is not told as failed [4.26]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  clinic({
    find: async () => ({ verdict: 'reserved', clinicRef: 'R-1' }),
    reserve: async ({ orderId }) => {
      await settleVisit(server.deps, { orderId })
      return { verdict: 'busy' }
    }
  })
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ ok: true, value: { status: 'booked' } })
  expect([await statuses(olga), await takenBy(slot)]).toEqual([['booked'], 'visit'])
})

test('a twin of a booking that still waits for its clinic hears "being confirmed", and both visits are one; the outcome then comes by SMS [4.26]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  let answer: (said: ClinicAnswer) => void = () => undefined
  const asked = new Promise<void>(hear => {
    clinic({
      reserve: () => {
        hear()
        return new Promise(resolve => {
          answer = resolve
        })
      }
    })
  })
  const first = olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  await asked
  const twin = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  expect(twin).toMatchObject({ ok: true, value: { status: 'pending' } })
  answer({ verdict: 'reserved', clinicRef: 'R-2' })
  expect(await first).toMatchObject({ ok: true, value: { status: 'booked', orderId: twin.ok && twin.value.orderId } })
  expect(await messages()).toEqual([expect.stringContaining('Визит подтверждён')])
})

test('ten twins with one key at a clinic outside the product make one visit and hear one answer', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const heard: string[] = []
  clinic({ reserve: async ({ orderId }) => (heard.push(orderId), { verdict: 'reserved', clinicRef: 'R-3' }) })
  const key = 'one-intent-one-answer'
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId }, { idempotencyKey: key }))
  )
  expect(new Set(answers.map(one => JSON.stringify(one.ok ? one.value : one.code))).size).toBe(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect([await statuses(olga), heard.length]).toEqual([['booked'], 1])
})

test('booking a free time without holding it lets go the time that was held', async () => {
  const olga = await server.aPatient()
  const [held, booked] = [await server.aSlot(), await server.aSlot({ startsAt: '2026-11-25T09:00:00Z' })]
  await olga.call(holdSlot, held)
  expect(await olga.call(bookDoctorSlot, { ...booked, profileId: olga.profileId })).toMatchObject({ ok: true })
  expect([await takenBy(held), await takenBy(booked)]).toEqual([null, 'visit'])
})

test('after two hours of silence the patient is told, once; when the visit was to begin it has failed and the slot is free [4.27]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  clinic()
  const visit = await pendingVisit(olga, slot)
  for (const seconds of [30, 2 * 60 * 60, 60]) {
    server.pass(seconds)
    await settleVisit(server.deps, visit)
  }
  expect(await messages()).toEqual([expect.stringContaining('Центр ещё не ответил')])
  expect([await statuses(olga), await jobs()]).toEqual([['pending'], expect.arrayContaining(['settle-visit'])])
  server.setNow('2026-11-24T11:30:00Z')
  await settleVisit(server.deps, visit)
  expect([await statuses(olga), await takenBy(slot)]).toEqual([['failed'], null])
  expect((await messages()).at(-1)).toContain('Записать не получилось')
})

test('what becomes of the question is told to whoever booked while they may see the visit, then to its patient, and to nobody where the patient has no account', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  const child = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', ${server.now()} from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${olga.profileId}, ${pavel.profileId}, 'BOOK_VISITS', ${olga.profileId}, ${server.now()})`)
  clinic()
  const orders: string[] = []
  for (const [profileId, startsAt] of [
    [olga.profileId, '2026-11-24T11:30:00Z'],
    [child, '2026-11-24T13:30:00Z']
  ] as const) {
    const slot = await server.aSlot({ startsAt, doctor: { adult: true, children: true } })
    const answer = await pavel.call(bookDoctorSlot, { ...slot, profileId })
    orders.push(answer.ok ? answer.value.orderId : '')
  }
  const hear = async () => {
    for (const orderId of orders) await settleVisit(server.deps, { orderId })
    return server.store.rows(sql`
      with told as (delete from notifications returning recipient, order_id, body)
      select recipient, order_id, body like '%ещё не ответил%' as waits from told order by array_position(${orders}::uuid[], order_id)`)
  }
  server.pass(2 * 60 * 60)
  expect(await hear()).toEqual(orders.map(order_id => ({ recipient: pavel.phone, order_id, waits: true })))
  await server.store.run(sql`delete from grants`)
  await server.store.run(sql`delete from family_members where profile_id = ${pavel.profileId}`)
  expect(await hear()).toEqual([{ recipient: olga.phone, order_id: orders[0], waits: true }])
  clinic({ find: async () => ({ verdict: 'reserved', clinicRef: 'R-9' }) })
  expect(await hear()).toEqual([{ recipient: olga.phone, order_id: orders[0], waits: false }])
})

test('a hold that has ended is the account’s until somebody else takes the slot: it can be booked, or held anew', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  const held = await olga.call(holdSlot, slot)
  server.pass(301)
  expect(await olga.call(prolongHold, { orderId: held.ok ? held.value.orderId : '' })).toMatchObject({ code: 'HOLD_ENDED', status: 410 })
  expect(await olga.call(holdSlot, slot)).toMatchObject({ ok: true, value: { heldUntil: '2026-11-20T08:10:01Z', prolonged: false } })
  server.pass(301)
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ ok: true, value: { status: 'booked' } })

  const other = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  await olga.call(holdSlot, other)
  server.pass(301)
  expect(await boris.call(bookDoctorSlot, { ...other, profileId: boris.profileId })).toMatchObject({ ok: true })
  expect(await olga.call(bookDoctorSlot, { ...other, profileId: olga.profileId })).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
})

test('when a hold ends, its owner books and others take at the same moment, exactly one has the slot', async () => {
  for (let round = 0; round < 8; round++) {
    const people = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
    const slot = await server.aSlot({ startsAt: `2026-11-${24 + (round % 4)}T11:30:00Z` })
    await people[0]!.call(holdSlot, slot)
    server.pass(301)
    const answers = await Promise.all([
      ...people.map(one => one.call(bookDoctorSlot, { ...slot, profileId: one.profileId })),
      letEndedHoldsGo(server.deps).then(() => undefined)
    ])
    const codes = answers.filter(answer => answer !== undefined).map(answer => (answer.ok ? 'booked' : answer.code))
    expect(codes.toSorted()).toEqual(['TIMESLOT_IS_BUSY', 'TIMESLOT_IS_BUSY', 'booked'])
    const active = await server.store.rows(sql`select status from visits where slot_id = ${slot.timetableId}`)
    expect([active, await takenBy(slot)]).toEqual([[{ status: 'booked' }], 'visit'])
  }
})

test('of two who exchange their held slots at once nobody loses a slot and none is left locked', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const [one, two] = [await server.aSlot(), await server.aSlot()]
  await olga.call(holdSlot, one)
  await boris.call(holdSlot, two)
  const answers = await Promise.all([olga.call(holdSlot, two), boris.call(holdSlot, one)])
  for (const answer of answers) expect(answer.ok || answer.code).toSatisfy(said => said === true || said === 'TIMESLOT_IS_BUSY')
  const wrong = await server.store.rows(sql`
    select s.id from slots s where (s.taken_by = 'visit') <> exists (select from visits v where v.slot_id = s.id and v.status = 'reserved')`)
  expect(wrong).toEqual([])
})

test('a clinic’s gateway that breaks while a visit is cancelled is told by a code, and the visit stands [8.11]', async () => {
  const olga = await server.aPatient()
  clinic({ cancel: async () => Promise.reject(new Error('broken')) })
  const visit = await pendingVisit(olga, await server.aSlot())
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ ok: false, status: 500, code: 'UNEXPECTED_PROBLEM' })
  expect(await statuses(olga)).toEqual(['pending'])
})

test('an account whose online booking is closed books nothing and is told so [8.01 8.89]', async () => {
  const olga = await server.aPatient()
  await server.store.run(sql`update accounts set online_booking_banned_at = now() where id = ${olga.accountId}`)
  const slot = await server.aSlot()
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({
    code: 'onlineBooking/Forbidden0',
    facts: { reason: 'NO_SHOW_BAN' },
    status: 403
  })
  expect(await takenBy(slot)).toBeNull()
})

test('a form that is not whole books nothing, and the field is named [5.36]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const form = { ...slot, profileId: olga.profileId }
  const wrong = { timetableId: 'a', assignmentId: '', profileId: 'me', clientNote: 'a'.repeat(501), bookAnyway: 'yes' }
  for (const [field, value] of Object.entries(wrong))
    expect(await olga.call(bookDoctorSlot, { ...form, [field]: value })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field },
      status: 400
    })
  for (const field of ['timetableId', 'assignmentId', 'profileId'])
    expect(await olga.call(bookDoctorSlot, { ...form, [field]: undefined })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field }
    })
  expect(await takenBy(slot)).toBeNull()
})
