import { randomUUID } from 'node:crypto'
import { initPhoneLogin } from '@vizit/contract/sign-in'
import { showPhone } from '@vizit/rules/phone'
import { expect, expectAccessible, newAddress, newPhone, type Page, test } from './journey.ts'
import { letCodeExpire, letLimitsPass } from './passing-time.ts'
import { agreed, aPatient, callAs, openAs } from './patient.ts'
import { enterCode, enterPhone, signIn, smsCode } from './sign-in-steps.ts'

test('the phone is typed under a mask, and the button waits for a number of Belarus [2.01, 2.02, 2.03, 1.55, 5.11, 5.12, 5.13, 5.14]', async ({
  page
}) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1, name: 'Вход', exact: true })).toBeVisible()
  await expect(page.getByText('Мы пришлём код в SMS')).toBeVisible()
  await expect(page.getByText('Вход через социальные сети появится позже.')).toBeVisible()
  const field = page.getByLabel('Номер телефона')
  const next = page.getByRole('button', { name: 'Продолжить' })
  await expect(next).toBeDisabled()
  await expectAccessible(page)

  await field.click()
  await field.pressSequentially('2961420')
  await expect(field).toHaveValue('+375 (29) 614-20')
  await expect(next).toBeDisabled()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Введите корректный номер телефона')).toBeVisible()
  await expectAccessible(page)

  await field.fill('')
  await field.pressSequentially('80296142080')
  await expect(field).toHaveValue('+375 (29) 614-20-80')
  await expect(next).toBeEnabled()
  for (const operator of ['22', '25', '33', '44', '65']) {
    await field.fill(`+375 (${operator}) 614-20-80`)
    await expect(next).toBeEnabled()
  }
  await field.fill('+375 (17) 614-20-80')
  await expect(next).toBeDisabled()
})

test('a number of another country is not made into one of ours that somebody else has, typed or pasted [5.10, 5.13, 5.14]', async ({
  page
}) => {
  await page.goto('/sign-in')
  const field = page.getByLabel('Номер телефона')
  const next = page.getByRole('button', { name: 'Продолжить' })
  const type = async (text: string) => field.pressSequentially(text)
  for (const put of [type, (text: string) => field.fill(text)]) {
    await field.click()
    await field.fill('')
    await put('+447700900123')
    await expect(field).toHaveValue('+447700900123')
    await expect(next).toBeDisabled()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByText('Введите корректный номер телефона')).toBeVisible()
  }
  await field.fill('')
  await field.pressSequentially('+375296142080')
  await expect(field).toHaveValue('+375 (29) 614-20-80')
  await expect(next).toBeEnabled()
})

test('digits typed before the mask has come are put in shape when it comes, and typing goes on behind them [5.11]', async ({ page }) => {
  let letMaskCome = () => {}
  const held = new Promise<void>(resolve => {
    letMaskCome = resolve
  })
  await page.route('**/*phone-mask-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/sign-in')
  const field = page.getByLabel('Номер телефона')
  await field.click()
  await field.pressSequentially('2961420')
  await expect(field).toHaveValue('+375 (2961420')
  letMaskCome()
  await expect(field).toHaveValue('+375 (29) 614-20')
  await field.pressSequentially('80')
  await expect(field).toHaveValue('+375 (29) 614-20-80')
})

test('a number is put in shape although its mask was turned away at first, and nobody types on [5.11]', async ({ page }) => {
  let asked = 0
  await page.route('**/assets/attached-phone-mask-*.js', route =>
    ++asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue()
  )
  await page.goto('/sign-in')
  const field = page.getByLabel('Номер телефона')
  await field.fill('2961420')
  await expect(field).toHaveValue('+375 (29) 614-20')
  expect(asked).toBe(2)
})

