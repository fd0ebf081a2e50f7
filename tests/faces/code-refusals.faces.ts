// Codes that are typed wrongly, or too often: of the sign-in, of the picture, of a relative, of a medical card.
import { drawFamilyCode } from '@vizit/contract/family-code'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { typePerson } from './family-ways.ts'
import { floodSignIn } from './flood.ts'
import { answersWait, otherServiceSays, wayIsFree } from './other-service.ts'
import { expectSays } from './says.ts'
import { callsTo } from './wire.ts'
import { agreed, callAs, type Person, pass, world } from './world.ts'

const alert = () => page.getByRole('alert')
const SUPPORT = expect.stringMatching(/^mailto:/)

async function askCode(phone: string): Promise<void> {
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

const digitsOf = (text: string) => /\d{6}/.exec(text)![0]

test('a code that the server cannot read is wrong: compare it or have another sent; the right one signs in [8.21]', async () => {
  const { phone } = await world.aPatient()
  await askCode(phone)
  const field = page.getByLabelText('Введите код из SMS')
  await expect.element(field).toBeVisible()
  otherServiceSays('/api/v2/my/phone-login/confirm', { status: 400, error: 'INVALID_INPUT', attributes: { field: 'code' } })
  const code = digitsOf((await world.sms()).at(-1)!.text)
  await field.fill(code)
  await expect.element(page.getByText('Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Отправить ещё раз через|^Отправить SMS-сообщение ещё раз/ })).toBeVisible()
  wayIsFree()
  await field.fill('')
  await field.fill(code)
  await expect.poll(address).not.toMatch(/sign-in/)
})

test('a code that the line has lost, or that the server could not look at, is sent again by one press, as it stands', async () => {
  const { phone } = await world.aPatient()
  await askCode(phone)
  const field = page.getByLabelText('Введите код из SMS')
  await expect.element(field).toBeVisible()
  await world.faults([{ path: '/api/v2/my/phone-login/confirm', kind: 'cut' }])
  await field.fill(digitsOf((await world.sms()).at(-1)!.text))
  await expectSays(alert(), 'Нет связи')
  await world.faults([])
  otherServiceSays('/api/v2/my/phone-login/confirm', { status: 503, error: 'SERVICE_UNAVAILABLE' })
  await alert().getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expectSays(alert(), 'Сервис временно недоступен')
  wayIsFree()
  await alert().getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.poll(address).not.toMatch(/sign-in/)
})

/** The field of a code that was asked for so long ago that another one can be had; two digits stand in it. */
async function askedLongAgo(): Promise<Locator> {
  const { phone } = await world.aPatient()
  await askCode(phone)
  const field = page.getByLabelText('Введите код из SMS')
  await expect.element(field).toBeVisible()
  await field.fill('11')
  await pass(61)
  return field
}

test('a code whose SMS was quicker than the answer that says so signs in: what was typed meanwhile is not wiped, nor tried with the code before', async () => {
  const field = await askedLongAgo()
  const sent = answersWait('/api/v2/my/phone-login')
  await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
  await expect.poll(() => world.sms()).toHaveLength(2)
  const code = digitsOf((await world.sms()).at(-1)!.text)
  await field.fill(code)
  sent()
  await expect.poll(address).not.toMatch(/sign-in/)
  expect(await callsTo('POST', '/api/v2/my/phone-login/confirm-sms')).toHaveLength(1)
})

test('digits that stood there before another code was asked for are gone with its answer', async () => {
  const field = await askedLongAgo()
  await page.getByRole('button', { name: 'Отправить SMS-сообщение ещё раз' }).click()
  await expect.element(field).toHaveValue('')
})

/** The dialog that asks who it is before data are taken along, and the code that came for it. */
async function askedToProve() {
  openFace('/profile/data', await world.aPatient())
  await page.getByRole('button', { name: 'Скачать JSON' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  await expect.poll(() => world.sms()).toHaveLength(1)
  return { dialog, field: dialog.getByLabelText('Код из SMS'), code: digitsOf((await world.sms()).at(-1)!.text) }
}

test('a code that proves who asks, and that the line has lost, stays and is sent again by one press', async () => {
  const { dialog, field, code } = await askedToProve()
  await world.faults([{ path: '/api/v2/my/proof/confirm', kind: 'cut' }])
  await field.fill(code)
  await expect.element(dialog.getByText('Нет связи')).toBeVisible()
  await expect.element(field).toHaveValue(code)
  await world.faults([])
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('while a code that proves who asks is looked at nothing else is typed over it, which its refusal would wipe', async () => {
  const { dialog, field, code } = await askedToProve()
  const judged = answersWait('/api/v2/my/proof/confirm')
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect.element(field).toHaveAttribute('readonly')
  judged()
  await expect.element(field).not.toHaveAttribute('readonly')
  await field.fill(code)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a code that proves who asks stays while the server is not to be had, and is sent again by one press', async () => {
  const { dialog, field, code } = await askedToProve()
  otherServiceSays('/api/v2/my/proof/confirm', { status: 503, error: 'SERVICE_UNAVAILABLE' })
  await field.fill(code)
  await expect.element(dialog.getByText('Сервис временно недоступен')).toBeVisible()
  await expect.element(field).toHaveValue(code)
  wayIsFree()
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a relative’s code that was wrong for the last time is told to be over: another one is asked for', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson({ lastName: 'Ровда', firstName: 'Нина', middleName: '-', birthday: '01.02.1944', sex: 'Женский' })
  await page.getByLabelText('Телефон родственника').fill('+375297654321')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const field = page.getByLabelText('Код из SMS')
  await expect.poll(() => world.sms()).toHaveLength(1)
  const code = Number(digitsOf((await world.sms()).at(-1)!.text))
  await world.sql('update relative_requests set tries = 3')
  const wrong = (by: number) => String((code + by) % 1_000_000).padStart(6, '0')
  await field.fill(wrong(1))
  await expect.element(page.getByText(/До нового кода осталась\s1\sпопытка/)).toBeVisible()
  await field.fill(wrong(2))
  await expect.element(page.getByText('Неверный код подтверждения. Попыток больше нет: запросите новый')).toBeVisible()
})

test('a wrong code of the picture is told as such, and another picture is drawn [8.18]', async () => {
  await floodSignIn()
  await askCode('375291110001')
  await expect.element(page.getByRole('heading', { name: 'Проверка' })).toBeVisible()
  const shown = () => (page.getByRole('img').first().element() as HTMLImageElement).src
  await expect.element(page.getByRole('img').first()).toBeInTheDocument()
  const former = shown()
  const field = page.getByLabelText('Введите код с картинки')
  await field.fill('00000')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Неверно введен код')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('')
  await expect.poll(shown).not.toBe(former)
  expect(address()).toBe('/sign-in/human-check')
})

test('a picture that nobody has answered for ten minutes is over: the sign-in begins anew, with the number that was typed', async () => {
  await floodSignIn()
  await askCode('375291110001')
  await expect.element(page.getByRole('img').first()).toBeInTheDocument()
  await pass(601)
  await page.getByRole('button', { name: 'Другая картинка' }).click()
  await expect.element(page.getByText('Проверка длилась слишком долго')).toBeVisible()
  await page.getByRole('link', { name: 'Начать сначала' }).click()
  await expect.element(page.getByLabelText('Номер телефона')).toHaveValue('+375 (29) 111-00-01')
})

test('a device that asks for too many codes is stopped, and told for how long it really is: minutes, or the 24 hours of a day’s limit [8.47]', async () => {
  for (let asked = 0; asked < 12 && alert().elements().length === 0; asked++) {
    sessionStorage.clear()
    await askCode(`3752911100${10 + asked}`)
    await expect.element(page.getByRole('heading', { name: /^Код из SMS|^Проверка/ }).or(alert())).toBeVisible()
  }
  await expectSays(alert(), 'Слишком много попыток', 'Мы временно остановили запросы с этого устройства.')
  await expect.element(alert()).toMatchTextContent(/Попробуйте через (1 час|\d+ минут)/)

  await world.sql(`delete from limits where key not like 'code-all-day:%'`)
  await world.sql('update limits set count = 1000000')
  localStorage.clear()
  await askCode('375291110099')
  await expectSays(alert(), 'Слишком много попыток', 'Попробуйте через 24 часа.')
})

test('a wrong code of a relative is to be compared with the relative’s; the support is one press away [8.38]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient({ firstName: 'Павел' })]
  const { shown } = agreed(await callAs(pavel)(drawFamilyCode, {}))
  const wrong = String((Number(shown.code) + 1) % 1_000_000).padStart(6, '0')
  openFace('/family/enter-code', olga)
  const field: Locator = page.getByRole('textbox')
  await field.fill(wrong)
  const send = page.getByRole('main').getByRole('button', { name: /Отправить|Продолжить|Далее/ })
  await send.click()
  await expectSays(alert(), 'Код не подошёл', 'Сверьте цифры с кодом на экране родственника')
  await expect.element(alert().getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', SUPPORT)
  // The same code again would cost one more try of this day.
  await send.click()
  await field.fill(shown.code)
  await send.click()
  await expect.element(alert()).not.toBeInTheDocument()
  await expect.poll(() => world.sql('select 1 as asked from family_requests')).toHaveLength(1)
  expect((await callsTo('POST', '/api/v2/my/family/join')).map(one => one.body)).toMatchObject([{ code: wrong }, { code: shown.code }])
})

async function openCard(): Promise<Person> {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  openFace('/tests', olga)
  await page
    .getByRole('button', { name: /^Открыть/ })
    .first()
    .click()
  await expect.element(page.getByLabelText('Код от медцентра')).toBeVisible()
  return olga
}

async function tryCode(code: string): Promise<void> {
  await page.getByLabelText('Код от медцентра').fill(code)
}

test('a card that was tried too often today is temporarily blocked, with the wait; a clinic’s own sentence comes first [8.32]', async () => {
  await openCard()
  otherServiceSays('/api/v2/my/providers/acode/confirm', { status: 423, error: 'BLOCKED_TRY_LATER', message: 'Карта проверяется в архиве' })
  await tryCode('000000')
  await expectSays(page.getByRole('main'), 'Карта проверяется в архиве', 'Попробуйте позже или обратитесь в регистратуру.')
  wayIsFree()
  await tryCode('000001')
  await expectSays(page.getByRole('main'), 'Проверьте код или уточните его в регистратуре')
  // The same code again would cost one more try.
  await page.getByRole('button', { name: 'Продолжить' }).click()
  // The nineteen of the day before it.
  await world.sql('update card_tries set day_tries = 20')
  await tryCode('000002')
  await expectSays(page.getByRole('main'), 'Операция временно заблокирована. Попробуйте через 24 часа')
  const tried = await callsTo('POST', '/api/v2/my/providers/acode/confirm')
  expect(tried.map(one => one.body)).toEqual(['000001', '000002'].map(code => expect.objectContaining({ code })))
})

test('a code that came while the card was blocked was not looked at: once the wait is over the same one opens the card by one press', async () => {
  const { phone } = await openCard()
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect.element(page.getByText(/^Код отправлен на номер/).first()).toBeVisible()
  const code = digitsOf((await world.sms()).findLast(sms => sms.phone === phone)!.text)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await tryCode(wrong)
  await expectSays(page.getByRole('main'), 'Проверьте код или уточните его в регистратуре')
  await world.sql(`update card_tries set blocked_until = '${new Date(Date.now() + 290_000).toISOString()}'`)
  await tryCode(code)
  await expectSays(page.getByRole('main'), 'Коды временно заблокированы', 'Попробуйте через 5 минут.')
  await pass(301)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
