// What one is told when a visit has been booked.
import { chooseReminders } from '@vizit/contract/reminders'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './cabinet.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

/** The clock stands at 11:00 of Friday 20 November in Minsk. */
const AT_EIGHT = '2026-11-24T05:00:00Z'
const AFTERNOON = '2026-11-24T11:30:00Z'

test('one is told when one will really be reminded and how: of a visit at eight the evening before, never two hours before it', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AT_EIGHT }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByText(/^Напомним по SMS: понедельник, 23\sноября, 20:00\./)).toBeVisible()
  expect(page.getByText(/за 2 часа/).elements()).toEqual([])
})

test('several moments stand in order; where none is chosen it says that one is not reminded, with the way to change it', async () => {
  const olga = await world.aPatient()
  const order = await aVisit(olga, await world.aSlot({ startsAt: AFTERNOON }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByText(/^Напомним по SMS: понедельник, 23\sноября, 20:00 и вторник, 24\sноября, 12:30\./)).toBeVisible()
  agreed(await callAs(olga)(chooseReminders, { profileId: olga.profileId, choices: [] }))
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByText(/^О визите не напоминаем\./)).toBeVisible()
  await page.getByRole('link', { name: 'Изменить' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Напоминания' })).toBeVisible()
})

test('of somebody of the family the name says who is booked', async () => {
  const olga = await world.aPatient()
  const child = await world.aChild(olga, { firstName: 'Миша' })
  const slot = await world.aSlot({ startsAt: AFTERNOON, doctor: { children: true } })
  const order = await aVisit(olga, slot, { profileId: child })
  openFace(`/successfully-booked?order=${order}`, olga)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Миша(: визит)? записан$/ })).toBeVisible()
})
