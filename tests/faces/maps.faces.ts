// Medical centres and drugstores on a map: layers, pins, the card of a place, the same places as a list, and where one is oneself.
import type { DrugstoreOffer } from '@vizit/contract/drugs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { world } from './world.ts'

/** Three close to each other in Minsk, one ten kilometres away. */
const CENTRES = [
  ['Каштан', 53.9268, 27.5842],
  ['Флора', 53.9271, 27.5849],
  ['Немига', 53.9265, 27.5838],
  ['Сухарево', 53.8812, 27.4298]
] as const
const pin = (text: string) => page.getByRole('img', { name: /^Карта/, includeHidden: true }).getByText(text, { exact: true })
const map = (what: string) => page.getByRole('img', { name: `Карта: ${what}. То же самое стоит в списке.` })
/** The switch between the two. */
const half = (name: 'Карта' | 'Список') => page.getByRole('radio', { name })
const card = (name: string) => page.getByRole('region', { name: 'Выбрано на карте' }).getByRole('article', { name })
const list = () => page.getByRole('list', { name: 'Медицинские центры' })

async function fourCentres(): Promise<void> {
  for (const [name, latitude, longitude] of CENTRES) {
    const { branchId } = await world.aDoctor()
    await world.sql(`update branches set latitude = ${latitude}, longitude = ${longitude} where id = ${branchId}`)
    await world.sql(`update centres set name = '${name}' where id = (select centre_id from branches where id = ${branchId})`)
  }
}

/** Where the browser says the person is, or that it may not tell; how often it was asked. */
function browserAt(place: { latitude: number; longitude: number } | 'refused') {
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, refuse) => {
    if (place === 'refused') refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    else tell({ coords: place } as GeolocationPosition)
  })
  onTestFinished(() => spy.mockRestore())
  return spy
}

const tilesAsked = async () => (await world.asked()).map(one => one.path).filter(path => path.startsWith('/api/v2/public/tiles/'))

test('the map of centres has three layers, a scheme, a satellite and a hybrid, and the squares of the one that was chosen are shown [2.182]', async () => {
  await fourCentres()
  openFace('/centres?view=map')
  await expect.element(map('4\u00a0центра')).toBeVisible()
  for (const [name, layer] of [
    ['Спутник', 'satellite'],
    ['Гибрид', 'hybrid'],
    ['Схема', 'standard']
  ] as const) {
    await page.getByRole('button', { name: /^Вид карты/ }).click()
    const group = page.getByRole('group', { name: 'Вид карты' })
    expect(group.getByRole('radio').elements()).toHaveLength(3)
    await group.getByText(name).click()
    await expect.element(group.getByRole('radio', { name })).toBeChecked()
    await page.getByRole('button', { name: `Вид карты: ${name}` }).click()
    await expect.element(group).not.toBeInTheDocument()
    await expect.poll(tilesAsked).toContainEqual(expect.stringMatching(new RegExp(`^/api/v2/public/tiles/${layer}/\\d+/\\d+/\\d+$`)))
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
    await expect.poll(() => pictures().length > 0 && pictures().every(one => one.src.includes(layer) && one.naturalWidth > 0)).toBe(true)
  }
})

