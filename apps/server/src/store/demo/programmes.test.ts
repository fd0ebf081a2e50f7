import { readContractKey } from '@vizit/rules/programme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, writeTowns } from './load-catalogue.ts'
import { loadProgrammes } from './programmes.ts'
import { connected } from './seed-state.ts'
import { openTestRows, type TestRows } from './test-rows.ts'
import { makeDemoWorld } from './world.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
let database: TestRows
beforeAll(async () => {
  database = await openTestRows()
  await connected(database.url, async client => {
    await writeTowns(client)
    await loadCatalogue(client, makeDemoWorld())
    await loadProgrammes(client, makeDemoWorld(), '2026-11-20', NOW)
  })
})
afterAll(() => database.close())

test('the demo has two corporate partners with the codes epam and bns, and an insurer [3.43] [3.44]', async () => {
  expect(await database.rows('select code, kind from coverers order by code')).toEqual([
    { code: 'bns', kind: 'EMPLOYER' },
    { code: 'epam', kind: 'EMPLOYER' },
    { code: 'rowan', kind: 'INSURER' }
  ])
})

test("every contract of the demo has a bar code of 13 digits with the insurer's prefix", async () => {
  const rows = await database.rows<{ barcode: string }>('select barcode from contracts')
  expect(rows.length).toBeGreaterThan(5)
  for (const { barcode } of rows) {
    expect(readContractKey(barcode)).toEqual({ kind: 'barcode', barcode })
    expect(barcode).toMatch(/^97045/)
  }
})

test('the doctors for members alone are of every programme', async () => {
  const rows = await database.rows<{ alone: number }>(
    `select count(*)::int as alone from doctors d where d.online_booking = 'programme-only'
       and not exists (select from programme_doctors m where m.doctor_id = d.id)`
  )
  expect(rows[0]!.alone).toBe(0)
})

test('a programme that pays for no teeth says so of every service of the teeth and of no other', async () => {
  const rows = await database.rows<{ teeth: boolean; says: string[] }>(
    `select d.code = 'dental' as teeth, array_agg(distinct programme_covers_service('bns-health', a.doctor_id, s.id)) as says
       from services s join service_sub_groups g on g.id = s.sub_group_id join service_directions d on d.id = g.direction_id
       join assignment_services o on o.service_id = s.id join assignments a on a.id = o.assignment_id group by 1 order by 1`
  )
  expect(rows.map(row => row.says.includes('covered'))).toEqual([true, false])
  expect(rows[1]!.says).toEqual(['not-covered'])
})
