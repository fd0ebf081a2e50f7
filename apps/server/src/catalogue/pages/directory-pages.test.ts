import { bookDoctorSlot } from '@vizit/contract/booking'
import { listDoctors } from '@vizit/contract/catalogue'
import { getDirectoryService, listDirectoryTowns, listTownDoctors, listTownSpecialities } from '@vizit/contract/directory'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { drawnFace, ROUTES } from '../../app.ts'
import { buildHttp } from '../../http/server.ts'
import { sql } from '../../store/store.ts'
import type { DoctorFacts } from '../../testing/test-doctors.ts'
import { testPages } from '../../testing/test-pages.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const tools = testPages()
const http = await buildHttp(server.deps, { routes: ROUTES, faces: { cabinet: tools.folder }, drawn: drawnFace(server.deps, tools) })
const origin = server.config.passkeys.origin
beforeEach(() => server.reset())
afterAll(async () => {
  await http.close()
  await server.stop()
  tools.remove()
})

/** As a robot or a browser without scripts reads it. */
async function read(url: string) {
  const { statusCode, body, headers } = await http.inject({ url })
  const one = (pattern: RegExp) => pattern.exec(body)?.[1]
  return {
    status: statusCode,
    body,
    headers,
    language: one(/<html lang="([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    alternates: [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(match => [match[1], match[2]]),
    isIndexed: !body.includes('<meta name="robots" content="noindex">'),
    heading: one(/<h1[^>]*>([^<]*)<\/h1>/),
    names: [...body.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"[^>]*>([^<]*)/g)].map(match => match[2]),
    thing: JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? 'null') as Record<string, unknown> | null,
    hrefs: [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(match => match[1]!.replaceAll('&amp;', '&')),
    text: body
      .replace(/<script\b.*?<\/script>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  }
}

const SPECIALITIES = { therapist: 'Терапевт', cardiologist: 'Кардиолог', surgeon: 'Хирург' }

/** A doctor of Minsk. Specialities get the codes that the product has. */
async function aDoctor(speciality: keyof typeof SPECIALITIES, lastName: string, startsAt?: string, facts: DoctorFacts = {}) {
  const doctor = await server.aDoctor({ speciality, lastName, ...facts })
  await server.store.run(sql`update specialities set name = ${SPECIALITIES[speciality]} where code = ${speciality}`)
  await server.store.run(
    sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (0, 'all', 'Все', 'All', 'Усе', '', 0), (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors', 2), (12, 'baran', 'Барань', 'Baran', 'Барань', '', 12) on conflict do nothing`
  )
  const slot = startsAt === undefined ? null : await server.aSlot({ assignmentId: doctor.assignmentId, startsAt })
  return { ...doctor, slot }
}

const moveTo = (townId: number, branchId: string) =>
  server.store.run(sql`update branches set town_id = ${townId} where id = ${branchId}::int`)

test('the doctors of a speciality in a town stand on a page without a script: who, where, for how much, when, the soonest first', async () => {
  const later = await aDoctor('therapist', 'Ковалёва', '2026-11-25T11:30:00Z')
  const sooner = await aDoctor('therapist', 'Яновская', '2026-11-24T11:30:00Z')
  const never = await aDoctor('therapist', 'Адамович')
  await aDoctor('surgeon', 'Зуева')
  const page = await read('/doctors/minsk/therapist')
  expect([page.status, page.heading]).toEqual([200, 'Терапевт, Минск'])
  expect(page.names).toEqual(['Яновская Анна Сергеевна', 'Ковалёва Анна Сергеевна', 'Адамович Анна Сергеевна'])
  for (const said of [
    '3 врача',
    'взрослых',
    'Каштан',
    'Сурганова, 47Б',
    '62',
    '24 ноября, 14:30',
    '25 ноября, 14:30',
    'Свободного времени онлайн нет'
  ])
    expect(page.text).toContain(said)
  // Each doctor's page and times, and the whole timetable with the town and the speciality chosen.
  for (const { doctorId } of [later, sooner, never]) expect(page.hrefs).toContain(`/doctor/${doctorId}`)
  expect(page.hrefs).toContain(`/timeslot?townId=1&doctorId=${sooner.doctorId}&day=2026-11-24`)
  expect(page.hrefs).toContain(`/timeslot?townId=1&specialityId=${sooner.specialityId}`)
})

test('search engines are told of a speciality in a town its title, one address and that of each language, its doctors with their prices and no rating', async () => {
  const { doctorId } = await aDoctor('therapist', 'Ковалёва', '2026-11-24T11:30:00Z')
  const page = await read('/doctors/minsk/therapist?utm_source=letter')
  const path = '/doctors/minsk/therapist'
  expect(page.title).toBe('Терапевт, Минск: запись онлайн и цены — Визит')
  expect(page.description).toBe('Терапевт, Минск: 1 врач. Приём от 62 руб. Запись онлайн.')
  expect(page.canonical).toBe(origin + path)
  expect(page.alternates).toEqual([
    ['ru', origin + path],
    ['en', `${origin}/en${path}`],
    ['be', `${origin}/be${path}`],
    ['x-default', origin + path]
  ])
  expect(page.thing).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: [{ item: `${origin}/doctors` }, { name: 'Минск', item: `${origin}/doctors/minsk` }] },
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            item: {
              '@type': 'Physician',
              name: 'Ковалёва Анна Сергеевна',
              url: `${origin}/doctor/${doctorId}`,
              medicalSpecialty: 'Терапевт',
              makesOffer: [{ '@type': 'Offer', price: '62.00', priceCurrency: 'BYN' }]
            }
          }
        ]
      }
    ]
  })
  expect(page.body).not.toMatch(/AggregateRating/i)
  expect(page.isIndexed).toBe(true)
  const [en, be] = [await read(`/en${path}`), await read(`/be${path}`)]
  expect([en.language, en.heading, en.canonical]).toEqual(['en', 'Internist, Minsk', `${origin}/en${path}`])
  expect([be.language, be.heading]).toEqual(['be', 'Тэрапеўт, Мінск'])
  expect(en.hrefs).toContain(`/en/doctor/${doctorId}`)
})

