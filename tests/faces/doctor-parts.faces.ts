// The page of a doctor in its parts, and whose reviews it shows.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { world } from './world.ts'

const panel = page.getByRole('tabpanel')

test('a doctor has tabs of facts and reviews; of the reviews all are shown, or one’s own alone [2.128, 2.171, 3.94]', async () => {
  const { doctorId } = await world.aDoctor()
  const [me, other] = [await world.aPatient(), await world.aPatient({ phone: '375291112299' })]
  for (const [person, words] of [
    [me, 'Всё понятно объяснила'],
    [other, 'Приняла вовремя']
  ] as const)
    await world.sql(`
      insert into reviews (id, author_id, order_id, about, doctor_id, comment, publish_name, state, shown_as, published_on, written_at, updated_at)
      values (gen_random_uuid(), '${person.accountId}', gen_random_uuid(), 'doctor', ${doctorId}, '${words}', false, 'published', gen_random_uuid(),
        '2026-11-20', '2026-11-19', '2026-11-19')`)
  openFace(`/doctor/${doctorId}`, me)
  await expect.element(panel.getByText('Ведёт приём взрослых.')).toBeVisible()
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  await expect.poll(address).toBe(`/doctor/${doctorId}?tab=reviews`)
  await expect.element(panel.getByText('Всё понятно объяснила')).toBeVisible()
  await expect.element(panel.getByText('Приняла вовремя')).toBeVisible()
  await panel.getByRole('button', { name: 'Мои' }).click()
  await expect.element(panel.getByText('Приняла вовремя')).not.toBeInTheDocument()
  await expect.element(panel.getByText('Всё понятно объяснила')).toBeVisible()
})
