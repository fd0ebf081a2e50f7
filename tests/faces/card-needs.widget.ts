// What the booking card wants besides the data of the patient.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTime, atForm, codeField, field, fillForm, readPicture, sendButton } from './card.ts'
import { floodSites } from './flood.ts'
import { world } from './world.ts'

test('a form that lacks the ticked agreement or the digits of the picture that is wanted alone is not sent and says so; with both the same press books [5.34, 5.35]', async () => {
  await floodSites()
  await atForm(await aTime())
  const agreement = page.getByRole('checkbox')
  const digits = field('Цифры с картинки')
  await expect.element(agreement).not.toBeChecked()
  await fillForm()
  await readPicture()
  await agreement.click()
  await sendButton().click()
  await expect.element(agreement).toHaveAccessibleDescription(/^Отметьте согласие/)
  await agreement.click()
  await digits.fill('')
  await sendButton().click()
  await expect.element(digits).toHaveAccessibleDescription(/^Введите цифры с картинки/)
  await readPicture()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  const sent = (await world.asked()).filter(({ method, path }) => method === 'POST' && path.includes('/timeslots/'))
  expect(sent).toHaveLength(1)
})

test('usually no picture is read: the device does the check by itself while the form is filled, and its answer goes along in recaptchaValue [3.85, 4.29]', async () => {
  await atForm(await aTime())
  await fillForm()
  await expect.element(field('Цифры с картинки')).not.toBeInTheDocument()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  const asked = await world.asked()
  expect(asked.filter(({ path }) => path.endsWith('/picture'))).toEqual([])
  const sent = asked.find(({ method, path }) => method === 'POST' && path.includes('/timeslots/'))!
  expect((sent.body as { recaptchaValue: string }).recaptchaValue).toMatch(/^[0-9a-f-]{36}:\{"counter":\d+,"derivedKey":"[0-9a-f]+"\}$/)
})

test('work that the server does not take any more is followed by the picture, with everything else as it was typed [4.31, 8.26]', async () => {
  await atForm(await aTime())
  await fillForm()
  await floodSites()
  await sendButton().click()
  await expect.element(field('Цифры с картинки')).toHaveFocus()
  await expect.element(field('Цифры с картинки')).toHaveAccessibleDescription(/^Введите цифры с картинки/)
  await expect.element(field('Фамилия')).toHaveValue('Савицкая')
  expect(await world.sms()).toEqual([])
  await readPicture()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
})

test('a site whose page came without TLS, where a browser cannot do the work, has the picture', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  try {
    await atForm(await aTime())
    await fillForm()
    await readPicture()
    await sendButton().click()
    await expect.element(codeField()).toBeVisible()
  } finally {
    Reflect.deleteProperty(crypto, 'subtle')
  }
})