test('one walks from all towns to a town, its specialities and other towns with the same one', async () => {
  const here = await aDoctor('therapist', 'Ковалёва')
  await aDoctor('cardiologist', 'Зуева')
  const elsewhere = await aDoctor('therapist', 'Адамович')
  await moveTo(2, elsewhere.branchId)
  const towns = await read('/doctors')
  expect([towns.status, towns.heading, towns.canonical]).toEqual([200, 'Врачи по городам', `${origin}/doctors`])
  expect(towns.hrefs).toEqual(expect.arrayContaining(['/doctors/minsk', '/doctors/gomel', '/services']))
  expect(towns.hrefs).not.toContain('/doctors/baran')
  const town = await read('/doctors/minsk')
  expect([town.status, town.heading, town.title]).toEqual([200, 'Врачи, Минск', 'Врачи, Минск: все специальности — Визит'])
  expect(town.hrefs).toEqual(expect.arrayContaining(['/doctors/minsk/therapist', '/doctors/minsk/cardiologist', '/doctors/gomel']))
  const page = await read('/doctors/minsk/therapist')
  expect(page.names).toEqual(['Ковалёва Анна Сергеевна'])
  expect(page.hrefs).toEqual(expect.arrayContaining(['/doctors/gomel/therapist', '/doctors/minsk/cardiologist', '/doctors/minsk']))
  // Whoever reads of a doctor finds colleagues.
  expect((await read(`/doctor/${here.doctorId}`)).hrefs).toContain('/doctors/minsk/therapist')
})

