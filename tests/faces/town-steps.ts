// The choice of another town, as a patient makes it in the page of a test.
import { type Locator, page, userEvent } from 'vitest/browser'

/** `where`: the button that opens the choice of a place. */
export async function goToTown(where: Locator, town: string): Promise<void> {
  await where.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Выбрать другой город/ })
    .click()
  await page.getByRole('dialog').getByRole('option', { name: town }).click()
  await userEvent.keyboard('{Escape}')
}
