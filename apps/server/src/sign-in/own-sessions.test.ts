import { randomUUID } from 'node:crypto'
import { makeCall } from '@vizit/contract/call'
import { getProfile } from '@vizit/contract/profile'
import { endOneSession, endOtherSessions, listSessions } from '@vizit/contract/sessions'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
const server = await startTestServer({ config: { limits } })
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function signedIn(deviceName: string, deviceId: string = randomUUID(), userAgent = 'node') {
  server.pass(61)
  const start = await server.nobody(initPhoneLogin, { phone: '+375291234567', deviceId })
  if (!start.ok) throw new Error(start.code)
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const browser = makeCall({
    origin: server.url,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'user-agent': userAgent } }),
    bearer: () => null,
    newKey: randomUUID,
    appVersion: server.config.version
  })
  const done = await browser(confirmSms, { id: start.value.id, code, deviceId, deviceName })
  if (!done.ok) throw new Error(done.code)
  return { call: server.callAs(`${deviceId}.${done.value.token}`), deviceId, token: done.value.token }
}

type Caller = Awaited<ReturnType<typeof signedIn>>
const sessionsOf = async ({ call }: Caller) => {
  const list = await call(listSessions, {})
  if (!list.ok) throw new Error(list.code)
  return list.value.sessions
}

test('the own sessions are listed with device, since and last use, and nothing that opens one', async () => {
  const desk = await signedIn('Chrome, Windows')
  const phone = await signedIn('Safari, iPhone')
  server.pass(3_700)
  await desk.call(getProfile, {})
  const sessions = await sessionsOf(desk)
  expect(sessions.map(({ deviceName, current }) => [deviceName, current])).toEqual([
    ['Chrome, Windows', true],
    ['Safari, iPhone', false]
  ])
  expect(sessions[0]).toMatchObject({ since: '2026-11-20T08:01:01Z', seen: '2026-11-20T09:03:42Z', access: 'full' })
  for (const secret of [desk.token, phone.token, desk.deviceId, phone.deviceId]) expect(JSON.stringify(sessions)).not.toContain(secret)
})

test('a session is called by what its browser says of itself, and by nothing that nobody knows', async () => {
  const desk = await signedIn(
    '',
    randomUUID(),
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
  )
  await signedIn('', randomUUID(), '<b>curl</b>')
  expect((await sessionsOf(desk)).map(session => session.deviceName)).toEqual(['', 'Chrome, Windows'])
})

test('a session is ended from another one, at once, and its device is no longer known', async () => {
  const desk = await signedIn('Chrome')
  const lost = await signedIn('Потерянный телефон')
  const { id } = (await sessionsOf(desk)).find(session => !session.current)!
  expect(await desk.call(endOneSession, { id })).toMatchObject({ ok: true, status: 204 })
  expect(await lost.call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await desk.call(endOneSession, { id })).toMatchObject({ code: 'NOT_FOUND' })
  const known = await server.store.rows(sql`select device_hash from account_devices`)
  expect(known).toHaveLength(1)
  const account = await server.store.row<{ id: string }>(sql`select id from accounts`)
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at) values (${randomUUID()}, ${account!.id}, 'a@example.by', 'PRIMARY', now(), now())`)
  expect(await (await signedIn('Потерянный телефон', lost.deviceId)).call(getProfile, {})).toMatchObject({
    value: { accessNotAuthorized: true }
  })
})

test('all others are ended at once, this one stays', async () => {
  const [desk, phone, tablet] = [await signedIn('Chrome'), await signedIn('iPhone'), await signedIn('iPad')]
  expect(await desk.call(endOtherSessions, {})).toMatchObject({ ok: true, value: { ended: 2 } })
  for (const { call } of [phone, tablet]) expect(await call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await sessionsOf(desk)).toHaveLength(1)
})

test("nobody ends a stranger's session", async () => {
  const desk = await signedIn('Chrome')
  const anna = await server.aPatient()
  const [session] = await sessionsOf(desk)
  expect(await anna.call(endOneSession, { id: session!.id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await sessionsOf(desk)).toHaveLength(1)
})
