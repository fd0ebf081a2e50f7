import { connect } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ROUTES } from '../app.ts'
import { startTestServer } from '../testing/test-server.ts'
import { kindOf } from './overload.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('what ends something begun comes before reading, and whoever watches the server is free', () => {
  const kinds = [
    ['GET', '/api/v2/public/booking/all/doctors?name=a'],
    ['GET', '/api/v2/my/profile'],
    ['GET', '/doctor/12'],
    ['POST', '/api/v2/my/providers/orders'],
    ['DELETE', '/api/v2/my/providers/orders/1'],
    ['GET', '/api/v2/my/phone-login/human-code?id=1'],
    ['GET', '/assets/start-1a2b.js'],
    ['OPTIONS', '/api/v2/public/settings'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics']
  ].map(([method, url]) => kindOf({ method, url }))
  expect(kinds).toEqual(['reading', 'reading', 'reading', 'begun', 'begun', 'begun', 'begun', 'begun', 'free', 'free', 'free'])
})

/** A process without time, in which so many are at work whose bodies never come, and `/held` is answered when it closes. */
async function fullServer() {
  const held = Promise.withResolvers<string>()
  const app = await buildHttp(
    { ...server.deps, config: { ...server.config, requestsAtWork: 4, connections: 0, metricsToken: 'watch' } },
    { routes: ROUTES, extras: at => at.get('/held', () => held.promise) }
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const inside = Array.from({ length: 3 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST /api/v2/my/phone-login/init HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    return socket
  })
  const leave = () => {
    held.resolve('held')
    for (const socket of inside) socket.destroy()
  }
  return { app, url, leave }
}

/** Asks until it is told to come again. */
function untilTurnedAway(ask: () => Promise<Response>): Promise<Response> {
  return vi.waitFor(
    async () => {
      const answer = await ask()
      expect(answer.status).toBe(503)
      return answer
    },
    { timeout: 10_000 }
  )
}

test('a busy server tells the next ones to come again: as a refusal of the calls, which any page may read; and serves them once there is time', async () => {
  const { app, url, leave } = await fullServer()
  const post = (origin?: string) =>
    fetch(`${url}/api/v2/my/phone-login/init`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin && { origin }) },
      body: '{"phone":"375291112233"}'
    })
  const call = await untilTurnedAway(() => post('https://clinic.example'))
  expect(await call.json()).toEqual({ data: null, status: 503, error: 'SERVICE_UNAVAILABLE', message: null })
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect([call.headers.get('access-control-allow-origin'), call.headers.get('access-control-expose-headers')]).toEqual(['*', 'retry-after'])
  expect([call.headers.get('cache-control'), call.headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  const { headers } = await post()
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual([200, 200])
  const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer watch' } })).text()
  expect(Number(/^vizit_turned_away_total\{kind="begun"\} (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0)
  // whoever reads has a place of their own
  expect((await fetch(`${url}/api/v2/public/settings`)).status).toBe(200)
  leave()
  expect((await post()).status).toBe(400)
  await app.close()
})

test('whoever asks for a page is told with a page, in its language', async () => {
  const { app, url, leave } = await fullServer()
  const held = fetch(`${url}/held`)
  const page = await untilTurnedAway(() => fetch(`${url}/be/doctor/12`))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('<html lang="be">')
  leave()
  expect((await held).status).toBe(200)
  await app.close()
})
