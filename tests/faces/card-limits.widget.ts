// Who may book at a clinic's site: what stands in the place of an account, and where the booking is closed.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTime, atCode, atForm, atTimes, codeField, field, fillForm, readPicture, sendButton, smsCode, timeAt, wrongCode } from './card.ts'
import { floodSites } from './flood.ts'
import { setNow, world } from './world.ts'

const limited = page.getByText('Запись ограничена медицинским центром')
const noWayOn = page.getByRole('button', { name: /^Продолжить|^Выберите время/ })

async function visits() {
  return (await world.sql('select status from visits order by status')).map(one => one.status)
}

test('without an account nothing is booked until the digits of the picture that is wanted are right and the code has proven the phone [6.06]', async () => {
  await floodSites()
  await atForm(await aTime())
  await fillForm()
  await field('Цифры с картинки').fill('1')
  await sendButton().click()
  await expect.element(field('Цифры с картинки')).toHaveAccessibleDescription(/^Неверный код с картинки/)
  await expect.poll(async () => [await visits(), await world.sms()]).toEqual([[], []])
  await readPicture()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  await expect.poll(() => visits()).toEqual(['reserved'])
  await codeField().fill(await wrongCode())
  await expect.element(codeField()).toHaveAccessibleDescription(/^Код не подошёл/)
  await expect.poll(() => visits()).toEqual(['reserved'])
  await codeField().fill(await smsCode())
  await expect.element(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await expect.poll(() => visits()).toEqual(['booked'])
  await expect.poll(() => world.sql('select account_id from visits')).toEqual([{ account_id: null }])
})

test('in the place of a sign-in and a profile the form wants who comes, and the phone is proven, before the visit is made [6.10]', async () => {
  await atForm(await aTime())
  await sendButton().click()
  for (const name of ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Телефон'])
    await expect.element(field(name)).toHaveAccessibleDescription(/^Обязательное поле/)
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/^Отметьте согласие/)
  expect(await visits()).toEqual([])
  await fillForm()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  await codeField().fill(await smsCode())
  await expect.element(page.getByText(/войдите в личный кабинет с этим же номером/)).toBeVisible()
  const known = await world.sql('select last_name, birthday::text, sex, phone, proven_at is not null as proven from phone_visits')
  expect(known).toEqual([{ last_name: 'Савицкая', birthday: '1990-05-15', sex: 'FEMALE', phone: '375291234567', proven: true }])
})

test('a doctor who keeps the booking for the registry is not booked on the card, also when that is decided while the form is filled [6.45]', async () => {
  await atTimes(await aTime({ onlineBooking: 'registry-only' }))
  await expect.element(limited).toBeVisible()
  await expect.element(noWayOn).not.toBeInTheDocument()
  await atForm(await aTime())
  await fillForm()
  await world.sql(`update doctors set online_booking = 'registry-only'`)
  await sendButton().click()
  await expect.element(page.getByText('Записаться к этому врачу онлайн нельзя')).toBeVisible()
  await expect.poll(async () => [await visits(), await world.sms()]).toEqual([[], []])
})

test('where the administrator forbids the booking the card leads to the telephone, and allowed again to the form [6.46]', async () => {
  const time = await aTime()
  await world.sql('update providers set forbidden_by_administrator = true')
  await atTimes(time)
  await expect.element(limited).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Позвонить +375 (17) 309-44-18' })).toBeVisible()
  await expect.element(noWayOn).not.toBeInTheDocument()
  await world.sql('update providers set forbidden_by_administrator = false')
  await atForm(time)
})

test('a form that comes after the administrator has forbidden the booking is refused with who forbids it and whom to call [8.04]', async () => {
  const time = await aTime()
  const routes = await atForm(time)
  await fillForm()
  await world.sql('update providers set forbidden_by_administrator = true')
  await sendButton().click()
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Онлайн-запись запрещена администратором')).toBeVisible()
  await expect.element(alert.getByText('Позвоните в регистратуру медицинского центра.')).toBeVisible()
  await expect.poll(() => routes.at(-1)).toBe('/timeslot')
  await expect.poll(async () => [await visits(), await world.sms()]).toEqual([[], []])
})

test('a booking waits for the clinic first and says so; it is booked where the clinic agrees [4.26]', async () => {
  await atCode(await aTime())
  await world.clinic('silent')
  await codeField().fill(await smsCode())
  await expect.element(page.getByRole('heading', { name: 'Ждём подтверждения центра' })).toBeVisible()
  await expect.element(page.getByText('Ожидает', { exact: true })).toBeVisible()
  await expect.poll(() => visits()).toEqual(['pending'])
  await world.clinic('usual')
  await atCode(await aTime(), { Телефон: '+375 (29) 765-43-21' })
  await codeField().fill(await smsCode())
  await expect.element(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByText('Подтверждён', { exact: true })).toBeVisible()
  await expect.poll(() => visits()).toEqual(['booked', 'pending'])
})

test('a booking by night promises the SMS for after the quiet hours, whether the clinic is still asked or not [R58]', async () => {
  await setNow('2026-11-20T19:30:00Z')
  await atCode(await aTime())
  await world.clinic('silent')
  await codeField().fill(await smsCode())
  await expect.element(page.getByText('Ответ центра придёт по SMS после 8:00. Больше ничего делать не нужно.')).toBeVisible()
  await world.clinic('usual')
  const before = (await world.sms()).length
  await atCode(await aTime(), { Телефон: '+375 (29) 765-43-21' })
  await codeField().fill(await smsCode())
  await expect.element(page.getByText(/^Подтверждение придёт по SMS после 8:00\./)).toBeVisible()
  await expect.poll(async () => (await world.sms()).length).toBe(before + 1)
})

test('a booking that the clinic turns down has failed, and the card offers the times again [4.27]', async () => {
  const time = await aTime()
  await world.aSlot({ assignmentId: time.assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  const routes = await atCode(time)
  await world.clinic('busy')
  await codeField().fill(await smsCode())
  await expect.element(page.getByRole('alert').getByText('Это время уже занято')).toBeVisible()
  await expect.poll(() => visits()).toEqual(['failed'])
  await expect.poll(() => routes.at(-1)).toBe('/timeslot')
  await expect.element(timeAt('15:30')).toBeVisible()
  await expect.element(timeAt('14:30')).not.toBeInTheDocument()
})
