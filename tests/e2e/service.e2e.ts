// Booking a service: from the choice at the start to the visit.

import { holdSlot } from '@vizit/contract/booking'
import { listServiceDays, listServicePlaces, listServiceTimes } from '@vizit/contract/service-times'
import { listServices } from '@vizit/contract/service-tree'
import { addDays, minskDay, timetableWindow } from '@vizit/rules/days'
import { showFullDay } from './days.ts'
import { expect, expectAccessible, isPhone, type Locator, type Page, test } from './journey.ts'
import { aChild, agreed, aNewcomer, aPatient, openAs } from './patient.ts'
import { cover } from './programme-steps.ts'
import { agree, submitOf } from './slot-form.ts'
import { visitor } from './timetable.ts'

const SERVICE = 'УЗИ органов брюшной полости'

/** Of those whom anybody may book online, at the first visit too. */
const openSpecialist = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasNotText: /со второго визита|участников программы|ограничена/ })
    .first()
const filter = (page: Page, question: string) => page.getByRole('button', { name: new RegExp(`^${question}`) })
const times = (page: Page | Locator) => page.getByRole('button', { name: /^\d\d:\d\d, / })

test('a service is found, explained, timed and booked for oneself, has the same confirmation as a doctor, and leads to the visits, which say that it was created [2.11, 2.16, 2.17, 2.91, 3.102, 4.36, 4.37]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/online-booking')
  await expect(page.getByRole('radio', { name: /^Врачи/ })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page).toHaveURL(/\/timeslot$/)
  await page.goto('/online-booking')
  await page.getByRole('radio', { name: /^Услуги/ }).check()
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page).toHaveURL(/\/service$/)
  await expect(page.getByRole('list', { name: 'Вид услуг' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('узи брюшной')
  await page.getByRole('button', { name: SERVICE }).click()
  await expect(page.getByRole('heading', { level: 2, name: SERVICE })).toBeVisible()
  // The button went away with its list: the focus stays where the list was.
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(filter(page, 'Вид услуг')).toContainText('Диагностика')
  const more = page.getByRole('button', { name: /^показать ещё/ })
  await expect(page.getByText('Заключение выдают сразу.')).toBeHidden()
  await more.click()
  await expect(page.getByText(/Заключение выдают сразу\.$/)).toBeVisible()

  await expect(times(page).first()).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(page.getByRole(isPhone(page) ? 'group' : 'grid').first()).toBeVisible()
  await expectAccessible(page)
  const specialist = (await openSpecialist(page).getByRole('heading').textContent())!
  await filter(page, 'Специалист').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Фамилия специалиста').fill(specialist.slice(0, 4))
  await dialog
    .getByRole('option', { name: new RegExp(specialist.split(' ')[0]!) })
    .first()
    .click()
  await expect(page.getByRole('article')).toHaveCount(1)

  await times(page).first().click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: /Далее|Продолжить/ }).click()
  await expect(page).toHaveURL(/\/service\/\d+\?serviceId=\d+/)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('Для кого визит')).toBeVisible()
  await expectAccessible(page)
  await agree(page)
  await submitOf(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  await expect(page).toHaveURL(/\/successfully-booked/)
  await expect(page.getByRole('main').getByText(SERVICE).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Записаться ещё раз' })).toHaveAttribute('href', /^\/service\?serviceId=\d+/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'К моим визитам' }).click()
  await expect(page).toHaveURL(/\/visits/)
  await expect(page.getByText('Визит создан!')).toBeVisible()
  await expect(page.getByRole('main').getByText(SERVICE).first()).toBeVisible()
})

