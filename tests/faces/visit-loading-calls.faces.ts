// Which visits the cabinet asks for, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { callsTo, callTo } from './wire.ts'
import { aVisit, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'

test('the visits are loaded in all their states from the same day of the last month on; what is older comes when it is asked for, and stays when they are loaded anew [1.31, 7.71]', async () => {
  const olga = await world.aPatient()
  for (const [lastName, startsAt] of [
    ['Старовойтова', '2026-10-19T11:30:00Z'],
    ['Недавняя', '2026-10-20T11:30:00Z'],
    ['Ближняя', '2026-11-24T11:30:00Z']
  ] as const) {
    const orderId = await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName } }))
    await world.sql(`update visits set starts_at = '${startsAt}', ends_at = '${startsAt}'::timestamptz + interval '20 minutes',
      created_at = '2026-10-01T08:00:00Z', updated_at = '2026-10-01T08:00:00Z',
      status = case when '${startsAt}' < '2026-11-20' then 'done' else status end where order_id = '${orderId}'`)
  }
  await world.forgetAsked()
  openFace('/visits', olga)
  const visit = (lastName: string) => page.getByRole('article', { name: new RegExp(`^${lastName}`) })
  const earlier = page.getByRole('button', { name: 'Показать более ранние' })
  await expect.element(visit('Ближняя')).toBeVisible()
  const asked = await callTo('GET', ORDERS)
  expect(asked.query).toEqual({ status: 'all', dateStart: '2026-10-20' })
  await expect.element(earlier).not.toBeInTheDocument()
  await page.getByRole('tab', { name: /^Прошедшие/ }).click()
  await expect.element(visit('Недавняя')).toBeVisible()
  await expect.element(visit('Старовойтова')).not.toBeInTheDocument()
  expect(await callsTo('GET', '/api/v2/my/providers/visits')).toEqual([])
  await earlier.click()
  await expect.element(visit('Старовойтова')).toBeVisible()
  expect((await callTo('GET', '/api/v2/my/providers/visits')).query).toMatchObject({ state: 'past' })
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z' }))
  await page.getByRole('button', { name: 'Обновить', exact: true }).click()
  await expect.element(page.getByRole('tab', { name: 'Будущие, 2' })).toBeVisible()
  for (const lastName of ['Недавняя', 'Старовойтова']) await expect.element(visit(lastName)).toBeVisible()
})
