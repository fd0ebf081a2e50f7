// Looking for drugs: what is found and whose information it is, in which order drugstores stand, what is kept of it.
import type { Drug, DrugstoreOffer } from '@vizit/contract/drugs'
import { keepDrugSearch } from '@vizit/contract/own-drugs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { callsTo } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const source = { name: 'Справка' }
const drug = (id: string, name: string, onPrescription: boolean): Drug => ({
  id,
  name,
  form: 'таблетки',
  dose: '850 мг',
  onPrescription,
  priceFrom: 1240
})
const FOUND = [drug('m1', 'Метформин', true), drug('m2', 'Метамизол', false)]
const field = page.getByRole('searchbox', { name: 'Найти лекарство' })
const answers = (path: string, data: unknown) => otherServiceSays(path, { status: 200, error: null, data })

function searchFinds(drugs = FOUND, readAs: string | null = null): void {
  answers('/api/v2/public/drugs/popular', { source, searches: ['парацетамол', 'ибупрофен'] })
  answers('/api/v2/public/drugs/search', { source, drugs, readAs })
}

test('what others look for is one press away; what was found says form, prescription and a price from, whose information it is and that prices are informative [1.18, 2.159, 3.67, 3.74, 3.75, 3.76]', async () => {
  await world.aDoctor()
  searchFinds()
  openFace('/drugs')
  const popular = page.getByRole('region', { name: 'Часто ищут' }).getByRole('button')
  await expect.poll(() => popular.elements().map(one => one.textContent)).toEqual(['парацетамол', 'ибупрофен'])
  await popular.first().click()
  await expect.element(field).toHaveValue('парацетамол')
  const found = page.getByRole('list', { name: 'Лекарства' })
  await expect.element(found.getByRole('link', { name: /^Метформин/ })).toMatchTextContent(/по рецепту.*от 12,40 руб\./i)
  await expect.element(found.getByRole('link', { name: /^Метамизол/ })).toMatchTextContent(/без рецепта/i)
  await expect.element(page.getByText('Данные: Справка. Цены справочные, уточняйте в аптеке.')).toBeVisible()
})

test('where nothing is called as was typed, it is said for what the drugs are', async () => {
  await world.aDoctor()
  searchFinds(FOUND.slice(0, 1), 'Метформин')
  openFace('/drugs')
  await field.fill('метформен')
  await expect.element(page.getByText(/^Показали для «Метформин»\. Нашли 1\s/)).toBeVisible()
  searchFinds()
  await field.fill('мет')
  await expect.element(page.getByText(/^Нашли 2\s/)).toBeVisible()
})

test('while the drug search is away the page says so and tries again [8.91]', async () => {
  await world.aDoctor()
  otherServiceSays('/api/v2/public/drugs', { status: 503, error: 'DRUG_SEARCH_UNAVAILABLE' })
  openFace('/drugs#метформин')
  await expect.element(page.getByText('Поиск лекарств временно недоступен')).toBeVisible()
  searchFinds()
  // It tries again by itself too: then there is nothing to press any more.
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' }).elements()[0] as HTMLElement | undefined
  again?.click()
  await expect.element(page.getByRole('link', { name: /^Метформин/ })).toBeVisible()
})

const store = (name: string, totalPrice: number, rank: number, latitude: number): DrugstoreOffer => ({
  id: name,
  name,
  hours: 'круглосуточно',
  address: 'ул. Новая, 1',
  phones: '',
  latitude,
  longitude: 27.55,
  rank,
  prices: [{ drugId: 'm1', price: totalPrice }],
  totalPrice,
  missing: []
})

