// What one is told when a visit has been booked.
import { bookService } from '@vizit/contract/booking'
import { chooseReminders } from '@vizit/contract/reminders'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { agreed, aVisit, callAs, setNow, world } from './world.ts'

/** The clock stands at 11:00 of Friday 20 November in Minsk. */
const AT_EIGHT = '2026-11-24T05:00:00Z'
const AFTERNOON = '2026-11-24T11:30:00Z'

test('one is told when one will really be reminded and how: of a visit at eight the evening before, never two hours before it', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AT_EIGHT }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByText(/^понедельник, 23\sноября, 20:00, по SMS$/)).toBeVisible()
  expect(page.getByText(/за 2 часа/).elements()).toEqual([])
})

test('several moments stand in order; where none is chosen it says that one is not reminded, with the way to change it', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByText(/^понедельник, 23\sноября, 20:00 и вторник, 24\sноября, 12:30, по SMS$/)).toBeVisible()
  agreed(await callAs(olga)(chooseReminders, { profileId: olga.profileId, choices: [] }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await page.getByRole('link', { name: /О визите не напоминаем$/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Напоминания' })).toBeVisible()
})

test('it says who is booked, for how long and for how much, how to call and to get there, what to take along and until when it can be cancelled', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON }))
  openFace(`/successfully-booked?order=${order}`, olga)
  for (const text of ['Ольга Савицкая', '14:30–14:50', 'от 62 руб.', 'Возьмите паспорт и придите за 10 минут.'])
    await expect.element(page.getByRole('main').getByText(text)).toBeVisible()
  for (const shown of ['+375 (17) 309-44-18', '+375 (29) 609-44-18'])
    await expect
      .element(page.getByRole('main').getByRole('link', { name: shown }))
      .toHaveAttribute('href', `tel:${shown.replace(/[^+\d]/g, '')}`)
  const boxes = page.getByRole('list', { name: 'Что можно сделать' })
  await expect
    .element(boxes.getByRole('link', { name: 'Маршрут' }))
    .toHaveAttribute('href', `https://www.openstreetmap.org/directions?to=${encodeURIComponent('Минск, ул. Сурганова, 47Б')}`)
  await expect.element(boxes.getByRole('link', { name: 'Печать' })).toHaveAttribute('href', `/visits/${order}/talon`)
  await expect.element(page.getByText('Отменить можно до 14:00 в день визита.')).toBeVisible()
})

test('what the clinic says of a booked service stands before what to take along', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ startsAt: AFTERNOON })
  const service = await world.aService(slot.assignmentId)
  const booked = agreed(await callAs(olga)(bookService, { ...slot, ...service, profileId: olga.profileId }))
  await world.sql(`update services set description = 'Не ешьте с вечера.'`)
  openFace(`/successfully-booked?order=${booked.orderId}`, olga)
  await expect.element(page.getByText('Не ешьте с вечера.')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(booked.serviceName!, { exact: true })).toBeVisible()
})

test('the form of a service opens in place how to prepare for it, and the booked visit tells it again', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ startsAt: AFTERNOON })
  const { serviceId } = await world.aService(slot.assignmentId)
  await world.sql(`update services set description = 'Не ешьте с вечера.'`)
  openFace(`/service/${slot.timetableId}?serviceId=${serviceId}`, olga)
  const text = page.getByText('Не ешьте с вечера.')
  const opener = page.getByText('Как подготовиться')
  await expect.element(opener).toBeVisible()
  await expect.element(text).not.toBeVisible()
  await opener.click()
  await expect.element(text).toBeVisible()
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  const [visit] = await world.sql(`select order_id from visits where slot_id = ${slot.timetableId}`)
  openFace(`/visits/${visit!.order_id}`, olga)
  await expect.element(text).toBeVisible()
  await world.sql(`update services set description = ''`)
  const next = await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  openFace(`/service/${next.timetableId}?serviceId=${serviceId}`, olga)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})

test('while the clinic is asked by night the SMS is promised for after the quiet hours, by day and of a visit before ten without an hour [R58]', async () => {
  const olga = await world.aPatient()
  await world.clinic('silent')
  const [late, early] = [await world.aSlot({ startsAt: AFTERNOON }), await world.aSlot({ startsAt: '2026-11-24T06:30:00Z' })]
  const [ofLate, ofEarly] = [await aVisit(olga, late), await aVisit(olga, early)]
  const main = page.getByRole('main')
  for (const [now, order, told] of [
    ['2026-11-23T18:59:00Z', ofLate, 'Центр ещё подтверждает это время. Мы пришлём SMS.'],
    ['2026-11-23T19:00:00Z', ofLate, 'Центр ещё подтверждает это время. Мы пришлём SMS после 8:00.'],
    ['2026-11-23T19:00:00Z', ofEarly, 'Центр ещё подтверждает это время. Мы пришлём SMS.']
  ] as const) {
    await setNow(now)
    openFace(`/successfully-booked?order=${order}`, olga)
    await expect.element(main.getByText(told, { exact: true })).toBeVisible()
  }
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z' }))
  openFace('/visits', olga)
  await expect.element(main.getByText('Мы пришлём SMS после 8:00, когда центр ответит.').first()).toBeVisible()
})

test('of somebody of the family the name says who is booked', async () => {
  const olga = await world.aPatient()
  const child = await world.aChild(olga, { firstName: 'Миша' })
  const slot = await world.aSlot({ startsAt: AFTERNOON, doctor: { children: true } })
  const order = await aVisit(olga, slot, { profileId: child })
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Миша(: визит)? записан$/ })).toBeVisible()
})

test('on a phone the bar of its buttons covers nothing of it at the end', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON }))
  openFace(`/successfully-booked?order=${order}`, olga)
  const last = page.getByText('Отменить можно до 14:00 в день визита.')
  await expect.element(last).toBeVisible()
  const bar = () => page.getByRole('button', { name: 'Добавить в календарь' }).element().getBoundingClientRect().top
  await expect
    .poll(() => {
      document.scrollingElement!.scrollTo(0, 1e6)
      return bar() - last.element().getBoundingClientRect().bottom
    })
    .toBeGreaterThan(20)
})

test('a visit that is moved before one comes to the visits is told there as moved, and no more as created', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ startsAt: AFTERNOON })
  await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  const [visit] = await world.sql(`select order_id from visits where slot_id = ${slot.timetableId}`)
  history.pushState({}, '', `/visits/${visit!.order_id}/move`)
  await page
    .getByRole('button', { name: /^14:30, среда/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Новое время визита' }).getByRole('button').last().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Перенести/ })
    .click()
  await expect.element(page.getByText(/^Визит перенесён/).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  expect(page.getByText('Визит создан!').elements()).toEqual([])
})
