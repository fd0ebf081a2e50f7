// By which way of whom a message goes, and what becomes of each, where several people have browsers and messages at once.
import { randomUUID } from 'node:crypto'
import { chooseChannel, readReminders, subscribePush } from '@vizit/contract/reminders'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { sql } from '../store/store.ts'
import { EVENING_BEFORE, reminding, subscription } from '../testing/test-reminders.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { remindOfVisits } from './remind.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())
const { booked, minute, sendDue } = reminding(server)

const stateOf = async (who: Patient) => {
  const answer = await who.call(readReminders, {})
  return answer.ok ? answer.value : Promise.reject(new Error(answer.code))
}

test('the ways of a person are those of the own mailbox and browsers: a spare or unconfirmed address, an ended session and another’s are none', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ email: 'anna@example.by' })]
  await anna.call(subscribePush, subscription('anna'))
  const elsewhere = await server.aSessionOf(olga, 'cabinet')
  await elsewhere(subscribePush, subscription('elsewhere'))
  expect(await stateOf(olga)).toMatchObject({ ways: ['sms', 'push'], pushedHere: false })
  const endLast = (column: 'ended' | 'expired') =>
    server.store.run(sql`
      update sessions s set ended_at = case when ${column}::text = 'ended' then now() end, expires_at = case when ${column}::text = 'expired' then ${server.now()} else s.expires_at end
      from push_subscriptions p where p.session_id = s.id and p.account_id = ${olga.accountId}`)
  await endLast('expired')
  expect(await stateOf(olga)).toMatchObject({ ways: ['sms'] })
  await server.store.run(sql`update sessions set expires_at = ${server.now()}::timestamptz + interval '1 day'`)
  await endLast('ended')
  expect(await stateOf(olga)).toMatchObject({ ways: ['sms'] })
  for (const [usage, confirmedAt] of [
    ['PRIMARY', null],
    ['BACKUP', server.now()]
  ] as const) {
    await server.store.run(sql`
      insert into emails (id, account_id, address, usage, confirmed_at, created_at)
      values (${randomUUID()}, ${olga.accountId}, ${`${usage}@example.by`}, ${usage}, ${confirmedAt}, ${server.now()})`)
    expect(await stateOf(olga)).toMatchObject({ ways: ['sms'] })
  }
  expect(await stateOf(anna)).toMatchObject({ ways: ['sms', 'mail', 'push'], pushedHere: true })
})

test('a push goes to the browsers of its reader that are signed in still, and one that takes none loses its own subscription alone', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await booked(olga)
  const sessions = [olga.call, await server.aSessionOf(olga, 'cabinet'), await server.aSessionOf(olga, 'cabinet')]
  for (const [n, call] of sessions.entries()) await call(subscribePush, subscription(`olga-${n}`))
  await pavel.call(subscribePush, subscription('pavel'))
  await olga.call(chooseChannel, { channel: 'push' })
  await server.store.run(sql`
    update sessions s set ended_at = ${server.now()} from push_subscriptions p where p.session_id = s.id and p.endpoint = ${subscription('olga-1').endpoint}`)
  await server.store.run(sql`
    update sessions s set expires_at = ${server.now()} from push_subscriptions p where p.session_id = s.id and p.endpoint = ${subscription('olga-2').endpoint}`)
  // a subscription that a session of another account was left with
  const stray = await server.aSessionOf(pavel, 'cabinet')
  await stray(subscribePush, subscription('stray'))
  await server.store.run(
    sql`update push_subscriptions set account_id = ${olga.accountId} where endpoint = ${subscription('stray').endpoint}`
  )
  await minute(EVENING_BEFORE)
  expect(server.pushes.map(({ endpoint }) => endpoint)).toEqual([subscription('olga-0').endpoint])
  const { push } = server.deps
  server.deps.push = { ...push, send: async () => 'gone' }
  expect(await minute('2026-11-24T09:30:00Z')).toEqual([[olga.phone, ['14:30']]])
  server.deps.push = push
  const left = await server.store.rows<{ endpoint: string }>(sql`select endpoint from push_subscriptions`)
  expect(left.map(({ endpoint }) => endpoint.split('/').at(-1)).toSorted()).toEqual(['olga-2', 'pavel', 'stray'])
})

test('a browser that subscribes leaves the subscriptions of others as they are', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await pavel.call(subscribePush, subscription('pavel'))
  await olga.call(subscribePush, subscription('olga'))
  expect([(await stateOf(olga)).pushedHere, (await stateOf(pavel)).pushedHere]).toEqual([true, true])
})

