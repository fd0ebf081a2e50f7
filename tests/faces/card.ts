// The booking card as a visitor of a clinic's site goes through it, from a free time to the visit.
import { makeCall } from '@vizit/contract/call'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { DoctorFacts, DoctorIds } from '../../apps/server/src/testing/test-doctors.ts'
import { openWidget } from './widget.ts'
import { world } from './world.ts'

export type Time = DoctorIds & { timeslotId: string }

export const OLGA = {
  Фамилия: 'Савицкая',
  Имя: 'Ольга',
  Отчество: 'Викторовна',
  'Дата рождения': '15.05.1990',
  Телефон: '+375 (29) 123-45-67'
}
export type Typed = typeof OLGA

/** A doctor with one free time, on Tuesday, 24 November, at 14:30 of Minsk unless said otherwise. */
export async function aTime(doctor: DoctorFacts = {}, startsAt = '2026-11-24T11:30:00Z'): Promise<Time> {
  const ids = await world.aDoctor(doctor)
  const { timetableId } = await world.aSlot({ assignmentId: ids.assignmentId, startsAt })
  return { ...ids, timeslotId: timetableId }
}

export function field(name: string): Locator {
  return page.getByLabelText(name, { exact: true })
}

/** The free time that reads so on the card's days. */
export function timeAt(clock = '14:30'): Locator {
  return page.getByRole('button', { name: new RegExp(`^${clock}, `) })
}

/** Opens the card at the doctor's times; gives the routes that the site is told. */
export async function atTimes(time: Pick<Time, 'doctorId'>): Promise<string[]> {
  const routes = openWidget({ doctor: time.doctorId })
  await expect.element(page.getByRole('heading', { name: 'Когда прийти' })).toBeVisible()
  return routes
}

/** Takes the time, to the form of the patient. */
export async function goOn(clock = '14:30'): Promise<void> {
  await timeAt(clock).click()
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await expect.element(field('Фамилия')).toBeVisible()
}

/** Opens the card at the form for the doctor's only time. */
export async function atForm(time: Pick<Time, 'doctorId'>): Promise<string[]> {
  const routes = await atTimes(time)
  await goOn()
  return routes
}

export async function type(typed: Partial<Typed>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
}

/** Types the digits of the picture. The painter of the tests' server writes them as they are. */
export async function readPicture(): Promise<void> {
  const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
  await expect.element(picture).toBeInTheDocument()
  const digits = await (await fetch((picture.element() as HTMLImageElement).src)).text()
  await field('Цифры с картинки').fill(digits)
}

/** Everything that the form wants where no picture is to be read, as Olga types it or with something else. */
export async function fillForm(changes: Partial<Typed> = {}): Promise<void> {
  await type({ ...OLGA, ...changes })
  await page.getByRole('radio', { name: 'Женский' }).click()
  await page.getByRole('checkbox').click()
}

export function sendButton(): Locator {
  return page.getByRole('button', { name: /^Записаться на/ })
}

export function codeField(): Locator {
  return field('Введите код из SMS')
}

/** Opens the card and goes to the code that is on its way. */
export async function atCode(time: Pick<Time, 'doctorId'>, changes: Partial<Typed> = {}): Promise<string[]> {
  const routes = await atForm(time)
  await fillForm(changes)
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  return routes
}

/** The digits of the last SMS. */
export async function smsCode(): Promise<string> {
  return /(?:код|code) (\d+)/.exec((await world.sms()).at(-1)!.text)![1]!
}

/** Six digits that are not the code of the last SMS. */
export async function wrongCode(by = 1): Promise<string> {
  return String((Number(await smsCode()) + by) % 1_000_000).padStart(6, '0')
}

/** Presses Tab, as who leaves a field. */
export async function leave(): Promise<void> {
  await userEvent.keyboard('{Tab}')
}

/** The product's own client as the card of a site has it. */
export const siteCall = makeCall({
  origin: '',
  fetch: (...args) => fetch(...args),
  face: 'widget',
  bearer: () => null,
  newKey: () => crypto.randomUUID(),
  appVersion: import.meta.env.VIZIT_VERSION
})
