import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { confirmReauth, eraseProfile, exportProfile, type ReauthAction, sendReauthCode } from '@vizit/contract/own-data'
import { chooseChannel, chooseReminders, readReminders, subscribePush, unsubscribePush } from '@vizit/contract/reminders'
import { signOut } from '@vizit/contract/sign-in'
import { cancelVisit } from '@vizit/contract/visits'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { putSubscription } from '../jobs/notifications.sql.ts'
import { tellPerson } from '../jobs/notify.ts'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { sql } from '../store/store.ts'
import { agreed } from '../testing/test-passkeys.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'
import { remindOfVisits } from './remind.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** 14:30 of Minsk on Tuesday, 24 November. */
const AFTERNOON = '2026-11-24T11:30:00Z'
const P256DH = `B${'A'.repeat(86)}`
const AUTH = 'A'.repeat(22)
const subscription = (name: string) => ({
  endpoint: `https://updates.push.services.mozilla.com/${name}`,
  keys: { p256dh: P256DH, auth: AUTH }
})

async function booked(patient: Patient, facts: { slot?: Slot; profileId?: string; startsAt?: string } = {}): Promise<string> {
  const slot = facts.slot ?? (await server.aSlot({ startsAt: facts.startsAt ?? AFTERNOON, doctor: { children: true } }))
  const answer = await patient.call(bookDoctorSlot, { ...slot, profileId: facts.profileId ?? patient.profileId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.orderId
}

/** The sweep of this minute, and everything that became due is sent. */
async function minute(instant: string): Promise<void> {
  server.setNow(instant)
  await remindOfVisits(server.deps)
  await sendDue()
}

async function sendDue(): Promise<void> {
  const jobs = await server.store.rows<{ payload: { id: string } }>(sql`
    select j.payload from graphile_worker._private_jobs j join notifications n on n.id::text = j.payload ->> 'id' where n.state = 'due'`)
  for (const { payload } of jobs) await sendNotification(server.deps, payload, 'last')
}

const texts = () => server.sent.map(sms => sms.text)

test('a reminder comes the evening before and two hours before, once each, by SMS with the time, the place and a link', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  for (const quiet of ['2026-11-23T07:00:00Z', '2026-11-23T16:59:00Z']) await minute(quiet)
  expect(texts()).toEqual([])
  server.setNow('2026-11-23T17:00:00Z')
  await Promise.all([remindOfVisits(server.deps), remindOfVisits(server.deps)])
  await sendDue()
  expect(texts()).toEqual([
    expect.stringMatching(
      /^Напоминаем о визите: вт, 24 ноября, 14:30, Каштан на Сурганова, Минск, ул\. Сурганова, 47Б, отменить можно до 14:00\. .*http:\/\/localhost:8080\/visit-link#[\w-]{43}$/
    )
  ])
  expect(server.sent[0]).toMatchObject({ phone: olga.phone })
  await minute('2026-11-23T18:00:00Z')
  await minute('2026-11-24T09:29:00Z')
  expect(texts()).toHaveLength(1)
  await minute('2026-11-24T09:30:00Z')
  await minute('2026-11-24T09:31:00Z')
  expect(texts()).toHaveLength(2)
})

test('the choice is made for each patient apart, several together or none, and planned visits follow it [1.45]', async () => {
  const olga = await server.aPatient()
  const misha = await server.aChild(olga)
  await booked(olga)
  await booked(olga, { profileId: misha, startsAt: '2026-11-24T13:30:00Z' })
  const choose = (profileId: string, choices: ReminderChoice[]) => olga.call(chooseReminders, { profileId, choices })
  expect(await choose(misha, ['minutes-30', 'day-before-10'])).toMatchObject({
    ok: true,
    value: {
      people: [
        { profileId: olga.profileId, choices: ['hours-2', 'day-before-20'].toReversed() },
        { profileId: misha, choices: ['minutes-30', 'day-before-10'] }
      ]
    }
  })
  await choose(olga.profileId, [])
  const told: string[] = []
  for (const instant of [
    '2026-11-23T07:00:00Z',
    '2026-11-23T17:00:00Z',
    '2026-11-24T09:30:00Z',
    '2026-11-24T11:30:00Z',
    '2026-11-24T13:00:00Z'
  ]) {
    await minute(instant)
    for (const text of texts().slice(told.length)) told.push(`${instant} ${/\d\d:\d\d/.exec(text)![0]}`)
  }
  expect(told).toEqual(['2026-11-23T07:00:00Z 16:30', '2026-11-24T13:00:00Z 16:30'])
})

const MOMENTS: [ReminderChoice[], string[]][] = [
  [['minutes-30'], ['2026-11-24T11:00:00Z']],
  [['hours-1'], ['2026-11-24T10:30:00Z']],
  [['hours-2'], ['2026-11-24T09:30:00Z']],
  [['hours-4'], ['2026-11-24T07:30:00Z']],
  [['day-before-10'], ['2026-11-23T07:00:00Z']],
  [['day-before-20'], ['2026-11-23T17:00:00Z']],
  [[], []]
]
test.each(MOMENTS)(
  'the choice %j is told at its moment before a visit at half past two, and at none of the others [3.100]',
  async (choices, moments) => {
    const olga = await server.aPatient()
    await booked(olga)
    expect(await olga.call(chooseReminders, { profileId: olga.profileId, choices })).toMatchObject({ ok: true })
    const told: string[] = []
    for (const instant of MOMENTS.flatMap(([, all]) => all).toSorted()) {
      const before = texts().length
      await minute(instant)
      if (texts().length > before) told.push(instant)
    }
    expect(told).toEqual(moments)
  }
)

test('nobody chooses for a stranger, and what is due this very minute is told all the same', async () => {
  const [olga, ivan] = [await server.aPatient(), await server.aPatient()]
  await booked(olga)
  expect(await ivan.call(chooseReminders, { profileId: olga.profileId, choices: [] })).toMatchObject({ code: 'NOT_FOUND' })
  server.setNow('2026-11-23T17:00:30Z')
  await olga.call(chooseReminders, { profileId: olga.profileId, choices: ['day-before-20', 'hours-1'] })
  await minute('2026-11-23T17:01:00Z')
  expect(texts()).toHaveLength(1)
})

test('several visits of one person are one message, and what has been called off before it leaves is not in it', async () => {
  const olga = await server.aPatient()
  const misha = await server.aChild(olga)
  await booked(olga)
  await booked(olga, { profileId: misha, startsAt: '2026-11-24T11:50:00Z' })
  const slot = await server.aSlot({ startsAt: '2026-11-24T12:30:00Z' })
  const third = await booked(olga, { slot })
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  expect(await olga.call(cancelVisit, { orderId: third, assignmentId: slot.assignmentId, profileId: olga.profileId })).toMatchObject({
    ok: true
  })
  await sendDue()
  expect(texts()).toEqual([expect.stringMatching(/^Напоминаем о визитах: [^;]*14:30[^;]*; [^;]*14:50[^;]*$/)])
  // 12:30 and 12:50: two hours before each, one message
  await minute('2026-11-24T09:30:00Z')
  await minute('2026-11-24T09:50:00Z')
  expect(texts()).toHaveLength(2)
})

test('a cancelled visit is not reminded of, not even when the message was due already', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: AFTERNOON })
  const orderId = await booked(olga, { slot })
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  await olga.call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  await sendDue()
  await minute('2026-11-24T09:30:00Z')
  expect(texts()).toEqual([])
  expect(await server.store.rows(sql`select state from notifications`)).toEqual([{ state: 'gave-up' }])

  await booked(olga, { startsAt: '2026-11-26T11:30:00Z' })
  server.setNow('2026-11-25T17:00:00Z')
  await remindOfVisits(server.deps)
  // its patient was erased
  await server.store.run(sql`delete from notice_visits`)
  await sendDue()
  expect(texts()).toEqual([])
})

