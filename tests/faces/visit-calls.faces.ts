// What the cabinet asks the server about visits, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisit, world } from './world.ts'

test('a visit is cancelled by DELETE of its order, with its place, its patient and who pays [7.75]', async () => {
  const patient = await world.aPatient()
  const slot = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const orderId = await aVisit(patient, slot)
  openFace('/visits', patient)
  await page.getByRole('button', { name: /Отменить/ }).click()
  await world.forgetAsked()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отменить визит/ })
    .click()
  await expect.element(page.getByText('Визит отменен!')).toBeVisible()
  const asked = await world.asked()
  expect(asked).toContainEqual(
    expect.objectContaining({
      method: 'DELETE',
      path: `/api/v2/my/providers/orders/${orderId}`,
      query: { assignmentId: slot.assignmentId, profileId: patient.profileId }
    })
  )
})
