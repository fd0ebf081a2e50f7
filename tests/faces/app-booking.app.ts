// Booking in the app: from the search of a visitor to the visit among those ahead, for oneself and for a child.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { pressBook, submitOf } from './slot-steps.ts'
import { world } from './world.ts'

const chosen = page.getByRole('region', { name: 'Выбранное время' })
const booked = page.getByRole('heading', { level: 1, name: /записан/i })
const visitTo = (lastName: string) => page.getByRole('article', { name: new RegExp(lastName) })
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!

test('a visitor searches for a doctor and chooses a time; to complete the booking the phone is entered and the code of the SMS, and then, once name, birthday and sex are filled in, the visit is booked [1.11, 1.12, 1.13, 1.19, 1.53, 4.03, 6.10]', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } })
  openFace('/timeslot?day=2026-11-24')
  for (const name of ['Ковалёва', 'Мороз']) await expect.element(visitTo(name)).toBeVisible()
  await page.getByRole('button', { name: /^К кому/ }).click()
  const sheet = page.getByRole('dialog', { name: 'К кому записать' })
  await sheet.getByRole('radio', { name: 'Врач' }).click()
  await sheet.getByLabelText('Фамилия врача').fill('ковалева')
  await sheet.getByRole('button', { name: /Ковалёва/ }).click()
  await expect.element(page.getByRole('article')).toHaveLength(1)
  await visitTo('Ковалёва')
    .getByRole('button', { name: /^14:30, / })
    .click()
  await chosen.getByRole('button', { name: /^(Далее|Продолжить)$/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  expect(await world.sql('select 1 from visits')).toEqual([])
  await page.getByLabelText('Номер телефона').fill('+375291234567')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Код из SMS' })).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(await sentCode())
  await expect.poll(address).toMatch(new RegExp(`^/timeslot/${timetableId}`))
  const own = page.getByRole('region', { name: 'Вы у нас впервые' })
  for (const name of [/^Принимаю/, /обработку моих/, /для записи/]) await page.getByRole('checkbox', { name }).click()
  await submitOf().click()
  for (const name of ['Фамилия', 'Имя', 'Отчество', 'Дата рождения'])
    await expect.element(own.getByLabelText(name, { exact: true })).toHaveAccessibleDescription(/Обязательное поле/)
  await expect.element(own.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription(/Обязательное поле/)
  expect(await world.sql(`select 1 from visits where status <> 'reserved'`)).toEqual([])
  for (const [name, text] of Object.entries({ Фамилия: 'Савицкая', Имя: 'Ольга', Отчество: 'Викторовна', 'Дата рождения': '15.05.1990' }))
    await own.getByLabelText(name, { exact: true }).fill(text)
  await own.getByRole('radio', { name: 'Женский' }).click()
  await submitOf().click()
  await expect.element(booked).toBeVisible()
  expect(await world.sql('select v.status, p.first_name from visits v join profiles p on p.id = v.profile_id')).toEqual([
    { status: 'booked', first_name: 'Ольга' }
  ])
})

test('a booked visit is given to the calendar of the device as a file, and the way on leads to the visits ahead, which say that it was created [1.23, 4.35, 4.36, 4.37]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const files: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${files.push(file as Blob)}`)
  onTestFinished(() => make.mockRestore())
  openFace('/visits?tab=past', olga)
  await expect.element(page.getByRole('tab', { name: 'Прошедшие' })).toHaveAttribute('aria-selected', 'true')
  openFace(`/timeslot/${timetableId}`, olga)
  await pressBook()
  await expect.element(booked).toBeVisible()
  await page.getByRole('button', { name: 'Добавить в календарь' }).click()
  await expect.poll(() => files).toHaveLength(1)
  const calendar = await files[0]!.text()
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(calendar).toContain('DTSTART;TZID=Europe/Minsk:20261124T143000')
  await page.getByRole('link', { name: 'К моим визитам' }).click()
  await expect.element(page.getByText('Визит создан!').first()).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Будущие, 1' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(visitTo('Ковалёва')).toBeVisible()
  expect(address()).toBe('/visits')
})

test('times are those of Minsk, three hours ahead of UTC, wherever the clock of the device stands, and it is said so there [9.46]', async () => {
  await world.aSlot({ startsAt: '2026-11-23T21:30:00Z' })
  const minsk = page.getByText('Время указано по Минску.')
  const shown = async () => {
    openFace('/timeslot?day=2026-11-24')
    await expect.element(visitTo('Ковалёва').getByRole('button', { name: /^00:30, / })).toBeVisible()
  }
  await shown()
  await expect.element(minsk).not.toBeInTheDocument()
  // The clock of a device in Tashkent.
  const hours = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(13)
  onTestFinished(() => hours.mockRestore())
  await shown()
  await expect.element(minsk).toBeVisible()
})

test('a parent books for oneself and for a child of the family, and cancels both visits [1.05]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const own = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } })
  const childs = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Зуева', adult: false, children: true } })
  for (const { timetableId } of [own, childs]) {
    openFace(`/timeslot/${timetableId}`, olga)
    await pressBook()
    await expect.element(booked).toBeVisible()
  }
  expect((await world.sql('select profile_id from visits order by starts_at')).map(one => one.profile_id)).toEqual([olga.profileId, misha])
  openFace('/visits', olga)
  await expect.element(visitTo('Зуева')).toMatchTextContent(/Михаил, сын/)
  await expect.element(visitTo('Мороз')).not.toMatchTextContent(/Михаил/)
  for (const name of ['Зуева', 'Мороз']) {
    await visitTo(name)
      .getByRole('button', { name: /^Отменить визит/ })
      .click()
    await page.getByRole('dialog', { name: 'Отмена визита' }).getByRole('button', { name: 'Отменить визит' }).click()
    await expect.element(visitTo(name)).not.toBeInTheDocument()
  }
  await expect.poll(() => world.sql('select distinct status from visits')).toEqual([{ status: 'cancelled' }])
})

test('where somebody was quicker the timetable of the doctor is asked for anew, and another time of it is offered in place [4.38]', async () => {
  const olga = await world.aPatient()
  const { timetableId, assignmentId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await world.sql('delete from visits')
  await world.sql(`update slots set taken_by = 'clinic' where id = ${timetableId}`)
  await world.forgetAsked()
  await pressBook()
  await expect.element(page.getByText('Это время уже занято')).toBeVisible()
  const timetables = async () =>
    (await world.asked()).filter(({ method, path }) => method === 'GET' && /doctors\/\d+\/timeslots$/.test(path))
  await expect.poll(async () => (await timetables()).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^15:30, / }).click()
  await expect.element(submitOf()).toMatchTextContent(/15:30/)
})
