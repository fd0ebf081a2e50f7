// Sessions and devices of several people, one browser of whom is shared: what ends, is seen and is swept is what was meant.
import { randomUUID } from 'node:crypto'
import { getProfile } from '@vizit/contract/profile'
import { endOneSession, endOtherSessions, listSessions } from '@vizit/contract/sessions'
import { confirmSms, initPhoneLogin, signOut } from '@vizit/contract/sign-in'
import { ENDED_SESSION_DAYS } from '@vizit/rules/devices'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hash } from '../http/session.ts'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepSignIn } from './sweep-sign-in.job.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
const server = await startTestServer({ config: { limits } })
beforeEach(() => server.reset())
afterAll(() => server.stop())

const [OLGA, ANNA] = ['+375291234567', '+375291234568']
const [SHARED, OTHER] = [randomUUID(), randomUUID()]

async function signedIn(phone: string, deviceId: string) {
  server.pass(61)
  const start = await server.nobody(initPhoneLogin, { phone, deviceId })
  if (!start.ok) throw new Error(start.code)
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const done = await server.nobody(confirmSms, { id: start.value.id, code, deviceId })
  if (!done.ok) throw new Error(done.code)
  return server.callAs(`${deviceId}.${done.value.token}`)
}
type Caller = Awaited<ReturnType<typeof signedIn>>

/** Each signed in by the shared browser and by one of the own. */
async function fourSessions() {
  const olgaShared = await signedIn(OLGA, SHARED)
  const olgaOther = await signedIn(OLGA, OTHER)
  const annaShared = await signedIn(ANNA, SHARED)
  const annaOther = await signedIn(ANNA, OTHER)
  return { olgaShared, olgaOther, annaShared, annaOther }
}
const alive = (calls: Caller[]) => Promise.all(calls.map(async call => (await call(getProfile, {})).ok))
/** Who is known where. */
async function known(): Promise<string[]> {
  const rows = await server.store.rows<{ phone: string; device_hash: Buffer }>(
    sql`select a.phone, d.device_hash from account_devices d join accounts a on a.id = d.account_id`
  )
  return rows
    .map(row => `${row.phone === OLGA.slice(1) ? 'olga' : 'anna'} ${row.device_hash.equals(hash(SHARED)) ? 'shared' : 'other'}`)
    .toSorted()
}

test('a sign-in ends the former session of this person in this browser, and no other', async () => {
  const { olgaShared, olgaOther, annaShared, annaOther } = await fourSessions()
  const again = await signedIn(OLGA, SHARED)
  expect(await alive([olgaShared, olgaOther, annaShared, annaOther, again])).toEqual([false, true, true, true, true])
  const endedAt = () => server.store.rows(sql`select ended_at from sessions where ended_at is not null`)
  const before = await endedAt()
  expect(before).toHaveLength(1)
  await signedIn(OLGA, SHARED)
  expect(await endedAt()).toEqual(expect.arrayContaining(before))
})

test('a sign-out ends one session; ending one or all others touches no browser of anybody else, though it is the same one', async () => {
  const { olgaShared, olgaOther, annaShared, annaOther } = await fourSessions()
  await signOutOf(annaOther)
  expect(await alive([olgaShared, olgaOther, annaShared, annaOther])).toEqual([true, true, true, false])
  const list = await olgaOther(listSessions, {})
  const { id } = (list.ok ? list.value.sessions : []).find(session => !session.current)!
  expect(await olgaOther(endOneSession, { id })).toMatchObject({ ok: true })
  expect([await alive([olgaShared, olgaOther, annaShared]), await known()]).toEqual([
    [false, true, true],
    ['anna other', 'anna shared', 'olga other']
  ])
  expect(await annaShared(endOtherSessions, {})).toMatchObject({ value: { ended: 0 } })
  expect(await known()).toEqual(['anna other', 'anna shared', 'olga other'])
})

