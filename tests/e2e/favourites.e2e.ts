// Bookmarked doctors: kept from the card, ten at most, and booked from their strip.

import { type Doctor, listDoctors } from '@vizit/contract/catalogue'
import { addFavourite } from '@vizit/contract/favourites'
import { shortName } from '@vizit/rules/people'
import { isRed } from './colours.ts'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { agreed, aPatient, openAs, type Patient } from './patient.ts'
import { DOCTORS, doctorCalled, visitor } from './timetable.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: 'Мои врачи' })
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d, / })

async function keep({ call }: Patient, doctor: Doctor): Promise<void> {
  const { doctorId: id, fullName: displayName, photoUrl } = doctor
  agreed(await call(addFavourite, { id, displayName, photoUrl, branchId: doctor.worksAt[0]!.branchId }))
}

test('a visitor who presses a bookmark is led to the sign-in and back [6.07]', async ({ page }) => {
  const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
  await page.goto(`/timeslot?doctorId=${doctorId}`)
  await page.getByRole('link', { name: new RegExp(`^Добавить в избранное: ${DOCTORS.adultsOnly}`) }).click()
  await expect(page).toHaveURL(/\/sign-in\?from=%2Ftimeslot/)
})

test('my doctors stand in a strip, the newest first; the eleventh pushes out the oldest, in words [1.28 1.30 2.73 4.58 4.60]', async ({
  page
}) => {
  const olga = await aPatient()
  const known: readonly string[] = Object.values(DOCTORS)
  const { doctors } = agreed(await visitor(listDoctors, { provider: 'all', townId: '0' }))
  const ten = doctors.filter(one => !known.includes(one.fullName) && one.worksAt.length > 0).slice(0, 10)
  for (const one of ten) await keep(olga, one)
  const anna = await doctorCalled(DOCTORS.adultsOnly)
  await openAs(page, olga, `/timeslot?doctorId=${anna.doctorId}`)
  await expect(strip(page).getByRole('link')).toHaveCount(10)
  const last = strip(page).getByRole('link', { name: shortName(ten[0]!.fullName) })
  await expect(last).toBeAttached()
  await page.getByRole('button', { name: `Добавить в избранное: ${anna.fullName}` }).click()
  await expect(page.getByText(`убрали самого давнего: ${ten[0]!.fullName}`)).toBeVisible()
  await expect(strip(page).getByRole('link')).toHaveCount(10)
  await expect(strip(page).getByRole('link').first()).toHaveAccessibleName(shortName(anna.fullName))
  await expect(last).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Убрать из избранного: ${anna.fullName}` }).click()
  await expect(strip(page).getByRole('link')).toHaveCount(9)
})

test('a favourite with several branches waits for the branch, shown red for a moment, then for the time [2.71 4.47 9.30]', async ({
  page
}) => {
  const olga = await aPatient()
  const elena = await doctorCalled(DOCTORS.twoBranches)
  await keep(olga, await doctorCalled(DOCTORS.adultsOnly))
  await keep(olga, elena)
  await page.clock.install()
  await openAs(page, olga, '/online-booking?mine=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Онлайн-запись моих врачей' })).toBeVisible()
  await expectAccessible(page)
  const branch = page.getByRole('button', { name: /^Где/ })
  const red = async () =>
    (await branch.evaluate(field => getComputedStyle(field).outlineStyle === 'solid' && field !== document.activeElement)) &&
    (await isRed(branch, 'outlineColor'))
  expect(await red()).toBe(false)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await strip(page)
    .getByRole('link', { name: shortName(elena.fullName) })
    .click()
  // A link that is pressed shows that for one picture first.
  const picture = 20
  await page.clock.runFor(picture)
  await expect.poll(red).toBe(true)
  await page.clock.runFor(300 - picture)
  expect(await red()).toBe(true)
  await page.clock.runFor(picture)
  await expect.poll(red).toBe(false)
  await page.clock.resume()
  // it waits: no time is offered before the branch is chosen
  await expect(page.getByText(/принимает в нескольких местах/)).toBeVisible()
  await expect(times(page)).toHaveCount(0)
  await page.getByRole('list', { name: 'Выберите место' }).getByRole('button').first().click()
  await expect(times(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Услуга/ }).click()
  await page.getByRole('dialog').getByRole('option').nth(1).click()
  await expect(times(page).first()).toBeVisible()
  await times(page).first().click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /Далее|Продолжить/ })
    .click()
  await expect(page).toHaveURL(/\/service\/\d+\?serviceId=\d+/)
  await expect(page.getByRole('timer')).toBeVisible()
})

test('among my doctors one selects the doctor, the branch and the service, each in a selector of its own [2.92]', async ({ page }) => {
  const olga = await aPatient()
  const [anna, elena] = [await doctorCalled(DOCTORS.adultsOnly), await doctorCalled(DOCTORS.twoBranches)]
  for (const doctor of [anna, elena]) await keep(olga, doctor)
  await openAs(page, olga, '/online-booking?mine=1')
  const [whom, where, what] = ['Врач', 'Где', 'Услуга'].map(question => page.getByRole('button', { name: new RegExp(`^${question}`) }))
  const options = page.getByRole('dialog').getByRole('option')
  await whom!.click()
  // the first one says that none is chosen
  await expect(options).toHaveCount(1 + 2)
  await expect(options.filter({ hasText: shortName(anna.fullName) })).toBeVisible()
  await expectAccessible(page)
  await options.filter({ hasText: shortName(elena.fullName) }).click()
  await expect(whom!).toContainText(shortName(elena.fullName))
  await expect(page).toHaveURL(new RegExp(`doctorId=${elena.doctorId}`))
  await where!.click()
  await expect(options).toHaveCount(1 + new Set(elena.worksAt.map(place => place.branchId)).size)
  await options.last().click()
  await expect(page).toHaveURL(new RegExp(`branchId=(${elena.worksAt.map(place => place.branchId).join('|')})`))
  await expect(times(page).first()).toBeVisible()
  await what!.click()
  const service = options.nth(1)
  const name = (await service.textContent())!
  await service.click()
  await expect(what!).toContainText(name)
  await expect(page).toHaveURL(/serviceId=\d+/)
  // another doctor: neither the place nor the service of the one before is kept
  await whom!.click()
  await options.filter({ hasText: shortName(anna.fullName) }).click()
  await expect(page).toHaveURL(new RegExp(`doctorId=${anna.doctorId}`))
  await expect(page).not.toHaveURL(/serviceId/)
  await expect(what!).not.toContainText(name)
})
