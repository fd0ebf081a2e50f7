// Large letters: the choice of the device, and what it must not break; what a notice must not cover.
import { drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, openFace } from './face.ts'
import { agreed, callAs, world } from './world.ts'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  localStorage.removeItem('vizit.text-size')
})

const rootPixels = () => getComputedStyle(document.documentElement).fontSize
/** Elements whose words are wider than they are. */
const cut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)

test('the size of letters is chosen in the profile, is seen at once and stays on the device, also when the account leaves it', async () => {
  const olga = await world.aPatient()
  openFace('/profile', olga)
  await page.getByRole('radio', { name: 'Очень крупный' }).click()
  await expect.poll(rootPixels).toBe('24px')
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  openFace('/profile', olga)
  await expect.element(page.getByRole('radio', { name: 'Очень крупный' })).toBeChecked()
  await expect.poll(rootPixels).toBe('24px')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  // The start page of the cabinet leads a visitor to the sign-in.
  await expect
    .element(about.called === 'cabinet' ? page.getByLabelText('Номер телефона') : page.getByRole('heading', { name: 'Здравствуйте' }))
    .toBeVisible()
  await expect.poll(() => localStorage.getItem('vizit.text-size')).toBe('150')
})

test('with letters of 24 pixels neither the bar of places nor the tabs are cut or overlap on a phone', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('vizit.text-size', '150')
  openFace('/visits', await world.aPatient())
  const places = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
  await expect.element(places.first()).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  expect(cut(places.elements())).toEqual([])
  const sides = places.elements().map(one => one.getBoundingClientRect())
  for (const [at, side] of sides.entries()) expect(side.right).toBeLessThanOrEqual((sides[at + 1]?.left ?? innerWidth) + 1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('a notice does not lie over the buttons of a dialog', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { as: 'RELATIVE' })).shown
  agreed(await callAs(await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' }))(joinFamily, { code }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: 'Отклонить' }).click()
  const notice = page.getByText('Запрос отклонён').first()
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Кого добавить' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => notice.element().getBoundingClientRect().bottom).toBeLessThan(dialog.element().getBoundingClientRect().top)
  await expect.element(notice).toBeVisible()
})
