// The time that a visitor has chosen stays in sight until they are signed in.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { world } from './world.ts'

const ticket = page.getByRole('region', { name: 'Выбранное время' })
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!

test('from the chosen time through number and code to the form the ticket says when, with whom and where, and that signing in and the details of the booking are next', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot/${timetableId}?age=8`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await expect
    .element(ticket)
    .toMatchTextContent(/^Дальше\s— вход и данные для записи.*24.*ноября.*14:30–14:50Ковалёва А\.\sС\., терапевтКаштан/)
  await expect.element(ticket.getByText('Время свободно. Закрепим его за вами, как только войдёте.')).toBeVisible()
  await page.getByLabelText('Номер телефона').fill('+375291234567')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await expect.element(ticket).toMatchTextContent(/14:30–14:50/)
  await page.getByLabelText('Введите код из SMS').fill(await sentCode())
  await expect.poll(address).toMatch(new RegExp(`^/timeslot/${timetableId}\\?age=8`))
})

test('a time that somebody took meanwhile is told on the ticket, and the sign-in goes on', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  await world.sql(`update slots set taken_by = 'clinic'`)
  openFace(`/sign-in?from=%2Ftimeslot%2F${timetableId}`)
  await expect.element(ticket.getByText('Это время уже заняли. После входа предложим другое.')).toBeVisible()
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
})

test('whoever has chosen nothing is shown no ticket, and a time that there is not keeps nobody from signing in', async () => {
  openFace('/sign-in')
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
  expect(ticket.elements()).toEqual([])
  openFace('/sign-in?from=%2Ftimeslot%2F999')
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
  await expect.poll(async () => (await world.asked()).some(({ path }) => path.endsWith('/timeslots/999'))).toBe(true)
  await expect.element(ticket).not.toBeInTheDocument()
})