test('nobody is woken: in the quiet hours what is late waits for the morning', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  await minute('2026-11-23T19:30:00Z')
  expect(texts()).toEqual([])
  expect(await server.store.rows(sql`select id from notifications`)).toEqual([])
  await minute('2026-11-24T05:00:00Z')
  expect(texts()).toHaveLength(1)

  await booked(olga, { startsAt: '2026-11-25T11:30:00Z' })
  server.setNow('2026-11-24T17:00:00Z')
  await remindOfVisits(server.deps)
  server.setNow('2026-11-24T19:30:00Z')
  await sendDue()
  expect(texts()).toHaveLength(1)
  const later = await server.store.row<{ at: string }>(sql`select run_at as at from graphile_worker._private_jobs order by id desc limit 1`)
  expect(later!.at).toBe('2026-11-25T05:00:00Z')
})

test('who may not see the visits of a patient any more hears nothing of them; the patient does', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const orderId = await booked(anna)
  await server.store.run(sql`update visits set account_id = ${olga.accountId} where order_id = ${orderId}`)
  await minute('2026-11-23T17:00:00Z')
  expect(server.sent.map(sms => sms.phone)).toEqual([anna.phone])
})

test('a message that waits for its time is not sent to whoever may see the visits of the patient no more', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  await server.aCouple(olga, pavel)
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' }))
  const slot = await server.aSlot({ startsAt: AFTERNOON })
  const his = await booked(olga, { profileId: pavel.profileId, slot })
  const own = await booked(olga, { startsAt: '2026-11-24T11:50:00Z' })
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  const news = { accountId: olga.accountId, language: 'ru', subject: 'Визит отменён', brief: '', text: 'Визит отменён' } as const
  for (const [dedupe, orderId] of Object.entries({ 'told-his': his, 'told-own': own }))
    await server.store.transaction(tx => tellPerson(tx, server.deps, { ...news, dedupe, text: dedupe, orderId }, server.now()))
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'VIEW_COVERAGE' }))
  server.sent.length = 0
  await sendDue()
  const heard = server.sent.filter(sms => sms.phone === olga.phone).map(sms => sms.text)
  expect(heard.toSorted()).toEqual(['told-own', expect.stringMatching(/^Напоминаем[^;]*14:50[^;]*$/)])
})

