import { listBranches } from '@vizit/contract/catalogue'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function addressOf(branchId: string): Promise<string | undefined> {
  const answer = await server.nobody(listBranches, { provider: 'all' })
  return answer.ok ? answer.value.branches.find(one => one.branchId === branchId)?.address : undefined
}

test.each([
  { written: 'ул. Ленина, 5', town: 'Минск', told: 'Минск, ул. Ленина, 5' },
  { written: 'г. Минск, ул. Ленина, 5', town: 'Минск', told: 'г. Минск, ул. Ленина, 5' },
  { written: 'г.МИНСК, ул. Ленина, 5', town: 'Минск', told: 'г.МИНСК, ул. Ленина, 5' },
  { written: 'ул. Минская, 5', town: 'Минск', told: 'Минск, ул. Минская, 5' },
  { written: 'ул. Ленина, 5', town: 'Марьина Горка (новая)', told: 'Марьина Горка (новая), ул. Ленина, 5' },
  { written: '', town: 'Минск', told: 'Минск' }
])('"$written" in $town is told as "$told": the town stands before a street once', async ({ written, town, told }) => {
  const { branchId } = await server.aDoctor()
  await server.store.run(sql`
    with town as (insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (70, 'town', ${town}, 'Town', 'Горад', '', 70) returning id)
    update branches set town_id = town.id, address = ${written} from town where branches.id = ${branchId}::int`)
  expect(await addressOf(branchId)).toBe(told)
})

test('a town that is called otherwise, and a branch that went to another street, are told as they are now', async () => {
  const { branchId } = await server.aDoctor()
  await server.store.run(sql`update towns set name_ru = 'Новый Минск' where id = 1`)
  expect(await addressOf(branchId)).toBe('Новый Минск, ул. Сурганова, 47Б')
  await server.store.run(sql`update branches set address = 'пр-т Мира, 1' where id = ${branchId}::int`)
  expect(await addressOf(branchId)).toBe('Новый Минск, пр-т Мира, 1')
})
