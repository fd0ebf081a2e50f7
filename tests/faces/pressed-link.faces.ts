// A link that is pressed says so at once: its page is drawn after that.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'

test('a pressed link shows that it is pressed before its page is drawn, and no longer after it', async () => {
  openFace('/timeslot')
  const link = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').last()
  await expect.element(link).toBeVisible()
  const pressed = link.element() as HTMLElement
  const before = address()
  pressed.click()
  // What a press changes stands in the page when its task has ended.
  await Promise.resolve()
  expect(pressed).toHaveAttribute('data-going')
  expect(getComputedStyle(pressed).opacity).toBe('0.6')
  expect(address()).toBe(before)
  await expect.poll(address).not.toBe(before)
  await expect.poll(() => pressed.hasAttribute('data-going')).toBe(false)
})