test('the days of a service with free times are marked, those without are not, and each says how many there are [2.90]', async ({
  page
}) => {
  const { serviceId, branchId, doctorId, free, window } = await aServiceWithDaysOff()
  await page.goto(`/service?serviceId=${serviceId}&branchId=${branchId}&doctorId=${doctorId}`)
  await expect(times(page).first()).toBeVisible()
  const role = isPhone(page) ? 'radio' : 'button'
  const seen = { free: 0, full: 0 }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = addDays(window.from, ahead)
    const cell = page.getByRole(role, { name: new RegExp(`^${showFullDay(day)}, `) })
    const count = free.get(day) ?? 0
    await expect(cell).toHaveAccessibleName(count > 0 ? new RegExp(`, ${count}\\D`) : /, мест нет$/)
    const marked = cell.locator('xpath=ancestor-or-self::*[@data-fill][1]')
    if (count > 0) await expect(marked).toHaveAttribute('data-fill', /^(few|many)$/)
    else await expect(marked).toHaveAttribute('data-fill', 'none')
    seen[count > 0 ? 'free' : 'full']++
  }
  expect(Math.min(seen.free, seen.full)).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('a service for a child of an age: what does not fit is cleared, and the form has the child [2.85 2.86 4.40 4.48 4.50 4.54]', async ({
  page
}) => {
  const olga = await aPatient()
  await aChild(olga)
  await openAs(page, olga, '/service')
  const forChild = page.getByRole('switch', { name: 'Для ребёнка' })
  // The switch shows what the address says, a moment after the press.
  await forChild.click()
  await expect(forChild).toBeChecked()
  await page.getByLabel('Возраст ребёнка').click()
  const ages = page.getByRole('dialog').getByRole('option')
  await expect(ages).toHaveText([
    'Не указан',
    'До года',
    ...Array.from({ length: 17 }, (_, at) => new RegExp(`^${at + 1} (год|года|лет)$`))
  ])
  await ages.nth(9).click()
  await expect(page).toHaveURL(/child=1&age=8/)

  const choose = async (question: string, option: string) => {
    await filter(page, question).click()
    await page.getByRole('dialog').getByRole('option', { name: option }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await choose('Вид услуг', 'Диагностика')
  await choose('Группа услуг', 'УЗИ')
  await choose('Услуга', SERVICE)
  await expect(times(page).first()).toBeVisible()
  await expectAccessible(page)
  // the form has the child
  await times(openSpecialist(page)).first().click()
  const next = page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: /Далее|Продолжить/ })
  await next.click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  await page.goBack()

  // a group and a direction let the service and the branch go
  await choose('Группа услуг', 'УЗИ')
  await expect(filter(page, 'Услуга')).toContainText('Не выбрана')
  await choose('Услуга', SERVICE)
  await expect(page).toHaveURL(/serviceId=/)
  await choose('Вид услуг', 'Консультации врачей')
  await expect(filter(page, 'Услуга')).toContainText('Не выбрана')
  await expect(filter(page, 'Группа услуг')).toContainText('Все группы')
  await expect(page).not.toHaveURL(/serviceId|branchId|subGroupId/)
  await forChild.click()
  await expect(forChild).not.toBeChecked()
  await expect(page).not.toHaveURL(/child|age/)
})

test('whoever comes too late for a service is told so, and takes another time of it in place [8.19]', { tag: '@long' }, async ({
  page
}) => {
  const [olga, other] = [await aPatient(), await aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { serviceId, timeslotId: timetableId, assignmentId } = await aServiceTime()
  agreed(await other.call(holdSlot, { timetableId, assignmentId, serviceId }))
  await openAs(page, olga, `/service/${timetableId}?serviceId=${serviceId}`)
  await expect(page.getByText('Это время уже занято')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Другое время этой услуги' })).toBeVisible()
  await expectAccessible(page)
  await times(page).last().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`/service/${timetableId}\\?`))
})

test('services are narrowed to those that one’s programme pays for; what must be chosen stands out, what does not go together has an asterisk and is told [1.15 5.88 5.89 5.90 8.80 8.81]', async ({
  page
}) => {
  const olga = await aPatient()
  await cover(olga, 'bns-health')
  await openAs(page, olga, '/service')
  const directions = page.getByRole('list', { name: 'Вид услуг' }).getByRole('listitem')
  await expect(directions.filter({ hasText: 'Стоматология' })).toBeVisible()
  await filter(page, 'По программе').click()
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Береги себя/ })
    .click()
  await expect(page).toHaveURL(/programId=bns-health/)
  await expect(directions.filter({ hasText: 'Диагностика' })).toBeVisible()
  await expect(directions.filter({ hasText: 'Стоматология' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(filter(page, 'По программе')).toContainText('Береги себя')
  await expect(directions.filter({ hasText: 'Диагностика' })).toBeVisible()
  await expect(directions.filter({ hasText: 'Стоматология' })).toHaveCount(0)

  await expect(filter(page, 'Услуга')).toContainText('нужно выбрать')
  await expect(filter(page, 'Специалист')).not.toContainText('нужно выбрать')
  await filter(page, 'Услуга').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('кариес')
  await expect(dialog.getByText('не сочетается с тем, что уже выбрано')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('option', { name: /\*$/ }).first().click()
  const told = page.getByRole('status').filter({ hasText: 'Выбранное сочетание' })
  await expect(told).toContainText('Выбранное сочетание не поддерживается')
  await expect(told).toContainText('Не поддерживается: «Лечение кариеса» по программе Береги себя')
  await expectAccessible(page)
  await filter(page, 'По программе').click()
  await expect(dialog.getByRole('option', { name: /^Береги себя \*/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await told.getByRole('button', { name: 'Смотреть без программы' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: /кариес/i })).toBeVisible()
  // Without a place the times of all centres are shown.
  await expect(filter(page, 'Где')).not.toContainText('нужно выбрать')
  await expect(times(page).first()).toBeVisible()
})

test('who has no name yet begins at the timetable, not at the choice of doctors or services [2.12]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, await aNewcomer(), '/online-booking')
  await expect(page.getByRole('button', { name: /^К кому/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Услуги/ })).toHaveCount(0)
})

/** A time of the service that leaves others of its day free. */
async function aServiceTime() {
  const everywhere = { provider: 'all', townId: '0' }
  const { directions } = agreed(await visitor(listServices, { ...everywhere, name: SERVICE }))
  const serviceId = directions[0]!.subGroups[0]!.services[0]!.id
  const { places } = agreed(await visitor(listServicePlaces, { ...everywhere, serviceId }))
  const window = timetableWindow(minskDay(new Date()))
  for (const { branchId, doctorId } of places) {
    const place = { provider: 'all', serviceId, branchId, doctorId }
    const { days } = agreed(await visitor(listServiceDays, { ...place, dateStart: window.from, dateEnd: window.to }))
    const day = days.find(one => one.free > 4)
    if (day) return { serviceId, ...agreed(await visitor(listServiceTimes, { ...place, date: day.date })).times[0]! }
  }
  throw new Error(`nobody has a free day for ${SERVICE}`)
}

/** A service at one doctor who in the coming week has days with times and days without. */
async function aServiceWithDaysOff() {
  const everywhere = { provider: 'all', townId: '0' }
  const { directions } = agreed(await visitor(listServices, { ...everywhere, name: SERVICE }))
  const serviceId = directions[0]!.subGroups[0]!.services[0]!.id
  const { places } = agreed(await visitor(listServicePlaces, { ...everywhere, serviceId }))
  const window = timetableWindow(minskDay(new Date()))
  for (const { branchId, doctorId } of places) {
    const asked = { provider: 'all', serviceId, branchId, doctorId, dateStart: window.from, dateEnd: window.to }
    const { days } = agreed(await visitor(listServiceDays, asked))
    const free = new Map(days.map(one => [one.date, one.free]))
    const week = Array.from({ length: 7 }, (_, at) => free.get(addDays(window.from, at + 1)) ?? 0)
    if (week.some(count => count > 0) && week.some(count => count === 0)) return { serviceId, branchId, doctorId, free, window }
  }
  throw new Error(`nobody who gives ${SERVICE} has a day off this week`)
}
