// The proof of work that goes along with what a visitor writes, and what each kind of visitors may write.
import type { Call } from '@vizit/contract/call'
import { beginHumanWork, initPhoneLogin } from '@vizit/contract/sign-in'
import { beginSupportWork, writeToSupportAsVisitor } from '@vizit/contract/support'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { solutionOf } from '../testing/test-work.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 0 }
const server = await startTestServer({ config: { limits, trustProxy: ['127.0.0.1'] } })
beforeEach(() => server.reset())
afterAll(() => server.stop())

const here = server.callFrom('198.51.100.1')
const there = server.callFrom('203.0.113.7')
const ASKED = { text: 'Не приходит код', topic: 'sign-in', email: 'anybody@post.example' } as const

type Work = { id: string; solution: string }

async function worked(call: Call, endpoint: typeof beginSupportWork | typeof beginHumanWork = beginSupportWork): Promise<Work> {
  const answer = await call(endpoint, {})
  if (!answer.ok || !answer.value.work) throw new Error('no work was given')
  return { id: answer.value.work.id, solution: await solutionOf(answer.value.work.challenge) }
}

const write = (call: Call, work?: Work) => call(writeToSupportAsVisitor, { ...ASKED, ...(work && { work }) })
const TOO_MANY = { ok: false, code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 3_600 } }

/** So much of this hour is spent by visitors of a kind. */
async function spend(kind: 'first' | 'more' | 'without-work', count: number): Promise<void> {
  await server.store.run(sql`
    insert into limits (key, count, resets_at) values (${`support-visitors:${kind}`}, ${count}::int, ${server.now()}::timestamptz + interval '1 hour')
    on conflict (key) do update set count = excluded.count, resets_at = excluded.resets_at`)
}

test('those who bring no work close support for nobody who does, and a refusal costs an address nothing', async () => {
  await spend('without-work', 39)
  expect(await write(here)).toMatchObject({ ok: true })
  for (let n = 0; n < 12; n++) expect(await write(here)).toMatchObject(TOO_MANY)
  expect(await write(there)).toMatchObject(TOO_MANY)
  expect(await write(here, await worked(here))).toMatchObject({ ok: true })
  expect(await write(there, await worked(there))).toMatchObject({ ok: true })
})

test('an address that writes often shares what is left for that, and those who write for the first time of the day have theirs', async () => {
  await spend('more', 40)
  for (let n = 0; n < 3; n++) expect(await write(here, await worked(here))).toMatchObject({ ok: true })
  expect(await write(here, await worked(here))).toMatchObject(TOO_MANY)
  expect(await write(there, await worked(there))).toMatchObject({ ok: true })
  server.pass(3_600)
  expect(await write(here, await worked(here))).toMatchObject({ ok: true })
  await spend('first', 200)
  expect(await write(there, await worked(there))).toMatchObject(TOO_MANY)
  expect(await write(here, await worked(here))).toMatchObject({ ok: true })
})

test('work counts once, within a quarter of an hour, at its own address and for support alone', async () => {
  await spend('without-work', 40)
  const work = await worked(here)
  expect(await write(here, work)).toMatchObject({ ok: true })
  expect(await write(here, work)).toMatchObject(TOO_MANY)
  expect(await write(there, await worked(here))).toMatchObject(TOO_MANY)
  expect(await write(here, await worked(here, beginHumanWork))).toMatchObject(TOO_MANY)
  expect(await write(here, { ...(await worked(here)), solution: '{"counter":1,"derivedKey":"00"}' })).toMatchObject(TOO_MANY)
  const [fresh, late] = [await worked(here), await worked(here)]
  server.pass(899)
  expect(await write(here, fresh)).toMatchObject({ ok: true })
  server.pass(1)
  expect(await write(here, late)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  const signsIn = { phone: '375291234567', deviceId: 'a-device-of-nobody-000001', work: await worked(here) }
  expect(await here(initPhoneLogin, signsIn)).toMatchObject({ value: { needsHumanCheck: true } })
})

test('the work grows with what an address has written, and is light at another one', async () => {
  const derivations = async (call: Call) => (JSON.parse((await worked(call)).solution) as { counter: number }).counter
  expect(await derivations(here)).toBeLessThanOrEqual(80)
  for (let n = 0; n < 3; n++) await write(here)
  expect(await derivations(here)).toBeGreaterThanOrEqual(80)
  expect(await derivations(there)).toBeLessThanOrEqual(80)
})

test('an address gets a hundred and twenty works an hour and all addresses ten thousand', async () => {
  await worked(here)
  await server.store.run(sql`update limits set count = 120 where key like 'support-work:%'`)
  expect(await here(beginSupportWork, {})).toMatchObject(TOO_MANY)
  await worked(there)
  await server.store.run(sql`update limits set count = 10000 where key = 'support-work-all'`)
  expect(await there(beginSupportWork, {})).toMatchObject(TOO_MANY)
})
