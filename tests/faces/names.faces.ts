// Towns and specialities in the language of the person; what only a clinic names stays as the clinic says it.
import { bookService } from '@vizit/contract/booking'
import { FORMS, UNITS } from '@vizit/parts/specialities/drug-terms'
import { ru as specialitiesRu } from '@vizit/parts/specialities/messages.ru'
import { REACHED } from '@vizit/parts/specialities/names-in'
import { HOURS } from '@vizit/parts/specialities/services-in'
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { DRUG_LINES } from '../../apps/server/src/store/demo/drugs.data.ts'
import { SPECIALITIES } from '../../apps/server/src/store/demo/specialities.ts'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

const wordsBe = await allWordsIn(belarusian)
const wordsEn = await allWordsIn(english)

const LANGUAGES = [
  {
    code: 'en',
    words: wordsEn,
    minsk: 'Minsk',
    towns: ['Nesvizh', 'Novogrudok', 'Zaslavl', 'Zhodino'],
    nesvizh: 'Nesvizh',
    specialities: ['Cardiologist', 'Internist', 'Oncologist', 'Мануальный терапевт'],
    therapist: 'Internist',
    reached: 'first category',
    service: 'Heart ultrasound',
    direction: 'Consultations',
    hours: 'Mon–Fri 8:00–20:00'
  },
  {
    code: 'be',
    words: wordsBe,
    minsk: 'Мінск',
    towns: ['Жодзіна', 'Заслаўе', 'Навагрудак', 'Нясвіж'],
    nesvizh: 'Нясвіж',
    specialities: ['Анколаг', 'Кардыёлаг', 'Мануальный терапевт', 'Тэрапеўт'],
    therapist: 'Тэрапеўт',
    reached: 'першая катэгорыя',
    service: 'УГД сэрца',
    direction: 'Кансультацыі',
    hours: 'Пн–Пт 8:00–20:00, Аў выхадны'
  }
] as const

/** A patient whose browser speaks the language, and four doctors in Minsk; the first is a Терапевт. */
async function aPatientWho(language: string): Promise<Person & { timetableId: string; assignmentId: string; doctorId: string }> {
  const olga = await world.aPatient()
  const therapist = await world.aDoctor({ lastName: 'Мороз' })
  for (const speciality of ['Онколог', 'Кардиолог', 'Мануальный терапевт']) await world.aDoctor({ speciality })
  localStorage.setItem('vizit.language', language)
  return { ...olga, ...(await world.aSlot(therapist)), doctorId: therapist.doctorId }
}

/** An ultrasound of the heart, which has names in three languages, and a check-up, which has none; a browser that speaks the language. */
async function aNamedService(language: string): Promise<{ serviceId: string; assignmentId: string }> {
  const { assignmentId } = await world.aDoctor()
  const { serviceId } = await world.aService(assignmentId, { name: 'УЗИ сердца' })
  await world.aService(assignmentId, { name: 'Осмотр' })
  await world.sql(
    `update services set name_en = 'Heart ultrasound', name_be = 'УГД сэрца', description = 'Не ешьте с вечера.' where id = ${serviceId}`
  )
  await world.sql(`update service_directions set name_en = 'Consultations', name_be = 'Кансультацыі'`)
  localStorage.setItem('vizit.language', language)
  return { serviceId, assignmentId }
}

