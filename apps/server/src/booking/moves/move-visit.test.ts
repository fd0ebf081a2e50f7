import { randomUUID } from 'node:crypto'
import { bookDoctorSlot, bookService, holdSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit, listVisits, type Visit, visitCalendar } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicGateway } from '../../clinics/gateway.ts'
import { sql } from '../../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../../testing/test-server.ts'
import { tellNews } from '../tell-news.ts'
import { settleMove } from './settle-move.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const NEXT_DAY = '2026-11-25T11:30:00Z'

type World = { slot: Slot; next: Slot }
/** Two free slots of one doctor, on two days. */
async function twoSlots(doctor: Parameters<typeof server.aDoctor>[0] = {}): Promise<World> {
  const slot = await server.aSlot({ doctor: { children: true, ...doctor } })
  return { slot, next: await server.aSlot({ assignmentId: slot.assignmentId, startsAt: NEXT_DAY }) }
}

async function booked(who: Patient, slot: Slot, profileId = who.profileId): Promise<Visit> {
  const answer = await who.call(bookDoctorSlot, { ...slot, profileId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const move = (who: Patient, orderId: string, to: Slot, more: { bookAnyway?: boolean } = {}, key?: string) =>
  who.call(moveVisit, { orderId, ...to, ...more }, key === undefined ? {} : { idempotencyKey: key })

async function takenBy(...slots: Slot[]): Promise<(string | null)[]> {
  const rows = await server.store.rows<{ id: string; taken_by: string | null }>(sql`
    select id, taken_by from slots where id = any(${slots.map(slot => slot.timetableId)}::bigint[])`)
  return slots.map(slot => rows.find(row => row.id === slot.timetableId)!.taken_by)
}

/** That a visit was booked or cancelled is told of too, elsewhere. */
const messages = async () => {
  await tellNews(server.deps)
  return (
    await server.store.rows<{ body: string }>(sql`
      select body from notifications where dedupe not like 'told-booked:%' and dedupe not like 'told-cancelled:%' order by created_at`)
  ).map(row => row.body)
}
/** Jobs of the move and of what it undoes; those of the booking itself and of messages are another's. */
const jobs = async () =>
  (
    await server.store.rows<{ task: string }>(
      sql`select task_identifier as task from graphile_worker.jobs where task_identifier not in ('settle-visit', 'send-notification') order by id`
    )
  ).map(row => row.task)
/** The reservations that clinics are to be told to forget, by their time. */
const undone = async () =>
  (
    await server.store.rows<{ payload: { reservation: { startDate: string } } }>(
      sql`select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where j.task_identifier = 'cancel-at-clinic'`
    )
  )
    .map(job => job.payload.reservation)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
const visits = (who: Patient) => who.call(listVisits, {}).then(answer => (answer.ok ? answer.value.orders : []))

/** A clinic outside the product: books anything at once, then says what it is told to say. Its calls are written down. */
async function remote(answers: Partial<ClinicGateway> = {}): Promise<string[]> {
  const calls: string[] = []
  const gateway: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'reserved', clinicRef: 'R' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'cancelled',
    ...answers
  }
  server.clinic.gateway = {
    ...gateway,
    reserve: asked => (calls.push(`reserve ${asked.startDate}`), gateway.reserve(asked)),
    cancel: asked => (calls.push(`cancel ${asked.startDate}`), gateway.cancel(asked))
  }
  return calls
}

/** What must hold whatever happened: a slot is taken exactly if a visit or a hold is on it. */
async function judgeSlots(): Promise<void> {
  const wrong = await server.store.rows(sql`
    select s.id from slots s where (s.taken_by = 'visit')
      <> exists (select from visits v where v.slot_id = s.id and v.status in ('reserved', 'pending', 'booked', 'created_manually'))`)
  expect(wrong).toEqual([])
}

test('a visit that is moved keeps its identity: the new time is taken, the old one free, the reminder goes along, the calendar is told', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot)
  const moved = await move(olga, visit.orderId, next)
  expect(moved).toMatchObject({ ok: true, value: { orderId: visit.orderId, startDate: NEXT_DAY, status: 'booked', movingTo: null } })
  expect(await takenBy(slot, next)).toEqual([null, 'visit'])
  expect(await visits(olga)).toMatchObject([{ orderId: visit.orderId, startDate: NEXT_DAY }])
  const row = await server.store.row<{ remind_at: string }>(sql`select remind_at from visits`)
  expect(Date.parse(row!.remind_at)).toBeGreaterThan(Date.parse('2026-11-24T00:00:00Z'))
  const file = await olga.call(visitCalendar, { orderId: visit.orderId })
  const calendar = file.ok ? await (file.value as Blob).text() : ''
  expect(calendar).toContain(`UID:${visit.orderId}@vizit`)
  expect(calendar).toContain('SEQUENCE:1')
  const audit = await server.store.rows(sql`select object_id from audit where action = 'visit-moved'`)
  expect(audit).toEqual([{ object_id: visit.orderId }])
})

