// A visit that is called off: by the patient with a question, or by the clinic; in the list, in the copies, and on the clinic's side.

import { expect, expectAccessible, type Page, test } from './journey.ts'
import { callOff, moveVisit } from './passing-time.ts'
import { aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes, isFree } from './timetable.ts'

const ORDERS = /\/my\/providers\/orders\?/
const visitTo = (page: Page, doctor: string) => page.getByRole('article', { name: doctor })

/** A visit to each of two doctors, on different days. */
async function twoVisits() {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 9)
  const other = (await freeTimes(await doctorCalled(DOCTORS.twoBranches), 9)).find(time => time.day !== slot!.day)
  return { olga, slot: slot!, first: await book(olga, slot!), second: await book(olga, other!) }
}

test('a future visit has an action to cancel it: the dialog asks, the answer is told, the orders reload, the time is free again [1.22, 2.104, 4.69, 4.71, 4.72, 4.73]', async ({
  page
}) => {
  const { olga, slot } = await twoVisits()
  await moveVisit((await book(olga, (await freeTimes(await doctorCalled(DOCTORS.everyNearDayFull), 1))[0]!)).orderId, -3 * 24 * 60, 'done')
  await openAs(page, olga, '/visits?tab=past')
  await expect(visitTo(page, DOCTORS.everyNearDayFull)).toContainText('Состоялся')
  await expect(page.getByRole('button', { name: /^Отменить визит/ })).toHaveCount(0)
  await page.getByRole('tab', { name: /^Будущие/ }).click()
  // The bill of the visit that took place stands above the visits when it is known.
  await expect(page.getByRole('region', { name: 'Ждёт вас' })).toBeVisible()
  const visit = visitTo(page, DOCTORS.adultsOnly)
  const action = visit.getByRole('button', { name: /^Отменить визит/ })
  await expect(action.locator('svg.lucide-trash-2')).toBeVisible()
  await action.click()
  const question = page.getByRole('dialog', { name: 'Отмена визита' })
  await expect(question).toContainText('Вы действительно хотите отменить визит к врачу?')
  await question.getByRole('button', { name: 'Оставить как есть' }).click()
  await expect(question).toBeHidden()
  await expect(visit).toContainText('Вы записаны')
  await action.click()
  await expectAccessible(page)
  expect(await isFree(slot.timeslotId)).toBe(false)
  const reloaded = page.waitForResponse(response => ORDERS.test(response.url()) && response.request().method() === 'GET')
  await question.getByRole('button', { name: 'Отменить визит' }).click()
  await expect(page.getByText('Визит отменен!').first()).toBeVisible()
  await reloaded
  await expect(visit).toBeHidden()
  await expect(visitTo(page, DOCTORS.twoBranches)).toBeVisible()
  expect(await isFree(slot.timeslotId)).toBe(true)
})

test('a visit leaves the list the moment it is cancelled, before the orders have come again, and the copy of the device with it [4.70]', async ({
  page
}) => {
  const { olga } = await twoVisits()
  await openAs(page, olga, '/visits')
  const visit = visitTo(page, DOCTORS.adultsOnly)
  await expect(visit).toBeVisible()
  await page.route(ORDERS, route => route.abort())
  await visit.getByRole('button', { name: /^Отменить визит/ }).click()
  await page.getByRole('dialog', { name: 'Отмена визита' }).getByRole('button', { name: 'Отменить визит' }).click()
  await expect(page.getByText('Визит отменен!').first()).toBeVisible()
  await expect(visit).toBeHidden()
  await page.reload()
  await expect(visitTo(page, DOCTORS.twoBranches)).toBeVisible()
  await expect(visit).toHaveCount(0)
  await expectAccessible(page)
})

test('a visit that the clinic has called off is shown as such, and is no part of the copy that the device keeps [4.65]', async ({
  page
}) => {
  const { olga, first } = await twoVisits()
  await openAs(page, olga, '/visits')
  await expect(visitTo(page, DOCTORS.adultsOnly)).toContainText('Вы записаны')
  await callOff(first.orderId, 'Врач заболел')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(visitTo(page, DOCTORS.adultsOnly)).toContainText('Врач заболел')
  await page.route(ORDERS, route => route.abort())
  await page.reload()
  await expect(visitTo(page, DOCTORS.twoBranches)).toBeVisible()
  await expect(visitTo(page, DOCTORS.adultsOnly)).toHaveCount(0)
})
