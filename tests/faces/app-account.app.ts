// The account in the app: signing in by a number, a device that the account does not know, and signing out.

import { confirmLink, readDeviceAccess, requestAccess } from '@vizit/contract/email'
import { getProfile } from '@vizit/contract/profile'
import { confirmSms, initPhoneLogin, signOut } from '@vizit/contract/sign-in'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, closeFace, openFace } from './face.ts'
import { callTo } from './wire.ts'
import { agreed, aVisit, callAs, type Person, pass, world } from './world.ts'

const PHONE = '375291234567'
const codeField = page.getByLabelText('Введите код из SMS')
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** Whoever has signed in for the first time is led to home. */
const isIn = () => expect.poll(() => localStorage.getItem('vizit.session') ?? '').toContain('signed-in')

async function enterPhone(phone: string): Promise<void> {
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(heading('Код из SMS')).toBeVisible()
}

/** Another device that has proven the phone. */
async function anotherDevice({ accountId, profileId, phone }: Person): Promise<Person> {
  const deviceId = crypto.randomUUID()
  const { id } = agreed(await callAs(null)(initPhoneLogin, { phone: `+${phone}`, deviceId }))
  const { token } = agreed(await callAs(null)(confirmSms, { id, code: await sentCode(), deviceId }))
  return { accountId, profileId, phone, deviceId, token }
}

/** The way into the product that the newest letter to this address has. */
async function linkTo(to: string): Promise<string> {
  await world.sendLetters()
  const { text } = (await world.letters()).findLast(letter => letter.to === to)!
  const link = new URL(/https?:\S+/.exec(text)![0])
  return link.pathname + link.search + link.hash
}

test('the sign-in says that social networks come later, and after the number the screen of the code; its right code signs in, and the device is remembered by its id and the number [1.53, 1.55, 3.103, 3.106, 4.03, 4.04]', async () => {
  openFace('/sign-in')
  await expect.element(page.getByText('Вход через социальные сети появится позже.')).toBeVisible()
  await enterPhone(PHONE)
  expect(address()).toBe('/sign-in/code-confirmation')
  const deviceId = localStorage.getItem('deviceId')
  expect(deviceId).toMatch(/^[\w-]{20,}$/)
  await codeField.fill(await sentCode())
  await isIn()
  expect((await callTo('POST', '/api/v2/my/phone-login/confirm-sms')).body).toMatchObject({ deviceId })
  const { token } = JSON.parse(localStorage.getItem('vizit.session')!) as { token: string }
  expect(token.length).toBeGreaterThan(20)
  await expect
    .poll(async () => (await world.asked()).some(({ headers }) => headers.authorization === `Bearer ${deviceId}.${token}`))
    .toBe(true)
  expect([localStorage.getItem('deviceId'), localStorage.getItem('phoneNumber')]).toEqual([deviceId, PHONE])
})

test('one more SMS can be asked for after 61 seconds and no sooner, and where the server asks to wait it says for how long [4.05, 4.06]', async () => {
  await enterPhone(PHONE)
  const again = page.getByRole('button', { name: /^Отправить (SMS-сообщение )?ещё раз/ })
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  // To wait for something on the screen takes time by this clock, too.
  await pass(50)
  await expect.element(again).toMatchTextContent(/через\s0:(0\d|1[01])$/)
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await pass(12)
  await expect.element(page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' })).toBeVisible()
  await again.click()
  await expect.element(page.getByText('Отправили новый код. Прежний больше не действует.')).toBeInTheDocument()
  expect(await world.sms()).toHaveLength(2)
  // Another page of the same number does not know of the SMS just sent, the server does.
  sessionStorage.clear()
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${PHONE}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText(/через\s\d+\sсекунд|через\s1\sминут/).first()).toBeVisible()
})

test('a version that the server calls too old shows that, and nothing else [4.11]', async () => {
  const olga = await world.aPatient()
  await world.oldestVersion('99.0.0')
  openFace('/visits', olga)
  await expect.element(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('a visitor gets a session without a name, which is kept with its id, and the chosen city with the preferences [3.104, 3.105, 4.12]', async () => {
  await world.aSlot()
  await world.sql(
    `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'doctors;ums', 2)`
  )
  openFace('/settings/town')
  await page.getByRole('option', { name: 'Гомель' }).click()
  await expect.poll(() => localStorage.getItem('anonymousId')).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(localStorage.getItem('vizit.session')!)).toMatchObject({ kind: 'anonymous' })
  expect(JSON.parse(localStorage.getItem('preferences')!)).toMatchObject({ townId: '2' })
  openFace('/settings/town')
  await expect.element(page.getByRole('option', { name: 'Гомель' })).toHaveAttribute('aria-selected', 'true')
})

test('a device that the account does not know waits: an address is picked, access is asked for by its letter, and once the letter is confirmed the app goes on by itself [4.20, 4.21, 4.25]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.sql(`insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), '${olga.accountId}', 'mother@post.example', 'BACKUP', now(), now())`)
  const device = await anotherDevice(olga)
  openFace('/visits', device)
  await expect.element(heading('Подтвердите это устройство')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'o***@post.example' })).toBeChecked()
  await page.getByRole('radio', { name: /^m\*\*\*@post\.example/ }).click()
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(heading('Откройте письмо')).toBeVisible()
  const link = await linkTo('mother@post.example')
  // She opens it on the device that she has.
  agreed(await callAs(olga)(confirmLink, { token: link.split('#')[1]! }))
  await expect.element(page.getByText('Устройство подтверждено').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  expect(address()).toBe('/visits')
})

