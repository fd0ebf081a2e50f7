import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { serveDemoClinic } from './demo-clinic.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'vizit-widget-'))
mkdirSync(join(folder, 'cabinet'))
writeFileSync(join(folder, 'cabinet', 'index.html'), '<p>cabinet</p>')
writeFileSync(join(folder, 'vizit-booking.js'), 'book()')
writeFileSync(join(folder, 'letters.woff2'), 'letters')
const app = await buildHttp(server.deps, {
  routes: [],
  faces: { cabinet: join(folder, 'cabinet') },
  widget: folder,
  extras: http => serveDemoClinic(http)
})
afterAll(async () => {
  await app.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('a page of any site may load the widget and its fonts, and nothing else of ours', async () => {
  for (const [file, kept] of [
    ['vizit-booking.js', 'public, max-age=600'],
    ['letters.woff2', 'public, max-age=31536000, immutable']
  ]) {
    const { headers, statusCode } = await app.inject({ url: `/widget/${file}`, headers: { origin: 'https://clinic.example' } })
    expect([statusCode, headers['access-control-allow-origin'], headers['cross-origin-resource-policy'], headers['cache-control']]).toEqual(
      [200, '*', 'cross-origin', kept]
    )
    expect([headers['set-cookie'], headers['access-control-allow-credentials']]).toEqual([undefined, undefined])
  }
  const page = await app.inject({ url: '/', headers: { origin: 'https://clinic.example' } })
  expect([page.headers['access-control-allow-origin'], page.headers['cross-origin-resource-policy']]).toEqual([undefined, 'same-origin'])
  expect((await app.inject('/widget/none.js')).statusCode).toBe(404)
})

test('the page of the demo clinic puts into the tag what has the right form, and nothing else of its address', async () => {
  const { body, headers } = await app.inject('/demo/clinic?doctor=12&accent=%23ABCDEF&theme=%22%3E%3Cscript%3E&branch=1%22x&onload=y')
  expect(body).toContain('<vizit-booking provider="azure" doctor="12" accent="#ABCDEF"></vizit-booking>')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})
