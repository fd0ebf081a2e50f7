import { randomUUID } from 'node:crypto'
import { confirmLink, listEmails, removeEmail, resendEmailLink, setEmails } from '@vizit/contract/email'
import { getProfile } from '@vizit/contract/profile'
import { signOut } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { linkToken } from './link-token.ts'
import { sendAddressNotice } from './send-address-notice.job.ts'
import { sendMailLink } from './send-mail-link.job.ts'
import { sweepEmail } from './sweep-email.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

/** Sends the notices that wait, as the worker would; each as 'address: subject'. */
async function noticed(): Promise<string[]> {
  const jobs = await server.store.rows<{ payload: { id: string } }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-address-notice' returning j.payload`)
  const before = server.mails.length
  for (const { payload } of jobs) await sendAddressNotice(server.deps, payload)
  return server.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`)
}

/** Runs the jobs that wait, as the worker would; returns the token of the last letter. */
async function delivered(): Promise<string> {
  const jobs = await server.store.rows<{ payload: { id: string } }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-mail-link' returning j.payload`)
  for (const { payload } of jobs) await sendMailLink(server.deps, payload)
  return /\/email\/confirm#(\S{64})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

function set(patient: Patient, address: string, usage: 'PRIMARY' | 'BACKUP' = 'PRIMARY') {
  return patient.call(setEmails, { emails: [{ address, usage }] })
}

async function confirmed(patient: Patient, address: string, usage: 'PRIMARY' | 'BACKUP' = 'PRIMARY'): Promise<void> {
  await set(patient, address, usage)
  expect(await server.nobody(confirmLink, { token: await delivered() })).toMatchObject({ ok: true, value: { confirmed: 'address' } })
}

const seen = async (patient: Patient) => {
  const read = await patient.call(getProfile, {})
  if (!read.ok) throw new Error(read.code)
  return { email: read.value.email, emails: read.value.emails, waiting: read.value.waitingConfirmEmail }
}

test('an address waits until the link of its letter is followed, then it is the main e-mail [1.56] [4.24] [7.56]', async () => {
  const olga = await server.aPatient()
  expect(await set(olga, '  Olga@Example.BY ')).toMatchObject({ ok: true, status: 200, value: { waitingConfirmEmail: true } })
  expect(await seen(olga)).toEqual({
    email: null,
    emails: [{ address: 'olga@example.by', usage: 'PRIMARY', confirmed: false }],
    waiting: true
  })
  const token = await delivered()
  expect(server.mails).toMatchObject([{ to: 'olga@example.by', subject: 'Визит: подтвердите адрес' }])

  expect(await server.nobody(confirmLink, { token })).toMatchObject({ ok: true, value: { confirmed: 'address' } })
  expect(await seen(olga)).toEqual({
    email: 'olga@example.by',
    emails: [{ address: 'olga@example.by', usage: 'PRIMARY', confirmed: true }],
    waiting: false
  })
  await set(olga, 'backup@example.by', 'BACKUP')
  expect(await seen(olga)).toMatchObject({
    email: 'olga@example.by',
    emails: [{ usage: 'PRIMARY' }, { address: 'backup@example.by', usage: 'BACKUP', confirmed: false }]
  })
})

test('of two confirmed addresses the main e-mail is the one of the usage PRIMARY, and a backup alone is none [3.06]', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'backup@example.by', 'BACKUP')
  expect((await seen(olga)).email).toBeNull()
  server.pass(61)
  await confirmed(olga, 'main@example.by', 'PRIMARY')
  expect(await seen(olga)).toEqual({
    email: 'main@example.by',
    emails: [
      { address: 'main@example.by', usage: 'PRIMARY', confirmed: true },
      { address: 'backup@example.by', usage: 'BACKUP', confirmed: true }
    ],
    waiting: false
  })
})

test('while it waits each reading of the profile says so, and none after', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const token = await delivered()
  expect([(await seen(olga)).waiting, (await seen(olga)).waiting]).toEqual([true, true])
  await server.nobody(confirmLink, { token })
  expect((await seen(olga)).waiting).toBe(false)
})

test('who waits may ask after 500 ms and then every five seconds for as long as a link works, and hears of it at once [4.19]', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const token = await delivered()
  server.pass(0.5)
  expect((await seen(olga)).waiting).toBe(true)
  for (let asked = 0; asked < 100; asked++) {
    server.pass(5)
    expect((await seen(olga)).waiting).toBe(true)
  }
  await server.nobody(confirmLink, { token })
  expect((await seen(olga)).waiting).toBe(false)
})

test('a text that is no address is refused by its field [5.07]', async () => {
  const olga = await server.aPatient()
  expect(await set(olga, 'olga@example')).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'emails.0.address' } })
  expect(server.mails).toEqual([])
})

