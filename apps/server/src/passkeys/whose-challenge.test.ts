// What a challenge and a waiting sign-in are bound to: each binding by itself, beside another that differs in it alone.
import { randomBytes, randomUUID } from 'node:crypto'
import { PASSKEY_WAIT_MINUTES } from '@vizit/rules/passkeys'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addWaitingSession, findWaitingSession, useWaitingSession } from '../http/waiting-session.sql.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { addChallenge, type Bound, takeChallenge } from './challenges.sql.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DEVICE = randomBytes(32)

async function sessionOf({ accountId }: Patient): Promise<string> {
  return (await server.store.row<{ id: string }>(sql`select id from sessions where account_id = ${accountId}`))!.id
}

async function wait({ accountId }: Patient, deviceHash = DEVICE): Promise<string> {
  const id = randomUUID()
  await server.store.transaction(tx => addWaitingSession(tx, { id, accountId, deviceHash, deviceName: 'Chrome', now: server.now() }))
  return id
}

const challenges = async () => (await server.store.rows(sql`select from passkey_challenges`)).length

test('a challenge is taken by what it was drawn for alone: purpose, account, device, session and waiting sign-in, each by itself', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const common = { accountId: olga.accountId, deviceHash: DEVICE }
  const proof: Bound = { ...common, purpose: 'prove', sessionId: await sessionOf(olga), waitingId: null }
  const signIn: Bound = { ...common, purpose: 'sign-in', sessionId: null, waitingId: await wait(olga) }
  const strangers = { accountId: anna.accountId, deviceHash: randomBytes(32) }
  const others: [Bound, Bound[]][] = [
    [proof, [{ ...proof, purpose: 'add' }, { ...proof, sessionId: await sessionOf(anna) }, signIn]],
    [signIn, [{ ...signIn, waitingId: await wait(anna) }, proof]]
  ]
  for (const [bound, differing] of others) {
    const [drawn, beside] = [randomBytes(32), randomBytes(32)]
    for (const challenge of [drawn, beside]) await addChallenge(server.store, challenge, bound, server.now())
    const { accountId, deviceHash } = strangers
    for (const other of [...differing, { ...bound, accountId }, { ...bound, deviceHash }])
      expect(await takeChallenge(server.store, drawn, other, server.now())).toBe(0)
    const late = new Date(server.now().getTime() + 300_000)
    expect(await takeChallenge(server.store, drawn, bound, late)).toBe(0)
    expect(await challenges()).toBe(2)
    expect(await takeChallenge(server.store, drawn, bound, server.now())).toBe(1)
    expect(await challenges()).toBe(1)
    expect(await takeChallenge(server.store, beside, bound, server.now())).toBe(1)
  }
})

test('a waiting sign-in is found and used by its id on its device, once and in its time; those beside it go on waiting', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const elsewhere = randomBytes(32)
  const [first, other] = [await wait(olga), await wait(anna)]
  const now = server.now()
  const late = new Date(now.getTime() + PASSKEY_WAIT_MINUTES * 60_000)
  const use = (id: string, device: Buffer, at: Date) => server.store.transaction(tx => useWaitingSession(tx, id, device, at))
  for (const [id, device, at] of [
    [first, elsewhere, now],
    [first, DEVICE, late],
    [randomUUID(), DEVICE, now]
  ] as const) {
    expect(await findWaitingSession(server.store, id, device, at)).toBeUndefined()
    expect(await use(id, device, at)).toBe(0)
  }
  expect(await findWaitingSession(server.store, first, DEVICE, now)).toEqual({
    accountId: olga.accountId,
    profileId: olga.profileId,
    deviceName: 'Chrome'
  })
  expect(await use(first, DEVICE, now)).toBe(1)
  expect(await use(first, DEVICE, now)).toBe(0)
  expect(await findWaitingSession(server.store, first, DEVICE, now)).toBeUndefined()
  expect(await findWaitingSession(server.store, other, DEVICE, now)).toMatchObject({ accountId: anna.accountId })
})

test('a new waiting sign-in takes the place of the one before of its account and device, and of no other', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const elsewhere = randomBytes(32)
  const used = await wait(olga)
  await server.store.transaction(tx => useWaitingSession(tx, used, DEVICE, server.now()))
  const [former, away, ofAnna] = [await wait(olga), await wait(olga, elsewhere), await wait(anna)]
  const newest = await wait(olga)
  const kept = await server.store.rows<{ id: string }>(sql`select id from waiting_sessions`)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([used, away, ofAnna, newest].toSorted())
  expect(await findWaitingSession(server.store, former, DEVICE, server.now())).toBeUndefined()
})