async function aTimeAt(assignmentId: string) {
  return { olga: await world.aPatient(), slot: await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' }) }
}

/** In the order of the Russian alphabet, as the server has them; `firstBranch`: each has a branch from this one on. */
async function otherTowns(firstBranch?: number): Promise<void> {
  await world.sql(`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values
    (2, 'zhodino', 'Жодино', 'Zhodino', 'Жодзіна', 'medcenters;drugs', 2), (3, 'zaslavl', 'Заславль', 'Zaslavl', 'Заслаўе', 'medcenters;drugs', 3),
    (4, 'nesvizh', 'Несвиж', 'Nesvizh', 'Нясвіж', 'medcenters;drugs', 4), (5, 'novogrudok', 'Новогрудок', 'Novogrudok', 'Навагрудак', 'medcenters;drugs', 5)`)
  if (firstBranch !== undefined) await world.sql(`update branches set town_id = 2 + id - ${firstBranch} where id >= ${firstBranch}`)
}

const options = (dialog: Locator) =>
  dialog
    .getByRole('option')
    .elements()
    .map(one => one.querySelector('span > span')?.textContent)

test('every speciality of the product has its word in each language: they are found by the names that the server says', () => {
  const others = new Set<string>([...REACHED, ...HOURS, ...FORMS, ...UNITS, 'as-written'])
  const ofSpecialities = (words: typeof specialitiesRu) => Object.entries(words).filter(([code]) => !others.has(code))
  expect(ofSpecialities(specialitiesRu)).toEqual(SPECIALITIES.map(({ code, name }) => [code, name]))
  // What the server says in calendars and reports is what the pages say.
  expect(ofSpecialities(wordsEn.specialities)).toEqual(SPECIALITIES.map(({ code, nameEn }) => [code, nameEn]))
  expect(ofSpecialities(wordsBe.specialities)).toEqual(SPECIALITIES.map(({ code, nameBe }) => [code, nameBe]))
})

test('every form and unit of the demo catalogue of drugs has its word in each language', () => {
  const said = DRUG_LINES.trim()
    .split('\n')
    .flatMap(line => line.split('|')[3]!.split('; '))
    .map(text => /^(\D+) (\d.*)$/.exec(text)!)
  const known = (codes: readonly (keyof typeof specialitiesRu)[]) => new Set(codes.map(code => specialitiesRu[code]))
  const [forms, units] = [known(FORMS), known(UNITS)]
  expect(said.length).toBeGreaterThan(400)
  expect(said.map(([, form]) => form!).filter(form => !forms.has(form))).toEqual([])
  expect(said.flatMap(([, , doses]) => doses!.match(/\p{L}+/gu) ?? []).filter(unit => !units.has(unit))).toEqual([])
  for (const words of [wordsEn, wordsBe]) for (const code of [...FORMS, ...UNITS]) expect(words.specialities[code]).toMatch(/\p{L}/u)
})

describe.each(LANGUAGES)('in the language "$code"', ({ code, words, minsk, towns, nesvizh, specialities, therapist, reached, ...said }) => {
  test('specialities are named and ordered by it, found by that name and by the Russian one; one that only a clinic has stays as it is', async () => {
    const { doctorId, ...olga } = await aPatientWho(code)
    openFace('/timeslot', olga)
    await page.getByRole('button', { name: new RegExp(`^${words.booking.whom}`) }).click()
    const dialog = page.getByRole('dialog', { name: words.booking.chooseDoctor })
    await expect.poll(() => options(dialog)).toEqual([words.booking.allSpecialities, ...specialities])
    const search = dialog.getByRole('combobox', { name: words.booking.searchSpeciality })
    await search.fill(therapist.slice(0, 5).toLowerCase())
    await expect.poll(() => options(dialog)).toEqual([therapist])
    await search.fill('терапевт')
    await expect.poll(() => options(dialog)?.toSorted()).toEqual([therapist, 'Мануальный терапевт'].toSorted())
    await dialog.getByRole('option', { name: new RegExp(`^${therapist}`) }).click()
    await expectSays(page.getByRole('button', { name: new RegExp(`^${words.booking.whom}`) }), `Мороз А. С., ${therapist.toLowerCase()}`)
    await expectSays(page.getByRole('article', { name: /^Мороз/ }), `${therapist}, ${reached}`)
    openFace(`/doctor/${doctorId}`, olga)
    await expect.element(page.getByText(`${therapist}, ${reached}`)).toBeVisible()
  })

  test('a visit says the speciality in it, and is found by that name and by the Russian one', async () => {
    const olga = await aPatientWho(code)
    await aVisit(olga, olga)
    openFace(`/visits?q=${encodeURIComponent(therapist)}`, olga)
    const visit = page.getByRole('article', { name: /^Мороз/ })
    await expectSays(visit, `${therapist} · `)
    const search = page.getByRole('searchbox', { name: words.visits.search })
    for (const [typed, found] of [
      ['онколог', 0],
      ['терапевт', 1]
    ] as const) {
      await search.fill(typed)
      await expect.poll(() => visit.elements().length).toBe(found)
    }
  })

  test('towns are named by it where a doctor is looked for: the big cities first, the others in its order', async () => {
    // Two branches stay in the first town: the only one would be chosen by itself.
    for (let doctors = 1; doctors <= 6; doctors++) await world.aDoctor()
    const [branch] = await world.sql('select min(id) as id from branches')
    await otherTowns(Number(branch!.id) + 2)
    localStorage.setItem('vizit.language', code)
    openFace('/timeslot')
    const where = page.getByRole('button', { name: new RegExp(`^${words.booking.where}`) })
    await expectSays(where, minsk)
    await where.click()
    await page.getByRole('button', { name: new RegExp(words.booking.changeTown) }).click()
    const dialog = page.getByRole('dialog', { name: words.booking.town })
    await expect.poll(() => options(dialog)).toEqual([minsk, ...towns])
    await dialog.getByRole('option', { name: nesvizh }).click()
    await expect.element(page.getByRole('option', { name: words.booking.allBranches(nesvizh) })).toBeVisible()
  })

  test('a town is found by its name in it and by the Russian one', async () => {
    await world.aDoctor()
    await otherTowns()
    localStorage.setItem('vizit.language', code)
    openFace('/drugs')
    await page.getByRole('button', { name: words.lists.townLabel(minsk) }).click()
    const dialog = page.getByRole('dialog', { name: words.lists.town })
    for (const typed of [nesvizh, 'несвиж']) {
      await dialog.getByRole('combobox').fill(typed)
      await expect.poll(() => options(dialog)).toEqual([nesvizh])
    }
    await dialog.getByRole('option', { name: nesvizh }).click()
    await expect.element(page.getByRole('button', { name: words.lists.townLabel(nesvizh) })).toBeVisible()
  })

  test('the list of services and the page of a service name them in it, and find them by that name and by the Russian one; what has no name stays Russian and says so', async () => {
    const { serviceId } = await aNamedService(code)
    openFace('/services')
    const row = page.getByRole('link', { name: said.service })
    await expect.element(row).toBeVisible()
    await expect.element(page.getByRole('heading', { name: said.direction })).toBeVisible()
    const unnamed = page.getByText('Осмотр', { exact: true })
    await expect.element(unnamed).toHaveAttribute('lang', 'ru')
    const search = page.getByRole('searchbox', { name: words.directory.searchService })
    for (const typed of [said.service.slice(0, 6).toLowerCase(), 'узи серд']) {
      await search.fill(typed)
      await expect.element(unnamed).not.toBeInTheDocument()
      await expect.element(row).toBeVisible()
    }
    openFace(`/services/${serviceId}`)
    await expect.element(page.getByRole('heading', { level: 1, name: said.service })).toBeVisible()
    await expect.element(page.getByText('Не ешьте с вечера.')).toHaveAttribute('lang', 'ru')
    await expect.poll(() => document.title).toContain(said.service)
  })

  test('a booked visit names its service in it, and is found by that name', async () => {
    const { serviceId, ...given } = await aNamedService(code)
    const { olga, slot } = await aTimeAt(given.assignmentId)
    const booked = agreed(
      await callAs(olga)(bookService, { ...slot, serviceId, serviceName: 'УЗИ сердца', slotDuration: 20, profileId: olga.profileId })
    )
    openFace(`/successfully-booked?order=${booked.orderId}`, olga)
    await expect.element(page.getByRole('main').getByText(said.service, { exact: true })).toBeVisible()
    openFace(`/visits?q=${encodeURIComponent(said.service)}`, olga)
    await expect.element(page.getByRole('article', { name: said.service })).toBeVisible()
  })

  test('the server does not answer: the names of last time are said, and Russian ones where there was no such time', async () => {
    await aNamedService(code)
    openFace('/services')
    await expect.element(page.getByRole('link', { name: said.service })).toBeVisible()
    await world.faults([{ path: `/api/v2/public/names/${code}`, kind: 'cut' }])
    openFace('/services')
    await expect.element(page.getByRole('link', { name: said.service })).toBeVisible()
    localStorage.removeItem(`vizit.names.${code}`)
    openFace('/services')
    await expect.element(page.getByText('УЗИ сердца', { exact: true })).toHaveAttribute('lang', 'ru')
  })

  test('the hours of a branch are said in it', async () => {
    await world.aDoctor()
    await world.sql(`update branches set schedule = '${code === 'be' ? 'Пн–Пт 8:00–20:00, Вт выходной' : 'Пн–Пт 8:00–20:00'}'`)
    const [centre] = await world.sql('select centre_id as id from branches')
    localStorage.setItem('vizit.language', code)
    openFace(`/centre/${centre!.id}`)
    await expect.element(page.getByText(said.hours, { exact: true })).toBeVisible()
  })
})
