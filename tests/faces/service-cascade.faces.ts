// The filters of booking a service: what one choice does to the others.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './cabinet.ts'
import { aTree } from './service-tree.ts'

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
    ['Где', 'Минск', 'Каштан на Сурганова ул. Вторая', 'Каштан']
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

test('where a service is given is offered once it is known: no branch that does not give it stands there before', async () => {
  await aTree()
  openFace('/service')
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const one of document.querySelectorAll('main li button')) if (one.textContent.includes('ул. ')) seen.add(one.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('массаж')
  await page.getByRole('button', { name: 'Массаж спины', exact: true }).click()
  await expect.element(page.getByRole('list', { name: 'Где оказывают услугу' }).getByRole('button')).toHaveLength(2)
  watch.disconnect()
  expect([...seen].map(one => one.match(/ул\. (\S+)/)![1]).toSorted()).toEqual(['Вторая', 'Третья'])
})

test('a section sets the direction that it belongs to [4.49]', async () => {
  const { directions, subGroups } = await aTree()
  openFace('/service')
  await expect.element(answered('Вид услуг', 'Все виды')).toBeVisible()
  await choose('Группа услуг', 'УЗИ сосудов')
  await expect.element(answered('Вид услуг', 'Диагностика')).toBeVisible()
  expect(asked()).toMatchObject({ directionId: directions['Диагностика'], subGroupId: subGroups['УЗИ сосудов'] })
})

test('a service comes before the branch from then on, and lets branch and specialist go [4.51, 4.52]', async () => {
  const { services, branches } = await aTree()
  openFace('/service')
  const offered = page.getByRole('dialog').getByRole('option')
  await choose('Где', 'Каштан на Сурганова ул. Первая')
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

test('a branch lets the specialist go [4.53]', async () => {
  const { services, branches } = await aTree()
  openFace(`/service?serviceId=${services['УЗИ сердца']}&branchId=${branches['Первая']}`)
  await choose('Специалист', /^Мороз/)
  await expect.poll(asked).toMatchObject({ branchId: branches['Первая'], doctorId: expect.any(String) })
  await choose('Где', 'Каштан на Сурганова ул. Вторая')
  await expect.poll(asked).toMatchObject({ branchId: branches['Вторая'] })
  expect(asked()).not.toHaveProperty('doctorId')
  await expect.element(answered('Специалист', 'Любой')).toBeVisible()
})

test('what does not fit any more is cleared, and what is left alone is chosen by itself [4.55, 4.56]', async () => {
  const { directions, branches } = await aTree()
  openFace(`/service?directionId=${directions['Диагностика']}`)
  await choose('Услуга', 'УЗИ сердца')
  await expect.element(page.getByRole('list', { name: 'Где оказывают услугу' }).getByRole('button')).toHaveLength(2)
  await choose('Где', 'Каштан на Сурганова ул. Первая')
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
