// What the cabinet asks the server about the code, the invitations and the rights of a family, as it goes over the line.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { drawnCode, linked } from './family-ways.ts'
import { callTo } from './wire.ts'
import { world } from './world.ts'

test('a relative is invited by POST of the address with the name of this device, and the invitation waits in the family [7.41]', async () => {
  const patient = await world.aPatient()
  openFace('/family/send-invite', patient)
  await page.getByLabelText('Электронная почта родственника').fill('pavel@example.by')
  await page.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect.poll(address).toBe('/family')
  expect((await callTo('POST', '/api/v2/my/family/invites')).body).toEqual({
    email: 'pavel@example.by',
    as: 'RELATIVE',
    deviceName: expect.stringMatching(/^Chrome, \w+$/)
  })
  await expect.element(page.getByText('pavel@example.by', { exact: true })).toBeVisible()
  await expect
    .poll(() => world.sql('select device_name from family_invites'))
    .toMatchObject([{ device_name: expect.stringMatching(/^Chrome/) }])
})

test('a family is joined by POST of a code of six digits, and not before all six are there [7.61]', async () => {
  const [patient, pavel] = [await world.aPatient(), await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })]
  const code = await drawnCode(patient)
  openFace('/family/enter-code', pavel)
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  await page.getByLabelText('Код близкого').click()
  await userEvent.keyboard(code.slice(0, 5))
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard(`${code[5]!}7`)
  await expect.element(page.getByLabelText('Код близкого')).toHaveValue(code)
  await world.forgetAsked()
  await send.click()
  await expect.element(page.getByText('Запрос отправлен')).toBeVisible()
  expect((await callTo('POST', '/api/v2/my/family/join')).body).toEqual({ code, as: 'RELATIVE' })
})

test('the code that the family shows already is read by GET and stands on the screen; without one there is only the way to draw it [7.62]', async () => {
  const patient = await world.aPatient()
  openFace('/family/join', patient)
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toBeVisible()
  await callTo('GET', '/api/v2/my/family/share')
  expect(page.getByLabelText(/^Код семьи: /).elements()).toEqual([])
  const code = await drawnCode(patient)
  await world.forgetAsked()
  openFace('/family/join', patient)
  await expect.element(page.getByLabelText(`Код семьи: ${code.split('').join(' ')}`)).toBeVisible()
  const { query, body } = await callTo('GET', '/api/v2/my/family/share')
  expect([query, body]).toEqual([{}, null])
  expect((await world.asked()).filter(one => one.method === 'POST' && one.path === '/api/v2/my/family/share')).toEqual([])
})

test('a right is changed by PUT of the grant with whom and how much, and holds from then on [7.63]', async () => {
  const [patient, pavel] = [await world.aPatient(), await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })]
  await linked(patient, pavel)
  openFace(`/family/access?id=${pavel.profileId}`, patient)
  const book = page.getByRole('radio', { name: /^Записывать меня/ })
  await expect.element(book).not.toBeChecked()
  await book.click()
  await expect.element(page.getByText('Права изменены, действуют сразу')).toBeVisible()
  expect((await callTo('PUT', '/api/v2/my/grants')).body).toEqual({ profileId: pavel.profileId, level: 'BOOK_VISITS' })
  await page.getByRole('radio', { name: /^Только видеть/ }).click()
  await expect
    .poll(async () => (await callTo('PUT', '/api/v2/my/grants')).body)
    .toEqual({ profileId: pavel.profileId, level: 'VIEW_COVERAGE' })
  await expect
    .poll(() => world.sql(`select level from grants where profile_id = '${patient.profileId}'`))
    .toEqual([{ level: 'VIEW_COVERAGE' }])
  openFace(`/family/access?id=${pavel.profileId}`, patient)
  await expect.element(page.getByRole('radio', { name: /^Только видеть/ })).toBeChecked()
})
