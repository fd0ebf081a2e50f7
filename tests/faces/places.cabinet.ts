// What stands around every page.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

test('the side bar of a wide screen has visits, online booking, tests, the family and the profile [2.67]', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(390, 844))
  openFace('/tests', await world.aPatient({ email: 'olga@post.example' }))
  const places = page.getByRole('banner').getByRole('navigation', { name: 'Разделы' }).getByRole('link')
  await expect
    .poll(() => places.elements().map(one => [(one as HTMLElement).innerText.trim(), one.getAttribute('href')]))
    .toEqual([
      ['Визиты', '/visits'],
      ['Онлайн-запись', '/online-booking'],
      ['Анализы', '/tests'],
      ['Моя семья', '/family'],
      ['Профиль', '/profile']
    ])
})