test('a letter or a push comes instead of the SMS where the person wants it and has it; a push tells the time and nothing more', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  expect(await olga.call(chooseChannel, { channel: 'mail' })).toMatchObject({ code: 'INVALID_STATE', facts: { channel: 'mail' } })
  expect(await olga.call(chooseChannel, { channel: 'push' })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await olga.call(subscribePush, subscription('one'))).toMatchObject({
    ok: true,
    value: { pushedHere: true, ways: ['sms', 'push'] }
  })
  expect(await olga.call(chooseChannel, { channel: 'push' })).toMatchObject({ ok: true, value: { channel: 'push' } })
  await minute('2026-11-23T17:00:00Z')
  expect(server.pushes).toMatchObject([
    { endpoint: subscription('one').endpoint, title: 'Визит', text: 'Напоминаем о визите: вт, 24 ноября, 14:30', seconds: 66_600 }
  ])
  expect(server.pushes[0]!.address).toMatch(/\/visit-link#[\w-]{43}$/)
  expect(JSON.stringify(server.pushes)).not.toMatch(/Каштан|Терапевт|Ковалёва|Савицкая/)

  await olga.call(unsubscribePush, {})
  await minute('2026-11-24T09:30:00Z')
  expect([server.pushes.length, texts().length]).toEqual([1, 1])

  const anna = await server.aPatient({ email: 'anna@example.by' })
  await booked(anna, { startsAt: '2026-11-26T11:30:00Z' })
  expect(await anna.call(chooseChannel, { channel: 'mail' })).toMatchObject({ ok: true })
  await minute('2026-11-25T17:00:00Z')
  expect(server.mails).toMatchObject([
    { to: 'anna@example.by', subject: 'Визит: напоминание о визите', text: expect.stringContaining('14:30') }
  ])
  expect(texts()).toHaveLength(1)
})

