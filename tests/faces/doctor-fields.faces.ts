// What the cabinet shows of branches, doctors, services and bookmarks.
import { addFavourite } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openFace } from './face.ts'
import { agreed, callAs, world } from './world.ts'

const plain = (where: Locator) => (where.element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')

test('a doctor has a page with photo, name, speciality, category, whom they see, experience, places, price, words and the nearest free times [3.32]', async () => {
  const { doctorId, assignmentId, branchId } = await world.aDoctor({ lastName: 'Мороз', adultAge: 20 })
  const first = await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  await world.sql(`update doctors set photo_url = '/photo-of-moroz.webp' where id = ${doctorId}`)
  openFace(`/doctor/${doctorId}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Мороз Анна Сергеевна' })).toBeVisible()
  const text = document.body.innerText.replaceAll(/\s+/g, ' ')
  for (const told of [
    'Терапевт, первая категория',
    'Принимает взрослых от 20 лет',
    'Стаж 14 лет',
    'с 2012',
    'Каштан',
    'Минск, ул. Сурганова, 47Б',
    '62 руб.',
    'Ведёт приём взрослых.'
  ])
    expect(text).toContain(told)
  expect(document.querySelector('img[src*="photo-of-moroz"]')).not.toBeNull()
  await expect.element(page.getByRole('link', { name: /Каштан.*Сурганова/ })).toHaveAttribute('href', `/branch/${branchId}`)
  await expect.element(page.getByText('Вторник, 24 ноября, 14:30')).toBeVisible()
  await page.getByRole('link', { name: 'Выбрать время' }).click()
  const times = page.getByRole('article').getByRole('button', { name: /^\d\d:\d\d, / })
  await expect.element(times.nth(1)).toBeVisible()
  expect(location.search).toBe(`?doctorId=${doctorId}&day=2026-11-24`)
  await expect.poll(() => times.elements().map(one => one.textContent)).toEqual(['14:30', '15:30'])
  await times.first().click()
  await expect.poll(() => location.search).toContain(`slot=${first.timetableId}`)
})

test('a doctor sees adults, children from an age, children between two ages, or anybody; only who sees children says so [3.33, 3.36]', async () => {
  for (const [facts, words] of [
    [{ adult: true, children: false }, 'Принимает взрослых'],
    [{ adult: false, children: true, childrenAge: 3 }, 'Принимает детей от 3 лет'],
    [{ adult: false, children: true, childrenAge: 3, childrenAgeTo: 14 }, 'Принимает детей от 3 до 14 лет'],
    [{ adult: true, children: true }, 'Принимает взрослых и детей']
  ] as const) {
    const { doctorId } = await world.aDoctor(facts)
    openFace(`/doctor/${doctorId}`)
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    expect(/детей/.test(plain(page.getByRole('main')))).toBe(facts.children)
  }
})

test('the card of a doctor says behind «Принимает» from which and to which age, and under «Подробнее» has each phone of the registry [2.94, 2.99]', async () => {
  const { branchId, assignmentId, doctorId } = await world.aDoctor({ adult: false, children: true, childrenAge: 3, childrenAgeTo: 14 })
  await world.sql(`update branches set phones = '+375 (17) 309-44-18; +375 (29) 609-44-18' where id = ${branchId}`)
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`)
  const card = page.getByRole('article', { name: /^Ковалёва/ })
  await expect.element(card.getByText(/^Принимает детей от\s3 до\s14\sлет/)).toBeVisible()
  const calls = card.getByRole('link', { name: /^Позвонить/ })
  await expect.element(calls).not.toBeInTheDocument()
  await card.getByRole('button', { name: /^Подробнее/ }).click()
  await expect.poll(() => calls.elements().map(one => one.getAttribute('href'))).toEqual(['tel:+375173094418', 'tel:+375296094418'])
})

test('the card of a doctor has the photo, the name and the speciality, the day and time of the nearest visit, and the description under «Подробнее» alone [2.93, 2.95, 2.96]', async () => {
  const { doctorId, assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.sql(`update doctors set photo_url = '/photo-of-moroz.webp' where id = ${doctorId}`)
  for (const startsAt of ['2026-11-26T06:00:00Z', '2026-11-24T11:30:00Z']) await world.aSlot({ assignmentId, startsAt })
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-26`)
  const card = page.getByRole('article', { name: 'Мороз Анна Сергеевна' })
  await expect.element(card).toMatchTextContent(/Мороз Анна Сергеевна.*Терапевт.*Ближайшее время\s— вторник, 24\sноября, 14:30/)
  expect(card.element().querySelector('img')?.getAttribute('src')).toBe('/photo-of-moroz.webp')
  const description = card.getByText('Ведёт приём взрослых.')
  await expect.element(description).not.toBeInTheDocument()
  await card.getByRole('button', { name: /^Подробнее/ }).click()
  await expect.element(description).toBeVisible()
  await card.getByRole('button', { name: /^Свернуть/ }).click()
  await expect.element(description).not.toBeInTheDocument()
})

test('my doctors stand in a strip of cards, each with the photo and the name, or the letters of the name where there is no photo [2.73]', async () => {
  const olga = await world.aPatient()
  const [moroz, other] = [await world.aDoctor({ lastName: 'Мороз' }), await world.aDoctor()]
  await world.sql(`update doctors set photo_url = '/photo-of-moroz.webp' where id = ${moroz.doctorId}`)
  for (const [{ doctorId, branchId }, displayName] of [
    [other, 'Ковалёва Анна Сергеевна'],
    [moroz, 'Мороз Анна Сергеевна']
  ] as const)
    agreed(await callAs(olga)(addFavourite, { id: doctorId, displayName, photoUrl: '', branchId }))
  openFace('/online-booking', olga)
  const cards = page.getByRole('navigation', { name: 'Мои врачи' }).getByRole('link')
  await expect.poll(() => cards.elements().map(one => one.textContent)).toEqual(['Мороз А. С.', 'АККовалёва А. С.'])
  expect(cards.first().element().querySelector('img')?.getAttribute('src')).toBe('/photo-of-moroz.webp')
})

test('a branch is chosen by its name, and only its doctors are left; its phones, told with semicolons, are each a call of their own [2.78, 3.30, 3.31]', async () => {
  const { branchId, assignmentId } = await world.aDoctor({ onlineBooking: 'registry-only' })
  await world.aDoctor({ lastName: 'Мороз' })
  await world.sql(`update branches set name = 'Ромашка', phones = '+375 (17) 309-44-18; +375 (29) 609-44-18' where id = ${branchId}`)
  await world.aSlot({ assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  openFace('/timeslot')
  await page.getByRole('button', { name: /^Где/ }).click()
  await page.getByRole('option', { name: /Ромашка/ }).click()
  await expect.poll(() => location.search).toContain(`branchId=${branchId}`)
  await expect.element(page.getByRole('article', { name: 'Ковалёва Анна Сергеевна' })).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Мороз Анна Сергеевна' })).not.toBeInTheDocument()
  const calls = page.getByRole('article').getByRole('link', { name: /^Позвонить/ })
  await expect.element(calls.first()).toBeVisible()
  await expect.poll(() => calls.elements().map(one => one.getAttribute('href'))).toEqual(['tel:+375173094418', 'tel:+375296094418'])
})

test('the profile filter shows every doctor at 0, who sees adults at 1, who sees children at 2 [3.37]', async () => {
  for (const [lastName, adult, children] of [
    ['Взрослова', true, false],
    ['Детская', false, true],
    ['Общая', true, true]
  ] as const)
    await world.aSlot({ startsAt: '2026-11-20T11:30:00Z', doctor: { lastName, adult, children } })
  for (const [filter, names] of [
    ['0', ['Взрослова', 'Детская', 'Общая']],
    ['1', ['Взрослова', 'Общая']],
    ['2', ['Детская', 'Общая']]
  ] as const) {
    openFace(`/timeslot?profileFilter=${filter}&day=2026-11-20`)
    await expect.element(page.getByRole('article', { name: /^Общая/ })).toBeVisible()
    const shown = () =>
      page
        .getByRole('article')
        .elements()
        .map(one => one.querySelector('h2, h3')!.textContent.split(' ')[0])
    await expect.poll(() => shown().toSorted()).toEqual(names)
  }
})

test('services are found by direction, then sub group, then name; hidden ones and those that nobody gives are in no list, a service for adults in none of a child [3.38, 3.39]', async () => {
  const { assignmentId } = await world.aDoctor({ children: true })
  await world.aSlot({ assignmentId })
  const ultrasound = await world.aService(assignmentId, { name: 'УЗИ почек' })
  await world.aService(assignmentId, { name: 'Осмотр', children: false })
  await world.aService(assignmentId, { name: 'Тайная', hidden: true })
  const nobodys = await world.aService(assignmentId, { name: 'Ничья' })
  await world.sql(`delete from assignment_services where service_id = ${nobodys.serviceId}`)
  await world.sql(`update services set description = 'Натощак.' where id = ${ultrasound.serviceId}`)
  await world.sql(`insert into service_directions (code, name) values ('diagnosis', 'Диагностика')`)
  await world.sql(`insert into service_sub_groups (direction_id, code, name)
    select id, unnest(array['us', 'ray']), unnest(array['Ультразвук', 'Рентген']) from service_directions where code = 'diagnosis'`)
  const foot = await world.aService(assignmentId, { name: 'Снимок стопы' })
  for (const [code, { serviceId }] of [
    ['us', ultrasound],
    ['ray', foot]
  ] as const)
    await world.sql(`update services set sub_group_id = (select id from service_sub_groups where code = '${code}') where id = ${serviceId}`)
  openFace('/service?directionId=1&subGroupId=1')
  await expect.element(page.getByText('Осмотр').first()).toBeVisible()
  expect(document.body.innerText).not.toMatch(/Тайная|Ничья/)
  openFace('/service')
  await page
    .getByRole('list', { name: 'Вид услуг' })
    .getByRole('button', { name: /Диагностика/ })
    .click()
  await expect.element(page.getByText('Снимок стопы')).toBeVisible()
  // What is after them is the way to help alone, where the face has it there.
  await expect.poll(() => plain(page.getByRole('main'))).toMatch(/Ультразвук УЗИ почек Рентген Снимок стопы(?: Помощь)?$/)
  expect(document.body.innerText).not.toMatch(/Тайная|Ничья|Осмотр/)
  await page.getByRole('button', { name: /^УЗИ почек/ }).click()
  await expect.element(page.getByText('Натощак.')).toBeVisible()
  await expect.poll(() => location.search).toContain(`serviceId=${ultrasound.serviceId}`)
  openFace('/service?child=1&age=5')
  await expect.element(page.getByText('Диагностика').first()).toBeVisible()
  expect(document.body.innerText).not.toMatch(/Приём врача|Осмотр/)
})

test('a bookmarked doctor is kept with id, name, photo, branch and the type physicians, and stands among my doctors [3.41]', async () => {
  const olga = await world.aPatient()
  const { doctorId, assignmentId, branchId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  openFace('/timeslot?day=2026-11-20', olga)
  await page
    .getByRole('article')
    .getByRole('button', { name: /избранн|моих врач|Мои врачи/i })
    .click()
  await expect.element(page.getByText('Добавили в избранное')).toBeVisible()
  await expect
    .poll(async () => (await world.asked()).find(one => one.method === 'POST' && one.path === '/api/v2/my/favourites')?.body)
    .toEqual({ id: doctorId, displayName: 'Мороз Анна Сергеевна', photoUrl: null, branchId, type: 'physicians' })
  openFace('/timeslot?day=2026-11-23', olga)
  await expect.element(page.getByText('Мои врачи')).toBeVisible()
  await expect.poll(() => plain(page.getByRole('main'))).toMatch(/Мои врачи .*Мороз А\. С\. К кому/)
})
