// What stands around every page.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
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

test('the start page leads to the visits who has a name and a birthday, and to the timetable who has one of them alone [2.56, 2.57]', async () => {
  const nameless = { lastName: '', firstName: '', middleName: '' }
  for (const [facts, leads] of [
    [{}, '/visits'],
    [{ birthday: null }, '/timeslot'],
    [nameless, '/timeslot']
  ] as const) {
    openFace('/', await world.aPatient(facts))
    await expect.poll(address, { message: JSON.stringify(facts) }).toBe(leads)
  }
})
