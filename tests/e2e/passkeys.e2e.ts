import { randomUUID } from 'node:crypto'
import { getProfile } from '@vizit/contract/profile'
import { endOtherSessions } from '@vizit/contract/sessions'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { follow, linkTo, withEmail } from './letters.ts'
import { letLimitsPass, letReauthAge } from './passing-time.ts'
import { agreed, aPatient, callAs, openAs, type Patient } from './patient.ts'
import { enterCode, enterPhone, smsCode } from './sign-in-steps.ts'

// A passkey belongs to a host, and an address of digits is none.
test.use({ baseURL: process.env.E2E_ORIGIN!.replace('127.0.0.1', 'localhost') })

const A_DAY = 90_000

/** An authenticator with a finger that fits, as the one of a phone or laptop. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
}

/** The phone and the right code; ends at the passkey. */
async function comeToPasskey(page: Page, phone: string, formerCode: string): Promise<string> {
  await letLimitsPass(A_DAY)
  await enterPhone(page, phone)
  const code = await smsCode(phone, formerCode)
  await enterCode(page, code)
  await expect(page.getByRole('heading', { level: 1, name: 'Ключ доступа' })).toBeVisible()
  return code
}

test('a passkey is added, asked for after the code, and, when it is lost, a letter lets its owner in to delete it', async ({ page }) => {
  const olga = await aPatient()
  const address = `olga-${randomUUID().slice(0, 8)}@example.by`
  await withEmail(olga, address)
  await letLimitsPass(A_DAY)
  await letReauthAge(olga.phone)
  await giveAuthenticator(page)
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /Вход и устройства/ }).click()
  await expect(page.getByText('Ключей пока нет')).toBeVisible()

  const formerCode = await smsCode(olga.phone)
  await page.getByRole('button', { name: 'Добавить ключ' }).click()
  const reauth = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  const reauthCode = await smsCode(olga.phone, formerCode)
  await reauth.getByLabel('Код из SMS').fill(reauthCode)
  const keys = page.getByRole('list', { name: 'Ключи доступа' })
  await expect(keys.getByRole('button', { name: /Chrome, Linux/ })).toContainText('Ещё не использовался')
  await page.getByRole('checkbox', { name: 'Спрашивать ключ при каждом входе' }).click()
  const question = page.getByRole('dialog', { name: 'Спрашивать ключ при каждом входе?' })
  await question.getByRole('button', { name: 'Спрашивать', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Спрашивать ключ при каждом входе' })).toBeChecked()
  await keys.getByRole('button').click()
  await page.getByLabel('Название').fill('Мой ноутбук')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(keys).toContainText('Мой ноутбук')
  await expectAccessible(page)

  await signOut(page)
  const code = await comeToPasskey(page, olga.phone, reauthCode)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Подтвердить ключом' }).click()
  await expect(page).not.toHaveURL(/sign-in/)

  await signOut(page)
  await comeToPasskey(page, olga.phone, code)
  await page.getByRole('button', { name: 'Нет ключа под рукой' }).click()
  await page.getByRole('button', { name: 'Войти по письму' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Подтвердите это устройство' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Савицкая')
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeVisible()
  await follow(await linkTo(address, /вход с нового устройства/))
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible({ timeout: 15_000 })

  await page.goto('/profile/security')
  await keys.getByRole('button', { name: /Мой ноутбук/ }).click()
  await page.getByRole('button', { name: 'Удалить ключ' }).click()
  const deletion = page.getByRole('dialog', { name: 'Удалить ключ «Мой ноутбук»?' })
  await expect(deletion).toContainText('Это последний ключ')
  await deletion.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ключей пока нет')).toBeVisible()
})

/** One more device of the same person, called as its browser calls it. */
async function onDevice({ phone }: Patient, deviceName: string) {
  await letLimitsPass(A_DAY)
  const former = await smsCode(phone)
  const deviceId = randomUUID()
  const { id } = agreed(await callAs(null)(initPhoneLogin, { phone: `+${phone}`, deviceId }))
  const { token } = agreed(await callAs(null)(confirmSms, { id, code: await smsCode(phone, former), deviceId, deviceName }))
  return callAs(`${deviceId}.${token}`)
}

test('sessions are seen and ended by their owner: the other device is out at once, and so is this one when another ends it', async ({
  page
}) => {
  const olga = await aPatient()
  const lost = await onDevice(olga, 'Safari, iPhone')
  const desk = await onDevice(olga, 'Edge, Windows')
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
  await openAs(page, olga, '/profile/security')
  await expect(page.getByText('Этот браузер не умеет работать с ключами доступа')).toBeVisible()
  const sessions = page.getByRole('list', { name: 'Где выполнен вход' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('Это устройство')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Выйти на устройстве «Safari, iPhone»' }).click()
  const question = page.getByRole('dialog', { name: /Safari, iPhone/ })
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  expect(await lost(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await desk(getProfile, {})).toMatchObject({ ok: true })

  await page.route('**/api/v2/my/sessions', route => route.fulfill({ status: 503, body: 'no' }))
  await page.reload()
  await expect(page.getByText('Не получилось загрузить список устройств')).toBeVisible()
  await page.unroute('**/api/v2/my/sessions')

  expect(agreed(await desk(endOtherSessions, {})).ended).toBe(1)
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(page).toHaveURL(/\/sign-in\?from=/)
})
