import { holdSlot } from '@vizit/contract/booking'
import { expect, expectAccessible, test } from './journey.ts'
import { agreed, aPatient, openAs } from './patient.ts'
import { agree, expectHeld, noteOf, submitBooking, submitOf } from './slot-form.ts'
import { book, DOCTORS, doctorCalled, freeTimes, timeAtClosedBranch } from './timetable.ts'

test('a time that somebody else took between the form and the press is told, the timetable reloads, and what was typed goes on to another time [4.38, 8.19]', async ({
  page
}) => {
  const doctor = await doctorCalled(DOCTORS.twoBranches)
  const [wanted, other] = await freeTimes(doctor, 2)
  const [olga, somebody] = [await aPatient(), await aPatient({ lastName: 'Мороз', firstName: 'Инна', middleName: '—' })]
  await openAs(page, olga, `/timeslot/${wanted!.timeslotId}`)
  await expectHeld(page)
  await noteOf(page).fill('Нужна справка')
  await agree(page)
  // On another device she looks at another time, which lets this one go; somebody else takes it.
  agreed(await olga.call(holdSlot, { timetableId: other!.timeslotId, assignmentId: other!.assignmentId }))
  await book(somebody, wanted!)

  const reloaded = page.waitForResponse(response => response.url().includes(`/doctors/${doctor.doctorId}/timeslots`))
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Это время уже занято')
  await expect(page.getByRole('alert')).toContainText(`Кто-то занял ${wanted!.time} чуть раньше`)
  await reloaded
  await expect(submitOf(page)).toBeHidden()
  const times = page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, .*${doctor.fullName}`) })
  await expect(times.first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Всё расписание врача' })).toBeVisible()
  await expectAccessible(page)

  const [clock] = (await times.first().getAttribute('aria-label'))!.split(', ')
  await times.first().click()
  await expectHeld(page)
  await expect(noteOf(page)).toHaveValue('Нужна справка')
  await expect(submitOf(page)).toContainText(clock!)
  await submitBooking(page)
  await expect(page.getByRole('main')).toContainText(clock!)
})

test('a time that is taken before the form opens offers the nearest ones at once [8.19]', async ({ page }) => {
  const doctor = await doctorCalled(DOCTORS.twoBranches)
  const [taken] = await freeTimes(doctor, 3)
  await book(await aPatient({ lastName: 'Мороз', firstName: 'Инна', middleName: '—' }), taken!)
  await openAs(page, await aPatient(), `/timeslot/${taken!.timeslotId}`)
  await expect(page.getByRole('alert')).toContainText('Это время уже занято')
  await expect(page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, .*${doctor.fullName}`) }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/timeslot/999999999')
  await expect(page.getByRole('heading', { name: 'Такого времени больше нет' })).toBeVisible()
  await expectAccessible(page)
})

test('a time that cannot be booked online says why, with the phones of the registry [6.16, 8.03, 8.37]', async ({ page }) => {
  const olga = await aPatient()
  const [kept] = await freeTimes(await doctorCalled(DOCTORS.registryOnly), 1)
  const refusal = page.getByRole('alert')
  for (const [slot, code, words] of [
    [kept!, 'NO_ASSIGNMENT_BOOKING', 'Запись ограничена медицинским центром'],
    [await timeAtClosedBranch(), 'onlineBooking/Forbidden2', 'В этом медицинском центре онлайн-запись отключена']
  ] as const) {
    const asked = page.waitForResponse(response => response.url().endsWith('/providers/holds'))
    await openAs(page, olga, `/timeslot/${slot.timeslotId}`)
    const answer = await asked
    expect([answer.status(), await answer.json()]).toEqual([403, expect.objectContaining({ error: code })])
    await expect(refusal).toContainText(words)
    await expect(refusal.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:\+375/)
    await expect(submitOf(page)).toBeHidden()
    await expectAccessible(page)
  }
  const [open] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 16)
  await openAs(
    page,
    await aPatient({ firstName: 'Юлия', birthday: `${new Date().getFullYear() - 16}-01-01` }),
    `/timeslot/${open!.timeslotId}`
  )
  await expect(page.getByText('Записывать онлайн могут только взрослые')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Мне/ })).toBeDisabled()
  await expectAccessible(page)
})
