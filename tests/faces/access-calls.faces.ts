// What the cabinet sends to open something to a person or to a device, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { world } from './world.ts'

test('what a relative may do from the first moment is sent by POST with the request for the code, which then stands on the screen [7.64]', async () => {
  const olga = await world.aPatient()
  const child = await world.aChild(olga)
  const heard = hear()
  openFace('/family/share-code', olga)
  const me = page.getByRole('checkbox', { name: 'Меня' })
  await expect.element(me).not.toBeChecked()
  await page.getByRole('checkbox', { name: /Михаил/ }).click()
  await page.getByRole('button', { name: 'Получить код' }).click()
  const drawn = (await answerTo(heard, 'POST', '/api/v2/my/family/share')).data as { shown: { code: string } }
  const { code } = drawn.shown
  expect(code).toMatch(/^\d{6}$/)
  await expect.element(page.getByRole('status', { name: `Код семьи: ${code.split('').join(' ')}` })).toBeVisible()
  await me.click()
  await page.getByRole('button', { name: 'Новый код' }).click()
  await expect.poll(async () => (await callsTo('POST', '/api/v2/my/family/share')).length).toBe(2)
  await expect
    .poll(async () => (await callsTo('POST', '/api/v2/my/family/share')).map(call => call.body))
    .toEqual([
      { as: 'RELATIVE', grants: [{ profileId: child, level: 'BOOK_VISITS' }] },
      {
        as: 'RELATIVE',
        grants: [
          { profileId: child, level: 'BOOK_VISITS' },
          { profileId: olga.profileId, level: 'BOOK_VISITS' }
        ]
      }
    ])
  await expect.element(page.getByRole('status', { name: `Код семьи: ${code.split('').join(' ')}` })).not.toBeInTheDocument()
})

test('a device that the account does not know asks to be let in by POST of the profile, of its own id and of the address that was chosen [7.65]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const backup = crypto.randomUUID()
  await world.sql(`insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values ('${backup}', '${olga.accountId}', 'mother@post.example', 'BACKUP', now(), now())`)
  openFace('/sign-in?from=%2Fprofile')
  await page.getByLabelText('Номер телефона').fill(`+${olga.phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  const { text } = (await world.sms()).at(-1)!
  await page.getByLabelText('Введите код из SMS').fill(/\d{6}/.exec(text)![0])
  await expect.element(page.getByRole('heading', { name: 'Подтвердите это устройство' })).toBeVisible()
  await expect.element(page.getByText('Савицкая')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^m\*\*\*@post\.example/ }).click()
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(page.getByRole('heading', { name: 'Откройте письмо' })).toBeVisible()
  await expect.element(page.getByText('m***@post.example').first()).toBeVisible()
  const deviceId = localStorage.getItem('deviceId')!
  expect(deviceId).not.toBe(olga.deviceId)
  const asked = await callTo('POST', '/api/v2/my/device-set-profile')
  expect(asked.body).toEqual({ profileId: olga.profileId, deviceId, emailId: backup })
  await expect.poll(() => callsTo('POST', '/api/v2/my/device-set-profile')).toHaveLength(1)
})
