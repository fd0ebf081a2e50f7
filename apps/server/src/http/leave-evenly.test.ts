import { randomUUID } from 'node:crypto'
import { initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ROUTES } from '../app.ts'
import { startTestServer } from '../testing/test-server.ts'
import { EVEN_MILLIS } from './leave-evenly.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const NAMES_SOMEBODY = /"(phones?|emails?|workEmail)":/

test('whatever names a phone or an address is answered at even times', () => {
  const naming = ROUTES.filter(({ endpoint }) =>
    NAMES_SOMEBODY.test(JSON.stringify(z.toJSONSchema(endpoint.input, { unrepresentable: 'any', io: 'input' })))
  )
  expect(naming.map(({ endpoint }) => endpoint.path)).toContain(initPhoneLogin.path)
  expect(naming.filter(({ endpoint }) => !endpoint.evenly).map(({ endpoint }) => endpoint.path)).toEqual([])
})

test('whoever asks with a known and with an unknown phone waits for a whole step each time, for a refusal too', async () => {
  const known = (await server.aPatient()).phone
  for (const phone of [known, '375291112233', '375']) {
    const from = performance.now()
    await server.nobody(initPhoneLogin, { phone, deviceId: randomUUID() })
    // a timer may be a millisecond early
    expect(performance.now() - from).toBeGreaterThan(EVEN_MILLIS - 1)
  }
})
