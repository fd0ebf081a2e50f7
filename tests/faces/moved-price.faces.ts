// What the new times of a visit say that it will cost there.
import { bookService } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

const VISIT_KOPECKS = 4700
const SERVICE_KOPECKS = 2500
const OTHER_KOPECKS = 5300

/** Whom Olga has a visit to, at one of two branches that both have a time on the next day. */
async function aDoctorOfTwoBranches() {
  const olga = await world.aPatient()
  const here = await world.aDoctor({ price: VISIT_KOPECKS })
  const there = await world.aDoctor({ price: OTHER_KOPECKS })
  await world.sql(`update assignments set doctor_id = ${here.doctorId} where id = ${there.assignmentId}`)
  await world.sql(`update branches set name = 'Клён' where id = ${there.branchId}`)
  const { assignmentId } = here
  const slot = await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  await world.aSlot({ assignmentId: there.assignmentId, startsAt: '2026-11-25T12:30:00Z' })
  return { olga, slot: { timetableId: slot.timetableId, assignmentId }, there }
}

const price = (roubles: number) => page.getByRole('main').getByText(new RegExp(`^от\\s${roubles}\\sруб\\.$`))
const time = (clock: string) => page.getByRole('button', { name: new RegExp(clock) })

test('a service that is moved keeps the price of the service, not that of a visit to its doctor', async () => {
  const { olga, slot, there } = await aDoctorOfTwoBranches()
  const service = await world.aService(slot.assignmentId, { name: 'УЗИ сердца', price: SERVICE_KOPECKS })
  await world.sql(`insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    values (${there.assignmentId}, ${service.serviceId}, 20, ${SERVICE_KOPECKS})`)
  const { orderId } = agreed(await callAs(olga)(bookService, { ...slot, ...service, profileId: olga.profileId }))
  openFace(`/visits/${orderId}/move`, olga)
  await expect.element(time('14:30')).toBeVisible()
  await expect.element(price(25)).toBeVisible()
  for (const other of [47, 53]) expect(price(other).elements()).toEqual([])
  // What the service costs elsewhere is not known here: rather no price than that of another thing.
  await page.getByRole('button', { name: 'Клён' }).click()
  await expect.element(time('15:30')).toBeVisible()
  for (const any of [25, 47, 53]) expect(price(any).elements()).toEqual([])
})

test('a visit that is moved says the price of each place', async () => {
  const { olga, slot } = await aDoctorOfTwoBranches()
  openFace(`/visits/${await aVisit(olga, slot)}/move`, olga)
  await expect.element(price(47)).toBeVisible()
  await expect.element(price(53)).toBeVisible()
})
