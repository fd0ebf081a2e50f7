import { randomUUID } from 'node:crypto'
import { confirmHuman, confirmSms, humanCodeImage, initPhoneLogin } from '@vizit/contract/sign-in'
import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { networkOf } from '../http/limits.ts'
import { buildHttp } from '../http/server.ts'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { openStore, sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const limits = {
  ...SIGN_IN_LIMITS,
  codesPerPhoneDay: 3,
  codesPerUnknownDeviceHour: 2,
  codesPerAddressHour: 20,
  codesPerPrefixHour: 6,
  codesAllHour: 8,
  wrongCodesPerPhoneDay: 4,
  wrongCodesAllDay: 6,
  humanCheckAfterAddress: 1_000,
  humanCheckAfterPhone: 1_000
}
const server = await startTestServer({ config: { limits, trustProxy: ['127.0.0.1'] } })
beforeEach(() => {
  server.config.limits = limits
  return server.reset()
})
afterAll(() => server.stop())

const from = server.callFrom

const anywhere = from('198.51.100.1')
/** Numbers of different blocks. */
const newPhone = (n: number) => `37529${10 + n}00000`

function codeOf(phone: string): string {
  return /код (\d{6})/.exec(server.sent.findLast(sms => sms.phone === phone)!.text)![1]!
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function tries(phones: string[], call = anywhere) {
  const words = []
  for (const phone of phones) {
    const answer = await call(initPhoneLogin, { phone, deviceId: randomUUID() })
    words.push(answer.ok ? 'sent' : `${answer.code} ${answer.facts.retryAfter}`)
  }
  return words
}

test('a phone gets so many codes a day, and the refusal says how long it lasts [8.47] [9.35]', async () => {
  const phone = newPhone(1)
  expect(await tries([phone, phone, phone])).toEqual(['sent', 'sent', 'sent'])
  server.pass(3_600)
  const refused = await anywhere(initPhoneLogin, { phone, deviceId: randomUUID() })
  expect(refused).toMatchObject({ ok: false, status: 429, code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 - 3_600 } })
  server.pass(86_400 - 3_600)
  expect(await tries([phone])).toEqual(['sent'])
})

test('an unknown device gets so many codes an hour, whatever phones it names', async () => {
  const deviceId = randomUUID()
  const words = []
  for (let n = 1; n <= 3; n++) {
    const answer = await anywhere(initPhoneLogin, { phone: newPhone(n), deviceId })
    words.push(answer.ok ? 'sent' : answer.code)
  }
  expect(words).toEqual(['sent', 'sent', 'ERROR_TOO_MANY_REQUESTS'])
})

test('numbers tried one after another share a budget', async () => {
  const block = Array.from({ length: 7 }, (_, n) => `37529555000${n}`)
  expect(await tries(block)).toEqual([...Array(6).fill('sent'), 'ERROR_TOO_MANY_REQUESTS 3600'])
})

test('all phones together get so many codes an hour', async () => {
  expect(await tries(Array.from({ length: 9 }, (_, n) => newPhone(n)))).toEqual([...Array(8).fill('sent'), 'ERROR_TOO_MANY_REQUESTS 3600'])
})

test('an address gets so many codes an hour; another address is not touched', async () => {
  server.config.limits = { ...limits, codesPerAddressHour: 2 }
  expect(await tries([1, 2, 3].map(newPhone), from('203.0.113.9'))).toEqual(['sent', 'sent', 'ERROR_TOO_MANY_REQUESTS 3600'])
  expect(await tries([newPhone(4)], from('203.0.113.10'))).toEqual(['sent'])
})

test('a refused request spends nothing of what others need', async () => {
  const phone = newPhone(1)
  await tries(Array(30).fill(phone))
  expect(await tries([2, 3, 4, 5, 6].map(newPhone))).toEqual(Array(5).fill('sent'))
})

test('whatever the order and the pauses, a phone never gets more codes in a day than its budget', async () => {
  const step = fc.record({
    phone: fc.integer({ min: 1, max: 2 }),
    device: fc.integer({ min: 1, max: 4 }),
    pause: fc.integer({ min: 0, max: 200 })
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      await server.reset()
      for (const { phone, device, pause } of steps) {
        server.pass(pause)
        await anywhere(initPhoneLogin, { phone: newPhone(phone), deviceId: `device-number-000${device}` })
      }
      const perPhone = [1, 2].map(n => server.sent.filter(sms => sms.phone === newPhone(n)).length)
      expect(Math.max(...perPhone)).toBeLessThanOrEqual(limits.codesPerPhoneDay)
    }),
    { numRuns: 12 }
  )
})

