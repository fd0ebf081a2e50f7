import { randomUUID } from 'node:crypto'
import { writeToSupport, writeToSupportAsVisitor } from '@vizit/contract/support'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { eraseAccount } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { listRequests } from './list-requests.ts'
import { sendSupportRequest } from './send-support-request.job.ts'
import { sweepSupport } from './sweep-support.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const ASKED = { text: 'Не приходит код\nуже час', topic: 'sign-in', errorCode: 'INVALID_CODE' } as const

const planned = () =>
  server.store.rows<{ messageId: string }>(sql`
    select j.payload ->> 'messageId' as "messageId" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-support-request' order by j.id`)
const kept = () =>
  server.store.rows(sql`
    select r.account_id, r.phone_proven, r.topic, r.error_code, r.email, r.phone, r.language, m.author, m.text
    from support_requests r join support_messages m on m.request_id = r.id order by r.created_at, r.id`)
const idOf = async (patient: Patient, text: string) => {
  const answer = await patient.call(writeToSupport, { ...ASKED, text })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}

test('a signed-in person writes to support: what was written is kept and goes to its mailbox once, with where to answer [1.48]', async () => {
  const olga = await server.aPatient()
  const answer = await olga.call(writeToSupport, { ...ASKED, email: 'Olga@Post.example' })
  expect(answer).toMatchObject({ ok: true, value: { id: expect.any(String) } })
  expect(await kept()).toEqual([
    {
      account_id: olga.accountId,
      phone_proven: false,
      topic: 'sign-in',
      error_code: 'INVALID_CODE',
      email: 'olga@post.example',
      phone: null,
      language: 'ru',
      author: 'person',
      text: ASKED.text
    }
  ])
  const [job, ...more] = await planned()
  expect(more).toEqual([])
  for (let tried = 0; tried < 2; tried++) await sendSupportRequest(server.deps, job!)
  expect(server.mails).toEqual([
    expect.objectContaining({ to: 'support@vizit.example', language: 'ru', subject: 'Визит: вопрос в поддержку — вход' })
  ])
  const { text } = server.mails[0]!
  for (const line of [
    'Код ошибки: INVALID_CODE',
    'Кто пишет: пользователь, вошедший в кабинет',
    `Телефон: ${olga.phone}`,
    'Почта для ответа: olga@post.example'
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/\n\n> Не приходит код\n> уже час$/)
})

test('a visitor says where to answer, or is asked to; the letter says that nobody is known', async () => {
  expect(await server.nobody(writeToSupportAsVisitor, ASKED)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'email' } })
  for (const phone of ['позвоните мне', '-------', '(12) 34-56'])
    expect(await server.nobody(writeToSupportAsVisitor, { ...ASKED, phone }), phone).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'phone' }
    })
  expect(await server.nobody(writeToSupportAsVisitor, { ...ASKED, phone: '+375 (29) 765-43-21', language: 'be' })).toMatchObject({
    ok: true
  })
  expect(await kept()).toMatchObject([{ account_id: null, phone_proven: false, email: null, phone: '+375 (29) 765-43-21', language: 'be' }])
  for (const { messageId } of await planned()) await sendSupportRequest(server.deps, { messageId })
  expect(server.mails).toMatchObject([{ language: 'be', text: expect.stringContaining('Хто піша: наведвальнік без уваходу') }])
})

/** A session that has proven the phone alone. */
async function byPhoneAlone(given?: { email: string }) {
  const owner = await server.aPatient(given)
  await server.store.run(sql`update sessions set access = 'masked' where account_id = ${owner.accountId}`)
  return owner
}

