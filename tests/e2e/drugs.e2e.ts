import { aPatient, openAs } from './patient.ts'
import { expect, expectAccessible, type Page, test } from './story.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Найти лекарство' })
const drugstores = (page: Page) => page.getByRole('list', { name: 'Аптеки' }).locator(':scope > li')

/** The figures that the drugstores show, in their order. */
async function figures(page: Page, pattern: RegExp): Promise<number[]> {
  const texts = await drugstores(page).allInnerTexts()
  return texts.map(text => Number(pattern.exec(text)?.[1]?.replace(',', '.')))
}

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
  const dear = /(\d+(?:,\d\d)?) руб\./
  expect(inOrder(await figures(page, dear))).toBe(true)
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
  await page.getByRole('button', { name: 'Лучший выбор' }).click()
  await expect(page.getByRole('button', { name: 'Лучший выбор' })).toHaveAttribute('aria-pressed', 'true')

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

test('while the drug search is away the page says so, and the chest stays within reach [8.91]', async ({ page }) => {
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
