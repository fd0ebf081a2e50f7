// What the cabinet asks the server about the person who is signed in, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, address, openFace } from './face.ts'
import { typePerson } from './family-ways.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { world } from './world.ts'

const PROFILE = '/api/v2/my/profile'
const NINA = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1984', sex: 'Женский' } as const

test('who is signed in is asked for with the version, the face and the visitor that it was, and stands on the profile [7.16, 7.42]', async () => {
  const patient = await world.aPatient()
  localStorage.setItem('anonymousId', '0190d5b2-0000-7000-8000-00000000beef')
  openFace('/profile', patient)
  await expect.element(page.getByRole('list', { name: 'Профиль' }).getByText('Савицкая Ольга Викторовна')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Профиль' }).getByText('15 мая 1990')).toBeVisible()
  const { query } = await callTo('GET', PROFILE)
  expect(query).toEqual({
    anonymousId: '0190d5b2-0000-7000-8000-00000000beef',
    version: import.meta.env.VIZIT_VERSION,
    apiClient: about.called
  })
})

test('who was no visitor before asks for the profile without a visitor [7.16]', async () => {
  openFace('/profile', await world.aPatient())
  await expect.element(page.getByRole('list', { name: 'Профиль' })).toBeVisible()
  expect((await callTo('GET', PROFILE)).query).toEqual({ version: import.meta.env.VIZIT_VERSION, apiClient: about.called })
})

test('the town of this browser is sent to the own user info, and another browser takes it from there [7.39, 7.42]', async () => {
  const patient = await world.aPatient()
  await world.aSlot()
  localStorage.setItem('preferences', JSON.stringify({ townId: '1' }))
  openFace('/profile', patient)
  // The app says its language as well, sooner or later than the town.
  const told = async () => (await callsTo('POST', '/api/v2/my/user-info')).map(({ body }) => body)
  await expect.poll(told).toContainEqual({ preferences: expect.objectContaining({ townId: '1' }) })
  localStorage.removeItem('preferences')
  await world.forgetAsked()
  openFace('/profile', patient)
  await callTo('GET', '/api/v2/my/user-info')
  await expect.poll(() => localStorage.getItem('preferences')).toBe('{"townId":"1"}')
})

test('the mail is changed by PATCH of the own user with its address and usage, answered 200, and then waits for its letter [7.56]', async () => {
  const heard = hear()
  openFace('/profile', await world.aPatient())
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  await page.getByRole('dialog').getByLabelText('Личная почта').fill('olga@example.by')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText(/^Письмо отправлено/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Профиль' }).getByText('ждёт подтверждения')).toBeVisible()
  expect((await callTo('PATCH', PROFILE)).body).toEqual({ emails: [{ address: 'olga@example.by', usage: 'PRIMARY' }] })
  expect((await answerTo(heard, 'PATCH', PROFILE)).status).toBe(200)
})

test('a filled profile is changed by PUT with name, birthday, sex and mail; the consent is not sent a second time [7.57]', async () => {
  const patient = await world.aPatient({ email: 'old@example.by' })
  openFace('/profile/edit', patient)
  await typePerson(NINA)
  await page.getByLabelText('Личная почта').fill('nina@example.by')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(address).toBe('/profile')
  await expect.element(page.getByRole('list', { name: 'Профиль' }).getByText('Ровда Нина Петровна')).toBeVisible()
  expect((await callTo('PUT', PROFILE)).body).toEqual({
    lastName: 'Ровда',
    firstName: 'Нина',
    middleName: 'Петровна',
    birthday: '1984-02-01',
    sex: 'FEMALE',
    emails: [{ address: 'nina@example.by', usage: 'PRIMARY' }]
  })
  await expect
    .poll(() => world.sql(`select first_name, birthday::text from profiles where id = '${patient.profileId}'`))
    .toEqual([{ first_name: 'Нина', birthday: '1984-02-01' }])
})

test('an empty profile is created by POST with name, birthday, sex and consent; its answer brings the family [7.57, 7.59, 7.60]', async () => {
  const heard = hear()
  const patient = await world.aPatient({ lastName: '', firstName: '', middleName: '', birthday: null, consents: false })
  openFace('/profile/edit?from=%2Fprofile', patient)
  for (const consent of [/^Даю согласие на обработку/, /^Принимаю/]) await page.getByRole('checkbox', { name: consent }).click()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await typePerson(NINA)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(address).toBe('/profile')
  expect((await callTo('POST', PROFILE)).body).toEqual({
    lastName: 'Ровда',
    firstName: 'Нина',
    middleName: 'Петровна',
    birthday: '1984-02-01',
    sex: 'FEMALE',
    consentReceived: true,
    consentVersion: expect.any(String)
  })
  const { family } = (await answerTo(heard, 'POST', PROFILE)).data as { family: unknown }
  expect(family).toEqual([expect.objectContaining({ profileId: patient.profileId, relKind: 'ME', firstName: 'Нина', sex: 'FEMALE' })])
})

test('the consent for a child is noted by PUT of the member with its id, and then stands as given [7.58]', async () => {
  const patient = await world.aPatient()
  const profileId = await world.aChild(patient, { firstName: 'Михаил' })
  await world.sql(`update consents set withdrawn_at = '2026-11-20T07:00:00Z' where profile_id = '${profileId}' and kind = 'personal-data'`)
  openFace(`/profile/consents?who=${profileId}`, patient)
  await page.getByRole('button', { name: 'Принять: Обработка персональных данных' }).click()
  await expect.element(page.getByRole('button', { name: 'Отозвать: Обработка персональных данных' })).toBeVisible()
  expect((await callTo('PUT', '/api/v2/my/profile/member')).body).toEqual({
    _id: profileId,
    consentReceived: true,
    consentVersion: expect.any(String)
  })
})
