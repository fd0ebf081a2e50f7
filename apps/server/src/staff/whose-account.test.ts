// Accounts of the desk beside each other: what is changed, ended or disabled of one is not touched of another.
import { randomUUID } from 'node:crypto'
import { changeStaffPassword, staffMe, staffSignOut } from '@vizit/contract/staff'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operator/command.ts'
import { sql } from '../store/store.ts'
import { changedBy } from '../testing/test-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aStaff, GOOD_PASSWORD, type Staff } from '../testing/test-staff.ts'
import {
  disableStaffOperation,
  enableStaffOperation,
  listStaffOperation,
  staffCodeOperation,
  staffPasswordOperation
} from './staff.operation.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const OTHER_PASSWORD = 'sosna-Les-82!'
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const run = (operation: Operation, words: string[], options: Record<string, string> = {}) =>
  operation.read(words, options)(server.store, server.now())
const idOf = async ({ username }: Staff) =>
  (await server.store.row<{ id: string }>(sql`select id from staff_accounts where username = ${username}`))!.id

/** The accounts of which `act` changed an account, a session or a browser. */
async function touched(act: () => Promise<unknown>): Promise<string[]> {
  server.pass(61)
  const changed = await changedBy(server, act)
  const owners = ['staff_accounts', 'staff_sessions', 'staff_devices'].flatMap(table =>
    (changed.get(table) ?? []).map(row => JSON.parse(row) as { id?: string; staff_id?: string })
  )
  return [...new Set(owners.map(({ staff_id, id }) => staff_id ?? id!))]
}

test('each change of an account, by its owner or by an operator, is of that account alone', async () => {
  const [anna, boris] = [await aStaff(server), await aStaff(server)]
  const deviceId = randomUUID()
  for (const who of [anna, boris]) {
    await who.session()
    expect(code(await who.signIn({ deviceId }))).toBe('ok')
  }
  const { call } = await anna.session()
  const id = await idOf(anna)
  expect(await touched(() => call(staffMe, {}))).toEqual([id])
  expect(await touched(() => anna.signIn({ deviceId }))).toEqual([id])
  expect(await touched(() => call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword: OTHER_PASSWORD }))).toEqual([id])
  expect(await touched(() => call(staffSignOut, {}))).toEqual([id])
  for (const change of [
    () => run(staffPasswordOperation, [anna.username], { password: GOOD_PASSWORD }),
    () => run(staffCodeOperation, [anna.username]),
    () => run(disableStaffOperation, [anna.username]),
    () => run(enableStaffOperation, [anna.username])
  ])
    expect(await touched(change)).toEqual([id])
  expect(code(await boris.signIn())).toBe('ok')
})

test.each([
  [
    'password',
    sql`update staff_accounts a set password_hash = o.password_hash from staff_accounts o where a.username = 'anna.petrova' and o.id <> a.id`
  ],
  [
    'second factor',
    sql`update staff_accounts a set totp_secret = o.totp_secret, totp_step = null from staff_accounts o where a.username = 'anna.petrova' and o.id <> a.id`
  ]
])('who is signing in while the %s is changed is not let in by the former one', async (_, change) => {
  const anna = await aStaff(server, { username: 'anna.petrova' })
  await aStaff(server)
  const { signingIn } = await server.store.transaction(async tx => {
    await tx.run(change)
    const signingIn = anna.signIn()
    await vi.waitFor(async () => {
      const waits = await server.store.rows(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      )
      expect(waits).toHaveLength(1)
    }, 10_000)
    return { signingIn }
  })
  expect(code((await signingIn) as { ok: boolean })).toBe('CREDENTIALS_REFUSED')
  expect(await server.store.rows(sql`select from staff_sessions`)).toEqual([])
})

test('each proves the own password, whatever that of another is', async () => {
  const [anna, boris] = [await aStaff(server), await aStaff(server)]
  const [ofAnna, ofBoris] = [await anna.session(), await boris.session()]
  expect(code(await ofBoris.call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword: OTHER_PASSWORD }))).toBe('ok')
  expect(code(await ofAnna.call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword: 'elka-Luh-93!' }))).toBe('ok')
  expect(code(await ofBoris.call(changeStaffPassword, { password: OTHER_PASSWORD, newPassword: GOOD_PASSWORD }))).toBe('ok')
})

test('one signs out of one session, and what has ended is not ended again', async () => {
  const anna = await aStaff(server)
  const [one, two] = [await anna.session(), await anna.session()]
  expect(code(await one.call(staffSignOut, {}))).toBe('ok')
  expect([code(await one.call(staffMe, {})), code(await two.call(staffMe, {}))]).toEqual(['ERROR_SESSION_EXPIRED', 'ok'])
  const endedAt = () => server.store.rows(sql`select ended_at from staff_sessions where ended_at is not null order by created_at`)
  const before = await endedAt()
  server.pass(60)
  await two.call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword: OTHER_PASSWORD })
  expect(await endedAt()).toEqual(before)
})

test('an account that is disabled is nobody at the desk at once, though its session were left to it', async () => {
  const [anna, boris] = [await aStaff(server), await aStaff(server)]
  const sessions = [await anna.session(), await boris.session()]
  await server.store.run(sql`update staff_accounts set disabled_at = now() where username = ${anna.username}`)
  expect(await Promise.all(sessions.map(async ({ call }) => code(await call(staffMe, {}))))).toEqual(['ERROR_SESSION_EXPIRED', 'ok'])
  expect(await sessions[1]!.call(staffMe, {})).toMatchObject({ value: { username: boris.username } })
  expect(code(await anna.signIn())).toBe('CREDENTIALS_REFUSED')
})

test('the list counts the sessions of each account that live', async () => {
  const [anna, boris] = [await aStaff(server, { username: 'anna.k' }), await aStaff(server, { username: 'boris.i' })]
  const ago = (minutes: number) => server.setNow(new Date(Date.now() - minutes * 60_000).toISOString())
  // one lies idle for an hour, one is signed out of, and of each account one lives
  ago(60)
  await anna.session()
  ago(10)
  const { call } = await anna.session()
  await call(staffSignOut, {})
  for (const who of [anna, boris]) await who.session()
  expect(await run(listStaffOperation, [])).toEqual(['anna.k  support  -  1 sessions', 'boris.i  support  -  1 sessions'])
})

test('the browser of one is not known for another, nor after half a year', async () => {
  const [anna, boris] = [await aStaff(server), await aStaff(server)]
  const deviceId = randomUUID()
  expect(code(await anna.signIn({ deviceId }))).toBe('ok')
  const guess = async (who: Staff) => {
    let last: string | undefined
    for (let time = 0; time < 12; time++) last = code(await who.signIn({ password: 'nikto-Ne-99!' }))
    return last
  }
  // too many wrong tries elsewhere close an account to browsers that it does not know
  for (const who of [anna, boris]) await guess(who)
  expect([code(await anna.signIn({ deviceId })), code(await boris.signIn({ deviceId }))]).toEqual(['ok', 'ERROR_TOO_MANY_REQUESTS'])
  server.pass(181 * 86_400)
  await guess(anna)
  expect(code(await anna.signIn({ deviceId }))).toBe('ERROR_TOO_MANY_REQUESTS')
})
