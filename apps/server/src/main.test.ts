// The process as it is started: by its file, with an environment, ended by signals.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chooseFolders } from './store/cluster-folders.ts'
import { readPid } from './store/cluster-pid.ts'
import { startTestCollector } from './testing/test-collector.ts'
import { makeTestFolder } from './testing/test-folder.ts'
import { endProcesses, launchProcess, type Process, SOON, startProcess } from './testing/test-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const dataDir = makeTestFolder('process')
let first: Process

/** The same data in every start unless it is said otherwise. */
const launch = (env: Record<string, string>) => launchProcess({ DATA_DIR: dataDir, ...env })
const start = (env: Record<string, string> = {}) => startProcess({ DATA_DIR: dataDir, ...env })

function status(url: string, path: string, init: RequestInit = {}): Promise<number> {
  return fetch(url + path, { headers: { connection: 'close' }, ...init }).then(
    answer => answer.arrayBuffer().then(() => answer.status),
    () => 0
  )
}

/** Signs in as a person does, with the code that stands in the inbox. Returns the bearer. */
async function signIn(url: string, phone = '+375551234567'): Promise<string> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/v2/my/phone-login/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    return ((await answer.json()) as { data: Record<string, string> }).data
  }
  const deviceId = 'a-device-of-a-test'
  const { id } = await post('init', { phone, deviceId })
  const [message] = (await (await fetch(`${url}/inbox.json`)).json()) as { text: string }[]
  const { token } = await post('confirm-sms', { id: id!, code: /\d{6}/.exec(message!.text)![0], deviceId })
  return `${deviceId}.${token}`
}

beforeAll(async () => {
  first = await start()
})
afterEach(() => endProcesses(first))
afterAll(async () => {
  first.child.kill('SIGTERM')
  await first.ended
  rmSync(dataDir, { recursive: true, force: true })
})

test('a start prints what is where, and each of it is there', async () => {
  const paths = [...first.said().matchAll(/http:\/\/localhost:\d+(\/\S*)/g)].map(match => match[1]!)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/api/v2', '/api/docs', '/api/openapi.json', '/healthz', '/readyz', '/metrics', '/inbox'])
  )
  for (const path of paths.filter(one => one !== '/' && one !== '/api/v2'))
    expect([path, await status(first.url, path)]).toEqual([path, 200])
  expect(await status(first.url, '/inbox.json')).toBe(200)
})

test('a second start on the same data joins the first; a taken port is told in a sentence, and nothing is left behind', async () => {
  const second = await start()
  expect([await status(first.url, '/readyz'), await status(second.url, '/readyz')]).toEqual([200, 200])
  second.child.kill('SIGTERM')
  expect([await second.ended, await status(first.url, '/readyz')]).toEqual([0, 200])
  const third = launch({ DATA_DIR: dataDir, PORT: String(first.port) })
  expect([await third.ended, third.said()]).toEqual([1, expect.stringMatching(/^The port is in use\. Set PORT/)])
  expect(await status(first.url, '/readyz')).toBe(200)
})

test('a process for jobs alone opens no port, and one for the API alone answers', async () => {
  const jobs = launch({ DATA_DIR: dataDir, PORT: String(first.port), ROLE: 'jobs' })
  await vi.waitFor(() => expect(jobs.said()).toContain('is at its jobs'), SOON)
  jobs.child.kill('SIGTERM')
  expect(await jobs.ended).toBe(0)
  const api = await start({ ROLE: 'api' })
  expect(await status(api.url, '/api/v2/public/settings')).toBe(200)
  api.child.kill('SIGINT')
  expect(await api.ended).toBe(0)
})

