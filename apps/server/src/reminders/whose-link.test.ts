// The link of one message does what it does with its own visits: marks of other links, and of other visits of the same link, stay as they are.
import { actByVisitLink, readVisitLink, visitLinkTimes } from '@vizit/contract/reminders'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noticeToken } from '../jobs/notice-token.ts'
import { sql } from '../store/store.ts'
import { type BookedVisit, EVENING_BEFORE, reminding } from '../testing/test-reminders.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { settleVisitLink } from './settle-visit-link.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())
const { booked, minute } = reminding(server)

type Linked = { who: Patient; visits: [BookedVisit, BookedVisit]; noticeId: string; token: string }

/** Two people, each with one message of two visits. */
async function twoLinks(): Promise<[Linked, Linked]> {
  const made: Omit<Linked, 'noticeId' | 'token'>[] = []
  for (const _ of [1, 2]) {
    const who = await server.aPatient()
    made.push({ who, visits: [await booked(who), await booked(who, '2026-11-24T13:30:00Z')] })
  }
  await minute(EVENING_BEFORE)
  const notices = await server.store.rows<{ id: string; account_id: string }>(sql`select id, account_id from notifications`)
  const [one, two] = made.map(({ who, visits }): Linked => {
    const { id } = notices.find(({ account_id }) => account_id === who.accountId)!
    return { who, visits, noticeId: id, token: noticeToken(server.config.secret, id) }
  })
  return [one!, two!]
}

type Action = 'confirm' | 'cancel' | 'move'
const act = ({ token }: Linked, { orderId }: BookedVisit, action: Action, timetableId?: string) =>
  server.nobody(actByVisitLink, { token, orderId, action, ...(timetableId && { timetableId }) })
const said = async ({ token }: Linked) => {
  const read = await server.nobody(readVisitLink, { token })
  return read.ok && read.value.visits.map(({ orderId, done, state }) => [orderId, done, state])
}
/** What stands of the marks: link, visit, action, done or not. */
const marks = () =>
  server.store.rows<{ notice_id: string; order_id: string; action: string; done: boolean }>(
    sql`select notice_id, order_id, action, done_at is not null as done from visit_link_actions order by notice_id, order_id`
  )

test('a link tells of its own visits, each with what this link has done with it', async () => {
  const [olga, ivan] = await twoLinks()
  await act(olga, olga.visits[0], 'confirm')
  await act(ivan, ivan.visits[1], 'cancel')
  expect(await said(olga)).toEqual([
    [olga.visits[0].orderId, 'confirm', 'planned'],
    [olga.visits[1].orderId, null, 'planned']
  ])
  expect(await said(ivan)).toEqual([
    [ivan.visits[0].orderId, null, 'planned'],
    [ivan.visits[1].orderId, 'cancel', 'cancelled']
  ])
  // a second message of the same visits has done nothing yet
  await minute('2026-11-24T09:30:00Z')
  const later = await server.store.row<{ id: string }>(sql`
    select id from notifications where account_id = ${olga.who.accountId} and id <> ${olga.noticeId} limit 1`)
  expect(await said({ ...olga, token: noticeToken(server.config.secret, later!.id) })).toEqual([[olga.visits[0].orderId, null, 'planned']])
})

