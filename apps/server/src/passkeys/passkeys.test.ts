import { randomUUID } from 'node:crypto'
import { removeEmail } from '@vizit/contract/email'
import { confirmReauth, sendReauthCode } from '@vizit/contract/own-data'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  deletePasskey,
  listPasskeys,
  reauthByPasskey,
  reauthQuestion,
  renamePasskey
} from '@vizit/contract/passkeys'
import { PASSKEYS_MOST } from '@vizit/rules/passkeys'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tellOfPasskey } from '../email/tell-of-passkey.job.ts'
import { eraseAccount } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { anAuthenticator } from '../testing/test-authenticator.ts'
import { addTo, agreed, aPasskeyOwner, aProvenPatient, hasEmail, NO_HUMAN_CHECK, ORIGIN, typeCode } from '../testing/test-passkeys.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepPasskeys } from './sweep-passkeys.job.ts'

const server = await startTestServer({ config: NO_HUMAN_CHECK })
beforeEach(() => server.reset())
afterAll(() => server.stop())

const LATER = 15 * 60

test('a passkey is added, called as its owner likes, and tells nothing that opens anything', async () => {
  const key = anAuthenticator(ORIGIN, { synced: true })
  const olga = await aProvenPatient(server)
  const creation = agreed(await olga.call(beginPasskey, {}))
  expect(creation).toMatchObject({
    rp: { id: 'localhost', name: 'Визит' },
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: []
  })
  expect(JSON.stringify(creation)).not.toContain(olga.accountId)
  const added = agreed(await olga.call(addPasskey, { registration: key.create(creation), name: '  Мой   телефон ' }))
  expect(added).toEqual({
    id: added.id,
    name: 'Мой телефон',
    addedAt: '2026-11-20T08:00:00Z',
    lastUsedAt: null,
    backedUp: true,
    suspected: false
  })
  expect(agreed(await olga.call(renamePasskey, { id: added.id, name: 'Телефон мамы' })).name).toBe('Телефон мамы')
  expect(await olga.call(renamePasskey, { id: added.id, name: '   ' })).toMatchObject({ code: 'INVALID_INPUT' })
  const list = agreed(await olga.call(listPasskeys, {}))
  expect(list).toEqual({ passkeys: [{ ...added, name: 'Телефон мамы' }], asked: false, hasConfirmedEmail: true, reauth: 'fresh' })
  expect(agreed(await olga.call(beginPasskey, {})).excludeCredentials).toHaveLength(1)
})

test('a retry of an addition whose answer was lost hears the same', async () => {
  const olga = await aProvenPatient(server)
  const registration = anAuthenticator(ORIGIN).create(agreed(await olga.call(beginPasskey, {})))
  const idempotencyKey = randomUUID()
  const first = agreed(await olga.call(addPasskey, { registration }, { idempotencyKey }))
  expect(agreed(await olga.call(addPasskey, { registration }, { idempotencyKey }))).toEqual(first)
  expect(await olga.call(addPasskey, { registration })).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'expired' } })
})

test('a session that is only open adds, deletes and switches nothing until the owner has proved to be here', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aProvenPatient(server)
  const id = await addTo(olga.call, key)
  server.pass(LATER)
  const needed = { code: 'PROOF_REQUIRED', status: 403, facts: { action: 'passkeys', way: 'code' } }
  expect(await olga.call(beginPasskey, {})).toMatchObject(needed)
  expect(await olga.call(deletePasskey, { id })).toMatchObject(needed)
  expect(await olga.call(askPasskey, { asked: true })).toMatchObject(needed)
  expect(agreed(await olga.call(listPasskeys, {}))).toMatchObject({ reauth: 'code', passkeys: [{ id }], asked: false })

  agreed(await olga.call(sendReauthCode, { action: 'passkeys' }))
  expect(server.sent.at(-1)).toMatchObject({ phone: olga.phone, text: expect.stringContaining('настройки входа') })
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  agreed(await olga.call(confirmReauth, { action: 'passkeys', code }))
  expect(agreed(await olga.call(askPasskey, { asked: true }))).toEqual({ asked: true })
})

test('where a passkey is asked for, a code from an SMS proves nothing; a passkey does', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  server.pass(LATER)
  agreed(await olga.call(sendReauthCode, { action: 'passkeys' }))
  agreed(await olga.call(confirmReauth, { action: 'passkeys', code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]! }))
  const needed = { code: 'PROOF_REQUIRED', facts: { way: 'passkey' } }
  expect(await olga.call(askPasskey, { asked: false })).toMatchObject(needed)
  expect(await olga.call(deletePasskey, { id: olga.passkeyId, stopAsking: 'true' })).toMatchObject(needed)
  expect(await olga.call(beginPasskey, {})).toMatchObject(needed)

  const question = agreed(await olga.call(reauthQuestion, {}))
  expect(await olga.call(reauthByPasskey, { assertion: key.use(question, { unverified: true }) })).toMatchObject({
    code: 'PASSKEY_REFUSED'
  })
  agreed(await olga.call(reauthByPasskey, { assertion: key.use(agreed(await olga.call(reauthQuestion, {}))) }))
  expect(agreed(await olga.call(askPasskey, { asked: false }))).toEqual({ asked: false })
  server.pass(LATER)
  expect(await olga.call(beginPasskey, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
})