test('where the person has the app, a push goes to it alone, with the app’s own address; without it to the browsers; of one visit it asks whether the person comes', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  const inApp = await server.aSessionOf(olga, 'patient')
  await olga.call(subscribePush, subscription('browser'))
  await inApp(subscribePush, subscription('app'))
  await olga.call(chooseChannel, { channel: 'push' })
  await minute('2026-11-23T17:00:00Z')
  expect(server.pushes.map(({ endpoint, address, asks }) => [endpoint, address.split('#')[0], asks])).toEqual([
    [subscription('app').endpoint, `${server.config.patient!.origin}/visit-link`, true]
  ])
  await inApp(unsubscribePush, {})
  await minute('2026-11-24T09:30:00Z')
  expect(server.pushes.slice(1).map(({ endpoint, address }) => [endpoint, address.split('#')[0]])).toEqual([
    [subscription('browser').endpoint, `${server.config.publicUrl}/visit-link`]
  ])
})

test('a reminder of several visits asks nothing by itself: its page does', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  await booked(olga, { startsAt: '2026-11-24T13:30:00Z' })
  await olga.call(subscribePush, subscription('one'))
  await olga.call(chooseChannel, { channel: 'push' })
  await minute('2026-11-23T17:00:00Z')
  expect(server.pushes).toHaveLength(1)
  expect(server.pushes[0]).not.toHaveProperty('asks')
})

test('the link of an SMS leads whoever uses the app into it, and everybody else into the cabinet', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  const inApp = await server.aSessionOf(olga, 'patient')
  await minute('2026-11-23T17:00:00Z')
  await inApp(signOut, {})
  await minute('2026-11-24T09:30:00Z')
  expect(texts().map(text => /https?:\S+?\/visit-link/.exec(text)?.[0])).toEqual([
    `${server.config.patient!.origin}/visit-link`,
    `${server.config.publicUrl}/visit-link`
  ])
})

test('a push that nobody takes any more becomes an SMS, and a browser’s subscription ends with its session', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  await olga.call(subscribePush, subscription('one'))
  await olga.call(chooseChannel, { channel: 'push' })
  const { push } = server.deps
  server.deps.push = { ...push, send: async () => 'gone' }
  await minute('2026-11-23T17:00:00Z')
  server.deps.push = push
  expect(texts()).toHaveLength(1)
  const subscriptions = () => server.store.rows(sql`select endpoint from push_subscriptions`)
  expect(await subscriptions()).toEqual([])

  await olga.call(subscribePush, subscription('two'))
  expect(await subscriptions()).toHaveLength(1)
  await olga.call(signOut, {})
  expect(await subscriptions()).toEqual([])
})

test('a push service that fails is tried again, and after some minutes the phone is told', async () => {
  const olga = await server.aPatient()
  await booked(olga)
  await olga.call(subscribePush, subscription('one'))
  await olga.call(chooseChannel, { channel: 'push' })
  const { push } = server.deps
  server.deps.push = {
    ...push,
    send: async () => {
      throw new Error('no answer')
    }
  }
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  const { id } = (await server.store.row<{ id: string }>(sql`select id from notifications`))!
  for (let tried = 1; tried <= 3; tried++)
    await expect(sendNotification(server.deps, { id }, 'another-follows')).rejects.toThrow('no answer')
  expect(texts()).toEqual([])
  await sendNotification(server.deps, { id }, 'another-follows')
  server.deps.push = push
  expect(texts()).toHaveLength(1)
  expect(await server.store.rows(sql`select channel, state from notifications`)).toEqual([{ channel: 'sms', state: 'sent' }])
})

