// The programme of an employer in the app: asked for by a work e-mail, and active from its first day on.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { type Person, world } from './world.ts'

const card = (programme: string) => page.getByRole('article', { name: programme })

async function aMember(): Promise<Person> {
  await world.writeProgrammes()
  return world.aPatient({ email: 'olga@mail.example' })
}

/** Where the letter to this address leads. */
async function letterLink(address: string): Promise<string> {
  await world.sendLetters()
  const letter = (await world.letters()).find(({ to }) => to === address)
  return /\/coverage\/confirm#[\w-]+/.exec(letter!.text)![0]
}

test('a programme of the employer is asked for by the work e-mail, waits until that is confirmed by its letter, and is not active before its first day [1.07, 1.40, 3.42, 3.47, 4.23, 4.138]', async () => {
  const olga = await aMember()
  openFace('/card', olga)
  await page.getByRole('link', { name: /Программы|страхов/i }).click()
  await page.getByRole('link', { name: 'Подключить программу' }).click()
  await page.getByRole('link', { name: 'Орбита Софт' }).click()
  const field = page.getByLabelText('Рабочая почта')
  await field.fill('olga@orbita.example')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  const programme = card('Здоровье сотрудника')
  await expectSays(programme, 'Орбита Софт', 'Ждёт подтверждения почты')
  // To open the link confirms nothing: the press does.
  const link = await letterLink('olga@orbita.example')
  openFace(link, olga)
  await expect.element(page.getByRole('button', { name: 'Подтвердить' })).toBeVisible()
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Ждёт подтверждения почты')
  openFace(link, olga)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('link', { name: 'К моим программам' }).click()
  await expectSays(programme, 'Ждёт работодателя')
  await world.sql(`update coverages set status = 'ACTIVE', valid_from = '2026-12-14', updated_at = now()`)
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Ещё не активна', 'Начнёт действовать 14 декабря')
  await world.sql(`update coverages set valid_from = '2026-11-01'`)
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Действует')
})
