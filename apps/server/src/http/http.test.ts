import { randomUUID } from 'node:crypto'
import { bookDoctorSlot, holdSlot } from '@vizit/contract/booking'
import { refusalsOf } from '@vizit/contract/endpoint'
import { envelope } from '@vizit/contract/envelope'
import { listVisits } from '@vizit/contract/visits'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isOlder } from './serve-route.ts'

const server = await startTestServer({ config: { oldestVersion: '0.0.100' } })
beforeEach(() => server.reset())
afterAll(() => server.stop())

const post = (path: string, body: string, headers: Record<string, string>) => fetch(server.url + path, { method: 'POST', body, headers })
const INIT = '/api/v2/my/phone-login/init'

test('every answer has data, status, error and message, and is never stored by a cache [7.07 7.13]', async () => {
  const olga = await server.aPatient()
  const good = await fetch(`${server.url}/api/v2/my/providers/orders`, {
    headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}` }
  })
  const bad = await fetch(`${server.url}/api/v2/my/providers/orders`)
  const missing = await fetch(`${server.url}/api/v2/nothing-here`)
  for (const answer of [good, bad, missing]) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = (await answer.json()) as Record<string, unknown>
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['data', 'status', 'error', 'message']))
    expect(envelope.parse(body).status).toBe(answer.status)
  }
  expect(bad.status).toBe(401)
  expect(missing.status).toBe(404)
})

test('the personal API is served below /api/v2/my and the public one below /api/v2/public/booking/{provider} [7.01 7.04]', () => {
  const paths = ROUTES.map(route => route.endpoint.path)
  expect(paths).toContain('/api/v2/my/providers/orders')
  expect(paths.filter(path => path.startsWith('/api/v2/public/booking/:provider/')).length).toBeGreaterThan(5)
  // what is neither is for the employer's HR manager, for clinics' own systems, or for staff
  for (const path of paths) expect(path).toMatch(/^\/api\/v2\/(my|public|hr|clinics|staff)\//)
  for (const { endpoint } of ROUTES)
    expect([endpoint.path, endpoint.access]).toEqual([
      endpoint.path,
      isPersonal(endpoint.path) ? 'signed-in' : isStaffs(endpoint.path) ? 'staff' : 'anyone'
    ])
})

/** Everything below /staff but the way in. */
function isStaffs(path: string): boolean {
  return path.startsWith('/api/v2/staff/') && path !== '/api/v2/staff/sign-in'
}

/** Everything below /my is for signed-in people but the steps of signing in. */
function isPersonal(path: string): boolean {
  return path.startsWith('/api/v2/my/') && !path.startsWith('/api/v2/my/phone-login/') && path !== '/api/v2/my/anonymous-login'
}

test('a body is read only under exactly the JSON media type [7.08]', async () => {
  const body = JSON.stringify({ phone: 'x', deviceId: 'y' })
  for (const type of [
    'text/plain',
    'application/json\t',
    ' application/jsonx',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/json;x=1'
  ]) {
    const answer = await post(INIT, body, { 'content-type': type })
    expect([type, answer.status]).toEqual([type, type === 'application/json\t' ? 400 : 415])
  }
  expect((await post(INIT, body, { 'content-type': 'application/json' })).status).toBe(400)
})

test('a body that is not an object is none of an endpoint that needs no field; no body at all is', async () => {
  const olga = await server.aPatient()
  const headers = { authorization: `Bearer ${olga.deviceId}.${olga.token}` }
  const seen = '/api/v2/my/family/seen'
  for (const body of ['null', '[]', '0', '"x"', 'true', ''])
    expect([body, (await post(seen, body, { ...headers, 'content-type': 'application/json' })).status]).toEqual([body, 400])
  expect((await fetch(server.url + seen, { method: 'POST', headers })).status).toBe(200)
})

test('a DELETE needs no body; one of a strange type is refused as the documentation says', async () => {
  const olga = await server.aPatient()
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { delete: { responses: Record<string, unknown> } }>
  }
  const ask = (type?: string) =>
    fetch(`${server.url}/api/v2/my/calendar-feed`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}`, ...(type ? { 'content-type': type } : {}) }
    })
  expect((await ask()).status).toBe(204)
  const refused = await ask('text/plain')
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(paths['/api/v2/my/calendar-feed']!.delete.responses).toHaveProperty('415')
})

test('no body whatever brings a failure of the server', async () => {
  const deviceId = randomUUID()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"a":1},"phone":"+375291234567"}')), async body => {
      const answer = await post(INIT, body, { 'content-type': 'application/json', 'x-device': deviceId })
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 60 }
  )
})

