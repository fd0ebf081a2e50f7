// What the widget tells before anything is chosen: who the doctor is, when there is time, what is on offer.

import { listServices } from '@vizit/contract/service-tree'
import { addDays, minskDay } from '@vizit/rules/days'
import { splitFullName } from '@vizit/rules/people'
import { showFullDay } from './days.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { agreed } from './patient.ts'
import { DOCTORS, doctorCalled, freeTimes, visitor } from './timetable.ts'
import { aBusyDoctor, widgetOf } from './widget-steps.ts'

test('a doctor’s card in the widget says whom the doctor sees and when there is time, and more on request: about the doctor, and the phones of the registry [2.94, 2.95, 2.96, 2.99]', async ({
  page
}) => {
  const parts: string[] = []
  page.on('request', request => {
    if (/\/widget\/.*\.js/.test(request.url())) parts.push(new URL(request.url()).pathname)
  })
  const { doctor } = await aBusyDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  const card = widgetOf(page)
  await expect(card).toContainText(/Принимает (взрослых|детей)/)
  await expect(card).toContainText(/Ближайшее: /)
  await expect(page.getByText(doctor.description.slice(0, 40))).toHaveCount(0)
  const more = page.getByRole('button', { name: new RegExp(`^Подробнее\\s?: ${splitFullName(doctor.fullName).lastName}`) })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(parts).toEqual(['/widget/vizit-booking.js'])
  await more.click()
  await expect(page.getByText(doctor.description.slice(0, 40))).toBeVisible()
  expect(parts).toContain('/widget/doctor-details.js')
  const [phone] = doctor.worksAt[0]!.phones.split(';').map(one => one.trim())
  await expect(page.getByText(/^Регистратура: /).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `Позвонить ${phone}` }).first()).toHaveAttribute(
    'href',
    `tel:${phone!.replace(/[^\d+]/g, '')}`
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Свернуть/ }).click()
  await expect(page.getByText(doctor.description.slice(0, 40))).toHaveCount(0)
})

test('a doctor whom the registry alone books says so in the list and at the times [2.96]', async ({ page }) => {
  const doctor = await doctorCalled(DOCTORS.registryOnly)
  await page.goto(`/demo/clinic?provider=${doctor.providerCode}&doctor=${doctor.doctorId}`)
  await expect(widgetOf(page)).toContainText('В регистратуре')
  await expect(page.getByRole('link', { name: /^Позвонить / }).first()).toHaveAttribute('href', /^tel:\+375/)
  await expectAccessible(page)
})

test('of the times of a day five are shown, the others unfold and fold by a toggle [2.97, 2.98, 9.13]', async ({ page }) => {
  const { doctor, times } = await aBusyDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await page.getByRole('radio', { name: showFullDay(times[0]!.day) }).check()
  const shown = page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, ${showFullDay(times[0]!.day)}`) })
  await expect(shown).toHaveCount(5)
  const toggle = page.getByRole('button', { name: `ещё ${times.length - 5}: показать больше таймслотов для записи` })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await toggle.click()
  await expect(shown).toHaveCount(times.length)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'меньше: показать меньше таймслотов для записи' }).click()
  await expect(shown).toHaveCount(5)
})

test('without an account services are looked through and searched, and lead to those who give the chosen one [1.15, 6.04]', async ({
  page
}) => {
  const { directions } = agreed(await visitor(listServices, { provider: 'azure' }))
  const direction = directions[0]!
  const service = direction.subGroups[0]!.services.find(one => one.hasDoctors)!
  await page.goto('/demo/clinic')
  await page.getByRole('radio', { name: 'Услуги' }).check()
  const group = widgetOf(page).locator('summary').filter({ hasText: direction.name }).first()
  await expect(widgetOf(page).locator('summary')).toHaveCount(directions.length)
  await expectAccessible(page)
  await group.click()
  await expect(page.getByRole('button', { name: service.name, exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: 'Найти услугу' })
  await search.fill('такойуслугинет')
  await expect(page.getByText('Такой услуги здесь нет')).toBeVisible()
  await expectAccessible(page)
  await search.fill(service.name.split(' ').find(word => word.length > 2)!)
  await page.getByRole('button', { name: service.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: service.name })).toBeVisible()
  const doctors = page.getByRole('list', { name: /\d врач/ }).getByRole('listitem')
  await expect(doctors.first()).toBeVisible()
  await expectAccessible(page)
  const names = await doctors.locator('b').allTextContents()
  const open = (await Promise.all(names.map(doctorCalled))).find(one => one.onlineBooking === 'open')!
  const [first] = await freeTimes(open, 0)
  expect(first!.day <= addDays(minskDay(new Date()), 62)).toBe(true)
  await doctors.filter({ hasText: open.fullName }).getByRole('button').first().click()
  await page.getByRole('radio', { name: showFullDay(first!.day) }).check()
  await page
    .getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, ${showFullDay(first!.day)}`) })
    .first()
    .click()
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(page.getByLabel('Что беспокоит')).toHaveValue(service.name)
})
