// The end of a sign-out, which comes when all is wiped: the sign-in may stand there sooner.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, goTo, openFace } from './face.ts'
import { world } from './world.ts'

test('whoever goes on from the sign-in before a sign-out has wiped everything is not fetched back', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId })
  openFace('/', olga)
  await goTo('profile')
  const wiped = Promise.withResolvers<IDBDatabaseInfo[]>()
  const listed = vi.spyOn(indexedDB, 'databases').mockReturnValue(wiped.promise)
  onTestFinished(() => listed.mockRestore())
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('link', { name: 'Найти врача и свободное время' }).click()
  const doctor = page.getByRole('article', { name: /^Мороз/ })
  await expect.element(doctor).toBeVisible()
  expect(listed).toHaveBeenCalledOnce()
  wiped.resolve([])
  // Its last step follows at once; an answer of the server takes longer.
  await world.sql('select 1')
  await expect.element(doctor).toBeVisible()
  expect(address()).toBe('/timeslot')
})
