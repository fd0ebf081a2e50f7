import { listBranches, listDoctors, listSpecialities, listTowns } from '@vizit/contract/catalogue'
import { listPhysicianCards, listPhysicians } from '@vizit/contract/physicians'
import { listAssignmentServices } from '@vizit/contract/service-tree'
import { foldText } from '@vizit/rules/search'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type DoctorFacts, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** Full names of the doctors that a question finds, or the refusal. */
async function names(choice: Record<string, string>) {
  const answer = await server.nobody(listDoctors, { provider: 'all', ...choice })
  return answer.ok ? answer.value.doctors.map(doctor => doctor.fullName) : answer.code
}

/** Their last names alone. */
async function lastNames(choice: Record<string, string>) {
  const found = await names(choice)
  return typeof found === 'string' ? found : found.map(name => name.split(' ')[0])
}

async function doctors(...all: DoctorFacts[]) {
  const made = []
  for (const facts of all) made.push(await server.aDoctor(facts))
  return made
}

async function aTown(id: number, code: string) {
  await server.store.run(sql`
    insert into towns (id, code, name_ru, name_en, name_be, tabletka_code, tabletka_code_v3, latitude, longitude, banners, sort)
    values (${id}, ${code}, 'Брест', 'Brest', 'Брэст', ${`t-${code}`}, ${`t3-${code}`}, 52.1, 23.7, 'doctors;ums', ${id})`)
}

async function aService(assignmentId: string, facts: { name: string; hidden?: boolean; price?: number | null }) {
  await server.store.run(sql`insert into service_directions (id, code, name) values (1, 'd', 'Консультации') on conflict do nothing`)
  await server.store.run(
    sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'Приёмы') on conflict do nothing`
  )
  const service = await server.store.row<{ id: number }>(sql`
    insert into services (sub_group_id, code, name, description, for_adult, for_children, hidden)
    values (1, ${facts.name}, ${facts.name}, 'Описание', true, false, ${facts.hidden ?? false}) returning id`)
  await server.store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    values (${assignmentId}::int, ${service!.id}, 30, ${facts.price === undefined ? 6200 : facts.price})`)
  return String(service!.id)
}

describe('towns', () => {
  test('carry their codes, place on the map and sections; all regions come first under id 0 and code 0 [3.51] [3.53]', async () => {
    await aTown(2, 'brest')
    await server.store.run(sql`
      insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (0, '0', 'Все регионы', 'All regions', 'Усе рэгіёны', 'doctors;ums', 0)`)
    const { branchId } = await server.aDoctor()
    const answer = await server.nobody(listTowns, {})
    expect(answer.ok && answer.value.locations).toEqual([
      expect.objectContaining({ id: '0', code: '0', name: { ru: 'Все регионы', en: 'All regions', be: 'Усе рэгіёны' }, branches: 1 }),
      expect.objectContaining({ id: '1', branches: 1 }),
      {
        id: '2',
        code: 'brest',
        name: { ru: 'Брест', en: 'Brest', be: 'Брэст' },
        tabletkaCode: 't-brest',
        tabletkaCodev3: 't3-brest',
        latitude: 52.1,
        longitude: 23.7,
        banners: 'doctors;ums',
        branches: 0
      }
    ])
    await server.store.run(sql`update branches set online_booking_enabled = false where id = ${branchId}::int`)
    const closed = await server.nobody(listTowns, {})
    expect(closed.ok && closed.value.locations.map(town => town.branches)).toEqual([0, 0, 0])
  })
})