test('whoever signed in by phone alone may write, and support is told that the device is not confirmed', async () => {
  const olga = await byPhoneAlone({ email: 'olga@post.example' })
  expect(await olga.call(writeToSupport, ASKED)).toMatchObject({ ok: true })
  expect(await kept()).toMatchObject([{ account_id: null, phone_proven: true, phone: olga.phone, email: null }])
  for (const { messageId } of await planned()) await sendSupportRequest(server.deps, { messageId })
  const lines = server.mails[0]!.text.split('\n')
  expect(lines).toContain(`Телефон: ${olga.phone}`)
  expect(lines.find(line => line.startsWith('Кто пишет'))).toContain('устройство не подтверждено')
  expect(await listRequests(server.store, 30, server.now())).toContain(`  no account, the phone is proven, ru, answer to: ${olga.phone}`)
})

test('what the new owner of a number writes is in no data of the former owner, outlives their account, and spends none of their requests', async () => {
  const former = await byPhoneAlone()
  for (let asked = 0; asked < 10; asked++)
    expect(await former.call(writeToSupport, { ...ASKED, email: 'stranger@post.example' })).toMatchObject({ ok: true })
  expect(await former.call(writeToSupport, ASKED)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 } })
  const { rows } = (await server.store.row<{ rows: Record<string, unknown[]> }>(
    sql`select rows_of_person(${former.accountId}, ${former.profileId}) as rows`
  ))!
  expect([rows.support_requests ?? [], rows.support_messages ?? []]).toEqual([[], []])
  await server.store.run(sql`update sessions set access = 'full' where account_id = ${former.accountId}`)
  expect(await former.call(writeToSupport, ASKED)).toMatchObject({ ok: true })
  await server.store.transaction(tx => eraseAccount(tx, former.accountId, server.now()))
  expect(await kept()).toHaveLength(10)
})

test('the database keeps no phone without the digits of one', async () => {
  await server.nobody(writeToSupportAsVisitor, { ...ASKED, phone: '+375 (29) 765-43-21' })
  await expect(server.store.run(sql`update support_requests set phone = '-------'`)).rejects.toThrow('support_requests_phone_digits')
})

test('a request that is sent again after a lost answer is the same one', async () => {
  const olga = await server.aPatient()
  const idempotencyKey = randomUUID()
  const first = await olga.call(writeToSupport, ASKED, { idempotencyKey })
  expect(first).toMatchObject({ ok: true })
  expect(await olga.call(writeToSupport, ASKED, { idempotencyKey })).toMatchObject({ ok: true, value: first.ok && first.value })
  expect(await kept()).toHaveLength(1)
  expect(await planned()).toHaveLength(1)
  expect(await olga.call(writeToSupport, { ...ASKED, text: 'Другое' }, { idempotencyKey })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED'
  })
})

test('ten requests a day from an account, and ten an hour from the address of visitors; the next waits', async () => {
  const olga = await server.aPatient()
  for (let asked = 0; asked < 10; asked++) expect(await olga.call(writeToSupport, ASKED)).toMatchObject({ ok: true })
  expect(await olga.call(writeToSupport, ASKED)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 } })
  const visitor = { ...ASKED, email: 'anybody@post.example' }
  for (let asked = 0; asked < 10; asked++) expect(await server.nobody(writeToSupportAsVisitor, visitor)).toMatchObject({ ok: true })
  expect(await server.nobody(writeToSupportAsVisitor, visitor)).toMatchObject({
    code: 'ERROR_TOO_MANY_REQUESTS',
    facts: { retryAfter: 3_600 }
  })
  expect(await kept()).toHaveLength(20)
  server.pass(3_601)
  expect(await server.nobody(writeToSupportAsVisitor, visitor)).toMatchObject({ ok: true })
})

test('nothing longer than 2000 letters, empty or of another topic is taken', async () => {
  const olga = await server.aPatient()
  for (const wrong of [{ text: 'а'.repeat(2001) }, { text: ' \n ' }, { topic: 'weather' as never }, { errorCode: 'два слова' }])
    expect(await olga.call(writeToSupport, { ...ASKED, ...wrong })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await kept()).toEqual([])
})

