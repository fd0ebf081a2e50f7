import { randomUUID } from 'node:crypto'
import { confirmHuman, confirmSms, humanChallenge, humanCodeImage, initPhoneLogin } from '@vizit/contract/sign-in'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { changedBy } from '../testing/test-rows.ts'
import { startTestServer } from '../testing/test-server.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterPhone: 1, humanCheckAfterAddress: 100, codesPerPhoneDay: 100 }
const server = await startTestServer({ config: { limits } })
beforeEach(() => {
  server.config.limits = limits
  return server.reset()
})
afterAll(() => server.stop())

const PHONE = '375291234567'

/** An attempt that is asked to show that a person is there. */
async function asked(): Promise<{ id: string; deviceId: string }> {
  const deviceId = randomUUID()
  await server.nobody(initPhoneLogin, { phone: PHONE, deviceId: randomUUID() })
  const answer = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId })
  if (!answer.ok || !answer.value.needsHumanCheck) throw new Error('no human check was asked')
  server.sent.length = 0
  return { id: answer.value.id, deviceId }
}

/** The test painter writes the digits as they are. */
async function digitsOf(id: string): Promise<string> {
  const answer = await server.nobody(humanCodeImage, { id })
  if (!answer.ok) throw new Error(answer.code)
  return (answer.value as Blob).text()
}

async function solved(id: string): Promise<string> {
  const answer = await server.nobody(humanChallenge, { id })
  if (!answer.ok) throw new Error(answer.code)
  const solution = await solveChallenge({ challenge: JSON.parse(answer.value.challenge) as Challenge, deriveKey })
  return JSON.stringify(solution)
}

const otherThan = (digits: string) => String((Number(digits) + 1) % 100_000).padStart(5, '0')

test('the human check is asked once a phone is asked for often, and no SMS goes out before it is passed [4.02]', async () => {
  const first = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId: randomUUID() })
  const second = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId: randomUUID() })
  expect([first, second]).toMatchObject([{ value: { needsHumanCheck: false } }, { value: { needsHumanCheck: true } }])
  expect(server.sent).toHaveLength(1)
})

test('an address that asks for many phones is asked for the human check', async () => {
  server.config.limits = { ...limits, humanCheckAfterAddress: 2 }
  const asks = []
  for (let n = 0; n < 3; n++)
    asks.push(await server.nobody(initPhoneLogin, { phone: `37529${1_000_000 + n * 1000}`, deviceId: randomUUID() }))
  expect(asks.map(answer => answer.ok && answer.value.needsHumanCheck)).toEqual([false, false, true])
})

test('the digits of the picture let the SMS out, whose code signs in [7.93] [7.94] [1.54]', async () => {
  const { id, deviceId } = await asked()
  const picture = await fetch(`${server.url}/api/v2/my/phone-login/human-code?id=${id}`)
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-store'
  ])
  expect(server.sent).toHaveLength(0)
  const digits = await picture.text()
  expect(digits).toMatch(/^\d{5}$/)
  expect(await server.nobody(confirmHuman, { id, code: digits })).toMatchObject({ ok: true, value: { id, resendAfterSeconds: 61 } })
  const code = /код (\d{6})/.exec(server.sent[0]!.text)![1]!
  expect(await server.nobody(confirmSms, { id, code, deviceId })).toMatchObject({ ok: true })
})

test('the code after the human check comes in the language of the page', async () => {
  const { id } = await asked()
  expect(await server.nobody(confirmHuman, { id, code: await digitsOf(id), language: 'be' })).toMatchObject({ ok: true })
  expect(server.sent[0]!.text).toMatch(/^Візіт: код /)
})

