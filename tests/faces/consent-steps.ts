// The screen that asks for consent.
import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const next = page.getByRole('button', { name: 'Продолжить' })
export const boxes = page.getByRole('main').getByRole('checkbox')

export async function tickAll(): Promise<void> {
  await expect.element(boxes.first()).toBeVisible()
  for (const box of boxes.all()) await box.click()
}
