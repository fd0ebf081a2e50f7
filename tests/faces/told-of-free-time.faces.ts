// Who wants to be told of a time that frees, where one is free already.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

afterEach(() => page.viewport(390, 844))

test('whoever asks to be told of a time where one is free already is told which, and led to its form', async () => {
  await page.viewport(390, 560)
  const olga = await world.aPatient()
  const { doctorId, assignmentId } = await world.aDoctor()
  const slot = await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-23`, olga)
  await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Сообщить мне' }).click()
  await expect.element(dialog).toMatchTextContent(/Ждать не нужно: такое время свободно/)
  const way = dialog.getByRole('link', { name: 'Записаться: вторник, 24 ноября, 14:30' })
  await expect.element(way).toHaveAttribute('href', `/timeslot/${slot.timetableId}?who=${olga.profileId}`)
  // On a phone the form is longer than the screen.
  await expect.element(way).toBeInViewport()
  await way.click()
  await expect.element(page.getByRole('button', { name: /^Записаться на/ })).toBeVisible()
})
