import { getSettings } from '@vizit/contract/settings'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('a face learns brand, versions and flags before its first screen [3.110] [3.111] [3.112] [3.113] [9.22]', async () => {
  expect(await server.nobody(getSettings, {})).toMatchObject({
    ok: true,
    value: {
      brand: { name: 'Визит', supportEmail: 'support@vizit.example', supportPhone: '+375 (17) 309-00-00' },
      version: '0.0.361',
      oldestVersion: '0.0.1',
      testPhones: true,
      flags: { online_booking_enabled: false, apiForTestsBumba: true, acodeExpirationTime: 120_000, memoryStoragePdf: 1 }
    }
  })
  const set = { online_booking_enabled: true, apiForTestsBumba: false, acodeExpirationTime: 60_000, memoryStoragePdf: 2.5 }
  for (const [key, value] of Object.entries(set))
    await server.store.run(sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`)
  expect(await server.nobody(getSettings, {})).toMatchObject({ value: { flags: set } })
})

test('a face learns whether results of tests are invented here', async () => {
  const told = async () => {
    const read = await server.nobody(getSettings, {})
    return read.ok && read.value.demoResults
  }
  const { seed } = server.config
  for (const one of ['demo', 'none', 'by-1'] as const) {
    server.config.seed = one
    expect(await told(), one).toBe(one === 'demo')
  }
  server.config.seed = seed
})

test('a flag set in the store holds; one of the wrong form does not close every screen', async () => {
  await server.store.run(sql`
    insert into settings (key, value) values ('online_booking_enabled', 'true'), ('acodeExpirationTime', '"soon"'), ('unknown', '1')`)
  const read = await server.nobody(getSettings, {})
  expect(read.ok && read.value.flags).toEqual({
    online_booking_enabled: true,
    apiForTestsBumba: true,
    acodeExpirationTime: 120_000,
    memoryStoragePdf: 1
  })
})
