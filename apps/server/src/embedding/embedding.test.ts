import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEmbedding } from '@vizit/contract/embedding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHttp } from '../http/server.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'vizit-face-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
writeFileSync(join(folder, 'early.json'), '{"/":[],"/timeslot":["assets/a-1.js"]}')

beforeAll(async () => {
  await server.reset()
  await server.aDoctor()
  await server.store.run(sql`insert into site_origins (provider_id, origin) select id, 'https://kashtan.example' from providers limit 1`)
})
afterAll(() => server.stop())

const provider = async () =>
  (await server.store.row<{ code: string }>(sql`select p.code from site_origins join providers p on p.id = provider_id`))!.code

test('the cabinet of a provider may be held by its own sites and by nobody else; every other page by nobody [1.58]', async () => {
  const of = await provider()
  for (const production of [true, false]) {
    const deps = { ...server.deps, config: { ...server.config, production } }
    const app = await buildHttp(deps, { routes: [], faces: { cabinet: folder } })
    const headers = async (url: string) => (await app.inject({ url })).headers
    for (const url of [`/embed/${of}`, `/embed/${of}/timeslot?doctorId=7`]) {
      const said = await headers(url)
      const holders = production ? 'https://kashtan.example' : "'self' https://kashtan.example"
      expect(said['content-security-policy']).toContain(`frame-ancestors ${holders};`)
      expect(said).not.toHaveProperty('x-frame-options')
    }
    const usual = await headers('/timeslot')
    expect(usual).toMatchObject({ 'x-frame-options': 'DENY', 'content-security-policy': expect.stringContaining("frame-ancestors 'none'") })
    expect((await app.inject({ url: '/embed/nobody' })).statusCode).toBe(404)
    await app.close()
  }
})

test('a page in a frame is told what it begins with, as it is elsewhere', async () => {
  const of = await provider()
  const app = await buildHttp(server.deps, { routes: [], faces: { cabinet: folder } })
  const told = async (url: string) => (await app.inject({ url })).headers.link
  expect(await told(`/embed/${of}/timeslot?doctorId=7`)).toBe('</assets/a-1.js>; rel=modulepreload; crossorigin')
  expect(await told(`/embed/${of}`)).toBeUndefined()
  await app.close()
})

test('a frame is told whose messages it may hear, for its provider alone', async () => {
  const of = await provider()
  expect(await server.nobody(readEmbedding, { provider: of })).toMatchObject({
    value: { provider: of, origins: ['https://kashtan.example'] }
  })
  expect(await server.nobody(readEmbedding, { provider: 'nobody' })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
})
