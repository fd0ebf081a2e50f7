import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBranches } from '@vizit/contract/catalogue'
import { refusalsOf } from '@vizit/contract/endpoint'
import { envelope } from '@vizit/contract/envelope'
import { REFUSALS } from '@vizit/contract/refusal'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ROUTES } from '../app.ts'
import { openStore, sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openApi } from './documentation.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'vizit-face-'))
mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
mkdirSync(join(folder, 'dist', '.vite'))
const files = {
  'index.html': '<p>face</p>',
  'assets/a-1.js': 'a()',
  'assets/a-1.js.map': '{}',
  'early.json': '{"/":[],"/timeslot":["assets/a-1.js","assets/b-2.css"]}',
  '.vite/manifest.json': '{}',
  '../secret.txt': 'secret'
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text)
const face = await buildHttp(server.deps, { routes: ROUTES, faces: { cabinet: join(folder, 'dist') } })

beforeEach(() => server.reset())
afterAll(async () => {
  await face.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** What the server says to these very bytes. */
function said(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((done, failed) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    socket.on('error', failed).on('close', () => done(text))
  })
}

test('bytes that are no request, and headers beyond measure, get the four fields and a closed connection', async () => {
  for (const bytes of ['NONSENSE\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`]) {
    const answer = await said(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(envelope.parse(JSON.parse(answer.split('\r\n\r\n')[1]!))).toMatchObject({ status: 400, error: 'INVALID_INPUT' })
  }
})

test('a connection that was opened and never asked anything is closed without a word: an answer could be taken for that to what is asked just then', async () => {
  const { hostname, port } = new URL(await face.listen({ host: '127.0.0.1', port: 0 }))
  const opened = once(face.server, 'connection') as Promise<[Socket]>
  const theirs = connect(Number(port), hostname)
  const heard: Buffer[] = []
  theirs.on('data', bytes => heard.push(bytes))
  const [ours] = await opened
  const over = once(theirs, 'close')
  face.server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), ours)
  await over
  expect(Buffer.concat(heard).toString()).toBe('')
})

test('an address that is none, a body that is too long and a body that is no JSON are refused in the same form', async () => {
  const post = (payload: string) =>
    face.inject({ method: 'POST', url: '/api/v2/my/anonymous-login', payload, headers: { 'content-type': 'application/json' } })
  const answers = [await face.inject('/api/v2/%zz'), await post(`{"deviceId":"${'a'.repeat(200_000)}"}`), await post('{"deviceId"')]
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(envelope.parse(answer.json())).toMatchObject({ status: 400, error: 'INVALID_INPUT' })
  }
})

test('a request that does not come to its end is not waited for', () => {
  expect(face.server.requestTimeout).toBe(30_000)
  expect(face.server.headersTimeout).toBeLessThanOrEqual(60_000)
})

test('HEAD is GET without a body, and another method has nothing there', async () => {
  for (const url of ['/', '/healthz', '/readyz', '/api/v2/public/settings']) {
    const head = await face.inject({ method: 'HEAD', url })
    expect([url, head.statusCode, head.body]).toEqual([url, 200, ''])
    expect(head.headers['content-type']).toBe((await face.inject(url)).headers['content-type'])
  }
  const trace = await face.inject({ method: 'TRACE' as 'GET', url: '/api/v2/public/settings', headers: { authorization: 'Bearer back' } })
  expect([trace.statusCode, trace.body.includes('Bearer back')]).toEqual([404, false])
  const options = await face.inject({ method: 'OPTIONS', url: '/api/v2/public/settings', headers: { origin: 'https://elsewhere.example' } })
  expect(options.statusCode).toBe(404)
  expect(Object.keys(options.headers).filter(name => name.startsWith('access-control'))).toEqual([])
})

test('a draining process says that it gets no more traffic', async () => {
  const draining = await buildHttp(server.deps, { routes: [], isDraining: () => true })
  expect(await draining.inject('/readyz')).toMatchObject({ statusCode: 503, body: 'draining' })
  expect((await draining.inject('/healthz')).statusCode).toBe(200)
  await draining.close()
})

