// What an e-mail and a phone field say, in every form of the cabinet that has one, in the same words.

import { expect, expectAccessible, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'

test('every e-mail field says of what is no address that the field has an incorrect e-mail [5.08]', async ({ page }) => {
  const olga = await aPatient()
  for (const [path, label, button] of [
    ['/profile/programmes/add', 'Личная почта', 'Отправить письмо'],
    ['/family/send-invite', 'Электронная почта родственника', 'Отправить приглашение']
  ] as const) {
    await openAs(page, olga, path)
    const field = page.getByLabel(label)
    await field.fill('olga@')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Поле содержит некорректный e-mail', { exact: true })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  }
})

test('every phone field asks for a correct number in one sentence [5.14]', { tag: '@long' }, async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Номер телефона').pressSequentially('2961420')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Введите корректный номер телефона', { exact: true })).toBeVisible()
  await openAs(page, await aPatient(), '/family/add-adult')
  await page.getByRole('radio', { name: 'Мама' }).check()
  await page.getByLabel('Телефон родственника').click()
  await page.getByLabel('Телефон родственника').pressSequentially('171234567')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Введите корректный номер телефона', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
