// All services: the search first, then the tree; what narrows them; and the centres that give one, in the chosen order.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aTree } from './service-tree.ts'
import { world } from './world.ts'

const shown = () =>
  page
    .getByRole('main')
    .getByRole('link', { name: /УЗИ|Массаж/ })
    .elements()
    .map(link => link.textContent)
const sheet = page.getByRole('dialog', { name: 'Фильтр' })
const answer = (question: string, name: string) =>
  sheet.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })
const show = (name: string) => sheet.getByRole('button', { name })

test('all services begin with a search over their names, groups and directions, then stand by direction with how many there are [2.165]', async () => {
  const { services } = await aTree()
  openFace('/services')
  await expect.poll(shown).toHaveLength(6)
  await expect.element(page.getByRole('region', { name: 'Диагностика' }).getByText('4 услуги', { exact: true })).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Найти услугу' })
  await field.fill('лечен')
  await expect.poll(shown).toEqual(['Массаж спины'])
  await field.fill('узи печ')
  await expect.poll(shown).toEqual(['УЗИ печени'])
  await expect.element(page.getByRole('link', { name: 'УЗИ печени' })).toHaveAttribute('href', `/services/${services['УЗИ печени']}`)
  await field.fill('рентген')
  await expect.element(page.getByRole('heading', { name: 'Таких услуг не нашли' })).toBeVisible()
})

test('the sheet asks where, for whom and by which programme; its button counts in the right plural, and the address keeps it [2.166]', async () => {
  const { branches, services } = await aTree()
  const person = await world.aPatient()
  await world.writeProgrammes()
  await world.payAt('azure')
  await world.sql(`insert into programme_services (programme_id, service_id) values ('epam-health', ${services['УЗИ вен']})`)
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${person.profileId}', '${person.accountId}', 'epam-health', 'WORK_EMAIL', 'o@orbita.example', 'ACTIVE', '2026-01-01', now(), now())`)
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'brest', 'Брест', 'Brest', 'Брэст', '', 2)`
  )
  await world.sql(`update branches set town_id = 2 where id = ${branches['Третья']}`)
  openFace('/services', person)
  await expect.poll(shown).toHaveLength(6)
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await expect.element(show('Показать 6 услуг')).toBeVisible()
  await answer('Для кого', 'Детям').click()
  await expect.element(show('Показать 1 услугу')).toBeVisible()
  await answer('Для кого', 'Взрослым').click()
  await expect.element(show('Показать 5 услуг')).toBeVisible()
  await answer('Для кого', 'Для всех').click()
  await answer('Где', 'Минск').click()
  await expect.element(show('Показать 5 услуг')).toBeVisible()
  await show('Показать 5 услуг').click()
  await expect.element(page.getByRole('link', { name: 'УЗИ детское' })).not.toBeInTheDocument()
  await expect.poll(shown).toHaveLength(5)
  expect(address()).toBe('/services?town=1')
  await page.getByRole('button', { name: 'Фильтр: 1' }).click()
  await sheet.getByRole('radiogroup', { name: 'По программе' }).getByRole('radio').last().click()
  await show('Показать 1 услугу').click()
  await expect.poll(shown).toEqual(['УЗИ вен'])
  openFace(address(), person)
  await expect.poll(shown).toEqual(['УЗИ вен'])
})

test('the centres that give a service are sorted by doctors, name, reviews, price, or not at all, and lead to booking there [2.163, 3.93]', async () => {
  const { branches, services } = await aTree()
  const service = services['УЗИ сердца']!
  await world.sql(`update assignment_services set price_kopecks = 3000 where service_id = ${service}`)
  const centreOf: Record<string, string> = {}
  for (const [street, name] of [
    ['Первая', 'Ясень'],
    ['Вторая', 'Берёза']
  ] as const) {
    const [row] = await world.sql(
      `update centres set name = '${name}' where id = (select centre_id from branches where id = ${branches[street]}) returning id`
    )
    centreOf[name] = String(row!.id)
  }
  await world.sql(`update assignment_services set price_kopecks = 2000 where service_id = ${service} and assignment_id in
    (select id from assignments where branch_id = ${branches['Первая']})`)
  await world.sql(`update centres set reviews_count = 38 where name = 'Ясень'`)
  await world.sql(`update services set description = 'Три часа не есть.' where id = ${service}`)
  openFace(`/services/${service}`)
  await expect.element(page.getByText('Три часа не есть.')).toBeVisible()
  await expect.element(page.getByText('От 20 до 30 руб.').first()).toBeVisible()
  const order = page.getByRole('group', { name: 'Порядок' })
  const centres = () =>
    page
      .getByRole('list', { name: 'Медицинские центры' })
      .getByRole('link')
      .elements()
      .map(link => link.textContent?.match(/Ясень|Берёза/)?.[0])
  await expect.element(order).toBeVisible()
  expect(
    order
      .getByRole('button')
      .elements()
      .map(one => one.textContent)
  ).toEqual(['По числу врачей', 'По названию', 'По числу отзывов', 'Без сортировки', 'По цене'])
  for (const [name, expected] of [
    ['По цене', ['Ясень', 'Берёза']],
    ['По названию', ['Берёза', 'Ясень']],
    ['По числу отзывов', ['Ясень', 'Берёза']],
    ['По числу врачей', ['Берёза', 'Ясень']],
    ['Без сортировки', ['Ясень', 'Берёза']]
  ] as const) {
    await order.getByRole('button', { name }).click()
    await expect.poll(centres).toEqual(expected)
  }
  await expect
    .element(page.getByRole('link', { name: /^Ясень/ }))
    .toHaveAttribute('href', `/centre/${centreOf['Ясень']}/record?serviceId=${service}`)
  await expect.element(page.getByRole('link', { name: /^Ясень/ })).toMatchTextContent(/от.20.руб/)
})
