// A passkey as the lock of the documents: it keeps the key itself.
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'

// A passkey belongs to a host, and an address of digits is none. The app has an origin of its own, at the next port.
const APP = process.env.E2E_ORIGIN!.replace('127.0.0.1', 'localhost').replace(/\d+$/, port => String(Number(port) + 1))
test.use({ baseURL: APP })

/** An authenticator with a finger that fits and a passkey that keeps a secret. */
async function givePasskey(page: Page): Promise<{ forget: () => Promise<unknown> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  const make = () =>
    page.evaluate(async () => {
      await navigator.credentials.create({
        publicKey: {
          rp: { id: 'localhost', name: 'Vizit' },
          user: { id: crypto.getRandomValues(new Uint8Array(8)), name: 'olga', displayName: 'olga' },
          challenge: crypto.getRandomValues(new Uint8Array(32)),
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          extensions: { prf: {} }
        }
      })
    })
  await make()
  return {
    forget: async () => {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
      await make()
    }
  }
}

test('a passkey locks the documents and opens them, and another passkey does not [1.39]', async ({ page }) => {
  const olga = await aPatient()
  await openAs(page, olga, '/documents/add')
  await page.getByRole('button', { name: /Что это за документ/ }).click()
  await page.getByRole('option', { name: 'Паспорт' }).click()
  await page.getByLabel('Номер').fill('MP7654327')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const card = page.getByRole('link', { name: /^Паспорт/ })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  const passkey = await givePasskey(page)
  await page.getByRole('button', { name: /^Замок/ }).click()
  await page.getByRole('button', { name: 'Ключ доступа телефона' }).click()
  await expect(page.getByText('Замок поставлен')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Документы закрыты' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Открыть ключом доступа' }).click()
  await expect(card).toBeVisible()
  await card.click()
  await expect(page.getByRole('dialog', { name: 'Паспорт' })).toBeVisible()
  await expectAccessible(page)

  await passkey.forget()
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Открыть ключом доступа' }).click()
  await expect(page.getByText(/Этот ключ документы не открывает/)).toBeVisible()
  await expect(card).toHaveCount(0)
})