test('the owner is told by letter of every change of the keys, once, and of nothing that opens anything', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  agreed(await olga.call(askPasskey, { asked: true }))
  agreed(await olga.call(deletePasskey, { id: olga.passkeyId, stopAsking: 'true' }))
  const jobs = await server.store.rows<{ payload: Parameters<typeof tellOfPasskey>[1] }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'tell-of-passkey' returning j.payload, j.id`)
  for (const { payload } of jobs) await tellOfPasskey(server.deps, payload)
  expect(server.mails.map(mail => [mail.to, mail.subject]).sort()).toEqual(
    ['добавлен ключ входа', 'вход теперь с ключом', 'удалён ключ входа'].map(what => [`p${olga.phone}@example.by`, `Визит: ${what}`]).sort()
  )
  expect(server.mails[0]!.text).toContain('Если это не вы')
  expect(JSON.stringify(server.mails)).not.toContain(olga.accountId)
})

test('a challenge is good for one session, one purpose, one time, five minutes', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aProvenPatient(server)
  await addTo(olga.call, key)
  const expired = { code: 'PASSKEY_REFUSED', facts: { reason: 'expired' } }
  const creation = agreed(await olga.call(beginPasskey, {}))
  server.pass(300)
  expect(await olga.call(addPasskey, { registration: key.create(creation) })).toMatchObject(expired)

  const anna = await aProvenPatient(server)
  const ofAnna = agreed(await anna.call(beginPasskey, {}))
  expect(await olga.call(addPasskey, { registration: key.create(ofAnna) })).toMatchObject(expired)
  // one that was asked for a re-authentication, answered as if it had been for a new passkey
  const reauth = agreed(await olga.call(reauthQuestion, {}))
  expect(await olga.call(addPasskey, { registration: key.create({ ...creation, challenge: reauth.challenge }) })).toMatchObject(expired)
  const made = agreed(await olga.call(beginPasskey, {}))
  expect(await olga.call(reauthByPasskey, { assertion: key.use({ ...reauth, challenge: made.challenge }, {}, undefined) })).toMatchObject(
    expired
  )
  const answers = await Promise.all([1, 2, 3].map(() => olga.call(addPasskey, { registration: key.create(made) })))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
})

test.each([
  ['whose person was not verified', { unverified: true }],
  ['of another origin', { origin: 'http://localhost:9999' }],
  ['of another site', { rpId: 'evil.example' }]
])('a new passkey %s is refused', async (_, faults) => {
  const olga = await aProvenPatient(server)
  const registration = anAuthenticator(ORIGIN).create(agreed(await olga.call(beginPasskey, {})), faults)
  expect(await olga.call(addPasskey, { registration })).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'wrong' } })
  expect(agreed(await olga.call(listPasskeys, {})).passkeys).toEqual([])
})

test('what is no answer of an authenticator is refused, not a failure', async () => {
  const olga = await aProvenPatient(server)
  const registration = anAuthenticator(ORIGIN).create(agreed(await olga.call(beginPasskey, {})))
  const broken = (response: Partial<typeof registration.response>) => ({
    registration: { ...registration, response: { ...registration.response, ...response } }
  })
  expect(await olga.call(addPasskey, broken({ clientDataJSON: 'AAAA' }))).toMatchObject({ facts: { reason: 'wrong' } })
  expect(await olga.call(addPasskey, broken({ clientDataJSON: '!' }))).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await olga.call(addPasskey, broken({ attestationObject: 'oWNmbXQ' }))).toMatchObject({ facts: { reason: 'wrong' } })
})

test('a credential that somebody has already is added to nobody else', async () => {
  const key = anAuthenticator(ORIGIN)
  const [olga, anna] = [await aProvenPatient(server), await aProvenPatient(server)]
  const registration = key.create(agreed(await olga.call(beginPasskey, {})))
  agreed(await olga.call(addPasskey, { registration }))
  const thief = anAuthenticator(ORIGIN).create(agreed(await anna.call(beginPasskey, {})), {}, registration.id)
  expect(await anna.call(addPasskey, { registration: thief })).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'taken' } })
  expect(agreed(await anna.call(listPasskeys, {})).passkeys).toEqual([])
})

test("a stranger's passkey does not exist: not to be renamed, not to be deleted", async () => {
  const [olga, anna] = [await aProvenPatient(server), await aProvenPatient(server)]
  const id = await addTo(olga.call, anAuthenticator(ORIGIN))
  expect(await anna.call(renamePasskey, { id, name: 'Моё' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await anna.call(deletePasskey, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await anna.call(reauthQuestion, {})).toMatchObject({ code: 'NOT_FOUND' })
})

test('ten passkeys are enough, however many are added at once', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aProvenPatient(server)
  for (let n = 0; n < PASSKEYS_MOST - 1; n++) await addTo(olga.call, key)
  const creations = await Promise.all([1, 2, 3].map(async () => agreed(await olga.call(beginPasskey, {}))))
  const answers = await Promise.all(creations.map(creation => olga.call(addPasskey, { registration: key.create(creation) })))
  expect(answers.map(answer => (answer.ok ? 'added' : answer.code)).toSorted()).toEqual(['TOO_MANY_PASSKEYS', 'TOO_MANY_PASSKEYS', 'added'])
  expect(await olga.call(beginPasskey, {})).toMatchObject({ code: 'TOO_MANY_PASSKEYS', facts: { most: 10 } })
})

test('a passkey is asked at sign-in only where there is one, and an e-mail to come back by', async () => {
  const olga = await aProvenPatient(server, { email: false })
  expect(await olga.call(askPasskey, { asked: true })).toMatchObject({ code: 'INVALID_STATE', facts: { reason: 'NO_PASSKEY' } })
  await addTo(olga.call, anAuthenticator(ORIGIN))
  expect(await olga.call(askPasskey, { asked: true })).toMatchObject({ code: 'EMAIL_NEEDED' })
  const emailId = await hasEmail(server, olga)
  agreed(await olga.call(askPasskey, { asked: true }))
  expect(await olga.call(removeEmail, { id: emailId })).toMatchObject({ code: 'EMAIL_NEEDED' })
  agreed(await olga.call(askPasskey, { asked: false }))
  expect(await olga.call(removeEmail, { id: emailId })).toMatchObject({ ok: true })
})

test('the last passkey goes together with the demand for it, and only when that is said', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const second = await addTo(olga.call, key)
  expect(await olga.call(deletePasskey, { id: second })).toMatchObject({ ok: true, status: 204 })
  expect(await olga.call(deletePasskey, { id: olga.passkeyId })).toMatchObject({ code: 'LAST_PASSKEY' })
  expect(agreed(await olga.call(listPasskeys, {}))).toMatchObject({ asked: true, passkeys: [{ id: olga.passkeyId }] })
  expect(await olga.call(deletePasskey, { id: olga.passkeyId, stopAsking: 'true' })).toMatchObject({ ok: true })
  expect(agreed(await olga.call(listPasskeys, {}))).toMatchObject({ asked: false, passkeys: [] })
  expect(await typeCode(server, olga.phone, olga.deviceId)).toMatchObject({ ok: true, value: { access: 'full' } })
})

test('two deletions at once never leave a demand without a passkey', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const second = await addTo(olga.call, key)
  const answers = await Promise.all([olga.passkeyId, second].map(id => olga.call(deletePasskey, { id })))
  expect(answers.map(answer => (answer.ok ? 'deleted' : answer.code)).toSorted()).toEqual(['LAST_PASSKEY', 'deleted'])
})

test('an account that is erased keeps no passkey, no challenge, no step; what nobody answered is swept', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  await typeCode(server, olga.phone, olga.deviceId)
  agreed(await olga.call(reauthQuestion, {}))
  await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
  const left = await server.store.row<{ count: number }>(sql`
    select (select count(*) from passkeys)::int + (select count(*) from passkey_owners)::int + (select count(*) from passkey_challenges)::int
         + (select count(*) from waiting_sessions)::int as count`)
  expect(left?.count).toBe(0)

  const anna = await aProvenPatient(server)
  agreed(await anna.call(beginPasskey, {}))
  server.pass(2 * 3_600)
  await sweepPasskeys(server.deps)
  expect(await server.store.rows(sql`select purpose from passkey_challenges`)).toEqual([])
})

test('the export tells of the passkeys and not of their keys', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const rows = await server.store.row<{ passkeys: Record<string, unknown>[]; owners: Record<string, unknown>[] }>(sql`
    select rows_of_person(${olga.accountId}, ${olga.profileId}) -> 'passkeys' as passkeys,
           rows_of_person(${olga.accountId}, ${olga.profileId}) -> 'passkey_owners' as owners`)
  expect(rows?.passkeys).toMatchObject([{ name: 'Визит', counter: 0 }])
  expect(Object.keys(rows!.passkeys[0]!)).not.toEqual(expect.arrayContaining(['credential_id']))
  expect(rows?.owners).toEqual([{ account_id: olga.accountId, asked: true }])
})