test('beyond twenty doctors a page has another after it, with an address of its own; a page after the last is none', async () => {
  for (let n = 10; n < 32; n++) await aDoctor('therapist', `Врачова${String.fromCharCode(1062 + n)}`)
  const [first, second] = [await read('/doctors/minsk/therapist'), await read('/doctors/minsk/therapist/2')]
  expect([first.names.length, second.names.length, new Set([...first.names, ...second.names]).size]).toEqual([20, 2, 22])
  expect(first.hrefs).toContain('/doctors/minsk/therapist/2')
  expect(second.hrefs).toContain('/doctors/minsk/therapist')
  expect([second.canonical, second.title]).toEqual([
    `${origin}/doctors/minsk/therapist/2`,
    'Терапевт, Минск: запись онлайн и цены, страница 2 — Визит'
  ])
  expect([(await read('/doctors/minsk/therapist/3')).status, (await read('/doctors/minsk/therapist/two')).status]).toEqual([404, 404])
  const one = await read('/en/doctors/minsk/therapist/1')
  expect([one.status, one.headers.location]).toEqual([301, '/en/doctors/minsk/therapist'])
})

test('what is no town, speciality or service is not found; what nobody does here is an honest page that search engines leave out', async () => {
  const { branchId } = await aDoctor('therapist', 'Ковалёва')
  await aDoctor('surgeon', 'Зуева')
  await moveTo(2, branchId)
  for (const url of [
    '/doctors/atlantis',
    '/doctors/all',
    '/doctors/minsk/sorcerer',
    '/doctors/atlantis/therapist',
    '/services/999999',
    '/services/ivanov',
    '/be/doctors/atlantis'
  ]) {
    const page = await read(url)
    expect([url, page.status, page.canonical, page.thing]).toEqual([url, 404, undefined, null])
    expect(page.body).toMatch(/<h1[^>]*>.+<\/h1>.*href="(?:\/be)?\/doctors"/s)
  }
  const nobody = await read('/doctors/minsk/therapist')
  expect([nobody.status, nobody.isIndexed, nobody.canonical]).toEqual([200, false, undefined])
  expect(nobody.text).toContain('здесь таких врачей нет')
  expect(nobody.hrefs).toEqual(expect.arrayContaining(['/doctors/gomel/therapist', '/doctors/minsk/surgeon']))
  const empty = await read('/doctors/baran')
  expect([empty.status, empty.isIndexed]).toEqual([200, false])
  expect(empty.hrefs).toContain('/doctors/gomel')
})

test('the page of a speciality is drawn once and sent again until the times of somebody on it are others, or a doctor comes or goes', async () => {
  const { slot, assignmentId } = await aDoctor('therapist', 'Ковалёва', '2026-11-24T11:30:00Z')
  await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:00:00Z' })
  const other = await aDoctor('surgeon', 'Лось')
  const before = tools.drawn()
  expect((await read('/doctors/minsk/therapist')).text).toContain('24 ноября, 14:30')
  await read('/doctors/minsk/therapist')
  expect(tools.drawn() - before).toBe(1)
  // A time of somebody who does not stand on it is nothing to this page.
  await server.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-25T12:00:00Z' })
  await read('/doctors/minsk/therapist')
  expect(tools.drawn() - before).toBe(1)
  await server.aSlot({ assignmentId, startsAt: '2026-11-25T12:00:00Z' })
  const patient = await server.aPatient()
  expect(await patient.call(bookDoctorSlot, { ...slot!, profileId: patient.profileId })).toMatchObject({ ok: true })
  expect((await read('/doctors/minsk/therapist')).text).toContain('24 ноября, 15:00')
  server.setNow('2026-11-24T11:59:00Z')
  expect((await read('/doctors/minsk/therapist')).text).toContain('Сегодня, 15:00')
  // What has begun is free no longer.
  server.setNow('2026-11-24T12:00:01Z')
  expect((await read('/doctors/minsk/therapist')).text).toContain('25 ноября, 15:00')
  await aDoctor('therapist', 'Зуева')
  expect((await read('/doctors/minsk/therapist')).names).toHaveLength(2)
  server.setNow('2026-11-20T08:00:00Z')
})

