// Booking in the patient app: who may book, and what is said when it does not come to it.
import { holdSlot } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { expectSays } from './says.ts'
import { agree, pressBook, submitOf } from './slot-steps.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

/** A time that is held for the form is none of them. */
const BOOKED = `select 1 as visit from visits where status <> 'reserved'`
const alert = () => page.getByRole('alert')
const main = () => page.getByRole('main')
const card = (name: RegExp) => page.getByRole('article', { name })
const booked = () => page.getByRole('heading', { level: 1, name: /записан/ })
const times = () => page.getByRole('button', { name: /^\d\d:\d\d/ })

test('a visitor looks through branches and doctors; only a bookmark and a booking ask to sign in [6.01, 6.07]', async () => {
  const { timetableId } = await world.aSlot()
  openFace('/timeslot?day=2026-11-24')
  await expectSays(card(/^Ковалёва/), 'Каштан')
  openFace('/centres')
  await expectSays(main(), 'Каштан')
  expect(address()).toBe('/centres')
  openFace('/timeslot?day=2026-11-24')
  await card(/^Ковалёва/)
    .getByRole('link', { name: /^Добавить в избранное/ })
    .click()
  await expect.poll(address).toMatch(/^\/sign-in\?from=/)
  openFace(`/timeslot/${timetableId}`)
  await expect.poll(address).toMatch(/^\/sign-in\?from=/)
})

test('who has signed in without a name completes the profile before anything is booked', async () => {
  const { timetableId } = await world.aSlot()
  const nameless = await world.aPatient({ lastName: '', firstName: '', middleName: '', birthday: null })
  openFace('/visits', nameless)
  await expect.element(page.getByRole('heading', { name: 'Осталось заполнить профиль' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Заполнить профиль' })).toHaveAttribute('href', '/profile/edit?from=%2Fvisits')
  openFace(`/timeslot/${timetableId}`, nameless)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).toBeVisible()
  await submitOf().click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  expect(await world.sql(BOOKED)).toEqual([])
})

test('somebody under 18 does not book for oneself [6.16]', async () => {
  const { timetableId } = await world.aSlot({ doctor: { children: true } })
  openFace(`/timeslot/${timetableId}`, await world.aPatient({ birthday: '2010-01-10' }))
  await expect.element(page.getByText('Записывать онлайн могут только взрослые').first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeDisabled()
})

test('a clinic that is closed to online booking, and a doctor booked by the registry alone, say so with their telephones [8.03, 8.37]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ onlineBooking: 'registry-only' })
  const byRegistry = await world.aSlot({ assignmentId })
  const closed = await world.aSlot({ doctor: { provider: 'beryl', lastName: 'Мороз' } })
  await world.sql(`update providers set online_booking_enabled = false where code = 'beryl'`)
  for (const [slot, code, words] of [
    [byRegistry, 'NO_ASSIGNMENT_BOOKING', 'Запись ограничена медицинским центром'],
    [closed, 'onlineBooking/Forbidden2', 'В этом медицинском центре онлайн-запись отключена']
  ] as const) {
    expect(await callAs(olga)(holdSlot, slot)).toMatchObject({ status: 403, code })
    openFace(`/timeslot/${slot.timetableId}`, olga)
    await expectSays(alert(), words)
    await expect
      .element(
        alert()
          .getByRole('link', { name: /^Позвонить/ })
          .first()
      )
      .toHaveAttribute('href', 'tel:+375173094418')
    await expect.element(submitOf()).not.toBeInTheDocument()
  }
})

test('a time that was taken meanwhile says so, and other times of the doctor are asked for and offered [8.19]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { assignmentId, doctorId } = await world.aDoctor()
  const slot = await world.aSlot({ assignmentId })
  const other = await world.aSlot({ assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T13:30:00Z' })
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await agree()
  // On another device she looks at another time, which lets this one go.
  agreed(await callAs(olga)(holdSlot, other))
  await aVisit(inna, slot)
  await world.forgetAsked()
  await submitOf().click()
  await expectSays(alert(), 'Это время уже занято')
  await expect.poll(async () => (await world.asked()).filter(one => one.path.includes(`/doctors/${doctorId}/`)).length).toBeGreaterThan(0)
  await times().first().click()
  await pressBook()
  await expect.element(booked()).toBeVisible()
})

test('a patient whose age the clinic no longer takes is told that it is the age [5.38, 6.47, 8.35]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Глеб', birthday: '2010-01-01' })
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: '2018-01-01' })
  const { timetableId } = await world.aSlot({ doctor: { adult: false, children: true, childrenAge: 3, childrenAgeTo: 14 } })
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Глеб/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /Вера/ })).toBeChecked()
  await agree()
  await world.sql('update doctors set children_age_to = 5')
  await submitOf().click()
  await expectSays(alert(), 'Онлайн-запись невозможна из-за ограничений по возрасту')
  expect(await world.sql(BOOKED)).toEqual([])
})

