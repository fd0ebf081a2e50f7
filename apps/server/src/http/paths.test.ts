// The literal addresses of the specification, asked as a stranger to this code would ask them: none is taken from an endpoint's value.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const ID = '0190d5b2-0000-7000-8000-000000000000'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Who has not signed in is told so (401) where there is such a call, and that there is none (404) where there is not. */
async function statusOf(method: string, path: string): Promise<number> {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const { status, body } = await fetch(`${server.url}/api/v2/my${path}`, {
    method,
    headers: { 'idempotency-key': ID, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' })
  })
  await body?.cancel()
  return status
}

/** The methods by which there is a call at that address. */
async function methodsOf(path: string, says: number): Promise<string[]> {
  const asked = await Promise.all(METHODS.map(async method => ({ method, status: await statusOf(method, path) })))
  return asked.filter(one => one.status === says).map(one => one.method)
}

test.each([
  ['7.15', '/grants', ['GET', 'PUT']],
  ['7.16', '/profile', ['GET', 'POST', 'PUT', 'PATCH']],
  ['7.17', '/profile/photo', ['PUT', 'DELETE']],
  ['7.18', '/providers/sync/orders', ['GET']],
  ['7.19', `/providers/sync/${ID}`, ['GET']],
  ['7.20', '/providers/orders', ['GET', 'POST']],
  ['7.21', '/providers/orders/pub', ['GET', 'POST']],
  ['7.22', '/device-set-profile', ['POST']],
  ['7.23', '/providers/tests', ['GET', 'POST']],
  ['7.24', '/providers/visits', ['GET']],
  ['7.25', '/providers/reports', ['GET']],
  ['7.26', '/profile/discover', ['GET']],
  ['7.27', '/family/shareable', ['GET']],
  ['7.28', '/family/join', ['POST']],
  ['7.29', '/family/share', ['GET', 'POST']],
  ['7.30', '/profile/add-child', ['POST']],
  ['7.31', '/profile/relative', ['POST']],
  ['7.32', '/profile/child', ['POST']],
  ['7.33', '/coverage', ['GET']]
])('[%s] below /my there is %s, for who has signed in, by %j', async (_, path, methods) => {
  expect(await methodsOf(path, 401)).toEqual(expect.arrayContaining(methods))
})

test.each([
  ['7.34', '/phone-login/init', ['POST']],
  ['7.35', '/phone-login/confirm-sms', ['POST']],
  ['7.36', '/phone-login/human-code', ['GET']],
  ['7.37', '/phone-login/confirm-human', ['POST']]
])('[%s] below /my there is %s, for who has yet to sign in and says too little, by %j', async (_, path, methods) => {
  expect(await methodsOf(path, 400)).toEqual(expect.arrayContaining(methods))
})

test.each([
  ['7.40', 'POST', '/profile/relatives'],
  ['7.53', 'DELETE', `/profile/child/${ID}`],
  ['7.54', 'DELETE', `/profile/relative/${ID}`],
  ['7.69', 'GET', `/providers/${ID}/orders`],
  ['7.72', 'POST', '/providers/orders'],
  ['7.73', 'POST', '/providers/orders/service'],
  ['7.75', 'DELETE', `/providers/orders/${ID}`],
  ['7.78', 'GET', `/providers/reports/visits/${ID}`],
  ['7.79', 'GET', `/providers/reports/tests/${ID}`]
])('[%s] whoever has signed in may call %s %s below /my', async (_, method, path) => {
  expect(await methodsOf(path, 401)).toContain(method)
})

test('what is about clinics is below /my/providers, which by itself is no call [7.14]', async () => {
  for (const none of ['/providers', '/providers/orders/publ/x', '/grant', '/profile/relativ', '/family'])
    expect([none, await methodsOf(none, 401)]).toEqual([none, []])
  for (const path of ['/orders', '/visits', '/reports', '/tests', '/book-capabilities', `/sync/${ID}`]) {
    expect([path, await statusOf('GET', `/providers${path}`)]).toEqual([path, 401])
    expect([path, await statusOf('GET', path)]).toEqual([path, 404])
  }
})

test.each([
  ['7.16', '/profile', { anonymousId: 'a'.repeat(40), version: '0.0.361', apiClient: 'cabinet' }, { version: 'new' }],
  ['7.16', '/profile', {}, { anonymousId: 'a'.repeat(65) }],
  ['7.16', '/profile', {}, { apiClient: 'a'.repeat(41) }],
  ['7.23', '/providers/tests', { providerCode: 'kashtan' }, { providerCode: 'КАШТАН' }]
])('[%s] %s reads its query %j, and refuses %j by the name of the field', async (_, path, good, bad) => {
  const { deviceId, token } = await server.aPatient()
  const ask = async (query: Record<string, string | undefined>) => {
    const answer = await fetch(`${server.url}/api/v2/my${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      headers: { authorization: `Bearer ${deviceId}.${token}` }
    })
    return { status: answer.status, said: await answer.json() }
  }
  expect((await ask(good)).status).toBe(200)
  expect(await ask(bad)).toMatchObject({ status: 400, said: { error: 'INVALID_INPUT', attributes: { field: Object.keys(bad)[0] } } })
})
