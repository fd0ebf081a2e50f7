// The filters of booking a service: what one choice does to the others.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { aTree } from './service-tree.ts'
import { goToTown } from './town-steps.ts'
import { world } from './world.ts'

const filter = (question: string) => page.getByRole('button', { name: new RegExp(`^${question}`) })
const answered = (question: string, answer: string) => page.getByRole('button', { name: new RegExp(`^${question}.*${answer}`) })
const asked = () => Object.fromEntries(new URLSearchParams(address().split('?')[1]))

async function choose(question: string, option: string | RegExp): Promise<void> {
  await filter(question).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: option }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('a service is looked for by direction, section, service and branch, each chosen in a list of its own [2.87]', async () => {
  const { directions, subGroups, services, branches } = await aTree()
  openFace('/service')
  for (const [question, unanswered, option, answer] of [
    ['Вид услуг', 'Все виды', 'Диагностика', 'Диагностика'],
    ['Группа услуг', 'Все группы', /^УЗИ$/, 'УЗИ$'],
    ['Услуга', 'Не выбрана', 'УЗИ сердца', 'УЗИ сердца'],
    ['Где', 'Минск', 'Каштан на Сурганова Минск, ул. Вторая', 'Каштан']
  ] as const) {
    await expect.element(answered(question, unanswered)).toBeVisible()
    await choose(question, option)
    await expect.element(answered(question, answer)).toBeVisible()
  }
  expect(asked()).toMatchObject({
    directionId: directions['Диагностика'],
    subGroupId: subGroups['УЗИ'],
    serviceId: services['УЗИ сердца'],
    branchId: branches['Вторая']
  })
})

test('the specialist of a service is found by typing: of two one is left, and is chosen [2.89]', async () => {
  const { services, branches } = await aTree()
  openFace(`/service?serviceId=${services['УЗИ сердца']}&branchId=${branches['Первая']}`)
  await filter('Специалист').click()
  const dialog = page.getByRole('dialog')
  const offered = dialog.getByRole('option')
  // Anybody, and the two who give it here.
  await expect.element(offered).toHaveLength(3)
  await dialog.getByLabelText('Фамилия специалиста').fill('мель')
  await expect.element(offered).toHaveLength(1)
  await expect.element(offered).toMatchTextContent(/^Мельник/)
  await offered.click()
  await expect.element(answered('Специалист', 'Мельник')).toBeVisible()
  expect(asked()).toHaveProperty('doctorId')
})

test('times of all centres that give a service stand together, each with its address, and of no other centre', async () => {
  const { branches } = await aTree()
  await world.sql(`
    insert into slots (assignment_id, starts_at, ends_at)
    select a.id, t.at, t.at + interval '20 minutes'
    from assignments a cross join lateral (select timestamptz '2026-11-24T09:00:00Z' - a.id * interval '1 minute' as at) t`)
  openFace('/service')
  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('массаж')
  await page.getByRole('button', { name: 'Массаж спины', exact: true }).click()
  const cards = page.getByRole('article')
  await expect.element(cards).toHaveLength(2)
  // The soonest first.
  expect(cards.elements().map(one => /ул\.\s(Третья|Вторая)/.exec(one.textContent)?.[1])).toEqual(['Третья', 'Вторая'])
  expect(asked()).not.toHaveProperty('branchId')
  await cards
    .first()
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /Далее|Продолжить/ })
    .click()
  await expect.poll(address).toMatch(/^\/(service\/\d+\?|sign-in)/)
  openFace(
    `/service?serviceId=${(await world.sql("select id from services where name = 'Массаж спины'"))[0]!.id}&branchId=${branches['Вторая']}`
  )
  await expect.element(cards).toHaveLength(1)
})

