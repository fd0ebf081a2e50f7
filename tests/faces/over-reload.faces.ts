// A page that is loaded anew while a form of the family is filled: what was typed stands there again, for whoever is signed in in this tab.
import { dropTabMark } from '@vizit/client/session/tab-mark'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeFace, openFace } from './face.ts'
import { typePerson } from './family-ways.ts'
import { type Person, world } from './world.ts'

const TIMOFEY = { lastName: 'Ровда', firstName: 'Тимофей', middleName: 'Павлович', birthday: '01.02.2018', sex: 'Мужской' } as const
const name = page.getByLabelText('Имя', { exact: true })

/** As a browser does it: the page is told, and the next one finds the entry of the history as it was left. */
function reload(path: string, person: Person): void {
  window.dispatchEvent(new Event('beforeunload'))
  const left = history.state
  closeFace()
  openFace(path, person, 'known', left)
}

test('a child’s form that is loaded anew stands as it was typed, but for the tick; the entry of the history keeps nothing of it', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-child', olga)
  await page.getByRole('radio', { name: /опек/i }).click()
  await typePerson(TIMOFEY)
  await page.getByRole('checkbox').click()
  reload('/family/add-child', olga)
  await expect.element(name).toHaveValue('Тимофей')
  await expect.element(page.getByLabelText('Дата рождения')).toHaveValue('01.02.2018')
  await expect.element(page.getByRole('radio', { name: 'Мужской' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /опек/i })).toBeChecked()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  expect(JSON.stringify(history.state)).not.toContain('Тимофей')
})

test('an adult’s form that is loaded anew stands as it was typed: who it is, the person and the phone', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-adult', olga)
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson({ lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' })
  await page.getByLabelText('Телефон родственника').click()
  await userEvent.keyboard('297654321')
  reload('/family/add-adult', olga)
  await expect.element(name).toHaveValue('Нина')
  await expect.element(page.getByRole('radio', { name: 'Мама' })).toBeChecked()
  await expect.element(page.getByLabelText('Телефон родственника')).toHaveValue('+375 (29) 765-43-21')
})

test('what somebody typed who has signed out since is not shown to the next one in this tab', async () => {
  const [olga, vera] = [await world.aPatient(), await world.aPatient()]
  openFace('/family/add-child', olga)
  await typePerson(TIMOFEY)
  window.dispatchEvent(new Event('beforeunload'))
  const left = history.state
  expect(JSON.stringify(left)).toContain('Тимофей')
  dropTabMark()
  closeFace()
  openFace('/family/add-child', vera, 'known', left)
  await expect.element(name).toHaveValue('')
  expect(JSON.stringify(history.state)).not.toContain('Тимофей')
})
