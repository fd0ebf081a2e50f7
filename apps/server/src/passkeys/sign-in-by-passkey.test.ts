import { randomUUID } from 'node:crypto'
import { confirmLink, readDeviceAccess, requestAccess } from '@vizit/contract/email'
import { confirmPasskey, deletePasskey, listPasskeys, passkeyQuestion, withoutPasskey } from '@vizit/contract/passkeys'
import { getProfile } from '@vizit/contract/profile'
import { listSessions } from '@vizit/contract/sessions'
import { resetAccount } from '@vizit/contract/sign-in'
import { listVisits } from '@vizit/contract/visits'
import { instantText } from '@vizit/rules/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { linkToken } from '../email/link-token.ts'
import { sql } from '../store/store.ts'
import { anAuthenticator } from '../testing/test-authenticator.ts'
import {
  addTo,
  agreed,
  aPasskeyOwner,
  aProvenPatient,
  comeToPasskey,
  hasEmail,
  NO_HUMAN_CHECK,
  ORIGIN,
  questionFor,
  type Step,
  typeCode
} from '../testing/test-passkeys.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ config: NO_HUMAN_CHECK })
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DAY = 86_400
const confirm = (step: Step, assertion: ReturnType<ReturnType<typeof anAuthenticator>['use']>) =>
  server.nobody(confirmPasskey, { ...step, assertion })

test('with a passkey asked for, the right code opens nothing; the passkey does, on a new device too', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  expect(await server.store.rows(sql`select id from sessions where account_id = ${olga.accountId} and ended_at is null`)).toHaveLength(1)
  expect(await server.callAs(`${step.deviceId}.${step.step.replaceAll('-', '')}`)(getProfile, {})).toMatchObject({
    code: 'ERROR_SESSION_EXPIRED'
  })

  const { token, access } = agreed(await confirm(step, key.use(await questionFor(server, step))))
  expect(access).toBe('full')
  const call = server.callAs(`${step.deviceId}.${token}`)
  expect(await call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая', accessNotAuthorized: false } })
  expect(agreed(await call(listPasskeys, {})).passkeys).toMatchObject([{ lastUsedAt: instantText(server.now()) }])
  const audit = await server.store.rows<{ action: string }>(
    sql`select action from audit where account_id = ${olga.accountId} order by at, id`
  )
  expect(audit.map(row => row.action)).toEqual(['passkey-added', 'passkey-asked', 'passkey-awaited', 'passkey-used', 'signed-in'])
})

test('a known device is asked for the passkey all the same', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  expect(await typeCode(server, olga.phone, olga.deviceId)).toMatchObject({ code: 'PASSKEY_NEEDED' })
})

test('a passkey that is not asked for changes nothing at sign-in', async () => {
  const olga = await aProvenPatient(server)
  await addTo(olga.call, anAuthenticator(ORIGIN))
  expect(await typeCode(server, olga.phone, olga.deviceId)).toMatchObject({ ok: true, value: { access: 'full' } })
})