/** The processes that this one has started, by their ids. */
function startedBy(pid: number): number[] {
  return readdirSync('/proc')
    .filter(one => /^\d+$/.test(one))
    .filter(one => {
      try {
        return (
          Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${one}/stat`, 'utf8'))![1]) === pid &&
          readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('start.mjs')
        )
      } catch {
        // it has ended meanwhile
        return false
      }
    })
    .map(Number)
}

test('several processes take requests at one address and one does the jobs; one that dies is replaced, all tell their figures together, and all end as one', async () => {
  const many = await start({ WORKERS: '2' })
  const before = startedBy(many.child.pid!)
  expect(before).toHaveLength(3)
  const bearer = await signIn(many.url)
  const profile = () => status(many.url, '/api/v2/my/profile', { headers: { authorization: `Bearer ${bearer}`, connection: 'close' } })
  for (let asked = 0; asked < 8; asked++) expect(await profile()).toBe(200)
  const metrics = await (await fetch(`${many.url}/metrics`)).text()
  expect(metrics).toMatch(/^vizit_request_seconds_count\{method="GET",route="\/api\/v2\/my\/profile",status="200"\} 8$/m)
  // what each of them tells alike is told once
  expect(metrics).toMatch(/^vizit_ready 1$/m)

  process.kill(before[0]!, 'SIGKILL')
  await vi.waitFor(() => {
    const now = startedBy(many.child.pid!)
    expect([now.length, now.includes(before[0]!)]).toEqual([3, false])
  }, SOON)
  await vi.waitFor(async () => expect(await profile()).toBe(200), SOON)
  const all = startedBy(many.child.pid!)
  many.child.kill('SIGTERM')
  expect(await many.ended).toBe(0)
  expect(all.filter(pid => existsSync(`/proc/${pid}`))).toEqual([])
  expect(await status(first.url, '/readyz')).toBe(200)
})

test('processes that cannot start are told of by the first of them, and nothing goes on', async () => {
  const refused = launch({ WORKERS: '2', DATABASE_URL: 'postgres://vizit@127.0.0.1:1/vizit' })
  expect([await refused.ended, refused.said()]).toEqual([1, expect.stringMatching(/^The database does not answer/)])
})

test('a database that is killed is "not now" for a moment; the process lives and goes on', async () => {
  const database = readPid(chooseFolders(dataDir, () => undefined).data)!.pid
  process.kill(database, 'SIGKILL')
  const seen = new Set<number>()
  await vi.waitFor(async () => {
    seen.add(await status(first.url, '/api/v2/public/locations'))
    expect(readPid(chooseFolders(dataDir, () => undefined).data)?.pid).not.toBe(database)
    expect(await status(first.url, '/api/v2/public/locations')).toBe(200)
  }, SOON)
  expect([...seen].filter(code => code !== 200 && code !== 503)).toEqual([])
  expect([await status(first.url, '/readyz'), first.child.exitCode]).toEqual([200, null])
})

test('SIGTERM lets a running request end, takes no new one, and ends with 0; the next start has all that was there', async () => {
  const bearer = await signIn(first.url)
  const profile = () => status(first.url, '/api/v2/my/profile', { headers: { authorization: `Bearer ${bearer}`, connection: 'close' } })
  expect(await profile()).toBe(200)

  // A browser opens connections ahead and leaves them: they keep nobody waiting.
  const idle = connect(first.port, '127.0.0.1')
  idle.on('error', () => idle.destroy())
  await new Promise(done => idle.once('connect', done))
  const body = '{"deviceId":"a-device-of-a-test"}'
  const running = await halfSent(first.port, body)
  first.child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await status(first.url, '/healthz')).toBe(0), SOON)
  first.child.kill('SIGTERM')
  expect(first.child.exitCode).toBeNull()
  running.socket.write(body.slice(5))
  expect(await running.answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await first.ended).toBe(0)
  idle.destroy()

  first = await start()
  expect(await profile()).toBe(200)
})

test('where a collector is named it is told where the time of a request went, and no word of anybody; else nobody is told anything', async () => {
  const collector = await startTestCollector()
  try {
    const traced = await start({ TRACES_URL: collector.url, TRACES_TOKEN: 'a-token-of-ours', TRACES_PERCENT: '100' })
    // Another one than in the other tests: an SMS to one phone waits for the last.
    const bearer = await signIn(traced.url, '+375557654321')
    const path = '/api/v2/my/providers/orders/11111111-2222-4333-8444-555555555555/calendar'
    expect(await status(traced.url, `${path}?a=b`, { headers: { authorization: `Bearer ${bearer}`, connection: 'close' } })).toBe(404)
    const body = '{"deviceId":"another-device-of-a-test"}'
    const slow = await halfSent(traced.port, body)
    slow.socket.write(body.slice(5))
    traced.child.kill('SIGTERM')
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(await traced.ended).toBe(0)

    const spans = collector.spans()
    const of = (name: string) => spans.find(span => span.name === name)!
    const within = (one: { spanId: string; traceId: string }) =>
      spans.filter(({ parentSpanId, traceId }) => parentSpanId === one.spanId && traceId === one.traceId)
    const asked = spans.find(({ attributes }) => String(attributes['http.route']).startsWith('/api/v2/my/providers/orders/:orderId'))!
    expect(asked.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 404, 'vizit.refusal': 'NOT_FOUND' })
    expect(asked.parentSpanId).toBeUndefined()
    expect(within(asked).map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql')
    // The rest of the body has come later: what follows is the request's all the same.
    expect(within(of('POST /api/v2/my/anonymous-login')).map(({ name }) => name)).toContain('insert')
    const confirmed = of('POST /api/v2/my/phone-login/confirm-sms')
    expect(within(confirmed).map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'commit']))
    expect(within(of('POST /api/v2/my/phone-login/init')).map(({ name }) => name)).toContain('sms send')
    expect(collector.said.every(one => one.includes('Bearer a-token-of-ours'))).toBe(true)
    for (const word of ['375557654321', '557654321', 'a-device-of-a-test', bearer.split('.')[1]!, '11111111-2222', 'a=b'])
      expect([word, collector.said.filter(one => one.includes(word))]).toEqual([word, []])

    const before = collector.said.length
    expect(await status(first.url, '/api/v2/public/locations')).toBe(200)
    expect(collector.said.length).toBe(before)
  } finally {
    await collector.stop()
  }
})

test('a collector that is gone is told of in the log, and holds nobody up', async () => {
  const collector = await startTestCollector()
  await collector.stop()
  const traced = await start({ TRACES_URL: collector.url, TRACES_PERCENT: '100' })
  expect(await status(traced.url, '/api/v2/public/locations')).toBe(200)
  await vi.waitFor(() => expect(traced.said()).toContain('the collector of traces does not take them'), SOON)
  expect(await status(traced.url, '/api/v2/public/locations')).toBe(200)
  traced.child.kill('SIGTERM')
  expect(await traced.ended).toBe(0)
})

test('what production may not be started with is told, a sentence each', async () => {
  const refused = launch({ NODE_ENV: 'production', SEED: 'demo', TEST_PHONES: '1', DATA_DIR: dataDir })
  expect(await refused.ended).toBe(1)
  const told = refused
    .said()
    .trim()
    .split('\n')
    .map(line => line.split(' ')[0])
  expect(told.toSorted()).toEqual(['DATABASE_URL', 'MAIL', 'SECRET', 'SEED', 'SMS', 'TEST_PHONES'])
})

test('a database server that does not answer is told in a sentence that names no password', async () => {
  const refused = launch({ DATABASE_URL: 'postgres://vizit:hunter2@127.0.0.1:1/vizit' })
  expect([await refused.ended, refused.said()]).toEqual([1, expect.stringMatching(/^The database does not answer \(.*ECONNREFUSED.*\)/)])
  expect(refused.said()).not.toMatch(/hunter2| at /)
})

/** A request whose head and first bytes have arrived, and whose rest has not. */
async function halfSent(port: number, body: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>(done => {
    let text = ''
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => done(text))
  })
  const head = [
    'POST /api/v2/my/anonymous-login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`
  ]
  socket.write(`${head.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`)
  // The server says "continue": the head has been read, so the request is running.
  await new Promise(done => socket.once('data', done))
  socket.write(body.slice(0, 5))
  return { socket, answer: answer.then(text => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')) }
}
