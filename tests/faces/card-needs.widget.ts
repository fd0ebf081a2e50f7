// What the booking card wants besides the data of the patient.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTime, atForm, codeField, field, fillForm, readPicture, sendButton } from './card.ts'
import { world } from './world.ts'

test('a form that lacks the ticked agreement or the digits of the picture alone is not sent and says so; with both the same press books [5.34, 5.35]', async () => {
  await atForm(await aTime())
  const agreement = page.getByRole('checkbox')
  const digits = field('Цифры с картинки')
  await expect.element(agreement).not.toBeChecked()
  await fillForm()
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
