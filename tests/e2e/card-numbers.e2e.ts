import { listCardNumbers } from '@vizit/contract/card-numbers'
import { expect, expectAccessible, test } from './journey.ts'
import { agreed, aPatient, openAs } from './patient.ts'

test('the id of a medical card is asked for in groups of four, and anything but sixteen digits is told [5.52] [9.42]; it is kept, shown and removed', async ({
  page
}) => {
  const olga = await aPatient()
  const told = async () => agreed(await olga.call(listCardNumbers, {})).cards
  const { providers } = agreed(await olga.call(listCardNumbers, {}))
  const { code, name } = providers[0]!
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /^Номера медицинских карт/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Номера медицинских карт' })).toBeVisible()
  const number = page.getByLabel('Номер медицинской карты')
  const save = page.getByRole('button', { name: 'Сохранить номер' })
  await save.click()
  await expect(page.getByText('Выберите медицинский центр', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('Поле должно содержать 16 цифр', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name, exact: true }).check()
  await number.pressSequentially('123456789012345')
  await expect(number).toHaveValue('1234 5678 9012 345')
  await save.click()
  await expect(page.getByText('Поле должно содержать 16 цифр', { exact: true })).toBeVisible()
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  expect(await told()).toEqual([])
  // a digit put in the middle moves the others on, and the cursor stays where it was typed
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  await number.pressSequentially('7')
  await expect(number).toHaveValue('1273 4567 8901 2345')
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await expect(page.getByText('Поле должно содержать 16 цифр')).toHaveCount(0)
  await save.click()
  await expect(page.getByText('1273 4567 8901 2345', { exact: true })).toBeVisible()
  expect(await told()).toEqual([{ providerCode: code, providerName: name, number: '1273456789012345' }])
  await expectAccessible(page)

  await page.getByRole('button', { name: `Удалить номер карты: ${name}` }).click()
  await expect(page.getByText('1273 4567 8901 2345', { exact: true })).toHaveCount(0)
  expect(await told()).toEqual([])
})