test('a page may not be framed, sniffed or run scripts of others', async () => {
  const answer = await fetch(`${server.url}/healthz`)
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a token works only from the device that it was given to, and not after the session has ended [7.06]', async () => {
  const olga = await server.aPatient()
  expect((await server.callAs(`${olga.deviceId}.${olga.token}`)(listVisits, {})).ok).toBe(true)
  expect(await server.callAs(`${randomUUID()}.${olga.token}`)(listVisits, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED' })
  await server.store.run(sql`update sessions set ended_at = now()`)
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED', status: 401 })
})

test('a call for signed-in people tells a visitor to sign in', async () => {
  expect(await server.nobody(listVisits, {})).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN', status: 401 })
})

test('a face that is too old is told so [4.11]', async () => {
  const answer = await fetch(`${server.url}/api/v2/public/settings`, { headers: { 'x-app-version': '0.0.99' } })
  expect(answer.status).toBe(426)
  expect(await answer.json()).toMatchObject({ error: 'OUTDATED_VERSION' })
  expect(isOlder('0.0.361', '0.0.361')).toBe(false)
  expect(isOlder('0.1.0', '0.0.361')).toBe(false)
  expect(isOlder('0.0.9', '0.0.10')).toBe(true)
})

test('a write that creates is refused without a key', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const answer = await post(bookDoctorSlot.path, JSON.stringify({ ...slot, profileId: olga.profileId }), {
    'content-type': 'application/json',
    authorization: `Bearer ${olga.deviceId}.${olga.token}`
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'IDEMPOTENCY_KEY_MISSING' })
})

test('a refusal is kept too: a retry with the same key hears the same, though the slot is free by then', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  await boris.call(holdSlot, slot)
  const key = randomUUID()
  const input = { ...slot, profileId: olga.profileId }
  expect(await olga.call(bookDoctorSlot, input, { idempotencyKey: key })).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY' })
  server.pass(400)
  expect(await olga.call(bookDoctorSlot, input, { idempotencyKey: key })).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY' })
  expect(await olga.call(bookDoctorSlot, input)).toMatchObject({ ok: true })
})

test('the documentation names every endpoint with its reply, and a type for every field [3.01 7.38 7.105]', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<number, unknown> }>>
  }
  for (const { endpoint } of ROUTES) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const told = document.paths[path]?.[endpoint.method.toLowerCase()]
    expect(told, `${endpoint.method} ${path}`).toBeDefined()
    expect([path, typeless(told)]).toEqual([path, []])
    if (endpoint.method !== 'DELETE' && !endpoint.media) expect([path, fieldsOf(told!.responses[200])]).not.toEqual([path, []])
  }
  const page = await fetch(`${server.url}/api/docs/`)
  expect(page.status).toBe(200)
})

test('the documentation says of each refusal what a face does about it besides telling it [8.106]', async () => {
  type Told = { responses: Record<string, { description: string; 'x-reactions'?: Record<string, string> }> }
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Told>> }
  for (const { endpoint } of ROUTES) {
    const told = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]![endpoint.method.toLowerCase()]!
    const reactions = Object.assign({}, ...Object.values(told.responses).map(one => one['x-reactions'] ?? {})) as Record<string, string>
    expect(Object.keys(reactions).toSorted(), endpoint.path).toEqual([...new Set(refusalsOf(endpoint))].toSorted())
    for (const reaction of Object.values(reactions)) expect(reaction).toMatch(/^(sign-in|update|wait|try-again|reload|fix|support)$/)
  }
  const booking = document.paths[bookDoctorSlot.path]!.post!.responses
  expect(booking[409]!['x-reactions']).toMatchObject({ TIMESLOT_IS_BUSY: 'reload', VISITOR_ALREADY_BOOKED: 'reload' })
  expect(booking[401]!['x-reactions']).toMatchObject({ NOT_SIGNED_IN: 'sign-in', ERROR_SESSION_EXPIRED: 'sign-in' })
  expect(booking[429]!['x-reactions']).toEqual({ ERROR_TOO_MANY_REQUESTS: 'wait' })
})

/** Every `{name: schema}` of the `properties` in a value. */
function fieldsOf(value: unknown): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'properties' in value ? (Object.entries(value.properties as object) as [string, Record<string, unknown>][]) : []
  return [...own, ...Object.values(value).flatMap(fieldsOf)]
}

function typeless(value: unknown): string[] {
  return fieldsOf(value)
    .filter(([, schema]) => !['type', 'anyOf', 'oneOf', 'enum', 'const', '$ref'].some(word => word in schema))
    .map(([name]) => name)
}

test('the process says whether it lives and is ready, and shows its figures to the machine itself', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('vizit_request_seconds')
})
