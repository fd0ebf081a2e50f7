// The consent that the app asks for before it is used.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxes, next, tickAll } from './consent-steps.ts'
import { openFace } from './face.ts'
import { callsTo, callTo } from './wire.ts'
import { world } from './world.ts'

test('where consent is missing its screen stands first; what it sends is always a consent that was received, and the own data are asked for anew [4.16, 4.17, 4.18]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga)
  await world.sql('delete from consents')
  openFace('/family', olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Использование приложения Личный кабинет' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Семья' })).not.toBeInTheDocument()
  await expect.poll(() => boxes.elements()).toHaveLength(3)
  await tickAll()
  await world.forgetAsked()
  await next.click()
  expect((await callTo('POST', '/api/v2/my/consents/all')).body).toMatchObject({ consentReceived: true })
  await expect.poll(async () => (await callsTo('GET', '/api/v2/my/profile')).length).toBeGreaterThan(0)
  openFace('/family', olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Моя семья' })).toBeVisible()
})

test('after the consent one is at the page that one wanted to see', async () => {
  openFace('/visits?tab=past', await world.aPatient({ consents: false }))
  await tickAll()
  await next.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/visits?tab=past')
})
