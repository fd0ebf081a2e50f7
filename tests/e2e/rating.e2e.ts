import { readUserInfo } from '@vizit/contract/own-data'
import { expect, expectAccessible, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { agreed, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('after two visits the cabinet asks how it is: rate, remind later, no thanks; the answer holds [1.52, 4.141]', async ({ page }) => {
  const olga = await aPatient()
  const slots = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 9)
  for (const [at, day] of [-3, -6].entries()) await moveVisit((await book(olga, slots[at]!)).orderId, day * 24 * 60, 'done')
  await openAs(page, olga, '/visits')
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect(page.getByText('Как вам «Визит»?')).toBeHidden()
  await page.goto('/visits?tab=past')
  await expect(page.getByText('Как вам «Визит»?')).toBeVisible()
  // What one came for stands first.
  const lastVisit = (await page.getByRole('article').last().boundingBox())!
  expect((await page.getByText('Как вам «Визит»?').boundingBox())!.y).toBeGreaterThan(lastVisit.y + lastVisit.height)
  await expect(page.getByRole('link', { name: 'Оценить' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('button', { name: 'Нет, спасибо' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Напомнить позже' }).click()
  await expect(page.getByText('Как вам «Визит»?')).toBeHidden()
  const rating = async () => agreed(await olga.call(readUserInfo, {})).profile.preferences.rating
  await expect.poll(rating).toMatchObject({ answer: 'later', asked: 1 })
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Как вам «Визит»?')).toBeHidden()
})

test('the information screen tells what the product is, whom to turn to, which texts hold and which version runs [2.40]', async ({
  page
}) => {
  await page.goto('/info')
  await expect(page.getByRole('heading', { level: 1, name: 'О приложении' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Почта поддержки/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText(/^\d+\.\d+\.\d+$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /соглашение/i })).toBeVisible()
  await expectAccessible(page)
})

test('a short notice closes by itself after 5 seconds [2.107, 9.28]', async ({ page }) => {
  const olga = await aPatient()
  await openAs(page, olga, '/profile/reminders')
  const box = page.getByRole('group', { name: /^Ольга/ }).getByRole('checkbox', { name: 'За 4 часа' })
  await expect(box).toBeVisible()
  await box.check()
  const notice = page.getByRole('dialog').filter({ hasText: 'Напоминания изменены' })
  await expect(notice).toBeVisible()
  const from = Date.now()
  await page.mouse.move(5, 5)
  await expect(notice).toBeHidden()
  const seconds = (Date.now() - from) / 1000
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(8)
})
