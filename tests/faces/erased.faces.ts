// What is left on the screen when a person has erased themselves.
import { getProfile } from '@vizit/contract/profile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { callAs, world } from './world.ts'

const heading = () => page.getByRole('heading', { level: 1, name: 'Профиль удалён' })

/** The code of the newest SMS. */
async function newestCode(): Promise<string> {
  const texts = async () => (await world.sms()).map(({ text }) => text)
  await expect.poll(async () => (await texts()).at(-1)).toMatch(/\d{6}/)
  return /\d{6}/.exec((await texts()).at(-1)!)![0]
}

test('who has erased everything reads, where the focus is, that it is done, what stays for how long, and that nobody is signed in', async () => {
  const olga = await world.aPatient()
  openFace('/profile/erase', olga)
  await page.getByRole('main').getByRole('button', { name: 'Удалить профиль' }).click()
  await page.getByRole('button', { name: 'Удалить насовсем' }).click()
  const code = page.getByLabelText('Код из SMS')
  await expect.element(code).toBeVisible()
  await code.fill(await newestCode())
  await expect.element(heading()).toBeVisible()
  await expect.element(heading()).toHaveFocus()
  const main = page.getByRole('main')
  for (const said of [/сейчас никто не вошёл/, /^Удалено насовсем/, /^Визиты\s— без срока/, /^Отметки о ваших входах\s— 30\sдней/])
    await expect.element(main.getByText(said)).toBeVisible()
  expect((await callAs(olga)(getProfile, {})).ok).toBe(false)
  // And to nobody who has erased nothing.
  openFace('/profile/erase')
  await expect.poll(address).toMatch(/^\/sign-in/)
})
