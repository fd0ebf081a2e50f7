import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkInsurance, listCoverages } from '@vizit/contract/programmes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStore, sql } from '../store/store.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { writeProgrammes } from '../testing/test-programmes.ts'
import { type PatientFacts, startTestServer } from '../testing/test-server.ts'
import { type ImportOptions, importContracts } from './import-contracts.ts'

const server = await startTestServer()
/** Who links a programme has a personal e-mail [R36]. */
const aMember = (facts: PatientFacts = {}) => server.aPatient({ email: `${randomUUID()}@example.by`, ...facts })
beforeEach(async () => {
  await server.reset()
  await writeProgrammes(server.store)
})
afterAll(() => server.stop())

const HEADER = 'programme;number;barcode;phone;last_name;birthday;valid_from;valid_to;status;amount;parts'
type Cells = {
  number?: string
  barcode?: string
  phone?: string
  birthday?: string
  to?: string
  status?: string
  amount?: string
  parts?: string
}
const line = (cells: Cells = {}) =>
  [
    'granat-dms',
    cells.number ?? '204518/001',
    cells.barcode ?? '9704500000017',
    cells.phone ?? '+375 29 111-22-33',
    'САВИЦКАЯ',
    cells.birthday ?? '15.05.1990',
    '2026-01-01',
    cells.to ?? '2099-12-31',
    cells.status ?? '',
    cells.amount ?? '10 000,50',
    cells.parts ?? 'Стоматология=3000|Скорая помощь'
  ].join(';')
const list = (...lines: string[]) => [HEADER, ...lines].join('\n')
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => line({ number: `3045${String(from + at).padStart(4, '0')}`, barcode: '' }))
const bring = (text: string, more: Partial<ImportOptions> = {}) => importContracts(server.store, { insurer: 'granat', text, ...more })
const kept = () => server.store.rows(sql`select number, suffix, barcode, status, amount_kopecks from contracts order by number, suffix`)

test('a list is written as it is; the same list once more changes nothing', async () => {
  const text = list(line(), line({ number: '204519', barcode: '', status: 'not_ready', amount: '', parts: '' }))
  expect(await bring(text)).toEqual({ kind: 'imported', counts: { lines: 2, added: 2, changed: 0, same: 0, ended: 0 } })
  expect(await kept()).toEqual([
    { number: '204518', suffix: '001', barcode: '9704500000017', status: 'READY', amount_kopecks: '1000050' },
    { number: '204519', suffix: null, barcode: null, status: 'NOT_READY', amount_kopecks: null }
  ])
  const before = await server.store.rows(sql`select * from contracts order by id`)
  expect(await bring(text)).toEqual({ kind: 'imported', counts: { lines: 2, added: 0, changed: 0, same: 2, ended: 0 } })
  expect(await server.store.rows(sql`select * from contracts order by id`)).toEqual(before)
  expect(await bring(list(line({ status: 'TERMINATED' })))).toMatchObject({ counts: { changed: 1 } })
  expect(await server.store.rows(sql`select from audit where action = 'contracts-imported' and object_id = 'granat'`)).toHaveLength(3)
})

test('one wrong line and nothing is written; every fault names its line and column and quotes nobody', async () => {
  const wrong = list(
    line(),
    line({ number: '12', barcode: '', phone: '12345' }),
    line({ number: '204520', barcode: '1234500000017', birthday: '31.02.1990' }),
    line({ number: '204521', barcode: '9704500000017', to: '2025-12-31' }),
    line({ number: '204518/001', barcode: '', status: 'WHATEVER', amount: '-5', parts: '=3' }),
    `${line({ number: '204522', barcode: '' })};more`,
    line({ number: '204518/001', barcode: '' })
  )
  const result = await bring(wrong)
  if (result.kind !== 'faults') throw new Error(result.kind)
  expect(result.faults.map(fault => `${fault.line} ${fault.column}`)).toEqual([
    '3 number',
    '3 phone',
    '4 barcode',
    '4 birthday',
    '5 valid_to',
    '5 barcode',
    '6 status',
    '6 amount',
    '6 parts',
    '7 line',
    '8 number'
  ])
  expect(JSON.stringify(result.faults)).not.toMatch(/САВИЦКАЯ|12345|WHATEVER|1990/)
  expect(await kept()).toHaveLength(0)
})