test('nothing of the API is kept by a cache, however its address is spelt [7.07]', async () => {
  for (const url of ['/api/v2/public/settings', '/%61pi/v2/public/settings']) {
    const answer = await face.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('a face is its page at every deep link, its files, and nothing else of the machine', async () => {
  for (const url of ['/', '/visits', '/timeslot/5?a=b']) {
    const page = await face.inject(url)
    expect([url, page.body, page.headers['cache-control']]).toEqual([url, '<p>face</p>', 'no-cache'])
  }
  expect((await face.inject('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of [
    '/assets/a-1.js.map',
    '/.vite/manifest.json',
    '/nothing.js',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt'
  ]) {
    const answer = await face.inject(url)
    expect([url, answer.statusCode < 500 && answer.statusCode >= 400]).toEqual([url, true])
    expect(answer.json()).toMatchObject({ data: null })
  }
})

test('no page may be framed or run a script of elsewhere: face, documentation, refusals', async () => {
  for (const url of ['/', '/api/docs/', '/api/docs/static/swagger-initializer.js', '/api/v2/nothing', '/api/v2/public/settings']) {
    const { headers } = await face.inject(url)
    const policy = String(headers['content-security-policy'])
    expect([url, policy]).toEqual([url, expect.stringMatching(/default-src 'none'.*script-src 'self' *;.*frame-ancestors 'none'/)])
    expect([url, policy]).toEqual([url, expect.stringMatching(/object-src 'none' *;.*base-uri 'none' *;/)])
    expect([headers['x-frame-options'], headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      'DENY',
      'nosniff',
      'no-referrer'
    ])
  }
})

test('the documentation names every status that an endpoint can answer with', () => {
  const { paths } = openApi(ROUTES) as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }
  for (const { endpoint } of ROUTES) {
    const told = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]![endpoint.method.toLowerCase()]!.responses
    for (const code of refusalsOf(endpoint))
      expect([endpoint.path, code, told[REFUSALS[code]]]).toEqual([endpoint.path, code, expect.anything()])
  }
})

test('a long list that anyone may read travels compressed to whoever takes it; short and personal answers do not', async () => {
  for (let n = 0; n < 40; n++) await server.aDoctor()
  const ask = (encoding: string, path = '/api/v2/public/booking/all/branches') =>
    fetch(server.url + path, { headers: { 'accept-encoding': encoding } })
  const [packed, plain] = [await ask('br, gzip'), await ask('gzip;q=0')]
  expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
  expect([packed.headers.get('vary'), plain.headers.get('vary')]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(await packed.text()).toBe(await plain.text())
  expect((await ask('gzip', '/api/v2/public/settings')).headers.get('content-encoding')).toBeNull()
})

test('the address that counts is the one that a trusted proxy names, and nobody else can name one', async () => {
  const addressOf = async (trustProxy: string[], forwarded: string) => {
    const app = await buildHttp(
      { ...server.deps, config: { ...server.config, trustProxy } },
      { routes: [], extras: at => at.get('/who', (request, reply) => reply.send(request.ip)) }
    )
    const answer = await app.inject({ url: '/who', headers: { 'x-forwarded-for': forwarded } })
    await app.close()
    return answer.body
  }
  expect(await addressOf([], '203.0.113.9')).toBe('127.0.0.1')
  expect(await addressOf(['127.0.0.1'], '203.0.113.9')).toBe('203.0.113.9')
  // what the client itself wrote stands to the left of what the proxy saw
  expect(await addressOf(['127.0.0.1'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf(['127.0.0.1', '10.0.0.0/8'], '198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
})

test('without a database every call says "not now" and when to come again, and the process lives', async () => {
  const store = openStore('postgres://nobody@127.0.0.1:1/nothing')
  const app = await buildHttp({ ...server.deps, store }, { routes: ROUTES })
  for (const url of ['/api/v2/public/settings', '/api/v2/my/profile']) {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${'a'.repeat(20)}.${'b'.repeat(43)}` } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([503, '2', 'SERVICE_UNAVAILABLE'])
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await store.close()
})

test('a server that is asked more than it can answer says so at once, and still answers whoever watches it', async () => {
  const app = await buildHttp({ ...server.deps, config: { ...server.config, requestsAtOnce: 10 } }, { routes: ROUTES })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  // Ten whose bodies never come.
  const slow = Array.from({ length: 10 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST /api/v2/my/phone-login/init HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    return socket
  })
  const refused = await vi.waitFor(async () => {
    const answer = await ask('/api/v2/public/settings')
    expect(answer.status).toBe(503)
    return answer
  })
  expect([refused.headers.get('retry-after'), (await refused.json()).error]).toEqual(['2', 'SERVICE_UNAVAILABLE'])
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200])
  for (const socket of slow) socket.destroy()
  await vi.waitFor(async () => expect((await ask('/api/v2/public/settings')).status).toBe(200))
  await app.close()
})

test('beyond so many connections the next one is closed', async () => {
  const app = await buildHttp({ ...server.deps, config: { ...server.config, sockets: 10 } }, { routes: ROUTES })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    return socket
  }
  const sockets = Array.from({ length: 10 }, open)
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  await vi.waitFor(
    () =>
      new Promise<void>((done, failed) =>
        app.server.getConnections((error, count) => (error || count !== 10 ? failed(error ?? count) : done()))
      )
  )
  await once(open(), 'close')
  expect(sockets.every(socket => !socket.destroyed)).toBe(true)
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** What `/readyz` says with these settings and this store. */
async function readiness(more: { config?: object; store?: typeof server.store }) {
  const deps = { ...server.deps, ...(more.store ? { store: more.store } : {}), config: { ...server.config, ...more.config } }
  const app = await buildHttp(deps, { routes: [] })
  const answer = await app.inject('/readyz')
  await app.close()
  return `${answer.statusCode} ${answer.body}`
}

test('no traffic is wanted while the disk is full or the database takes no writes', async () => {
  expect(await readiness({})).toBe('200 ready')
  expect(await readiness({ config: { freeMegabytes: 1_000_000_000 } })).toBe('503 the disk is full')
  expect(await readiness({ config: { dataDir: '.data/not/there/yet' } })).toBe('200 ready')

  const url = String(server.store.pool.options.connectionString)
  const reading = openStore(`${url}${url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`)
  expect(await readiness({ store: reading })).toBe('503 the database takes no writes')
  await reading.close()

  // what a standby says of itself, said by a server that is none
  await server.store.pool.query(`
    create schema acting; create function acting.pg_is_in_recovery() returns boolean language sql as 'select true'`)
  const copied = new URL(url)
  copied.searchParams.set('options', '-c search_path=acting,pg_catalog,public')
  const standby = openStore(copied.href)
  expect(await readiness({ store: standby })).toBe('503 the database takes no writes')
  await standby.close()

  await server.store.pool.query(`
    create function no_room() returns void language plpgsql as $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`)
  // one that can write nothing beside its tables: it stands for a disk on which a megabyte more has no place
  const noRoom = new URL(url)
  noRoom.searchParams.set('options', '-c temp_file_limit=0')
  const [full, hasRoomAgain] = [openStore(noRoom.href), openStore(url)]
  expect(await readiness({ store: full })).toBe('200 ready')
  for (const store of [full, hasRoomAgain])
    await expect(store.transaction(tx => tx.rows(sql`select no_room()`))).rejects.toMatchObject({ code: '53100' })
  expect(await readiness({ store: full })).toBe('503 the disk is full')
  // once there is room it is ready at once, not when the minute is over
  expect(await readiness({ store: hasRoomAgain })).toBe('200 ready')
  await Promise.all([full.close(), hasRoomAgain.close()])
})

test('connections that the database ends are answered with 503 at worst, and the next calls are served', async () => {
  await server.aDoctor()
  const calls = Array.from({ length: 30 }, () => server.nobody(listBranches, { provider: 'all' }))
  await server.store.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  for (const answer of await Promise.all(calls)) expect([200, 503]).toContain(answer.status)
  expect(await server.nobody(listBranches, { provider: 'all' })).toMatchObject({ ok: true })
})

test('in production a browser is told to come by https alone for a year, to every name below ours too', async () => {
  const app = await buildHttp({ ...server.deps, config: { ...server.config, production: true } }, { routes: [] })
  for (const url of ['/healthz', '/nothing', '/api/v2/nothing'])
    expect((await app.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await app.close()
})

test('every answer that refuses is a line of the log with route, status and code, and no line says who was asked about', async () => {
  const lines: unknown[] = []
  const line = (event: string, fields?: object) => lines.push({ event, ...fields })
  const app = await buildHttp({ ...server.deps, log: { info: line, warn: line, error: line } }, { routes: ROUTES })
  await app.inject({ url: '/api/v2/my/profile' })
  await app.inject({ url: '/api/v2/my/profile', headers: { authorization: 'Bearer nobodys' } })
  await app.inject({ url: '/api/v2/public/settings' })
  await app.close()
  const refused = { event: 'answered', method: 'GET', route: '/api/v2/my/profile', status: 401, code: expect.stringMatching(/^[A-Z_]+$/) }
  expect(lines).toEqual([expect.objectContaining(refused), expect.objectContaining(refused)])
  expect(JSON.stringify(lines)).not.toContain('nobodys')
})

test('figures are shown to the bearer of their token alone; in production without one to nobody', async () => {
  const asked = async (config: Partial<typeof server.config>, headers: Record<string, string>) => {
    const app = await buildHttp({ ...server.deps, config: { ...server.config, ...config } }, { routes: [] })
    const answer = await app.inject({ url: '/metrics', headers })
    await app.close()
    return answer.statusCode
  }
  const token = { authorization: 'Bearer of-the-watch' }
  expect(await asked({ metricsToken: 'of-the-watch' }, token)).toBe(200)
  expect(await asked({ metricsToken: 'of-the-watch' }, {})).toBe(404)
  expect(await asked({ metricsToken: 'of-the-watch' }, { authorization: 'Bearer of-the-witch' })).toBe(404)
  expect(await asked({ production: true }, {})).toBe(404)
})

test('a page tells the browser what it begins with, as the page itself will ask for it', async () => {
  const told = async (url: string) => (await face.inject({ method: 'GET', url })).headers.link
  const files = '</assets/a-1.js>; rel=modulepreload; crossorigin, </assets/b-2.css>; rel=preload; as=style; crossorigin'
  expect(await told('/timeslot?townId=1')).toBe(files)
  expect(await told('/timeslot/17')).toBe(files)
  expect(await Promise.all(['/timeslots', '/', '/sign-in', '/assets/a-1.js', '/api/v2/nothing'].map(told))).toEqual(
    Array(5).fill(undefined)
  )
})