test('where the prices of a service differ its times stand the soonest first or the cheapest; where they do not, no order is asked for', async () => {
  const dear = await world.aDoctor({ lastName: 'Абрамова', price: 9000 })
  const cheap = await world.aDoctor({ lastName: 'Белова', price: 4000 })
  const { serviceId } = await world.aService(dear.assignmentId, { name: 'УЗИ почек' })
  await world.sql(`insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    select ${cheap.assignmentId}, service_id, duration_minutes, 4000 from assignment_services where service_id = ${serviceId}`)
  await world.sql(`update assignment_services set price_kopecks = 9000 where assignment_id = ${dear.assignmentId}`)
  await world.aSlot({ assignmentId: dear.assignmentId, startsAt: '2026-11-24T06:00:00Z' })
  await world.aSlot({ assignmentId: cheap.assignmentId, startsAt: '2026-11-24T15:00:00Z' })
  const cards = () =>
    page
      .getByRole('article')
      .elements()
      .map(one => one.getAttribute('aria-label')?.split(' ')[0])
  const order = page.getByRole('group', { name: 'Порядок' })
  openFace(`/service?serviceId=${serviceId}&day=2026-11-24`)
  await expect.poll(cards).toEqual(['Абрамова', 'Белова'])
  await order.getByRole('button', { name: 'По цене' }).click()
  await expect.poll(cards).toEqual(['Белова', 'Абрамова'])
  // It stands in the address: whoever comes back from a form finds it as it was.
  expect(address()).toMatch(/^\/service\?.*cheap=1/)
  openFace(address())
  await expect.poll(cards).toEqual(['Белова', 'Абрамова'])
  await world.sql(`update assignment_services set price_kopecks = 4000`)
  openFace(`/service?serviceId=${serviceId}&day=2026-11-24`)
  await expect.poll(cards).toEqual(['Абрамова', 'Белова'])
  await expect.element(order).not.toBeInTheDocument()
})

test('for a child of an age the days count those who see such a child: the first free day has a time', async () => {
  const { services } = await aTree()
  const serviceId = services['УЗИ сердца']
  // Two of the four see adults alone, and have time a day earlier.
  await world.sql(`update services set for_children = true where id = ${serviceId}`)
  await world.sql("update doctors set children = false where last_name in ('Второва', 'Волк')")
  await world.sql(`
    insert into slots (assignment_id, starts_at, ends_at)
    select a.id, t.at, t.at + interval '20 minutes'
    from assignments a join doctors d on d.id = a.doctor_id
    cross join lateral (select case when d.children then timestamptz '2026-11-24T09:00:00Z' else '2026-11-23T09:00:00Z' end as at) t`)
  for (const [patient, day, doctor] of [
    ['', '23 ноября', /(Второва|Волк)/],
    ['&child=1&age=8', '24 ноября', /(Мороз|Мельник)/]
  ] as const) {
    openFace(`/service?serviceId=${serviceId}${patient}`)
    const cards = page.getByRole('article')
    await expect.element(cards.first().getByRole('button', { name: /^12:00/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: new RegExp(day) })).toBeVisible()
    for (const card of cards.elements()) expect(card.textContent).toMatch(doctor)
  }
  await expect.element(page.getByRole('radio', { name: /^понедельник, 23 ноября, мест нет$/ })).toBeVisible()
})

