import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROUTES, startPage } from '../app.ts'
import { testStartPage } from '../testing/test-pages.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makePatientDoor } from './doors.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
const tools = testStartPage()
const http = await buildHttp(server.deps, { routes: ROUTES, faces: { patient: tools.folder }, start: startPage(server.deps, tools) })
const door = makePatientDoor(http)
await http.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(await door.listen({ port: 0, host: '127.0.0.1' })).port}`
beforeEach(() => server.reset())
afterAll(async () => {
  await http.close()
  await server.stop()
  tools.remove()
})

async function read(headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/`, { headers })
  const body = await answer.text()
  const one = (pattern: RegExp) => pattern.exec(body)?.[1]
  return {
    status: answer.status,
    headers: answer.headers,
    body,
    language: one(/<html lang="([^"]+)"/),
    heading: one(/<h1[^>]*>([^<]*)<\/h1>/),
    chosen: one(/<input(?=[^>]*checked)[^>]*value="(\w+)"/),
    scripts: [...body.matchAll(/<script\b([^>]*)>/g)].map(match => match[1]!).filter(script => !script.includes('application/json'))
  }
}

test('a device that never opened the app is asked for language and town in the language that it prefers of ours, before any program runs', async () => {
  await server.aDoctor()
  for (const [accepted, language, heading, town] of [
    ['be-BY,be;q=0.9,ru;q=0.8', 'be', 'Сардэчна запрашаем', 'Мінск'],
    ['de,ru;q=0.4,en-US;q=0.7', 'en', 'Welcome', 'Minsk'],
    ['en;q=0,ru', 'ru', 'Добро пожаловать', 'Минск'],
    ['de-DE', 'ru', 'Добро пожаловать', 'Минск'],
    [';;q=,,', 'ru', 'Добро пожаловать', 'Минск']
  ] as const) {
    const page = await read({ 'accept-language': accepted })
    expect([page.status, page.language, page.heading, page.chosen]).toEqual([200, language, heading, language])
    expect(page.body).toContain(town)
    expect(page.body).not.toContain('data-still')
    // One script that waits; the program is only named.
    expect(page.scripts).toEqual([' type="module" crossorigin src="/assets/begin-1.js"'])
    expect(page.body).toContain('id="program">["/assets/index-1.js","/assets/page-1.js"]<')
    expect(page.headers.get('vary')).toMatch(/\baccept-language\b/)
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-cache', 'noindex'])
  }
})

test('it is the same for everybody who reads one language, and drawn once a minute', async () => {
  const before = tools.drawn()
  const pages = await Promise.all([
    read({ 'accept-language': 'be' }),
    read({ 'accept-language': 'be', cookie: 'a=1', authorization: 'Bearer x' })
  ])
  expect(pages[1].body).toBe(pages[0].body)
  expect(tools.drawn() - before).toBeLessThanOrEqual(1)
  const now = tools.drawn()
  server.pass(60)
  await read({ 'accept-language': 'be' })
  expect(tools.drawn() - now).toBe(1)
})

test('where the app was built anew under the server the page draws itself', async () => {
  const back = tools.buildAnew()
  expect((await read({ 'accept-language': 'be' })).body).toMatch(/^<!doctype html>\s*<html lang="ru">[\s\S]*src="\/assets\/index-2\.js"/)
  back()
  expect((await read({ 'accept-language': 'be' })).language).toBe('be')
})

test('where the program that draws it cannot be read the page draws itself', async () => {
  const broken = { ...tools, load: () => Promise.reject(new Error('not there')) }
  const other = await buildHttp(server.deps, { routes: ROUTES, faces: { patient: tools.folder }, start: startPage(server.deps, broken) })
  const itsDoor = makePatientDoor(other)
  await other.listen({ port: 0, host: '127.0.0.1' })
  const { port } = await itsDoor.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/<div id="root"><\/div>[\s\S]*<\/html>/)])
  await other.close()
})