describe('branches', () => {
  test('are browsed by an anonymous visitor: id, name and phones separated by semicolons [6.01] [7.81] [3.30] [3.31]', async () => {
    const { branchId } = await server.aDoctor()
    const response = await fetch(`${server.url}/api/v2/public/booking/azure/branches`)
    expect(response.status).toBe(200)
    expect((await response.json()).data.branches).toEqual([
      expect.objectContaining({
        branchId,
        branch: 'Каштан на Сурганова',
        phones: '+375 (17) 309-44-18;+375 (29) 609-44-18',
        address: 'Минск, ул. Сурганова, 47Б',
        centre: 'Каштан',
        townId: '1',
        providerCode: 'azure',
        onlineBooking: true
      })
    ])
  })

  test('are those of the provider and the town', async () => {
    const [one, two] = await doctors({ provider: 'azure' }, { provider: 'birch' })
    await aTown(2, 'brest')
    await server.store.run(sql`update branches set town_id = 2 where id = ${two!.branchId}::int`)
    const ids = async (choice: Record<string, string>) => {
      const answer = await server.nobody(listBranches, { provider: 'all', ...choice })
      return answer.ok ? answer.value.branches.map(branch => branch.branchId) : answer.code
    }
    expect(await ids({})).toEqual([one!.branchId, two!.branchId])
    expect(await ids({ provider: 'birch' })).toEqual([two!.branchId])
    expect(await ids({ townId: '1' })).toEqual([one!.branchId])
    expect(await ids({ townId: '0' })).toEqual([one!.branchId, two!.branchId])
    expect(await ids({ provider: 'azure', townId: '2' })).toEqual([])
    expect(await ids({ provider: 'unknown' })).toBe('NOT_FOUND')
  })

  test('an administrator who forbids a provider closes its branches for online booking', async () => {
    await server.aDoctor()
    await server.store.run(sql`update providers set forbidden_by_administrator = true`)
    const answer = await server.nobody(listBranches, { provider: 'all' })
    expect(answer.ok && answer.value.branches[0]?.onlineBooking).toBe(false)
  })
})

describe('specialities', () => {
  test('are those of the chosen place, with the number of their doctors', async () => {
    const [one] = await doctors({ speciality: 'Терапевт' }, { speciality: 'Терапевт' }, { speciality: 'Кардиолог', provider: 'birch' })
    const list = async (choice: Record<string, string>) => {
      const answer = await server.nobody(listSpecialities, { provider: 'all', ...choice })
      return answer.ok ? answer.value.specialities.map(one => `${one.specialityName} ${one.doctors}`) : answer.code
    }
    expect(await list({})).toEqual(['Кардиолог 1', 'Терапевт 2'])
    expect(await list({ provider: 'birch' })).toEqual(['Кардиолог 1'])
    expect(await list({ branchId: one!.branchId })).toEqual(['Терапевт 1'])
    expect(await list({ townId: '7' })).toEqual([])
    expect(await list({ provider: 'unknown' })).toBe('NOT_FOUND')
  })
})

