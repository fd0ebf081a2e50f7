// The sign-in: the number, the code, the picture, and what is said when something goes wrong.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { about, address, openFace } from './face.ts'
import { floodSignIn } from './flood.ts'
import { answersWait, otherServiceSays, wayIsFree } from './other-service.ts'
import { expectSays } from './says.ts'
import { callsTo } from './wire.ts'
import { pass, world } from './world.ts'

const LOGIN = '/api/v2/my/phone-login'
const phoneField = page.getByLabelText('Номер телефона')
const next = page.getByRole('button', { name: 'Продолжить' })
const code = page.getByLabelText('Введите код из SMS')
const alert = () => page.getByRole('alert')
const WRONG = 'Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.'

const lastCode = async () => /\d{6}/.exec((await world.sms()).at(-1)!.text)![0]

async function askCode(phone: string): Promise<void> {
  openFace('/sign-in')
  await phoneField.fill(`+${phone}`)
  await next.click()
}

async function typeCode(digits: string): Promise<void> {
  await code.fill('')
  await code.fill(digits)
}

test('the phone is put under its mask while it is typed, and the button waits for an operator of Belarus and seven digits [5.11, 5.12, 5.13, 5.14]', async () => {
  openFace('/sign-in')
  await expect.element(next).toBeDisabled()
  await userEvent.type(phoneField, '2961420')
  await expect.element(phoneField).toHaveValue('+375 (29) 614-20')
  await expect.element(next).toBeDisabled()
  await userEvent.type(phoneField, '8')
  await expect.element(phoneField).toHaveValue('+375 (29) 614-20-8')
  await expect.element(next).toBeDisabled()
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByText('Введите корректный номер телефона', { exact: true })).toBeVisible()
  await phoneField.fill('')
  await userEvent.type(phoneField, '80296142080')
  await expect.element(phoneField).toHaveValue('+375 (29) 614-20-80')
  await expect.element(next).toBeEnabled()
  for (const operator of ['22', '25', '29', '33', '44', '65']) {
    await phoneField.fill(`+375 (${operator}) 614-20-80`)
    await expect.element(next).toBeEnabled()
  }
  await phoneField.fill('+375 (17) 614-20-80')
  await expect.element(next).toBeDisabled()
})

test('a whole number that no mobile operator has is told at once, beside a button that cannot be pressed [5.13, 5.14]', async () => {
  openFace('/sign-in')
  const wrong = page.getByText('Введите корректный номер телефона', { exact: true })
  await userEvent.type(phoneField, '17614208')
  expect(wrong.elements()).toEqual([])
  await userEvent.type(phoneField, '0')
  await expect.element(wrong).toBeVisible()
  await expect.element(phoneField).toHaveFocus()
  await expect.element(next).toBeDisabled()
  await userEvent.type(phoneField, '{Backspace}')
  await expect.element(wrong).not.toBeInTheDocument()
})

test('the code is digits, six of them and no fewer; a wrong one is told, and the SMS may take a minute [5.55, 5.56, 8.20, 9.18, 9.20]', async () => {
  await askCode((await world.aPatient()).phone)
  await expect.element(page.getByText(/SMS может идти до минуты/)).toBeVisible()
  const right = await lastCode()
  const wrong = right === '111111' ? '222222' : '111111'
  await userEvent.type(code, `${wrong.slice(0, 5)}x`)
  await expect.element(code).toHaveValue(wrong.slice(0, 5))
  expect(await callsTo('POST', `${LOGIN}/confirm-sms`)).toEqual([])
  await userEvent.type(code, wrong.slice(5))
  await expect.element(page.getByText(WRONG)).toBeVisible()
  // as it stands it would cost one more try, and say the same
  await userEvent.keyboard('{Enter}')
  const letAnswer = answersWait(`${LOGIN}/confirm-sms`)
  const tooLong = `${wrong}7`
  await typeCode(tooLong)
  await expect.element(code).toHaveValue(wrong)
  await expect
    .poll(async () => (await callsTo('POST', `${LOGIN}/confirm-sms`)).map(({ body }) => (body as { code: string }).code))
    .toEqual([wrong, wrong])
  letAnswer()
  wayIsFree()
  await expect.element(page.getByText(WRONG)).toBeVisible()
  await typeCode(right)
  await expect.poll(address).toBe(about.start.path)
})

