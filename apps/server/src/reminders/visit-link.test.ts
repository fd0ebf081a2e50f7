import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { actByVisitLink, readVisitLink, visitLinkTimes } from '@vizit/contract/reminders'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noticeToken, readNoticeToken } from '../jobs/notice-token.ts'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { sql } from '../store/store.ts'
import { agreed } from '../testing/test-passkeys.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { remindOfVisits } from './remind.job.ts'
import { settleVisitLink } from './settle-visit-link.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Reminded = { olga: Patient; orderId: string; assignmentId: string; token: string }

/** A visit at 14:30 of Minsk on 24 November, and the token of the link in its reminder of the evening before. */
async function reminded(): Promise<Reminded> {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  if (!booked.ok) throw new Error(booked.code)
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  const { id } = (await server.store.row<{ id: string }>(sql`select id from notifications order by created_at desc limit 1`))!
  await sendNotification(server.deps, { id }, 'last')
  const token = /#([\w-]{43})$/.exec(server.sent.at(-1)!.text)![1]!
  return { olga, orderId: booked.value.orderId, assignmentId: slot.assignmentId, token }
}

const statusOf = async (orderId: string) =>
  (await server.store.row<{ status: string }>(sql`select status from visits where order_id = ${orderId}`))!.status

test('the link tells the time and the place without signing in, and nothing else of the visit or of anybody', async () => {
  const { orderId, token } = await reminded()
  const read = await server.nobody(readVisitLink, { token })
  expect(read.ok && read.value).toEqual({
    visits: [
      {
        orderId,
        startDate: '2026-11-24T11:30:00Z',
        branchName: 'Каштан на Сурганова',
        branchAddress: 'Минск, ул. Сурганова, 47Б',
        done: null,
        state: 'planned',
        cancelUntil: '2026-11-24T11:00:00.000Z'
      }
    ]
  })
})

test('a scanner that opens the address changes nothing: the token stands in the fragment, and only a POST acts', async () => {
  const { orderId, token } = await reminded()
  const address = /http\S+/.exec(server.sent.at(-1)!.text)![0]
  expect(new URL(address)).toMatchObject({ pathname: '/visit-link', search: '', hash: `#${token}` })
  for (const path of ['/visit-link', '/api/v2/public/visit-link', '/api/v2/public/visit-link/use'])
    for (const method of ['GET', 'HEAD']) await fetch(`${server.url}${path}?token=${token}&orderId=${orderId}&action=cancel`, { method })
  expect(await statusOf(orderId)).toBe('booked')
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ value: { visits: [{ done: null }] } })
})

test('a visit is confirmed by its link once, and the action is in the audit of its patient', async () => {
  const { olga, orderId, token } = await reminded()
  const act = () => server.nobody(actByVisitLink, { token, orderId, action: 'confirm' })
  const answers = await Promise.all([act(), act()])
  expect(answers.map(answer => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual(['LINK_EXPIRED', 'ok'])
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({ code: 'LINK_EXPIRED', status: 410 })
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ value: { visits: [{ done: 'confirm', state: 'planned' }] } })
  const audit = await server.store.rows(sql`select account_id, profile_id from audit where action = 'visit-confirm-by-link'`)
  expect(audit).toEqual([{ account_id: olga.accountId, profile_id: olga.profileId }])
})

test('a visit is cancelled by its link: its slot is free, and it is not reminded of any more', async () => {
  const { orderId, assignmentId, token } = await reminded()
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({
    ok: true,
    value: { visits: [{ done: 'cancel', state: 'cancelled' }] }
  })
  expect(await statusOf(orderId)).toBe('cancelled')
  expect(await server.store.rows(sql`select taken_by from slots where assignment_id = ${assignmentId}`)).toEqual([{ taken_by: null }])
  server.setNow('2026-11-24T09:30:00Z')
  await remindOfVisits(server.deps)
  expect(await server.store.rows(sql`select id from notifications where dedupe like 'remind:%'`)).toHaveLength(1)
})

test('what is refused does not use the link up: thirty minutes before the start it still confirms', async () => {
  const { orderId, token } = await reminded()
  server.setNow('2026-11-24T11:00:01Z')
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({ code: 'CANCEL_REFUSED', status: 423 })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'confirm' })).toMatchObject({ ok: true })
})

