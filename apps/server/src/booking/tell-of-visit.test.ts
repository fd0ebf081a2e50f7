import { bookDoctorSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { sendUserInfo } from '@vizit/contract/own-data'
import { chooseVisitNews, readReminders } from '@vizit/contract/reminders'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { sweepMessages } from '../jobs/sweep-notifications.job.ts'
import type { LogFields } from '../log.ts'
import { erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { joinFamily } from '../testing/test-family.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'
import { cancelledByClinic } from './at-clinic/cancel-by-clinic.job.ts'
import { settleCancel } from './cancelling/settle-cancel.job.ts'
import { settleVisit } from './settle-visit.job.ts'
import { tellNews } from './tell-news.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

/** 14:30 of Minsk on Tuesday, 24 November. */
const AFTERNOON = '2026-11-24T11:30:00Z'

const unknown = async () => ({ verdict: 'unknown' as const })

async function book(who: Patient, slot: Slot, profileId = who.profileId) {
  const answer = await who.call(bookDoctorSlot, { ...slot, profileId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const cancel = (who: Patient, visit: { orderId: string; assignmentId: string; profileId: string }) =>
  who.call(cancelVisit, { orderId: visit.orderId, assignmentId: visit.assignmentId, profileId: visit.profileId })

/** Tells the news and sends what may leave now; gives whom it went to, with the text. */
async function said(): Promise<[string, string][]> {
  await tellNews(server.deps)
  const before = server.sent.length
  const jobs = await server.store.rows<{ payload: { id: string; waits?: boolean } }>(sql`
    select j.payload from graphile_worker._private_jobs j join notifications n on n.id::text = j.payload ->> 'id' where n.state = 'due' order by j.id`)
  for (const { payload } of jobs) await sendNotification(server.deps, payload, 'last')
  return server.sent.slice(before).map(({ phone, text }) => [phone, text])
}

/** A family of two grown-ups: the second lets the first book for them. */
async function aCouple(): Promise<[Patient, Patient]> {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${pavel.profileId}, ${olga.profileId}, 'BOOK_VISITS', ${pavel.profileId}, now())`)
  return [olga, pavel]
}

test('who books, moves and cancels a visit has it in an SMS each time: when and where, and nobody’s name', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: AFTERNOON })
  const next = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z', assignmentId: slot.assignmentId })
  const visit = await book(olga, slot)
  expect(await said()).toEqual([
    [olga.phone, 'Визит подтверждён: вт, 24 ноября, 14:30, Каштан на Сурганова, Минск, ул. Сурганова, 47Б. Отменить можно до 14:00.']
  ])
  expect(await olga.call(moveVisit, { orderId: visit.orderId, ...next })).toMatchObject({ ok: true })
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит перенесён на ср, 25 ноября, 14:30, Каштан/)]])
  expect(await cancel(olga, visit)).toMatchObject({ ok: true })
  expect(await said()).toEqual([[olga.phone, 'Визит отменён: ср, 25 ноября, 14:30, Каштан на Сурганова.']])
})

test('a patient with an account of their own hears it too, each in their language, whoever of the family did it', async () => {
  const [olga, pavel] = await aCouple()
  expect(await pavel.call(sendUserInfo, { preferences: { language: 'be' } })).toMatchObject({ ok: true })
  const visit = await book(olga, await server.aSlot({ startsAt: AFTERNOON }), pavel.profileId)
  expect(await said()).toEqual([
    [olga.phone, expect.stringMatching(/^Визит подтверждён: вт, 24 ноября, 14:30/)],
    [pavel.phone, expect.stringMatching(/^Візіт пацверджаны: аў 24 лістапада, 14:30/)]
  ])
  expect(await cancel(pavel, visit)).toMatchObject({ ok: true })
  expect((await said()).map(([phone]) => phone)).toEqual([olga.phone, pavel.phone])
})

test('for a child one message comes, to whoever booked', async () => {
  const olga = await server.aPatient()
  await book(olga, await server.aSlot({ startsAt: AFTERNOON, doctor: { children: true } }), await server.aChild(olga))
  expect((await said()).map(([phone]) => phone)).toEqual([olga.phone])
})

test('parents hear of what a grandmother books, moves or cancels for their child, and one parent not of what the other does', async () => {
  const [mother, father, grandmother] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' }), await server.aPatient()]
  const child = await server.aChild(mother)
  await joinFamily(server.store, mother.profileId, [
    [father.profileId, 'SPOUSE'],
    [grandmother.profileId, 'PARENT']
  ])
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${child}, ${grandmother.profileId}, 'BOOK_VISITS', ${mother.profileId}, now())`)
  const slot = await server.aSlot({ startsAt: AFTERNOON, doctor: { children: true } })
  const visit = await book(grandmother, slot, child)
  const toldOfBooking = Object.fromEntries(await said())
  const all = [grandmother.phone, mother.phone, father.phone].sort()
  expect(Object.keys(toldOfBooking).sort()).toEqual(all)
  expect(toldOfBooking[grandmother.phone]).toMatch(/^Визит подтверждён: вт, 24 ноября, 14:30/)
  for (const { phone } of [mother, father]) expect(toldOfBooking[phone]).toMatch(/^Для ребёнка. Визит подтверждён: вт, 24 ноября, 14:30/)
  const phones = async () => (await said()).map(([phone]) => phone).sort()
  const next = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z', assignmentId: slot.assignmentId })
  expect(await grandmother.call(moveVisit, { orderId: visit.orderId, ...next })).toMatchObject({ ok: true })
  expect(await phones()).toEqual(all)
  expect(await cancel(grandmother, visit)).toMatchObject({ ok: true })
  expect(await phones()).toEqual(all)
  await book(mother, await server.aSlot({ startsAt: '2026-11-26T11:30:00Z', doctor: { children: true } }), child)
  expect(await phones()).toEqual([mother.phone])
})

test('who has turned these messages off hears of nothing that the family does, and all the same of what the clinic does', async () => {
  const [olga, pavel] = await aCouple()
  expect(await olga.call(readReminders, {})).toMatchObject({ ok: true, value: { tellsOfVisits: true } })
  expect(await olga.call(chooseVisitNews, { tellsOfVisits: false })).toMatchObject({
    ok: true,
    value: { tellsOfVisits: false, channel: 'sms' }
  })
  const slot = await server.aSlot({ startsAt: AFTERNOON, doctor: { lastName: 'Бобрик' } })
  const visit = await book(olga, slot, pavel.profileId)
  expect((await said()).map(([phone]) => phone)).toEqual([pavel.phone])
  await cancelledByClinic(server.deps, { provider: visit.providerCode, ref: visit.orderId, reason: 'Врач заболел', toldBy: 'people' })
  const told = await said()
  expect(told.map(([phone]) => phone)).toEqual([olga.phone, pavel.phone])
  // the doctor who will not be there is not offered
  for (const [, text] of told) expect(text).toMatch(/^Центр отменил ваш визит: вт, 24 ноября, 14:30, [^.]*\. Причина и другие времена: /)
  for (const [, text] of told) expect(text).not.toContain('Бобрик')
})

test('by night a booking is told of in the morning; what is cancelled before ten of the next morning at once', async () => {
  const olga = await server.aPatient()
  server.setNow('2026-11-23T19:30:00Z')
  const visit = await book(olga, await server.aSlot({ startsAt: '2026-11-24T06:30:00Z' }))
  const later = await book(olga, await server.aSlot({ startsAt: AFTERNOON }))
  expect(await said()).toEqual([])
  await cancel(olga, visit)
  await cancel(olga, later)
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён: вт, 24 ноября, 09:30/)]])
  server.setNow('2026-11-24T05:00:00Z')
  // that it was booked is not told of what is cancelled by then
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён: вт, 24 ноября, 14:30/)]])
})