test('the limits hold across two servers on one database', async () => {
  const store = openStore(String(server.store.pool.options.connectionString))
  const second = await buildHttp({ ...server.deps, store }, { routes: ROUTES, strict: true })
  try {
    const other = from('198.51.100.1', { origin: await second.listen({ port: 0, host: '127.0.0.1' }) })
    const phone = newPhone(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? anywhere : other)(initPhoneLogin, { phone, deviceId: randomUUID() }))
    )
    expect(answers.map(answer => (answer.ok ? 'sent' : answer.code)).sort()).toEqual([
      ...Array(17).fill('ERROR_TOO_MANY_REQUESTS'),
      ...Array(3).fill('sent')
    ])
    expect(server.sent).toHaveLength(3)
  } finally {
    await second.close()
    await store.close()
  }
})

test('a limit that cannot be counted refuses', async () => {
  await server.store.pool.query('alter table limits rename to limits_gone')
  try {
    expect(await anywhere(initPhoneLogin, { phone: newPhone(1), deviceId: randomUUID() })).toMatchObject({ ok: false })
    expect(server.sent).toHaveLength(0)
  } finally {
    await server.store.pool.query('alter table limits_gone rename to limits')
  }
})

test('an owner signs in at the first try on a known device although a stranger has spent every budget of the phone', async () => {
  const phone = newPhone(1)
  const own = randomUUID()
  const first = await anywhere(initPhoneLogin, { phone, deviceId: own })
  await anywhere(confirmSms, { id: first.ok ? first.value.id : '', code: codeOf(phone), deviceId: own })
  await server.store.run(sql`delete from limits`)

  const stranger = from('198.51.100.1')
  const attempts = []
  for (let n = 0; n < 12; n++) {
    const deviceId = randomUUID()
    const answer = await stranger(initPhoneLogin, { phone, deviceId })
    if (answer.ok) attempts.push({ id: answer.value.id, deviceId, code: codeOf(phone) })
  }
  expect(attempts).toHaveLength(3)
  const guessed = []
  for (const { code, ...attempt } of attempts) {
    for (let n = 0; n < 5; n++) guessed.push(await stranger(confirmSms, { ...attempt, code: wrongFor(code) }))
  }
  expect(guessed.filter(answer => !answer.ok && answer.code === 'INVALID_CODE')).toHaveLength(4)
  expect(guessed.at(-1)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 } })
  // even the right code is not looked at any more on the stranger's devices
  const { code, ...last } = attempts.at(-1)!
  expect(await stranger(confirmSms, { ...last, code })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })

  const again = await anywhere(initPhoneLogin, { phone, deviceId: own })
  expect(again).toMatchObject({ ok: true, value: { needsHumanCheck: false } })
  expect(await anywhere(confirmSms, { id: again.ok ? again.value.id : '', code: codeOf(phone), deviceId: own })).toMatchObject({ ok: true })
})

