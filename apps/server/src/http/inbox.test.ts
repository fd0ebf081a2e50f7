import { afterAll, beforeEach, expect, test } from 'vitest'
import { inboxSms } from '../outside/sms/inbox-sms.ts'
import { startTestServer } from '../testing/test-server.ts'
import { serveInbox } from './inbox.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const app = await buildHttp(server.deps, { routes: [], extras: http => serveInbox(http, server.deps) })
const inbox = inboxSms(server.store, server.now)
beforeEach(() => server.reset())
afterAll(async () => {
  await app.close()
  await server.stop()
})

async function send(text: string, key: string): Promise<void> {
  await inbox.send({ phone: '375551234567', text, key })
  server.pass(60)
}

test('programs read the inbox as a list, newest first', async () => {
  await send('Визит: код 123456. Никому его не сообщайте.', 'one')
  await send('Вы записаны.', 'two')
  const reply = await app.inject('/inbox.json')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual([
    { id: expect.any(String), channel: 'sms', to: '375551234567', subject: '', text: 'Вы записаны.', at: '2026-11-20T08:01:00Z' },
    {
      id: expect.any(String),
      channel: 'sms',
      to: '375551234567',
      subject: '',
      text: 'Визит: код 123456. Никому его не сообщайте.',
      at: '2026-11-20T08:00:00Z'
    }
  ])
})

test('people read it as a page with the code on a line of its own and the time of Minsk', async () => {
  expect((await app.inject('/inbox')).body).toContain('Сообщений пока нет.')
  await send('Визит: код 123456. Никому его не сообщайте.', 'one')
  const page = await app.inject('/inbox')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<p class="code">123456</p>')
  expect(page.body).toContain('+375 (55) 123-45-67')
  expect(page.body).toContain('20.11.2026, 11:00')
})

test('what a message says cannot become markup, and the page needs no script and no style of its own', async () => {
  await send('<script>alert("1")</script> & \'', 'one')
  const page = await app.inject('/inbox')
  expect(page.body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;')
  expect(page.body).not.toMatch(/<script|<style|style=/)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await app.inject('/inbox.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('without the local defaults there is no inbox', async () => {
  const bare = await buildHttp(server.deps, { routes: [] })
  for (const path of ['/inbox', '/inbox.json', '/inbox.css']) expect((await bare.inject(path)).statusCode).toBe(404)
  await bare.close()
})
