import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makePatientDoor } from './doors.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'vizit-doors-'))
for (const face of ['cabinet', 'patient']) {
  mkdirSync(join(folder, face, 'assets'), { recursive: true })
  writeFileSync(join(folder, face, 'index.html'), `<p>${face}</p>`)
  writeFileSync(join(folder, face, 'assets', `${face}-1.js`), `${face}()`)
  writeFileSync(join(folder, face, 'assets', 'scan.worker-1.js'), 'read()')
  // As a build leaves them: what travels is packed already.
  writeFileSync(join(folder, face, 'assets', 'scan.worker-1.js.gz'), gzipSync('read()'))
}
const deps = {
  ...server.deps,
  config: {
    ...server.deps.config,
    passkeys: { origin: 'https://vizit.example', host: 'vizit.example' },
    patient: { origin: 'https://app.example', port: 0 }
  }
}
const http = await buildHttp(deps, { routes: ROUTES, faces: { cabinet: join(folder, 'cabinet'), patient: join(folder, 'patient') } })
const door = makePatientDoor(http)
await http.listen({ port: 0, host: '127.0.0.1' })
const at = {
  cabinet: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
  patient: `http://127.0.0.1:${(await door.listen({ port: 0, host: '127.0.0.1' })).port}`
}

afterAll(async () => {
  await http.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function page(origin: string, path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('each face has an origin of its own: its page, its deep links and its files are at its door and at no other', async () => {
  for (const face of ['cabinet', 'patient'] as const) {
    for (const path of ['/', '/visits/12', '/doctor/1']) expect((await page(at[face], path)).text).toBe(`<p>${face}</p>`)
    expect((await page(at[face], `/assets/${face}-1.js`)).text).toBe(`${face}()`)
  }
  expect((await fetch(`${at.cabinet}/assets/patient-1.js`)).status).toBe(404)
  expect((await fetch(`${at.patient}/assets/cabinet-1.js`)).status).toBe(404)
})

test('an address that a face cannot have is answered with 404 and the page that says so; where a code is entered any address goes', async () => {
  const status = async (path: string) => Promise.all([page(at.cabinet, path), page(at.patient, path)].map(async one => (await one).status))
  expect(await status('/nowhere')).toEqual([404, 404])
  expect(await status('/visit')).toEqual([404, 404])
  expect(await status('/settings/town')).toEqual([404, 200])
  expect(await status('/visits?tab=past')).toEqual([200, 200])
  for (const path of ['/nowhere/code-confirmation', '/nowhere/code-confirmation/']) expect(await status(path)).toEqual([200, 200])
  const gone = await page(at.cabinet, '/nowhere')
  expect([gone.text, gone.headers.get('x-robots-tag')]).toEqual(['<p>cabinet</p>', 'noindex'])
  const known = (await page(at.cabinet, '/visits')).headers.get('etag')!
  const again = await fetch(`${at.cabinet}/nowhere`, { headers: { accept: 'text/html', 'if-none-match': known } })
  expect(again.status).toBe(404)
})

test('the API is the same at both doors', async () => {
  for (const origin of Object.values(at)) expect((await page(origin, '/api/v2/public/settings')).status).toBe(200)
  expect((await page(at.patient, '/api/v2/nothing')).status).toBe(404)
})

test('the camera may be asked for in the app alone', async () => {
  expect((await page(at.patient, '/')).headers.get('permissions-policy')).toContain('camera=(self)')
  expect((await page(at.cabinet, '/')).headers.get('permissions-policy')).toContain('camera=()')
})

test('browsers are told at which origins passkeys are good, and search engines that the app has nothing for them', async () => {
  expect(JSON.parse((await page(at.cabinet, '/.well-known/webauthn')).text)).toEqual({
    origins: ['https://vizit.example', 'https://app.example']
  })
  expect((await page(at.patient, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})

test('the door closes with the server, and waits for no connection that asks nothing', async () => {
  const other = await buildHttp(deps, { routes: ROUTES, faces: { patient: join(folder, 'patient') } })
  const itsDoor = makePatientDoor(other)
  await other.listen({ port: 0, host: '127.0.0.1' })
  const { port } = await itsDoor.listen({ port: 0, host: '127.0.0.1' })
  expect((await page(`http://127.0.0.1:${port}`, '/')).text).toBe('<p>patient</p>')
  await other.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

test('machine code is allowed to the script that reads bar codes, and to no page and no other script', async () => {
  const policy = async (path: string) => (await page(at.patient, path)).headers.get('content-security-policy')
  expect(await policy('/assets/scan.worker-1.js')).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  for (const path of ['/', '/assets/patient-1.js']) expect(await policy(path)).not.toMatch(/wasm|eval/)
})
