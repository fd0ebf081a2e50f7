import { listDoctors, listDoctorsWithSlots, listFreeDays, listSpecialities } from '@vizit/contract/catalogue'
import { findAnything } from '@vizit/contract/finding'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../../deps.ts'
import { openStore, sql } from '../../store/store.ts'
import { agreed } from '../../testing/test-passkeys.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { aService } from '../../testing/test-service.ts'
import { findAnythingOf } from './find-anything.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Asked = { townId?: string; age?: number; provider?: string; all?: 'doctors' | 'services' | 'centres' }

async function find(text: string, asked: Asked = { townId: '1' }) {
  return agreed(await server.nobody(findAnything, { provider: 'all', text, ...asked }))
}

/** What was found, in short. */
async function names(text: string, asked?: Asked) {
  const found = await find(text, asked)
  return {
    specialities: found.specialities.map(one => one.specialityName),
    doctors: found.doctors.map(one => one.fullName.split(' ')[0]),
    services: found.services.map(one => one.serviceName),
    centres: found.centres.map(one => one.centreName)
  }
}
const NOTHING = { specialities: [], doctors: [], services: [], centres: [] }

async function anotherTown() {
  await server.store.run(sql`
    insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'medcenters', 2)`)
  return '2'
}

describe('a visitor who types', () => {
  test('an everyday word finds the speciality, with how many doctors of the town there are and the nearest time', async () => {
    const { assignmentId } = await server.aDoctor({ lastName: 'Мороз', speciality: 'Оториноларинголог' })
    await server.aDoctor({ lastName: 'Зуева', speciality: 'Кардиолог' })
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T07:20:00Z' })
    for (const text of ['лор', 'ухо', 'болит ухо', 'ЛОР ', 'вуха горла нос'])
      expect((await find(text)).specialities, text).toEqual([
        expect.objectContaining({ specialityName: 'Оториноларинголог', doctors: 1, nearest: '2026-11-24T07:20:00Z' })
      ])
    expect((await find('лор')).specialities[0]).toMatchObject({ called: 'лор' })
    expect((await find('ухо')).specialities[0]).toMatchObject({ called: null })
  })

  test('beside the speciality of an everyday word there is nobody and nothing whose name only holds its letters', async () => {
    const { assignmentId } = await server.aDoctor({ lastName: 'Петухова', speciality: 'Оториноларинголог' })
    await aService(server, assignmentId, { name: 'УЗИ брюшной полости' })
    await server.aDoctor({ lastName: 'Лараш', speciality: 'Кардиолог' })
    for (const text of ['ухо', 'ушной', 'лор'])
      expect([text, await names(text)]).toMatchObject([text, { specialities: ['Оториноларинголог'], doctors: [], services: [] }])
    expect(await names('ларо')).toMatchObject({ doctors: ['Лараш'] })
    expect(await names('петух')).toMatchObject({ doctors: ['Петухова'] })
    expect(await names('брюшной')).toMatchObject({ services: ['УЗИ брюшной полости'] })
  })

  test('of specialities that are as near the one that begins with what was typed stands first', async () => {
    await server.aDoctor({ speciality: 'Стоматолог-терапевт' })
    await server.aDoctor({ speciality: 'Терапевт' })
    for (const text of ['терапевт', 'терап', 'терапевта'])
      expect((await names(text)).specialities, text).toEqual(['Терапевт', 'Стоматолог-терапевт'])
    expect((await names('стоматолог')).specialities[0]).toBe('Стоматолог-терапевт')
  })

  test('a part of a name finds doctors, services and centres, each kind by itself, the nearest first', async () => {
    const { assignmentId } = await server.aDoctor({ lastName: 'Флоринская' })
    await server.aDoctor({ lastName: 'Лорченко' })
    await aService(server, assignmentId, { name: 'Приём лора первичный' })
    await server.store.run(sql`update centres set name = '«Флора»' where id = (select min(id) from centres)`)
    expect(await names('лор')).toEqual({
      specialities: [],
      doctors: ['Лорченко', 'Флоринская'],
      services: ['Приём лора первичный'],
      centres: ['«Флора»']
    })
  })

  test('the name of a doctor with ё, і or ў, in the other layout, in Latin letters or with a slip is found, and what it was read as is said', async () => {
    await server.aDoctor({ lastName: 'Киселёв' })
    for (const text of ['киселев', 'Кіселёў', 'rbctktd', 'kiselev', 'кисилев', 'кселев'])
      expect((await names(text)).doctors, text).toEqual(['Киселёв'])
    expect((await find('киселев')).readAs).toBeNull()
    expect((await find('rbctktd')).readAs).toBe('киселев')
  })

  test('the name of a doctor in Belarusian, in Latin letters of either passport or in Łacinka is found, with a slip too, and beside the town that is called so', async () => {
    const gomel = await anotherTown()
    await server.store.run(sql`update towns set name_ru = 'Иваново', name_en = 'Ivanovo', name_be = 'Іванава' where id = ${gomel}::int`)
    for (const lastName of ['Ковалёв', 'Иванова', 'Савицкая', 'Жук', 'Шевченко']) await server.aDoctor({ lastName })
    for (const [lastName, ...typed] of [
      ['Ковалёв', 'Кавалёў', 'Kovalev', 'Kavaliou', 'Kavaloŭ', 'Kavaliuo', 'kaval'],
      ['Иванова', 'Іванова', 'Ivanova', 'Iwanova', 'Ivamova'],
      ['Савицкая', 'Савіцкая', 'Savitskaya', 'Savickaja', 'Savitskaia'],
      ['Жук', 'Zhuk', 'Žuk', 'Zuk'],
      ['Шевченко', 'Шаўчэнка', 'Shevchenko', 'Shauchenka', 'Saucenka']
    ] as const)
      for (const text of typed) expect([text, (await names(text)).doctors]).toEqual([text, [lastName]])
    expect(await find('Ivanova')).toMatchObject({ readAs: null, towns: [{ townId: gomel }] })
  })

  test('a speciality in Latin letters is not lost behind a doctor whose name begins so', async () => {
    await server.aDoctor({ lastName: 'Лорченко', speciality: 'Оториноларинголог' })
    expect(await names('lor')).toMatchObject({ specialities: ['Оториноларинголог'], doctors: ['Лорченко'] })
  })

  test('an examination that is asked for by its everyday name stands first, by the name that services have', async () => {
    const { assignmentId } = await server.aDoctor({ speciality: 'Врач УЗИ' })
    await aService(server, assignmentId, { name: 'УЗИ почек' })
    for (const text of ['УЗИ', 'ultrasound', 'узд', 'УГД', 'узд почек', 'сделать узи'])
      expect([text, await find(text)]).toMatchObject([text, { asksForService: true, services: [{ serviceName: 'УЗИ почек' }] }])
    expect(await find('врач')).toMatchObject({ asksForService: false })
  })

  test('an examination is found whatever stands between its words, and where nobody makes the one that was asked for, those that are made', async () => {
    const { assignmentId } = await server.aDoctor({ speciality: 'Врач УЗИ' })
    await aService(server, assignmentId, { name: 'УЗИ органов брюшной полости' })
    for (const text of ['узи брюшная полость', 'ultrasound of the abdomen', 'узи селезёнки'])
      expect([text, await find(text)]).toMatchObject([
        text,
        { asksForService: true, services: [{ serviceName: 'УЗИ органов брюшной полости' }] }
      ])
  })

  test('of doctors, services and centres the first few are told with how many there are, and all of one kind where they are asked for', async () => {
    for (let n = 1; n <= 7; n++) {
      const { assignmentId } = await server.aDoctor({ lastName: `Каштан${'абвгдеж'[n - 1]}` })
      await aService(server, assignmentId, { name: `Каштан ${n}` })
    }
    const few = await find('каштан')
    const counts = { doctorsTotal: 7, servicesTotal: 7, centresTotal: 7 }
    expect(few).toMatchObject(counts)
    const first = { doctors: 5, services: 5, centres: 3 }
    const lengths = (found: typeof few) => ({
      doctors: found.doctors.length,
      services: found.services.length,
      centres: found.centres.length
    })
    expect(lengths(few)).toEqual(first)
    for (const all of ['doctors', 'services', 'centres'] as const) {
      const found = await find('каштан', { townId: '1', all })
      expect(found).toMatchObject(counts)
      expect(lengths(found)).toEqual({ ...first, [all]: 7 })
      expect(found[all].slice(0, first[all])).toEqual(few[all])
    }
  })

  test('a test of the blood that nobody offers here is still a service, not an illness of the blood', async () => {
    await server.aDoctor({ speciality: 'Гематолог' })
    for (const text of ['анализ крови', 'blood test', 'аналіз крыві'])
      expect([text, await find(text)]).toMatchObject([text, { asksForService: true, specialities: [], services: [] }])
    expect(await names('врач по крови')).toMatchObject({ specialities: ['Гематолог'] })
  })

  test('who looks for a child finds who sees children, whatever their own age', async () => {
    await server.aDoctor({ speciality: 'Терапевт' })
    await server.aDoctor({ speciality: 'Педиатр', adult: false, children: true })
    for (const text of ['kids doctor', 'дзіцячы доктар', 'температура у ребёнка', 'my child has a fever', 'педиатр'])
      for (const age of [undefined, 36])
        expect([text, await names(text, { townId: '1', ...(age && { age }) })]).toMatchObject([text, { specialities: ['Педиатр'] }])
    expect(await find('педиатр', { townId: '1', age: 36 })).toMatchObject({ forChild: true })
    expect(await find('педиатр', { townId: '1', age: 6 })).toMatchObject({ forChild: false })
    expect(await find('терапевт', { townId: '1', age: 36 })).toMatchObject({ forChild: false })
  })

  test('a doctor of general practice is found by the two letters of their English name; other two letters find nobody', async () => {
    await server.aDoctor({ speciality: 'Врач общей практики' })
    expect(await names('GP')).toMatchObject({ specialities: ['Врач общей практики'] })
    expect(await names('вр')).toEqual(NOTHING)
  })

  test('what is found as it was typed is not mixed with what a slip could mean', async () => {
    await server.aDoctor({ lastName: 'Мороз' })
    await server.aDoctor({ lastName: 'Моруз' })
    expect((await names('мороз')).doctors).toEqual(['Мороз'])
    expect((await names('морыз')).doctors).toEqual(['Мороз', 'Моруз'])
  })

  test('a name of two short words is looked for; fewer than three letters find nobody', async () => {
    await server.aDoctor({ lastName: 'Ли' })
    await server.store.run(sql`update doctors set first_name = 'Ян'`)
    expect((await names('Ли Ян')).doctors).toEqual(['Ли'])
    expect(await names('ли')).toEqual(NOTHING)
    expect(await server.nobody(findAnything, { provider: 'all', text: 'л' })).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
  })

  test('whoever does not see the age of the patient is not found', async () => {
    await server.aDoctor({ lastName: 'Мороз', speciality: 'Терапевт' })
    await server.aDoctor({ lastName: 'Морозова', speciality: 'Педиатр', adult: false, children: true })
    expect(await names('мороз', { townId: '1', age: 8 })).toEqual({ ...NOTHING, doctors: ['Морозова'] })
    expect(await names('температура', { townId: '1', age: 8 })).toEqual({ ...NOTHING, specialities: ['Педиатр'] })
    expect(await names('температура', { townId: '1', age: 68 })).toEqual({ ...NOTHING, specialities: ['Терапевт'] })
  })

  test('where there is nobody in the town, the towns that have such doctors are named with how many, most first', async () => {
    const gomel = await anotherTown()
    await server.aDoctor({ lastName: 'Мороз', speciality: 'Оториноларинголог' })
    expect(await find('лор', { townId: gomel })).toMatchObject({ specialities: [], doctors: [], elsewhere: [{ townId: '1', doctors: 1 }] })
    expect(await find('мороз', { townId: gomel })).toMatchObject({ doctors: [], elsewhere: [{ townId: '1', doctors: 1 }] })
    expect((await find('лор')).elsewhere).toEqual([])
    expect((await names('лор', { townId: '0' })).specialities).toEqual(['Оториноларинголог'])
  })

  test('the name of a town finds the town, in any of three languages', async () => {
    const gomel = await anotherTown()
    for (const text of ['гомель', 'Gomel', 'гом', 'ujvtkm', 'гомил']) expect((await find(text)).towns, text).toEqual([{ townId: gomel }])
  })

  test('words of danger say that an ambulance comes first, whatever else is found', async () => {
    await server.aDoctor({ speciality: 'Кардиолог' })
    expect(await find('боль в груди')).toMatchObject({ danger: true })
    expect(await find('болит сердце')).toMatchObject({ danger: false, specialities: [{ specialityName: 'Кардиолог' }] })
  })

  test('what has just been named otherwise is found by its new name', async () => {
    const { doctorId } = await server.aDoctor({ lastName: 'Мороз' })
    expect((await names('мороз')).doctors).toEqual(['Мороз'])
    await server.store.run(sql`update doctors set last_name = 'Лапицкая' where id = ${doctorId}::int`)
    await expect.poll(async () => (await names('лапицкая')).doctors).toEqual(['Лапицкая'])
    expect((await names('мороз')).doctors).toEqual([])
  })

  test('who looks at one provider finds its own doctors, services, centres, towns and times alone', async () => {
    const gomel = await anotherTown()
    const own = await server.aDoctor({ lastName: 'Мороз', speciality: 'Кардиолог', provider: 'azure' })
    const other = await server.aDoctor({ lastName: 'Морозова', speciality: 'Терапевт', provider: 'rival' })
    const there = await server.aDoctor({ lastName: 'Морозюк', speciality: 'Терапевт', provider: 'rival' })
    await server.store.run(sql`update branches set town_id = ${gomel}::int where id = ${there.branchId}::int`)
    await aService(server, own.assignmentId, { name: 'УЗИ сердца', price: 9000, minutes: 40 })
    const shared = await aService(server, other.assignmentId, { name: 'УЗИ почек', price: 5000 })
    await server.store.run(sql`
      insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks) values
        (${own.assignmentId}, ${shared.serviceId}, 30, 7000)`)
    await aService(server, other.assignmentId, { name: 'УЗИ шеи' })
    await server.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-23T07:20:00Z' })
    await server.aSlot({ assignmentId: own.assignmentId, startsAt: '2026-11-24T07:20:00Z' })
    const asked = { provider: 'azure', townId: '0' }

    const doctors = await find('мороз', asked)
    expect(doctors.doctors.map(one => [one.fullName.split(' ')[0], one.nearestTimeslot])).toEqual([['Мороз', '2026-11-24T07:20:00Z']])
    expect(doctors.doctorsTotal).toBe(1)
    expect((await find('терапевт', asked)).specialities).toEqual([])
    expect((await find('узи', asked)).services).toEqual([
      expect.objectContaining({ serviceName: 'УЗИ почек', priceFrom: 7000, minutes: 30, centres: 1 }),
      expect.objectContaining({ serviceName: 'УЗИ сердца', priceFrom: 9000 })
    ])
    expect(await find('каштан', asked)).toMatchObject({ centres: [{ centreName: 'Каштан' }], centresTotal: 1 })
    expect(await find('каштан', { townId: '0' })).toMatchObject({ centresTotal: 3 })
    expect((await find('гомель', asked)).towns).toEqual([])
    expect((await find('гомель', { provider: 'rival', townId: '0' })).towns).toEqual([{ townId: gomel }])
    expect((await find('мороз', { provider: 'azure', townId: gomel })).elsewhere).toEqual([{ townId: '1', doctors: 1 }])
    expect((await find('узи', { townId: '1' })).services[0]).toMatchObject({ priceFrom: 5000, minutes: 20, centres: 2 })
  })

  test('while a server still counts the free slots the names are found all the same, and nobody’s nearest time is told', async () => {
    const { assignmentId } = await server.aDoctor({ lastName: 'Мороз', speciality: 'Оториноларинголог' })
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T07:20:00Z' })
    const another = openStore(server.store.pool.options.connectionString!, { connections: 4 })
    const ask = (text: string) => findAnythingOf({ store: another, now: server.now() } as Ctx, { provider: 'all', text, townId: '1' })
    const nearest = async () => [(await ask('лор')).specialities[0]?.nearest, (await ask('мороз')).doctors[0]?.nearestTimeslot]
    try {
      await server.store.transaction(async tx => {
        await tx.run(sql`lock table slots in access exclusive mode`)
        expect(await ask('лор')).toMatchObject({ specialities: [{ specialityName: 'Оториноларинголог', doctors: 1, nearest: null }] })
        expect(await ask('мороз')).toMatchObject({
          doctors: [{ fullName: 'Мороз Анна Сергеевна', nearestTimeslot: null }],
          doctorsTotal: 1
        })
      })
      await expect.poll(nearest).toEqual(['2026-11-24T07:20:00Z', '2026-11-24T07:20:00Z'])
    } finally {
      await another.close()
    }
  })

  test('a provider that there is not is refused', async () => {
    expect(await server.nobody(findAnything, { provider: 'nobody', text: 'лор' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })
})

test('days, times, doctors and specialities are asked for the age of a patient: who does not see it is left out', async () => {
  const grown = await server.aDoctor({ lastName: 'Взрослова', speciality: 'Терапевт' })
  const small = await server.aDoctor({
    lastName: 'Детская',
    speciality: 'Педиатр',
    adult: false,
    children: true,
    childrenAge: 3,
    childrenAgeTo: 12
  })
  for (const { assignmentId } of [grown, small]) await server.aSlot({ assignmentId, startsAt: '2026-11-24T07:20:00Z' })
  const whom = async (age: string) => {
    const place = { provider: 'all', townId: '1', age }
    const [days, times, doctors, specialities] = await Promise.all([
      server.nobody(listFreeDays, { ...place, dateStart: '2026-11-24', dateEnd: '2026-11-24' }),
      server.nobody(listDoctorsWithSlots, { ...place, date: '2026-11-24' }),
      server.nobody(listDoctors, place),
      server.nobody(listSpecialities, place)
    ])
    return [
      agreed(days).days.map(day => day.free),
      agreed(times).doctors.map(one => one.doctorId),
      agreed(doctors).doctors.map(one => one.doctorId),
      agreed(specialities).specialities.map(one => [one.specialityName, one.doctors, one.nearest])
    ]
  }
  const one = (doctor: typeof grown, speciality: string) => [
    [1],
    [doctor.doctorId],
    [doctor.doctorId],
    [[speciality, 1, '2026-11-24T07:20:00Z']]
  ]
  expect(await whom('40')).toEqual(one(grown, 'Терапевт'))
  expect(await whom('8')).toEqual(one(small, 'Педиатр'))
  expect(await whom('2')).toEqual([[], [], [], []])
  expect(await whom('13')).toEqual([[], [], [], []])
})
