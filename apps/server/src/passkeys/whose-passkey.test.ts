// Keys and proofs beside others: one is renamed, deleted or used, and a code proves one session for one purpose.
import { randomUUID } from 'node:crypto'
import { removeEmail } from '@vizit/contract/email'
import { confirmReauth, type ReauthAction, sendReauthCode } from '@vizit/contract/own-data'
import { askPasskey, deletePasskey, listPasskeys, reauthByPasskey, reauthQuestion, renamePasskey } from '@vizit/contract/passkeys'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { anAuthenticator } from '../testing/test-authenticator.ts'
import { addTo, agreed, aPasskeyOwner, aProvenPatient, NO_HUMAN_CHECK, ORIGIN } from '../testing/test-passkeys.ts'
import { changedBy } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ config: NO_HUMAN_CHECK })
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('a code proves the session that it was sent for, and for the passkeys alone', async () => {
  const [olga, anna] = [await aProvenPatient(server), await aProvenPatient(server)]
  server.pass(15 * 60)
  const proves = async (who: Patient, action: ReauthAction) => {
    agreed(await who.call(sendReauthCode, { action }))
    agreed(await who.call(confirmReauth, { action, code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]! }))
  }
  const state = async (who: Patient) => agreed(await who.call(listPasskeys, {})).reauth
  await proves(anna, 'passkeys')
  await proves(olga, 'export')
  expect([await state(olga), await state(anna)]).toEqual(['code', 'fresh'])
})

test('of several keys one is used, renamed and deleted; to ask for them is of one account', async () => {
  const [key, spare] = [anAuthenticator(ORIGIN), anAuthenticator(ORIGIN)]
  const olga = await aPasskeyOwner(server, key)
  const other = await addTo(olga.call, spare)
  const anna = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const passkeys = async (act: () => Promise<unknown>) =>
    ((await changedBy(server, act)).get('passkeys') ?? []).map(row => (JSON.parse(row) as { id: string }).id)
  expect(await passkeys(() => olga.call(renamePasskey, { id: other, name: 'Запасной' }))).toEqual([other])
  const used = async () => agreed(await olga.call(reauthByPasskey, { assertion: key.use(agreed(await olga.call(reauthQuestion, {}))) }))
  expect(await passkeys(used)).toEqual([olga.passkeyId])
  expect(await passkeys(() => olga.call(deletePasskey, { id: other }))).toEqual([other])
  agreed(await olga.call(askPasskey, { asked: false }))
  expect([agreed(await olga.call(listPasskeys, {})).asked, agreed(await anna.call(listPasskeys, {})).asked]).toEqual([false, true])
})

test('of several keys the one whose count came twice is taken for a copy, and no other', async () => {
  const [key, spare] = [anAuthenticator(ORIGIN), anAuthenticator(ORIGIN)]
  const olga = await aPasskeyOwner(server, key)
  await addTo(olga.call, spare)
  await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const use = async () => olga.call(reauthByPasskey, { assertion: key.use(agreed(await olga.call(reauthQuestion, {})), { counter: 7 }) })
  agreed(await use())
  expect(await use()).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'copied' } })
  const suspected = await server.store.rows<{ id: string }>(sql`select id from passkeys where suspected_at is not null`)
  expect(suspected.map(({ id }) => id)).toEqual([olga.passkeyId])
})

test('the last confirmed address stays while this very account asks for a passkey that it has: neither the keys nor the addresses of others count', async () => {
  const other = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const emailOf = async ({ accountId }: Patient) =>
    (await server.store.row<{ id: string }>(sql`select id from emails where account_id = ${accountId} and confirmed_at is not null`))!.id
  const remove = async (who: Patient) => who.call(removeEmail, { id: await emailOf(who) })

  const plain = await aProvenPatient(server)
  expect(await remove(plain)).toMatchObject({ ok: true })
  const unasked = await aProvenPatient(server)
  await addTo(unasked.call, anAuthenticator(ORIGIN))
  expect(await remove(unasked)).toMatchObject({ ok: true })
  const keyless = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  await server.store.run(sql`delete from passkeys where account_id = ${keyless.accountId}`)
  expect(await remove(keyless)).toMatchObject({ ok: true })

  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, created_at) values (${randomUUID()}, ${olga.accountId}, 'waits@example.by', 'BACKUP', ${server.now()})`)
  expect(await remove(olga)).toMatchObject({ code: 'EMAIL_NEEDED' })
  expect(await emailOf(other)).toBeDefined()
})
