// Drugstores that have a drug: open or closed now, of how many drugs, and in which town.
import type { DrugstoreOffer } from '@vizit/contract/drugs'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { setNow, world } from './world.ts'

const DRUG = { id: 'm1', name: 'Метформин', form: 'таблетки', dose: '850 мг', onPrescription: true, priceFrom: 1240 }
const source = { name: 'Справка' }
const store = (name: string, hours: string): DrugstoreOffer => ({
  id: name,
  name,
  hours,
  address: 'ул. Новая, 1',
  phones: '',
  latitude: null,
  longitude: null,
  rank: 1,
  prices: [{ drugId: DRUG.id, price: 1240 }],
  totalPrice: 1240,
  missing: []
})
const storeOf = (name: string) => page.getByRole('list', { name: 'Аптеки' }).getByRole('listitem', { name })

const FOUR = [
  store('Утренняя', 'пн–пт 8:00–11:00; сб, вс 9:00–20:00'),
  store('Дневная', 'ежедневно 8:00–21:00'),
  store('Ночная', 'круглосуточно'),
  store('Загадка', 'по звонку')
]

/** It is Friday, 11:00 in Minsk. */
async function atDrug(drugstores = FOUR): Promise<void> {
  otherServiceSays('/api/v2/public/drugs/card', { status: 200, error: null, data: { source, drug: DRUG } })
  otherServiceSays('/api/v2/public/drugstores', {
    status: 200,
    error: null,
    data: { source, drugstores }
  })
  openFace('/drugs/card#m1', await world.aPatient())
  await expect.element(storeOf(drugstores[0]!.name)).toBeVisible()
}

test('a drugstore says whether it is open now, until when, or when it opens; hours that nobody understands stand as they are', async () => {
  await world.aDoctor()
  await atDrug()
  await expect.element(storeOf('Дневная')).toMatchTextContent(/Открыто, до 21:00/)
  await expect.element(storeOf('Ночная')).toMatchTextContent(/Открыто круглосуточно/)
  await expect.element(storeOf('Утренняя')).toMatchTextContent(/Закрыто, откроется завтра в 9:00/)
  await expect.element(storeOf('Загадка')).toMatchTextContent(/по звонку/)
  await expect.element(storeOf('Загадка')).not.toMatchTextContent(/Открыто|Закрыто/)
})

test('that all are closed is said only when the hours of all are understood', async () => {
  await world.aDoctor()
  await atDrug([store('Утренняя', 'пн–пт: 8:00–10:00'), store('Вечерняя', 'ежедневно 20:00–02:00')])
  await page.getByRole('button', { name: 'Открыто сейчас' }).click()
  await expect.element(page.getByText(/^Сейчас все закрыты/)).toBeVisible()
  await atDrug([store('Утренняя', 'пн–пт: 8:00–10:00'), store('Загадка', 'по звонку')])
  await page.getByRole('button', { name: 'Открыто сейчас' }).click()
  await expect.element(page.getByText(/^В 1 аптеке/)).toBeVisible()
  await expect.element(storeOf('Загадка')).toBeVisible()
  expect(page.getByText(/^Сейчас все закрыты/).elements()).toEqual([])
})

test('on a public holiday it is said that the hours may be different', async () => {
  await world.aDoctor()
  await atDrug()
  const notice = page.getByText('Сегодня праздничный день: часы работы могут быть другими.')
  expect(notice.elements()).toEqual([])
  await setNow('2027-01-01T09:00:00Z')
  await atDrug()
  await expect.element(notice).toBeVisible()
})

test('«Открыто сейчас» leaves the drugstores that are open, then those of which nobody knows, and all of them come back', async () => {
  await world.aDoctor()
  await atDrug()
  const chip = page.getByRole('button', { name: 'Открыто сейчас' })
  await chip.click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(storeOf('Утренняя')).not.toBeInTheDocument()
  await expect.element(storeOf('Ночная')).toBeVisible()
  await expect.element(page.getByText(/^В 3 аптеках/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Аптеки' }).getByRole('listitem').last()).toMatchTextContent(/Загадка/)
  await expect.element(page.getByText(/^Часы работы неясны: 1\sаптека, в конце списка/)).toBeVisible()
  await chip.click()
  await expect.element(storeOf('Утренняя')).toBeVisible()
})