test('the link of a message that is nobody’s any more opens nothing', async () => {
  const [olga] = await twoLinks()
  await server.store.run(sql`update notifications set account_id = null where id = ${olga.noticeId}`)
  expect(await server.nobody(readVisitLink, { token: olga.token })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('what is refused gives back one link for one visit, and what is done is noted of one link and one visit', async () => {
  const [olga, ivan] = await twoLinks()
  /** Another message of the same visits. */
  const again = async ({ noticeId }: Linked) => {
    const copy = await server.store.row<{ id: string }>(sql`
      insert into notifications (id, dedupe, channel, recipient, body, state, created_at, account_id)
      select gen_random_uuid(), dedupe || ' again', channel, recipient, body, state, created_at, account_id from notifications where id = ${noticeId} returning id`)
    return copy!.id
  }
  const begun = (noticeId: string, { orderId }: BookedVisit) =>
    server.store.run(sql`
      insert into visit_link_actions (notice_id, order_id, account_id, action, at, starts_at)
      select ${noticeId}, order_id, account_id, 'cancel', ${server.now()}, starts_at from visits where order_id = ${orderId}`)
  const [olgaAgain, ivanAgain] = [await again(olga), await again(ivan)]
  await begun(olga.noticeId, olga.visits[1])
  await begun(olgaAgain, olga.visits[1])
  await begun(olgaAgain, olga.visits[0])
  await begun(ivanAgain, ivan.visits[1])
  // one that is done, and not noted yet
  await begun(ivan.noticeId, ivan.visits[0])
  await server.store.run(sql`update visits set status = 'cancelled', cancelled_by = 'clinic' where order_id = ${ivan.visits[0].orderId}`)
  const before = await marks()
  // thirty minutes before its start a visit is not cancelled
  await server.store.run(
    sql`update visits set starts_at = ${server.now()}::timestamptz + interval '20 minutes' where order_id = ${olga.visits[0].orderId}`
  )
  expect(await act(olga, olga.visits[0], 'cancel')).toMatchObject({ code: 'CANCEL_REFUSED' })
  expect(await marks()).toEqual(before)
  expect(await act(ivan, ivan.visits[1], 'cancel')).toMatchObject({ ok: true })
  const noted = () => server.store.rows(sql`select profile_id, object_id from audit where action = 'visit-cancel-by-link'`)
  const once = [{ profile_id: ivan.who.profileId, object_id: ivan.visits[1].orderId }]
  const done = async () => (await marks()).filter(mark => mark.done)
  expect([await done(), await noted()]).toEqual([
    [{ notice_id: ivan.noticeId, order_id: ivan.visits[1].orderId, action: 'cancel', done: true }],
    once
  ])
  // its job does not note it once more; the job of one that was not done lets that one lapse, and asks no more
  await settleVisitLink(server.deps, { noticeId: ivan.noticeId, orderId: ivan.visits[1].orderId })
  const lapsed = { noticeId: olga.noticeId, orderId: olga.visits[1].orderId }
  await settleVisitLink(server.deps, lapsed)
  expect([await done(), await noted()]).toEqual([[expect.objectContaining({ notice_id: ivan.noticeId })], once])
  const left = await marks()
  expect(left.filter(mark => !mark.done)).toEqual(before.filter(mark => mark.notice_id !== lapsed.noticeId))
  expect(
    await server.store.rows(sql`select 1 from graphile_worker.jobs where key = ${`visit-link:${lapsed.noticeId}:${lapsed.orderId}`}`)
  ).toEqual([])
})

test('a move is not noted while its clinic has not answered: the mark stays, and its job looks again', async () => {
  const [olga, ivan] = await twoLinks()
  const visit = olga.visits[0]
  const { timetableId } = await server.aSlot({ assignmentId: visit.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  await server.store.run(sql`
    insert into visit_link_actions (notice_id, order_id, account_id, action, at, starts_at, slot_id)
    select ${olga.noticeId}, order_id, account_id, 'move', ${server.now()}, starts_at, ${timetableId} from visits where order_id = ${visit.orderId}`)
  await server.store.run(sql`delete from graphile_worker._private_jobs where key like 'visit-link:%'`)
  await server.store.run(sql`
    insert into moves (order_id, hold_id, account_id, starts_at, overlap_allowed, asked_at, gives_up_at)
    select order_id, gen_random_uuid(), account_id, '2026-11-25T11:30:00Z', false, ${server.now()}, ${server.now()}::timestamptz + interval '1 day'
    from visits where order_id = ${visit.orderId}`)
  const mark = { noticeId: olga.noticeId, orderId: visit.orderId }
  const again = () => server.store.rows(sql`select key from graphile_worker.jobs where key like 'visit-link:%'`)
  await settleVisitLink(server.deps, mark)
  expect([await marks(), await again()]).toEqual([
    [{ notice_id: mark.noticeId, order_id: mark.orderId, action: 'move', done: false }],
    [{ key: `visit-link:${mark.noticeId}:${mark.orderId}` }]
  ])
  // that one waits keeps no other from being noted and let go
  expect(await act(ivan, ivan.visits[0], 'cancel')).toMatchObject({ ok: true })
  expect((await marks()).filter(({ done }) => done)).toMatchObject([{ order_id: ivan.visits[0].orderId }])
  await server.store.run(sql`delete from graphile_worker._private_jobs where key like 'visit-link:%'`)
  await settleVisitLink(server.deps, { noticeId: ivan.noticeId, orderId: ivan.visits[0].orderId })
  await settleVisitLink(server.deps, { noticeId: olga.noticeId, orderId: olga.visits[1].orderId })
  expect(await again()).toEqual([])
})

test('the times that a link offers are free ones of its visit’s doctor, from now on and for two weeks', async () => {
  const [olga] = await twoLinks()
  const { assignmentId, orderId } = olga.visits[0]
  const free = await server.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  await server.aSlot({ startsAt: '2026-11-25T12:30:00Z' })
  await server.aSlot({ assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  await server.aSlot({ assignmentId, startsAt: '2026-12-20T11:30:00Z' })
  const taken = await server.aSlot({ assignmentId, startsAt: '2026-11-25T12:30:00Z' })
  await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${taken.timetableId}`)
  expect(await server.nobody(visitLinkTimes, { token: olga.token, orderId })).toMatchObject({
    value: { times: [{ timetableId: free.timetableId, startDate: '2026-11-25T11:30:00Z' }] }
  })
})
