// Statements about the whole of what this server serves and keeps.

import { readUserInfo, sendUserInfo } from '@vizit/contract/own-data'
import { getSettings } from '@vizit/contract/settings'
import { anonymousLogin, initPhoneLogin } from '@vizit/contract/sign-in'
import { minskTime } from '@vizit/rules/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ROUTES } from '../app.ts'
import { TOWNS } from '../store/demo/towns.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** Every field that an endpoint takes, at any depth. */
function fieldsOf(input: z.ZodMiniType): string[] {
  const text = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  const fields: string[] = []
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) fields.push(...Object.keys(value))
    return value
  })
  return fields
}

test('the product serves patients in Belarus: numbers, towns and times are of that country [1.01]', async () => {
  const start = (phone: string) => server.nobody(initPhoneLogin, { phone, deviceId: 'a-device-of-somebody' })
  expect(await start('+375 (29) 614-20-80')).toMatchObject({ ok: true })
  for (const abroad of ['+7 916 123-45-67', '+48 601 234 567', '+380 50 123 45 67'])
    expect(await start(abroad)).toMatchObject({ ok: false })
  const towns = TOWNS.filter(town => town.id !== 0)
  expect(towns.length).toBeGreaterThan(100)
  for (const town of towns) {
    expect(town.latitude!, town.nameRu).toBeGreaterThan(51.2)
    expect(town.latitude!, town.nameRu).toBeLessThan(56.2)
    expect(town.longitude!, town.nameRu).toBeGreaterThan(23.1)
    expect(town.longitude!, town.nameRu).toBeLessThan(32.8)
  }
  expect(minskTime(server.now())).toBe('11:00')
})

/** What the specification has, section 1, and a call of each. */
const WHOLE_PRODUCT = {
  'sign-in': '/api/v2/my/phone-login/init',
  profile: '/api/v2/my/profile',
  family: '/api/v2/my/profile/relatives',
  consent: '/api/v2/my/consents',
  doctors: '/api/v2/public/booking/{provider}/doctors',
  centres: '/api/v2/public/booking/{provider}/centres',
  services: '/api/v2/public/booking/{provider}/services',
  drugs: '/api/v2/public/drugs/search',
  favourites: '/api/v2/my/favourites',
  booking: '/api/v2/my/providers/holds',
  'booking at a site': '/api/v2/public/booking/{provider}/checks',
  visits: '/api/v2/my/providers/orders',
  results: '/api/v2/my/providers/tests',
  reviews: '/api/v2/my/reviews',
  programmes: '/api/v2/my/coverage',
  invoices: '/api/v2/my/invoices',
  reminders: '/api/v2/my/reminders',
  employers: '/api/v2/hr/coverage',
  clinics: '/api/v2/clinics/{provider}/events'
}

test('the server carries the whole product, not one face of it: each feature of patients, what clinics’ sites ask, employers and clinics’ own systems [1.09]', async () => {
  const document = (await fetch(`${server.url}/api/openapi.json`).then(response => response.json())) as { paths: Record<string, object> }
  for (const [feature, path] of Object.entries(WHOLE_PRODUCT)) {
    expect(Object.keys(document.paths), feature).toContain(path)
    const [method] = Object.keys(document.paths[path]!)
    const answer = await fetch(server.url + path.replace('{provider}', 'azure'), { method: method!.toUpperCase() })
    expect([200, 400, 401, 404, 415], `${feature} ${answer.status}`).toContain(answer.status)
    // a path without a route says so in another way than a route that refuses
    if (answer.status === 404) expect(await answer.json(), feature).toMatchObject({ error: 'NOT_FOUND', data: null })
  }
})

test('the methods are GET, POST, PUT, PATCH and DELETE, each of them and no other [7.05]', () => {
  const used = new Set(ROUTES.map(({ endpoint }) => endpoint.method))
  expect([...used].toSorted()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
})

const IDENTITY = /passport|identity|id_?card|id_?number|document_?(number|series|photo|scan|image)|личн|паспорт/i

test('no endpoint takes an identity document and no table has a place for one: they stay on the device [1.39]', async () => {
  const fields = ROUTES.flatMap(({ endpoint }) => fieldsOf(endpoint.input).map(field => `${endpoint.path} ${field}`))
  expect(fields.length).toBeGreaterThan(100)
  expect(fields.filter(field => IDENTITY.test(field.split(' ')[1]!))).toEqual([])
  expect(ROUTES.filter(({ endpoint }) => IDENTITY.test(endpoint.path)).map(({ endpoint }) => endpoint.path)).toEqual([])
  // a picture of one's own is taken by one endpoint alone, which keeps a face of 512 pixels
  const takesFiles = ROUTES.filter(({ endpoint }) => endpoint.bodyMostBytes !== undefined && endpoint.access === 'signed-in')
  expect(takesFiles.map(({ endpoint }) => endpoint.path)).toEqual(['/api/v2/my/profile/photo'])
  const columns = await server.store.rows<{ name: string }>(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`
  )
  expect(columns.filter(({ name }) => IDENTITY.test(name))).toEqual([])
})

test('remote configuration is our own server’s: closed, with the shortest interval of asking again, 43200 seconds [7.103]', async () => {
  const read = await server.nobody(getSettings, {})
  expect(read.ok && read.value.fetchIntervalSeconds).toBe(43_200)
  await server.store.run(sql`insert into settings (key, value) values ('online_booking_enabled', 'true'), ('anything-else', '"secret"')`)
  const later = await fetch(`${server.url}${getSettings.path}`).then(response => response.text())
  expect(later).toContain('"online_booking_enabled":true')
  expect(later).not.toMatch(/anything-else|secret/)
})

test('the document store is our own server’s too: the collections profile and authStats, of their owner alone [7.102] [3.109]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const rating = { answer: 'later', day: '2026-11-20', asked: 1 } as const
  const kept = { townId: '1', language: 'be', rating } as const
  expect(await olga.call(sendUserInfo, { preferences: kept })).toMatchObject({ ok: true })
  const mine = await olga.call(readUserInfo, {})
  expect(mine.ok && Object.keys(mine.value).toSorted()).toEqual(['authStats', 'profile'])
  expect(mine.ok && mine.value.profile.preferences).toEqual(kept)
  const hers = await anna.call(readUserInfo, {})
  expect(hers.ok && hers.value.profile.preferences).toEqual({})
  expect(await anna.call(sendUserInfo, { preferences: { language: 'de' as never } })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('an id that a device names for itself has at most 128 characters, and those of our own have fewer [9.37]', async () => {
  const login = (deviceId: string) => server.nobody(anonymousLogin, { deviceId })
  expect(await login('d'.repeat(128))).toMatchObject({ ok: true })
  expect(await login('d'.repeat(129))).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'deviceId' } })
  const olga = await server.aPatient()
  expect([olga.accountId.length, olga.profileId.length]).toEqual([36, 36])
})

test('a session carries no claims, so none of more than 1000 bytes: its token is nothing but chance [9.38]', async () => {
  const tokens = await Promise.all(
    ['first', 'second'].map(async name => {
      const made = await server.nobody(anonymousLogin, { deviceId: `a-device-that-is-${name}` })
      if (!made.ok) throw new Error(made.code)
      return Buffer.from(made.value.token, 'base64url')
    })
  )
  for (const token of tokens) {
    expect(token.length).toBeLessThanOrEqual(32)
    expect(token.toString('latin1')).not.toMatch(/[{}":]{3}|first|second/)
  }
  expect(tokens[0]!.equals(tokens[1]!)).toBe(false)
})
