// The screens of sign-in, e-mail, devices and consent in their states, for take-pictures.ts.
import { randomUUID } from 'node:crypto'
import { expect, newPhone, type Page } from './journey.ts'
import { linkTo, withEmail } from './letters.ts'
import { giveAskedPasskey, letAccountSleep, letCodeAge, letLimitsPass, renewConsentTexts } from './passing-time.ts'
import { aChild, aPatient, aStranger, openAs } from './patient.ts'
import { enterCode, enterPhone, smsCode } from './sign-in-steps.ts'

const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.by`

async function opened(page: Page, person: Awaited<ReturnType<typeof aPatient>>, path: string, words: string | RegExp): Promise<void> {
  await openAs(page, person, path)
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible()
}

/** A device that its account does not know, of an account with two addresses. */
async function aNewDevice() {
  const olga = await aPatient()
  const backup = address('mother')
  await withEmail(olga, address('olga'))
  await withEmail(olga, backup, 'BACKUP')
  await letLimitsPass(61)
  return { device: await aStranger(olga.phone), backup }
}

async function aSilentNumber() {
  const olga = await aPatient()
  await letAccountSleep(olga.phone, 91)
  await letLimitsPass(61)
  const ivan = await aStranger(olga.phone)
  return { olga, ivan }
}

/** The code was right, and the passkey is asked for. */
async function atPasskey(page: Page): Promise<void> {
  const { phone } = await aPatient()
  await giveAskedPasskey(phone)
  await letLimitsPass(61)
  const former = await smsCode(phone)
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone, former))
  await expect(page.getByRole('button', { name: 'Подтвердить ключом' })).toBeVisible()
}

export const ACCOUNT_SCREENS: readonly { name: string; show: (page: Page) => Promise<void> }[] = [
  {
    name: 'account-consent',
    show: async page => {
      const olga = await aPatient()
      await aChild(olga)
      await aChild(olga, { firstName: 'Александра', lastName: 'Константинопольская-Задунайская', sex: 'FEMALE' })
      await renewConsentTexts(olga.phone)
      await opened(page, olga, '/visits', 'Использование приложения')
      await expect(page.getByRole('checkbox')).toHaveCount(4)
      await page.getByRole('checkbox').first().check()
    }
  },
  {
    name: 'account-consent-failed',
    show: async page => {
      await opened(page, await aStranger(), '/profile', 'Использование приложения')
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.route('**/consents/all', route => route.fulfill({ status: 503, body: 'no' }))
      await page.getByRole('button', { name: 'Продолжить' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute('**/consents/all')
    }
  },
  { name: 'account-device', show: async page => opened(page, (await aNewDevice()).device, '/visits', 'm***@example.by') },
  {
    name: 'account-device-failed',
    show: async page => {
      await page.route('**/my/device-access', route => route.fulfill({ status: 503, body: 'no' }))
      await opened(page, (await aNewDevice()).device, '/visits', 'Не получилось узнать')
      await page.unroute('**/my/device-access')
    }
  },
  {
    name: 'account-device-waiting',
    show: async page => {
      await opened(page, (await aNewDevice()).device, '/profile', 'm***@example.by')
      await page.getByRole('button', { name: 'Отправить письмо' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeVisible()
    }
  },
  {
    name: 'account-reset',
    show: async page => {
      await opened(page, (await aNewDevice()).device, '/visits', 'm***@example.by')
      await page.getByRole('button', { name: /^Это не мой профиль/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: 'Создать новую' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    }
  },
  { name: 'account-exists', show: async page => opened(page, (await aSilentNumber()).ivan, '/visits', 'Номер теперь мой') },
  {
    name: 'account-no-access',
    show: async page => {
      const { olga, ivan } = await aSilentNumber()
      await letLimitsPass(61)
      await aStranger(olga.phone, olga.deviceId)
      await opened(page, ivan, '/visits', 'Доступ к кабинету закрыт')
    }
  },
  { name: 'account-email', show: async page => opened(page, await aPatient(), '/profile/programmes/add', 'Нужна личная почта') },
  {
    name: 'account-email-waiting',
    show: async page => {
      await opened(page, await aPatient(), '/profile/programmes/add', 'Нужна личная почта')
      await page.getByLabel('Личная почта').fill(address('olga'))
      await page.getByRole('button', { name: 'Отправить письмо' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeVisible()
    }
  },
  {
    name: 'account-link',
    show: async page => {
      const { device, backup } = await aNewDevice()
      await opened(page, device, '/visits', 'm***@example.by')
      await page.getByRole('radio', { name: 'm***@example.by' }).check()
      await page.getByRole('button', { name: 'Отправить письмо' }).click()
      await page.goto(await linkTo(backup, /вход с нового/))
      await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeVisible()
    }
  },
  {
    name: 'account-link-over',
    show: async page => {
      await page.goto('/email/confirm#no')
      await expect(page.getByText('Ссылка неполная')).toBeVisible()
    }
  },
  {
    name: 'account-new-number',
    show: async page => {
      const phone = newPhone()
      await page.goto('/sign-in')
      await enterPhone(page, phone)
      const code = await smsCode(phone)
      await letCodeAge(phone, 62)
      await enterCode(page, code)
      await expect(page.getByText('Этот номер у нас впервые')).toBeVisible()
    }
  },
  { name: 'sign-in-passkey', show: atPasskey },
  {
    name: 'sign-in-passkey-lost',
    show: async page => {
      await atPasskey(page)
      await page.getByRole('button', { name: 'Нет ключа под рукой' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'account-other-phone',
    show: async page => {
      await openAs(page, await aPatient(), `/visits?phone=${newPhone()}`)
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  }
]