test('for whom a service is comes first, as with doctors, then the search, then the tree; on a phone what is typed takes the place of the filters', async () => {
  await page.viewport(390, 844)
  await aTree()
  openFace('/service')
  const whom = (name: string) => page.getByRole('group', { name: 'Кого записать' }).getByRole('button', { name })
  const field = page.getByRole('searchbox', { name: 'Найти услугу' })
  const top = (one: { element: () => Element }) => one.element().getBoundingClientRect().top
  await expect.element(page.getByRole('list', { name: 'Вид услуг' })).toBeVisible()
  expect(top(whom('Мне'))).toBeLessThan(top(field))
  expect(top(field)).toBeLessThan(top(page.getByRole('list', { name: 'Вид услуг' })))
  await whom('Ребёнку').click()
  await page.getByRole('dialog', { name: 'Сколько лет ребёнку?' }).getByRole('button', { name: '8', exact: true }).click()
  await expect.element(whom('Ребёнку, 8 лет')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(asked).toMatchObject({ child: '1', age: '8' })
  await expect.element(page.getByRole('switch', { name: 'Для ребёнка' })).toBeChecked()
  await whom('Мне').click()
  await expect.poll(asked).toEqual({})
  await field.fill('массаж')
  await expect.element(page.getByRole('switch', { name: 'Для ребёнка' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Массаж спины', exact: true })).toBeVisible()
})

test('a section sets the direction that it belongs to, and lets service and branch go, also a branch that would still fit [4.49, 4.50]', async () => {
  const { directions, subGroups, branches } = await aTree()
  openFace('/service')
  await expect.element(answered('Вид услуг', 'Все виды')).toBeVisible()
  await choose('Группа услуг', 'УЗИ сосудов')
  await expect.element(answered('Вид услуг', 'Диагностика')).toBeVisible()
  expect(asked()).toMatchObject({ directionId: directions['Диагностика'], subGroupId: subGroups['УЗИ сосудов'] })
  await choose('Где', 'Каштан на Сурганова Минск, ул. Вторая')
  await expect.poll(asked).toMatchObject({ branchId: branches['Вторая'], serviceId: expect.any(String) })
  await choose('Группа услуг', /^УЗИ$/)
  await expect.poll(asked).toMatchObject({ subGroupId: subGroups['УЗИ'] })
  await expect.element(answered('Услуга', 'Не выбрана')).toBeVisible()
  expect(Object.keys(asked())).not.toEqual(expect.arrayContaining([expect.stringMatching(/serviceId|branchId/)]))
})

test('a service comes before the branch from then on, and lets branch and specialist go [4.51, 4.52]', async () => {
  const { services, branches } = await aTree()
  openFace('/service')
  const offered = page.getByRole('dialog').getByRole('option')
  await choose('Где', 'Каштан на Сурганова Минск, ул. Первая')
  await expect.poll(asked).toMatchObject({ branchId: branches['Первая'] })
  // Before a service is chosen the branch narrows the services.
  await filter('Услуга').click()
  await expect.element(offered.filter({ hasText: /^УЗИ почек \*/ })).toBeVisible()
  await offered.filter({ hasText: 'УЗИ сердца' }).click()
  await expect.poll(asked).toMatchObject({ serviceId: services['УЗИ сердца'] })
  expect(asked()).not.toHaveProperty('branchId')
  expect(asked()).not.toHaveProperty('doctorId')
  // From then on it is the service that narrows the branches, and no branch narrows the services.
  await filter('Где').click()
  await expect.element(offered.filter({ hasText: 'ул. Вторая' })).toBeVisible()
  // All of the town, and the two that give it.
  await expect.element(offered).toHaveLength(3)
  await offered.filter({ hasText: 'ул. Первая' }).click()
  await choose('Специалист', /^Мороз/)
  await expect.poll(asked).toMatchObject({ branchId: branches['Первая'], doctorId: expect.any(String) })
  await filter('Услуга').click()
  await expect.element(offered.filter({ hasText: /^УЗИ почек$/ })).toBeVisible()
  await offered.filter({ hasText: 'УЗИ печени' }).click()
  await expect.poll(asked).toMatchObject({ serviceId: services['УЗИ печени'] })
  expect(asked()).not.toHaveProperty('branchId')
  expect(asked()).not.toHaveProperty('doctorId')
})

test('a branch that is chosen while the services are on their way stays chosen', async () => {
  const { branches } = await aTree()
  const servicesCome = answersWait('/api/v2/public/booking/all/services')
  openFace('/service')
  await choose('Где', 'Каштан на Сурганова Минск, ул. Первая')
  expect(asked()).toEqual({ branchId: branches['Первая'] })
  servicesCome()
  // The only direction there.
  await expect.element(answered('Вид услуг', 'Диагностика')).toBeVisible()
  await expect.element(answered('Где', 'Каштан')).toBeVisible()
  expect(asked()).toEqual({ branchId: branches['Первая'] })
})

test('a direction lets section, service and branch go, also those that would still fit [4.48]', async () => {
  const { directions, branches } = await aTree()
  openFace(`/service?directionId=${directions['Диагностика']}`)
  const chooseAll = async () => {
    await choose('Группа услуг', /^УЗИ$/)
    await choose('Услуга', 'УЗИ сердца')
    await choose('Где', 'Каштан на Сурганова Минск, ул. Вторая')
    await expect.poll(asked).toMatchObject({ branchId: branches['Вторая'], serviceId: expect.any(String), subGroupId: expect.any(String) })
  }
  await chooseAll()
  // The massage is given at the same branch, too.
  await choose('Вид услуг', 'Лечение')
  await expect.element(answered('Услуга', 'Массаж спины')).toBeVisible()
  expect(asked()).toMatchObject({ directionId: directions['Лечение'] })
  expect(asked()).not.toHaveProperty('branchId')
  await choose('Вид услуг', 'Диагностика')
  await chooseAll()
  await choose('Вид услуг', 'Все виды')
  await expect.element(answered('Группа услуг', 'Все группы')).toBeVisible()
  expect(Object.keys(asked())).not.toEqual(expect.arrayContaining([expect.stringMatching(/directionId|subGroupId|serviceId|branchId/)]))
})

test('a branch lets the specialist go [4.53]', async () => {
  const { services, branches } = await aTree()
  openFace(`/service?serviceId=${services['УЗИ сердца']}&branchId=${branches['Первая']}`)
  await choose('Специалист', /^Мороз/)
  await expect.poll(asked).toMatchObject({ branchId: branches['Первая'], doctorId: expect.any(String) })
  await choose('Где', 'Каштан на Сурганова Минск, ул. Вторая')
  await expect.poll(asked).toMatchObject({ branchId: branches['Вторая'] })
  expect(asked()).not.toHaveProperty('doctorId')
  await expect.element(answered('Специалист', 'Любой')).toBeVisible()
})

test('what does not fit any more is cleared, and what is left alone is chosen by itself [4.55, 4.56]', async () => {
  const { directions, branches } = await aTree()
  openFace(`/service?directionId=${directions['Диагностика']}`)
  await choose('Услуга', 'УЗИ сердца')
  await choose('Где', 'Каштан на Сурганова Минск, ул. Первая')
  await choose('Специалист', /^Мороз/)
  await expect.poll(asked).toMatchObject({ branchId: branches['Первая'], doctorId: expect.any(String) })
  // For a child there is one section and one service, at one branch, by one specialist.
  await page.getByRole('switch', { name: 'Для ребёнка' }).click()
  await expect.element(answered('Услуга', 'УЗИ детское')).toBeVisible()
  await expect.element(answered('Группа услуг', 'УЗИ детям')).toBeVisible()
  await expect.element(answered('Вид услуг', 'Детям')).toBeVisible()
  await expect.element(answered('Специалист', 'Третьяк')).toBeVisible()
  await expect.element(answered('Где', 'Каштан')).toBeVisible()
  expect(asked()).toMatchObject({ child: '1' })
  await expect.element(page.getByText('УЗИ сердца')).not.toBeInTheDocument()
})

test('in another town the service stays what one looks for; where that town has none it is said, and all towns are one press away', async () => {
  const { services, branches } = await aTree()
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors', 2),
       (0, '0', 'Все регионы', 'All regions', 'Усе рэгіёны', '', 0)`
  )
  await world.sql(`update branches set town_id = 2 where id = ${branches['Третья']}`)
  const goToGomel = () => goToTown(filter('Где'), 'Гомель')
  openFace(`/service?serviceId=${services['Массаж спины']}&branchId=${branches['Вторая']}`)
  await goToGomel()
  await expect.element(answered('Услуга', 'Массаж спины')).toBeVisible()
  expect(asked()).toMatchObject({ serviceId: services['Массаж спины'], townId: '2' })

  openFace(`/service?townId=1&serviceId=${services['УЗИ почек']}&branchId=${branches['Вторая']}`)
  await goToGomel()
  const told = page.getByRole('status').filter({ hasText: 'Выбранное сочетание' })
  await expect.element(told).toMatchTextContent(/Не поддерживается: «УЗИ почек» в городе Гомель/)
  await told.getByRole('button', { name: 'Искать во всех городах' }).click()
  await expect.element(answered('Услуга', 'УЗИ почек')).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})
