import { addReview, changeReview } from '@vizit/contract/reviews'
import { answerReviewThatSays, publishReviewThatSays } from './clinic-and-moderator.ts'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { agreed, aPatient, openAs } from './patient.ts'
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
  await expect(branch).toContainText(/ул\.|пр\u2011т/)
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
  await expect(page.getByRole('tab', { name: 'Инфо' })).toBeVisible()
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

test('what the clinic answers to a review of its centre is read under it by visitors and by its author, until the review is changed', {
  tag: '@long'
}, async ({ page }) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 21)
  const { orderId, branchId } = await book(olga, slot!)
  await moveVisit(orderId, -TWO_DAYS, 'done')
  const said = `В гардеробе была очередь, ${orderId.slice(0, 8)}`
  const { review } = agreed(await olga.call(addReview, { orderId, about: 'centre', comment: said, publishName: true }))
  await publishReviewThatSays(said)
  await answerReviewThatSays(said, 'Благодарим за отзыв. По утрам теперь работает второй гардероб.')

  await page.goto(`/branch/${branchId}?tab=reviews`)
  await page.getByRole('tab', { name: /^Отзывы, \d/ }).click()
  const shown = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: said })
  await expect(shown).toContainText('Ольга С.')
  await expect(shown).toContainText(/Ответ центра, \d+ .*второй гардероб/s)
  await expectAccessible(page)
  await openAs(page, olga, '/profile/reviews')
  const own = page.getByRole('article').filter({ hasText: said })
  await expect(own).toContainText('второй гардероб')
  await expectAccessible(page)

  agreed(await olga.call(changeReview, { reviewId: review.id, comment: `${said}. Уже нет`, publishName: true }))
  await page.reload()
  await expect(own).toContainText('На проверке')
  await expect(own).not.toContainText('второй гардероб')
})

test('the page of a doctor is passed on by what the device has for it, else copied, else shown to be copied by hand', async ({ page }) => {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  const url = new URL(`/doctor/${doctorId}`, process.env.E2E_ORIGIN).href
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/doctor/${doctorId}?tab=reviews`)
  const share = page.getByRole('button', { name: `Поделиться: ${fullName}` })
  await share.click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await expectAccessible(page)

  const byHand = page.getByRole('dialog', { name: 'Скопируйте ссылку' })
  const sheet = await theSheet(page)
  await share.click()
  expect(await sheet('AbortError')).toEqual([{ title: fullName, url }])
  await share.click()
  expect(await sheet('NotAllowedError')).toHaveLength(2)
  await expect(byHand).toBeHidden()
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('a frame may not')) }))
  await share.click()
  await expect(byHand).toContainText(url)
  await expectAccessible(page)
})

/** A sheet of the device that takes whatever it is given; gives what it was given, and from then on fails so. */
async function theSheet(page: Page) {
  await page.evaluate(() => {
    const device = { given: [] as ShareData[], trouble: '' }
    Object.assign(window, { device })
    navigator.share = async data => {
      device.given.push(data!)
      if (device.trouble) throw new DOMException('', device.trouble)
    }
  })
  return (next: string) =>
    page.evaluate(trouble => {
      const { device } = window as unknown as { device: { given: ShareData[]; trouble: string } }
      device.trouble = trouble
      return device.given
    }, next)
}
