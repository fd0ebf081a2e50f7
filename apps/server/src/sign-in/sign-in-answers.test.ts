// What the steps of signing in say when they say no, and what they never say.
import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { refusalCodeOf } from '@vizit/contract/refusal'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

// The human check has tests of its own.
const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
let gatewaySays: string | null = null
const server = await startTestServer({
  config: { limits },
  wrap: deps => ({ ...deps, sms: { send: sms => (gatewaySays === null ? deps.sms.send(sms) : Promise.reject(new Error(gatewaySays))) } })
})
beforeEach(() => {
  gatewaySays = null
  return server.reset()
})
afterAll(() => server.stop())

const PHONE = '+375 (29) 123-45-67'
const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function started(deviceId: string): Promise<string> {
  const answer = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}

/** The answer as it travels. */
async function posted(path: string, body: unknown) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}

test('a booking is completed by who has signed in by phone and SMS code, and by nobody before [1.12]', async () => {
  const slot = await server.aSlot()
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const bookingFor = (profileId: string) => ({ ...slot, profileId })
  expect(await server.callAs(`${deviceId}.${id}`)(bookDoctorSlot, bookingFor(randomUUID()))).toMatchObject({ ok: false, status: 401 })
  const done = await server.nobody(confirmSms, { id, code: lastCode(), deviceId })
  if (!done.ok) throw new Error(done.code)
  const profile = await server.store.row<{ id: string }>(sql`
    update profiles set last_name = 'Савицкая', first_name = 'Ольга', birthday = '1990-05-15', sex = 'FEMALE' where id = (select profile_id from accounts) returning id`)
  const call = server.callAs(`${deviceId}.${done.value.token}`)
  const agreement = '2026-11'
  expect(await call(bookDoctorSlot, { ...bookingFor(profile!.id), agreement })).toMatchObject({ ok: true, value: { status: 'booked' } })
})

test('a refusal that says when to come again says so twice: in its facts and in the header of the answer, in seconds [4.06]', async () => {
  const deviceId = randomUUID()
  await started(deviceId)
  server.pass(20)
  const early = await posted(initPhoneLogin.path, { phone: PHONE, deviceId })
  expect([early.status, early.retryAfter, JSON.parse(early.text).attributes]).toEqual([409, '41', { retryAfter: 41 }])
})

test('INVALID_STATE says by its facts what the state is, so that every face has a sentence for it [8.27]', async () => {
  const deviceId = randomUUID()
  await started(deviceId)
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({
    code: 'INVALID_STATE',
    status: 409,
    facts: { retryAfter: 61 }
  })
})

test('a wrong code is one refusal whatever an identity service calls it; the right one still signs in, and another can be asked for [8.22] [8.23]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const wrong = await server.nobody(confirmSms, { id, code: otherThan(lastCode()), deviceId })
  if (wrong.ok) throw new Error('let in')
  for (const name of ['auth/invalid-verification-code', 'ERROR_INVALID_VERIFICATION_CODE']) expect(refusalCodeOf(name)).toBe(wrong.code)
  server.pass(61)
  const again = await started(deviceId)
  expect(server.sent).toHaveLength(2)
  expect(await server.nobody(confirmSms, { id: again, code: lastCode(), deviceId })).toMatchObject({ ok: true })
})

test('a code that is too old is told from a wrong one, and a new SMS helps [8.48]', async () => {
  const deviceId = randomUUID()
  const id = await started(deviceId)
  const old = lastCode()
  server.pass(600)
  expect(await server.nobody(confirmSms, { id, code: old, deviceId })).toMatchObject({ code: 'CODE_EXPIRED', status: 410 })
  const again = await started(deviceId)
  expect(await server.nobody(confirmSms, { id: again, code: lastCode(), deviceId })).toMatchObject({ ok: true })
})

test('data that are not as they must be are refused with the field that is wrong, as other services’ INVALID_ARGUMENT [8.45]', async () => {
  const answer = await server.nobody(initPhoneLogin, { phone: 'no phone', deviceId: randomUUID() })
  expect(answer).toMatchObject({ ok: false, code: refusalCodeOf('INVALID_ARGUMENT'), status: 400, facts: { field: 'phone' } })
  expect(server.sent).toEqual([])
})

test('a network that fails behind us is "not now" with the moment to come again, and costs nothing [8.46]', async () => {
  const deviceId = randomUUID()
  gatewaySays = 'ERROR_NETWORK_REQUEST_FAILED'
  const failed = await posted(initPhoneLogin.path, { phone: PHONE, deviceId })
  expect([failed.status, Number(failed.retryAfter) > 0, JSON.parse(failed.text).error]).toEqual([503, true, 'SERVICE_UNAVAILABLE'])
  gatewaySays = null
  expect(await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })).toMatchObject({ ok: true })
})

test.each([
  ['8.56', 'The uid must be a non-empty string with at most 128 characters.'],
  ['8.57', 'The password must be a string with at least 6 characters.'],
  ['8.58', 'The hash algorithm must match one of the strings in the list of supported algorithms.'],
  ['8.59', 'The provided custom claim attributes are too large.']
])('what an outer service tells its administrator reaches nobody who signs in [%s]: %s', async (_id, words) => {
  gatewaySays = words
  const { status, text } = await posted(initPhoneLogin.path, { phone: PHONE, deviceId: randomUUID() })
  expect(JSON.parse(text)).toEqual({ data: null, status: 503, error: 'SERVICE_UNAVAILABLE', message: null })
  expect(status).toBe(503)
  expect(await server.store.rows(sql`select 1 from sessions`)).toEqual([])
})