test('the list of a town shows whom the timetable shows a visitor, and the same soonest times', async () => {
  await aDoctor('therapist', 'Ковалёва', '2026-11-24T11:30:00Z', { onlineBooking: 'programme-only' })
  await aDoctor('therapist', 'Зуева', '2026-11-25T11:30:00Z', { onlineBooking: 'registry-only' })
  const gone = await aDoctor('therapist', 'Адамович', '2026-11-23T11:30:00Z')
  await server.store.run(sql`update assignments set gone_at = ${server.now()} where id = ${gone.assignmentId}::int`)
  await server.store.run(sql`update doctors set gone_at = ${server.now()} where id = ${gone.doctorId}::int`)
  const shown = await server.nobody(listTownDoctors, { provider: 'all', town: 'minsk', speciality: 'therapist' })
  const known = await server.nobody(listDoctors, { provider: 'all', townId: '1', sort: 'byDate' })
  if (!shown.ok || !known.ok) throw new Error('refused')
  const told = (one: { doctorId: string; onlineBooking: string; nearestTimeslot: string | null }) => [
    one.doctorId,
    one.onlineBooking,
    one.nearestTimeslot
  ]
  expect(shown.value.doctors.map(told)).toEqual(known.value.doctors.map(told))
  expect(shown.value.doctors.map(one => one.onlineBooking)).toEqual(['registry-only', 'programme-only'])
  // Whom the registry alone writes down is not led to times.
  const page = await read('/doctors/minsk/therapist')
  expect(page.hrefs.filter(href => href.includes('day='))).toHaveLength(1)
})

test('the directory names of a provider what is its own, and refuses what there is not', async () => {
  await aDoctor('therapist', 'Ковалёва')
  await aDoctor('surgeon', 'Зуева', undefined, { provider: 'linden' })
  const own = { provider: 'linden', town: 'minsk' }
  expect(await server.nobody(listTownSpecialities, own)).toMatchObject({
    ok: true,
    value: { doctors: 1, specialities: [{ specialityCode: 'surgeon' }] }
  })
  expect(await server.nobody(listTownDoctors, { ...own, speciality: 'therapist' })).toMatchObject({
    ok: true,
    value: { doctors: [], total: 0 }
  })
  for (const refused of [
    await server.nobody(listDirectoryTowns, { provider: 'nobody' }),
    await server.nobody(listTownSpecialities, { provider: 'nobody', town: 'minsk' }),
    await server.nobody(listTownDoctors, { provider: 'nobody', town: 'minsk', speciality: 'therapist' }),
    await server.nobody(getDirectoryService, { provider: 'all', serviceId: '999999' })
  ])
    expect(refused).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

/** An ECG at two centres, of which one is in Gomel; a service that clinics keep to themselves; one that nobody gives. */
async function services() {
  const [minsk, gomel] = [await aDoctor('cardiologist', 'Ковалёва'), await aDoctor('cardiologist', 'Зуева')]
  await moveTo(2, gomel.branchId)
  await server.store.run(sql`insert into service_directions (id, code, name, sort) values (1, 'diagnostics', 'Диагностика', 1)`)
  await server.store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'heart', 'Сердце')`)
  await server.store.run(sql`
    insert into services (id, sub_group_id, code, name, description, for_adult, for_children, hidden)
    values (1, 1, 'ecg', 'Электрокардиограмма', 'Запись работы сердца.', true, true, false), (2, 1, 'load', 'Нагрузочный тест', '', true, false, false),
      (3, 1, 'own', 'Служебная', '', true, true, true), (4, 1, 'never', 'Никем не оказывается', '', true, true, false)`)
  await server.store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    values (${minsk.assignmentId}::int, 1, 20, 4800), (${gomel.assignmentId}::int, 1, 30, 9000), (${minsk.assignmentId}::int, 2, 30, null),
      (${minsk.assignmentId}::int, 3, 30, 100)`)
  return { minsk, gomel }
}

