// How a sign-in goes: from the number to the code, and what becomes of a number that is new, known, of the test range or stopped.
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { listVisits } from '@vizit/contract/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { about, address, goTo, openFace } from './face.ts'
import { callsOf } from './seen-calls.ts'
import { agreed, callAs, type Person, pass, world } from './world.ts'

const INIT = '/api/v2/my/phone-login/init'
const CONFIRM = '/api/v2/my/phone-login/confirm-sms'
const go = page.getByRole('button', { name: 'Продолжить' })
const codeScreen = page.getByRole('heading', { name: 'Код из SMS' })

const asked = async (path: string) => (await world.asked()).filter(one => one.path === path)
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!

async function enterPhone(phone: string): Promise<void> {
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await go.click()
  await expect.element(codeScreen).toBeVisible()
}

async function enterCode(): Promise<void> {
  await page.getByLabelText('Введите код из SMS').fill(await sentCode())
}

/** Where a new account is led. */
async function signedIn(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: about.nameless.heading })).toBeVisible()
  expect(address()).toBe(about.nameless.path)
}

/** Another device that has proven the phone. */
async function anotherDevice({ accountId, profileId, phone }: Person): Promise<Person> {
  const deviceId = crypto.randomUUID()
  const { id } = agreed(await callAs(null)(initPhoneLogin, { phone: `+${phone}`, deviceId }))
  const { token } = agreed(await callAs(null)(confirmSms, { id, code: await sentCode(), deviceId }))
  return { accountId, profileId, phone, deviceId, token }
}

test('what is typed over a number that stands there takes its place whole, and no digit pushes another out of it', async () => {
  openFace('/sign-in')
  const field = page.getByLabelText('Номер телефона')
  await userEvent.type(field, '296142080')
  await page.getByRole('heading', { level: 1 }).click()
  await field.click()
  await userEvent.keyboard('339998877')
  await expect.element(field).toHaveValue('+375 (33) 999-88-77')
  // A second press puts the caret.
  await field.click()
  const input = field.element() as HTMLInputElement
  input.setSelectionRange(6, 6)
  await userEvent.keyboard('44')
  await expect.element(field).toHaveValue('+375 (33) 999-88-77')
  await userEvent.keyboard('{Delete}4')
  await expect.element(field).toHaveValue('+375 (43) 999-88-77')
})

test('/sign-in is where the phone is entered; the screen and its window are called «Вход» [2.01]', async () => {
  openFace('/sign-in')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход', exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
  await expect.poll(() => document.title).toBe('Вход — Визит')
  expect(address()).toBe('/sign-in')
})

test('the sign-in begins with the phone that was typed, then goes the request with it and with the device; a host names no token here', async () => {
  openFace('/sign-in')
  await expect.element(go).toBeDisabled()
  expect(await asked(INIT)).toEqual([])
  await enterPhone('375291234567')
  const deviceId = localStorage.getItem('deviceId')
  expect(deviceId).toMatch(/^[\w-]{20,}$/)
  await expect
    .poll(() => asked(INIT))
    .toEqual([expect.objectContaining({ method: 'POST', body: expect.objectContaining({ phone: '+375291234567', deviceId }) })])
  await expect.poll(async () => (await world.sms()).map(({ phone }) => phone)).toEqual(['375291234567'])
})

test('a new number is registered at once by a code just sent, and only after a delay by an older one [4.08]', async () => {
  await enterPhone('375291234567')
  await enterCode()
  await signedIn()
  await expect.poll(async () => (await asked(CONFIRM)).map(({ body }) => body)).toEqual([expect.not.objectContaining({ register: true })])
  await expect.poll(() => world.sql('select phone from accounts')).toEqual([{ phone: '375291234567' }])

  localStorage.clear()
  await enterPhone('375297654321')
  await pass(62)
  await enterCode()
  await expect.element(page.getByText('Этот номер у нас впервые')).toBeVisible()
  await expect.element(page.getByText(/^Создадим новую учётную запись через \d+ секунд/)).toBeVisible()
  expect(await world.sql(`select phone from accounts where phone = '375297654321'`)).toEqual([])
  await page.getByRole('button', { name: 'Создать сейчас' }).click()
  await signedIn()
  await expect.poll(() => world.sql(`select phone from accounts where phone = '375297654321'`)).toHaveLength(1)
})