describe('doctors', () => {
  test('are browsed by an anonymous visitor, with where they work and their nearest slot [6.02] [7.82]', async () => {
    const { doctorId, assignmentId, branchId, specialityId } = await server.aDoctor({
      children: true,
      childrenAge: 3,
      childrenAgeTo: 14,
      adultAge: 18
    })
    await server.aSlot({ assignmentId, startsAt: '2026-11-20T07:00:00Z' })
    await server.aSlot({ assignmentId, startsAt: '2026-11-25T07:00:00Z' })
    const response = await fetch(`${server.url}/api/v2/public/booking/azure/doctors`)
    expect((await response.json()).data).toEqual({
      doctors: [
        {
          doctorId,
          fullName: 'Ковалёва Анна Сергеевна',
          specialityId,
          specialityName: 'Терапевт',
          qualification: 'первая категория',
          profile: 0,
          workStart: '2012-09-01',
          description: 'Ведёт приём взрослых.',
          photoUrl: null,
          adult: true,
          children: true,
          adultAge: 18,
          adultAgeTo: null,
          childrenAge: 3,
          childrenAgeTo: 14,
          onlineBooking: 'open',
          reviewsCount: 0,
          providerCode: 'azure',
          worksAt: [
            {
              assignmentId,
              branchId,
              branch: 'Каштан на Сурганова',
              address: 'Минск, ул. Сурганова, 47Б',
              centre: 'Каштан',
              phones: '+375 (17) 309-44-18;+375 (29) 609-44-18',
              townId: '1',
              room: '214',
              price: 6200,
              onlineBooking: true
            }
          ],
          nearestTimeslot: '2026-11-25T07:00:00Z'
        }
      ],
      total: 1
    })
  })

  test('a doctor, branch or provider that is closed for online booking is shown, and says so', async () => {
    const [closed, , ofBranch] = await doctors(
      { lastName: 'А', onlineBooking: 'registry-only' },
      { lastName: 'Б' },
      { lastName: 'В' },
      { lastName: 'Г', provider: 'birch' }
    )
    await server.store.run(sql`update branches set online_booking_enabled = false where id = ${ofBranch!.branchId}::int`)
    await server.store.run(sql`update providers set online_booking_enabled = false where code = 'birch'`)
    const answer = await server.nobody(listDoctors, { provider: 'all' })
    expect(answer.ok && answer.value.doctors.map(doctor => doctor.worksAt[0]?.onlineBooking)).toEqual([false, true, false, false])
    expect(answer.ok && answer.value.doctors[0]).toMatchObject({ doctorId: closed!.doctorId, onlineBooking: 'registry-only' })
  })

  test('town, branch, speciality and doctor each narrow the choice', async () => {
    const [one, two] = await doctors(
      { lastName: 'Абрамова', speciality: 'Терапевт' },
      { lastName: 'Борисова', speciality: 'Кардиолог', provider: 'birch' }
    )
    await aTown(2, 'brest')
    await server.store.run(sql`update branches set town_id = 2 where id = ${two!.branchId}::int`)
    for (const name of [undefined, 'анна']) {
      const more: Record<string, string> = name ? { name } : {}
      expect(await lastNames({ ...more })).toEqual(['Абрамова', 'Борисова'])
      expect(await lastNames({ ...more, townId: '0' })).toEqual(['Абрамова', 'Борисова'])
      expect(await lastNames({ ...more, townId: '2' })).toEqual(['Борисова'])
      expect(await lastNames({ ...more, branchId: one!.branchId })).toEqual(['Абрамова'])
      expect(await lastNames({ ...more, specialityId: two!.specialityId })).toEqual(['Борисова'])
      expect(await lastNames({ ...more, specialityId: two!.specialityId, branchId: one!.branchId })).toEqual([])
      expect(await lastNames({ ...more, doctorId: two!.doctorId })).toEqual(['Борисова'])
      expect(await lastNames({ ...more, provider: 'birch' })).toEqual(['Борисова'])
      expect(await lastNames({ ...more, provider: 'unknown' })).toBe('NOT_FOUND')
    }
  })

  test('come fifty a page, twenty of a name, with the number of all', async () => {
    for (let n = 0; n < 52; n++) await server.aDoctor({ lastName: `Врач${String(n).padStart(2, '0')}` })
    const page = async (number: string, more: Record<string, string> = {}) => {
      const answer = await server.nobody(listDoctors, { provider: 'all', page: number, ...more })
      return answer.ok && { names: answer.value.doctors.map(doctor => doctor.fullName.slice(0, 6)), total: answer.value.total }
    }
    expect(await page('1')).toMatchObject({ names: { length: 50, 0: 'Врач00', 49: 'Врач49' }, total: 52 })
    expect(await page('2')).toEqual({ names: ['Врач50', 'Врач51'], total: 52 })
    expect(await page('3')).toEqual({ names: [], total: 52 })
    expect(await page('1', { name: 'врач' })).toMatchObject({ names: { length: 20, 0: 'Врач00', 19: 'Врач19' }, total: 52 })
    expect(await page('3', { name: 'врач' })).toMatchObject({ names: { length: 12, 11: 'Врач51' }, total: 52 })
  })
})

