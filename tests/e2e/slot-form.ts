// The form of a time, as a patient fills it.
import { expect, type Page } from './journey.ts'

export function noteOf(page: Page) {
  return page.getByLabel('Что беспокоит')
}

export function submitOf(page: Page) {
  return page.getByRole('button', { name: /^Записаться на/ })
}

/** The form is there and its time is held. */
export async function expectHeld(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check()
}

/** Agrees, presses the button and waits for the confirmation. */
export async function submitBooking(page: Page): Promise<void> {
  await agree(page)
  await submitOf(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
}
