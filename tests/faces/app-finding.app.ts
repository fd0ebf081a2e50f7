// What is found in the app, and what is kept of it: centres, services, drugs and drugstores, in English.
import { addFavourite } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from './face.ts'
import { openIn } from './open-in.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { isIn } from './visit-world.ts'
import { agreed, callAs, type Person, world } from './world.ts'

/** A drug and the drugstore that has it, in the town of the doctors. */
async function aDrug(): Promise<void> {
  await world.sql(`
    insert into drugs (id, name, form, dose, on_prescription) values ('met', 'Метформин', 'таблетки', '850 мг', true);
    insert into drugstores (id, town_id, name, address, phones, hours, rank)
      select 'seven', min(id), 'Аптека № 7', 'ул. Новая, 1', '', 'круглосуточно', 1 from towns;
    insert into drug_stock (drugstore_id, drug_id, price_kopecks) values ('seven', 'met', 1240)`)
}

const drugs = page.getByRole('list', { name: 'Drugs' }).getByRole('link')
const drugstores = page.getByRole('list', { name: 'Drugstores' }).getByRole('listitem')
const box = page.getByRole('searchbox').first()

test('from home a visitor finds doctors, medical centres, services, drugs and drugstores [1.04, 1.11, 1.14, 1.16, 1.17]', async () => {
  const { assignmentId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  await world.aService(assignmentId, { name: 'УЗИ почек' })
  await world.sql(`update towns set banners = 'doctors;ums;medcenters;drugs'`)
  await aDrug()
  for (const [name, shown] of [
    ['Doctors', () => page.getByRole('link', { name: /1 doctor/ }).first()],
    ['Services', () => page.getByText('УЗИ почек').first()],
    ['Centers', () => page.getByRole('list', { name: 'Medical centers' }).getByRole('link', { name: /Каштан/ })]
  ] as const) {
    openIn('en', '/')
    await page.getByRole('navigation', { name: 'What to find' }).getByRole('link', { name, exact: true }).click()
    await expect.element(shown()).toBeVisible()
  }
  await page.getByRole('searchbox').first().fill('клён')
  await expect.element(page.getByRole('link', { name: /Каштан/ })).not.toBeInTheDocument()
  await page.getByRole('searchbox').first().fill('кашт')
  await expect.element(page.getByRole('list', { name: 'Medical centers' }).getByRole('link', { name: /Каштан/ })).toBeVisible()
  openIn('en', '/')
  await page.getByRole('navigation', { name: 'What to find' }).getByRole('link', { name: 'Drugs', exact: true }).click()
  await box.fill('метф')
  await drugs.first().click()
  await expect.element(drugstores.first()).toMatchTextContent(/Аптека № 7.*12\.40/)
  expect(address()).toBe('/drugs/card')
})

test('what looks like a field on the first page is one: after the press the field of the search has the focus, and what was typed meanwhile', async () => {
  await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openIn('en', '/')
  await page.getByRole('link', { name: 'Doctor, service, symptom or center' }).click()
  await expect.poll(() => document.activeElement?.matches('#main input[type="search"]')).toBe(true)
  await expect.poll(() => address()).toBe('/timeslot')
  expect(document.querySelectorAll('body > input')).toHaveLength(0)
})

test('a medical centre has its name, address, phones, mail and hours [3.40]', async () => {
  const { branchId } = await world.aDoctor()
  await world.sql(`update branches set schedule = 'Пн–Пт 8:00–20:00' where id = ${branchId}`)
  await world.sql(`update centres set phones = '+375 (17) 200-00-01', emails = 'desk@kashtan.example'`)
  openIn('en', '/centres')
  await page
    .getByRole('link', { name: /Каштан/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Каштан' })).toBeVisible()
  await expect
    .element(page.getByRole('article', { name: 'Каштан на Сурганова' }))
    .toMatchTextContent(/ул\. Сурганова, 47Б.*Mon–Fri 8:00–20:00/)
  await expect.element(page.getByRole('link', { name: /200-00-01/ })).toHaveAttribute('href', 'tel:+375172000001')
  await expect.element(page.getByRole('link', { name: /desk@kashtan\.example/ })).toHaveAttribute('href', 'mailto:desk@kashtan.example')
})

test('what one has looked for is offered again, and a drug is put into the medicine chest and taken out [1.32, 1.33]', async () => {
  await world.aDoctor()
  const olga = await world.aPatient()
  await aDrug()
  openIn('en', '/drugs', olga)
  await box.fill('метф')
  await drugs.first().click()
  await page.getByRole('button', { name: 'Put into the chest' }).click()
  await expect.poll(() => world.sql('select 1 from medicine_chest')).toHaveLength(1)
  openIn('en', '/drugs', olga)
  await page.getByRole('button', { name: 'метф', exact: true }).click()
  await expect.element(box).toHaveValue('метф')
  openIn('en', '/drugs/chest', olga)
  const medicine = page.getByRole('article', { name: /^Метформин/ })
  await medicine.getByRole('button', { name: /^Remove from/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(medicine).not.toBeInTheDocument()
})

/** Three services, two of which a programme of this person's pays for. */
async function aPayer(): Promise<Person> {
  const olga = await world.aPatient()
  await world.writeProgrammes()
  const { assignmentId } = await world.aDoctor()
  for (const name of ['УЗИ почек', 'УЗИ печени', 'Массаж спины']) await world.aService(assignmentId, { name })
  await isIn(olga, 'epam-health')
  await world.payAt('azure')
  await world.sql(`insert into programme_services (programme_id, service_id) select 'epam-health', id from services where name like 'УЗИ%'`)
  return olga
}

async function choose(question: RegExp, answer: RegExp): Promise<void> {
  await page.getByRole('button', { name: question }).click()
  await page.getByRole('dialog').getByRole('option', { name: answer }).click()
}

test('services are searched in the catalogue of all, and on request among those that one’s programme pays for [1.15]', async () => {
  openIn('en', '/service', await aPayer())
  const service = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['УЗИ почек', 'Массаж спины']) await expect.element(service(name)).toBeVisible()
  await box.fill('массаж')
  await expect.element(service('УЗИ почек')).not.toBeInTheDocument()
  await expect.element(service('Массаж спины')).toBeVisible()
  await box.fill('')
  await choose(/^Program/, /^Здоровье сотрудника/)
  await expect.element(service('УЗИ почек')).toBeVisible()
  await expect.element(service('Массаж спины')).not.toBeInTheDocument()
})

test('of the choices of a service what must be chosen stands out; what does not go together has an asterisk, and chosen nevertheless it is told not to be supported [5.88, 5.89, 5.90, 8.80, 8.81]', async () => {
  openIn('en', '/service', await aPayer())
  const question = (name: RegExp) => page.getByRole('button', { name })
  await choose(/^Program/, /^Здоровье сотрудника/)
  await expect.element(question(/^Service/)).toMatchTextContent(/must be chosen/)
  await expect.element(question(/^Specialist/)).not.toMatchTextContent(/must be chosen/)
  await question(/^Service/).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('* — does not go with what is already chosen')).toBeVisible()
  await expect.element(dialog.getByRole('option', { name: /^УЗИ почек$/ })).toBeVisible()
  await dialog.getByRole('option', { name: /^Массаж спины \*$/ }).click()
  const told = page.getByRole('status').filter({ hasText: 'Selected combination of options is not supported' })
  await expect.element(told).toMatchTextContent(/Not supported: “Массаж спины” under the program Здоровье сотрудника/)
  await told.getByRole('button', { name: 'Look without program' }).click()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 2, name: /Массаж спины/ })).toBeVisible()
  await expect.element(question(/^Service/)).not.toMatchTextContent(/must be chosen/)
})