/** The cheapest is the farthest, the nearest the dearest; the service advises the third. */
function atDrug(): void {
  answers('/api/v2/public/drugs/card', { source, drug: FOUND[0] })
  const drugstores = [store('Дешёвая', 1000, 3, 54), store('Ближняя', 3000, 2, 53.9), store('Советуемая', 2000, 1, 53.95)]
  answers('/api/v2/public/drugstores', { source, drugstores })
  const spy = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation(tell => tell({ coords: { latitude: 53.9, longitude: 27.55 } } as GeolocationPosition))
  onTestFinished(() => spy.mockRestore())
  openFace('/drugs/card#m1')
}
const stores = () =>
  page
    .getByRole('list', { name: 'Аптеки' })
    .getByRole('listitem')
    .elements()
    .map(one => one.textContent?.match(/Дешёвая|Ближняя|Советуемая/)?.[0])

test('drugstores are sorted by price, by distance or by what the service advises [2.135, 2.162, 3.68, 3.90, 9.55]', async () => {
  await world.aDoctor()
  atDrug()
  await expect.poll(stores).toEqual(['Дешёвая', 'Советуемая', 'Ближняя'])
  const order = page.getByRole('group', { name: 'Порядок аптек' })
  expect(
    order
      .getByRole('button')
      .elements()
      .map(one => one.textContent)
  ).toEqual(['По цене', 'По расстоянию', 'Советует справочник'])
  await order.getByRole('button', { name: 'По расстоянию' }).click()
  await expect.poll(stores).toEqual(['Ближняя', 'Советуемая', 'Дешёвая'])
  await order.getByRole('button', { name: 'Советует справочник' }).click()
  await expect.poll(stores).toEqual(['Советуемая', 'Ближняя', 'Дешёвая'])
})

test('where one is not known the order that is shown is the one that is chosen; a reload keeps the order and «Открыто сейчас»', async () => {
  await world.aDoctor()
  atDrug()
  const spy = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((_tell, refuse) => refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  onTestFinished(() => spy.mockRestore())
  const pressed = () =>
    page
      .getByRole('button', { pressed: true })
      .elements()
      .map(one => one.textContent)
  await expect.poll(pressed).toEqual(['По цене'])
  await page.getByRole('button', { name: 'По расстоянию' }).click()
  await expect.poll(stores).toEqual(['Советуемая', 'Ближняя', 'Дешёвая'])
  expect(pressed()).toEqual(['Советует справочник'])
  await page.getByRole('button', { name: 'Советует справочник' }).click()
  await page.getByRole('button', { name: 'Открыто сейчас' }).click()
  await expect.poll(pressed).toEqual(['Советует справочник', 'Открыто сейчас'])
  openFace(location.pathname + location.search + location.hash)
  await expect.poll(stores).not.toEqual([])
  expect(pressed()).toEqual(['Советует справочник', 'Открыто сейчас'])
})

test('the settings keep in which order drugstores stand, and whether searches are kept; those that are kept can be forgotten [2.161, 3.73]', async () => {
  await world.aDoctor()
  const person = await world.aPatient()
  agreed(await callAs(person)(keepDrugSearch, { text: 'ибупрофен' }))
  searchFinds()
  openFace('/drugs', person)
  await expect.element(page.getByRole('region', { name: 'Вы искали' }).getByText('ибупрофен')).toBeVisible()
  await page.getByRole('link', { name: 'Настройки поиска' }).click()
  await expect.element(page.getByText('Запомнили 1 поиск. Их видите только вы.')).toBeVisible()
  await page.getByRole('radio', { name: 'Советует справочник' }).click()
  await page.getByRole('switch', { name: 'Запоминать, что я ищу' }).click()
  await page.getByRole('button', { name: 'Удалить все поиски' }).click()
  await expect.element(page.getByText(/^Ничего не запомнили/)).toBeVisible()
  await world.forgetAsked()
  openFace('/drugs#метформин', person)
  answers('/api/v2/public/drugs/card', { source, drug: FOUND[0] })
  answers('/api/v2/public/drugstores', { source, drugstores: [store('Дешёвая', 1000, 3, 54), store('Советуемая', 2000, 1, 53.95)] })
  await page.getByRole('link', { name: /^Метформин/ }).click()
  await expect.poll(stores).toEqual(['Советуемая', 'Дешёвая'])
  expect(await callsTo('PUT', '/api/v2/my/drugs/searches')).toEqual([])
})
