// Squares of the map as a browser gets them.
import { tileAddress } from '@vizit/contract/map-tiles'
import { getSettings } from '@vizit/contract/settings'
import { MAP_LAYERS, type MapLayer } from '@vizit/rules/map-tiles'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TileSource } from '../outside/tiles/tiles.ts'
import { startTestServer } from '../testing/test-server.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and a picture', 'latin1')
const written: string[] = []
let source: TileSource['tile'] = async () => undefined
const write = (...line: unknown[]) => void written.push(JSON.stringify(line))
const log = { info: write, warn: write, error: write }
const server = await startTestServer({
  config: { tiles: { standard: { url: 'https://tiles.example/{z}/{x}/{y}', credit: '© Tiles' }, hybrid: { url: null, credit: '© Us' } } },
  wrap: deps => ({ ...deps, log, tiles: { tile: (...asked) => source(...asked), stop: () => undefined } })
})
beforeEach(() => {
  source = async () => undefined
})
afterAll(() => server.stop())

const MINSK = [9, 295, 164] as const
function ask(layer: string, [z, x, y]: readonly (number | string)[]): Promise<Response> {
  const path = tileAddress(layer as MapLayer)
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
  return fetch(server.url + path)
}

test('a square is the picture of its vendor, kept by browsers for a day, and no page of ours may become one', async () => {
  source = async (layer, at) => (layer === 'standard' && at.x === 295 ? { bytes: PNG, media: 'image/png' } : undefined)
  const answer = await ask('standard', MINSK)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/)
  })
  expect(answer.headers.has('set-cookie')).toBe(false)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG)
})

test('without its vendor a square is drawn, for a minute; a layer that we draw ourselves is drawn for a day', async () => {
  const drawn = await ask('standard', MINSK)
  expect(drawn.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=60')
  const own = await ask('hybrid', MINSK)
  expect(own.headers.get('cache-control')).toBe('public, max-age=86400')
  const [one, other] = [await drawn.text(), await own.text()]
  for (const text of [one, other]) expect(text).toMatch(/^<svg [^]*>Минск<\/text>[^]*<\/svg>$/)
  expect(one).not.toBe(other)
})

test('what is not over Belarus, is no whole number, or is a layer that is not offered, is refused before anybody is asked', async () => {
  const asked: unknown[] = []
  source = async (...given) => void asked.push(given)
  for (const place of [
    [9, 259, 176],
    [4, 9, 5],
    [19, 302269, 168641]
  ])
    expect((await ask('standard', place)).status).toBe(404)
  for (const place of [
    ['9', '295.5', '164'],
    ['9', '-1', '164'],
    ['09', '295', '164'],
    ['9', '295', '..%2F164'],
    ['9', 'NaN', '1'],
    ['9', '1e2', '1']
  ])
    expect((await ask('standard', place)).status, String(place)).toBe(400)
  expect((await ask('satellite', MINSK)).status).toBe(404)
  expect((await ask('roads', MINSK)).status).toBe(400)
  expect(asked).toEqual([])
})

test('which square somebody looks at stands in no log', async () => {
  written.length = 0
  await ask('satellite', MINSK)
  await ask('standard', ['9', '295', 'x'])
  expect(written.length).toBe(2)
  // The id of a request is drawn by lot, and how long it took is as it was: they may hold any figures.
  expect(written.join('\n').replaceAll(/"requestId":"[\da-f-]+"|"ms":\d+/g, '')).not.toMatch(/295|164/)
})

test('one address may ask for so many squares in a minute', async () => {
  const tight = await startTestServer({ config: { publicPerMinute: 60 } })
  const path = '/api/v2/public/tiles/standard/9/295/164'
  for (let n = 0; n < 60; n++) expect((await fetch(tight.url + path)).status).toBe(200)
  expect((await fetch(tight.url + path)).status).toBe(429)
  await tight.stop()
})

test('a face is told which layers there are, and whose each map is', async () => {
  const told = await server.nobody(getSettings, {})
  expect(told.ok && told.value.mapLayers).toEqual([
    { layer: 'standard', credit: '© Tiles' },
    { layer: 'hybrid', credit: '© Us' }
  ])
})

test('every layer is drawn, each in its own colours, from the whole country to a street', async () => {
  const all = await startTestServer()
  for (const [z, x, y] of [[5, 18, 10], MINSK, [18, 151145, 84308]]) {
    const texts = new Set<string>()
    for (const layer of MAP_LAYERS) {
      const answer = await fetch(`${all.url}/api/v2/public/tiles/${layer}/${z}/${x}/${y}`)
      expect(answer.status).toBe(200)
      const text = await answer.text()
      expect(text).not.toMatch(/NaN|Infinity|undefined/)
      texts.add(text)
    }
    expect(texts.size).toBe(3)
  }
  await all.stop()
})
