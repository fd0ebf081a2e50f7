// The visits of a patient in the app: the two lists, their copy on the device, and a visit that is called off.
import { addDays, addMonths, minskDay } from '@vizit/rules/days'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { callsTo } from './wire.ts'
import { aVisit, type Person, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'
const visitTo = (lastName: string) => page.getByRole('article', { name: new RegExp(lastName) })

/** A visit ahead to each of these doctors, a day after the other; gives the orders. */
async function ahead(person: Person, ...lastNames: string[]): Promise<string[]> {
  const orders: string[] = []
  for (const [at, lastName] of lastNames.entries())
    orders.push(await aVisit(person, await world.aSlot({ startsAt: `2026-11-${24 + at}T11:30:00Z`, doctor: { lastName } })))
  return orders
}

async function wasAt({ profileId }: Person, lastName: string): Promise<string> {
  const { assignmentId } = await world.aDoctor({ lastName })
  return aVisitRow(profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
}

async function cancel(lastName: string): Promise<void> {
  await visitTo(lastName)
    .getByRole('button', { name: /^Отменить визит/ })
    .click()
  await page.getByRole('dialog', { name: 'Отмена визита' }).getByRole('button', { name: 'Отменить визит' }).click()
}

/** From which day on the visits were asked for, each time. */
const askedSince = async () => (await callsTo('GET', ORDERS)).map(({ query }) => query.dateStart)

test('visits ahead and visits that are over stand under a tab each, which the address names [1.21, 4.61]', async () => {
  const olga = await world.aPatient()
  await ahead(olga, 'Белая', 'Мазур')
  await wasAt(olga, 'Дудко')
  openFace('/visits', olga)
  await expect.element(page.getByRole('tab', { name: 'Будущие, 2' })).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Белая', 'Мазур']) await expect.element(visitTo(name)).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await page.getByRole('tab', { name: 'Прошедшие' }).click()
  await expect.element(visitTo('Дудко')).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(1)
  expect(address()).toBe('/visits?tab=past')
})

test('the visits are asked for from a month back once, and from the day before the last time from then on [4.63, 4.64]', async () => {
  const olga = await world.aPatient()
  await ahead(olga, 'Белая')
  const today = minskDay(new Date())
  openFace('/visits', olga)
  await expect.poll(askedSince).toEqual([addMonths(today, -1)])
  await expect.element(visitTo('Белая')).toBeVisible()
  openFace('/visits', olga)
  await expect.poll(askedSince).toEqual([addMonths(today, -1), addDays(today, -1)])
})

test('a visit ahead has an action to cancel it: a dialog asks first, the answer is told, the orders come anew and the time is free again [1.22, 4.69, 4.71, 4.72, 4.73]', async () => {
  const olga = await world.aPatient()
  await ahead(olga, 'Белая', 'Мазур')
  await wasAt(olga, 'Дудко')
  openFace('/visits?tab=past', olga)
  await expect.element(visitTo('Дудко')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Отменить визит/ })).not.toBeInTheDocument()
  openFace('/visits', olga)
  const action = visitTo('Белая').getByRole('button', { name: /^Отменить визит/ })
  await expect.element(action).toBeVisible()
  expect(action.element().querySelector('svg.lucide-trash-2')).not.toBeNull()
  await action.click()
  const question = page.getByRole('dialog', { name: 'Отмена визита' })
  await expect.element(question).toMatchTextContent(/Вы действительно хотите отменить визит к врачу\?/)
  const taken = () => world.sql('select 1 from slots where taken_by is not null')
  expect(await taken()).toHaveLength(2)
  await world.forgetAsked()
  await question.getByRole('button', { name: 'Отменить визит' }).click()
  await expect.element(page.getByText('Визит отменен!').first()).toBeVisible()
  await expect.element(visitTo('Белая')).not.toBeInTheDocument()
  await expect.element(visitTo('Мазур')).toBeVisible()
  await expect.poll(async () => (await callsTo('GET', ORDERS)).length).toBeGreaterThan(0)
  expect(await taken()).toHaveLength(1)
})

test('a cancelled visit leaves the list at once, though the orders do not come again, and the copy of the device with it [4.70]', async () => {
  const olga = await world.aPatient()
  const [orderId] = await ahead(olga, 'Белая', 'Мазур')
  openFace('/visits', olga)
  await expect.element(visitTo('Белая')).toBeVisible()
  await world.faults([{ path: `${ORDERS}?`, kind: 'cut' }])
  await cancel('Белая')
  await expect.element(page.getByText('Визит отменен!').first()).toBeVisible()
  await expect.element(visitTo('Белая')).not.toBeInTheDocument()
  await expect.poll(() => world.sql(`select status from visits where order_id = '${orderId}'`)).toEqual([{ status: 'cancelled' }])
  openFace('/visits', olga)
  await expect.element(visitTo('Мазур')).toBeVisible()
  await expect.element(visitTo('Белая')).not.toBeInTheDocument()
})

test('a visit that the clinic has called off is shown as such, and is no part of the copy of the device [4.65]', async () => {
  const olga = await world.aPatient()
  const [orderId] = await ahead(olga, 'Белая', 'Мазур')
  openFace('/visits', olga)
  await expect.element(visitTo('Белая')).toMatchTextContent(/Вы записаны/)
  await world.sql(`update visits set status = 'cancelled', cancelled_by = 'clinic', cancel_reason = 'Врач заболел', updated_at = now()
    where order_id = '${orderId}'`)
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(visitTo('Белая')).toMatchTextContent(/Врач заболел/)
  await world.faults([{ path: ORDERS, kind: 'cut' }])
  openFace('/visits', olga)
  await expect.element(visitTo('Мазур')).toBeVisible()
  await expect.element(visitTo('Белая')).not.toBeInTheDocument()
})
