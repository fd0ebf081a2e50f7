import { publishReviewThatSays } from './clinic-deeds.ts'
import { moveVisit } from './passing-time.ts'
import { aPatient, openAs } from './patient.ts'
import { expect, expectAccessible, type Page, test } from './story.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const TWO_DAYS = 2 * 24 * 60

/** The numbers of reviews that the centres show, in their order; those without any show none. */
async function reviewCounts(page: Page): Promise<number[]> {
  const texts = await page.getByRole('list', { name: 'Медицинские центры' }).getByRole('link').allInnerTexts()
  return texts.map(text => Number(/(\d+) отзыв/.exec(text)?.[1] ?? 0))
}

test('a medical centre is found, read about, kept, and reviewed after a visit [1.14, 1.29, 3.40, 3.49, 4.90, 9.56]', async ({ page }) => {
  const olga = await aPatient()
  const anna = await doctorCalled(DOCTORS.adultsOnly)
  const [slot] = await freeTimes(anna, 20)
  const { orderId } = await book(olga, slot!)
  await moveVisit(orderId, -TWO_DAYS, 'done')
  await openAs(page, olga, '/centres')
  await page.getByRole('button', { name: 'По числу отзывов' }).click()
  await expect.poll(async () => (await reviewCounts(page)).join()).toMatch(/^[1-9]/)
  const counts = await reviewCounts(page)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  await page.getByRole('searchbox', { name: 'Найти центр' }).fill('кашт')
  await expect(page.getByText('1 центр')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^«Каштан»/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: '«Каштан»' })).toBeVisible()
  const branch = page.getByRole('article').first()
  await expect(branch).toContainText(/ул\.|пр-т/)
  await expect(branch).toContainText(/Пн–Пт/)
  await expect(branch.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^Отзывы, \d/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Добавить в избранное: «Каштан»' }).click()
  await expect(page.getByText('Добавили в избранное')).toBeVisible()
  await page.getByRole('link', { name: 'Оставить отзыв' }).click()
  await expect(page.getByRole('radio', { name: 'О центре' })).toBeChecked()
  const comment = `В регистратуре помогли, ${orderId.slice(0, 8)}`
  await page.getByLabel('Ваш отзыв').fill(comment)
  await page.getByRole('checkbox', { name: 'Опубликовать моё имя: Ольга С.' }).check()
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Отзыв добавлен')).toBeVisible()
  await publishReviewThatSays(comment)
  await page.goto('/centres?mine=1')
  await page.getByRole('link', { name: /^«Каштан»/ }).click()
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: comment })).toContainText('Ольга С.')
  await expect(page.getByText('Отзыв можно оставить после приёма в этом центре.')).toBeVisible()
  await page.getByRole('button', { name: 'Мои' }).click()
  await expect(page.getByRole('link', { name: new RegExp(comment) })).toContainText('Опубликован')
})

test('a patient finds doctors, medical centres, services, drugs and drugstores here [1.04]', async ({ page }) => {
  await page.goto('/timeslot')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Подробнее/ }).click()
  await card
    .getByRole('link', { name: /^О центре/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'О центре' })).toBeVisible()
  await page.goBack()
  await card.getByRole('button', { name: /^Подробнее/ }).click()
  await card.getByRole('link', { name: /^Страница врача/ }).click()
  await expect(page.getByText('Ближайшее время').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  await expect(page.getByRole('link', { name: 'Войти и оставить отзыв' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/centres')
  await expect(page.getByText(/^\d+ центр/)).toBeVisible()
  await page.goto('/service')
  await expect(page.getByText(/^\d+ услуг/).first()).toBeVisible()
  await page.goto('/drugs#ибупрофен')
  await page.getByRole('list', { name: 'Лекарства' }).getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Аптеки' })).toContainText('руб.')
})