test('what a clinic answers by night, or does not, is told in the morning if it is so still; of a visit before ten at once [R58]', async () => {
  const olga = await server.aPatient()
  await olga.call(chooseVisitNews, { tellsOfVisits: false })
  server.clinic.gateway = { timetableIsOurs: false, reserve: unknown, find: unknown, cancel: async () => 'cancelled' }
  server.setNow('2026-11-23T18:30:00Z')
  const waiting = await book(olga, await server.aSlot({ startsAt: AFTERNOON }))
  const calledOff = await book(olga, await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' }))
  const silent = await book(olga, await server.aSlot({ startsAt: '2026-11-26T11:30:00Z' }))
  const early = await book(olga, await server.aSlot({ startsAt: '2026-11-24T06:30:00Z' }))
  server.setNow('2026-11-23T20:40:00Z')
  await settleVisit(server.deps, silent)
  server.clinic.gateway = { ...server.clinic.gateway, find: async () => ({ verdict: 'reserved', clinicRef: null }) }
  for (const visit of [waiting, calledOff, early]) await settleVisit(server.deps, visit)
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/подтверждён.*24 ноября, 09:30/)]])
  expect(await cancel(olga, calledOff)).toMatchObject({ ok: true })
  server.setNow('2026-11-24T05:00:00Z')
  server.clinic.gateway = { ...server.clinic.gateway, find: unknown }
  await settleVisit(server.deps, silent)
  expect((await said()).map(([, text]) => text).toSorted()).toEqual([
    expect.stringMatching(/подтверждён.*24 ноября, 14:30/),
    expect.stringContaining('Центр ещё не ответил')
  ])
})

