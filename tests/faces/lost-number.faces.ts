// Whoever has another number than the account is told what to do where it is noticed.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { world } from './world.ts'

const dialog = page.getByRole('dialog')

test('whoever lost the SIM or has another number is told at the sign-in what to do, and comes from there to the form of support', async () => {
  openFace('/sign-in')
  await page.getByRole('button', { name: 'Номер сменился или SIM потеряна?' }).click()
  await expect.element(dialog).toMatchTextContent(/с тем же номером.*как обычно.*новый, пустой кабинет.*подскажем, как быть/)
  await expect.element(dialog.getByRole('link', { name: 'Позвонить: +375 (17) 309-00-00' })).toHaveAttribute('href', 'tel:+375173090000')
  await dialog.getByRole('link', { name: 'Написать нам' }).click()
  await expect.poll(address).toBe('/support?about=sign-in')
})

test('a new account that is asked for its profile leads back to the one with another number', async () => {
  const kirill = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  for (const path of ['/visits', '/profile']) {
    openFace(path, kirill)
    await page.getByRole('button', { name: 'Был аккаунт с другим номером?' }).click()
    await expect.element(dialog).toMatchTextContent(/Прежний.*подскажем, как быть/)
    await expect.element(dialog.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/support?about=sign-in')
  }
})

test('under the phone of the profile it is said who changes it', async () => {
  openFace('/profile', await world.aPatient())
  const row = page.getByRole('list', { name: 'Профиль' }).getByRole('listitem').filter({ hasText: 'Телефон для входа' })
  await expect.element(row).toMatchTextContent(/спросите поддержку/)
  await expect.element(row.getByRole('link', { name: 'Если номер сменился' })).toHaveAttribute('href', '/support?about=sign-in')
})

test('the ring of a row that the keyboard has come to is as wide as its card', async () => {
  openFace('/sign-in')
  const row = page.getByRole('link', { name: 'Найти врача и свободное время' })
  await expect.element(row).toBeVisible()
  const link = row.element() as HTMLElement
  await userEvent.keyboard('{Tab}')
  link.focus()
  const ring = getComputedStyle(link, '::after')
  expect([ring.outlineStyle, getComputedStyle(link).outlineStyle]).toEqual(['solid', 'none'])
  expect(Number.parseFloat(ring.width)).toBe(link.closest('ul')!.getBoundingClientRect().width)
})