test('a service stands on a page without a script: what it is, for whom, from what to what price, and where; its times are one step away', async () => {
  await services()
  const page = await read('/services/1')
  expect([page.status, page.heading, page.title]).toEqual([200, 'Электрокардиограмма', 'Электрокардиограмма: запись онлайн и цены — Визит'])
  for (const said of [
    'Запись работы сердца.',
    'От 48 до 90 руб.',
    'Для взрослых и детей',
    'Минск',
    'Гомель',
    '1 специалист',
    'от 48 руб.',
    'от 90 руб.'
  ])
    expect(page.text).toContain(said)
  expect(page.hrefs).toEqual(
    expect.arrayContaining([
      '/service?serviceId=1',
      '/service?townId=1&serviceId=1',
      '/service?townId=2&serviceId=1',
      '/services/2',
      '/services'
    ])
  )
  expect(page.hrefs).not.toContain('/services/4')
  expect(page.thing).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'Service',
        name: 'Электрокардиограмма',
        offers: [
          { '@type': 'Offer', price: '48.00', offeredBy: { '@type': 'MedicalClinic', address: { addressLocality: 'Минск' } } },
          { '@type': 'Offer', price: '90.00' }
        ]
      }
    ]
  })
  expect((await read('/en/services/1')).text).toContain('48 to 90 rub.')
})

test('the list of services holds what somebody gives; one that clinics keep to themselves has no page, one that nobody gives says so', async () => {
  const { minsk } = await services()
  const list = await read('/services')
  expect([list.status, list.heading]).toEqual([200, 'Услуги'])
  expect(list.hrefs.filter(href => href.startsWith('/services/'))).toEqual(['/services/2', '/services/1'])
  expect((await read('/services/3')).status).toBe(404)
  const nobody = await read('/services/4')
  expect([nobody.status, nobody.isIndexed]).toEqual([200, false])
  expect(nobody.text).toContain('Сейчас эту услугу никто не оказывает')
  const { centre_id } = (await server.store.row<{ centre_id: number }>(
    sql`select centre_id from branches where id = ${minsk.branchId}::int`
  ))!
  const centre = await read(`/centre/${centre_id}`)
  expect(centre.hrefs.filter(href => href.startsWith('/services/'))).toEqual(['/services/2', '/services/1'])
  // A price that changes is on the page at once.
  await read('/services/1')
  await server.store.run(
    sql`update assignment_services set price_kopecks = 5100 where assignment_id = ${minsk.assignmentId}::int and service_id = 1`
  )
  expect((await read('/services/1')).text).toContain('От 51 до 90 руб.')
})

test('a service that everybody has ceased to give is gone, and its page says so and leads on; it is there again with the first who gives it', async () => {
  const { minsk } = await services()
  const gone = sql`update assignment_services set gone_at = ${server.now()} where service_id = 2`
  await server.store.run(gone)
  const page = await read('/services/2')
  expect([page.status, page.heading, page.isIndexed]).toEqual([410, 'Нагрузочный тест', false])
  expect(page.text).toContain('Сейчас эту услугу никто не оказывает')
  expect((await read('/en/services/2')).status).toBe(410)
  await server.store.run(sql`update assignment_services set gone_at = null where service_id = 2`)
  expect((await read('/services/2')).status).toBe(200)
  // Whoever gave it works there no longer.
  await server.store.run(sql`update assignments set gone_at = ${server.now()} where id = ${minsk.assignmentId}::int`)
  expect((await read('/services/2')).status).toBe(410)
  // Somebody else gives it still.
  expect((await read('/services/1')).status).toBe(200)
})

