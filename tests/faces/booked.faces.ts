// What one is told when a visit has been booked.
import { bookService } from '@vizit/contract/booking'
import { chooseReminders } from '@vizit/contract/reminders'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

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