test('both spouses move the visits of a child, and the one who booked is told each time [6.21 6.25]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  const child = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${olga.profileId}`)
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot, child)
  expect(await move(pavel, visit.orderId, next)).toMatchObject({ ok: true, value: { startDate: NEXT_DAY } })
  expect(await messages()).toEqual([expect.stringContaining('Визит перенесён на ср, 25 ноября, 14:30')])
  expect(await move(olga, visit.orderId, slot)).toMatchObject({ ok: true, value: { startDate: '2026-11-24T11:30:00Z' } })
  expect(await messages()).toEqual([
    expect.stringContaining('Визит перенесён на ср, 25 ноября, 14:30'),
    expect.stringContaining('Визит перенесён на вт, 24 ноября, 14:30')
  ])
})

test('a relative whom the parents let book for the child moves its visits; without that nobody does [6.21]', async () => {
  const [olga, anna, boris] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' }), await server.aPatient()]
  const child = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'PARENT', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot, child)
  const tryAs = (who: Patient) => move(who, visit.orderId, next)
  expect(await tryAs(boris)).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await tryAs(anna)).toMatchObject({ code: 'NOT_FOUND' })
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${child}, ${anna.profileId}, 'VIEW_VISITS', ${olga.profileId}, now())`)
  expect(await tryAs(anna)).toMatchObject({ code: 'NOT_FOUND' })
  await server.store.run(sql`update grants set level = 'BOOK_VISITS'`)
  expect(await tryAs(anna)).toMatchObject({ ok: true, value: { startDate: NEXT_DAY } })
})

test('what may not be: too late, cancelled, a past or taken time, another doctor, a new age; nothing changes', async () => {
  const olga = await server.aPatient()
  const boris = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2010-11-25' })
  const { slot, next } = await twoSlots({ childrenAge: 0, childrenAgeTo: 15 })
  const visit = await booked(olga, slot, child)
  const elsewhere = await server.aSlot({ startsAt: NEXT_DAY })
  const early = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-20T07:00:00Z' })
  const other = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  await booked(boris, other)
  expect(await move(olga, visit.orderId, elsewhere)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'other-doctor' }, status: 423 })
  expect(await move(olga, visit.orderId, early)).toMatchObject({ code: 'TIMESLOT_IS_BUSY', facts: { reason: 'past' } })
  // on the 25th the child is sixteen
  expect(await move(olga, visit.orderId, next)).toMatchObject({ code: 'AGE_LIMITS_ISSUE' })
  const mine = await booked(olga, next)
  expect(await move(olga, mine.orderId, other)).toMatchObject({ code: 'TIMESLOT_IS_BUSY', status: 409 })
  expect(await move(olga, mine.orderId, { ...other, timetableId: '999999' })).toMatchObject({ code: 'NOT_FOUND' })
  server.setNow('2026-11-25T11:00:01Z')
  expect(await move(olga, mine.orderId, elsewhere)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'too-late' } })
  server.setNow('2026-11-25T11:00:00Z')
  await olga.call(cancelVisit, { orderId: mine.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  expect(await move(olga, mine.orderId, other)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'already-cancelled' } })
  expect(await takenBy(slot, next, other)).toEqual(['visit', null, 'visit'])
})

test('a patient who is elsewhere at the new time is told so, and may move all the same [8.94]', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot)
  await booked(olga, await server.aSlot({ startsAt: '2026-11-25T11:40:00Z' }))
  expect(await move(olga, visit.orderId, next)).toMatchObject({
    code: 'VISITOR_ALREADY_BOOKED',
    facts: { startsAt: '2026-11-25T11:40:00Z', doctorName: 'Ковалёва Анна Сергеевна' }
  })
  expect(await takenBy(slot, next)).toEqual(['visit', null])
  expect(await move(olga, visit.orderId, next, { bookAnyway: true })).toMatchObject({ ok: true })
})

test('the own hold of the new time becomes the visit; somebody else’s keeps it', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot)
  await boris.call(holdSlot, next)
  expect(await move(olga, visit.orderId, next)).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  server.pass(301)
  await olga.call(holdSlot, next)
  expect(await move(olga, visit.orderId, next)).toMatchObject({ ok: true })
  await judgeSlots()
})

test('asked twice, with one key or two, at once or later, a visit is moved once', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  const visit = await booked(olga, slot)
  const key = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => move(olga, visit.orderId, next, {}, key)),
    move(olga, visit.orderId, next)
  ])
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { startDate: NEXT_DAY } })
  expect(await move(olga, visit.orderId, slot, {}, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await server.store.rows(sql`select 1 from audit where action = 'visit-moved'`)).toHaveLength(1)
})

test('of many who want one time at once, by booking and by moving, one gets it and everybody else keeps what they had', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.aPatient()))
  const { slot: first, next } = await twoSlots()
  const more = await Promise.all(
    [8, 9].map(hour => server.aSlot({ assignmentId: first.assignmentId, startsAt: `2026-11-26T0${hour}:00:00Z` }))
  )
  const own = [first, ...more]
  const held = await Promise.all(own.map((slot, n) => booked(people[n]!, slot)))
  const answers = await Promise.all([
    ...held.map((visit, n) => move(people[n]!, visit.orderId, next)),
    ...[3, 4].map(n => people[n]!.call(bookDoctorSlot, { ...next, profileId: people[n]!.profileId }))
  ])
  expect(answers.map(answer => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([...Array(4).fill('TIMESLOT_IS_BUSY'), 'ok'])
  await judgeSlots()
  const rows = await server.store.rows<{ status: string }>(sql`select status from visits`)
  expect(rows.filter(row => row.status === 'booked')).toHaveLength(answers.findIndex(answer => answer.ok) < 3 ? 3 : 4)
})

test('two who exchange their times at once, and moves against cancels, lose no slot', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const { slot, next } = await twoSlots()
  for (let round = 0; round < 6; round++) {
    const visit = await booked(olga, slot)
    const input = { orderId: visit.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }
    const answers = await Promise.all([move(olga, visit.orderId, next), olga.call(cancelVisit, input)])
    expect(answers[1]).toMatchObject({ ok: true })
    expect(answers[0].ok || answers[0].code).toSatisfy(said => said === true || said === 'MOVE_REFUSED')
    expect(await takenBy(slot, next)).toEqual([null, null])
  }
  const [mine, his] = [await booked(olga, slot), await booked(boris, next)]
  const answers = await Promise.all([move(olga, mine.orderId, next), move(boris, his.orderId, slot)])
  for (const answer of answers) expect(answer).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  await judgeSlots()
})

test('a clinic that has to be asked reserves the new time under a name of its own and then gives the old one back', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  const names: string[] = []
  await remote({ reserve: async ({ orderId }) => (names.push(orderId), { verdict: 'reserved', clinicRef: `ref-${names.length}` }) })
  const visit = await booked(olga, slot)
  expect(await move(olga, visit.orderId, next)).toMatchObject({ ok: true, value: { startDate: NEXT_DAY, movingTo: null } })
  expect([names[0], new Set(names).size, await takenBy(slot, next), await jobs()]).toEqual([
    visit.orderId,
    2,
    [null, 'visit'],
    ['cancel-at-clinic']
  ])
  expect(await undone()).toMatchObject([{ orderId: visit.orderId, clinicRef: 'ref-1', startDate: '2026-11-24T11:30:00Z' }])
  const cancelled: object[] = []
  await remote({ cancel: async asked => (cancelled.push(asked), 'cancelled') })
  await olga.call(cancelVisit, { orderId: visit.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  expect(cancelled).toMatchObject([{ orderId: names[1], clinicRef: 'ref-2', startDate: NEXT_DAY }])
})

test('a clinic that says no leaves the visit where it was [4.27]', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  await remote()
  const visit = await booked(olga, slot)
  await remote({ reserve: async () => ({ verdict: 'refused', reason: null }) })
  expect(await move(olga, visit.orderId, next)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'clinic' } })
  expect(await takenBy(slot, next)).toEqual(['visit', null])
  await remote({ reserve: async () => ({ verdict: 'busy' }) })
  expect(await move(olga, visit.orderId, next)).toMatchObject({ code: 'TIMESLOT_IS_BUSY', facts: { reason: 'clinic' } })
  expect([await takenBy(slot, next), await jobs(), await visits(olga)]).toMatchObject([
    ['visit', 'clinic'],
    [],
    [{ startDate: '2026-11-24T11:30:00Z', movingTo: null }]
  ])
})

test('while a clinic is silent the visit stands, both times are kept, and the outcome comes by SMS', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const { slot, next } = await twoSlots()
  const third = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  await remote()
  const visit = await booked(olga, slot)
  await remote({ reserve: async () => ({ verdict: 'unknown' }) })
  const standing = { startDate: '2026-11-24T11:30:00Z', status: 'booked', movingTo: NEXT_DAY }
  expect(await move(olga, visit.orderId, next)).toMatchObject({ ok: true, value: standing })
  expect([await takenBy(slot, next), await visits(olga)]).toMatchObject([['visit', 'visit'], [standing]])
  expect(await boris.call(bookDoctorSlot, { ...next, profileId: boris.profileId })).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  // the same request is the same request, another one waits
  expect(await move(olga, visit.orderId, next)).toMatchObject({ ok: true, value: standing })
  expect(await move(olga, visit.orderId, third)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'being-moved' } })
  await settleMove(server.deps, visit)
  expect([await messages(), await jobs()]).toEqual([[], ['settle-move']])
  await remote({ find: async () => ({ verdict: 'reserved', clinicRef: 'N' }) })
  await settleMove(server.deps, visit)
  expect(await messages()).toEqual([expect.stringContaining('Визит перенесён на ср, 25 ноября, 14:30')])
  expect([await takenBy(slot, next), await visits(olga)]).toMatchObject([[null, 'visit'], [{ startDate: NEXT_DAY, movingTo: null }]])
  await settleMove(server.deps, visit)
  await judgeSlots()
})

test('of two moves that a clinic is asked for at once one waits for it, the other hears so', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  const third = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  await remote()
  const visit = await booked(olga, slot)
  await remote({ reserve: async () => ({ verdict: 'unknown' }) })
  const answers = await Promise.all([next, third, next, third].map(to => move(olga, visit.orderId, to)))
  const to = answers.flatMap(answer => (answer.ok ? [answer.value.movingTo] : []))
  expect([to.length, new Set(to).size]).toEqual([2, 1])
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'being-moved' } })
  await judgeSlots()
})

test('a service is moved with all its slots, also onto one that it has now; where too few are free nothing changes', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const { assignmentId } = await server.aDoctor()
  const slots = await Promise.all(
    ['11:00', '11:20', '11:40', '12:00', '12:20'].map(time => server.aSlot({ assignmentId, startsAt: `2026-11-24T${time}:00Z` }))
  )
  const service = await server.store.row<{ id: number }>(sql`
    with d as (insert into service_directions (code, name) values ('d', 'Диагностика') returning id),
      g as (insert into service_sub_groups (direction_id, code, name) select id, 'g', 'УЗИ' from d returning id),
      s as (insert into services (sub_group_id, code, name, for_adult, for_children) select id, 's', 'УЗИ сердца', true, false from g returning id)
    insert into assignment_services (assignment_id, service_id, duration_minutes) select ${assignmentId}, id, 40 from s returning service_id as id`)
  const input = { ...slots[0]!, profileId: olga.profileId, serviceId: String(service!.id), serviceName: 'УЗИ сердца', slotDuration: 40 }
  const visit = await olga.call(bookService, input)
  if (!visit.ok) throw new Error(visit.code)
  await booked(boris, slots[3]!)
  expect(await move(olga, visit.value.orderId, slots[2]!)).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  expect(await takenBy(...slots)).toEqual(['visit', 'visit', null, 'visit', null])
  expect(await move(olga, visit.value.orderId, slots[1]!)).toMatchObject({
    ok: true,
    value: { startDate: '2026-11-24T11:20:00Z', endDate: '2026-11-24T12:00:00Z', serviceName: 'УЗИ сердца' }
  })
  expect(await takenBy(...slots)).toEqual([null, 'visit', 'visit', 'visit', null])
  await olga.call(cancelVisit, { orderId: visit.value.orderId, assignmentId, profileId: olga.profileId })
  expect(await takenBy(...slots)).toEqual([null, null, null, 'visit', null])
})

test('a clinic that is silent for two hours has not moved the visit: the patient is told, and what it may have reserved is undone', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  await remote()
  const visit = await booked(olga, slot)
  await remote({ reserve: async () => ({ verdict: 'unknown' }) })
  await move(olga, visit.orderId, next)
  server.pass(2 * 60 * 60 - 1)
  await settleMove(server.deps, visit)
  expect(await messages()).toEqual([])
  server.pass(1)
  await settleMove(server.deps, visit)
  expect(await messages()).toEqual([expect.stringContaining('Он остаётся на прежнее время: вт, 24 ноября, 14:30')])
  expect([await takenBy(slot, next), await visits(olga)]).toMatchObject([['visit', null], [{ movingTo: null }]])
  expect(await jobs()).toContain('cancel-at-clinic')
})

test('who cancels while the clinic is silent about a move gets both times free at once, and the clinic is told to forget the new one', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  await remote()
  const visit = await booked(olga, slot)
  await remote({ reserve: async () => ({ verdict: 'unknown' }) })
  await move(olga, visit.orderId, next)
  await olga.call(cancelVisit, { orderId: visit.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  expect([await takenBy(slot, next), await visits(olga)]).toMatchObject([[null, null], [{ status: 'cancelled', movingTo: null }]])
  expect([await jobs(), await undone()]).toMatchObject([['cancel-at-clinic'], [{ startDate: NEXT_DAY }]])
})

test('who cancels while a move waits for the clinic gets both times free, and a late yes of the clinic is undone', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  await remote()
  const visit = await booked(olga, slot)
  const input = { orderId: visit.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }
  await remote({
    reserve: async () => {
      await olga.call(cancelVisit, input)
      return { verdict: 'reserved', clinicRef: 'late' }
    }
  })
  expect(await move(olga, visit.orderId, next)).toMatchObject({ code: 'MOVE_REFUSED', facts: { reason: 'already-cancelled' } })
  expect([await takenBy(slot, next), await visits(olga)]).toMatchObject([[null, null], [{ status: 'cancelled', movingTo: null }]])
  expect(await undone()).toMatchObject([{ startDate: NEXT_DAY, clinicRef: 'late' }])
})

test('a visit that is cancelled while its clinic is asked, and moved meanwhile, is cancelled at the clinic where it is now', async () => {
  const olga = await server.aPatient()
  const { slot, next } = await twoSlots()
  await remote()
  const visit = await booked(olga, slot)
  let isFirst = true
  await remote({
    cancel: async () => {
      if (isFirst) {
        isFirst = false
        expect(await move(olga, visit.orderId, next)).toMatchObject({ ok: true })
      }
      return 'cancelled'
    }
  })
  expect(
    await olga.call(cancelVisit, { orderId: visit.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  ).toMatchObject({
    ok: true
  })
  expect(await takenBy(slot, next)).toEqual([null, null])
  expect((await undone()).map(({ startDate }) => startDate)).toEqual(['2026-11-24T11:30:00Z', NEXT_DAY])
})
