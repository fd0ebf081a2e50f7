// A visit that was opened by a tap on its ticket, and what stands where one was cancelled.
import { bookService } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { grants, joins } from './family-world.ts'
import { disconnect } from './offline.ts'
import { aVisitRow } from './visit-world.ts'
import { agreed, aVisit, callAs, setNow, world } from './world.ts'

/** The clock stands at 11:00 of Friday 20 November in Minsk. */
const AFTERNOON = '2026-11-24T11:30:00Z'
const boxes = () => page.getByRole('list', { name: 'Что можно сделать' })

test('a tap on a ticket opens its visit: four things to do, how to prepare, the reminders and last the cancelling with its time', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ startsAt: AFTERNOON })
  const order = await aVisit(olga, slot)
  await world.sql(`update branches set latitude = 53.9, longitude = 27.5667`)
  openFace('/visits', olga)
  const ticket = page.getByRole('article', { name: /^Ковалёва/ })
  await expect.element(ticket.getByText(/^Каштан на Сурганова/)).toBeVisible()
  const place = ticket.getByText(/^Каштан на Сурганова/)
  const link = ticket.getByRole('link', { name: /^Ковалёва/ })
  // The whole ticket is its link, also where its place is written.
  const hit = () => {
    const line = place.element().getBoundingClientRect()
    return document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  }
  await expect.poll(() => hit() === link.element()).toBe(true)
  await link.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визит' })).toBeVisible()
  await expect.element(boxes().getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', expect.stringMatching(/^tel:\+375/))
  await expect
    .element(boxes().getByRole('link', { name: 'Маршрут' }))
    .toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=53.90000%2C27.56670')
  await expect.element(boxes().getByRole('button', { name: 'Календарь' })).toBeVisible()
  await expect.element(boxes().getByRole('link', { name: 'Перенести' })).toHaveAttribute('href', `/visits/${order}/move`)
  await expect.element(page.getByRole('heading', { name: 'Как подготовиться' })).toBeVisible()
  await expect.element(page.getByText(/^понедельник, 23\sноября, 20:00 и вторник, 24\sноября, 12:30, по SMS$/)).toBeVisible()
  await expect.element(page.getByText('можно до 14:00')).toBeVisible()
  const main = document.querySelector('main')!.textContent
  expect(main.indexOf('Отменить визит')).toBeGreaterThan(main.indexOf('Напоминания'))
})

test('how to prepare for a service stands at its visit at once, on the talon too, and is there without a connection; a visit that is over says no more of it', async () => {
  const olga = await world.aPatient()
  const { timetableId, assignmentId } = await world.aSlot({ startsAt: AFTERNOON })
  const service = await world.aService(assignmentId, { name: 'УЗИ' })
  await world.sql(`update services set description = 'Приходите натощак' where id = ${service.serviceId}`)
  const { orderId } = agreed(await callAs(olga)(bookService, { timetableId, assignmentId, profileId: olga.profileId, ...service }))
  openFace('/visits', olga)
  const ticket = page.getByRole('link', { name: /^УЗИ/ })
  await expect.element(ticket).toBeVisible()
  const connect = disconnect()
  await ticket.click()
  await expect.element(page.getByRole('heading', { name: 'Как подготовиться' })).toBeVisible()
  await expect.element(page.getByText('Приходите натощак')).toBeVisible()
  await page.getByRole('link', { name: 'Распечатать' }).first().click()
  await expect.element(page.getByRole('region', { name: 'Талон на приём' })).toBeVisible()
  await expect.element(page.getByText('Приходите натощак')).toBeVisible()
  connect()
  // What the clinic has changed since is read at the next look.
  await world.sql(`update services set description = 'За шесть часов ничего не есть' where id = ${service.serviceId}`)
  openFace(`/visits/${orderId}`)
  await expect.element(page.getByText('За шесть часов ничего не есть')).toBeVisible()
  await setNow('2026-11-24T12:30:00Z')
  openFace(`/visits/${orderId}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визит' })).toBeVisible()
  await expect.element(page.getByText('За шесть часов ничего не есть')).not.toBeInTheDocument()
})

test('less than half an hour before it the centre is called: there is nothing to move or to cancel', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-20T08:20:00Z', status: 'booked' })
  openFace(`/visits/${order}`, olga)
  await expect.element(page.getByRole('link', { name: 'Позвоните в центр' })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  expect(page.getByRole('link', { name: 'Перенести' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Отменить визит' }).elements()).toEqual([])
})

test('a visit that is over leads to another one', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  openFace(`/visits/${order}`, olga)
  await expect
    .element(page.getByRole('link', { name: 'Записаться снова' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/timeslot\?.*doctorId=\d+/))
  expect(boxes().elements()).toEqual([])
})

test('booking again after a child’s visit ends in a form in which the child is chosen, and the press books the child', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const { assignmentId } = await world.aDoctor({ adult: true, children: true })
  const order = await aVisitRow(misha, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  await world.aSlot({ assignmentId, startsAt: AFTERNOON })
  openFace(`/visits/${order}`, olga)
  await page.getByRole('link', { name: 'Записаться снова' }).click()
  await page.getByRole('button', { name: /^14:30, / }).click()
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /для записи в/ }).click()
  await page.getByRole('button', { name: /^Записаться на / }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
  const booked = await world.sql(`select profile_id from visits where status = 'booked'`)
  expect(booked).toEqual([{ profile_id: misha }])
})

test('a visit by a service leads to another time of the service', async () => {
  const olga = await world.aPatient()
  const { assignmentId, branchId } = await world.aDoctor()
  const { serviceId } = await world.aService(assignmentId, { name: 'УЗИ почек' })
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  await world.sql(`update visits set service_id = ${serviceId}`)
  openFace(`/visits/${order}`, olga)
  await expect
    .element(page.getByRole('link', { name: 'Записаться снова' }))
    .toHaveAttribute('href', `/service?serviceId=${serviceId}&branchId=${branchId}&who=${olga.profileId}`)
})

test('where a visit was cancelled stands the way to another one until the screen is left', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON, doctor: { lastName: 'Мороз' } }))
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Береза' } }))
  openFace('/visits', olga)
  await page.getByRole('button', { name: /^Отменить визит: .*Мороз/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Вторник, 24\sноября, 14:30/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Отменить визит' }).click()
  const gone = page.getByRole('region', { name: /^Мороз/ })
  await expect.element(gone.getByText('Отменён')).toBeVisible()
  await expect
    .element(gone.getByRole('link', { name: 'Записаться снова' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/timeslot\\?.*doctorId=\\d+.*who=${olga.profileId}`)))
  const names = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map(one => one.textContent.split(' ')[0])
  expect(names().slice(0, 2)).toEqual(['Мороз', 'Береза'])
  await page
    .getByRole('article', { name: /^Береза/ })
    .getByRole('link', { name: /^Береза/ })
    .click()
  await page.getByRole('link', { name: 'Назад' }).click()
  await expect.element(page.getByRole('article', { name: /^Береза/ })).toBeVisible()
  await expect.element(gone).not.toBeInTheDocument()
})

