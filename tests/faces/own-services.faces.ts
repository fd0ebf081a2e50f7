// The services that others keep outside are the product's own server here: what is kept of a person, and the remote configuration.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, goTo, openFace } from './face.ts'
import { answerTo, callsTo, hear } from './wire.ts'
import { type Person, pass, world } from './world.ts'

const SETTINGS = '/api/v2/public/settings'
const USER_INFO = '/api/v2/my/user-info'
const where = page.getByRole('button', { name: /^Где/ })

async function toTimetable(): Promise<void> {
  await goTo('booking')
  // The cabinet asks first whether it is a doctor or a service.
  if (about.booking !== '/timeslot') await page.getByRole('button', { name: 'Далее' }).click()
}

async function signIn({ phone }: Person): Promise<void> {
  openFace('/sign-in?from=%2Ftimeslot')
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  const { text } = (await world.sms()).findLast(sms => sms.phone === phone)!
  await page.getByLabelText('Введите код из SMS').fill(/\d{6}/.exec(text)![0])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Онлайн-запись' })).toBeVisible()
}

test('the document store keeps the choices of a profile, which come to the next browser, and counts the sign-ins [3.109, 7.102]', async () => {
  const olga = await world.aPatient()
  for (const lastName of ['Мороз', 'Зуева']) await world.aSlot({ doctor: { lastName } })
  await world.sql(`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'grodno', 'Гродно', 'Grodno', 'Гродна', '', 2);
    update branches set town_id = 2 where id = (select max(id) from branches)`)
  const heard = hear()
  openFace('/timeslot', olga)
  const before = (await answerTo(heard, 'GET', USER_INFO)).data
  expect(before).toEqual({ profile: { preferences: {} }, authStats: { signIns: 0, firstSignInAt: null, lastSignInAt: null } })
  await where.click()
  await page.getByRole('button', { name: /Выбрать другой город/ }).click()
  await page.getByRole('dialog', { name: 'Город' }).getByRole('option', { name: 'Гродно' }).click()
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).toBeVisible()
  openFace('/visits', olga)
  // A face that has several languages sends its own as well.
  await expect.poll(async () => (await callsTo('POST', USER_INFO)).at(-1)?.body).toMatchObject({ preferences: { townId: '2' } })
  await expect
    .poll(async () => (await answerTo(heard, 'POST', USER_INFO)).data)
    .toMatchObject({ profile: { preferences: { townId: '2' } } })

  localStorage.clear()
  sessionStorage.clear()
  heard.length = 0
  await signIn(olga)
  expect((await answerTo(heard, 'GET', USER_INFO)).data).toMatchObject({
    profile: { preferences: { townId: '2' } },
    authStats: { signIns: 1, firstSignInAt: '2026-11-20T08:00:00Z', lastSignInAt: '2026-11-20T08:00:00Z' }
  })
  await expect.poll(() => localStorage.getItem('preferences')).toBe('{"townId":"2"}')
  await goTo('profile')
  await toTimetable()
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).toBeVisible()
})

test('what the remote configuration says is believed for 43200 seconds, and asked again only then [7.103, 9.48]', async () => {
  const olga = await world.aPatient()
  await world.aSlot()
  const heard = hear()
  const closed = page.getByText('Онлайн-запись сейчас отключена').first()
  const leaveAndComeBack = async () => {
    await goTo('profile')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible()
    await toTimetable()
  }
  openFace('/timeslot', olga)
  await expect.element(page.getByRole('article', { name: /^Ковалёва/ })).toBeVisible()
  expect((await answerTo(heard, 'GET', SETTINGS)).data).toMatchObject({ fetchIntervalSeconds: 43_200, onlineBooking: 'open' })
  await world.sql(`insert into settings (key, value) values ('online_booking_enabled', 'false')`)
  await world.forgetAsked()

  // Half a minute before they are over, and after: the answer is some seconds old already.
  await pass(43_170)
  await leaveAndComeBack()
  await expect.element(page.getByRole('article', { name: /^Ковалёва/ })).toBeVisible()
  expect(await callsTo('GET', SETTINGS)).toEqual([])
  await expect.element(closed).not.toBeInTheDocument()

  await pass(30)
  await leaveAndComeBack()
  await expect.element(closed).toBeVisible()
  await expect.poll(async () => (await callsTo('GET', SETTINGS)).length).toBeGreaterThan(0)
})