test('wrong digits are refused, and after three tries of a picture the right ones are too [8.24] [8.18]', async () => {
  const { id } = await asked()
  const digits = await digitsOf(id)
  for (let n = 0; n < 3; n++)
    expect(await server.nobody(confirmHuman, { id, code: otherThan(digits) })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE', status: 422 })
  expect(await server.nobody(confirmHuman, { id, code: digits })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  expect(server.sent).toHaveLength(0)
  expect(await server.nobody(confirmHuman, { id, code: await digitsOf(id) })).toMatchObject({ ok: true })
})

test('each picture has new digits and makes the one before it void', async () => {
  const { id } = await asked()
  const seen = new Set<string>()
  for (let n = 0; n < 5; n++) seen.add(await digitsOf(id))
  expect(seen.size).toBeGreaterThan(1)
  const [old] = seen
  const fresh = await digitsOf(id)
  if (old !== fresh) expect(await server.nobody(confirmHuman, { id, code: old! })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
})

test('a picture is good for two minutes', async () => {
  const { id } = await asked()
  const digits = await digitsOf(id)
  server.pass(120)
  expect(await server.nobody(confirmHuman, { id, code: digits })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
})

test('an empty answer is refused as input [5.57] [8.25]', async () => {
  const { id } = await asked()
  expect(await server.nobody(confirmHuman, { id })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
  expect(await server.nobody(confirmHuman, { id, code: '' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
})

test('of twenty uses of one right answer one is accepted and one SMS goes out', async () => {
  const { id } = await asked()
  const digits = await digitsOf(id)
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.nobody(confirmHuman, { id, code: digits })))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(server.sent).toHaveLength(1)
  expect(await server.nobody(confirmHuman, { id, code: digits })).toMatchObject({ code: 'INVALID_STATE' })
})

test('the answer of one attempt does not open another', async () => {
  const one = await asked()
  const two = await asked()
  const digits = await digitsOf(one.id)
  if (digits !== (await digitsOf(two.id)))
    expect(await server.nobody(confirmHuman, { id: two.id, code: digits })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  expect(await server.nobody(confirmHuman, { id: randomUUID(), code: digits })).toMatchObject({ code: 'NOT_FOUND' })
})

test('whoever does not see the picture lets the browser work instead', async () => {
  const { id } = await asked()
  expect(await server.nobody(confirmHuman, { id, solution: await solved(id) })).toMatchObject({ ok: true })
  expect(server.sent).toHaveLength(1)
})

test('a solution is good for one try, two minutes and its own attempt', async () => {
  const one = await asked()
  const two = await asked()
  const solution = await solved(one.id)
  await server.nobody(humanChallenge, { id: two.id })
  expect(await server.nobody(confirmHuman, { id: two.id, solution })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  for (const bad of ['{}', 'no json', '{"counter":"1","derivedKey":"00"}', '{"counter":1,"derivedKey":"00"}']) {
    expect(await server.nobody(confirmHuman, { id: one.id, solution: bad })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  }
  expect(await server.nobody(confirmHuman, { id: one.id, solution })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  const late = await solved(one.id)
  server.pass(120)
  expect(await server.nobody(confirmHuman, { id: one.id, solution: late })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  expect(server.sent).toHaveLength(0)
})

test('of twenty uses of one solution one is accepted', async () => {
  const { id } = await asked()
  const solution = await solved(id)
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.nobody(confirmHuman, { id, solution })))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(server.sent).toHaveLength(1)
})

test('nothing is drawn for an attempt that was not asked, is passed, or is over', async () => {
  const free = await server.nobody(initPhoneLogin, { phone: PHONE, deviceId: randomUUID() })
  expect(await server.nobody(humanCodeImage, { id: free.ok ? free.value.id : '' })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await server.nobody(humanChallenge, { id: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  const { id } = await asked()
  server.pass(600)
  expect(await server.nobody(humanCodeImage, { id })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a code cannot be tried before the human check is passed', async () => {
  const { id, deviceId } = await asked()
  expect(await server.nobody(confirmSms, { id, code: '123456', deviceId })).toMatchObject({ code: 'INVALID_STATE' })
})

test('one attempt gets twenty pictures and no more', async () => {
  const { id } = await asked()
  for (let n = 0; n < 20; n++) await digitsOf(id)
  expect(await server.nobody(humanCodeImage, { id })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', status: 429 })
})

test('a picture, a task, their tries and the check that is passed are of one attempt: others beside it stay as they are', async () => {
  const [one, two] = [await asked(), await asked()]
  const attempts = async (act: () => Promise<unknown>) =>
    ((await changedBy(server, act)).get('sign_in_attempts') ?? []).map(row => (JSON.parse(row) as { id: string }).id)
  const digits = await digitsOf(two.id)
  expect(await attempts(() => digitsOf(one.id))).toEqual([one.id])
  expect(await attempts(() => server.nobody(humanChallenge, { id: one.id }))).toEqual([one.id])
  expect(await attempts(() => server.nobody(confirmHuman, { id: one.id, code: '00000' }))).toEqual([one.id])
  expect(await attempts(async () => server.nobody(confirmHuman, { id: one.id, code: await digitsOf(one.id) }))).toEqual([one.id])
  expect(await server.nobody(confirmHuman, { id: two.id, code: digits })).toMatchObject({ ok: true })
})