describe('search of doctors by name', () => {
  beforeEach(() => doctors({ lastName: 'Ковалёва' }, { lastName: 'Иванова-Ковальская' }, { lastName: 'Артёмова' }, { lastName: 'Ли' }))

  test('finds any part of a name, in any case, with ё as е [5.69] [5.70]', async () => {
    expect(await lastNames({ name: 'ковал' })).toEqual(['Иванова-Ковальская', 'Ковалёва'])
    expect(await lastNames({ name: 'КОВАЛЕВА' })).toEqual(['Ковалёва'])
    expect(await lastNames({ name: 'ковалЁва' })).toEqual(['Ковалёва'])
    expect(await lastNames({ name: 'артемо' })).toEqual(['Артёмова'])
    expect(await lastNames({ name: 'нет такого' })).toEqual([])
    for (const name of ['Кавалёва', 'Kovaleva', 'Kavaliova', 'Kavalova'])
      expect([name, await lastNames({ name })]).toEqual([name, ['Ковалёва']])
  })

  test('wants every term, in any order; spaces divide them [5.68] [5.71]', async () => {
    expect(await lastNames({ name: '  анна   ковалева ' })).toEqual(['Ковалёва'])
    expect(await lastNames({ name: 'ковалева пётр' })).toEqual([])
  })

  test('ignores a term shorter than three letters beside a longer one [5.67]', async () => {
    expect(await lastNames({ name: 'ковалева щ' })).toEqual(['Ковалёва'])
  })

  test('knows a doctor by the new name alone as soon as the clinic has corrected it, and nobody who is gone', async () => {
    expect(await lastNames({ name: 'артемо' })).toEqual(['Артёмова'])
    await server.store.run(sql`update doctors set last_name = 'Зуева' where last_name = 'Артёмова'`)
    expect(await lastNames({ name: 'артемо' })).toEqual([])
    expect(await lastNames({ name: 'зуев' })).toEqual(['Зуева'])
    await server.store.run(sql`update doctors set gone_at = now() where last_name = 'Зуева'`)
    expect(await lastNames({ name: 'зуев' })).toEqual([])
  })

  test('finds a doctor who works nowhere yet, unless a place is chosen', async () => {
    await server.store.run(sql`delete from assignments where doctor_id = (select id from doctors where last_name = 'Артёмова')`)
    expect(await lastNames({ name: 'артемо' })).toEqual(['Артёмова'])
    expect(await lastNames({ name: 'артемо', specialityId: '1' })).toEqual([])
    expect(await lastNames({ name: 'анна' })).toEqual(['Артёмова', 'Иванова-Ковальская', 'Ковалёва', 'Ли'])
  })

  test('needs three letters in all [5.65] [9.15]', async () => {
    for (const name of ['', 'ко', '  ли  ', ' к ']) {
      expect(await server.nobody(listDoctors, { provider: 'all', name })).toMatchObject({
        ok: false,
        code: 'INVALID_INPUT',
        facts: { field: 'name' }
      })
    }
    expect(await lastNames({ name: 'ков' })).toEqual(['Иванова-Ковальская', 'Ковалёва'])
  })

  test('the database folds a name as the rule folds what is typed', async () => {
    const typed = ['Ёлкина-ЖУК', 'Ўладзіслаў Ігаравіч', 'Mc’Donald Ørsted', 'Йе\u0308ти И\u0306']
    const rows = await server.store.rows<{ name: string }>(sql`select folded(name) as name from unnest(${typed}::text[]) name`)
    expect(rows.map(row => row.name)).toEqual(typed.map(foldText))
  })

  test('two short words are looked for as they stand', async () => {
    expect(await lastNames({ name: 'ли  а' })).toEqual(['Ли'])
  })

  test('signs that mean something to the database mean themselves', async () => {
    for (const name of ['ков%', '%%%', 'к_в', "ков'", 'ков\\', '___']) expect(await lastNames({ name })).toEqual([])
  })
})

