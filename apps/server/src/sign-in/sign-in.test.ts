import { randomUUID } from 'node:crypto'
import { getProfile } from '@vizit/contract/profile'
import { anonymousLogin, confirmSms, initPhoneLogin, signOut } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepSignIn } from './sweep-sign-in.job.ts'

// The human check has tests of its own.
const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
const gateway = { down: false }
const server = await startTestServer({
  config: { limits },
  wrap: deps => ({ ...deps, sms: { send: sms => (gateway.down ? Promise.reject(new Error('down')) : deps.sms.send(sms)) } })
})
beforeEach(() => server.reset())
afterAll(() => server.stop())

const PHONE = '+375 (29) 123-45-67'

/** The code of the last SMS. */
function lastCode(): string {
  return /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function started(deviceId: string, phone = PHONE): Promise<string> {
  const answer = await server.nobody(initPhoneLogin, { phone, deviceId })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`)
  return answer.value.id
}

async function signedIn(deviceId: string, phone = PHONE): Promise<string> {
  const id = await started(deviceId, phone)
  const answer = await server.nobody(confirmSms, { id, code: lastCode(), deviceId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.token
}

async function count(table: 'sessions' | 'accounts' | 'sign_in_attempts'): Promise<number> {
  const rows = await server.store.pool.query(`select count(*)::int as n from ${table}`)
  return rows.rows[0].n
}

test('a phone and the code from the SMS give a token that opens the own profile [1.53] [4.01] [4.04] [7.92] [7.95] [7.101] [7.06]', async () => {
  const deviceId = randomUUID()
  const start = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId, token: 'of the host page' })
  expect(start).toMatchObject({ ok: true, value: { needsHumanCheck: false, resendAfterSeconds: 61 } })
  expect(server.sent.map(sms => sms.phone)).toEqual(['375291234567'])

  const done = await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code: lastCode(), deviceId })
  expect(done).toMatchObject({ ok: true, status: 200 })
  const token = done.ok ? done.value.token : ''
  expect(await server.callAs(`${deviceId}.${token}`)(getProfile, {})).toMatchObject({ ok: true, value: { phone: '375291234567' } })
})

test('without a human check the code goes out at once [4.02] [4.03]', async () => {
  await started(randomUUID())
  expect(server.sent).toHaveLength(1)
})

test('the SMS says what the code is for and is bound to our host', async () => {
  await started(randomUUID())
  const code = lastCode()
  expect(server.sent[0]!.text).toBe(`Визит: код ${code}. Никому его не сообщайте.\n\n@localhost #${code}`)
})

test('a number of another form or of an unknown operator is refused before anything is sent, the six operators are not [5.10] [5.12] [9.41]', async () => {
  for (const [phone, reason] of [
    ['+375 (17) 309-44-18', 'unknown-operator'],
    ['+7 916 123-45-67', 'not-a-phone'],
    ['37529123456', 'not-a-phone'],
    ['3752912345678', 'not-a-phone']
  ]) {
    expect(await server.nobody(initPhoneLogin, { phone: phone!, deviceId: randomUUID() })).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
      facts: { field: 'phone', reason }
    })
  }
  expect(server.sent).toHaveLength(0)
  for (const operator of ['22', '25', '29', '33', '44', '65'])
    expect(await server.nobody(initPhoneLogin, { phone: `+375 (${operator}) 309-44-18`, deviceId: randomUUID() })).toMatchObject({
      ok: true
    })
})

test('numbers of the test range sign in by the same calls, only where test phones are switched on [4.13]', async () => {
  const deviceId = randomUUID()
  expect(await server.callAs(`${deviceId}.${await signedIn(deviceId, '+375 (55) 123-45-67')}`)(getProfile, {})).toMatchObject({
    value: { phone: '375551234567' }
  })
  server.config.testPhones = false
  const refused = await server.nobody(initPhoneLogin, { phone: '+375 (55) 123-45-67', deviceId: randomUUID() })
  server.config.testPhones = true
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'phone', reason: 'unknown-operator' } })
})

test('the token opens nothing from another device [7.06]', async () => {
  const token = await signedIn(randomUUID())
  expect(await server.callAs(`${randomUUID()}.${token}`)(getProfile, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED' })
})

test('the second sign-in of a phone opens the same account', async () => {
  const first = randomUUID()
  const second = randomUUID()
  const one = await server.callAs(`${first}.${await signedIn(first)}`)(getProfile, {})
  const two = await server.callAs(`${second}.${await signedIn(second)}`)(getProfile, {})
  expect(one.ok && two.ok && one.value.userId === two.value.userId).toBe(true)
})

test('a device has one session of an account: signing in again ends the one before', async () => {
  const deviceId = randomUUID()
  const first = await signedIn(deviceId)
  server.pass(61)
  const second = await signedIn(deviceId)
  expect(await server.callAs(`${deviceId}.${first}`)(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await server.callAs(`${deviceId}.${second}`)(getProfile, {})).toMatchObject({ ok: true })
})

test('a new SMS can be asked for after 61 seconds, not before, and the answer says how long to wait [4.05] [9.19] [8.28]', async () => {
  const deviceId = randomUUID()
  await started(deviceId)
  server.pass(40)
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({
    ok: false,
    code: 'INVALID_STATE',
    facts: { retryAfter: 21 },
    status: 409
  })
  server.pass(20)
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 1 } })
  server.pass(1)
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({ ok: true })
  expect(server.sent).toHaveLength(2)
})

