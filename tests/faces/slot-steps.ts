// The form of a time, as a patient fills it in the page of a test.
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

export function submitOf(): Locator {
  return page.getByRole('button', { name: /^Записаться на/ })
}

/** Agrees, once the form is there and its time is held. */
export async function agree(): Promise<void> {
  await expect.element(page.getByRole('timer')).toBeVisible()
  const agreement = page.getByRole('checkbox', { name: /^Даю согласие/ })
  await expect.element(agreement).toBeEnabled()
  if (!(agreement.element() as HTMLInputElement).checked) await agreement.click()
}

/** Agrees and presses the button. */
export async function pressBook(): Promise<void> {
  await agree()
  await submitOf().click()
}