test('one more SMS can be asked for when 61 seconds are counted down [9.19]', async () => {
  await askCode('375291110001')
  await expect
    .element(page.getByRole('button', { name: /^Отправить ещё раз через (1:0[01]|0:5\d)$/ }))
    .toHaveAttribute('aria-disabled', 'true')
  // To wait for something on the screen takes time by this clock, too.
  await pass(50)
  await expect
    .element(page.getByRole('button', { name: /^Отправить ещё раз через 0:(0\d|1[01])$/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await pass(12)
  await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
  await expect.poll(async () => (await world.sms()).length).toBe(2)
})

test('a code asked for too early says how long to wait, and one that has become old asks for a new one [4.06, 8.28, 8.49]', async () => {
  await askCode('375291110002')
  await expect.element(code).toBeVisible()
  const old = await lastCode()
  await pass(61)
  for (const [retryAfter, words] of [
    [45, /через 45 секунд/],
    [300, /через 5 минут/]
  ] as const) {
    otherServiceSays(`${LOGIN}/init`, { status: 429, error: 'INVALID_STATE', attributes: { retryAfter } })
    await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
    await expect.element(page.getByText(words).first()).toBeVisible()
    wayIsFree()
  }
  await pass(11 * 60)
  await typeCode(old)
  await expect
    .element(page.getByText('Срок кода истёк. Запросите новый код: он действует десять минут или до нескольких ошибок.'))
    .toBeVisible()
})

test('where a picture is needed it may not be left empty, and a wrong reading of it is told [5.57, 8.24, 8.25]', async () => {
  await floodSignIn()
  await askCode('375291110003')
  const field = page.getByLabelText('Введите код с картинки')
  await expect.element(field).toBeVisible()
  await next.click()
  await expect.element(page.getByText('Обязательное поле')).toBeVisible()
  expect(await callsTo('POST', `${LOGIN}/confirm-human`)).toEqual([])
  await field.fill('00000')
  await next.click()
  await expect.element(page.getByText('Неверно введен код')).toBeVisible()
  for (const error of ['INVALID_CAPTCHA_CODE', 'INVALID_INPUT']) {
    await field.fill('1')
    await expect.element(page.getByText('Неверно введен код')).not.toBeInTheDocument()
    otherServiceSays(`${LOGIN}/confirm-human`, { status: 400, error, attributes: { field: 'code' } })
    await next.click()
    await expect.element(page.getByText('Неверно введен код')).toBeVisible()
    wayIsFree()
  }
})

test('what goes wrong at the number is told in words: a number that is none, no network, something unknown [8.50, 8.51, 8.55]', async () => {
  otherServiceSays(`${LOGIN}/init`, { status: 400, error: 'INVALID_INPUT', attributes: { field: 'phone', reason: 'unknown-operator' } })
  await askCode('375291110004')
  await expect.element(page.getByText('Введите корректный номер телефона')).toBeVisible()
  wayIsFree()
  await world.faults([{ path: `${LOGIN}/init`, kind: 'cut' }])
  await next.click()
  await expectSays(alert(), 'Нет связи')
  await world.faults([])
  otherServiceSays(`${LOGIN}/init`, { status: 500, error: 'something-new' })
  await next.click()
  await expectSays(alert(), 'Что-то пошло не так')
  wayIsFree()
  await next.click()
  await expect.element(code).toBeVisible()
})

test('a code that an identity provider refuses is wrong, or too old, and then the right one signs in [8.22, 8.23, 8.48]', async () => {
  await askCode((await world.aPatient()).phone)
  await expect.element(code).toBeVisible()
  const right = await lastCode()
  for (const [error, status, words] of [
    ['auth/invalid-verification-code', 422, WRONG],
    ['ERROR_SESSION_EXPIRED', 401, 'Срок кода истёк. Запросите новый код: он действует десять минут или до нескольких ошибок.'],
    ['ERROR_INVALID_VERIFICATION_CODE', 422, WRONG]
  ] as const) {
    otherServiceSays(`${LOGIN}/confirm-sms`, { status, error })
    await typeCode(right)
    await expect.element(page.getByText(words)).toBeVisible()
    wayIsFree()
  }
  await typeCode(right)
  await expect.poll(address).toBe(about.start.path)
})

test('whoever is not found by the number is told that it is new, and is registered ten seconds later, not before [4.07, 8.52, 9.26]', async () => {
  await askCode('375291110005')
  await expect.element(code).toBeVisible()
  await pass(62)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
  const typed = Date.now()
  await typeCode(await lastCode())
  await expect.element(page.getByText('Этот номер у нас впервые')).toBeVisible()
  await expect.element(page.getByText(/Создадим новую учётную запись через \d+ секунд/)).toBeVisible()
  // Each look that waited has moved this clock on.
  const looked = Date.now() - typed
  expect(looked).toBeLessThan(9_900)
  const sent = vi.spyOn(window, 'fetch')
  await vi.advanceTimersByTimeAsync(9_900 - looked)
  expect(sent.mock.calls.filter(([, asked]) => asked?.method === 'POST')).toEqual([])
  await vi.advanceTimersByTimeAsync(100 + looked)
  await expect.poll(() => world.sql('select phone from accounts')).toEqual([{ phone: '375291110005' }])
  await expect.poll(address).toBe(about.nameless.path)
})