test('a visit that would have begun before the morning is not told of: who booked it has seen so', async () => {
  const olga = await server.aPatient()
  server.setNow('2026-11-23T19:30:00Z')
  await book(olga, await server.aSlot({ startsAt: '2026-11-24T04:30:00Z' }))
  expect(await said()).toEqual([])
  expect(await server.store.rows(sql`select id from notifications`)).toEqual([])
})

test('whoever books and cancels in a loop is told of ten bookings in a day and of their end; what stood before is told of all the same, and the next day all is', async () => {
  const olga = await server.aPatient()
  const old = await book(olga, await server.aSlot({ startsAt: '2026-12-20T11:30:00Z' }))
  await said()
  server.pass(86_500)
  const slot = await server.aSlot({ startsAt: '2026-12-24T11:30:00Z' })
  const texts: string[] = []
  for (let round = 0; round < 14; round++) {
    const visit = await book(olga, slot)
    texts.push(...(await said()).map(([, text]) => text))
    await cancel(olga, visit)
    texts.push(...(await said()).map(([, text]) => text))
  }
  const withWord = (word: string) => texts.filter(text => text.includes(word)).length
  expect([withWord('подтверждён'), withWord('отменён')]).toEqual([10, 10])
  await cancel(olga, old)
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён/)]])
  server.pass(86_500)
  await book(olga, slot)
  expect(await said()).toHaveLength(1)
})

/** Olga's child, for whom Pavel, her husband, may book too. */
async function aChildOfTwo(): Promise<[Patient, Patient, string]> {
  const [olga, pavel] = await aCouple()
  const { id } = (await server.store.row<{ id: string }>(sql`select profile_id as id from family_members where rel_kind = 'CHILD'`))!
  return [olga, pavel, id]
}

test('a child’s visit that the clinic calls off is told to whoever may see it now, not to whoever booked it and may no longer', async () => {
  const [olga, pavel, child] = await aChildOfTwo()
  const visit = await book(pavel, await server.aSlot({ startsAt: AFTERNOON, doctor: { children: true } }), child)
  expect((await said()).map(([phone]) => phone)).toEqual([pavel.phone])
  await server.store.run(sql`delete from family_members where profile_id = ${pavel.profileId}`)
  await cancelledByClinic(server.deps, { provider: visit.providerCode, ref: visit.orderId, reason: 'Врач заболел', toldBy: 'people' })
  expect((await said()).map(([phone]) => phone)).toEqual([olga.phone])
})

test('what a silent clinic has cancelled all the same is told to whoever asked for it, and to whoever booked', async () => {
  const [olga, pavel, child] = await aChildOfTwo()
  const visit = await book(pavel, await server.aSlot({ startsAt: AFTERNOON, doctor: { children: true } }), child)
  await said()
  const { gateway } = server.clinic
  server.clinic.gateway = {
    ...gateway,
    timetableIsOurs: false,
    cancel: async () => 'unknown',
    find: async () => ({ verdict: 'refused', reason: null })
  }
  expect(await cancel(olga, visit)).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  await settleCancel(server.deps, { orderId: visit.orderId, accountId: olga.accountId })
  expect(await said()).toEqual([
    [olga.phone, expect.stringMatching(/^Визит отменён/)],
    [pavel.phone, expect.stringMatching(/^Визит отменён/)]
  ])
})

