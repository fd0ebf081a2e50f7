import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listInbox } from '../inbox/list-inbox.ts'
import { sweepInbox } from '../inbox/sweep-inbox.job.ts'
import { httpSms } from './http-sms.ts'
import { inboxSms } from './inbox-sms.ts'
import { openSms } from './open-sms.ts'

const server = await startTestServer()
const heard: { path: string; headers: IncomingMessage['headers']; body: unknown }[] = []
let answer: 'take' | 'fail' | 'redirect' | 'hang' = 'take'

/** A small gateway of our own that answers as it is told. */
const gateway = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  request.on('end', () => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : null })
    if (answer === 'hang') return
    if (answer === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
    response.writeHead(answer === 'take' ? 202 : 500).end('{"secret":"375291234567"}')
  })
})
await new Promise<void>(ready => gateway.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
const settings = { url, token: 'a-token', sender: 'Vizit' }
const SMS = { phone: '375291234567', text: 'Визит: код 123456.', key: 'key-1' }

beforeEach(() => {
  heard.length = 0
  answer = 'take'
  return server.reset()
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await server.stop()
})

test('the gateway gets phone, text, sender and key as JSON, with the bearer token', async () => {
  await httpSms(settings).send(SMS)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({
    path: '/send',
    headers: { authorization: 'Bearer a-token', 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body: { to: '375291234567', text: SMS.text, sender: 'Vizit', key: 'key-1' }
  })
})

test('a gateway that fails, redirects, hangs or is not there has not taken the message, and the error names no phone and no text', async () => {
  const slow = httpSms({ ...settings, timeoutMillis: 150 })
  for (const [way, code] of [
    ['fail', '500'],
    ['redirect', '307'],
    ['hang', 'timeout']
  ] as const) {
    answer = way
    const error = await slow.send(SMS).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'SmsNotTaken', code })
    expect(String((error as Error).stack)).not.toMatch(/375291234567|123456/)
  }
  expect(heard.map(({ path }) => path)).toEqual(['/send', '/send', '/send'])
  await expect(httpSms({ ...settings, url: 'http://127.0.0.1:1/' }).send(SMS)).rejects.toMatchObject({ code: 'unreachable' })
})

test('a test number never leaves for a real gateway: its SMS stay in the inbox', async () => {
  const sms = openSms({ config: { ...server.config, sms: { kind: 'http', ...settings } }, store: server.store, clock: server.now })
  await sms.send({ ...SMS, phone: '375551234567' })
  await sms.send(SMS)
  expect(heard.map(({ body }) => body)).toMatchObject([{ to: '375291234567' }])
  expect((await listInbox(server.store)).map(({ to }) => to)).toEqual(['375551234567'])
  const strict = openSms({ config: { sms: { kind: 'http', ...settings }, production: true }, store: server.store, clock: server.now })
  await expect(strict.send({ ...SMS, phone: '375551234567' })).rejects.toMatchObject({ name: 'SmsNotTaken' })
})

test('in the inbox one key is one message', async () => {
  const inbox = inboxSms(server.store, server.now)
  await Promise.all([inbox.send(SMS), inbox.send(SMS), inbox.send({ ...SMS, key: 'key-2' })])
  expect(await listInbox(server.store)).toHaveLength(2)
})

test('the inbox forgets after a week', async () => {
  await inboxSms(server.store, server.now).send(SMS)
  server.pass(7 * 86_400)
  await sweepInbox(server.deps)
  expect(await listInbox(server.store)).toHaveLength(1)
  server.pass(1)
  await sweepInbox(server.deps)
  expect(await server.store.rows(sql`select id from inbox`)).toHaveLength(0)
})