test('a wrong code is told and typed anew; after 61 seconds one more SMS comes, and the code of the former one no longer fits [2.06, 2.07, 4.05, 5.55, 5.56, 8.20, 9.18, 9.19, 9.20]', async ({
  page,
  phone
}) => {
  await page.clock.install()
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  await expect(page).toHaveURL(/\/sign-in\/code-confirmation$/)
  await expect(page.getByText(`Отправили на ${showPhone(phone)}. SMS может идти до минуты.`)).toBeVisible()
  const first = await smsCode(phone)
  const wrong = first === '111111' ? '222222' : '111111'
  const field = page.getByLabel('Введите код из SMS')
  await field.pressSequentially(`${wrong.slice(0, 5)}x`)
  await expect(field).toHaveValue(wrong.slice(0, 5))
  await field.pressSequentially(wrong.slice(5))
  await expect(page.getByText('Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.')).toBeVisible()
  await expectAccessible(page)

  const sentAt = await page.evaluate(() => Date.parse(JSON.parse(sessionStorage.getItem('vizit.sign-in')!).sentAt))
  await page.clock.pauseAt(sentAt + 60_500)
  await expect(page.getByRole('button', { name: 'Отправить ещё раз через 0:01' })).toHaveAttribute('aria-disabled', 'true')
  await letLimitsPass(61)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
  await expect(page.getByText('Отправили новый код. Прежний больше не действует.')).toBeAttached()
  const second = await smsCode(phone, first)
  await enterCode(page, first)
  await expect(page.getByText('Код не подошёл')).toBeVisible()
  await enterCode(page, second)
  await expect(page).not.toHaveURL(/sign-in/)
})

test('a code asked for too early and a code that has become old are told with what to do [4.06, 8.28, 8.49]', { tag: '@long' }, async ({
  page,
  phone
}) => {
  await page.clock.install()
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  const code = await smsCode(phone)
  await expect(page.getByRole('heading', { level: 1, name: 'Код из SMS' })).toBeVisible()
  // The clock of this device runs a minute fast: the server knows better and says how long to wait.
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
  await expect(page.getByText('SMS уже отправлено')).toBeVisible()
  await expect(page.getByText(/Новый код можно запросить через \d+ секунд/)).toBeVisible()
  await expectAccessible(page)
  await letCodeExpire(phone)
  await enterCode(page, code)
  await expect(page.getByText('Срок кода истёк. Запросите новый код: он действует десять минут или до нескольких ошибок.')).toBeVisible()
  await expectAccessible(page)
})

test('an address that asks too often passes a human check that runs by itself while the number is typed, and reads no picture [1.54, 4.02]', async ({
  page,
  phone
}) => {
  await comeFromBusyAddress(page)
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  const worker = page.waitForEvent('worker')
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  expect((await worker).url()).toMatch(/\/assets\/human\.worker-[\w-]+\.js$/)
  await expect(page).toHaveURL(/code-confirmation/)
  await enterCode(page, await smsCode(phone))
  await expect(page).not.toHaveURL(/sign-in/)
  expect(paths).toContain('/api/v2/my/phone-login/human-work')
  expect(paths).not.toContain('/api/v2/my/phone-login/human-code')
})

