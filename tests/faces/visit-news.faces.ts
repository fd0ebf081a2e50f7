// Whether one is told of what is booked, moved and cancelled: the choice beside the reminders.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

test('messages about booking, moving and cancelling are on until they are turned off beside the reminders, and stay off', async () => {
  const olga = await world.aPatient()
  const choice = () => page.getByRole('checkbox', { name: 'Сообщать, когда визит записан, перенесён или отменён' })
  const kept = () => world.sql(`select tells_of_visits, channel from notice_channels where account_id = '${olga.accountId}'`)
  openFace('/profile/reminders', olga)
  await expect.element(choice()).toBeChecked()
  await page.getByText('Сообщать, когда визит записан, перенесён или отменён').click()
  await expect.element(page.getByText('Напоминания изменены')).toBeVisible()
  await expect.element(choice()).not.toBeChecked()
  await expect.poll(kept).toEqual([{ tells_of_visits: false, channel: 'sms' }])
  openFace('/profile/reminders', olga)
  await expect.element(page.getByRole('radio', { name: /^SMS/ })).toBeChecked()
  await expect.element(choice()).not.toBeChecked()
})