test('pins that are close join into one that says how many they are, and part when it is pressed; a pin opens the card of its centre', async () => {
  await fourCentres()
  openFace('/centres?view=map')
  await expect.element(pin('Сухарево')).toBeVisible()
  await expect.element(pin('Каштан')).not.toBeInTheDocument()
  await pin('3\u00a0центра').click()
  for (const name of ['Каштан', 'Флора', 'Немига']) await expect.element(pin(name)).toBeInTheDocument()
  await pin('Немига').click()
  await expect.element(card('Немига')).toMatchTextContent(/ул\. Сурганова, 47Б/)
  await expect
    .element(card('Немига').getByRole('link', { name: 'О центре: Немига' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/centre\/\d+$/))
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(card('Немига')).not.toBeInTheDocument()
})

test('map and list are two halves of one search: the same centres, and the address keeps which of them is open', async () => {
  await fourCentres()
  openFace('/centres')
  const names = () =>
    list()
      .getByRole('link')
      .elements()
      .map(one => CENTRES.find(([name]) => one.textContent.includes(name))?.[0])
  await expect.element(list().getByRole('link', { name: /Флора/ })).toBeVisible()
  const all = names()
  expect(all.toSorted()).toEqual(['Каштан', 'Немига', 'Сухарево', 'Флора'])
  await half('Карта').click()
  await expect.element(map('4\u00a0центра')).toBeVisible()
  expect(address()).toBe('/centres?view=map')
  await page.getByRole('searchbox').fill('Флора')
  await expect.element(map('1\u00a0центр')).toBeVisible()
  await half('Список').click()
  await expect.element(list().getByRole('link')).toMatchTextContent(/Флора/)
  expect(address()).toBe('/centres?q=%D0%A4%D0%BB%D0%BE%D1%80%D0%B0')
})

test('the map stops nobody who goes by the keyboard: none of its pins and squares has the focus', async () => {
  await fourCentres()
  openFace('/centres?view=map')
  await expect.element(pin('Сухарево')).toBeVisible()
  expect(map('4\u00a0центра').element().querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0)
})

test('where one is oneself is asked after a press alone, shown on the map with the distances, and told to nobody', async () => {
  await fourCentres()
  const asked = browserAt({ latitude: 53.9311, longitude: 27.5777 })
  openFace('/centres?view=map')
  await expect.element(pin('Сухарево')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Показать, где я' }).click()
  await expect.element(page.getByText('Вы здесь')).toBeInTheDocument()
  expect(asked).toHaveBeenCalledTimes(1)
  await half('Список').click()
  await expect.element(list().getByRole('link', { name: /Каштан/ })).toMatchTextContent(/47Б · 640 м/)
  expect(address()).toBe('/centres')
  const said = JSON.stringify(
    (await world.asked()).map(({ path, query, body }) => [path.replace(/^\/api\/v2\/public\/tiles\/.*/, ''), query, body])
  )
  expect(said).not.toMatch(/53\.93|27\.57/)
})

test('whoever does not let the browser tell where they are is told that it could not be determined, and keeps the map [8.88]', async () => {
  await fourCentres()
  browserAt('refused')
  openFace('/centres?view=map')
  await page.getByRole('button', { name: 'Показать, где я' }).click()
  await expect.element(page.getByText('Не получилось узнать, где вы')).toBeVisible()
  await expect.element(page.getByText('Разрешите нашему сайту доступ к местоположению в настройках браузера.')).toBeVisible()
  await expect.element(map('4\u00a0центра')).toBeVisible()
})

const DRUG = { id: 'm1', name: 'Метформин', form: 'таблетки', dose: '850 мг', onPrescription: true, priceFrom: 842 }
const store = (name: string, price: number | null, latitude: number | null): DrugstoreOffer => ({
  id: name,
  name,
  hours: 'ежедневно 8:00–22:00',
  address: 'ул. Новая, 1',
  phones: '',
  latitude,
  longitude: latitude === null ? null : 27.55,
  rank: 1,
  prices: price === null ? [] : [{ drugId: 'm1', price }],
  totalPrice: price,
  missing: []
})
const source = { name: 'Справка' }

test('drugstores that have a drug stand on a map, each pin with its price, and a pin opens the card of the drugstore; the list has them all [2.140]', async () => {
  await world.aDoctor()
  otherServiceSays('/api/v2/public/drugs/card', { status: 200, error: null, data: { source, drug: DRUG } })
  const drugstores = [store('Мята', 842, 53.9), store('Ромашка', 890, 53.95), store('Без места', 900, null)]
  otherServiceSays('/api/v2/public/drugstores', { status: 200, error: null, data: { source, drugstores } })
  openFace('/drugs/card#m1', await world.aPatient())
  const rows = page.getByRole('list', { name: 'Аптеки' }).getByRole('listitem')
  await expect.element(rows.nth(2)).toBeVisible()
  await half('Карта').click()
  await expect.element(pin('8,90')).toBeVisible()
  await pin('8,42').click()
  await expect.element(card('Мята')).toMatchTextContent(/8,42\sруб\..*ул\. Новая, 1.*Открыто, до 22:00/)
  await expect.element(page.getByText('Остальные есть только в списке: их места на карте мы не знаем.')).toBeVisible()
  await half('Список').click()
  await expect.poll(() => rows.elements().length).toBe(3)
})

test('a pin in which drugstores have joined says the lowest of their prices; where no price is known, how many they are alone', async () => {
  await world.aDoctor()
  otherServiceSays('/api/v2/public/drugs/card', { status: 200, error: null, data: { source, drug: DRUG } })
  const dear = store('Дорогая', 1200, 53.9)
  const cheap = store('Дешёвая', 953, 53.9001)
  const priceless = [store('Тихая', null, 54.2), store('Скромная', null, 54.2001)]
  otherServiceSays('/api/v2/public/drugstores', { status: 200, error: null, data: { source, drugstores: [dear, cheap, ...priceless] } })
  openFace('/drugs/card#m1', await world.aPatient())
  await expect.element(page.getByRole('list', { name: 'Аптеки' }).getByRole('listitem').nth(3)).toBeVisible()
  await half('Карта').click()
  await expect.element(pin('2 аптеки от 9,53')).toBeVisible()
  await expect.element(pin('2 аптеки')).toBeVisible()
})
