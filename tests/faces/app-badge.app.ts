// The number on the icon of the installed app: how many things wait for the person.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { world } from './world.ts'

test('the icon of the app shows how many things wait for who is signed in, none where nothing does, and none after a sign-out', async () => {
  const shown: number[] = []
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async count => void shown.push(count ?? 0))
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => void shown.push(0))
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  await anInvoice(olga.profileId, orderId, [{ name: 'Приём' }])
  openFace('/', olga)
  await expect.element(page.getByRole('region', { name: 'Ждёт вас' })).toBeVisible()
  await expect.poll(() => shown).toEqual([1])
  openFace('/', await world.aPatient())
  await expect.poll(() => shown).toEqual([1, 0])
  openFace('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page
    .getByRole('dialog', { name: /^Выйти/ })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect.poll(() => shown).toEqual([1, 0, 0])
  // Until the sign-out is over it wipes what comes after it as well.
  await expect.poll(() => location.pathname).toBe('/')
})
