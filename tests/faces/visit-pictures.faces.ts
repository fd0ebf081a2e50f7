// What a clinic has attached to a visit: documents, and pictures that are looked at one beside the other.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { world } from './world.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('attachments of a visit have a name, a kind, a size and a day; a picture that is pressed opens over the window, and the others slide beside it [2.170, 3.70]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  await world.attach(orderId, 'Описание.pdf', 'application/pdf', btoa('%PDF-1.4'))
  for (const name of ['Прямой.png', 'Боковой.png', 'Косой.png']) await world.attach(orderId, name, 'image/png', PNG)
  openFace('/visits?tab=past', olga)
  await page.getByRole('button', { name: /^Документы, 4: / }).click()
  const list = page.getByRole('dialog', { name: 'Документы визита' }).getByRole('list')
  await expect.element(list.getByRole('button', { name: /^Описание\.pdf/ })).toMatchTextContent(/Документ, 684\sКБ, 18 ноября/)
  const rows = list.getByRole('button', { name: /\.png/ })
  await expect.element(rows.first()).toMatchTextContent(/Снимок, 684\sКБ, 18 ноября/)
  const [one, two, three] = rows.elements().map(row => /\S+\.png/.exec(row.textContent)![0])
  await world.forgetAsked()
  await rows.nth(1).click()
  const spoken = page.getByRole('dialog').getByRole('status').filter({ hasText: /из 3/ })
  await expect.element(page.getByRole('dialog', { name: two! }).getByRole('img', { name: two! })).toBeInViewport()
  await expect.element(spoken).toHaveTextContent('2 из 3')
  const fetched = async () => (await world.asked()).filter(({ path }) => /\/documents\/./.test(path)).length
  expect(await fetched()).toBe(1)
  await page.getByRole('button', { name: 'Следующий снимок' }).click()
  await expect.element(page.getByRole('dialog', { name: three! }).getByRole('img', { name: three! })).toBeInViewport()
  await expect.element(spoken).toHaveTextContent('3 из 3')
  expect(await fetched()).toBe(2)
  await page.getByRole('button', { name: 'Предыдущий снимок' }).click()
  await expect.element(spoken).toHaveTextContent('2 из 3')
  await page.getByRole('button', { name: 'Предыдущий снимок' }).click()
  await expect.element(page.getByRole('dialog', { name: one! }).getByRole('img', { name: one! })).toBeInViewport()
  await page.getByRole('button', { name: 'Все документы' }).click()
  await expect.element(list.getByRole('button', { name: /^Описание\.pdf/ })).toBeVisible()
})