test('only the newest code of a phone and device counts', async () => {
  const deviceId = randomUUID()
  const first = await started(deviceId)
  const firstCode = lastCode()
  server.pass(61)
  const second = await started(deviceId)
  expect(await server.nobody(confirmSms, { id: first, code: firstCode, deviceId })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(confirmSms, { id: second, code: lastCode(), deviceId })).toMatchObject({ ok: true })
})

test('of two requests of one device at the same moment one sends an SMS', async () => {
  const deviceId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.nobody(initPhoneLogin, { phone: PHONE, deviceId })))
  expect(answers.map(answer => (answer.ok ? 'sent' : answer.code)).sort()).toEqual([...Array(7).fill('INVALID_STATE'), 'sent'])
  expect(server.sent).toHaveLength(1)
})

test('a wrong code is told apart, with the tries that are left [8.20]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const wrong = otherThan(lastCode())
  const answers = []
  for (let at = 0; at < 6; at++) answers.push(await server.nobody(confirmSms, { id, code: wrong, deviceId }))
  expect(answers.slice(0, 5).map(answer => (answer.ok ? null : [answer.code, answer.facts.left]))).toEqual(
    [4, 3, 2, 1, 0].map(left => ['INVALID_CODE', left])
  )
  expect(answers[5]).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(confirmSms, { id, code: lastCode(), deviceId })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a code of another length or with other characters is not tried at all [5.55] [5.56] [8.21] [9.18]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  for (const code of ['12345', '1234567', '12345a', '']) {
    expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
  }
  expect(await server.nobody(confirmSms, { id, code: otherThan(lastCode()), deviceId })).toMatchObject({ facts: { left: 4 } })
})

test('a code lives ten minutes [8.49]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  server.pass(600)
  expect(await server.nobody(confirmSms, { id, code: lastCode(), deviceId })).toMatchObject({
    ok: false,
    code: 'CODE_EXPIRED',
    status: 410
  })
})