test('the home of a device that nobody has confirmed says what is missing, and leads there', async () => {
  const device = await anotherDevice(await world.aPatient({ email: 'olga@post.example' }))
  openFace('/', device)
  await expect.element(page.getByText('Устройство не подтверждено')).toBeVisible()
  expect(page.getByText('Не получилось загрузить визиты').elements()).toEqual([])
  await page.getByRole('link', { name: 'Подтвердить устройство' }).click()
  await expect.element(heading('Подтвердите это устройство')).toBeVisible()
})

test('the link of the letter opens the app, where the device is confirmed by a press and not before [4.22]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const device = await anotherDevice(olga)
  const { emails } = agreed(await callAs(device)(readDeviceAccess, {}))
  agreed(await callAs(device)(requestAccess, { profileId: olga.profileId, emailId: emails[0]!.id, deviceId: device.deviceId }))
  openFace(await linkTo('olga@post.example'))
  const confirm = page.getByRole('button', { name: 'Подтвердить' })
  await expect.element(confirm).toBeVisible()
  expect(agreed(await callAs(device)(readDeviceAccess, {})).access).toBe('masked')
  await confirm.click()
  await expect.element(page.getByText('Устройство подтверждено').first()).toBeVisible()
  openFace('/visits', device)
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
})

test('a personal address waits until it is confirmed by its letter [4.24]', async () => {
  const olga = await world.aPatient()
  openFace('/profile', olga)
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  const dialog = page.getByRole('dialog', { name: 'Личная почта' })
  await expect.element(dialog).toMatchTextContent(/Новый адрес начнёт действовать, когда вы откроете письмо\./)
  await expect.element(dialog).not.toMatchTextContent(/прежний/)
  await dialog.getByLabelText('Личная почта').fill('olga@post.example')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Подтвердите почту').first()).toBeVisible()
  openFace(await linkTo('olga@post.example'), olga)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.poll(async () => agreed(await callAs(olga)(getProfile, {})).waitingConfirmEmail).toBe(false)
  openFace('/profile', olga)
  await expect.element(page.getByRole('list', { name: 'Профиль' })).toMatchTextContent(/olga@post\.example/)
  await expect.element(page.getByText('Подтвердите почту')).not.toBeInTheDocument()
})

test('a number that has been silent for 90 days is told to be registered already, to an account without a confirmed address: its former owner asks the support, the new one begins with an empty account after a warning, where the profile would stand [2.118, 4.109, 8.78, 8.79]', async () => {
  const olga = await world.aPatient()
  // While its owner uses the account the code is enough.
  const hers = await anotherDevice(olga)
  openFace('/family', hers)
  await expect.element(heading('Моя семья')).toBeVisible()
  closeFace()
  // A call that the page has left under way would be a use of the account, too: on a device that is signed out it is none.
  agreed(await callAs(hers)(signOut, {}))
  await pass(91 * 86_400)
  const ivan = await anotherDevice(olga)
  openFace('/profile', ivan)
  await expect.element(heading('Пользователь с этим номером уже зарегистрирован')).toBeVisible()
  await expect.element(page.getByText(/без подтверждённой почты/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Написать в поддержку' }).first())
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await page.getByRole('button', { name: 'Создать новый профиль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая учётная запись' })
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Создать новую учётную запись' }).click()
  await expect.element(heading('Использование приложения Личный кабинет')).toBeVisible()
  await expect.element(page.getByText('Савицкая')).not.toBeInTheDocument()
})

test('signing out is asked about; then nothing of the person is left on the device, and nothing can be booked without signing in [4.106, 4.107, 4.108]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  openFace('/visits', olga)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name).join()).toContain('vizit-cache')
  openFace('/settings/town', olga)
  await page.getByRole('option', { name: 'Минск' }).click()
  await expect.poll(() => localStorage.getItem('preferences')).toContain('townId')
  openFace('/support?about=visits', olga)
  await page.getByLabelText('Что случилось?').fill('Визит пропал')
  openFace('/profile', olga)
  await page.getByRole('button', { name: 'Выйти' }).click()
  const question = page.getByRole('dialog', { name: /^Выйти/ })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(localStorage.getItem('vizit.session')).toContain(olga.token)
  expect(JSON.stringify({ ...sessionStorage })).toContain('Визит пропал')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  const left = async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()])
  for (const canary of [olga.token, olga.phone, olga.profileId, olga.deviceId, 'Савицкая', 'Визит пропал', 'vizit-cache', 'townId'])
    await expect.poll(left, { message: canary }).not.toContain(canary)
  openFace('/visits')
  await expect.poll(() => location.pathname).toBe('/sign-in')
  openFace(`/timeslot/${timetableId}`)
  await expect.poll(() => location.pathname).toBe('/sign-in')
})
