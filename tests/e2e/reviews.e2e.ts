import { publishReviewThatSays, writeBirthday } from './clinic-and-moderator.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { aPatient, openAs, type Patient } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const DAY_MINUTES = 24 * 60

/** A visit to the doctor that took place two days ago. */
async function wasAt(patient: Patient, doctor: string): Promise<string> {
  const [slot] = await freeTimes(await doctorCalled(doctor), 20)
  const { orderId } = await book(patient, slot!)
  await moveVisit(orderId, -2 * DAY_MINUTES, 'done')
  return orderId
}

test('after a visit a review is written, checked, read by others under the name, changed and deleted [1.06, 3.49, 4.90, 4.91, 4.92, 5.80]', async ({
  page
}) => {
  const olga = await aPatient()
  const orderId = await wasAt(olga, DOCTORS.twoBranches)
  const said = `Всё объяснила спокойно, ${orderId.slice(0, 8)}`
  await openAs(page, olga, '/visits?tab=past')
  await page.getByRole('link', { name: /^Оставить отзыв/ }).click()
  await expect(page.getByRole('radio', { name: 'О враче' })).toBeChecked()
  await page.getByLabel('Ваш отзыв').fill('   ')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('без текста отзыва нет')).toBeVisible()
  await expect(page.getByLabel('Ваш отзыв')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Ваш отзыв').fill(said)
  await page.getByRole('checkbox', { name: 'Опубликовать моё имя: Ольга С.' }).check()
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Отзыв добавлен')).toBeVisible()
  await expect(page).toHaveURL('/profile/reviews')
  const review = page.getByRole('article', { name: DOCTORS.twoBranches })
  await expect(review).toContainText('На проверке')
  await expectAccessible(page)

  await publishReviewThatSays(said)
  const { doctorId } = await doctorCalled(DOCTORS.twoBranches)
  await page.goto(`/timeslot?doctorId=${doctorId}`)
  await page.getByRole('button', { name: /^Подробнее, \d+ отзыв/ }).click()
  const read = page.getByRole('region', { name: 'Отзывы пациентов' })
  await expect(read.getByRole('listitem').filter({ hasText: said })).toContainText('Ольга С.')
  await expectAccessible(page)

  await page.goto('/profile/reviews')
  await expect(review).toContainText('Опубликован')
  await review.getByRole('link', { name: /^Изменить/ }).click()
  await page.getByLabel('Ваш отзыв').fill('Пришла ещё раз, всё так же хорошо')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить отзыв' }).click()
  await expect(page.getByText('Отзыв изменён')).toBeVisible()
  await expect(review).toContainText('На проверке')

  await review.getByRole('button', { name: /^Удалить/ }).click()
  const question = page.getByRole('dialog', { name: 'Удалить отзыв?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Удалить отзыв' }).click()
  await expect(page.getByText('Отзыв удалён')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Отзывов пока нет' })).toBeVisible()
  await expectAccessible(page)
})

test('a review without the name is anonymous, also one of the centre [3.50]', { tag: '@long' }, async ({ page }) => {
  const inna = await aPatient({ lastName: 'Мороз', firstName: 'Инна' })
  const orderId = await wasAt(inna, DOCTORS.everyNearDayFull)
  const said = `Приняли вовремя, ${orderId.slice(0, 8)}`
  await openAs(page, inna, `/visits/${orderId}/review?about=centre`)
  await page.getByLabel('Ваш отзыв').fill('В регистратуре помогли')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByRole('article')).toContainText('О центре')
  await page.goto(`/visits/${orderId}/review`)
  await page.getByLabel('Ваш отзыв').fill(said)
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await publishReviewThatSays(said)
  const { doctorId } = await doctorCalled(DOCTORS.everyNearDayFull)
  await page.goto(`/timeslot?doctorId=${doctorId}`)
  await page.getByRole('button', { name: /^Подробнее, \d+ отзыв/ }).click()
  const mine = page.getByRole('region', { name: 'Отзывы пациентов' }).getByRole('listitem').filter({ hasText: said })
  await expect(mine).toContainText('Анонимно')
  await expect(mine).not.toContainText('Инна')
})

test('only authorised adults review: a minor is told who can, a visitor signs in [5.81]', async ({ page }) => {
  const anna = await aPatient({ firstName: 'Анна' })
  const orderId = await wasAt(anna, DOCTORS.adultsOnly)
  await page.goto(`/visits/${orderId}/review`)
  await expect(page).toHaveURL(/\/sign-in/)
  await openAs(page, anna, '/visits?tab=past')
  await expect(page.getByRole('link', { name: /^Оставить отзыв/ })).toBeVisible()
  await writeBirthday(anna.profileId, '2010-03-01')
  await page.reload()
  await expect(page.getByRole('article', { name: DOCTORS.adultsOnly })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Оставить отзыв/ })).toHaveCount(0)
  await page.goto(`/visits/${orderId}/review`)
  await expect(page.getByRole('heading', { name: 'Отзывы оставляют взрослые' })).toBeVisible()
  await expectAccessible(page)
})