test('what a person wrote goes with the account, and is in the file of their own data before', async () => {
  const olga = await server.aPatient()
  const other = await server.aPatient()
  await idOf(olga, 'Мой вопрос')
  const others = await idOf(other, 'Чужой вопрос')
  const { rows } = (await server.store.row<{ rows: Record<string, { text: string }[]> }>(
    sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`
  ))!
  expect(rows.support_requests).toHaveLength(1)
  expect(rows.support_messages).toMatchObject([{ text: 'Мой вопрос' }])
  await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
  expect(await server.store.rows(sql`select request_id, text from support_messages`)).toEqual([
    { request_id: others, text: 'Чужой вопрос' }
  ])
  const [first] = await planned()
  await sendSupportRequest(server.deps, first!)
  expect(server.mails).toEqual([])
})

test('conversations are forgotten after 24 months, with their messages', async () => {
  const olga = await server.aPatient()
  const old = await idOf(olga, 'Давно')
  await server.store.run(sql`update support_requests set created_at = created_at - interval '24 months' where id = ${old}`)
  const young = await idOf(olga, 'Недавно')
  await sweepSupport(server.deps)
  expect(await kept()).toHaveLength(2)
  server.pass(60)
  await sweepSupport(server.deps)
  expect(await server.store.rows(sql`select request_id from support_messages`)).toEqual([{ request_id: young }])
})

test('without a mailbox of support a request waits for the operator, who reads it as it was written; a terminal is told nothing by it', async () => {
  const { config } = server.deps
  const mailbox = config.supportMailbox
  config.supportMailbox = null
  try {
    const olga = await server.aPatient()
    await olga.call(writeToSupport, { ...ASKED, text: 'Ссылка https://post.example/?a\u001b[2J\nне открывается' })
    expect(await planned()).toEqual([])
    const lines = await listRequests(server.store, 30, server.now())
    expect(lines.slice(1)).toEqual([
      `  an account, ru, answer to: ${olga.phone}`,
      '    Ссылка https://post.example/?a [2J',
      '    не открывается',
      '',
      '1 in 30 days.'
    ])
    expect(lines[0]).toMatch(/ sign-in, INVALID_CODE$/)
  } finally {
    config.supportMailbox = mailbox
  }
})

test('in production there is a mailbox, a phone and its hours only where they were set', () => {
  const none = readConfig({ NODE_ENV: 'test' }, '1.0.0')
  expect(none.supportMailbox).toBe('support@vizit.example')
  expect(none.brand.supportHours.ru).not.toBe('')
  const production = {
    NODE_ENV: 'production',
    SECRET: 'a'.repeat(40),
    SMS_URL: 'https://sms.example',
    SMS_TOKEN: 'x',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'no-reply@vizit.example',
    PUBLIC_URL: 'https://vizit.example',
    EMBEDDED_DATABASE: '1'
  }
  const bare = readConfig(production, '1.0.0')
  expect([bare.supportMailbox, bare.brand.supportPhone, bare.brand.supportHours]).toEqual([null, '', { ru: '', en: '', be: '' }])
  const set = readConfig(
    { ...production, SUPPORT_EMAIL: 'help@vizit.example', SUPPORT_PHONE: '+375 17 000-00-00', SUPPORT_HOURS: 'пн–пт 9–18' },
    '1.0.0'
  )
  expect([set.supportMailbox, set.brand.supportPhone, set.brand.supportHours.be]).toEqual([
    'help@vizit.example',
    '+375 17 000-00-00',
    'пн–пт 9–18'
  ])
})

test('of two questions each goes to the mailbox with its own writer’s number, and the one that was sent does not keep the other from it', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await idOf(olga, 'Вопрос Ольги')
  await idOf(anna, 'Вопрос Анны')
  const [first, second] = await planned()
  for (const job of [first!, first!, second!, second!]) await sendSupportRequest(server.deps, job)
  const said = server.mails.map(({ text }) => [/> (.+)$/.exec(text)?.[1], /Телефон: (\d+)/.exec(text)?.[1]])
  expect(said).toEqual([
    ['Вопрос Ольги', olga.phone],
    ['Вопрос Анны', anna.phone]
  ])
})
