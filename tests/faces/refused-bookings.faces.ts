// A booking that is refused after its form was opened: what the form says then, and the way on.
import { bookDoctorSlot, bookService } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { pressBook, submitOf } from './slot-steps.ts'
import { callAs, type Person, world } from './world.ts'

type Slot = { timetableId: string; assignmentId: string }

const alert = () => page.getByRole('alert')

/** What the server says to the same booking when it is asked again. */
async function refusalOf(person: Person, slot: Slot, profileId = person.profileId): Promise<unknown> {
  const answer = await callAs(person)(bookDoctorSlot, { ...slot, profileId })
  return answer.ok ? 'booked' : [answer.status, answer.code]
}

/** Opens the form of a time, lets something change behind it, and books. */
async function bookAfter(change: (person: Person, slot: Slot) => Promise<unknown>): Promise<{ person: Person; slot: Slot }> {
  const person = await world.aPatient()
  const slot = await world.aSlot()
  openFace(`/timeslot/${slot.timetableId}`, person)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await change(person, slot)
  await pressBook()
  await expectSays(alert(), 'Онлайн-визит не записан')
  return { person, slot }
}

const support = () => alert().getByRole('link', { name: 'Написать в поддержку' })

test('whose online booking is closed is told that it is forbidden, with whom to turn to, and cannot choose oneself any more [8.01, 8.89]', async () => {
  const { person, slot } = await bookAfter(({ accountId }) =>
    world.sql(`update accounts set online_booking_banned_at = now() where id = '${accountId}'`)
  )
  expect(await refusalOf(person, slot)).toEqual([403, 'onlineBooking/Forbidden0'])
  await expectSays(alert(), 'Онлайн-запись запрещена. Позвоните в регистратуру или напишите в поддержку.')
  await expect.element(support()).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await expect.element(submitOf()).toBeVisible()

  openFace(`/timeslot/${slot.timetableId}`, person)
  const me = page.getByRole('radio', { name: /^Мне/ })
  await expect.element(me).toBeDisabled()
  await expect.element(me).toHaveAccessibleName(/Онлайн-запись закрыта/)
})

test('a doctor whom the centre has closed meanwhile, and a clinic that the administrator has closed, are told apart, and the registry takes both [8.02, 8.04]', async () => {
  const doctor = await bookAfter(() => world.sql(`update doctors set online_booking = 'registry-only'`))
  expect(await refusalOf(doctor.person, doctor.slot)).toEqual([403, 'onlineBooking/Forbidden1'])
  await expectSays(alert(), 'Запись к этому врачу ограничена медицинским центром. Позвоните в регистратуру.')
  const clinic = await bookAfter(() =>
    world.sql(`update doctors set online_booking = 'open'; update providers set forbidden_by_administrator = true`)
  )
  expect(await refusalOf(clinic.person, clinic.slot)).toEqual([403, 'onlineBooking/Forbidden3'])
  await expectSays(alert(), 'Онлайн-запись запрещена администратором. Позвоните в регистратуру медицинского центра.')
})

test('whom the clinic does not serve at present is told that the card there is not active, and to write to the support [8.05]', async () => {
  const { person, slot } = await bookAfter(() => world.inactiveAtClinic())
  expect(await refusalOf(person, slot)).toEqual([403, 'onlineBooking/Forbidden4'])
  await expectSays(alert(), 'Ваша карта в медицинском центре ещё не активна. Напишите в поддержку')
  await expect.element(support()).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

test('whose profile turns out to be of a child, or has no name, is told so: only adults book, and the profile must be filled [8.06, 8.08]', async () => {
  const child = await bookAfter(({ profileId }) => world.sql(`update profiles set birthday = '2009-05-15' where id = '${profileId}'`))
  expect(await refusalOf(child.person, child.slot)).toEqual([403, 'onlineBooking/Forbidden7'])
  await expectSays(alert(), 'Записаться онлайн могут только взрослые. Попросите родителя записать вас.')
  const nameless = await bookAfter(({ profileId }) => world.sql(`update profiles set last_name = '' where id = '${profileId}'`))
  expect(await refusalOf(nameless.person, nameless.slot)).toEqual([403, 'onlineBooking/Forbidden9'])
  await expectSays(alert(), 'Заполните профиль. Для записи нужны имя, дата рождения и пол.')
})

test('a service whose ages the clinic has changed meanwhile is refused for the age, and another service is advised [8.07]', async () => {
  const person = await world.aPatient()
  const slot = await world.aSlot()
  const service = await world.aService(slot.assignmentId)
  openFace(`/service/${slot.timetableId}?serviceId=${service.serviceId}`, person)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await world.sql(`update services set for_adult = false`)
  await pressBook()
  await expectSays(
    alert(),
    'Онлайн-запись невозможна из-за ограничений по возрасту. Выберите другую услугу, другого врача или другого пациента.'
  )
  expect(await callAs(person)(bookService, { ...slot, ...service, profileId: person.profileId })).toMatchObject({
    status: 403,
    code: 'onlineBooking/Forbidden8'
  })
})

test('a patient whom the clinic does not book for the age is told that it is impossible, and to choose another, who then is booked [8.36]', async () => {
  const person = await world.aPatient()
  const child = await world.aChild(person)
  const slot = await world.aSlot({ doctor: { children: true } })
  await world.clinic({ refuses: 'UNDERAGE_USER' })
  openFace(`/timeslot/${slot.timetableId}?who=${child}`, person)
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  await pressBook()
  await expectSays(
    alert(),
    'Онлайн-визит не записан',
    'запись этого пациента невозможна. Медицинский центр не записывает онлайн пациентов этого возраста. Выберите другого пациента'
  )
  expect(await refusalOf(person, slot, child)).toEqual([422, 'UNDERAGE_USER'])
  await world.clinic('usual')
  await page.getByRole('radio', { name: /^Мне/ }).click()
  await pressBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
})