test('one browser that subscribes under two sessions at once is heard by the later one, and neither fails', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const one = subscription('at-once')
  const session = await server.store.row<{ id: string }>(sql`select id from sessions where account_id = ${anna.accountId}`)
  let later: Promise<unknown> = Promise.resolve()
  await server.store.transaction(async tx => {
    const row = { session_id: session!.id, accountId: anna.accountId, endpoint: one.endpoint, ...one.keys }
    await putSubscription(tx, row, server.now())
    later = olga.call(subscribePush, one)
    // the other one waits for this transaction, whose row it cannot see yet
    await vi.waitFor(async () => {
      const waits = await server.store.rows(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      )
      expect(waits).toHaveLength(1)
    }, 10_000)
  })
  expect(await later).toMatchObject({ ok: true, value: { pushedHere: true } })
  expect(await server.store.rows(sql`select account_id from push_subscriptions`)).toEqual([{ account_id: olga.accountId }])
})

test('the server calls push services only, whatever address a browser names', async () => {
  const olga = await server.aPatient()
  for (const endpoint of [
    'https://localhost/x',
    'http://updates.push.services.mozilla.com/x',
    'https://updates.push.services.mozilla.com:8443/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://user@web.push.apple.com/x',
    'https://169.254.169.254/latest'
  ])
    expect(await olga.call(subscribePush, { ...subscription('x'), endpoint }), endpoint).toMatchObject({ code: 'INVALID_STATE' })
  expect(await olga.call(readReminders, {})).toMatchObject({ ok: true, value: { pushedHere: false, pushKey: 'public-key-of-tests' } })
})

test('one browser under two accounts hears for the last one alone', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await olga.call(subscribePush, subscription('shared'))
  await anna.call(subscribePush, subscription('shared'))
  expect(await olga.call(readReminders, {})).toMatchObject({ ok: true, value: { pushedHere: false, ways: ['sms'] } })
  expect(await anna.call(readReminders, {})).toMatchObject({ ok: true, value: { pushedHere: true } })
})

test('what is kept of reminders is in the export of its person, and gone with the erasure', async () => {
  const olga = await server.aPatient()
  const orderId = await booked(olga)
  await olga.call(subscribePush, subscription('exported'))
  await olga.call(chooseReminders, { profileId: olga.profileId, choices: ['day-before-20'] })
  await olga.call(chooseChannel, { channel: 'push' })
  await minute('2026-11-23T17:00:00Z')
  await server.store.run(sql`
    insert into visit_link_actions (notice_id, order_id, account_id, action, at) select id, ${orderId}, account_id, 'confirm', created_at from notifications`)
  const prove = async (action: ReauthAction) => {
    await olga.call(sendReauthCode, { action })
    await olga.call(confirmReauth, { action, code: /код (\d{6})/.exec(texts().at(-1)!)![1]! })
  }
  await prove('export')
  const file = await olga.call(exportProfile, {})
  const { tables } = JSON.parse(await ((file.ok ? file.value : null) as Blob).text()) as { tables: Record<string, object[]> }
  expect(tables).toMatchObject({
    reminder_choices: [{ choices: ['day-before-20'] }],
    notice_channels: [{ channel: 'push' }],
    push_subscriptions: [{ endpoint: subscription('exported').endpoint }],
    notifications: [{ state: 'sent', brief: expect.stringContaining('14:30') }],
    visit_link_actions: [{ action: 'confirm' }]
  })

  server.pass(120)
  await prove('erase')
  expect(await olga.call(eraseProfile, { keepVisits: true })).toMatchObject({ ok: true })
  for (const table of ['reminder_choices', 'notice_channels', 'push_subscriptions', 'notifications', 'notice_visits', 'visit_link_actions'])
    expect((await server.store.pool.query(`select 1 from ${table}`)).rowCount, table).toBe(0)
})
