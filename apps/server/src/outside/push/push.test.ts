import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openPush } from './open-push.ts'
import { webPushGateway } from './web-push.ts'

const server = await startTestServer()
const heard: { headers: IncomingMessage['headers']; body: Buffer }[] = []
let answer: number | 'hang' = 201
const service = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', piece => pieces.push(piece as Buffer))
  request.on('end', () => {
    heard.push({ headers: request.headers, body: Buffer.concat(pieces) })
    if (answer !== 'hang') response.writeHead(answer, { location: '/elsewhere' }).end('{}')
  })
})
await new Promise<void>(ready => service.listen(0, '127.0.0.1', ready))
const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/one`

const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)
const target = { endpoint, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
const MESSAGE = {
  title: 'Визит',
  text: 'Напоминаем о визите: вт, 24 ноября, 14:30',
  address: 'https://vizit.example/visit-link#abc',
  key: 'remind:1',
  seconds: 600
}

beforeEach(() => {
  heard.length = 0
  answer = 201
  return server.reset()
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await server.stop()
})

/** What a browser does with a body of the encoding aes128gcm (RFC 8188, 8291). */
function opened(body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20]!]
  const sender = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

test('a push is sealed for its browser alone, signed with our key, and sent twice it is one', async () => {
  const push = await openPush(server.deps)
  expect(await push.send(target, MESSAGE)).toBe('taken')
  await push.send(target, MESSAGE)
  const { headers, body } = heard[0]!
  expect(body.includes('Напоминаем')).toBe(false)
  const { tag, ...shown } = JSON.parse(opened(body)) as Record<string, string>
  expect(shown).toEqual({ title: MESSAGE.title, text: MESSAGE.text, address: MESSAGE.address })
  expect(headers).toMatchObject({ ttl: '600', topic: tag })
  expect(heard[1]!.headers.topic).toBe(tag)

  const [, token, key] = /vapid t=(\S+), k=(\S+)/.exec(headers.authorization!)!
  expect(key).toBe(push.publicKey)
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'mailto:support@vizit.example'
  })
  const point = Buffer.from(key!, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('a browser that takes no more is gone; a service that fails, redirects or hangs has not taken it, and the error names nobody', async () => {
  const keys = { publicKey: '', privateKey: '' }
  const made = await openPush(server.deps)
  const row = await server.store.pool.query<{ public_key: string; private_key: string }>('select public_key, private_key from push_keys')
  Object.assign(keys, { publicKey: row.rows[0]!.public_key, privateKey: row.rows[0]!.private_key })
  expect(keys.publicKey).toBe(made.publicKey)
  const gateway = (timeoutMillis: number) => webPushGateway({ keys, subject: 'mailto:support@vizit.example', timeoutMillis })
  const push = gateway(5_000)
  for (const status of [404, 410]) {
    answer = status
    expect(await push.send(target, MESSAGE)).toBe('gone')
  }
  for (const [status, code] of [
    [500, '500'],
    [307, '307'],
    ['hang', 'timeout']
  ] as const) {
    answer = status
    const error = await (status === 'hang' ? gateway(200) : push).send(target, MESSAGE).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'PushNotTaken', code })
    expect(String((error as Error).stack)).not.toMatch(/send\/one|Напоминаем/)
  }
  await expect(push.send({ ...target, endpoint: 'http://127.0.0.1:1/' }, MESSAGE)).rejects.toMatchObject({ code: 'unreachable' })
})

test('the local default makes its keys once, for every process; in production they are configured or nothing is pushed', async () => {
  const [one, two] = await Promise.all([openPush(server.deps), openPush(server.deps)])
  expect(one.publicKey).toMatch(/^[\w-]{87}$/)
  expect(two.publicKey).toBe(one.publicKey)
  const config = { ...server.config, production: true }
  expect((await openPush({ ...server.deps, config })).publicKey).toBeNull()
  const named = readConfig({ VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'p'.repeat(43) }, '0.0.361')
  expect((await openPush({ ...server.deps, config: { ...named, production: true } })).publicKey).toBe('B'.repeat(87))
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'short' }, '0.0.361')).toThrow(/VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair/)
})