async function keep(person: Person, id: string, branchId: string, displayName: string): Promise<void> {
  agreed(await callAs(person)(addFavourite, { id, displayName, photoUrl: '', branchId }))
}

test('doctors and medical centres are kept by their bookmarks; the eleventh doctor takes the place of the one kept first, in words [1.28, 1.29, 1.30, 4.60]', async () => {
  const olga = await world.aPatient()
  for (let at = 0; at < 10; at++) {
    const { doctorId, branchId } = await world.aDoctor({ lastName: `Врач${'абвгдежзик'[at]!}` })
    await keep(olga, doctorId, branchId, `Врач${'абвгдежзик'[at]!} Анна Сергеевна`)
  }
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openIn('en', '/timeslot?day=2026-11-24', olga)
  const kept = page.getByRole('navigation', { name: 'My doctors' }).getByRole('link')
  await expect.poll(() => kept.elements().length).toBe(10)
  await page
    .getByRole('article', { name: /Мороз/ })
    .getByRole('button', { name: /^Add to bookmarks/ })
    .click()
  await expect.element(page.getByText(/the oldest bookmark was removed: Врача Анна Сергеевна/).first()).toBeVisible()
  await expect.poll(() => kept.elements().length).toBe(10)
  await expect.element(kept.first()).toHaveAccessibleName(/Мороз/)

  openIn('en', '/centres', olga)
  await page
    .getByRole('link', { name: /Каштан/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Add to bookmarks/ }).click()
  await expect.element(page.getByText(/^Added to bookmarks/).first()).toBeVisible()
  openIn('en', '/centres?mine=1', olga)
  await expect.element(page.getByRole('list', { name: 'Medical centers' }).getByRole('link', { name: /Каштан/ })).toBeVisible()
})

