import { expect, expectAccessible, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { expectHeld, noteOf, submitBooking } from './slot-form.ts'
import { DOCTORS, doctorCalled, freeTimes, isFree } from './timetable.ts'

test('a time is held while its form is used, once longer, and given back when the form is left', async ({ page }) => {
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 4)
  await page.clock.install()
  await openAs(page, await aPatient(), `/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  expect(await secondsHeld(page)).toBeGreaterThan(240)
  expect(await isFree(slot!.timeslotId)).toBe(false)
  const prolonged = page.waitForResponse(response => response.url().endsWith('/prolong'))
  await noteOf(page).fill('Пишу подробно')
  await page.clock.fastForward('04:15')
  expect((await prolonged).ok()).toBe(true)
  await expect.poll(() => secondsHeld(page)).toBeGreaterThan(240)

  const released = page.waitForResponse(response => response.url().includes('/holds/') && response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Назад' }).click()
  await released
  expect(await isFree(slot!.timeslotId)).toBe(true)
})

test('when the time is no longer held, the form says so, keeps what was typed and takes the time again', async ({ page }) => {
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 5)
  await page.clock.install()
  await openAs(page, await aPatient(), `/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  await expectAccessible(page)
  await page.clock.fastForward('05:10')
  await expect(page.getByRole('status').filter({ hasText: 'Время больше не держим за вами' })).toBeVisible()
  await noteOf(page).fill('Болит колено')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Занять это время снова' }).click()
  await expectHeld(page)
  await expect(noteOf(page)).toHaveValue('Болит колено')
  await submitBooking(page)
})

/** What the timer shows: «4:12» is 252. */
async function secondsHeld(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}
