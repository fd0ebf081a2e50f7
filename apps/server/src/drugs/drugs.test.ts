import { randomUUID } from 'node:crypto'
import { findDrugstores, getDrug, getDrugstore, popularDrugs, searchDrugs } from '@vizit/contract/drugs'
import {
  dropMedicine,
  forgetDrugSearch,
  forgetDrugSearches,
  keepDrugSearch,
  listDrugSearches,
  listMedicines,
  listVisitDrugs,
  putMedicine,
  putVisitDrugs
} from '@vizit/contract/own-drugs'
import { CHEST_MAX, DRUG_SEARCHES_KEPT } from '@vizit/rules/drugs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DrugSearchDown } from '../outside/drugs/drugs.ts'
import { openDrugs } from '../outside/drugs/open-drugs.ts'
import { eraseAccount, erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const local = server.drugs.service
beforeEach(() => {
  server.setNow('2026-11-20T08:00:00Z')
  server.drugs.service = local
})
beforeAll(async () => {
  await server.store.run(sql`
    insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (1, 'minsk', 'Минск', 'Minsk', 'Мінск', 'doctors;ums', 1), (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors;ums', 2)`)
  await server.store.run(sql`
    insert into drugs (id, name, form, dose, on_prescription, popular) values
      ('ibu-200', 'Ибупрофен', 'таблетки', '200 мг', false, 3), ('ibu-400', 'Ибупрофен', 'таблетки', '400 мг', false, null),
      ('dex', 'Дексибупрофен', 'таблетки', '400 мг', true, null), ('iod', 'Йод', 'раствор спиртовой', '5 %', false, 1),
      ('asc', 'Аскорбиновая кислота', 'таблетки', '500 мг', false, 2), ('iron', 'Железа сульфат тёмный', 'таблетки', '80 мг', false, null)`)
  await server.store.run(sql`
    insert into drugstores (id, town_id, name, address, phones, hours, latitude, longitude, rank) values
      ('zont', 1, 'Аптека «Синий зонт»', 'ул. Мира, 1', '+375 (17) 309-11-11', 'круглосуточно', 53.9, 27.5, 20),
      ('filin', 1, 'Аптека «Добрый филин»', 'ул. Мира, 40', '', 'ежедневно 8:00–22:00', 53.95, 27.5, 10),
      ('mys', 2, 'Аптека «Речной мыс»', 'ул. Садовая, 3', '', 'ежедневно 8:00–22:00', null, null, 5)`)
  await server.store.run(sql`
    insert into drug_stock (drugstore_id, drug_id, price_kopecks) values
      ('zont', 'ibu-200', 350), ('zont', 'iod', 120), ('filin', 'ibu-200', 300), ('mys', 'ibu-200', 250), ('mys', 'ibu-400', 500)`)
})

const found = async (text: string, townId?: string) => {
  const answer = await server.nobody(searchDrugs, { text, townId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.drugs
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

async function aVisitOf(patient: Patient): Promise<string> {
  const { assignmentId } = await server.aDoctor()
  const orderId = randomUUID()
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${orderId}, ${patient.profileId}, a.provider_id, a.id, a.doctor_id, '2026-11-19T08:00:00Z', '2026-11-19T08:20:00Z', 'done', ${server.now()}, ${server.now()}
    from assignments a where a.id = ${assignmentId}`)
  return orderId
}

test('drugs are found from three letters on, or on the full name; the beginning of a name comes first [5.66] [1.16]', async () => {
  expect(idsOf(await found('ибу'))).toEqual(['ibu-200', 'ibu-400', 'dex'])
  expect(idsOf(await found('  ИБУПРОФЕН  400 '))).toEqual(['ibu-400', 'dex'])
  expect(idsOf(await found('темный'))).toEqual(['iron'])
  // shorter than three letters is nobody's part, but may be a full name
  expect(await found('йо')).toEqual([])
  expect(await found('Иб')).toEqual([])
  await server.store.run(sql`insert into drugs (id, name, form, dose, on_prescription) values ('so', 'Се', 'таблетки', '1 мг', false)`)
  expect(idsOf(await found('се'))).toEqual(['so'])
  expect(await found('%%%')).toEqual([])
  expect(await server.nobody(searchDrugs, { text: '   ' })).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
})

test('a drug is found with a slip, by its everyday name, in Latin letters and in the other layout; what was looked for instead is told', async () => {
  const readAs = async (text: string) => {
    const answer = await server.nobody(searchDrugs, { text })
    if (!answer.ok) throw new Error(answer.code)
    return [answer.value.readAs, ...idsOf(answer.value.drugs)]
  }
  expect(await readAs('ибупрофен')).toEqual([null, 'ibu-200', 'ibu-400', 'dex'])
  // A slip in the second half, in the first, and two.
  expect(await readAs('ибупрофин')).toEqual(['Ибупрофен', 'ibu-200', 'ibu-400'])
  expect(await readAs('ебупрофен')).toEqual(['Ибупрофен', 'ibu-200', 'ibu-400'])
  expect(await readAs('Ібупрафен 400')).toEqual(['Ибупрофен', 'ibu-400'])
  expect(await readAs('аскарбинавая')).toEqual(['Аскорбиновая кислота', 'asc'])
  expect(await readAs('Витамин C')).toEqual(['Аскорбиновая кислота', 'asc'])
  expect(await readAs('vitamin c')).toEqual(['Аскорбиновая кислота', 'asc'])
  expect(await readAs('ёд')).toEqual(['Йод', 'iod'])
  expect(await readAs('Ibuprofen')).toEqual(['ибупрофен', 'ibu-200', 'ibu-400', 'dex'])
  expect(await readAs('ibuprofin')).toEqual(['Ибупрофен', 'ibu-200', 'ibu-400'])
  expect(await readAs('b,eghjaty')).toEqual(['ибупрофен', 'ibu-200', 'ibu-400', 'dex'])
  // Another word is no slip.
  expect(await readAs('парацетамол')).toEqual([null])
  expect(await readAs('ибухлорил')).toEqual([null])
  expect(await readAs('витамин ю')).toEqual([null])
})

test('a drug says whether it needs a prescription, its lowest price in the town, and whose information it is [1.18] [3.67]', async () => {
  expect((await found('ибуп'))[0]).toEqual({
    id: 'ibu-200',
    name: 'Ибупрофен',
    form: 'таблетки',
    dose: '200 мг',
    onPrescription: false,
    priceFrom: 250
  })
  expect((await found('ибуп', '1'))[0]).toMatchObject({ priceFrom: 300 })
  expect((await found('декси'))[0]).toMatchObject({ onPrescription: true, priceFrom: null })
  expect(await server.nobody(getDrug, { drugId: 'ibu-200', townId: '1' })).toMatchObject({
    ok: true,
    value: { source: { name: 'Справочник' }, drug: { priceFrom: 300 } }
  })
  expect(await server.nobody(getDrug, { drugId: 'none' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

test('popular searches are those of the service, in its order [3.74]', async () => {
  expect(await server.nobody(popularDrugs, {})).toMatchObject({
    ok: true,
    value: { searches: ['Йод', 'Аскорбиновая кислота', 'Ибупрофен'] }
  })
})

test('drugstores of a town come with prices, the sum and what they lack; whoever has all comes first [1.17]', async () => {
  const answer = await server.nobody(findDrugstores, { townId: '1', drugIds: ['ibu-200', 'iod', 'ibu-200'] })
  expect(answer).toMatchObject({
    ok: true,
    value: {
      drugstores: [
        {
          id: 'zont',
          totalPrice: 470,
          missing: [],
          prices: [
            { drugId: 'ibu-200', price: 350 },
            { drugId: 'iod', price: 120 }
          ],
          hours: 'круглосуточно'
        },
        { id: 'filin', totalPrice: 300, missing: ['iod'] }
      ]
    }
  })
  const all = await server.nobody(findDrugstores, { townId: '1', drugIds: [] })
  expect(all.ok && idsOf(all.value.drugstores)).toEqual(['filin', 'zont'])
  expect(await server.nobody(findDrugstores, { townId: '99', drugIds: [] })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect(await server.nobody(getDrugstore, { drugstoreId: 'mys' })).toMatchObject({
    ok: true,
    value: { drugstore: { name: 'Аптека «Речной мыс»', latitude: null } }
  })
})

test('own searches are kept, the newest first and each once; one or all can be forgotten [1.32] [3.73]', async () => {
  const olga = await server.aPatient()
  const keep = async (text: string) => {
    server.pass(1)
    const answer = await olga.call(keepDrugSearch, { text })
    return answer.ok ? answer.value.searches : []
  }
  await keep('Йод')
  await keep('ибупрофен')
  const kept = await keep('йод')
  expect(kept.map(({ text }) => text)).toEqual(['йод', 'ибупрофен'])
  for (let n = 0; n < DRUG_SEARCHES_KEPT; n++) await keep(`название ${n}`)
  const full = await olga.call(listDrugSearches, {})
  expect(full.ok && full.value.searches.map(({ text }) => text)).toEqual(
    Array.from({ length: DRUG_SEARCHES_KEPT }, (_, n) => `название ${DRUG_SEARCHES_KEPT - 1 - n}`)
  )
  const stranger = await server.aPatient()
  const searchId = full.ok ? full.value.searches[0]!.id : ''
  expect(await stranger.call(forgetDrugSearch, { searchId })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect(await stranger.call(listDrugSearches, {})).toMatchObject({ ok: true, value: { searches: [] } })
  expect(await olga.call(forgetDrugSearch, { searchId })).toMatchObject({ ok: true })
  const less = await olga.call(listDrugSearches, {})
  expect(less.ok && less.value.searches).toHaveLength(DRUG_SEARCHES_KEPT - 1)
  expect(await olga.call(forgetDrugSearches, {})).toMatchObject({ ok: true })
  expect(await olga.call(listDrugSearches, {})).toMatchObject({ ok: true, value: { searches: [] } })
})

test('the medicine chest keeps drugs with a day and a note, also while the drug search is down [1.33] [3.72]', async () => {
  const olga = await server.aPatient()
  const put = (input: { drugId: string; useBefore?: string | null; note?: string }) => olga.call(putMedicine, input)
  expect(await put({ drugId: 'none' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  await put({ drugId: 'iod' })
  await put({ drugId: 'dex', useBefore: '2027-03-01', note: ' от боли ' })
  server.drugs.service = openDrugs({ ...server.deps, config: { drugs: { kind: 'off', name: '' } } })
  expect(await put({ drugId: 'ibu-200' })).toMatchObject({ ok: false, code: 'DRUG_SEARCH_UNAVAILABLE' })
  expect(await put({ drugId: 'iod', note: 'верхняя полка' })).toMatchObject({ ok: true })
  expect(await put({ drugId: 'dex', useBefore: null })).toMatchObject({ ok: true })
  expect(await olga.call(listMedicines, {})).toMatchObject({
    ok: true,
    value: {
      medicines: [
        { drugId: 'dex', name: 'Дексибупрофен', onPrescription: true, useBefore: null, note: 'от боли' },
        { drugId: 'iod', note: 'верхняя полка', useBefore: null }
      ]
    }
  })
  expect(await olga.call(dropMedicine, { drugId: 'iod' })).toMatchObject({ ok: true, value: { medicines: [{ drugId: 'dex' }] } })
  expect(await olga.call(dropMedicine, { drugId: 'iod' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

test('a chest holds a hundred medicines, however many come at once', async () => {
  const olga = await server.aPatient()
  await server.store.run(sql`
    insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, added_at)
    select ${olga.accountId}, 'd' || n, 'Лекарство', '', '', false, ${server.now()} from generate_series(1, ${CHEST_MAX - 1}::int) n`)
  const wanted = ['iod', 'asc', 'dex', 'ibu-200', 'ibu-400', 'iron']
  const { promise: allAsked, resolve } = Promise.withResolvers<void>()
  let asked = 0
  server.drugs.service = {
    ...local,
    async drugs(ids, town) {
      if (++asked === wanted.length) resolve()
      await allAsked
      return local.drugs(ids, town)
    }
  }
  const answers = await Promise.all(wanted.map(drugId => olga.call(putMedicine, { drugId })))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(answers.filter(answer => !answer.ok && answer.code === 'TOO_MANY_MEDICINES')).toHaveLength(5)
})

test('with a visit one keeps the drugs to look for, seen by nobody else who sees the visit', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga)
  const pavel = await server.aPatient()
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since) select family_id, ${pavel.profileId}, 'SPOUSE', ${server.now()} from family_members where profile_id = ${olga.profileId}`)
  const orderId = await aVisitOf({ ...olga, profileId: childId })
  expect(await olga.call(putVisitDrugs, { orderId, drugIds: ['iod', 'dex', 'iod'] })).toMatchObject({
    ok: true,
    value: {
      drugs: [
        { drugId: 'iod', name: 'Йод' },
        { drugId: 'dex', onPrescription: true }
      ]
    }
  })
  expect(await olga.call(putVisitDrugs, { orderId, drugIds: ['none'] })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect(await olga.call(listVisitDrugs, { orderId })).toMatchObject({ ok: true, value: { drugs: [{ drugId: 'iod' }, { drugId: 'dex' }] } })
  expect(await pavel.call(listVisitDrugs, { orderId })).toMatchObject({ ok: true, value: { drugs: [] } })
  const stranger = await server.aPatient()
  expect(await stranger.call(listVisitDrugs, { orderId })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect(await stranger.call(putVisitDrugs, { orderId, drugIds: ['iod'] })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  await server.store.transaction(tx => erasePerson(tx, childId, server.now()))
  expect(await server.store.rows(sql`select 1 from visit_drugs where order_id = ${orderId}`)).toEqual([])
})

test('what a person keeps of drugs is in the export, and goes with the account', async () => {
  const olga = await server.aPatient()
  await olga.call(keepDrugSearch, { text: 'Йод' })
  await olga.call(putMedicine, { drugId: 'iod' })
  await olga.call(putVisitDrugs, { orderId: await aVisitOf(olga), drugIds: ['iod'] })
  const kept = async () =>
    (await server.store.row<{ rows: Record<string, unknown[]> }>(sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`))!
      .rows
  const tables = ['drug_searches', 'medicine_chest', 'visit_drugs']
  const before = await kept()
  expect(tables.map(table => before[table]!.length)).toEqual([1, 1, 1])
  await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
  const after = await kept()
  expect(tables.map(table => after[table]!.length)).toEqual([0, 0, 0])
})

test('while the drug-search service is down every question is refused with that word, and the rest of the product works [7.104]', async () => {
  const down = () => Promise.reject(new DrugSearchDown('timeout'))
  server.drugs.service = { name: 'Справочник', search: down, drugs: down, popular: down, drugstores: down, drugstore: down }
  const refused = { ok: false, code: 'DRUG_SEARCH_UNAVAILABLE', status: 503 }
  expect(await server.nobody(searchDrugs, { text: 'ибупрофен' })).toMatchObject(refused)
  expect(await server.nobody(popularDrugs, {})).toMatchObject(refused)
  expect(await server.nobody(getDrug, { drugId: 'iod' })).toMatchObject(refused)
  expect(await server.nobody(findDrugstores, { townId: '1', drugIds: ['iod'] })).toMatchObject(refused)
  expect(await server.nobody(getDrugstore, { drugstoreId: 'mys' })).toMatchObject(refused)
  const olga = await server.aPatient()
  expect(await olga.call(keepDrugSearch, { text: 'Йод' })).toMatchObject({ ok: true })
})

test('one address asks 120 times a minute, and then waits', async () => {
  await found('йод')
  await server.store.run(sql`update limits set count = 120 where key like 'drugs:%'`)
  expect(await server.nobody(searchDrugs, { text: 'йод' })).toMatchObject({ ok: false, code: 'ERROR_TOO_MANY_REQUESTS' })
  server.pass(61)
  expect(await found('йод')).toHaveLength(1)
})