test('a code works once, and only on the device that asked for it', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const code = lastCode()
  expect(await server.nobody(confirmSms, { id, code, deviceId: randomUUID() })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({ ok: true })
  expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('of sixteen right answers at once one gets a session', async () => {
  for (let round = 1; round <= 6; round++) {
    const deviceId = randomUUID()
    const id = await started(deviceId, `37529${100 + round}0000`)
    const code = lastCode()
    const answers = await Promise.all(Array.from({ length: 16 }, () => server.nobody(confirmSms, { id, code, deviceId })))
    expect(answers.map(answer => (answer.ok ? 'signed-in' : answer.code)).sort()).toEqual([...Array(15).fill('CODE_EXPIRED'), 'signed-in'])
    expect([await count('sessions'), await count('accounts')]).toEqual([round, round])
  }
})

test('a new phone that signs in on five devices at once gets one account', async () => {
  const attempts = []
  for (let at = 0; at < 5; at++) {
    const deviceId = randomUUID()
    attempts.push({ id: await started(deviceId), deviceId, code: lastCode() })
  }
  const answers = await Promise.all(attempts.map(attempt => server.nobody(confirmSms, attempt)))
  expect(answers.every(answer => answer.ok)).toBe(true)
  expect([await count('sessions'), await count('accounts')]).toEqual([5, 1])
})

test('of a thousand guesses, two hundred at a time, five are compared', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const code = lastCode()
  const guesses = Array.from({ length: 1000 }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'))
  const answers = []
  for (let at = 0; at < guesses.length; at += 200)
    answers.push(...(await Promise.all(guesses.slice(at, at + 200).map(guess => server.nobody(confirmSms, { id, code: guess, deviceId })))))
  const codes = Map.groupBy(answers, answer => (answer.ok ? 'signed-in' : answer.code))
  expect(codes.get('INVALID_CODE')).toHaveLength(5)
  expect([...codes.keys()].filter(word => !['INVALID_CODE', 'CODE_EXPIRED', 'SERVICE_UNAVAILABLE'].includes(word))).toEqual([])
  expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a gateway that does not take the SMS is told, and trying again is free', async () => {
  const deviceId = randomUUID()
  gateway.down = true
  for (let at = 0; at < 10; at++)
    expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  gateway.down = false
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({ ok: true })
})

test('a session knows through which face of ours it came about; a program that is none of them has none', async () => {
  for (const [face, phone] of [
    ['patient', '+375 (29) 123-45-61'],
    ['cabinet', '+375 (29) 123-45-62'],
    ['widget', '+375 (29) 123-45-63']
  ] as const) {
    const deviceId = randomUUID()
    const id = await started(deviceId, phone)
    expect(await server.callAs(null, face)(confirmSms, { id, code: lastCode(), deviceId })).toMatchObject({ ok: true })
  }
  const faces = await server.store.rows<{ face: string | null }>(sql`
    select s.face from sessions s join accounts a on a.id = s.account_id order by a.phone`)
  expect(faces.slice(0, 2)).toEqual([{ face: 'patient' }, { face: 'cabinet' }])
  expect(['patient', 'cabinet']).not.toContain(faces[2]!.face)
})

test('going on accepts the user agreement and the privacy policy: their words are kept once, with hash, channel and time', async () => {
  const deviceId = randomUUID()
  await signedIn(deviceId)
  server.pass(61)
  await signedIn(deviceId)
  const rows = await server.store.rows(sql`select kind, text_version, text_hash, channel, given_at from consents order by kind desc`)
  const given = (kind: 'user-agreement' | 'privacy') => {
    const { version, hash } = currentConsentText(kind, server.config.brand)
    return { kind, text_version: version, text_hash: hash, channel: 'cabinet', given_at: '2026-11-20T08:00:00Z' }
  }
  expect(rows).toEqual([given('user-agreement'), given('privacy')])
  expect(await server.store.rows(sql`select action from audit order by id`)).toEqual([{ action: 'signed-in' }, { action: 'signed-in' }])
})

test('signing out ends the session at once', async () => {
  const deviceId = randomUUID()
  const call = server.callAs(`${deviceId}.${await signedIn(deviceId)}`)
  expect(await call(signOut, {})).toMatchObject({ ok: true })
  expect(await call(getProfile, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED', status: 401 })
})

test('a session lives 180 days', async () => {
  const deviceId = randomUUID()
  const call = server.callAs(`${deviceId}.${await signedIn(deviceId)}`)
  server.pass(180 * 86_400 - 1)
  expect(await call(getProfile, {})).toMatchObject({ ok: true })
  server.pass(1)
  expect(await call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
})

test('a visitor gets an anonymous session, which does not count as signed in [4.12] [7.96]', async () => {
  const deviceId = randomUUID()
  const visitor = await server.nobody(anonymousLogin, { deviceId, deviceName: 'Телефон', phone: PHONE })
  expect(visitor).toMatchObject({ ok: true, value: { anonymousId: expect.any(String), token: expect.any(String) } })
  expect(await server.store.rows(sql`select device_name, account_id from sessions`)).toEqual([{ device_name: 'Телефон', account_id: null }])
  const token = visitor.ok ? visitor.value.token : ''
  expect(await server.callAs(`${deviceId}.${token}`)(getProfile, {})).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN' })
})

test('what is over is forgotten, what lives stays', async () => {
  const deviceId = randomUUID()
  const token = await signedIn(deviceId)
  server.pass(3 * 86_400)
  await sweepSignIn(server.deps)
  expect([await count('sign_in_attempts'), await count('sessions')]).toEqual([0, 1])
  expect(await server.store.rows(sql`select key from limits`)).toHaveLength(0)
  expect(await server.callAs(`${deviceId}.${token}`)(getProfile, {})).toMatchObject({ ok: true })
})

test('a new phone whose code is not fresh any more is told after the right code, which stays good, and then registered [4.07] [4.08]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const code = lastCode()
  server.pass(61)
  expect(await server.nobody(confirmSms, { id, code: otherThan(code), deviceId })).toMatchObject({
    code: 'INVALID_CODE',
    facts: { left: 4 }
  })
  server.pass(1)
  for (let asked = 0; asked < 6; asked++)
    expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({
      code: 'USER_NOT_REGISTERED',
      status: 404,
      facts: { delayMs: 10_000 }
    })
  expect([await count('accounts'), await count('sessions')]).toEqual([0, 0])
  expect(await server.nobody(confirmSms, { id, code: otherThan(code), deviceId, register: true })).toMatchObject({ code: 'INVALID_CODE' })
  expect(await server.nobody(confirmSms, { id, code, deviceId, register: true })).toMatchObject({ ok: true, value: { isNew: true } })
  expect(await server.nobody(confirmSms, { id, code, deviceId, register: true })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await count('accounts')).toBe(1)
})

test('a known phone signs in with a code of any age, and a new one at once while its code is fresh [4.08]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  server.pass(61)
  expect(await server.nobody(confirmSms, { id, code: lastCode(), deviceId })).toMatchObject({ ok: true, value: { isNew: true } })
  const again = await started(deviceId)
  server.pass(300)
  expect(await server.nobody(confirmSms, { id: again, code: lastCode(), deviceId })).toMatchObject({ ok: true, value: { isNew: false } })
})
