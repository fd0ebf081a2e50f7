// What both parents see of a child that one of them has deleted.
import { deleteChild } from '@vizit/contract/relatives'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { joins } from './family-world.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

test('a child that one parent deletes is gone from the lists of both, with its visits [4.103]', async () => {
  const olga = await world.aPatient()
  const pavel = await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE' })
  const childId = await world.aChild(olga)
  await joins(olga, pavel, 'SPOUSE')
  const slot = await world.aSlot({ doctor: { children: true, lastName: 'Мороз' } })
  await aVisit(olga, slot, { profileId: childId })
  await world.sql(`update visits set status = 'done', starts_at = '2026-11-10T08:00:00Z', ends_at = '2026-11-10T08:20:00Z'`)

  const visit = page.getByRole('article', { name: /^Мороз/ })
  openFace('/visits?tab=past', pavel)
  await expect.element(visit).toBeVisible()
  agreed(await callAs(olga)(deleteChild, { profileId: childId }))
  for (const parent of [pavel, olga]) {
    openFace('/visits?tab=past', parent)
    await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
    await expect.element(visit).not.toBeInTheDocument()
  }
})