test('until the code is right nobody learns whether a passkey is asked for', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const anna = await aProvenPatient(server)
  const said = await Promise.all(
    [olga.phone, anna.phone, '375447654321'].map(async phone => {
      const wrong = await typeCode(server, phone, randomUUID(), false)
      return wrong.ok ? 'signed in' : `${wrong.status} ${wrong.code} ${JSON.stringify(wrong.facts)}`
    })
  )
  expect(new Set(said)).toEqual(new Set(['422 INVALID_CODE {"left":4}']))
  const guessed = { step: randomUUID(), deviceId: randomUUID() }
  for (const endpoint of [passkeyQuestion, withoutPasskey])
    expect(await server.nobody(endpoint, guessed)).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('the step belongs to the device that typed the code, and lives ten minutes', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  const question = await questionFor(server, step)
  const elsewhere = { ...step, deviceId: randomUUID() }
  expect(await server.nobody(passkeyQuestion, elsewhere)).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await confirm(elsewhere, key.use(question))).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(withoutPasskey, elsewhere)).toMatchObject({ code: 'CODE_EXPIRED' })
  server.pass(600)
  for (const endpoint of [passkeyQuestion, withoutPasskey])
    expect(await server.nobody(endpoint, step)).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a challenge is answered once, within five minutes, and of parallel answers one gets a token', async () => {
  const key = anAuthenticator(ORIGIN, { counts: false })
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  const late = key.use(await questionFor(server, step))
  server.pass(300)
  expect(await confirm(step, late)).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'expired' } })

  const answers = [key.use(await questionFor(server, step)), key.use(await questionFor(server, step))]
  const heard = await Promise.all([...answers, ...answers].map(answer => confirm(step, answer)))
  expect(heard.filter(answer => answer.ok)).toHaveLength(1)
  const again = await comeToPasskey(server, olga.phone, step.deviceId)
  expect(await confirm(again, answers[0]!)).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'expired' } })
})

test('a wrong answer spends its challenge', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  const question = await questionFor(server, step)
  expect(await confirm(step, key.use(question, { unverified: true }))).toMatchObject({ facts: { reason: 'wrong' } })
  expect(await confirm(step, key.use(question))).toMatchObject({ facts: { reason: 'expired' } })
})

test.each([
  ['whose person was not verified', { unverified: true }],
  ['for another origin', { origin: 'https://vizit.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['that was made for something else', { type: 'webauthn.create' }],
  ['that names another account', { userHandle: Buffer.alloc(32).toString('base64url') }]
])('an answer %s is refused', async (_, faults) => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  expect(await confirm(step, key.use(await questionFor(server, step), faults))).toMatchObject({
    code: 'PASSKEY_REFUSED',
    facts: { reason: 'wrong' }
  })
})

test('a signature over anything else is refused', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const step = await comeToPasskey(server, olga.phone)
  const answer = key.use(await questionFor(server, step))
  const other = key.use(await questionFor(server, step))
  const mixed = { ...answer, response: { ...answer.response, signature: other.response.signature } }
  expect(await confirm(step, mixed)).toMatchObject({ facts: { reason: 'wrong' } })
})

test('a passkey of another account does not open this one', async () => {
  const [key, other] = [anAuthenticator(ORIGIN), anAuthenticator(ORIGIN)]
  const [olga, anna] = [await aPasskeyOwner(server, key), await aPasskeyOwner(server, other)]
  const [ofOlga, ofAnna] = [await comeToPasskey(server, olga.phone), await comeToPasskey(server, anna.phone)]
  const question = await questionFor(server, ofAnna)
  const own = question.allowCredentials[0]!.id
  const crossed = other.use({ ...(await questionFor(server, ofOlga)) }, {}, own)
  expect(await confirm(ofOlga, crossed)).toMatchObject({ code: 'PASSKEY_REFUSED', facts: { reason: 'unknown' } })
  // the answer to one's own challenge, brought to another's sign-in
  expect(await confirm(ofOlga, other.use(question))).toMatchObject({ facts: { reason: 'expired' } })
  expect(agreed(await confirm(ofAnna, other.use(question))).access).toBe('full')
})

test('a count that was used already is taken for a copy: refused, marked, written down', async () => {
  const key = anAuthenticator(ORIGIN)
  const olga = await aPasskeyOwner(server, key)
  const first = await comeToPasskey(server, olga.phone)
  agreed(await confirm(first, key.use(await questionFor(server, first), { counter: 7 })))
  for (const counter of [7, 3, 0]) {
    const step = await comeToPasskey(server, olga.phone)
    expect(await confirm(step, key.use(await questionFor(server, step), { counter }))).toMatchObject({
      code: 'PASSKEY_REFUSED',
      facts: { reason: 'copied' }
    })
  }
  expect(agreed(await olga.call(listPasskeys, {})).passkeys).toMatchObject([{ suspected: true }])
  expect(await server.store.rows(sql`select id from audit where action = 'passkey-suspected'`)).toHaveLength(3)
  const last = await comeToPasskey(server, olga.phone)
  expect(agreed(await confirm(last, key.use(await questionFor(server, last), { counter: 8 }))).access).toBe('full')
})

