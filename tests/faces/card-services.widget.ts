// The services on the booking card: how they are asked for and looked through, and whose are left out.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openWidget } from './widget.ts'
import { world } from './world.ts'

const BASE = '/api/v2/public/booking/azure'
const service = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the card at its services, with every direction unfolded. */
async function atServices(tag: { branch?: string } = {}): Promise<void> {
  openWidget(tag)
  await page.getByRole('radio', { name: 'Услуги' }).click()
  await expect.poll(() => document.querySelectorAll('summary').length).toBeGreaterThan(0)
  for (const summary of document.querySelectorAll('summary')) summary.click()
}

async function asked(path: string) {
  return (await world.asked()).filter(one => one.path === path).map(({ method, query }) => ({ method, query }))
}

test('the catalogue of services is asked for by GET of services, for the branch of the page, and shown [7.03, 7.90]', async () => {
  const { assignmentId, branchId } = await world.aDoctor()
  await world.aService(assignmentId, { name: 'УЗИ сердца' })
  await atServices({ branch: branchId })
  await expect.element(service('УЗИ сердца')).toBeVisible()
  await expect.poll(() => asked(`${BASE}/services`)).toEqual([{ method: 'GET', query: { branchId } }])
})

test('the tree is directions, and in each the services of its groups, which lead to who gives them by the id of the service [3.38, 3.39]', async () => {
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aDoctor({ lastName: 'Зайцева' })
  const { serviceId } = await world.aService(assignmentId, { name: 'УЗИ сердца' })
  await world.aService(assignmentId, { name: 'Осмотр' })
  await world.sql(`update services set description = 'Подготовка не нужна' where name = 'УЗИ сердца'`)
  await world.sql(`insert into service_sub_groups (direction_id, code, name) select id, 'heart', 'Сердце' from service_directions`)
  await world.sql(`update services set sub_group_id = (select id from service_sub_groups where code = 'heart') where name = 'УЗИ сердца'`)
  await atServices()
  const list = page.getByRole('list', { name: 'Приём врача' })
  await expect.element(list.getByRole('button', { name: 'УЗИ сердца', exact: true })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Осмотр', exact: true })).toBeVisible()
  await service('УЗИ сердца').click()
  await expect.element(page.getByText('Подготовка не нужна')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Мороз Анна Сергеевна/ }).first()).toBeVisible()
  await expect.element(page.getByText('Зайцева Анна Сергеевна')).not.toBeInTheDocument()
  await expect.poll(() => asked(`${BASE}/doctors`)).toContainEqual({ method: 'GET', query: { serviceId, sort: 'byDate' } })
})

test('a service that no doctor gives, or that the clinic keeps for itself, is not shown [5.93]', async () => {
  const { assignmentId, branchId } = await world.aDoctor()
  const other = await world.aDoctor()
  await world.aService(assignmentId, { name: 'Осмотр' })
  await world.aService(assignmentId, { name: 'Служебная', hidden: true })
  await world.aService(other.assignmentId, { name: 'УЗИ сердца' })
  await world.aService(assignmentId, { name: 'Массаж' })
  await world.sql(`delete from assignment_services where service_id = (select id from services where name = 'Массаж')`)
  await atServices()
  await expect.element(service('Осмотр')).toBeVisible()
  await expect.element(service('УЗИ сердца')).toBeVisible()
  for (const name of ['Массаж', 'Служебная']) await expect.element(service(name)).not.toBeInTheDocument()
  await atServices({ branch: branchId })
  await expect.element(service('Осмотр')).toBeVisible()
  await expect.element(service('УЗИ сердца')).not.toBeInTheDocument()
})