test('a visit that was opened and cancelled says so in its place', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON }))
  openFace(`/visits/${order}`, olga)
  await page.getByRole('button', { name: 'Отменить визит' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить визит' }).click()
  await expect.element(page.getByText('Время освободилось для других.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Записаться снова' })).toBeVisible()
})

test('what has taken place or is to come can be printed; a cancelled visit has nothing to take along', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const ofStatus = (startsAt: string, status: string, more: Record<string, string> = {}) =>
    aVisitRow(olga.profileId, assignmentId, { startsAt, status, more })
  const print = page.getByRole('link', { name: 'Распечатать' })
  for (const order of [await ofStatus('2026-11-24T08:20:00Z', 'booked'), await ofStatus('2026-11-18T11:30:00Z', 'done')]) {
    openFace(`/visits/${order}`, olga)
    await expect.element(print).toHaveAttribute('href', `/visits/${order}/talon`)
  }
  for (const who of ['patient', 'clinic']) {
    const order = await ofStatus(who === 'clinic' ? '2026-11-24T10:20:00Z' : '2026-11-24T12:20:00Z', 'cancelled', { cancelled_by: who })
    openFace(`/visits/${order}`, olga)
    await expect.element(page.getByText('Отменён', { exact: true })).toBeVisible()
    expect(print.elements()).toEqual([])
    // Nor by the address of its sheet, which may stand in the history of the browser.
    openFace(`/visits/${order}/talon`, olga)
    await expect.element(page.getByRole('region', { name: /^Талон/ })).toBeVisible()
    expect(page.getByRole('button', { name: 'Распечатать' }).elements()).toEqual([])
  }
})

test('a relative who may only look sees the visit and can change nothing of it', async () => {
  const [olga, anna] = [await world.aPatient(), await world.aPatient({ firstName: 'Анна' })]
  const child = await world.aChild(olga, { firstName: 'Миша' })
  await world.sql(`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, '${anna.profileId}', 'PARENT', '${olga.profileId}', now() from family_members where profile_id = '${olga.profileId}'`)
  await world.sql(`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values ('${child}', '${anna.profileId}', 'VIEW_VISITS', '${olga.profileId}', now())`)
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON, doctor: { children: true } }), { profileId: child })
  openFace(`/visits/${order}`, anna)
  await expect.element(boxes().getByRole('link', { name: 'Позвонить' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Перенести' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Отменить визит' }).elements()).toEqual([])
})

test('a child’s visit that a grandmother has booked says so to the mother who opens it, and to the grandmother nothing', async () => {
  const olga = await world.aPatient()
  const nina = await world.aPatient({ lastName: 'Ровда', firstName: 'Нина', birthday: '1964-02-01' })
  const misha = await world.aChild(olga)
  await joins(olga, nina, 'PARENT')
  await grants(misha, nina, 'BOOK_VISITS')
  const order = await aVisit(nina, await world.aSlot({ startsAt: AFTERNOON, doctor: { children: true } }), { profileId: misha })
  const facts = page.getByRole('list', { name: 'О визите' })
  openFace(`/visits/${order}`, olga)
  await expect.element(facts.getByRole('listitem').filter({ hasText: 'Кто записал' })).toMatchTextContent(/Нина/)
  openFace(`/visits/${order}`, nina)
  await expect.element(boxes()).toBeVisible()
  await expect.element(page.getByText('Кто записал')).not.toBeInTheDocument()
})
