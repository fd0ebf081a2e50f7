import { expect, expectAccessible, type Page, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Найти лекарство' })
const drugstores = (page: Page) => page.getByRole('list', { name: 'Аптеки' }).locator(':scope > li')

/** The figures that the drugstores show, in their order. */
async function figures(page: Page, pattern: RegExp): Promise<number[]> {
  const texts = await drugstores(page).allInnerTexts()
  return texts.map(text => Number(pattern.exec(text)?.[1]?.replace(',', '.')))
}

const PRICE = /(\d+(?:,\d\d)?) руб\./
const inOrder = (list: number[]) => list.every((one, at) => at === 0 || list[at - 1]! <= one)

test('a drug is looked for by a part of its name, found in drugstores by price and distance, and kept in the medicine chest [1.16, 1.17, 1.18, 1.32, 1.33, 3.75, 5.66, 9.55]', async ({
  page
}) => {
  const olga = await aPatient()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 53.9, longitude: 27.56 })
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /^Лекарства/ }).click()
  await expect(page.getByRole('heading', { name: 'Часто ищут' })).toBeVisible()
  await expectAccessible(page)

  await box(page).fill('ме')
  await expect(page.getByText('от трёх букв подойдёт и его часть')).toBeVisible()
  await box(page).fill('метф')
  const found = page.getByRole('list', { name: 'Лекарства' }).getByRole('link')
  await expect(found.first()).toContainText(/Метформин, 500\sмг.*по рецепту.*от \d+,\d\d руб\./)
  await expect(page.getByText('Данные: Демонстрационный справочник лекарств')).toBeVisible()
  await expectAccessible(page)
  await found.first().click()

  await expect(drugstores(page).first()).toBeVisible()
  expect(inOrder(await figures(page, PRICE))).toBe(true)
  await page.getByRole('button', { name: 'По расстоянию' }).click()
  await expect(drugstores(page).first()).toContainText(/\d к?м/)
  expect(inOrder(await figures(page, /(\d+,\d) км/))).toBe(true)
  await expect(
    drugstores(page)
      .first()
      .getByRole('link', { name: /^Позвонить/ })
  ).toHaveAttribute('href', /^tel:\+375/)
  await expect(
    drugstores(page)
      .first()
      .getByRole('link', { name: /на карте/ })
  ).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Советует справочник' }).click()
  await expect(page.getByRole('button', { name: 'Советует справочник' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Положить в аптечку' }).click()
  await page.getByRole('link', { name: 'В аптечке' }).click()
  const medicine = page.getByRole('article', { name: /^Метформин/ })
  await medicine.getByRole('button', { name: /^Срок и заметка/ }).click()
  await page.getByLabel('Годен до').fill('31.02.2020')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Такой даты нет')).toBeVisible()
  await page.getByLabel('Годен до').fill('31.01.2020')
  await page.getByRole('textbox', { name: 'Заметка' }).fill('На верхней полке')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(medicine).toContainText('Годен был до 31 января 2020')
  await expect(medicine).toContainText('На верхней полке')
  await expectAccessible(page)
  await medicine.getByRole('button', { name: /^Убрать из аптечки/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click()
  await expect(page.getByRole('heading', { name: 'Аптечка пока пуста' })).toBeVisible()

  // What was looked for is one's own, and stands in no address that a server is told.
  await page.goto('/drugs')
  await page.getByRole('button', { name: 'метф', exact: true }).click()
  await expect(box(page)).toHaveValue('метф')
  await expect(found.first()).toBeVisible()
  expect(asked.map(url => decodeURIComponent(url)).filter(url => /метф/i.test(url.split('#')[0]!))).toEqual([])
})

test('what was prescribed at a visit is listed from the visit’s menu, and drugstores are found that have all of it', {
  tag: '@long'
}, async ({ page }) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 20)
  const { orderId } = await book(olga, slot!)
  await moveVisit(orderId, -2 * 24 * 60, 'done')
  await openAs(page, olga, '/visits?tab=past')
  await page.getByRole('button', { name: /^Ещё о визите/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Лекарства после визита/ })
    .click()
  await expect(page.getByText('Список пока пуст')).toBeVisible()
  await expectAccessible(page)

  const list = page.getByRole('list', { name: 'Список' })
  for (const text of ['метформин', 'ибупрофен']) {
    await box(page).fill(text)
    await page.getByRole('list', { name: 'Лекарства' }).getByRole('button').first().click()
    await expect(list).toContainText(new RegExp(text, 'i'))
    await expect(box(page)).toHaveValue('')
  }
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(drugstores(page).first()).toContainText('Есть 2 из 2')
  const whole = await figures(page, PRICE)
  expect(inOrder(whole.slice(0, 3))).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: /^Убрать из списка: Ибупрофен/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(drugstores(page).first()).not.toContainText('Есть')
  await expect.poll(async () => (await figures(page, PRICE))[0]).toBeLessThan(whole[0]!)

  await page.getByRole('main').getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/visits?tab=past')
  await page.goto('/visits/11111111-1111-4111-8111-111111111111/drugs')
  await expect(page.getByRole('heading', { name: 'Такого визита нет' })).toBeVisible()
})

test('a browser that may not or cannot tell the place is said what to do about, and the drugstores stay, in another order', {
  tag: '@long'
}, async ({ page }) => {
  await page.goto('/drugs#метформин')
  await page.getByRole('list', { name: 'Лекарства' }).getByRole('link').first().click()
  const nearest = page.getByRole('button', { name: 'По расстоянию' })
  await page.getByRole('button', { name: 'Советует справочник' }).click()
  const best = await drugstores(page).allInnerTexts()
  await nearest.click()
  const notice = page.getByRole('status').filter({ hasText: 'Не получилось узнать, где вы' })
  await expect(notice).toContainText('Разрешите нашему сайту доступ к местоположению в настройках браузера')
  await expect(notice).toContainText('в порядке «Советует справочник»')
  expect(await drugstores(page).allInnerTexts()).toEqual(best)
  await expect(drugstores(page).getByText(/^\d+(,\d)? к?м$/)).toHaveCount(0)
  await expectAccessible(page)

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(null)
  await notice.getByRole('button', { name: 'Показать ближайшие' }).click()
  await expect(notice).toContainText('Включите на устройстве геолокацию')
  await page.context().setGeolocation({ latitude: 53.9, longitude: 27.56 })
  await notice.getByRole('button', { name: 'Показать ближайшие' }).click()
  await expect(drugstores(page).first()).toContainText(/\d к?м/)
  await expect(notice).toBeHidden()
})

test('while the drug search is away the page says so, and the chest stays within reach [8.91]', { tag: '@long' }, async ({ page }) => {
  const inna = await aPatient({ lastName: 'Мороз', firstName: 'Инна' })
  await page.route('**/api/v2/public/drugs/**', route =>
    route.fulfill({ status: 503, json: { data: null, status: 503, error: 'DRUG_SEARCH_UNAVAILABLE', message: null } })
  )
  await openAs(page, inna, '/drugs')
  await expect(page.getByRole('heading', { name: 'Поиск лекарств временно недоступен' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Открыть аптечку' }).click()
  await expect(page.getByRole('heading', { name: 'Аптечка пока пуста' })).toBeVisible()
})
