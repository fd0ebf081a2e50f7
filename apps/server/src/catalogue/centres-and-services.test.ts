import { getCentre, listCentres } from '@vizit/contract/centres'
import type { Sent } from '@vizit/contract/endpoint'
import { listServices } from '@vizit/contract/service-tree'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { recountReviews } from './recount-reviews.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Place = Awaited<ReturnType<typeof aCentre>>

/** A doctor at a branch of a centre with this name. */
async function aCentre(name: string, facts: Parameters<typeof server.aDoctor>[0] = {}) {
  const doctor = await server.aDoctor(facts)
  const centre = await server.store.row<{ id: string }>(sql`
    update centres c set name = ${name}, phones = '+375 (17) 300-00-01;+375 (29) 300-00-02', emails = 'info@kashtan.example'
    from branches b where b.id = ${doctor.branchId}::int and c.id = b.centre_id returning c.id::text as id`)
  await server.store.run(sql`update branches set schedule = 'Пн–Пт 8:00–20:00' where id = ${doctor.branchId}::int`)
  return { ...doctor, centreId: centre!.id }
}

const SERVICES = [
  { id: 1, group: 1, name: 'Электрокардиограмма', adult: true, children: true, from: 3 },
  { id: 2, group: 1, name: 'Нагрузочный тест', adult: true, children: false, from: -1 },
  { id: 3, group: 2, name: 'Осмотр ребёнка', adult: false, children: true, from: -1 },
  { id: 4, group: 2, name: 'Служебная', adult: true, children: true, from: -1 },
  { id: 5, group: 2, name: 'Никем не оказывается', adult: true, children: true, from: -1 }
]