test('another visit at that time asks first: another date, or book anyway [8.93, 8.94]', async () => {
  const olga = await world.aPatient()
  const own = await world.aSlot()
  const other = await world.aSlot({ doctor: { lastName: 'Мороз' } })
  await aVisit(olga, own)
  openFace(`/timeslot/${other.timetableId}`, olga)
  await pressBook()
  const question = page.getByRole('dialog', { name: 'На это время уже есть запись к другому врачу' })
  await expectSays(question, '14:30, Ковалёва Анна Сергеевна, Каштан на Сурганова.', 'Выберите другое время или запишитесь всё равно')
  await question.getByRole('button', { name: 'Выбрать другое время' }).click()
  await expect.poll(address).toMatch(/^\/timeslot\?/)
  openFace(`/timeslot/${other.timetableId}`, olga)
  await pressBook()
  await question.getByRole('button', { name: 'Записаться всё равно' }).click()
  await expect.element(booked()).toBeVisible()
  expect(await world.sql(BOOKED)).toHaveLength(2)
})

test('where nobody of the family suits the form says so, and a refused booking says that the visit is not booked, and why [8.90, 8.95]', async () => {
  const olga = await world.aPatient()
  const forChildren = await world.aSlot({ doctor: { adult: false, children: true } })
  openFace(`/timeslot/${forChildren.timetableId}`, olga)
  await expect.element(page.getByText(/^Нет подходящего пациента/)).toBeVisible()
  const slot = await world.aSlot({ doctor: { lastName: 'Мороз' } })
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await agree()
  await world.inactiveAtClinic()
  await submitOf().click()
  await expectSays(alert(), 'Онлайн-визит не записан', 'карта в медицинском центре ещё не активна')
})

test('a clinic with which no booking is possible at present is told at once, with its telephone, and nothing is booked [8.70]', async () => {
  const { timetableId } = await world.aSlot()
  openFace(`/timeslot/${timetableId}`, await world.aPatient())
  await agree()
  await world.clinic({ refuses: 'CLINIC_UNAVAILABLE' })
  await submitOf().click()
  await expectSays(alert(), 'Медицинский центр не отвечает', 'Попробуйте ещё раз через несколько минут или позвоните в регистратуру')
  expect(await world.sql('select status from visits')).toEqual([{ status: 'failed' }])
  await expect
    .element(
      alert()
        .getByRole('link', { name: /^Позвонить/ })
        .first()
    )
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+375/))
})

test('a booking that is sent on a broken line says that there is no network, and goes out once when it is tried again [8.46]', async () => {
  const { timetableId } = await world.aSlot()
  openFace(`/timeslot/${timetableId}`, await world.aPatient())
  await agree()
  await world.faults([{ path: '/api/v2/my/providers/orders', method: 'POST', kind: 'cut' }])
  await submitOf().click()
  await expectSays(page.getByRole('status').filter({ hasText: 'Нет связи' }), 'Запись не потерялась', 'второй записи не будет')
  await world.faults([])
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(booked()).toBeVisible()
  expect(await world.sql(BOOKED)).toHaveLength(1)
})