async function signOutOf(call: Caller): Promise<void> {
  expect(await call(signOut, {})).toMatchObject({ ok: true })
}

test('a session whose days are over is not listed, and not ended once more', async () => {
  const olga = await signedIn(OLGA, SHARED)
  await signedIn(OLGA, OTHER)
  await server.store.run(sql`update sessions set expires_at = ${server.now()} where device_hash = ${hash(OTHER)}`)
  const list = await olga(listSessions, {})
  expect(list.ok && list.value.sessions).toHaveLength(1)
  expect(await olga(endOtherSessions, {})).toMatchObject({ value: { ended: 0 } })
  expect(await known()).toEqual(['olga other', 'olga shared'])
})

test('use is noted of the browser in which the person is known: not of another, nor for another, nor while it is not confirmed', async () => {
  const { olgaShared } = await fourSessions()
  const seen = async () =>
    (
      await server.store.rows<{ who: string }>(sql`
      select a.phone || ' ' || (d.device_hash = ${hash(SHARED)}) as who from account_devices d join accounts a on a.id = d.account_id where d.seen_at = ${server.now()}`)
    ).map(({ who }) => who)
  server.pass(3_700)
  await olgaShared(getProfile, {})
  expect(await seen()).toEqual([`${OLGA.slice(1)} true`])
  await server.store.run(sql`update sessions set access = 'masked', proven_at = null`)
  server.pass(3_700)
  await olgaShared(getProfile, {})
  expect(await seen()).toEqual([])
})

test('what is swept is what is over: of each kind the old goes and the young stays', async () => {
  const olga = await server.aPatient()
  const day = 86_400_000
  const now = server.now().getTime()
  const at = (days: number) => new Date(now + days * day)
  await server.store.run(sql`delete from sessions`)
  const session = (name: string, endedAt: Date | null, expiresAt: Date) =>
    server.store.run(sql`
      insert into sessions (token_hash, device_hash, device_name, account_id, created_at, seen_at, expires_at, ended_at)
      values (${hash(name)}, ${hash(name)}, ${name}, ${olga.accountId}, ${at(-400)}, ${at(-400)}, ${expiresAt}, ${endedAt})`)
  await session('living', null, at(1))
  await session('ended', at(-1), at(1))
  await session('expired', null, at(-1))
  await session('ended long ago', at(-ENDED_SESSION_DAYS - 1), at(1))
  await session('expired long ago', null, at(-ENDED_SESSION_DAYS - 1))
  for (const days of [-0.9, -1.1]) {
    await server.store.run(sql`
      insert into sign_in_attempts (id, phone, device_hash, address_hash, human, created_at, expires_at)
      values (${randomUUID()}, ${String(days)}, sha256('d'), sha256('a'), 'not-needed', ${at(days)}, ${at(days)})`)
    await server.store.run(sql`
      insert into waiting_sessions (id, account_id, device_hash, device_name, created_at, expires_at) values (${randomUUID()}, ${olga.accountId}, sha256('d'), ${String(days)}, ${at(days)}, ${at(days)})`)
    await server.store.run(sql`insert into limits (key, count, resets_at) values (${String(days)}, 1, ${at(days)})`)
    await server.store.run(sql`
      insert into human_works (id, address_hash, challenge, effort, expires_at) values (${randomUUID()}, sha256('a'), ${String(days)}, 1, ${at(days + 1)})`)
  }
  await sweepSignIn(server.deps)
  const names = await server.store.rows<{ name: string }>(sql`select device_name as name from sessions order by 1`)
  expect(names.map(({ name }) => name)).toEqual(['ended', 'expired', 'living'])
  expect(
    await server.store.rows(sql`
      select phone as name from sign_in_attempts union all select device_name from waiting_sessions union all select key from limits
      union all select challenge from human_works`)
  ).toEqual(Array.from({ length: 4 }, () => ({ name: '-0.9' })))
})