test('robots are led to every town, speciality and service with somebody behind it, in each language', async () => {
  await services()
  const locations = async (url: string) =>
    [...(await read(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(match => match[1]!.slice(origin.length))
  expect(await locations('/sitemap.xml')).toEqual(
    ['pages', 'doctor-1', 'centre-1', 'town-1', 'speciality-1', 'service-1'].map(file => `/sitemap/${file}.xml`)
  )
  expect(await locations('/sitemap/town-1.xml')).toEqual(['/doctors', '/doctors/minsk', '/doctors/gomel'])
  expect(await locations('/sitemap/speciality-1.xml')).toEqual(['/doctors/minsk/cardiologist', '/doctors/gomel/cardiologist'])
  expect(await locations('/sitemap/service-1.xml')).toEqual(['/services', '/services/1', '/services/2'])
  expect((await read('/sitemap/speciality-1.xml')).body).toContain(`hreflang="be" href="${origin}/be/doctors/gomel/cardiologist"`)
  expect((await read('/sitemap/town-2.xml')).status).toBe(404)
})

test('services are named in the language of the page, in its order; what has no name in it says that it is Russian', async () => {
  await services()
  await server.store.run(sql`update service_directions set name_en = 'Diagnostics', name_be = 'Дыягностыка'`)
  await server.store.run(sql`update service_sub_groups set name_en = 'Heart', name_be = 'Сэрца'`)
  await server.store.run(sql`update services set name_en = 'Electrocardiogram', name_be = 'Электракардыяграма' where id = 1`)
  const list = await read('/en/services')
  expect(list.text).toMatch(/Diagnostics .* Heart Electrocardiogram/)
  expect(list.body).toContain('<span lang="ru">Нагрузочный тест</span>')
  expect(list.thing).toMatchObject({ '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'ItemList' })]) })
  expect(JSON.stringify(list.thing)).toContain('Electrocardiogram')
  for (const [language, name, about] of [
    ['en', 'Electrocardiogram', 'Diagnostics, Heart'],
    ['be', 'Электракардыяграма', 'Дыягностыка, Сэрца']
  ] as const) {
    const page = await read(`/${language}/services/1`)
    expect([page.language, page.heading]).toEqual([language, name])
    expect(page.title).toContain(name)
    expect(page.description).toContain(name)
    expect(page.text).toContain(about)
    expect(page.thing).toMatchObject({ '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'Service', name }] })
    // What the clinic wrote of it is Russian, whoever reads it.
    expect(page.body).toMatch(/<p[^>]* lang="ru"[^>]*>Запись работы сердца\.<\/p>/)
  }
  expect((await read('/services/1')).body).not.toContain('lang="ru">Запись')
  // A name that is given later is on the page at once.
  await server.store.run(sql`update services set name_en = 'Exercise test' where id = 2`)
  const again = await read('/en/services')
  expect(again.text).toMatch(/Heart Electrocardiogram Exercise test/)
})

test('hours of a centre are said in the language of its page where days and hours alone stand there; what else its clinic wrote stays and says so', async () => {
  const { branchId } = await aDoctor('therapist', 'Ковалёва')
  const { centre_id } = (await server.store.row<{ centre_id: number }>(sql`select centre_id from branches where id = ${branchId}::int`))!
  const hours = (text: string) => server.store.run(sql`update branches set schedule = ${text} where id = ${branchId}::int`)
  await hours('Пн–Пт 8:00–20:00, Сб 9:00–15:00')
  expect((await read(`/en/centre/${centre_id}`)).body).toContain('<span>Mon–Fri 8:00–20:00, Sat 9:00–15:00</span>')
  expect((await read(`/be/centre/${centre_id}`)).text).toContain('Пн–Пт 8:00–20:00, Сб 9:00–15:00')
  await hours('Ежедневно, круглосуточно')
  expect((await read(`/be/centre/${centre_id}`)).body).toContain('<span>Штодня, кругласутачна</span>')
  await hours('По будням с 8 до 20')
  expect((await read(`/en/centre/${centre_id}`)).body).toContain('<span lang="ru">По будням с 8 до 20</span>')
})