test('where the check cannot run by itself there is a picture, or a task for the device instead of it [1.54, 2.08, 4.02, 5.57, 8.24, 8.25]', async ({
  page,
  phone
}) => {
  await comeFromBusyAddress(page)
  await page.route('**/human-work', route => route.abort())
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  await expect(page.getByRole('heading', { name: 'Проверка' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const drawn = await picture.getAttribute('src')
  const field = page.getByLabel('Введите код с картинки')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await expect(field).toBeFocused()
  // Shorter than any picture has digits.
  await field.fill('0')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Неверно введен код')).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', drawn!)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Проверить без картинки' }).click()
  await expect(page).toHaveURL(/code-confirmation/, { timeout: 30_000 })
  await enterCode(page, await smsCode(phone))
  await expect(page).not.toHaveURL(/sign-in/)
})

test('after sign-in one is where one wanted to be, the code screen outlives a reload, and the phone is remembered [2.04, 2.05, 2.59, 3.103, 3.106, 4.03, 4.04]', async ({
  page,
  phone
}) => {
  await page.goto('/visits?tab=past')
  await expect(page).toHaveURL(/\/sign-in\?from=/)
  await enterPhone(page, phone)
  await expect(page).toHaveURL(/\/sign-in\/code-confirmation\?from=/)
  await expect(page.getByLabel('Введите код из SMS')).toBeFocused()
  await page.reload()
  await expect(page.getByText(showPhone(phone))).toBeVisible()
  await page.getByRole('link', { name: 'Изменить номер' }).click()
  await expect(page.getByLabel('Номер телефона')).toHaveValue(showPhone(phone))
  const stored = await page.evaluate(() => ({ phone: localStorage.getItem('phoneNumber'), device: localStorage.getItem('deviceId') }))
  expect(stored.phone).toBe(phone)
  expect(stored.device).toMatch(/^[A-Za-z0-9-]{16,}$/)
  // The address of the code is also that of the page one came from.
  await page.goto('/visits/code-confirmation')
  await enterCode(page, await smsCode(phone))
  await expect(page).toHaveURL('/visits')
  await page.goto('/sign-in')
  await expect(page).toHaveURL('/profile')
})

test('the start page leads a visitor to sign-in, a newcomer to the timetable, a known person to the visits, and a request to book to its doctor; /online-booking is online booking for a visitor too [2.09, 2.56, 2.57, 2.58]', async ({
  page,
  phone
}) => {
  await page.goto('/online-booking')
  await expect(page.getByRole('heading', { level: 1, name: 'Онлайн-запись' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/sign-in')
  await signIn(page, phone)
  await expect(page).toHaveURL('/timeslot')
  await expect(page.getByRole('heading', { level: 1, name: 'Онлайн-запись' })).toBeVisible()
  await openAs(page, await aPatient(), '/')
  await expect(page).toHaveURL('/visits')
  for (const wanted of ['doctorId=1', 'branchId=1', 'assignmentId=1']) {
    await page.goto(`/?${wanted}`)
    await expect(page).toHaveURL(new RegExp(`/timeslot\\?(.*&)?${wanted}`))
  }
})

test('whatever goes wrong at the number and at the code is told in words, and the next try works [8.22, 8.23, 8.48, 8.50, 8.51, 8.55]', {
  tag: '@long'
}, async ({ page, phone }) => {
  const refuse = (calls: string, status: number, error: string, attributes = {}) =>
    page.route(calls, route => route.fulfill({ status, json: { data: null, status, error, message: null, attributes } }), { times: 1 })
  await page.goto('/sign-in')
  const next = page.getByRole('button', { name: 'Продолжить' })
  const init = '**/phone-login/init'
  await refuse(init, 400, 'INVALID_INPUT', { field: 'phone', reason: 'unknown-operator' })
  await enterPhone(page, phone)
  await expect(page.getByText('Введите корректный номер телефона')).toBeVisible()
  await page.route(init, route => route.abort(), { times: 1 })
  await next.click()
  await expect(page.getByRole('alert')).toContainText('Нет связи')
  await refuse(init, 500, 'something-new')
  await next.click()
  await expect(page.getByRole('alert')).toContainText('Что-то пошло не так')
  await expectAccessible(page)
  await next.click()

  const code = await smsCode(phone)
  for (const [error, words] of [
    ['auth/invalid-verification-code', 'Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.'],
    ['ERROR_INVALID_VERIFICATION_CODE', 'Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.'],
    ['ERROR_SESSION_EXPIRED', 'Срок кода истёк. Запросите новый код']
  ] as const) {
    await refuse('**/phone-login/confirm-sms', error === 'ERROR_SESSION_EXPIRED' ? 401 : 422, error)
    await page.getByLabel('Введите код из SMS').fill('')
    await enterCode(page, code)
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.getByLabel('Введите код из SMS').fill('')
  await enterCode(page, code)
  await expect(page).not.toHaveURL(/sign-in/)
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'en-US' })
  test('the cabinet speaks Russian [1.03]', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    const shown = await page.locator('body').innerText()
    expect(shown.match(/[A-Za-z]+/g) ?? []).toEqual([...(shown.match(/SMS|SIM/g) ?? [])])
  })
})

/** From an address that has asked for so many codes that the next one is checked. */
async function comeFromBusyAddress(page: Page): Promise<void> {
  const address = newAddress()
  const visitor = callAs(null, address)
  for (let asked = 0; asked < 5; asked++) agreed(await visitor(initPhoneLogin, { phone: `+${newPhone()}`, deviceId: randomUUID() }))
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
}