test('two addresses of one usage, or one address twice, are refused', async () => {
  const olga = await server.aPatient()
  const both = (a: string, b: string, usage: 'PRIMARY' | 'BACKUP') =>
    olga.call(setEmails, {
      emails: [
        { address: a, usage: 'PRIMARY' },
        { address: b, usage }
      ]
    })
  expect(await both('a@example.by', 'b@example.by', 'PRIMARY')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await both('a@example.by', 'A@example.by', 'BACKUP')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await both('a@example.by', 'b@example.by', 'BACKUP')).toMatchObject({ ok: true })
})

test('a link works once, for 24 hours, and a newer letter makes it void', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const first = await delivered()
  server.pass(61)
  const [email] = (await olga.call(listEmails, {}).then(read => (read.ok ? read.value.emails : []))) as { id: string }[]
  expect(await olga.call(resendEmailLink, { id: email!.id })).toMatchObject({ ok: true, value: { resendAfterSeconds: 61 } })
  const second = await delivered()
  expect(await server.nobody(confirmLink, { token: first })).toMatchObject({ code: 'LINK_EXPIRED', status: 410 })

  server.pass(24 * 3_600)
  expect(await server.nobody(confirmLink, { token: second })).toMatchObject({ code: 'LINK_EXPIRED' })
  await olga.call(resendEmailLink, { id: email!.id })
  const third = await delivered()
  server.pass(24 * 3_600 - 1)
  const answers = await Promise.all([1, 2, 3].map(() => server.nobody(confirmLink, { token: third })))
  expect(answers.map(answer => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED', 'ok'])
})

test('the link of a letter leads whoever uses the app into it, and everybody else into the cabinet', async () => {
  const olga = await server.aPatient()
  const leadsTo = async (address: string) => {
    await set(olga, address)
    await delivered()
    return /https?:\S+?\/email\/confirm/.exec(server.mails.at(-1)!.text)?.[0]
  }
  expect(await leadsTo('olga@example.by')).toBe(`${server.config.publicUrl}/email/confirm`)
  const inApp = await server.aSessionOf(olga, 'patient')
  expect(await leadsTo('second@example.by')).toBe(`${server.config.patient!.origin}/email/confirm`)
  await inApp(signOut, {})
  expect(await leadsTo('third@example.by')).toBe(`${server.config.publicUrl}/email/confirm`)
})

test('a token that the server did not make opens nothing, and the store alone cannot make one', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const token = await delivered()
  const link = await server.store.row<{ id: string }>(sql`select id from mail_links`)
  expect(linkToken(server.config.secret, link!.id)).toBe(token)
  for (const forged of [linkToken('another secret', link!.id), linkToken(server.config.secret, randomUUID())])
    expect(await server.nobody(confirmLink, { token: forged })).toMatchObject({ code: 'LINK_EXPIRED' })
  const stored = await server.store.row<{ all: string }>(sql`
    select (select coalesce(string_agg(to_jsonb(l)::text, ''), '') from mail_links l) || (select coalesce(string_agg(payload::text, ''), '') from graphile_worker._private_jobs)
      || (select coalesce(string_agg(to_jsonb(n)::text, ''), '') from notifications n) as all`)
  expect(stored!.all).not.toContain(token)
})

test('a letter is asked for again after 61 seconds, ten an hour at most [7.66]', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const [email] = await server.store.rows<{ id: string }>(sql`select id from emails`)
  server.pass(60)
  expect(await olga.call(resendEmailLink, { id: email!.id })).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 1 } })
  for (let letter = 2; letter <= 10; letter++) {
    server.pass(61)
    expect(await olga.call(resendEmailLink, { id: email!.id })).toMatchObject({ ok: true })
  }
  server.pass(61)
  expect(await olga.call(resendEmailLink, { id: email!.id })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
})

test('an address that is confirmed already is told to be linked', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'olga@example.by')
  server.pass(61)
  expect(await set(olga, 'OLGA@example.by')).toMatchObject({ code: 'EMAIL_ALREADY_LINKED', facts: { field: 'emails.0.address' } })
  expect(await set(olga, 'olga@example.by', 'BACKUP')).toMatchObject({ code: 'EMAIL_ALREADY_LINKED' })
})

test('a new main address takes the place of the old one only when it is confirmed', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'old@example.by')
  await set(olga, 'new@example.by')
  expect(await seen(olga)).toMatchObject({ email: 'old@example.by', waiting: true })
  await server.nobody(confirmLink, { token: await delivered() })
  expect(await seen(olga)).toMatchObject({ email: 'new@example.by', emails: [{ address: 'new@example.by' }], waiting: false })
})