test('a link is over when its visit has begun, and a token that is not ours opens nothing', async () => {
  const { orderId, token } = await reminded()
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await server.nobody(readVisitLink, { token: forged })).toMatchObject({ code: 'LINK_EXPIRED' })
  const { id } = (await server.store.row<{ id: string }>(sql`select id from notifications where dedupe like 'remind:%'`))!
  expect(readNoticeToken('another secret, as long as any', noticeToken(server.config.secret, id))).toBeNull()
  server.setNow('2026-11-24T11:30:00Z')
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('the link may do what the account it was sent to may do now: a relative who was sent away cancels nothing', async () => {
  const { orderId, token } = await reminded()
  const stranger = await server.aPatient()
  await server.store.run(sql`update notifications set account_id = ${stranger.accountId}`)
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await statusOf(orderId)).toBe('booked')
})

test('whoever may see the visits of the patient no more sees no time and no place by the link of an old message, and confirms nothing', async () => {
  const { olga, orderId, token } = await reminded()
  const pavel = await server.aPatient({ firstName: 'Павел' })
  await server.aCouple(olga, pavel)
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' }))
  await server.store.run(sql`update visits set profile_id = ${pavel.profileId} where order_id = ${orderId}`)
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ value: { visits: [{ orderId, state: 'planned' }] } })

  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'VIEW_COVERAGE' }))
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await server.nobody(visitLinkTimes, { token, orderId })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'confirm' })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await server.store.rows(sql`select from audit where action = 'visit-confirm-by-link'`)).toEqual([])
})

test('a number that has left the account gets no message of it any more, and the link of one that it got opens nothing', async () => {
  const { olga, token } = await reminded()
  const slot = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  agreed(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId }))
  server.setNow('2026-11-24T17:00:00Z')
  await remindOfVisits(server.deps)
  const [due] = await server.store.rows<{ id: string }>(sql`select id from notifications where state = 'due'`)
  const [had] = [server.sent.length]
  server.setNow('2026-11-23T17:30:00Z')
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ ok: true })
  await server.store.run(sql`update accounts set phone = '375339999999' where id = ${olga.accountId}`)
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ code: 'LINK_EXPIRED' })
  await sendNotification(server.deps, { id: due!.id }, 'last')
  expect(server.sent).toHaveLength(had)
})

test('a visit is moved by its link to another free time of the same doctor', async () => {
  const { orderId, assignmentId, token } = await reminded()
  const { timetableId } = await server.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  expect(await server.nobody(visitLinkTimes, { token, orderId })).toMatchObject({
    value: { times: [{ timetableId, startDate: '2026-11-25T11:30:00Z' }] }
  })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'move' })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'move', timetableId })).toMatchObject({
    ok: true,
    value: { visits: [{ orderId, startDate: '2026-11-25T11:30:00Z', done: 'move', state: 'planned' }] }
  })
  server.setNow('2026-11-24T09:30:00Z')
  await remindOfVisits(server.deps)
  expect(await server.store.rows(sql`select id from notifications where dedupe like 'remind:%'`)).toHaveLength(1)
  server.setNow('2026-11-24T17:00:00Z')
  await remindOfVisits(server.deps)
  expect(await server.store.rows(sql`select id from notifications where dedupe like 'remind:%'`)).toHaveLength(2)
})

/** The server ends after the mark and before the action; the mark's job is due a minute later. */
async function endBetween({ orderId, token }: Reminded, input: { action: 'cancel' | 'move'; timetableId?: string }) {
  const stop = await server.store.pool.query(`
    create function end_between() returns trigger language plpgsql as $$ begin raise exception 'the server ends here'; end $$;
    create trigger end_between before update on visits for each row execute function end_between();
    create trigger end_between before delete on visit_link_actions for each row execute function end_between();`)
  expect(stop).toBeDefined()
  expect(await server.nobody(actByVisitLink, { token, orderId, ...input })).toMatchObject({ status: 500 })
  await server.store.pool.query('drop function end_between() cascade')
}

