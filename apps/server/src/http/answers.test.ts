import { randomUUID } from 'node:crypto'
import { makeCall } from '@vizit/contract/call'
import { endpoint } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SignedCtx } from '../deps.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { keepAnswer, sweepAnswers } from './answers.ts'
import { signed } from './route.ts'
import { buildHttp } from './server.ts'

const create = endpoint({
  method: 'POST',
  path: '/api/v2/my/things',
  summary: 'Create a thing.',
  access: 'signed-in',
  input: z.object({ name: z.string() }),
  reply: z.object({ made: z.number() }),
  refusals: ['TIMESLOT_IS_BUSY', 'CLINIC_UNAVAILABLE'],
  creates: true
})

const server = await startTestServer()
let handle: (ctx: SignedCtx) => Promise<{ made: number }> = made
const app = await buildHttp(server.deps, { routes: [signed(create, ctx => handle(ctx))], strict: true })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
beforeEach(() => {
  handle = made
  return server.reset()
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

let counter = 0
async function made(ctx: SignedCtx): Promise<{ made: number }> {
  const reply = { made: ++counter }
  await ctx.store.transaction(tx => keepAnswer(tx, ctx.once, reply, ctx.now))
  return reply
}

async function aCaller() {
  const { deviceId, token } = await server.aPatient()
  const settings = { origin: url, fetch, bearer: () => `${deviceId}.${token}`, newKey: randomUUID, appVersion: '0.0.361' }
  const call = makeCall(settings)
  return (idempotencyKey: string, name = 'a') => call(create, { name }, { idempotencyKey })
}

/** A promise that is kept when told. */
function aGate() {
  let open = () => {}
  const passed = new Promise<void>(done => {
    open = done
  })
  return { open: () => open(), passed }
}

test('a refusal that meets the answer of a twin with the same key is not told: both hear what was kept first', async () => {
  const ask = await aCaller()
  const [firstIsIn, secondIsIn, firstIsDone] = [aGate(), aGate(), aGate()]
  handle = async ctx => {
    handle = async () => {
      secondIsIn.open()
      await firstIsDone.passed
      return refuse('TIMESLOT_IS_BUSY')
    }
    firstIsIn.open()
    await secondIsIn.passed
    const reply = await made(ctx)
    firstIsDone.open()
    return reply
  }
  const key = randomUUID()
  const first = ask(key)
  await firstIsIn.passed
  const second = await ask(key)
  expect(second).toMatchObject({ ok: true })
  expect(second).toEqual(await first)
})

test('a yes that comes after a kept refusal of the same key is taken back with all that it made', async () => {
  const ask = await aCaller()
  const [firstIsIn, secondIsDone] = [aGate(), aGate()]
  handle = async ctx => {
    handle = async () => refuse('TIMESLOT_IS_BUSY')
    firstIsIn.open()
    await secondIsDone.passed
    return ctx.store.transaction(async tx => {
      await tx.run(sql`insert into settings (key, value) values ('made', '1')`)
      await keepAnswer(tx, ctx.once, { made: 1 }, ctx.now)
      return { made: 1 }
    })
  }
  const key = randomUUID()
  const first = ask(key)
  await firstIsIn.passed
  expect(await ask(key)).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY' })
  secondIsDone.open()
  expect(await first).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY', status: 409 })
  expect(await server.store.rows(sql`select key from settings`)).toEqual([])
})

test('"not now" is no answer: the same key is tried again', async () => {
  const ask = await aCaller()
  const key = randomUUID()
  handle = async () => refuse('CLINIC_UNAVAILABLE')
  expect(await ask(key)).toMatchObject({ ok: false, status: 503 })
  handle = made
  expect(await ask(key)).toMatchObject({ ok: true })
})

test('an input that is not sound uses no key up', async () => {
  const ask = await aCaller()
  const key = randomUUID()
  expect(await ask(key, 5 as never)).toMatchObject({ code: 'INVALID_INPUT', status: 400 })
  expect(await ask(key)).toMatchObject({ ok: true })
})

test('a refusal that cannot be kept is not given, for the next try might hear another', async () => {
  const ask = await aCaller()
  handle = async ctx => {
    await ctx.store.run(sql`alter table answers rename to answers_away`)
    return refuse('TIMESLOT_IS_BUSY')
  }
  const answer = await ask(randomUUID())
  await server.store.run(sql`alter table answers_away rename to answers`)
  expect(answer).toMatchObject({ ok: false, status: 500 })
})

test('keys of two accounts are two keys, and after a day a key is a new intent', async () => {
  const [ask, other] = [await aCaller(), await aCaller()]
  const key = randomUUID()
  const first = await ask(key)
  expect(await other(key, 'b')).toMatchObject({ ok: true })
  expect(await ask(key)).toEqual(first)
  server.pass(86_401)
  await sweepAnswers(server.store, server.now())
  const next = await ask(key)
  expect(next.ok && first.ok && next.value.made > first.value.made).toBe(true)
})

test('a command that creates and keeps no answer is a failure of ours', async () => {
  const ask = await aCaller()
  handle = async () => ({ made: 0 })
  expect(await ask(randomUUID())).toMatchObject({ ok: false, code: 'UNEXPECTED_PROBLEM', status: 500 })
})