test('once wrong codes of everybody pass the daily number, each sign-in asks the human check [4.02]', async () => {
  for (const phone of [newPhone(1), newPhone(2)]) {
    const deviceId = randomUUID()
    const start = await anywhere(initPhoneLogin, { phone, deviceId })
    expect(start).toMatchObject({ value: { needsHumanCheck: false } })
    for (let n = 0; n < 4; n++) await anywhere(confirmSms, { id: start.ok ? start.value.id : '', code: wrongFor(codeOf(phone)), deviceId })
  }
  expect(await anywhere(initPhoneLogin, { phone: newPhone(3), deviceId: randomUUID() })).toMatchObject({ value: { needsHumanCheck: true } })
})

/** A flood: each from a network of its own, for a number and from a device that were never seen. */
async function flood(count: number, from: number) {
  const words: string[] = []
  await Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let n = from + lane; n < from + count; n += 8) {
        const answer = await fromSite(n)(initPhoneLogin, { phone: `37533${String(n * 9_973).padStart(7, '0')}`, deviceId: randomUUID() })
        words.push(!answer.ok ? answer.code : answer.value.needsHumanCheck ? 'asked' : 'sent')
      }
    })
  )
  return words
}

const fromSite = (n: number) => from(`2001:db8:${n.toString(16)}::1`)

test('under a flood of sign-ins that come to nothing each new device is asked the human check, and whoever solves it gets the code [4.02]', async () => {
  server.config.limits = { ...SIGN_IN_LIMITS, codesAllHourUnchecked: 10 }
  const words = await flood(120, 0)
  expect(words.filter(word => word === 'sent')).toHaveLength(10)
  expect(words.filter(word => word === 'asked')).toHaveLength(110)
  expect(server.sent).toHaveLength(10)

  const [phone, deviceId] = ['375447654321', randomUUID()]
  const started = await anywhere(initPhoneLogin, { phone, deviceId })
  if (!started.ok) throw new Error(started.code)
  expect(started.value.needsHumanCheck).toBe(true)
  const picture = await anywhere(humanCodeImage, { id: started.value.id })
  if (!picture.ok) throw new Error(picture.code)
  expect(await anywhere(confirmHuman, { id: started.value.id, code: await (picture.value as Blob).text() })).toMatchObject({ ok: true })
  expect(await anywhere(confirmSms, { id: started.value.id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
})

test('while codes come back nobody is asked, however many people sign in', async () => {
  server.config.limits = { ...SIGN_IN_LIMITS, codesAllHourUnchecked: 10 }
  for (let n = 0; n < 30; n++) {
    const [phone, deviceId] = [`37529${String(1_000_000 + n * 9_973)}`, randomUUID()]
    const started = await fromSite(n)(initPhoneLogin, { phone, deviceId })
    expect(started).toMatchObject({ value: { needsHumanCheck: false } })
    expect(await fromSite(n)(confirmSms, { id: started.ok ? started.value.id : '', deviceId, code: codeOf(phone) })).toMatchObject({
      ok: true
    })
  }
})

test('one site with all its IPv6 networks counts as one address', async () => {
  server.config.limits = { ...limits, codesPerAddressHour: 2 }
  const networks = ['2001:db8:5:1::1', '2001:db8:5:ffff::7', '2001:db8:5:2:3::1', '2001:db8:6:1::1']
  const words = []
  for (const [n, address] of networks.entries()) words.push(...(await tries([newPhone(n)], from(address))))
  expect(words).toEqual(['sent', 'sent', 'ERROR_TOO_MANY_REQUESTS 3600', 'sent'])
})

test('every spelling of an IPv6 address within one site counts as one, and an IPv4 address as itself', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map(n => n.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 3, maxLength: 3 }), fc.array(group, { minLength: 5, maxLength: 5 }), (site, host) => {
      const full = [...site, ...host].join(':')
      expect(networkOf(full)).toBe(site.join(':'))
      expect(networkOf(full.toUpperCase())).toBe(site.join(':'))
      expect(networkOf(`${site.map(part => part.padStart(4, '0')).join(':')}::1`)).toBe(site.join(':'))
    })
  )
  expect(networkOf('::1')).toBe('0:0:0')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
})