describe('doctors by their ids', () => {
  test('come in the order asked, without those whom nobody knows [6.05] [7.85]', async () => {
    const [one, two] = await doctors({ lastName: 'Абрамова' }, { lastName: 'Борисова' })
    await server.aSlot({ assignmentId: two!.assignmentId })
    const ids = `${two!.doctorId},2147483647,0,${one!.doctorId}`
    const response = await fetch(`${server.url}/api/v2/public/booking/all/physicians?ids=${ids}`)
    expect((await response.json()).data.doctors).toMatchObject([
      { doctorId: two!.doctorId, nearestTimeslot: '2026-11-24T11:30:00Z' },
      { doctorId: one!.doctorId, nearestTimeslot: null }
    ])
  })

  test('are those of the provider; an unknown provider is not found', async () => {
    const [one, two] = await doctors({ provider: 'azure' }, { provider: 'birch' })
    const ids = `${one!.doctorId},${two!.doctorId}`
    const birch = await server.nobody(listPhysicians, { provider: 'birch', ids })
    expect(birch.ok && birch.value.doctors.map(doctor => doctor.doctorId)).toEqual([two!.doctorId])
    expect(await server.nobody(listPhysicians, { provider: 'unknown', ids })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })

  test('what is not a list of at most fifty ids is refused', async () => {
    for (const ids of ['', 'a', '1,', '1;2', Array.from({ length: 51 }, (_, n) => n + 1).join(',')]) {
      expect(await server.nobody(listPhysicians, { provider: 'all', ids })).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
    }
  })

  test('come with or without the places where they work, with one address of their photo [3.34] [3.35] [7.86] [7.89]', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    await server.store.run(sql`update doctors set photo_url = 'https://photos.example/1.jpg'`)
    const places = async (includeAssignments?: 'true' | 'false') => {
      const answer = await server.nobody(listPhysicianCards, {
        provider: 'azure',
        ids: doctorId,
        ...(includeAssignments ? { includeAssignments } : {})
      })
      return answer.ok && answer.value.doctors[0]?.worksAt.map(place => place.assignmentId)
    }
    expect(await places('true')).toEqual([assignmentId])
    expect(await places('false')).toEqual([])
    expect(await places()).toEqual([])
    const bare = await server.nobody(listPhysicianCards, { provider: 'azure', ids: doctorId })
    expect(bare).toMatchObject({ value: { doctors: [{ doctorId, photoUrl: 'https://photos.example/1.jpg' }] } })
  })
})

describe('services of an assignment', () => {
  test('are browsed by an anonymous visitor; hidden ones are left out [6.04] [7.87] [7.02]', async () => {
    const { assignmentId } = await server.aDoctor()
    const second = await aService(assignmentId, { name: 'ЭКГ', price: null })
    const first = await aService(assignmentId, { name: 'Консультация' })
    await aService(assignmentId, { name: 'Скрытая', hidden: true })
    await aService((await server.aDoctor()).assignmentId, { name: 'Другого врача' })
    const response = await fetch(`${server.url}/api/v2/public/booking/azure/assignments/${assignmentId}/services`)
    const facts = { description: 'Описание', duration: 30, forAdult: true, forChildren: false, childrenAge: -1 }
    expect((await response.json()).data.services).toEqual([
      { id: first, name: 'Консультация', code: 'Консультация', price: 6200, ...facts },
      { id: second, name: 'ЭКГ', code: 'ЭКГ', price: null, ...facts }
    ])
  })

  test('nothing is found under an unknown assignment or another provider', async () => {
    const { assignmentId } = await server.aDoctor()
    await server.aDoctor({ provider: 'birch' })
    const code = async (provider: string, id: string) => {
      const answer = await server.nobody(listAssignmentServices, { provider, assignmentId: id })
      return answer.ok ? answer.value.services : answer.code
    }
    expect(await code('all', assignmentId)).toEqual([])
    expect(await code('all', '2147483647')).toBe('NOT_FOUND')
    expect(await code('all', '2147483648')).toBe('INVALID_INPUT')
    expect(await code('birch', assignmentId)).toBe('NOT_FOUND')
    expect(await code('unknown', assignmentId)).toBe('NOT_FOUND')
  })
})
