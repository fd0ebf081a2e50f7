// The first step of the booking card: the doctors of a clinic.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openWidget } from './widget.ts'
import { world } from './world.ts'

test('the card begins with the doctors of the clinic', async () => {
  await world.aSlot({ doctor: { lastName: 'Мороз' } })
  const routes = openWidget()
  await expect.element(page.getByText('Мороз Анна Сергеевна')).toBeVisible()
  await expect.poll(() => routes).toEqual(['/doctor'])
})