test('that a number has a profile already is told by its device, and never before the code was right [4.09]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example', phone: '375291112233' })
  await enterPhone('375297654321')
  const unknown = document.body.innerText.replaceAll('765-43-21', '')
  localStorage.clear()
  sessionStorage.clear()
  await enterPhone(olga.phone)
  expect(document.body.innerText.replaceAll('111-22-33', '')).toBe(unknown)
  await page.getByLabelText('Введите код из SMS').fill((await sentCode()) === '111111' ? '222222' : '111111')
  await expect.element(page.getByText(/^Код не подошёл/).first()).toBeVisible()
  await expect.element(page.getByText('По этому номеру уже есть профиль')).not.toBeInTheDocument()
  await enterCode()
  await signedIn()
  await goTo('own')
  await expect.element(page.getByRole('heading', { name: 'Подтвердите это устройство' })).toBeVisible()
  await expect.element(page.getByText(/^По этому номеру уже есть профиль/)).toBeVisible()
})

test('a device that is not confirmed is refused, and so the cabinet shows how to confirm it instead of the own pages [4.10]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const device = await anotherDevice(olga)
  expect(await callAs(device)(listVisits, {})).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
  for (const path of ['/visits', '/family']) {
    openFace(path, device)
    await expect.element(page.getByRole('heading', { name: 'Подтвердите это устройство' })).toBeVisible()
    await expect.element(page.getByText('С*** О***')).toBeVisible()
  }
  openFace('/visits', olga)
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
})

test('a number of the test range signs in by the same calls, where such numbers are accepted alone [4.13]', async () => {
  await world.testPhones(false)
  openFace('/sign-in')
  const field = page.getByLabelText('Номер телефона')
  await field.fill('+375551234567')
  await expect.element(go).toBeDisabled()
  await world.testPhones(true)
  await enterPhone('375551234567')
  await enterCode()
  await signedIn()
  await expect
    .poll(async () => (await asked(INIT)).map(({ method, body }) => [method, body]))
    .toEqual([['POST', expect.objectContaining({ phone: '+375551234567', deviceId: localStorage.getItem('deviceId') })]])
  await expect.poll(() => asked(CONFIRM)).toEqual([expect.objectContaining({ method: 'POST' })])
})

test('while a letter is waited for user info is asked for after 500 ms, then every 5000 ms [4.19, 9.27]', async () => {
  const device = await anotherDevice(await world.aPatient({ email: 'olga@post.example' }))
  openFace('/visits', device)
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(page.getByRole('heading', { name: 'Откройте письмо' })).toBeVisible()
  const shown = performance.now()
  const polls = () => callsOf('/api/v2/my/profile').filter(({ startTime }) => startTime > shown)
  await expect.poll(() => polls().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  const [first, second] = polls()
  expect(first!.startTime - shown).toBeLessThan(4_900)
  expect(second!.startTime - first!.responseEnd).toBeGreaterThanOrEqual(4_990)
})

test('a number whose codes of the day are spent is stopped for 24 hours, and told what is really left [9.35]', async () => {
  const { phone, deviceId } = await world.aPatient()
  for (let sent = 0; sent < 6; sent++) {
    agreed(await callAs(null)(initPhoneLogin, { phone: `+${phone}`, deviceId }))
    await pass(61)
    // Neither the check by a picture nor the five of a device in an hour come before.
    await world.sql(`delete from limits where key like 'ask-%' or key like 'code-device%'`)
  }
  localStorage.setItem('deviceId', deviceId)
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await go.click()
  const told = page.getByRole('alert')
  await expect.element(told.getByText(/Слишком много попыток/)).toBeVisible()
  await expect.element(told.getByText(/Попробуйте через\s24\sчаса/)).toBeVisible()
  await pass(21 * 3600)
  await go.click()
  await expect.element(told.getByText(/Попробуйте через\s3\sчаса/)).toBeVisible()
  await pass(3 * 3600)
  await go.click()
  await expect.element(codeScreen).toBeVisible()
})