async function theTree(...offers: { assignmentId: string; serviceId: number; price?: number }[]) {
  await server.store.run(
    sql`insert into service_directions (id, code, name, sort) values (1, 'diagnostics', 'Диагностика', 2), (2, 'care', 'Осмотры', 1)`
  )
  await server.store.run(
    sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'heart', 'Сердце'), (2, 2, 'check', 'Профилактика')`
  )
  for (const one of SERVICES)
    await server.store.run(sql`
      insert into services (id, sub_group_id, code, name, description, default_service, for_adult, for_children, children_age, for_profile, hidden)
      values (${one.id}, ${one.group}, ${`s${one.id}`}, ${one.name}, 'Подготовка не нужна', ${one.id === 2}, ${one.adult}, ${one.children}, ${one.from},
        ${one.adult && one.children ? 0 : one.adult ? 1 : 2}, ${one.id === 4})`)
  for (const { assignmentId, serviceId, price } of offers)
    await server.store.run(sql`
      insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
      values (${assignmentId}::int, ${serviceId}::int, 30, ${price ?? null})`)
}

const everything = ({ assignmentId }: Place, ...ids: number[]) => ids.map(serviceId => ({ assignmentId, serviceId }))

describe('medical centres', () => {
  const list = async (choice: Partial<Sent<typeof listCentres>> = {}) => {
    const answer = await server.nobody(listCentres, { provider: 'all', ...choice })
    return answer.ok ? answer.value.centres : []
  }
  const names = async (choice?: Partial<Sent<typeof listCentres>>) => (await list(choice)).map(centre => centre.name)

  test('have name, address, phones, e-mails and schedule, and their branches [3.40]', async () => {
    const { centreId, branchId } = await aCentre('Каштан')
    const facts = {
      centreId,
      name: 'Каштан',
      address: 'Минск, ул. Сурганова, 47Б',
      phones: '+375 (17) 300-00-01;+375 (29) 300-00-02',
      emails: 'info@kashtan.example',
      schedule: 'Пн–Пт 8:00–20:00',
      branchId,
      townId: '1',
      doctorsCount: 1,
      reviewsCount: 0,
      priceFrom: null
    }
    expect(await list()).toMatchObject([facts])
    expect(await server.nobody(getCentre, { provider: 'azure', centreId })).toMatchObject({
      ok: true,
      value: { ...facts, branches: [{ branchId, centreId, branch: 'Каштан на Сурганова' }] }
    })
    for (const asked of [
      { provider: 'birch', centreId },
      { provider: 'all', centreId: '99' }
    ])
      expect(await server.nobody(getCentre, asked)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await server.nobody(listCentres, { provider: 'unknown' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('one centre tells its soonest free slot that has not begun, of branches that take bookings', async () => {
    const { centreId, branchId, assignmentId } = await aCentre('Каштан')
    const nearest = async () => {
      const answer = await server.nobody(getCentre, { provider: 'all', centreId })
      if (!answer.ok) throw new Error(JSON.stringify(answer))
      return answer.value.nearestTimeslot
    }
    expect(await nearest()).toBeNull()
    for (const startsAt of ['2026-11-20T07:59:00Z', '2026-11-25T07:00:00Z', '2026-11-24T07:00:00Z'])
      await server.aSlot({ assignmentId, startsAt })
    server.setNow('2026-11-20T08:00:00Z')
    expect(await nearest()).toBe('2026-11-24T07:00:00Z')
    await server.store.run(sql`update branches set online_booking_enabled = false where id = ${branchId}::int`)
    expect(await nearest()).toBeNull()
  })

  test('are sorted by doctors, name and reviews; for a service by price or not at all too [3.92] [3.93] [9.56]', async () => {
    const [one, two, three] = [await aCentre('Ясень'), await aCentre('Берёза'), await aCentre('Каштан')]
    await server.store.run(sql`update assignments set branch_id = ${three.branchId}::int where id = ${two.assignmentId}::int`)
    const { accountId } = await server.aPatient()
    await server.store.run(sql`
      insert into reviews (id, author_id, order_id, about, centre_id, comment, publish_name, state, shown_as, published_on, written_at, updated_at)
      values (gen_random_uuid(), ${accountId}, gen_random_uuid(), 'centre', ${one.centreId}::int, 'Спасибо', true, 'published', gen_random_uuid(),
        '2026-11-20', ${server.now()}, ${server.now()})`)
    await recountReviews(server.deps, { centreId: one.centreId })
    expect(await names()).toEqual(['Берёза', 'Каштан', 'Ясень'])
    expect(await names({ sort: 'byMedcenterName' })).toEqual(['Берёза', 'Каштан', 'Ясень'])
    expect((await list({ sort: 'byDoctorsCount' })).map(centre => [centre.name, centre.doctorsCount])).toEqual([
      ['Каштан', 2],
      ['Ясень', 1],
      ['Берёза', 0]
    ])
    expect(await names({ sort: 'byFeedbacks' })).toEqual(['Ясень', 'Берёза', 'Каштан'])
    await theTree(
      { assignmentId: one.assignmentId, serviceId: 1, price: 4000 },
      { assignmentId: two.assignmentId, serviceId: 1, price: 5000 },
      { assignmentId: three.assignmentId, serviceId: 1, price: 3000 }
    )
    expect((await list({ serviceId: '1', sort: 'byPrice' })).map(centre => [centre.name, centre.priceFrom])).toEqual([
      ['Каштан', 3000],
      ['Ясень', 4000]
    ])
    expect(await names({ serviceId: '1', sort: 'withoutSort' })).toEqual(['Ясень', 'Каштан'])
    expect(await names({ serviceId: '1', sort: 'byMedcenterName' })).toEqual(['Каштан', 'Ясень'])
    expect(await names({ serviceId: '1', sort: 'byDoctorsCount' })).toEqual(['Каштан', 'Ясень'])
    expect(await names({ serviceId: '1', sort: 'byFeedbacks' })).toEqual(['Ясень', 'Каштан'])
    expect(await server.nobody(listCentres, { provider: 'all', sort: 'byDistance' as 'byPrice' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('are any, from bookmarks, or of the programme; of a town, and found by name [3.98] [1.14]', async () => {
    const [one, two] = [await aCentre('Берёзовая роща'), await aCentre('Каштан', { provider: 'birch', speciality: 'Кардиолог' })]
    await server.store.run(sql`insert into coverers (code, kind, name) values ('epam', 'EMPLOYER', 'Синяя Орбита')`)
    await server.store.run(sql`insert into programmes (id, coverer_code, caption) values ('epam-health', 'epam', 'Здоровье')`)
    await server.store.run(sql`
      insert into programme_providers (programme_id, provider_id, card)
      select 'epam-health', p.id, case p.code when 'birch' then 'ACTIVE' else 'INACTIVE' end from providers p`)
    expect(await names()).toEqual(['Берёзовая роща', 'Каштан'])
    expect(await names({ ids: one.centreId })).toEqual(['Берёзовая роща'])
    expect(await names({ programId: 'epam-health' })).toEqual(['Каштан'])
    expect(await names({ specialityId: two.specialityId })).toEqual(['Каштан'])
    expect(await names({ townId: '0' })).toHaveLength(2)
    expect(await names({ townId: '5' })).toEqual([])
    expect(await names({ name: 'РОЩА березов' })).toEqual(['Берёзовая роща'])
    expect(await names({ name: 'ка' })).toHaveLength(2)
    expect(await names({ name: 'аш%' })).toEqual([])
  })
})

describe('the catalogue of services', () => {
  const list = async (choice: Partial<Sent<typeof listServices>> = {}) => {
    const answer = await server.nobody(listServices, { provider: 'all', ...choice })
    return answer.ok ? answer.value.directions : []
  }
  const names = async (choice?: Partial<Sent<typeof listServices>>) =>
    (await list(choice)).flatMap(direction => direction.subGroups.flatMap(group => group.services.map(service => service.name)))

  test('is a tree under the public base: directions, sub groups, services with all fields [3.38] [3.39] [6.04] [7.03] [7.90]', async () => {
    await theTree(...everything(await aCentre('Каштан'), 1, 2, 3, 4))
    const response = await fetch(`${server.url}/api/v2/public/booking/azure/services`)
    expect(response.status).toBe(200)
    const { directions } = (await response.json()).data
    expect(directions.map((one: { name: string }) => one.name)).toEqual(['Осмотры', 'Диагностика'])
    expect(directions[1]).toMatchObject({ name: 'Диагностика', subGroups: [{ name: 'Сердце' }] })
    expect(directions[1].subGroups[0].services).toEqual([
      expect.objectContaining({ name: 'Нагрузочный тест', defaultService: true, forProfile: 1 }),
      {
        id: '1',
        name: 'Электрокардиограмма',
        description: 'Подготовка не нужна',
        code: 's1',
        defaultService: false,
        forAdult: true,
        forChildren: true,
        childrenAge: 3,
        forProfile: 0,
        hasDoctors: true,
        hidden: false
      }
    ])
    expect(await server.nobody(listServices, { provider: 'unknown' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('shows what is for the age: forAdult, forChildren, childrenAge [5.92] [5.41] [5.42]', async () => {
    await theTree(...everything(await aCentre('Каштан'), 1, 2, 3, 4))
    expect(await names()).toEqual(['Осмотр ребёнка', 'Нагрузочный тест', 'Электрокардиограмма'])
    expect(await names({ age: '2' })).toEqual(['Осмотр ребёнка'])
    expect(await names({ age: '3' })).toEqual(['Осмотр ребёнка', 'Электрокардиограмма'])
    expect(await names({ age: '17' })).toEqual(['Осмотр ребёнка', 'Электрокардиограмма'])
    expect(await names({ age: '18' })).toEqual(['Нагрузочный тест', 'Электрокардиограмма'])
  })

  test('shows what some doctor of the chosen place offers, never what is hidden; all of it on request, with the flags [5.93]', async () => {
    const [one, two] = [await aCentre('Каштан'), await aCentre('Берёза', { provider: 'birch' })]
    await theTree(...everything(one, 1, 4), ...everything(two, 2))
    expect(await names()).toEqual(['Нагрузочный тест', 'Электрокардиограмма'])
    expect(await names({ provider: 'birch' })).toEqual(['Нагрузочный тест'])
    expect(await names({ branchId: one.branchId })).toEqual(['Электрокардиограмма'])
    expect(await names({ centreId: two.centreId })).toEqual(['Нагрузочный тест'])
    expect(await names({ doctorId: one.doctorId })).toEqual(['Электрокардиограмма'])
    expect(await names({ townId: '5' })).toEqual([])
    const all = (await list({ branchId: one.branchId, all: 'true' })).flatMap(direction =>
      direction.subGroups.flatMap(group => group.services)
    )
    expect(all.map(service => [service.name, service.hasDoctors, service.hidden])).toEqual([
      ['Никем не оказывается', false, false],
      ['Осмотр ребёнка', false, false],
      ['Служебная', true, true],
      ['Нагрузочный тест', false, false],
      ['Электрокардиограмма', true, false]
    ])
  })

  test('is searched by every term, in any case, with ё as е [5.69] [5.70] [5.71]', async () => {
    await theTree(...everything(await aCentre('Каштан'), 1, 2, 3))
    expect(await names({ name: 'РЕБЕНК' })).toEqual(['Осмотр ребёнка'])
    expect(await names({ name: 'сердце тест' })).toEqual(['Нагрузочный тест'])
    expect(await names({ name: 'ребенка тест' })).toEqual([])
  })

  test('is tied to a programme: what it pays for, of the doctors for whom it pays [1.15]', async () => {
    const [one, two] = [await aCentre('Каштан'), await aCentre('Берёза', { provider: 'birch' })]
    await theTree(...everything(one, 1, 2), ...everything(two, 3))
    await server.store.run(sql`insert into coverers (code, kind, name) values ('epam', 'EMPLOYER', 'Синяя Орбита')`)
    await server.store.run(sql`insert into programmes (id, coverer_code, caption) values ('epam-health', 'epam', 'Здоровье')`)
    await server.store.run(
      sql`insert into programme_providers (programme_id, provider_id) select 'epam-health', p.id from providers p where p.code = 'azure'`
    )
    expect(await names({ programId: 'epam-health' })).toEqual(['Нагрузочный тест', 'Электрокардиограмма'])
    await server.store.run(sql`insert into programme_services (programme_id, service_id) values ('epam-health', 1), ('epam-health', 3)`)
    expect(await names({ programId: 'epam-health' })).toEqual(['Электрокардиограмма'])
    expect(await names({ programId: 'no-such-one' })).toEqual([])
  })
})
