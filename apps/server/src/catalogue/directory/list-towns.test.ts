import { getDirectoryService, listDirectoryTowns, listTownSpecialities } from '@vizit/contract/directory'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { availabilityOf } from '../availability/availability.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('a town that gets another name or place has it in the next answer', async () => {
  const { assignmentId } = await server.aDoctor()
  await server.store.run(sql`insert into service_directions (id, code, name, sort) values (1, 'diagnostics', 'Диагностика', 1)`)
  await server.store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'heart', 'Сердце')`)
  await server.store.run(sql`insert into services (id, sub_group_id, code, name, description, for_adult, for_children, hidden)
    values (1, 1, 'ecg', 'Электрокардиограмма', '', true, true, false)`)
  await server.store.run(
    sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${assignmentId}::int, 1, 20)`
  )
  const names = async () => {
    const towns = await server.nobody(listDirectoryTowns, { provider: 'all' })
    const town = await server.nobody(listTownSpecialities, { provider: 'all', town: 'minsk' })
    const service = await server.nobody(getDirectoryService, { provider: 'all', serviceId: '1' })
    if (!towns.ok || !town.ok || !service.ok) throw new Error('no answer')
    return [towns.value.towns[0]?.name.ru, town.value.town.name.ru, service.value.centres[0]?.town.ru]
  }
  expect(await names()).toEqual(['Минск', 'Минск', 'Минск'])
  await server.store.run(sql`update towns set name_ru = 'Менск' where id = 1`)
  expect(await names()).toEqual(['Менск', 'Менск', 'Менск'])
})

test('what is kept of the catalogue hears of a town that is added, changed or gone', async () => {
  const versionAfter = async (write: () => Promise<unknown>) => {
    await write()
    return (await availabilityOf(server.store).whoWorks(server.now())).version
  }
  const versions = [
    await versionAfter(async () => undefined),
    await versionAfter(() =>
      server.store.run(
        sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (9, 'pinsk', 'Пинск', 'Pinsk', 'Пінск', '', 9)`
      )
    ),
    await versionAfter(() => server.store.run(sql`update towns set sort = 3 where id = 9`)),
    await versionAfter(() => server.store.run(sql`delete from towns where id = 9`))
  ]
  expect(new Set(versions).size).toBe(4)
  // Nothing was written: what is kept stays.
  expect(await versionAfter(() => server.store.run(sql`update towns set sort = 3 where id = 9`))).toBe(versions.at(-1))
})