test('what a silent clinic has cancelled by night is told in the morning, of a visit before ten at once [R58]', async () => {
  const olga = await server.aPatient()
  const visits = [
    await book(olga, await server.aSlot({ startsAt: AFTERNOON })),
    await book(olga, await server.aSlot({ startsAt: '2026-11-24T06:30:00Z' }))
  ]
  await said()
  server.setNow('2026-11-23T19:30:00Z')
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: unknown,
    cancel: async () => 'unknown',
    find: async () => ({ verdict: 'refused', reason: null })
  }
  for (const visit of visits) {
    expect(await cancel(olga, visit)).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
    await settleCancel(server.deps, { orderId: visit.orderId, accountId: olga.accountId })
  }
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён.*09:30/)]])
  server.setNow('2026-11-24T05:00:00Z')
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён.*14:30/)]])
})

test('a visit that was confirmed while its clinic was asked to cancel it is told of as cancelled', async () => {
  const olga = await server.aPatient()
  const visit = await book(olga, await server.aSlot({ startsAt: AFTERNOON }))
  await said()
  await server.store.run(sql`update visits set status = 'pending'`)
  server.clinic.gateway = {
    ...server.clinic.gateway,
    timetableIsOurs: false,
    cancel: async () => {
      await server.store.run(sql`update visits set status = 'booked'`)
      return 'cancelled'
    }
  }
  expect(await cancel(olga, visit)).toMatchObject({ ok: true })
  expect(await said()).toEqual([[olga.phone, expect.stringMatching(/^Визит отменён/)]])
})

test('a message that waits for the morning is not sent of somebody who was erased in the night, and nothing of it is left', async () => {
  const [olga, pavel] = await aCouple()
  server.setNow('2026-11-23T19:30:00Z')
  await book(olga, await server.aSlot({ startsAt: AFTERNOON }), pavel.profileId)
  expect(await said()).toEqual([])
  await server.store.transaction(tx => erasePerson(tx, pavel.profileId, server.now()))
  server.setNow('2026-11-24T05:00:00Z')
  expect(await said()).toEqual([])
  expect(await server.store.rows(sql`select distinct recipient, body, brief, state from notifications`)).toEqual([
    { recipient: '', body: '', brief: '', state: 'gave-up' }
  ])
})

test('of somebody who was erased before their visit was told of, nobody hears', async () => {
  const [olga, pavel] = await aCouple()
  await book(olga, await server.aSlot({ startsAt: AFTERNOON }), pavel.profileId)
  await server.store.transaction(tx => erasePerson(tx, pavel.profileId, server.now()))
  expect(await said()).toEqual([])
})

test('two that tell at once tell of each visit once, and of many in the order in which they were booked', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => server.aPatient()))
  for (const who of people) await book(who, await server.aSlot({ startsAt: AFTERNOON }))
  await Promise.all([tellNews(server.deps), tellNews(server.deps), tellNews(server.deps)])
  expect((await said()).map(([phone]) => phone)).toEqual(people.map(({ phone }) => phone))
})

test('news that cannot be told does not keep the rest back, is tried anew, and is given up loudly', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const bad = await book(olga, await server.aSlot({ startsAt: AFTERNOON }))
  await server.store.run(sql`
    create or replace function refuse_notice() returns trigger language plpgsql as
      $$ begin if new.order_id::text = tg_argv[0] then raise exception 'no'; end if; return new; end $$`)
  await server.deps.store.pool.query(
    `create trigger refuse_notice before insert on notifications for each row execute function refuse_notice('${bad.orderId}')`
  )
  try {
    await book(anna, await server.aSlot({ startsAt: AFTERNOON }))
    const told: unknown[] = []
    const tell = (event: string, fields?: LogFields) => void told.push([event, fields?.code])
    const deps = { ...server.deps, log: { info: tell, warn: tell, error: tell } }
    while ((await tellNews(deps)) === 'more');
    expect((await said()).map(([phone]) => phone)).toEqual([anna.phone])
    const cannot = 'news of a visit could not be told'
    expect(told).toEqual([...Array.from({ length: 4 }, () => [cannot, 'put-off']), [cannot, 'given-up']])
    expect(await server.store.rows(sql`select 1 from visit_news`)).toEqual([])
  } finally {
    await server.store.run(sql`drop trigger refuse_notice on notifications`)
  }
})

test('messages that left are forgotten after ninety days', async () => {
  const olga = await server.aPatient()
  await book(olga, await server.aSlot({ startsAt: AFTERNOON }))
  await said()
  const count = async () => (await server.store.rows(sql`select id from notifications`)).length
  server.pass(89 * 86_400)
  await sweepMessages(server.deps)
  expect(await count()).toBe(1)
  server.pass(2 * 86_400)
  await sweepMessages(server.deps)
  expect(await count()).toBe(0)
})
