// The bar code of an insurance card in the app as it is built and served: the reader runs under the policy of its own script alone.
import { barsOf, drawBars } from '../faces/ean-13.ts'
import { expect, test } from './journey.ts'
import { openAs } from './patient.ts'
import { aMailedPatient } from './programme-steps.ts'

/** The app has an origin of its own, at the next port. */
test.use({ baseURL: process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1)) })

test('the bar code of a card is read from a photo on the device: nothing of the picture is sent [1.43]', async ({ page }) => {
  const bytes = await page.evaluate(`(${drawBars.toString()})(${JSON.stringify(barsOf('9704500000010'))}).toDataURL('image/png')`)
  await openAs(page, await aMailedPatient(), '/profile/programmes/add?coverer=rowan')
  await page.getByRole('button', { name: 'Сканировать штрихкод' }).click()
  const dialog = page.getByRole('dialog', { name: 'Штрихкод карты' })
  await expect(dialog).toBeVisible()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  const photo = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(String(bytes).split(',')[1]!, 'base64') }
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByLabel('Штрихкод или номер договора')).toHaveValue('9704500000010')
  expect(sent).toEqual([])
})
