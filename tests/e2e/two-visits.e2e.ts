import { expect, expectAccessible, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { agree, expectHeld, noteOf, submitOf } from './slot-form.ts'
import { book, DOCTORS, doctorCalled, freeTimes, overlap } from './timetable.ts'

test('a second visit at one time asks first: another date, or book anyway [8.93, 8.94]', async ({ page }) => {
  const [first, second] = overlap(
    await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 6),
    await freeTimes(await doctorCalled(DOCTORS.everyNearDayFull), 6)
  )
  const olga = await aPatient()
  await book(olga, first)
  await openAs(page, olga, `/timeslot/${second.timeslotId}`)
  await expectHeld(page)
  await noteOf(page).fill('Успею к обоим')
  await agree(page)
  await submitOf(page).click()
  const question = page.getByRole('dialog', { name: 'На это время уже есть запись к другому врачу' })
  await expect(question.getByRole('button', { name: 'Выбрать другое время' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(noteOf(page)).toHaveValue('Успею к обоим')

  await submitOf(page).click()
  await question.getByRole('button', { name: 'Выбрать другое время' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Онлайн-запись' })).toBeVisible()
  await page.goBack()
  await expectHeld(page)
  await agree(page)
  await submitOf(page).click()
  await question.getByRole('button', { name: 'Записаться всё равно' }).click()
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await page.getByRole('link', { name: 'К моим визитам' }).click()
  await expect(page.getByRole('tab', { name: 'Будущие, 2' })).toBeVisible()
})