test('a passkey that never counts, as those of phones, goes on working', async () => {
  const key = anAuthenticator(ORIGIN, { counts: false, synced: true })
  const olga = await aPasskeyOwner(server, key)
  for (let time = 0; time < 2; time++) {
    const step = await comeToPasskey(server, olga.phone)
    expect(agreed(await confirm(step, key.use(await questionFor(server, step)))).access).toBe('full')
  }
  expect(agreed(await olga.call(listPasskeys, {})).passkeys).toMatchObject([{ backedUp: true, suspected: false }])
})

test('without the passkey whoever has the SIM card sees stars only, even on a known device, and cannot take the number', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const step = await comeToPasskey(server, olga.phone)
  const { token, access } = agreed(await server.nobody(withoutPasskey, step))
  expect(access).toBe('masked')
  const thief = server.callAs(`${step.deviceId}.${token}`)
  expect(JSON.stringify(await thief(getProfile, {}))).not.toContain('Савицк')
  for (const endpoint of [listVisits, listPasskeys, listSessions]) {
    expect(await thief(endpoint, {})).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
  }
  expect(await thief(resetAccount, {})).toMatchObject({ code: 'ACCOUNT_IN_USE' })
  expect(await server.nobody(withoutPasskey, step)).toMatchObject({ code: 'CODE_EXPIRED' })
  const known = await comeToPasskey(server, olga.phone, olga.deviceId)
  expect(agreed(await server.nobody(withoutPasskey, known)).access).toBe('masked')
})

test('the owner who has lost it comes in by a letter, and may then delete it', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const step = await comeToPasskey(server, olga.phone)
  const { token } = agreed(await server.nobody(withoutPasskey, step))
  const call = server.callAs(`${step.deviceId}.${token}`)
  const { emails } = agreed(await call(readDeviceAccess, {}))
  agreed(await call(requestAccess, { profileId: olga.profileId, deviceId: step.deviceId, emailId: emails[0]!.id }))
  const link = await server.store.row<{ id: string }>(sql`select id from mail_links where purpose = 'confirm-device'`)
  agreed(await server.nobody(confirmLink, { token: linkToken(server.config.secret, link!.id) }))
  expect(await call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая' } })
  expect(await call(deletePasskey, { id: olga.passkeyId, stopAsking: 'true' })).toMatchObject({ ok: true })
  expect(await typeCode(server, olga.phone, step.deviceId)).toMatchObject({ ok: true, value: { access: 'full' } })
})

test('the new owner of a number that was silent for 90 days leaves the former account behind, and its passkey with it', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  server.pass(90 * DAY)
  const step = await comeToPasskey(server, olga.phone)
  const { token } = agreed(await server.nobody(withoutPasskey, step))
  const begun = agreed(await server.callAs(`${step.deviceId}.${token}`)(resetAccount, {}))
  const anew = server.callAs(`${step.deviceId}.${begun.token}`)
  expect(await anew(getProfile, {})).toMatchObject({ value: { lastName: '', accessNotAuthorized: false } })
  expect(await typeCode(server, olga.phone, randomUUID())).toMatchObject({ ok: true, value: { isNew: false } })
  expect(await server.store.rows(sql`select id from passkeys where account_id = ${olga.accountId}`)).toHaveLength(1)
})

test('a code that came by another sign-in, meanwhile, ends the step before it', async () => {
  const olga = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  await hasEmail(server, await server.aPatient())
  const first = await comeToPasskey(server, olga.phone)
  const second = await comeToPasskey(server, olga.phone, first.deviceId)
  expect(await server.nobody(passkeyQuestion, first)).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(passkeyQuestion, second)).toMatchObject({ ok: true })
})