test("another account's address is answered like any other, and refused only to whoever opens its letter, without telling whose", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await confirmed(olga, 'shared@example.by')
  const [taken, free] = [await set(anna, 'shared@example.by'), await set(anna, 'free@example.by', 'BACKUP')]
  expect([taken.ok, taken.status]).toEqual([free.ok, free.status])
  await delivered()
  const letter = server.mails.find(mail => mail.to === 'shared@example.by' && mail !== server.mails[0])!
  const refused = await server.nobody(confirmLink, { token: /#(\S{64})/.exec(letter.text)![1]! })
  expect(refused).toMatchObject({ code: 'EMAIL_TAKEN', facts: {} })
  expect((await seen(anna)).emails.map(email => email.address)).toEqual(['free@example.by'])
  expect((await seen(olga)).email).toBe('shared@example.by')
})

test('of two accounts that confirm one address at once, one gets it', async () => {
  const people = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const tokens: string[] = []
  for (const person of people) {
    await set(person, 'shared@example.by')
    tokens.push(await delivered())
  }
  const answers = await Promise.all(tokens.map(token => server.nobody(confirmLink, { token })))
  expect(answers.map(answer => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'ok'])
})

test("nobody removes or resends another's address", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await confirmed(olga, 'olga@example.by')
  const [email] = await server.store.rows<{ id: string }>(sql`select id from emails`)
  expect(await anna.call(removeEmail, { id: email!.id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await anna.call(resendEmailLink, { id: email!.id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(removeEmail, { id: email!.id })).toMatchObject({ ok: true, status: 204 })
  expect((await seen(olga)).emails).toEqual([])
})

test('what came to nothing is forgotten after a month', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'olga@example.by')
  await set(olga, 'backup@example.by', 'BACKUP')
  server.pass(32 * 86_400)
  await sweepEmail(server.deps)
  expect((await seen(olga)).emails.map(email => email.address)).toEqual(['olga@example.by'])
  expect(await server.store.rows(sql`select id from mail_links`)).toEqual([])
})

test('the address before is told when another takes its place, and how to get it back through support', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'old@example.by')
  expect(await noticed()).toEqual([])
  await set(olga, 'thief@example.by')
  expect(await noticed()).toEqual([])
  await server.nobody(confirmLink, { token: await delivered() })
  expect(await noticed()).toEqual(['old@example.by: Визит: адрес почты изменён'])
  const { text } = server.mails.at(-1)!
  expect(text).toContain('20.11.2026 в 11:00 (Минск)')
  expect(text).toContain(server.config.brand.supportEmail)
  expect(text).not.toContain('thief')
  expect(await server.store.rows(sql`select id from address_notices where sent_at is null`)).toEqual([])
})

test('an address is told of one more beside it, and of its own removal; one that only waited is not', async () => {
  const olga = await server.aPatient()
  await confirmed(olga, 'olga@example.by')
  await confirmed(olga, 'backup@example.by', 'BACKUP')
  expect(await noticed()).toEqual(['olga@example.by: Визит: добавлен адрес почты'])
  const own = await olga.call(listEmails, {})
  const backup = own.ok ? own.value.emails.find(email => email.usage === 'BACKUP')! : null
  await olga.call(removeEmail, { id: backup!.id })
  expect(await noticed()).toEqual(['backup@example.by: Визит: адрес почты удалён'])
  await set(olga, 'other@example.by')
  const again = await olga.call(listEmails, {})
  const waiting = again.ok ? again.value.emails.find(email => !email.confirmed)! : null
  await olga.call(removeEmail, { id: waiting!.id })
  expect(await noticed()).toEqual([])
  server.pass(32 * 86_400)
  await sweepEmail(server.deps)
  expect(await server.store.rows(sql`select id from address_notices`)).toEqual([])
})

test('a link says why it no longer works: used, late, or replaced by a newer letter', async () => {
  const olga = await server.aPatient()
  await set(olga, 'olga@example.by')
  const first = await delivered()
  server.pass(61)
  const own = await olga.call(listEmails, {})
  await olga.call(resendEmailLink, { id: own.ok ? own.value.emails[0]!.id : '' })
  const second = await delivered()
  const said = async (token: string) => {
    const answer = await server.nobody(confirmLink, { token })
    return answer.ok ? answer.value.confirmed : answer.facts.reason
  }
  expect([await said(first), await said(second), await said(second)]).toEqual(['replaced', 'address', 'used'])
  await set(olga, 'late@example.by', 'BACKUP')
  const late = await delivered()
  server.pass(24 * 3_600)
  expect(await said(late)).toBe('expired')
  expect(await said(linkToken('another secret', randomUUID()))).toBeUndefined()
})
