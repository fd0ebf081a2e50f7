import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import type { Config } from '../config.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makePatientDoor } from './doors.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const SHELLS = ['https://localhost', 'capacitor://localhost']
const ANDROID = { package: 'by.vizit.app', certificates: [`${'0A:'.repeat(31)}FF`] }
const NOBODY: Config['native'] = { origins: [], android: null, ios: [] }
const LINKS = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association']

/** The server at both its doors with these apps. */
async function open(native: Config['native']): Promise<{ cabinet: string; patient: string; close: () => Promise<void> }> {
  const deps = { ...server.deps, config: { ...server.config, native, patient: { origin: 'https://app.example', port: 0 } } }
  const http = await buildHttp(deps, { routes: ROUTES })
  const door = makePatientDoor(http)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = await door.listen({ port: 0, host: '127.0.0.1' })
  return {
    cabinet: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
    patient: `http://127.0.0.1:${port}`,
    close: () => http.close()
  }
}

const at = await open({ origins: SHELLS, android: ANDROID, ios: ['ABCDE12345.by.vizit.app'] })
const without = await open(NOBODY)

afterAll(async () => {
  await Promise.all([at.close(), without.close()])
  await server.stop()
})

/** What a browser asks before a page of `origin` may ask. */
function preflight(door: string, path: string, origin: string): Promise<Response> {
  const headers = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' }
  return fetch(door + path, { method: 'OPTIONS', headers })
}

/** Names of headers by which a server lets a page of another origin do anything. */
const letIn = ({ headers }: Response) => [...headers.keys()].filter(name => name.startsWith('access-control'))

test('pages of the shells may ask at the door of the app: what its client sends is allowed, cookies are not', async () => {
  for (const origin of SHELLS) {
    for (const path of ['/api/v2/my/profile', '/api/v2/public/settings']) {
      const { status, headers } = await preflight(at.patient, path, origin)
      expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([204, origin, 'origin'])
      expect(headers.get('access-control-allow-methods')!.split(', ')).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
    const refused = await fetch(`${at.patient}/api/v2/my/profile`, {
      headers: { origin, authorization: 'Bearer nobody-0000000000000001.no' }
    })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  }
})

test('every header that an endpoint of the faces takes a field from may be sent by a shell', async () => {
  const allowed = (await preflight(at.patient, '/api/v2/my/profile', SHELLS[0]!)).headers.get('access-control-allow-headers')!.split(', ')
  const ofFaces = ROUTES.map(({ endpoint }) => endpoint).filter(({ path }) => /^\/api\/v2\/(my|public)\//.test(path))
  const needed = new Set(ofFaces.flatMap(({ inHeader }) => Object.values(inHeader ?? {})))
  expect(needed.size).toBeGreaterThan(0)
  expect([...needed].filter(name => !allowed.includes(name) && !name.startsWith('x-vizit-'))).toEqual([])
})

test('an origin that only looks like one of a shell is let in nowhere', async () => {
  const alike = ['http://localhost', 'https://localhost:8443', 'https://localhost.evil.example', 'https://localhost/', 'HTTPS://LOCALHOST']
  for (const origin of [...alike, 'capacitor://evil', 'ionic://localhost', 'null', '*', 'https://localhost, capacitor://localhost']) {
    const [asked, told] = [
      await preflight(at.patient, '/api/v2/my/profile', origin),
      await fetch(`${at.patient}/api/v2/public/settings`, { headers: { origin } })
    ]
    expect([origin, asked.status, letIn(asked), letIn(told)]).toEqual([origin, 404, [], []])
  }
})

test('a shell is let in to what faces ask alone: not at the door of the cabinet, not to the desk, to clinics and employers', async () => {
  for (const origin of SHELLS) {
    for (const path of ['/api/v2/my/profile', '/api/v2/public/settings'])
      expect(letIn(await preflight(at.cabinet, path, origin))).toEqual([])
    for (const path of ['/api/v2/staff/me', '/api/v2/hr/coverage', '/api/v2/clinics/events', '/inbox', '/metrics', '/healthz', '/api/docs'])
      expect([path, letIn(await preflight(at.patient, path, origin))]).toEqual([path, []])
  }
})

test('without the setting no shell is let in', async () => {
  expect(server.config.native).toEqual(NOBODY)
  for (const door of [without.cabinet, without.patient])
    for (const origin of SHELLS) expect(letIn(await preflight(door, '/api/v2/my/profile', origin))).toEqual([])
})

test('a shell that asks too often can read that it has to wait', async () => {
  const deps = {
    ...server.deps,
    config: {
      ...server.config,
      publicPerMinute: 1,
      native: { ...NOBODY, origins: SHELLS },
      patient: { origin: 'https://app.example', port: 0 }
    }
  }
  const http = await buildHttp(deps, { routes: ROUTES })
  const door = makePatientDoor(http)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = await door.listen({ port: 0, host: '127.0.0.1' })
  const ask = () => fetch(`http://127.0.0.1:${port}/api/v2/public/settings`, { headers: { origin: SHELLS[0]! } })
  await ask()
  const { status, headers } = await ask()
  expect([status, headers.get('access-control-allow-origin')]).toEqual([429, SHELLS[0]])
  expect(headers.get('access-control-expose-headers')).toContain('retry-after')
  await http.close()
})

test('each system hears at the door of the app which apps open its links, in the form that it asks for', async () => {
  const [android, apple] = await Promise.all(LINKS.map(path => fetch(at.patient + path, { redirect: 'error' })))
  for (const answer of [android!, apple!])
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')])
  expect(await android!.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: ANDROID.package, sha256_cert_fingerprints: ANDROID.certificates }
    }
  ])
  const { applinks } = (await apple!.json()) as { applinks: { details: { appIDs: string[]; components: Record<string, unknown>[] }[] } }
  expect(applinks.details[0]!.appIDs).toEqual(['ABCDE12345.by.vizit.app'])
  expect(applinks.details[0]!.components[0]).toEqual({ '/': '/api/*', exclude: true })
  expect(applinks.details[0]!.components.at(-1)).toEqual({ '/': '/*' })
})

test('where no app is configured, and at the door of the cabinet, no app is named', async () => {
  for (const path of LINKS)
    for (const door of [without.patient, at.cabinet, without.cabinet]) expect((await fetch(door + path)).status).toBe(404)
})
