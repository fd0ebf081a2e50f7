// What the catalogue is called in English and Belarusian: told once a language, and found by whoever looks for it.
import { findAnything } from '@vizit/contract/finding'
import { listNames } from '@vizit/contract/names'
import { listServices } from '@vizit/contract/service-tree'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** A cardiologist who does an ultrasound of the heart, which has names, and a check-up, which nobody has named. */
async function named() {
  const { assignmentId } = await server.aDoctor({ speciality: 'Кардиолог' })
  await aService(server, assignmentId, { name: 'УЗИ сердца' })
  await aService(server, assignmentId, { name: 'Осмотр' })
  await server.store.run(sql`update specialities set name_en = 'Cardiologist', name_be = 'Кардыёлаг' where name = 'Кардиолог'`)
  await server.store.run(sql`update service_directions set name_en = 'Consultations', name_be = 'Кансультацыі'`)
  await server.store.run(sql`update service_sub_groups set name_en = 'Visits', name_be = 'Прыёмы'`)
  await server.store.run(sql`update services set name_en = 'Heart ultrasound', name_be = 'УГД сэрца' where name = 'УЗИ сердца'`)
}

const namesIn = async (language: 'en' | 'be') => {
  const answer = await server.nobody(listNames, { language })
  return answer.ok ? answer.value.names : answer.code
}

test('specialities, directions, groups, services and towns have their names in each language; what has none is left out', async () => {
  await named()
  expect(await namesIn('en')).toEqual({
    Кардиолог: 'Cardiologist',
    'Приём врача': 'Consultations',
    Приёмы: 'Visits',
    'УЗИ сердца': 'Heart ultrasound',
    Минск: 'Minsk'
  })
  expect(await namesIn('be')).toEqual({
    Кардиолог: 'Кардыёлаг',
    'Приём врача': 'Кансультацыі',
    Приёмы: 'Прыёмы',
    'УЗИ сердца': 'УГД сэрца',
    Минск: 'Мінск'
  })
  // The names are kept as long as the catalogue is the same, and no longer.
  await server.store.run(sql`update services set name_be = 'Агляд' where name = 'Осмотр'`)
  expect(await namesIn('be')).toMatchObject({ Осмотр: 'Агляд', 'УЗИ сердца': 'УГД сэрца' })
  expect(await namesIn('en')).not.toHaveProperty('Осмотр')
})

test('a service is found by its name in each language, and with a slip in it; the answer says which one it is', async () => {
  await named()
  const found = async (text: string) => {
    const answer = await server.nobody(findAnything, { provider: 'all', text, townId: '1' })
    return answer.ok ? answer.value.services.map(one => one.serviceName) : []
  }
  for (const typed of ['heart ultrasound', 'ultrasaund', 'угд сэрца', 'сэрца', 'узи сердца', 'сердца'])
    expect([typed, await found(typed)]).toEqual([typed, ['УЗИ сердца']])
  expect(await found('stomach')).toEqual([])
})

test('a speciality that the product has no word for is found by the names that its clinic has given it', async () => {
  await server.aDoctor({ speciality: 'Остеопат' })
  await server.store.run(sql`update specialities set name_en = 'Osteopath', name_be = 'Астэапат' where name = 'Остеопат'`)
  for (const text of ['osteopath', 'астэапат', 'остеопат'])
    expect(await server.nobody(findAnything, { provider: 'all', text, townId: '1' })).toMatchObject({
      value: { specialities: [{ specialityName: 'Остеопат' }] }
    })
})

test('the tree of services is narrowed by a name, a group or a direction in each language', async () => {
  await named()
  const shown = async (name: string) => {
    const answer = await server.nobody(listServices, { provider: 'all', name })
    return answer.ok
      ? answer.value.directions.flatMap(one => one.subGroups.flatMap(group => group.services.map(service => service.name)))
      : []
  }
  for (const typed of ['heart', 'угд', 'узи']) expect([typed, await shown(typed)]).toEqual([typed, ['УЗИ сердца']])
  for (const typed of ['visits', 'кансультацыі']) expect(await shown(typed)).toEqual(['Осмотр', 'УЗИ сердца'])
  expect(await shown('stomach')).toEqual([])
})
