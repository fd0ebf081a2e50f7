// The page of a medical centre in its parts, and booking there.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aTree } from './service-tree.ts'
import { world } from './world.ts'

const heading = page.getByRole('heading', { level: 1 })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const panel = page.getByRole('tabpanel')

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

async function centreOf(branchId: string): Promise<string> {
  const [{ id }] = (await world.sql(`select centre_id as id from branches where id = ${branchId}`)) as [{ id: number }]
  return String(id)
}

test('a centre has tabs of facts, services, doctors and reviews; the chosen one stands in the address [2.151]', async () => {
  const { branches, services } = await aTree()
  const centre = await centreOf(branches['Первая']!)
  openFace(`/centre/${centre}`)
  await expect.element(tab('Инфо')).toHaveAttribute('aria-selected', 'true')
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(one => one.textContent)
  ).toEqual(['Инфо', 'Услуги', 'Врачи', 'Отзывы'])
  await expect.element(panel.getByText(/^Минск, ул\.\sПервая$/)).toBeVisible()

  await tab('Услуги').click()
  await expect.poll(address).toBe(`/centre/${centre}?tab=services`)
  await expect
    .element(panel.getByRole('link', { name: 'УЗИ сердца' }))
    .toHaveAttribute('href', `/centre/${centre}/record?serviceId=${services['УЗИ сердца']}`)
  await expect.element(panel.getByText('3 услуги', { exact: true })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Массаж спины' }).elements()).toEqual([])
  await panel.getByRole('searchbox').fill('вен')
  await expect.element(panel.getByRole('link', { name: 'УЗИ сердца' })).not.toBeInTheDocument()
  await expect.element(panel.getByRole('link', { name: 'УЗИ вен' })).toBeVisible()

  await tab('Врачи').click()
  await expect.element(panel.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect.element(panel.getByRole('article', { name: /^Мельник/ })).toBeVisible()
  expect(panel.getByRole('article').elements()).toHaveLength(2)

  await tab('Отзывы').click()
  await expect.element(panel.getByText('Войти и оставить отзыв')).toBeVisible()
  expect(address()).toBe(`/centre/${centre}?tab=reviews`)
})

test('on a desk all four tabs of a centre stand in their own column, also in the largest letters: none lies over how to get in touch', async () => {
  const { branches } = await aTree()
  await page.viewport(1280, 800)
  for (const size of ['', '24px']) {
    document.documentElement.style.fontSize = size
    openFace(`/centre/${await centreOf(branches['Первая']!)}`)
    await expect.element(panel.getByText(/^Минск, ул\.\sПервая$/)).toBeVisible()
    const row = page.getByRole('tablist').element().getBoundingClientRect()
    const last = page.getByRole('tab').last().element().getBoundingClientRect()
    expect(last.right).toBeLessThanOrEqual(row.right)
    expect(row.right).toBeLessThanOrEqual(panel.element().getBoundingClientRect().right)
  }
})

test('the doctors of a centre are sorted by date, name or reviews', async () => {
  const { branches } = await aTree()
  const [late] = (await world.sql(
    `select a.id from assignments a join doctors d on d.id = a.doctor_id where d.last_name = 'Мороз' limit 1`
  )) as [{ id: number }]
  await world.aSlot({ assignmentId: String(late.id), startsAt: '2026-11-24T06:00:00Z' })
  openFace(`/centre/${await centreOf(branches['Первая']!)}?tab=doctors`)
  const shown = () =>
    panel
      .getByRole('article')
      .elements()
      .map(one => one.querySelector('h2')?.textContent?.split(' ')[0])
  await expect.poll(shown).toEqual(['Мороз', 'Мельник'])
  await panel.getByRole('button', { name: 'По имени' }).click()
  await expect.poll(shown).toEqual(['Мельник', 'Мороз'])
})

test('on a phone the nearest time and the way to book stay below on each tab', async () => {
  await page.viewport(390, 844)
  const { branches } = await aTree()
  const [one] = (await world.sql(`select id from assignments where branch_id = ${branches['Первая']} limit 1`)) as [{ id: number }]
  await world.aSlot({ assignmentId: String(one.id), startsAt: '2026-11-24T06:00:00Z' })
  const centre = await centreOf(branches['Первая']!)
  openFace(`/centre/${centre}`)
  for (const name of ['Услуги', 'Врачи', 'Отзывы']) {
    await tab(name).click()
    await expect.element(page.getByText('Вторник, 24 ноября, 09:00').last()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Выбрать врача', exact: true }).click()
  await expect.poll(address).toBe(`/centre/${centre}/record`)
})

test('a service is booked at a centre at a time of a branch that gives it, or by its phone; where it is not given it is said where else [2.152]', async () => {
  const { branches, services } = await aTree()
  const [first, second] = [branches['Первая']!, branches['Вторая']!]
  await world.sql(
    `update branches set centre_id = (select centre_id from branches where id = ${first}), name = 'Второй' where id = ${second}`
  )
  const centre = await centreOf(first)
  openFace(`/centre/${centre}/record?serviceId=${services['Массаж спины']}`)
  await expect.element(heading).toHaveTextContent('Массаж спины')
  const branch = page.getByRole('article', { name: 'Второй' })
  await expect
    .element(branch.getByRole('link', { name: 'Выбрать время: Второй' }))
    .toHaveAttribute('href', `/service?townId=1&branchId=${second}&serviceId=${services['Массаж спины']}`)
  expect(branch.getByRole('link', { name: /309/ }).element().getAttribute('href')).toMatch(/^tel:/)
  expect(page.getByRole('article').elements()).toHaveLength(1)

  openFace(`/centre/${centre}/record?serviceId=${services['УЗИ детское']}`)
  await expect
    .element(page.getByRole('link', { name: 'Где ещё оказывают' }))
    .toHaveAttribute('href', `/services/${services['УЗИ детское']}`)

  await world.sql(`update branches set online_booking_enabled = false where id = ${first}`)
  openFace(`/centre/${centre}/record`)
  await expect
    .element(page.getByRole('link', { name: 'Выбрать врача: Второй' }))
    .toHaveAttribute('href', `/timeslot?townId=1&branchId=${second}`)
  await expect.element(page.getByText('Онлайн-записи нет: позвоните в регистратуру.')).toBeVisible()
})
