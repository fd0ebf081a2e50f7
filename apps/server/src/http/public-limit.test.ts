import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTowns } from '@vizit/contract/catalogue'
import { pathFields } from '@vizit/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnFace, ROUTES } from '../app.ts'
import { type TestPages, testPages } from '../testing/test-pages.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { serveDemoClinic } from './demo-clinic.ts'
import { serveDemoHost } from './demo-host.ts'
import { serveInbox } from './inbox.ts'
import { buildHttp } from './server.ts'

const A_MINUTE = 20
const TOWNS = listTowns.path.replace(':provider', 'all')
/** For whoever runs the server; they answer without work. */
const FREE = ['GET /healthz', 'GET /readyz', 'GET /metrics', 'HEAD /healthz', 'HEAD /readyz', 'HEAD /metrics']

let server: TestServer
let pages: TestPages
let http: FastifyInstance
const served: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'vizit-public-'))

/** Everything that a server serves: the API, its documentation, faces, frames, the widget, and what is there with local defaults only. */
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'vizit-booking.js', 'assets/a-1.js']) writeFileSync(join(folder, name), name)
  server = await startTestServer({ config: { publicPerMinute: A_MINUTE, trustProxy: ['127.0.0.1'] } })
  pages = testPages()
  http = await buildHttp(server.deps, {
    routes: ROUTES,
    faces: { cabinet: folder },
    drawn: drawnFace(server.deps, pages),
    widget: folder,
    extras: app => {
      serveInbox(app, server.deps)
      serveDemoClinic(app)
      serveDemoHost(app)
    },
    onRoute: ({ method, url }) => served.push(...[method].flat().map(one => `${one} ${url}`))
  })
})
afterAll(async () => {
  await http.close()
  await server.stop()
  rmSync(folder, { recursive: true })
  pages.remove()
})

let lastAddress = 0
const nextAddress = () => `198.51.${100 + Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

async function ask(method: string, url: string, address: string) {
  const path = pathFields(url).reduce((made, field) => made.replace(`:${field}`, 'azure'), url)
  const asked = {
    method: method as 'GET',
    url: path.replace('*', 'none'),
    headers: { 'x-forwarded-for': address, 'idempotency-key': 'a-key-of-sixteen' }
  }
  return http.inject(method === 'POST' ? { ...asked, payload: {} } : asked)
}

test('every route that is served without a session is limited for each address; whoever adds one need not remember it', async () => {
  expect(served.length).toBeGreaterThan(200)
  const greedy = nextAddress()
  for (let n = 0; n < A_MINUTE; n++) expect((await ask('GET', TOWNS, greedy)).statusCode).toBe(200)
  for (let n = 0; n < A_MINUTE * 10; n++) expect((await ask('GET', '/assets/a-1.js', greedy)).statusCode).toBe(200)
  const unlimited: string[] = []
  for (const route of new Set(served)) {
    if (FREE.includes(route)) continue
    const [method, url] = route.split(' ') as [string, string]
    const first = await ask(method, url, nextAddress())
    // closed without a session, and not by a key that the route itself asks for
    const endpoint = ROUTES.find(one => one.endpoint.path === url && [one.endpoint.method, 'HEAD'].includes(method))?.endpoint
    if (endpoint && endpoint.access !== 'anyone' && first.statusCode === 401) continue
    const last = await ask(method, url, greedy)
    if (first.statusCode === 429 || last.statusCode !== 429) unlimited.push(`${route} ${first.statusCode} ${last.statusCode}`)
  }
  expect(unlimited).toEqual([])
})

test('an address that asked too much is told when to come again, others are not disturbed, and after a minute it goes on', async () => {
  const [greedy, other] = [nextAddress(), nextAddress()]
  const towns = (address: string) => ask('GET', TOWNS, address)
  for (let n = 0; n < A_MINUTE; n++) expect((await towns(greedy)).statusCode).toBe(200)
  server.pass(20)
  const refused = await towns(greedy)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([429, '40', 'ERROR_TOO_MANY_REQUESTS'])
  // what is refused is not even looked at: an address that does not exist costs the same
  expect((await ask('GET', '/api/v2/public/none', greedy)).statusCode).toBe(404)
  expect((await towns(other)).statusCode).toBe(200)
  server.pass(40)
  expect((await towns(greedy)).statusCode).toBe(200)
})

test('whoever has a network of addresses to themselves is one asker', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n <= A_MINUTE; n++) statuses.add((await ask('GET', TOWNS, `2001:db8:7:8::${n + 1}`)).statusCode)
  expect([...statuses]).toEqual([200, 429])
})

test('what is made of many rows counts as many calls', async () => {
  const address = nextAddress()
  const file = () => ask('GET', '/api/v2/public/published/bulk/locations', address)
  expect([(await file()).statusCode, (await file()).statusCode]).toEqual([200, 429])
})

test('whether the server lives is told however often it is asked', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n <= A_MINUTE * 11; n++) statuses.add((await http.inject({ url: '/healthz' })).statusCode)
  expect([...statuses]).toEqual([200])
})

test('whoever opens more pages than one address may is told so by a page, in the language of the address, and when to come again', async () => {
  const greedy = nextAddress()
  for (let n = 0; n < A_MINUTE; n++) await ask('GET', TOWNS, greedy)
  for (const [url, language, heading] of [
    ['/doctor/1', 'ru', 'Слишком много страниц за минуту'],
    ['/en/doctor/1', 'en', 'Too many pages in a minute'],
    ['/be/centre/1', 'be', 'Занадта многа старонак за хвіліну']
  ]) {
    const answer = await ask('GET', url!, greedy)
    expect([answer.statusCode, answer.headers['content-type'], Number(answer.headers['retry-after']) > 0]).toEqual([
      429,
      'text/html; charset=utf-8',
      true
    ])
    expect(answer.body).toContain(`<html lang="${language}">`)
    expect(answer.body).toContain(`<h1>${heading}</h1>`)
    expect(answer.body).toContain('<a href="">')
  }
  expect((await ask('GET', TOWNS, greedy)).json().error).toBe('ERROR_TOO_MANY_REQUESTS')
})