const markOf = async (orderId: string) => {
  const job = await server.store.row<{ payload: { noticeId: string; orderId: string }; run_at: string }>(
    sql`select j.payload, j.run_at from graphile_worker._private_jobs j where j.payload ->> 'orderId' = ${orderId} and j.key like 'visit-link:%'`
  )
  return job!
}
const auditOf = () =>
  server.store.rows(sql`select action from audit where action like '%-by-link' or action = 'visit-cancelled' order by id`)

test('a link never says "cancelled" of a visit that stands: cut off between mark and action, it says nothing is done, and the same request goes on', async () => {
  const one = await reminded()
  const { orderId, token } = one
  await endBetween(one, { action: 'cancel' })
  expect(await statusOf(orderId)).toBe('booked')
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ value: { visits: [{ done: null, state: 'planned' }] } })
  expect(await auditOf()).toEqual([])
  // another request waits until it is known what became of the first
  server.pass(20)
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'confirm' })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { retryAfter: 40 }
  })
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({
    value: { visits: [{ done: 'cancel', state: 'cancelled' }] }
  })
  expect(await auditOf()).toEqual([{ action: 'visit-cancelled' }, { action: 'visit-cancel-by-link' }])
  // the answer was lost: it is told once more, and nothing is done again
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({
    value: { visits: [{ done: 'cancel' }] }
  })
  expect(await auditOf()).toHaveLength(2)
})

test('the mark of an action that was not done lapses, and the link is as good as before', async () => {
  const one = await reminded()
  await endBetween(one, { action: 'cancel' })
  const { payload, run_at } = await markOf(one.orderId)
  expect(run_at).toBe('2026-11-23T17:01:00Z')
  server.pass(60)
  await settleVisitLink(server.deps, payload)
  expect(await server.store.rows(sql`select 1 from visit_link_actions`)).toEqual([])
  expect(await server.nobody(actByVisitLink, { token: one.token, orderId: one.orderId, action: 'confirm' })).toMatchObject({
    value: { visits: [{ done: 'confirm' }] }
  })
  await settleVisitLink(server.deps, payload)
  expect(await server.nobody(readVisitLink, { token: one.token })).toMatchObject({ value: { visits: [{ done: 'confirm' }] } })
})

test('a mark lapses also where no job runs: after a minute another request is heard', async () => {
  const one = await reminded()
  await endBetween(one, { action: 'cancel' })
  server.pass(61)
  expect(await server.nobody(actByVisitLink, { token: one.token, orderId: one.orderId, action: 'confirm' })).toMatchObject({ ok: true })
  expect(await statusOf(one.orderId)).toBe('booked')
})

test('cut off after the action, the link says what was done, and its line in the audit comes with the job, once', async () => {
  const { orderId, token } = await reminded()
  await server.store.pool.query(`
    create function end_after() returns trigger language plpgsql as $$ begin raise exception 'the server ends here'; end $$;
    create trigger end_after before update on visit_link_actions for each row execute function end_after()`)
  expect(await server.nobody(actByVisitLink, { token, orderId, action: 'cancel' })).toMatchObject({ status: 500 })
  await server.store.pool.query('drop function end_after() cascade')
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({ value: { visits: [{ done: 'cancel', state: 'cancelled' }] } })
  const { payload } = await markOf(orderId)
  for (const _ of [1, 2]) await settleVisitLink(server.deps, payload)
  expect(await auditOf()).toEqual([{ action: 'visit-cancelled' }, { action: 'visit-cancel-by-link' }])
})

test('a link that was cut off while it moved a visit moves it when it is asked again, to that time alone', async () => {
  const one = await reminded()
  const { orderId, token, assignmentId } = one
  const { timetableId } = await server.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  const other = await server.aSlot({ assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  await endBetween(one, { action: 'move', timetableId })
  expect(await server.nobody(readVisitLink, { token })).toMatchObject({
    value: { visits: [{ done: null, startDate: '2026-11-24T11:30:00Z' }] }
  })
  const move = (to: string) => server.nobody(actByVisitLink, { token, orderId, action: 'move', timetableId: to })
  expect(await move(other.timetableId)).toMatchObject({ code: 'INVALID_STATE' })
  for (const _ of [1, 2])
    expect(await move(timetableId)).toMatchObject({ value: { visits: [{ done: 'move', startDate: '2026-11-25T11:30:00Z' }] } })
  expect(await move(other.timetableId)).toMatchObject({ code: 'LINK_EXPIRED' })
})
