// A vendor of maps that behaves badly in every way, and what is kept of what it gives.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tile } from '@vizit/rules/map-tiles'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { TILE_MOST_BYTES } from './fetch-tile.ts'
import { openTiles } from './open-tiles.ts'
import type { TileSource } from './tiles.ts'

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 1)])
const AT: Tile = { z: 9, x: 295, y: 164 }
const beside = (n: number): Tile => ({ ...AT, x: AT.x + n })
const heard: { url: string; headers: IncomingMessage['headers'] }[] = []
let answer: (response: ServerResponse, url: string) => void
const give =
  (bytes: Buffer | string, type = 'image/png', status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type }).end(bytes)

const vendor = createServer((request, response) => {
  heard.push({ url: request.url!, headers: request.headers })
  answer(response, request.url!)
})
await new Promise<void>(ready => vendor.listen(0, '127.0.0.1', ready))
const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
afterAll(() => {
  vendor.closeAllConnections()
  vendor.close()
})

let dataDir: string
let now: number
const opened: TileSource[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-tiles-'))
  now = Date.parse('2026-11-20T08:00:00Z')
  heard.length = 0
  answer = give(PNG)
})
afterEach(async () => {
  for (const one of opened.splice(0)) one.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function open(limits: Parameters<typeof openTiles>[1] = {}): TileSource {
  const tiles = { standard: { url: `${origin}/{z}/{x}/{y}.png?key=k`, credit: '©' }, hybrid: { url: null, credit: '©' } }
  const one = openTiles({ config: { tiles, dataDir, version: '1.2.3' }, log: openLog('silent'), clock: () => new Date(now) }, limits)
  opened.push(one)
  return one
}
const kept = async () => (await readdir(join(dataDir, 'tiles'), { recursive: true })).filter(name => name.length > 2)

test('twenty who want the same square at once make one question, whoever wants it later makes none, nor after a start anew', async () => {
  let let_go: (() => void) | undefined
  answer = response => {
    let_go = () => give(PNG)(response)
  }
  const tiles = open()
  const twenty = Array.from({ length: 20 }, () => tiles.tile('standard', AT))
  await expect.poll(() => let_go).toBeDefined()
  let_go!()
  for (const one of await Promise.all(twenty)) expect(one).toMatchObject({ media: 'image/png' })
  expect(await tiles.tile('standard', AT)).toMatchObject({ media: 'image/png' })
  expect(await open().tile('standard', AT)).toMatchObject({ media: 'image/png' })
  expect(heard.map(({ url }) => url)).toEqual(['/9/295/164.png?key=k'])
})

test('a vendor hears the square and nothing of whoever looks at it', async () => {
  await open().tile('standard', AT)
  const { headers } = heard[0]!
  expect(headers).toMatchObject({ 'user-agent': 'Vizit/1.2.3' })
  for (const one of ['cookie', 'referer', 'origin', 'authorization', 'x-forwarded-for', 'accept-language'])
    expect(headers[one] ?? '*', one).toBe('*')
})

test('what is no picture, or too large, or late, or elsewhere, is not shown and not kept', async () => {
  const elsewhere: string[] = []
  const other = createServer((request, response) => {
    elsewhere.push(request.url!)
    give(PNG)(response)
  })
  await new Promise<void>(ready => other.listen(0, '127.0.0.1', ready))
  const ways: ((response: ServerResponse) => void)[] = [
    give('<html><script>alert(1)</script>', 'image/png'),
    give('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    give(PNG, 'text/html'),
    give(PNG, 'image/png', 500),
    give(PNG, 'image/png', 206),
    give(''),
    give(Buffer.concat([PNG, Buffer.alloc(TILE_MOST_BYTES)])),
    response =>
      void response
        .writeHead(302, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/`, 'content-type': 'image/png' })
        .end(),
    response => void response.destroy(),
    () => undefined,
    response => void response.writeHead(200, { 'content-type': 'image/png' }).write(PNG)
  ]
  for (const [place, way] of ways.entries()) {
    answer = way
    expect(await open({ millis: 1_000 }).tile('standard', beside(place)), String(way)).toBeUndefined()
  }
  expect(heard.length).toBe(ways.length)
  expect(elsewhere).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
  other.close()
})

test('JPEG and WebP are pictures too, and are called what they are, not what the vendor calls them', async () => {
  answer = give(Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(20)]), 'image/png')
  expect(await open().tile('standard', AT)).toMatchObject({ media: 'image/jpeg' })
  answer = give(Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(20)]), 'image/webp; x=1')
  expect(await open().tile('standard', beside(1))).toMatchObject({ media: 'image/webp' })
})

test('after a week a square is asked for anew; while its vendor is away the old one is shown', async () => {
  const tiles = open()
  await tiles.tile('standard', AT)
  now += 7 * 86_400_000
  answer = give('', 'image/png', 503)
  expect(await tiles.tile('standard', AT)).toMatchObject({ bytes: PNG })
  expect(heard.length).toBe(2)
  const newer = Buffer.concat([PNG, Buffer.from('new')])
  answer = give(newer)
  expect(await tiles.tile('standard', AT)).toMatchObject({ bytes: newer })
})

test('a vendor that fails five times in a row is left alone until it answers again; that it has none of a square is no failure', async () => {
  const tiles = open({ probeEveryMillis: 20 })
  answer = give('', 'text/plain', 404)
  for (let n = 0; n < 6; n++) expect(await tiles.tile('standard', beside(n))).toBeUndefined()
  expect(heard.length).toBe(6)
  answer = give('', 'text/plain', 500)
  for (let n = 0; n < 5; n++) await tiles.tile('standard', beside(n))
  heard.length = 0
  for (let n = 0; n < 5; n++) expect(await tiles.tile('standard', beside(n))).toBeUndefined()
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  expect(new Set(heard.map(({ url }) => url))).toEqual(new Set(['/5/18/10.png?key=k']))
  answer = give(PNG)
  await expect.poll(() => tiles.tile('standard', AT)).toMatchObject({ media: 'image/png' })
})

test('so many squares are kept and so many bytes, the oldest go first', async () => {
  const tiles = open({ files: 3 })
  for (let n = 0; n < 5; n++) await tiles.tile('standard', beside(n))
  expect(await kept()).toHaveLength(3)
  heard.length = 0
  for (const n of [4, 3, 2]) await tiles.tile('standard', beside(n))
  expect(heard).toEqual([])
  await tiles.tile('standard', beside(0))
  expect(heard).toHaveLength(1)
  const small = open({ bytes: PNG.length * 2 })
  await small.tile('standard', beside(7))
  expect(await kept()).toHaveLength(2)
})

test('a vendor is asked so many squares at once and no more; a layer without a vendor asks nobody', async () => {
  const waiting: ServerResponse[] = []
  answer = response => void waiting.push(response)
  const tiles = open({ atOnce: 2 })
  const first = [0, 1].map(n => tiles.tile('standard', beside(n)))
  await expect.poll(() => waiting.length).toBe(2)
  expect(await tiles.tile('standard', beside(2))).toBeUndefined()
  expect(await tiles.tile('hybrid', AT)).toBeUndefined()
  expect(await tiles.tile('satellite', AT)).toBeUndefined()
  for (const one of waiting) give(PNG)(one)
  expect((await Promise.all(first)).map(one => one?.media)).toEqual(['image/png', 'image/png'])
  expect(heard).toHaveLength(2)
})