test('of several messages that are due each is sent, given up and turned into an SMS by itself, and what was sent is not sent again', async () => {
  const people = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const [olga, pavel, anna] = people as [Patient, Patient, Patient]
  const visits = [await booked(olga), await booked(pavel), await booked(anna)]
  await olga.call(subscribePush, subscription('olga'))
  await olga.call(chooseChannel, { channel: 'push' })
  server.setNow(EVENING_BEFORE)
  await remindOfVisits(server.deps)
  const notices = await server.store.rows<{ id: string; account_id: string }>(sql`select id, account_id from notifications`)
  const idOf = (who: Patient) => notices.find(({ account_id }) => account_id === who.accountId)!.id
  const state = async () =>
    new Map(
      (
        await server.store.rows<{ id: string; said: string }>(sql`
      select id, channel || ' ' || recipient || ' ' || state || ' ' || tries as said from notifications`)
      ).map(({ id, said }) => [id, said])
    )
  const due = await state()
  // moved by the clinic meanwhile: the message tells of a time that is so no more
  await server.store.run(
    sql`update visits set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where order_id = ${visits[1]!.orderId}`
  )
  await sendNotification(server.deps, { id: idOf(pavel) }, 'last')
  expect(server.sent).toEqual([])
  expect(await state()).toEqual(new Map([...due, [idOf(pavel), `sms ${pavel.phone} gave-up 1`]]))
  const { push } = server.deps
  server.deps.push = { ...push, send: async () => 'gone' }
  await sendNotification(server.deps, { id: idOf(olga) }, 'last')
  server.deps.push = push
  expect(server.sent.map(({ phone }) => phone)).toEqual([olga.phone])
  expect(await state()).toEqual(
    new Map([
      [idOf(olga), `sms ${olga.phone} sent 1`],
      [idOf(pavel), `sms ${pavel.phone} gave-up 1`],
      [idOf(anna), due.get(idOf(anna))!]
    ])
  )
  for (const who of [olga, pavel]) await sendNotification(server.deps, { id: idOf(who) }, 'last')
  expect(server.sent).toHaveLength(1)
})

test('a push of somebody whose number has left the account becomes no SMS', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await booked(olga)
  await booked(pavel)
  await olga.call(subscribePush, subscription('olga'))
  await olga.call(chooseChannel, { channel: 'push' })
  server.setNow(EVENING_BEFORE)
  await remindOfVisits(server.deps)
  await server.store.run(sql`update accounts set phone = null where id = ${olga.accountId}`)
  const { push } = server.deps
  server.deps.push = { ...push, send: async () => 'gone' }
  await sendDue()
  server.deps.push = push
  expect(server.sent.map(({ phone }) => phone)).toEqual([pavel.phone])
  expect(await server.store.rows(sql`select channel, state from notifications where account_id = ${olga.accountId}`)).toEqual([
    { channel: 'push', state: 'gave-up' }
  ])
})

test('the app’s own address is for those who are signed in to it themselves, and still are', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await booked(olga)
  await server.aSessionOf(pavel, 'patient')
  const app = server.config.patient!.origin
  await minute(EVENING_BEFORE)
  expect(server.sent.at(-1)!.text).not.toContain(app)
  await server.aSessionOf(olga, 'patient')
  await server.store.run(sql`update sessions set expires_at = ${server.now()} where account_id = ${olga.accountId}`)
  await minute('2026-11-24T09:30:00Z')
  expect(server.sent).toHaveLength(2)
  expect(server.sent.at(-1)!.text).not.toContain(app)
  await booked(pavel, '2026-11-26T11:30:00Z')
  await server.store.run(sql`update sessions set ended_at = ${server.now()} where account_id = ${pavel.accountId} and face = 'patient'`)
  await minute('2026-11-25T17:00:00Z')
  expect(server.sent.at(-1)).toMatchObject({ phone: pavel.phone, text: expect.not.stringContaining(app) })
})

test('a message of a free time is not sent once that time is taken, though others are free', async () => {
  const olga = await server.aPatient()
  const [told, other] = [await server.aSlot(), await server.aSlot()]
  for (const { timetableId } of [told, other])
    await server.store.run(sql`
      insert into notifications (id, dedupe, channel, recipient, body, account_id, slot_id, state, created_at)
      values (${randomUUID()}, ${timetableId}, 'sms', ${olga.phone}, ${`Свободно ${timetableId}`}, ${olga.accountId}, ${timetableId}, 'due', now())`)
  await server.store.run(sql`update slots set taken_by = 'visit' where id = ${told.timetableId}`)
  await sendDue()
  expect(server.sent.map(({ text }) => text)).toEqual([`Свободно ${other.timetableId}`])
})