test('towns that did not come are asked for again at one press, and all that is of a town comes after them', async () => {
  await world.aDoctor()
  otherServiceSays('/api/v2/public/locations', { status: 503, error: 'SERVICE_UNAVAILABLE' })
  openIn('en', '/centres')
  const again = page.getByRole('button', { name: 'Load towns again' })
  await expect.element(again).toBeVisible()
  wayIsFree()
  await again.click()
  await expect.element(page.getByRole('button', { name: /^Town: / })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Medical centers' }).getByRole('link', { name: /Каштан/ })).toBeVisible()
})

test('where no clinic has joined yet each list says that it has nothing, and keeps nobody waiting for a town', async () => {
  for (const [path, words] of [
    ['/', 'Visits, results and family come after signing in'],
    ['/centres', 'No such centers found'],
    ['/doctors-list', 'There are no doctors in this town yet'],
    ['/services', 'There are no services yet'],
    ['/timeslot', 'There are no doctors here'],
    ['/registries', 'There are no phone numbers for this city yet']
  ] as const) {
    openIn('en', path)
    await expect.element(page.getByRole('main').getByText(words)).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main [aria-busy="true"], main [style*="--skeleton-width"]').length).toBe(0)
  }
})

test('the four sections of home stand in one row on a phone, and two in a row where it is narrow or the letters are large', async () => {
  openIn('ru', '/')
  const tiles = page.getByRole('navigation', { name: 'Что найти' }).getByRole('link')
  await expect.element(tiles.nth(3)).toBeVisible()
  const inRows = () => {
    const rows = Object.values(Object.groupBy(tiles.elements(), one => one.getBoundingClientRect().top))
    return rows.map(row => row!.length)
  }
  const isCut = () => tiles.elements().some(one => one.scrollWidth > one.clientWidth)
  try {
    expect([inRows(), isCut()]).toEqual([[4], false])
    await page.viewport(300, 844)
    await expect.poll(inRows).toEqual([2, 2])
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '24px'
    await expect.poll(inRows).toEqual([2, 2])
    expect(isCut()).toBe(false)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  }
})
