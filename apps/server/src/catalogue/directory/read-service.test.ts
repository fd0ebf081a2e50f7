import { getDirectoryService } from '@vizit/contract/directory'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { availabilityOf } from '../availability/availability.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** An ECG and a load test of the same group. */
async function twoServices() {
  await server.store.run(sql`insert into service_directions (id, code, name, sort) values (1, 'diagnostics', 'Диагностика', 1)`)
  await server.store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'heart', 'Сердце')`)
  await server.store.run(sql`
    insert into services (id, sub_group_id, code, name, description, for_adult, for_children, hidden)
    values (1, 1, 'ecg', 'Электрокардиограмма', '', true, true, false), (2, 1, 'load', 'Нагрузочный тест', '', true, false, false)`)
}

const gives = (assignmentId: string, serviceId: number) =>
  server.store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks) values (${assignmentId}::int, ${serviceId}::int, 20, 4800)`)

/** So many centres of the town, each with somebody who makes an ECG; each is a rouble dearer than the one before. */
async function centresIn(townId: number, count: number) {
  await server.store.pool.query(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values ($1::int, 'town-' || $1::int, 'Город ' || $1::int, '', '', '', $1::int) on conflict do nothing`,
    [townId]
  )
  await server.store.pool.query(
    `with c as (
      insert into centres (provider_id, external_id, name) select p.id, $1::int || '-' || n, 'Центр ' || n from providers p, generate_series(1, $2::int) n
      where p.code = 'azure' returning id, provider_id, external_id
    ), b as (
      insert into branches (centre_id, provider_id, external_id, town_id, name, address, phones)
      select id, provider_id, external_id, $1::int, 'Филиал', 'ул. Первая, 1', '' from c returning id, provider_id, external_id
    ), a as (
      insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
      select b.provider_id, d.id, b.id, d.speciality_id, '1', 5000, 20 from b cross join lateral (select * from doctors order by id limit 1) d returning id, branch_id
    )
    insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    select a.id, 1, 20, 1000 + 100 * split_part(b.external_id, '-', 2)::int from a join b on b.id = a.branch_id`,
    [townId, count]
  )
}

async function serviceOf(provider = 'all') {
  const answer = await server.nobody(getDirectoryService, { provider, serviceId: '1' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** [town, first and last price in roubles, how many] in the order of the answer. */
async function shown() {
  const { centres, total } = await serviceOf()
  const towns = [...Map.groupBy(centres, one => one.townId)].map(([townId, there]) => {
    const prices = there.map(one => one.priceFrom! / 100)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    return [Number(townId), prices[0], prices.at(-1), prices.length]
  })
  return { towns, total }
}

test('a provider that there is not is refused, and nothing is kept for it', async () => {
  await twoServices()
  await gives((await server.aDoctor()).assignmentId, 1)
  await serviceOf()
  const { kept } = availabilityOf(server.store)
  const before = kept.size
  for (let n = 0; n < 20; n++) {
    const refused = await server.nobody(getDirectoryService, { provider: `made-up-${n}`, serviceId: '1' })
    expect(refused).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  }
  expect(kept.size).toEqual(before)
})

test('of a provider the centres and the other services are its own', async () => {
  await twoServices()
  const [azure, linden] = [await server.aDoctor(), await server.aDoctor({ provider: 'linden' })]
  await gives(azure.assignmentId, 1)
  await gives(azure.assignmentId, 2)
  await gives(linden.assignmentId, 1)
  const names = async (provider?: string) => (await serviceOf(provider)).others.map(one => one.serviceName)
  expect([await names(), await names('azure'), await names('linden')]).toEqual([['Нагрузочный тест'], ['Нагрузочный тест'], []])
  expect((await serviceOf('linden')).centres.map(one => one.branchId)).toEqual([linden.branchId])
})

test('a service that more than sixty centres of the capital give shows every other town too, and of each the cheapest', async () => {
  await twoServices()
  await server.aDoctor()
  await centresIn(1, 80)
  await centresIn(2, 5)
  await centresIn(3, 1)
  // 80 of the capital have the room that the others leave.
  expect(await shown()).toEqual({
    towns: [
      [1, 11, 64, 54],
      [2, 11, 15, 5],
      [3, 11, 11, 1]
    ],
    total: 86
  })
})

test('where the towns are many each has three centres all the same, and where the centres are few all are shown', async () => {
  await twoServices()
  await server.aDoctor()
  await centresIn(1, 60)
  expect(await shown()).toEqual({ towns: [[1, 11, 70, 60]], total: 60 })
  for (let townId = 2; townId <= 40; townId++) await centresIn(townId, 4)
  const { towns, total } = await shown()
  expect(total).toBe(60 + 39 * 4)
  expect(towns).toEqual(Array.from({ length: 40 }, (_, nr) => [nr + 1, 11, 13, 3]))
})