test('a list needs its columns, its insurer and lines', async () => {
  expect(await bring('number;colour\n1;red')).toMatchObject({
    kind: 'faults',
    faults: expect.arrayContaining([{ line: 1, column: 'colour', reason: expect.any(String) }])
  })
  expect(await bring(list(line()), { insurer: 'epam' })).toEqual({ kind: 'no-insurer' })
  expect(await bring(HEADER)).toEqual({ kind: 'empty' })
  expect(await bring(list(line().replace('granat-dms', 'epam-health')))).toMatchObject({
    kind: 'faults',
    faults: [{ line: 2, column: 'programme' }]
  })
})

test('the card of a renewed contract, and cards that changed places, are those of the list', async () => {
  await bring(list(line(), line({ number: '204519', barcode: '9704500000024' })))
  expect(await bring(list(line({ barcode: '9704500000024' }), line({ number: '204519', barcode: '9704500000017' })))).toMatchObject({
    kind: 'imported'
  })
  await bring(list(line({ number: '304518', barcode: '9704500000017' })))
  expect((await kept()).map(row => Object.values(row as object).slice(0, 3))).toEqual([
    ['204518', '001', '9704500000024'],
    ['204519', null, null],
    ['304518', null, '9704500000017']
  ])
})

test('as a whole list it ends what it leaves out, but not many at once without being told', async () => {
  await bring(list(...many(0, 40)))
  expect(await bring(list(...many(0, 38)), { whole: true, check: true })).toMatchObject({ kind: 'checked', counts: { ended: 2 } })
  expect(await bring(list(...many(0, 38)), { whole: true })).toMatchObject({ kind: 'imported', counts: { same: 38, ended: 2 } })
  expect(await bring(list(...many(0, 10)), { whole: true })).toEqual({ kind: 'ends-many', ended: 28, live: 38 })
  expect(await server.store.rows(sql`select from contracts where status = 'TERMINATED'`)).toHaveLength(2)
  expect(await bring(list(...many(0, 10)), { whole: true, force: true })).toMatchObject({ counts: { ended: 28 } })
})

test('who is on the list links the contract, and the next list decides what becomes of it', async () => {
  const olga = await aMember()
  const input = { covererCode: 'granat', number: '9704500000017', phone: '+375 (29) 111-22-33', profileId: olga.profileId }
  await bring(list(line({ status: 'announced' })))
  expect(await olga.call(linkInsurance, input)).toMatchObject({ code: 'CONTRACT_IS_NOT_SYNCHRONIZED' })
  await bring(list(line()))
  expect(await olga.call(linkInsurance, input)).toMatchObject({
    ok: true,
    value: {
      status: 'ACTIVE',
      amount: 1_000_050,
      parts: [
        { caption: 'Стоматология', amount: 300_000 },
        { caption: 'Скорая помощь', amount: null }
      ]
    }
  })
  await bring(list(line({ status: 'CARD_INACTIVE' })))
  expect(await olga.call(listCoverages, {})).toMatchObject({ value: { people: [{ coverages: [{ status: 'INACTIVE' }] }] } })
})

test('two lists at once: each is written whole', async () => {
  const results = await Promise.all([bring(list(...many(0, 30))), bring(list(...many(20, 50)))])
  expect(results.map(result => result.kind)).toEqual(['imported', 'imported'])
  expect(await kept()).toHaveLength(50)
})

test('the command tells what it did, and with what is wrong it ends with 1', async () => {
  const database = await openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'vizit-list-'))
  const store = openStore(database.url, { connections: 1 })
  try {
    await writeProgrammes(store)
    const command = (text: string) =>
      new Promise<{ code: number; said: string }>(done => {
        writeFileSync(join(folder, 'list.csv'), text)
        execFile(
          process.execPath,
          [join(import.meta.dirname, 'insurers-command.ts'), 'import', join(folder, 'list.csv'), '--insurer', 'granat'],
          { env: { ...process.env, DATABASE_URL: database.url } },
          (error, stdout, stderr) => done({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
        )
      })
    expect(await command(list(line()))).toEqual({
      code: 0,
      said: 'Imported: insurer granat, 1 lines: 1 added, 0 changed, 0 as before, 0 ended.\n'
    })
    expect(await command(list(line({ phone: '1' })))).toEqual({
      code: 1,
      said: 'line 2, phone: is no Belarusian number\nNothing was imported.\n'
    })
  } finally {
    await store.close()
    await database.close()
    rmSync(folder, { recursive: true })
  }
})
