// The rows of «Моя семья»: what can be done with each person, and who allows what.
import { deleteChild, deleteRelative } from '@vizit/contract/relatives'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { grants, joins, memberOf } from './family-world.ts'
import { aVisit, callAs, type Person, world } from './world.ts'

const INNA = { lastName: 'Мороз', firstName: 'Инна' } as const
const PAVEL = { lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' } as const
const AT_CLINIC = { adult: true, children: true } as const
const dots = (name: string) => page.getByRole('button', { name: `Действия: ${name}` })

async function twoPeople(relKind: 'SPOUSE' | 'OTHER', facts: object): Promise<[Person, Person]> {
  const [olga, other] = [await world.aPatient(), await world.aPatient(facts)]
  await joins(olga, other, relKind)
  return [olga, other]
}

/** Fills and sends the form of the slot for the person of this name. */
async function bookFor(name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click()
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
}

test("the menu of a person with deletion stands only where the relation is one's own to end and no programme pays [6.33, 6.35]", async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  const misha = await world.aChild(olga)
  openFace('/family', olga)
  await dots('Михаил Савицкий').click()
  const menu = page.getByRole('dialog', { name: 'Михаил Савицкий' })
  await expect.element(menu.getByRole('link', { name: 'Изменить данные' })).toBeVisible()
  await expect.element(menu.getByRole('button', { name: 'Удалить из семьи' })).toBeVisible()
  await menu.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(dots('Инна Мороз')).toBeVisible()
  // oneself is not deletable
  await expect.element(memberOf('Ольга Савицкая').getByRole('button')).not.toBeInTheDocument()

  await world.writeProgrammes()
  for (const profileId of [misha, inna.profileId])
    await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
      values (gen_random_uuid(), '${profileId}', '${olga.accountId}', 'epam-health', 'WORK_EMAIL', '${profileId}@orbita.example', 'ACTIVE', '2026-01-01', '2026-01-01', '2026-01-01')`)
  await grants(inna.profileId, olga, 'VIEW_COVERAGE')
  openFace('/family', olga)
  await expect.element(memberOf('Михаил Савицкий')).toBeVisible()
  await expect.element(dots('Михаил Савицкий')).not.toBeInTheDocument()
  await expect.element(dots('Инна Мороз')).not.toBeInTheDocument()
  openFace(`/family/edit-child?id=${misha}`, olga)
  await expect.element(page.getByText('Изменить эти данные нельзя')).toBeVisible()
})

test('a child who signs in is not made younger by the form: it says why, keeps what was typed and leads to support', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga, { birthday: '2010-05-02' })
  const own = await world.aPatient({ lastName: 'Савицкий', firstName: 'Михаил' })
  await world.sql(`update accounts set profile_id = '${misha}' where id = '${own.accountId}'`)
  openFace(`/family/edit-child?id=${misha}`, olga)
  const birthday = page.getByLabelText('Дата рождения')
  await birthday.fill('02.05.2012')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Дата рождения не изменена' })
  await expect.element(refused).toMatchTextContent(/Ребёнок входит сам, со своего номера/)
  await expect.element(refused.getByRole('link', { name: 'Написать здесь, без почты' })).toBeVisible()
  await expect.element(birthday).toHaveValue('02.05.2012')
})

test('whoever is taken out by the menu is gone from the list [6.33]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  openFace('/family', olga)
  await dots('Михаил Савицкий').click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await world.forgetAsked()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
  await expect
    .poll(() => world.asked())
    .toContainEqual(expect.objectContaining({ method: 'DELETE', path: `/api/v2/my/profile/child/${misha}` }))
})

test('an arrow and a way to the rights stand where the person signs in, and nowhere else [6.36]', async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  await world.aChild(olga)
  openFace('/family', olga)
  const row = memberOf('Инна Мороз')
  await expect.element(row.getByRole('link', { name: /права доступа/ })).toHaveAttribute('href', `/family/access?id=${inna.profileId}`)
  expect(row.element().querySelector('[class*=chevron]')).not.toBeNull()
  const child = memberOf('Михаил Савицкий')
  await expect.element(child).toBeVisible()
  await expect.element(child.getByRole('link')).not.toBeInTheDocument()
  expect(child.element().querySelector('[class*=chevron]')).toBeNull()
  await row.getByRole('link', { name: /права доступа/ }).click()
  await expect.poll(address).toBe(`/family/access?id=${inna.profileId}`)
})

test('the rights screen offers two positions and sends them as BOOK_VISITS and VIEW_COVERAGE [6.37]', async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  openFace(`/family/access?id=${inna.profileId}`, olga)
  await expect.element(page.getByRole('group', { name: /^Что Инна может делать/ })).toBeVisible()
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(2)
  for (const [name, level] of [
    [/^Записывать меня к врачу/, 'BOOK_VISITS'],
    [/^Только видеть, что я в семье/, 'VIEW_COVERAGE']
  ] as const) {
    await world.forgetAsked()
    await page.getByRole('radio', { name }).click()
    await expect
      .poll(world.asked)
      .toContainEqual(expect.objectContaining({ method: 'PUT', path: '/api/v2/my/grants', body: { profileId: inna.profileId, level } }))
    await expect.element(page.getByRole('radio', { name })).toBeChecked()
  }
  await expect.element(page.getByText(/^Права изменены, действуют сразу/).first()).toBeVisible()
})

test('without the right to book the relative must press «Разрешить» in their own «Моя семья» [6.38, 6.34]', async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  openFace('/family', olga)
  await expect.element(memberOf('Инна Мороз')).toMatchTextContent(/Вы пока не можете записывать/)
  await expect.element(memberOf('Инна Мороз')).toMatchTextContent(/попросите его нажать «Разрешить» в «Моей семье»/)
  const { timetableId } = await world.aSlot()
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Инна/ })).toBeDisabled()
  await expect.element(page.getByText(/Человек должен нажать «Разрешить» в разделе «Моя семья»/)).toBeVisible()

  openFace('/family', inna)
  await page.getByRole('button', { name: 'Разрешить записывать меня: Ольга Савицкая' }).click()
  await expect.element(memberOf('Ольга Савицкая')).toMatchTextContent(/Может записывать вас/)
  await expect.element(page.getByRole('button', { name: /^Разрешить записывать/ })).not.toBeInTheDocument()

  openFace('/family', olga)
  await expect.element(memberOf('Инна Мороз')).toMatchTextContent(/Можете записывать/)
  await expect.element(memberOf('Инна Мороз')).not.toMatchTextContent(/Вы пока не можете записывать/)
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Инна/ })).toBeEnabled()
})

test('before a child, a spouse, a parent or another relative is taken out one is asked [4.100]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga)
  for (const [lastName, firstName, relKind] of [
    ['Орлов', 'Павел', 'SPOUSE'],
    ['Ровда', 'Нина', 'PARENT'],
    ['Мороз', 'Инна', 'OTHER']
  ] as const)
    await joins(olga, await world.aPatient({ lastName, firstName, sex: firstName === 'Павел' ? 'MALE' : 'FEMALE' }), relKind)
  openFace('/family', olga)
  for (const name of ['Михаил Савицкий', 'Павел Орлов', 'Нина Ровда', 'Инна Мороз']) {
    await dots(name).click()
    await page.getByRole('button', { name: 'Удалить из семьи' }).click()
    const question = page.getByRole('dialog', { name: `Удалить из семьи: ${name}?` })
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Оставить в семье' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  expect(await world.sql('select 1 from family_members')).toHaveLength(5)
})

test('neither a child nor another relative who has a planned visit is taken out: it is named, and the server lets nobody go [4.101]', async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  const misha = await world.aChild(olga)
  await grants(inna.profileId, olga, 'BOOK_VISITS')
  for (const [profileId, startsAt, lastName] of [
    [misha, '2026-11-24T11:30:00Z', 'Зуева'],
    [inna.profileId, '2026-11-25T11:30:00Z', 'Мазур']
  ] as const)
    await aVisit(olga, await world.aSlot({ startsAt, doctor: { lastName, ...AT_CLINIC } }), { profileId })
  openFace('/family', olga)
  const blocked = page.getByRole('dialog', { name: 'Сначала отмените предстоящие визиты' })
  for (const [name, doctor] of [
    ['Михаил Савицкий', /Зуева/],
    ['Инна Мороз', /Мазур/]
  ] as const) {
    await dots(name).click()
    await page.getByRole('button', { name: 'Удалить из семьи' }).click()
    await expect.element(blocked.getByRole('list', { name: 'Запланированные визиты' })).toMatchTextContent(doctor)
    await expect.element(blocked.getByRole('button', { name: 'Удалить', exact: true })).not.toBeInTheDocument()
    await blocked.getByRole('button', { name: 'Понятно' }).click()
    await expect.element(blocked).not.toBeInTheDocument()
  }
  expect(await callAs(olga)(deleteChild, { profileId: misha })).toMatchObject({ code: 'PLANNED_VISITS' })
  expect(await callAs(olga)(deleteRelative, { profileId: inna.profileId })).toMatchObject({ code: 'PLANNED_VISITS' })
})

test('a linked relative books for a child and sees the visit once the owner has consented, not before [6.19, 6.20, 6.22]', async () => {
  const [olga, inna] = await twoPeople('OTHER', INNA)
  const misha = await world.aChild(olga)
  const { assignmentId } = await world.aDoctor(AT_CLINIC)
  const orderId = await aVisit(olga, await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' }), { profileId: misha })
  const { timetableId } = await world.aSlot({ assignmentId, startsAt: '2026-11-25T09:00:00Z' })
  openFace('/visits', inna)
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  openFace(`/timeslot/${timetableId}`, inna)
  await expect.element(page.getByRole('radio', { name: /^Мне|Инна/ }).first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).not.toBeInTheDocument()

  openFace(`/family/access?id=${inna.profileId}`, olga)
  await page
    .getByRole('group', { name: /Что можно делать для ребёнка/ })
    .getByRole('radio', { name: /^Записывать к врачу/ })
    .click()
  await expect.element(page.getByText(/^Права изменены, действуют сразу/).first()).toBeVisible()

  openFace(`/timeslot/${timetableId}`, inna)
  await bookFor(/Михаил/)
  openFace('/visits', inna)
  const visits = page.getByRole('article', { name: /Ковалёва/ })
  await expect.poll(() => visits.elements().length).toBe(2)
  await expect.poll(() => visits.elements().filter(one => /Михаил/.test(one.textContent)).length).toBe(2)
  openFace(`/visits/${orderId}/talon`, inna)
  const sheet = page.getByRole('main')
  for (const detail of [/Михаил/, /Ковалёва Анна Сергеевна/, /14:30/, /Каштан на Сурганова/, /214/])
    await expect.element(sheet).toMatchTextContent(detail)
})

test("both parents see a child's visit with its details, and each may move and cancel what the other has booked [6.23, 6.24]", async () => {
  const [olga, pavel] = await twoPeople('SPOUSE', PAVEL)
  const misha = await world.aChild(olga)
  const { assignmentId } = await world.aDoctor(AT_CLINIC)
  const first = await aVisit(olga, await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' }), { profileId: misha })
  const second = await aVisit(pavel, await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' }), { profileId: misha })
  for (const person of [olga, pavel]) {
    openFace('/visits', person)
    const visits = page.getByRole('article', { name: /Ковалёва/ })
    await expect.poll(() => visits.elements().length).toBe(2)
    await expect.poll(() => visits.elements().filter(one => /Михаил/.test(one.textContent)).length).toBe(2)
  }
  for (const [person, orderId, left] of [
    [pavel, first, 1],
    [olga, second, 0]
  ] as const) {
    openFace('/visits', person)
    await expect.element(page.getByRole('link', { name: /^Перенести/ }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Отменить визит/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Отменить визит/ })
      .click()
    await expect.element(page.getByText('Визит отменен!')).toBeVisible()
    await expect.poll(() => page.getByRole('article', { name: /Ковалёва/ }).elements().length).toBe(left)
    await expect
      .poll(async () => (await world.sql(`select status from visits where order_id = '${orderId}'`))[0])
      .toEqual({ status: 'cancelled' })
  }
})
