import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DrugSearch } from './drugs.ts'
import { httpDrugs } from './http-drugs.ts'

const MINSK = { id: '1', code: 'minsk', tabletkaCode: '15', tabletkaCodev3: null }
const IBUPROFEN = { id: 'ibu', name: 'Ибупрофен', form: 'таблетки', dose: '200 мг', onPrescription: false, priceFrom: 300 }
const STORE = { id: 'zont', name: 'Аптека', address: '', phones: '', hours: '', latitude: 53.9, longitude: 27.5, rank: 1 }
const heard: { url: string; headers: IncomingMessage['headers']; body: unknown }[] = []
let answers: (question: string) => { status?: number; body?: string; hang?: boolean; location?: string }

/** A drug-search service of our own that answers as it is told. */
const service = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  request.on('end', () => {
    heard.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
    const { status = 200, body = '{}', hang, location } = answers((request.url ?? '').split('/').pop() ?? '')
    if (hang) return
    response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) }).end(body)
  })
})
await new Promise<void>(ready => service.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

let drugs: DrugSearch
beforeEach(() => {
  heard.length = 0
  drugs = httpDrugs({ url, token: 'a-token', name: 'Справочная', timeoutMillis: 5_000, probeEveryMillis: 20 })
  answers = question => ({
    body: JSON.stringify(
      {
        search: { drugs: [IBUPROFEN] },
        drugs: { drugs: [IBUPROFEN] },
        popular: { searches: ['Йод'] },
        drugstores: { drugstores: [{ ...STORE, prices: [] }] },
        drugstore: { drugstore: null }
      }[question]
    )
  })
})

const search = (text = 'ибу') => drugs.search({ text, how: 'part', town: MINSK })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { code: string }) => error.code
  )

test('the service is asked in the body and never in the address, with the bearer token and the codes of the town [7.104]', async () => {
  expect(await search()).toEqual([IBUPROFEN])
  expect(heard).toMatchObject([
    {
      url: '/v1/search',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      body: { text: 'ибу', fullName: false, town: { code: 'minsk', tabletkaCode: '15', tabletkaCodev3: null } }
    }
  ])
  expect(await drugs.popular()).toEqual(['Йод'])
  expect(await drugs.drugs(['other'], null)).toEqual([])
  expect(await drugs.drugstores(MINSK, ['ibu'])).toEqual([{ ...STORE, prices: [] }])
  expect(await drugs.drugstore('zont')).toBeNull()
})

test('what a service adds beside what was agreed is not taken over', async () => {
  answers = () => ({ body: JSON.stringify({ drugs: [{ ...IBUPROFEN, brand: '<script>' }], more: 1 }) })
  expect(await search()).toEqual([IBUPROFEN])
})

test('a service that fails, redirects, hangs, says something else or too much is down, and the error names nothing of what was asked', async () => {
  const ways: [ReturnType<typeof answers>, string][] = [
    [{ status: 500, body: 'ибупрофен' }, '500'],
    [{ status: 302, location: 'http://127.0.0.1:1/' }, '302'],
    [{ hang: true }, 'timeout'],
    [{ body: '<html>' }, 'bad-answer'],
    [{ body: JSON.stringify({ drugs: [{ ...IBUPROFEN, priceFrom: -5 }] }) }, 'bad-answer'],
    [{ body: JSON.stringify({ drugs: [{ ...IBUPROFEN, id: '../x' }] }) }, 'bad-answer'],
    [{ body: `"${'x'.repeat(2_100_000)}"` }, 'too-large']
  ]
  for (const [way, code] of ways) {
    answers = () => way
    drugs = httpDrugs({ url, token: null, name: '', timeoutMillis: code === 'timeout' ? 120 : 5_000 })
    const error = await search('ибупрофен').catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'DrugSearchDown', code })
    expect(String((error as Error).stack)).not.toContain('ибупрофен')
  }
  drugs = httpDrugs({ url: 'http://127.0.0.1:1', token: null, name: '' })
  expect(await codeOf(search())).toBe('unreachable')
})

test('after five failures in a row nobody waits for it; it is asked for its popular searches by itself until it answers, and is then asked again', async () => {
  const good = answers
  answers = () => ({ status: 503 })
  for (let n = 0; n < 5; n++) expect(await codeOf(search())).toBe('503')
  heard.length = 0
  expect(await codeOf(search())).toBe('resting')
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  expect(new Set(heard.map(({ url }) => url))).toEqual(new Set(['/v1/popular']))
  expect(await codeOf(search())).toBe('resting')
  answers = good
  await expect.poll(() => codeOf(search())).toBe('answered')
})

test('four failures and an answer are no five', async () => {
  const good = answers
  for (let round = 0; round < 2; round++) {
    answers = () => ({ status: 500 })
    for (let n = 0; n < 4; n++) expect(await codeOf(search())).toBe('500')
    answers = good
    expect(await codeOf(search())).toBe('answered')
  }
})
