// The booking widget in the page of a clinic, as a visitor goes through it.

import { type Doctor, listDoctors } from '@vizit/contract/catalogue'
import { addDays, minskDay } from '@vizit/rules/days'
import { showFullDay } from './days.ts'
import { expect, type Locator, type Page } from './journey.ts'
import { agreed } from './patient.ts'
import type { PersonTyped } from './sign-in-steps.ts'
import { DOCTORS, type FreeTime, freeTimes, visitor } from './timetable.ts'

/** Somebody of the clinic's whom adults may book at its site, with at least three times on one of the next days, the first shown week. */
export async function aSiteDoctor(): Promise<{ doctor: Doctor; times: FreeTime[] }> {
  const known: readonly string[] = Object.values(DOCTORS)
  const { doctors } = agreed(await visitor(listDoctors, { provider: 'azure', sort: 'byDate' }))
  const open = doctors
    .filter(one => one.onlineBooking === 'open' && one.adult && one.adultAge === null && one.worksAt.every(place => place.onlineBooking))
    .filter(one => one.worksAt.every(place => place.onlineBooking) && !known.includes(one.fullName))
    // Of a speciality with more the card shows the first ones.
    .filter(one => doctors.filter(other => other.specialityId === one.specialityId).length <= 5)
    .sort(() => Math.random() - 0.5)
  const last = addDays(minskDay(new Date()), 6)
  for (const doctor of open) {
    const free = await freeTimes(doctor)
    const day = free.find(time => free.filter(other => other.day === time.day).length > 2)?.day
    if (day && day <= last) return { doctor, times: free.filter(time => time.day === day) }
  }
  throw new Error('nobody of the clinic has three times on one day of this week')
}

/** Somebody of the clinic's who at one place has more than five times on one of the next days; all times of that day. */
export async function aBusyDoctor(): Promise<{ doctor: Doctor; times: FreeTime[] }> {
  const { doctors } = agreed(await visitor(listDoctors, { provider: 'azure', sort: 'byDate' }))
  const last = addDays(minskDay(new Date()), 6)
  for (const doctor of doctors.filter(
    one => one.onlineBooking === 'open' && one.description !== '' && one.worksAt.every(place => place.onlineBooking)
  )) {
    const free = await freeTimes(doctor)
    const day = free.find(time => time.day <= last && free.filter(other => other.day === time.day).length > 6)?.day
    const times = free.filter(time => time.day === day)
    if (day && new Set(times.map(time => time.assignmentId)).size === 1) return { doctor, times }
  }
  throw new Error('nobody of the clinic has six times on one day of this week')
}

export function widgetOf(page: Page): Locator {
  return page.locator('vizit-booking')
}

/** The routes that the widget has told its page of, so far. */
export async function watchRoutes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    document.addEventListener('vizit-route', event => told.push((event as CustomEvent<{ route: string }>).detail.route))
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

export async function chooseTime(page: Page, { day, time }: FreeTime): Promise<void> {
  await page.getByRole('radio', { name: showFullDay(day) }).check()
  await page.getByRole('button', { name: `${time}, ${showFullDay(day)}` }).click()
}

export async function typePatient(page: Page, person: PersonTyped, phone: string): Promise<void> {
  await page.getByLabel('Фамилия').fill(person.lastName)
  await page.getByLabel('Имя', { exact: true }).fill(person.firstName)
  await page.getByLabel('Отчество').fill(person.middleName)
  await page.getByLabel('Дата рождения').pressSequentially(person.birthday.replaceAll('.', ''))
  await page.getByRole('radio', { name: person.sex }).check()
  await page.getByLabel('Телефон').pressSequentially(phone.slice(3))
}

/** The way without the picture: the browser works it out. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Не вижу картинку' }).click()
  await expect(page.getByText('Проверка пройдена')).toBeVisible()
}

export function sendOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Записаться на/ })
}
