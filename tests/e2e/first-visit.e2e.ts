import { readFileSync } from 'node:fs'
import { showFullDay } from './days.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { enterCode, enterPhone, OLGA, smsCode, typePerson } from './sign-in-steps.ts'
import { expectHeld, submitBooking } from './slot-form.ts'
import { DOCTORS, doctorCalled, freeTimes, isFree } from './timetable.ts'

test('a visitor finds a doctor, chooses a time, signs in, comes back to the same time, fills the profile and books [1.12, 1.13, 1.19, 1.53, 2.13, 2.14, 2.77, 6.10]', async ({
  page,
  phone
}) => {
  await page.goto('/timeslot')
  await page.getByRole('button', { name: /^К кому/ }).click()
  const dialog = page.getByRole('dialog', { name: 'К кому записать' })
  await dialog.getByRole('radio', { name: 'Врач' }).check()
  await dialog.getByLabel('Фамилия врача').fill('ковалева')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: DOCTORS.adultsOnly }).click()
  const card = page.getByRole('article', { name: DOCTORS.adultsOnly })
  const time = card.getByRole('button', { name: /^\d\d:\d\d, .*Ковалёва/ }).first()
  const [clock] = (await time.getAttribute('aria-label'))!.split(', ')
  await time.click()
  const chosen = page.getByRole('region', { name: 'Выбранное время' })
  await expect(chosen).toContainText(clock!)
  await expectAccessible(page)

  await chosen.getByRole('button', { name: /^(Далее|Продолжить)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  const wanted = decodeURIComponent(new URL(page.url()).searchParams.get('from')!)
  const timeslotId = /^\/timeslot\/(\d+)/.exec(wanted)![1]!
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))

  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Вы у нас впервые' })).toBeVisible()
  await expectAccessible(page)
  await typePerson(page, OLGA)
  await page.getByLabel('Что беспокоит').fill('Кашель третью неделю')
  await page.reload()
  await expect(page.getByLabel('Дата рождения')).toHaveValue(OLGA.birthday)
  await expect(page.getByRole('radio', { name: OLGA.sex })).toBeChecked()
  expect(await page.evaluate(() => 'patientData' in history.state)).toBe(false)
  await page.getByRole('checkbox', { name: /^Принимаю пользовательское соглашение/ }).check()
  await page.getByRole('checkbox', { name: /обработку моих персональных данных/ }).check()
  const submit = page.getByRole('button', { name: /^Записаться на/ })
  await expect(submit).toContainText(clock!)
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Кашель третью неделю')
  await submit.click()
  await expect(page.getByText('Отметьте согласие: без него центр не сможет вас записать')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /для записи в/ }).check()
  await submit.click()

  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await expect(page).toHaveURL(/\/successfully-booked/)
  expect(await isFree(timeslotId)).toBe(false)
})

test('one arrow leads from a newcomer’s form to the times, past the sign-in that is done, after a reload too', async ({ page, phone }) => {
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  await page.goto(`/timeslot?doctorId=${doctor.doctorId}`)
  await page
    .getByRole('button', { name: /^\d\d:\d\d, / })
    .first()
    .click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /^(Далее|Продолжить)$/ })
    .click()
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  const form = page.getByRole('heading', { name: 'Вы у нас впервые' })
  const times = page.getByRole('button', { name: /^\d\d:\d\d, / }).first()
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(times).toBeVisible()
  await page.goForward()
  await expect(form).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(times).toBeVisible()
})

test('the confirmation says when, with whom and where, has the visit for a calendar, and leads on: to another booking or to the future visits, which say that it was created [1.23, 2.19, 2.20, 4.35, 4.36, 4.37]', async ({
  page
}) => {
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  const slot = (await freeTimes(doctor, 2))[0]!
  const olga = await aPatient()
  await openAs(page, olga, `/timeslot/${slot.timeslotId}`)
  await expectHeld(page)
  await submitBooking(page)
  await expect(page).toHaveURL(/\/successfully-booked/)
  const main = page.getByRole('main')
  for (const shown of [showFullDay(slot.day), slot.time, doctor.fullName, doctor.specialityName, doctor.worksAt[0]!.branch])
    await expect(main).toContainText(shown)
  await expect(page.getByRole('link', { name: 'Записаться ещё раз' })).toHaveAttribute(
    'href',
    `/timeslot?doctorId=${doctor.doctorId}&branchId=${doctor.worksAt[0]!.branchId}&day=${slot.day}&who=${olga.profileId}`
  )
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Добавить в календарь' }).click()])
  const calendar = readFileSync(await file.path(), 'utf8')
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(calendar).toContain(`DTSTART;TZID=Europe/Minsk:${slot.day.replaceAll('-', '')}T${slot.time.replace(':', '')}00`)

  await page.getByRole('link', { name: 'К моим визитам' }).click()
  await expect(page).toHaveURL('/visits')
  await expect(page.getByText('Визит создан!').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Будущие, 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article', { name: doctor.fullName })).toContainText(slot.time)
})
