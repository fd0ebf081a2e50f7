// The list of visits as its owner sees it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './cabinet.ts'
import { aVisit, world } from './world.ts'

test('a patient without visits is told so, and where to book one', async () => {
  openFace('/visits', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Записаться к врачу' })).toHaveAttribute('href', '/timeslot')
})

test('a visit stands in the list with its doctor', async () => {
  const patient = await world.aPatient()
  await aVisit(patient, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } }))
  openFace('/visits', patient)
  await expect.element(page.getByText('Мороз Анна Сергеевна')).toBeVisible()
})
