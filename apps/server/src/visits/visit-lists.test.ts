import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import {
  cancelVisit,
  deleteVisit,
  listPersonOrders,
  listVisits,
  pageVisits,
  syncOrder,
  syncOrders,
  type Visit,
  visitCalendar
} from '@vizit/contract/visits'
import { visitState } from '@vizit/rules/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settleVisit } from '../booking/settle-visit.job.ts'
import { sql } from '../store/store.ts'
import { aReport } from '../testing/test-reports.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'
import { attachDocument } from './attach-document.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

/** Visits of the past and future in one go, at 11:30Z of each day; their ids in the order of the days. */
async function visitsOn(days: string[], profileId: string, status = 'booked'): Promise<string[]> {
  const { assignmentId } = await server.aDoctor()
  const ids = days.map(() => randomUUID())
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select d.id, ${profileId}, a.provider_id, a.id, a.doctor_id, d.day + time '11:30' at time zone 'UTC', d.day + time '11:50' at time zone 'UTC', ${status},
           d.day - interval '3 days', d.day - interval '3 days'
    from unnest(${ids}::uuid[], ${days}::date[]) d (id, day), assignments a where a.id = ${assignmentId}`)
  return ids
}

async function page(
  who: Patient,
  asked: Parameters<typeof who.call<typeof pageVisits>>[1]
): Promise<{ visits: Visit[]; next: string | null }> {
  const answer = await who.call(pageVisits, asked)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const idsOf = (visits: Visit[]) => visits.map(visit => visit.orderId)

test('the first sync brings everything, a later one what starts or has changed since the day before the last [4.63 4.64]', async () => {
  const olga = await server.aPatient()
  const [old, recent, future] = await visitsOn(['2026-03-02', '2026-11-19', '2026-11-30'], olga.profileId)
  const first = await olga.call(syncOrders, {})
  expect(first).toMatchObject({ ok: true, value: { from: null } })
  expect(first.ok && idsOf(first.value.orders)).toEqual([future, recent, old])
  const lastSync = first.ok ? first.value.syncedAt : ''
  const later = await olga.call(syncOrders, { lastSync })
  expect(later).toMatchObject({ value: { from: '2026-11-19' } })
  expect(later.ok && idsOf(later.value.orders)).toEqual([future, recent])
  await server.store.run(sql`update visits set status = 'done', updated_at = ${server.now()} where order_id = ${old}`)
  const changed = await olga.call(syncOrders, { lastSync })
  expect(changed.ok && idsOf(changed.value.orders)).toEqual([future, recent, old])
  // a day of Minsk begins three hours before that of UTC
  expect(await olga.call(syncOrders, { lastSync: '2026-11-19T20:59:59Z' })).toMatchObject({ value: { from: '2026-11-18' } })
  expect(await olga.call(syncOrders, { lastSync: '2026-11-19T21:00:00Z' })).toMatchObject({ value: { from: '2026-11-19' } })
})

test('a visit is synchronised by its id; of a clinic that has not answered it is asked again, but not at every reading', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  let answer: 'unknown' | 'reserved' = 'unknown'
  const said = () => (answer === 'unknown' ? { verdict: 'unknown' as const } : { verdict: 'reserved' as const, clinicRef: 'R' })
  server.clinic.gateway = { timetableIsOurs: false, reserve: async () => said(), find: async () => said(), cancel: async () => 'unknown' }
  const booked = await olga.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: olga.profileId })
  const orderId = booked.ok ? booked.value.orderId : ''
  const runAt = async () => (await server.store.row<{ at: string }>(sql`select run_at as at from graphile_worker.jobs`))!.at
  expect(await runAt()).toBe('2026-11-20T08:00:30Z')
  server.pass(5)
  expect(await olga.call(syncOrder, { orderId })).toMatchObject({ ok: true, value: { orderId, status: 'pending' } })
  expect(await runAt()).toBe('2026-11-20T08:00:05Z')
  server.pass(5)
  await olga.call(syncOrder, { orderId })
  expect(await runAt()).toBe('2026-11-20T08:00:05Z')
  answer = 'reserved'
  await settleVisit(server.deps, { orderId })
  expect(await olga.call(syncOrder, { orderId })).toMatchObject({ value: { status: 'booked' } })
  expect(await boris.call(syncOrder, { orderId })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
})

test('the visits of one person, from a day on, forced where clinics are silent; of nobody whose visits one may not see [7.69]', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const child = await server.aChild(olga)
  await visitsOn(['2026-11-01', '2026-11-25'], olga.profileId)
  const [early, late] = await visitsOn(['2026-11-01', '2026-11-25'], child)
  const asked = async (more: object = {}) => {
    const answer = await olga.call(listPersonOrders, { profileId: child, ...more })
    return answer.ok ? idsOf(answer.value.orders) : answer.code
  }
  expect(await asked()).toEqual([late, early])
  expect(await asked({ dateStart: '2026-11-10' })).toEqual([late])
  await server.store.run(sql`update visits set status = 'pending' where order_id = ${late}`)
  await asked()
  expect(await server.store.rows(sql`select 1 from graphile_worker.jobs`)).toEqual([])
  await asked({ forced: 'true' })
  expect(await server.store.rows(sql`select key from graphile_worker.jobs`)).toEqual([{ key: `settle:${late}` }])
  expect(await boris.call(listPersonOrders, { profileId: child })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
})

test('a visit is in one state: future, past, cancelled or deleted, and each is paged [3.27]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const past = await visitsOn(['2026-11-15', '2026-11-16', '2026-11-17'], olga.profileId, 'done')
  const ofChild = await visitsOn(['2026-11-16'], child, 'no_show')
  const future = await visitsOn(['2026-11-21', '2026-11-22'], olga.profileId)
  const [cancelled] = await visitsOn(['2026-11-23'], olga.profileId, 'cancelled')
  const [hidden] = await visitsOn(['2026-11-10'], olga.profileId, 'done')
  // neither confirmed nor called off in its time: no real past visit [4.66]
  await visitsOn(['2026-11-09'], olga.profileId, 'created_manually')
  await olga.call(deleteVisit, { orderId: hidden! })
  expect(idsOf((await page(olga, {})).visits)).toEqual(future)
  expect(idsOf((await page(olga, { state: 'cancelled' })).visits)).toEqual([cancelled])
  expect(idsOf((await page(olga, { state: 'deleted' })).visits)).toEqual([hidden])
  const first = await page(olga, { state: 'past', count: '2' })
  const second = await page(olga, { state: 'past', count: '2', after: first.next! })
  expect(first.visits.map(visit => visit.startDate)).toEqual(['2026-11-17T11:30:00Z', '2026-11-16T11:30:00Z'])
  expect([second.next, idsOf([...first.visits, ...second.visits]).toSorted()]).toEqual([null, [...past, ...ofChild].toSorted()])
  expect(idsOf((await page(olga, { state: 'past', profileId: child })).visits)).toEqual(ofChild)
  const soon = await page(olga, { count: '1' })
  expect(idsOf((await page(olga, { count: '1', after: soon.next! })).visits)).toEqual([future[1]])
  const states = [...(await page(olga, { state: 'past' })).visits, ...(await page(olga, {})).visits]
  expect(new Set(states.map(visit => visitState({ ...visit, isDeleted: false }, server.now())))).toEqual(new Set(['past', 'future']))
})

test('a visit is deleted from the day after it; it leaves the list of everybody and nothing else becomes of it [3.27 4.74]', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const child = await server.aChild(olga)
  const [today] = await visitsOn(['2026-11-20'], child, 'done')
  expect(await olga.call(deleteVisit, { orderId: today! })).toMatchObject({
    code: 'DELETE_REFUSED',
    status: 423,
    facts: { reason: 'too-early', from: '2026-11-21' }
  })
  server.setNow('2026-11-20T20:59:59Z')
  expect(await olga.call(deleteVisit, { orderId: today! })).toMatchObject({ code: 'DELETE_REFUSED' })
  server.setNow('2026-11-20T21:00:00Z')
  expect(await boris.call(deleteVisit, { orderId: today! })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(deleteVisit, { orderId: today! })).toMatchObject({ ok: true, status: 204 })
  expect(await olga.call(deleteVisit, { orderId: today! })).toMatchObject({ ok: true })
  expect(await olga.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
  expect(await olga.call(visitCalendar, { orderId: today! })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.store.rows(sql`select status from visits`)).toEqual([{ status: 'done' }])
  expect(await server.store.rows(sql`select 1 from audit where action = 'visit-hidden'`)).toHaveLength(1)
})

test('a visit that may not be cancelled is 423 with the reason, and with the extra text that the caller wants beside it [8.10]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: '2026-11-20T08:20:00Z' })
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const input = { orderId: booked.ok ? booked.value.orderId : '', assignmentId: slot.assignmentId, profileId: olga.profileId }
  expect(await olga.call(cancelVisit, { ...input, errorExtraText: 'Телефон на талоне.' })).toMatchObject({
    code: 'CANCEL_REFUSED',
    status: 423,
    facts: { reason: 'too-late', extraText: 'Телефон на талоне.' }
  })
})

test('who sees the name of a person alone is given none of the visits, on no page, and keeps none on the device', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  await visitsOn(['2026-11-16'], olga.profileId, 'done')
  await visitsOn(['2026-11-25'], olga.profileId)
  expect(await anna.call(listVisits, {})).toMatchObject({ value: { orders: [], people: [anna.profileId] } })
  for (const state of ['future', 'past'] as const) {
    expect(idsOf((await page(anna, { state })).visits)).toEqual([])
    expect(idsOf((await page(olga, { state })).visits)).toHaveLength(1)
  }
})

test('the page of what is to come has no visit that is over or taken out of the list, and of one person those alone', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const [hidden, later] = await visitsOn(['2026-11-24', '2026-11-25'], olga.profileId)
  const [ofChild] = await visitsOn(['2026-11-26'], child)
  await visitsOn(['2026-11-20'], olga.profileId)
  await server.store.run(sql`update visits set hidden_at = now() where order_id = ${hidden}`)
  server.setNow('2026-11-20T13:00:00Z')
  expect(idsOf((await page(olga, {})).visits)).toEqual([later, ofChild])
  expect(idsOf((await page(olga, { profileId: child })).visits)).toEqual([ofChild])
})

test('a list says of each visit what the visit itself says, however many are at one place, in one family and of one kind', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  await server.store.run(sql`insert into coverers (code, kind, name) values ('almaz', 'EMPLOYER', 'Алмаз')`)
  await server.store.run(sql`insert into programmes (id, coverer_code, caption) values ('almaz-dms', 'almaz', 'Здоровье')`)
  const ofOlga = await visitsOn(['2026-11-10', '2026-11-12', '2026-11-14'], olga.profileId, 'done')
  const [ofChild] = await visitsOn(['2026-11-11'], child, 'done')
  const { assignment_id: assignmentId } = (await server.store.row<{ assignment_id: number }>(
    sql`select assignment_id from visits where order_id = ${ofOlga[0]!}`
  ))!
  const [dear, free] = [
    await aService(server, String(assignmentId), { name: 'УЗИ сердца', price: 9_900 }),
    await aService(server, String(assignmentId), { name: 'Осмотр' })
  ]
  await server.store.run(sql`update visits set service_id = ${dear.serviceId}, programme_id = 'almaz-dms' where order_id = ${ofOlga[0]!}`)
  await server.store.run(sql`update visits set service_id = ${free.serviceId} where order_id = ${ofOlga[1]!}`)
  // one doctor for the two of them, and a visit to come that is to be moved
  await server.store.run(
    sql`update visits set (assignment_id, doctor_id) = (select id, doctor_id from assignments where id = ${assignmentId}) where order_id = ${ofChild!}`
  )
  const [ahead] = await visitsOn(['2026-11-25'], olga.profileId)
  const [held] = await visitsOn(['2026-11-26'], olga.profileId)
  await server.store.run(sql`
    insert into moves (order_id, hold_id, account_id, starts_at, overlap_allowed, asked_at, gives_up_at)
    values (${ahead!}, ${held!}, ${olga.accountId}, '2026-11-26T11:30:00Z', false, now(), now())`)
  for (const [profileId, orderId, kind] of [
    [olga.profileId, ofOlga[0]!, 'test'],
    [olga.profileId, ofOlga[0]!, 'test'],
    [olga.profileId, ofOlga[0]!, 'conclusion'],
    [child, ofChild!, 'test']
  ] as const)
    await aReport(server.store, { profileId, assignmentId: String(assignmentId) }, { orderId, kind })
  await attachDocument(server.deps, { orderId: ofOlga[1]!, name: 'Снимок', bytes: Buffer.from('%PDF-1.4\n%%EOF') })

  const all = await olga.call(listVisits, {})
  const orders = all.ok ? all.value.orders : []
  const each = await Promise.all(orders.map(({ orderId }) => olga.call(syncOrder, { orderId })))
  expect(orders).toEqual(each.map(answer => answer.ok && answer.value))
  expect(
    new Map(
      orders.map(order => [
        order.orderId,
        [order.name, order.price, order.payer?.programCaption, order.movingTo, order.newResults, order.documents]
      ])
    )
  ).toEqual(
    new Map<string, unknown[]>([
      [ofOlga[0]!, ['УЗИ сердца', 9_900, 'Здоровье', null, 3, 0]],
      [ofOlga[1]!, ['Осмотр', 6_200, undefined, null, 0, 1]],
      [ofOlga[2]!, ['Терапевт', 6_200, undefined, null, 0, 0]],
      [ofChild!, ['Терапевт', 6_200, undefined, null, 1, 0]],
      [ahead!, ['Терапевт', 6_200, undefined, '2026-11-26T11:30:00Z', 0, 0]],
      [held!, ['Терапевт', 6_200, undefined, null, 0, 0]]
    ])
  )
  expect(orders.find(order => order.orderId === ofOlga[0])?.reports.map(({ id, reportResults }) => [id, reportResults.length])).toEqual([
    ['conclusion', 1],
    ['test', 2]
  ])
  const pages = [await page(olga, { state: 'past' }), await page(olga, { state: 'future' })]
  expect(new Set(pages.flatMap(one => one.visits))).toEqual(new Set(orders))
})
