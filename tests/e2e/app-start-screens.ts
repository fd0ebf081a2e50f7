// The first start, home and the sign-in of the patient app, for tests/screens.
import type { AppShown } from './app-page.ts'
import { expect, newPhone } from './journey.ts'
import { withEmail } from './letters.ts'
import { letLimitsPass } from './passing-time.ts'
import { aPatient, aStranger } from './patient.ts'
import { smsCode } from './sign-in-steps.ts'

/** A device that its account, which has an address, does not know. */
async function aNewDevice() {
  const olga = await aPatient()
  await withEmail(olga, `olga-${olga.phone}@example.by`)
  await letLimitsPass(61)
  return aStranger(olga.phone)
}

export const APP_START_SCREENS: readonly AppShown[] = [
  { name: 'first-start', isNewDevice: true, show: app => app.open('/') },
  { name: 'home-visitor', show: app => app.open('/') },
  { name: 'home', show: app => app.open('/', app.people.vera) },
  { name: 'home-newcomer', show: app => app.open('/', app.people.newcomer) },
  {
    name: 'home-failed',
    show: async app => {
      await app.page.route('**/api/v2/my/providers/orders?*', route => route.fulfill({ status: 503, body: 'no' }))
      await app.open('/', app.people.newcomer)
      await expect(app.page.getByText(app.words.app.visitsFailed)).toBeVisible()
    }
  },
  { name: 'sign-in', show: app => app.open('/sign-in') },
  {
    name: 'sign-in-code',
    show: async app => {
      const phone = newPhone()
      await app.open('/sign-in')
      await app.page.locator('input[type="tel"]').pressSequentially(phone.slice(3))
      await app.page.keyboard.press('Enter')
      await smsCode(phone)
      await expect(app.page.locator('input[autocomplete="one-time-code"]')).toBeVisible()
    }
  },
  { name: 'access-check', show: async app => app.open('/profile', await aNewDevice()) },
  { name: 'not-found', show: app => app.open('/no-such-page') }
]
