// Where reviews stand it is said who may write one, with the way there.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { world } from './world.ts'

const AFTER = { doctor: 'Отзыв можно оставить после приёма у этого врача.', centre: 'Отзыв можно оставить после приёма в этом центре.' }
const link = (name: string) => page.getByRole('tabpanel').getByRole('link', { name })

test('a visitor is told that a review follows a visit, and where to sign in; who has not been there, where to book; who has, where to write', async () => {
  const olga = await world.aPatient()
  const { doctorId, branchId, assignmentId } = await world.aDoctor()
  const centreId = String((await world.sql(`select centre_id from branches where id = ${branchId}`))[0]!.centre_id)
  for (const [about, path, book] of [
    ['doctor', `/doctor/${doctorId}?tab=reviews`, `/timeslot?doctorId=${doctorId}`],
    ['centre', `/centre/${centreId}?tab=reviews`, `/centre/${centreId}/record`]
  ] as const) {
    openFace(path)
    await expect.element(page.getByText(AFTER[about])).toBeVisible()
    await expect.element(link('Войти и оставить отзыв')).toHaveAttribute('href', `/sign-in?from=${encodeURIComponent(path)}`)
    openFace(path, olga)
    await expect.element(page.getByText(AFTER[about])).toBeVisible()
    await expect.element(link('Записаться')).toHaveAttribute('href', book)
    localStorage.clear()
  }
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  openFace(`/doctor/${doctorId}?tab=reviews`, olga)
  await expect.element(link('Оставить отзыв')).toHaveAttribute('href', `/visits/${order}/review`)
  expect(page.getByText(AFTER.doctor).elements()).toEqual([])
})

test('the opened card of a doctor says it above the reviews, too', async () => {
  const { doctorId, assignmentId } = await world.aDoctor()
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  await world.sql(`update doctors set reviews_count = 1 where id = ${doctorId}`)
  openFace(`/timeslot?doctorId=${doctorId}`)
  await page.getByRole('button', { name: /^Подробнее/ }).click()
  const reviews = page.getByRole('region', { name: 'Отзывы пациентов' })
  await expect.element(reviews.getByText(AFTER.doctor)).toBeVisible()
  await expect.element(reviews.getByRole('link', { name: 'Войти и оставить отзыв' })).toBeVisible()
})
