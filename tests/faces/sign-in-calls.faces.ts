// What the cabinet asks the server while somebody signs in, as it goes over the line.
import { getProfile } from '@vizit/contract/profile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, address, goTo, openFace } from './face.ts'
import { floodSignIn } from './flood.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const LOGIN = '/api/v2/my/phone-login'
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const code = page.getByLabelText('Введите код из SMS')

async function enterPhone(phone: string): Promise<void> {
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

async function smsTo(phone: string): Promise<string> {
  const { text } = (await world.sms()).findLast(sms => sms.phone === phone)!
  return /\d{6}/.exec(text)![0]
}

test('a sign-in begins by POST of the phone and the device; its id goes on to the code, for no human check is needed', async () => {
  const { phone } = await world.aPatient()
  const heard = hear()
  openFace('/sign-in')
  await enterPhone(phone)
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  // The check that runs by itself goes along if it is done by now.
  const { work: _, ...body } = (await callTo('POST', `${LOGIN}/init`)).body as Record<string, unknown>
  // What a host application knows of its user: the cabinet stands alone and has no such token.
  expect(body).toEqual({ phone: `+${phone}`, language: 'ru', deviceId: localStorage.getItem('deviceId') })
  const { data } = await answerTo(heard, 'POST', `${LOGIN}/init`)
  expect(data).toMatchObject({ id: expect.stringMatching(UUID), needsHumanCheck: false })
  expect(await callsTo('GET', `${LOGIN}/human-code`)).toEqual([])
  await code.fill(await smsTo(phone))
  await expect.element(page.getByRole('heading', { name: about.start.heading })).toBeVisible()
  expect((await callTo('POST', `${LOGIN}/confirm-sms`)).body).toMatchObject({ id: (data as { id: string }).id })
})

test('where a picture is needed it is asked for by the id of the sign-in, and the digits go back with it before any SMS is sent [7.93, 7.94]', async () => {
  const { phone } = await world.aPatient()
  await floodSignIn()
  const sent = (await world.sms()).length
  const heard = hear()
  openFace('/sign-in')
  await enterPhone(phone)
  const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const first = picture.element().getAttribute('src')
  await page.getByRole('button', { name: 'Другая картинка' }).click()
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await expect.element(picture).not.toHaveAttribute('src', first)
  const begun = (await answerTo(heard, 'POST', `${LOGIN}/init`)).data as { id: string; needsHumanCheck: boolean }
  expect(begun.needsHumanCheck).toBe(true)
  const asked = await callTo('GET', `${LOGIN}/human-code`)
  expect([asked.query, asked.body]).toEqual([{ id: begun.id }, null])
  expect((await answerTo(heard, 'GET', `${LOGIN}/human-code`)).media).toBe('image/png')

  // The painter of this world writes the digits down as they are.
  const digits = await (await fetch(picture.element().getAttribute('src')!)).text()
  expect(digits).toMatch(/^\d+$/)
  await page.getByLabelText('Введите код с картинки').fill(`${digits.slice(0, 2)} ${digits.slice(2)}`)
  await expect.poll(async () => (await world.sms()).length).toBe(sent)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  expect((await callTo('POST', `${LOGIN}/confirm-human`)).body).toEqual({ id: begun.id, language: 'ru', code: digits })
  const passed = (await answerTo(heard, 'POST', `${LOGIN}/confirm-human`)).data as { id: string }
  expect(passed.id).toMatch(UUID)
  await expect.poll(async () => (await world.sms()).length).toBe(sent + 1)
  await code.fill(await smsTo(phone))
  await expect.element(page.getByRole('heading', { name: about.start.heading })).toBeVisible()
  expect((await callTo('POST', `${LOGIN}/confirm-sms`)).body).toMatchObject({ id: passed.id })
})

test('the six digits of the SMS go back with the id, and the token of the answer, bound to the device, opens the own account from then on: the identity service is the own server [4.04, 7.95, 7.101]', async () => {
  const { phone, profileId } = await world.aPatient({ firstName: 'Ольга' })
  const heard = hear()
  openFace('/sign-in')
  await enterPhone(phone)
  const begun = (await answerTo(heard, 'POST', `${LOGIN}/init`)).data as { id: string }
  const digits = await smsTo(phone)
  await code.fill(`${digits.slice(0, 3)}x`)
  expect(await callsTo('POST', `${LOGIN}/confirm-sms`)).toEqual([])
  await code.fill(digits)
  await expect.element(page.getByRole('heading', { name: about.start.heading })).toBeVisible()
  expect(address()).toBe(about.start.path)
  const deviceId = localStorage.getItem('deviceId')!
  const sent = await callsTo('POST', `${LOGIN}/confirm-sms`)
  expect(sent.map(call => call.body)).toEqual([{ id: begun.id, code: digits, deviceId }])
  const { status, data } = await answerTo(heard, 'POST', `${LOGIN}/confirm-sms`)
  const { token } = data as { token: string }
  // Nobody is signed in: whoever is slower than the registration of visitors is one of them until then.
  const visitors = heard.filter(({ path }) => path === '/api/v2/my/anonymous-login').map(one => (one.data as { token: string }).token)
  expect([undefined, ...visitors.map(one => `Bearer ${deviceId}.${one}`)]).toContain(sent[0]!.headers.authorization)
  expect([status, token]).toEqual([200, expect.stringMatching(/^[\w-]{32,}$/)])
  expect((await callTo('GET', '/api/v2/my/profile')).headers.authorization).toBe(`Bearer ${deviceId}.${token}`)
  const profile = agreed(await callAs({ accountId: '', profileId, phone, deviceId, token })(getProfile, {}))
  expect(profile.me.profileId).toBe(profileId)
  // Nobody else was asked who this is.
  const elsewhere = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http') && !name.startsWith(location.origin))
  expect(elsewhere).toEqual([])
})

test('a visitor gets a session without a name by POST of the device, what it calls itself and the phone that was signed in with last; that is no sign-in [7.96]', async () => {
  localStorage.setItem('phoneNumber', '375291112233')
  const heard = hear()
  openFace('/timeslot')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Онлайн-запись' })).toBeVisible()
  const { data } = await answerTo(heard, 'POST', '/api/v2/my/anonymous-login')
  const { body, headers } = await callTo('POST', '/api/v2/my/anonymous-login')
  expect(headers).not.toHaveProperty('authorization')
  const deviceId = localStorage.getItem('deviceId')
  expect(body).toEqual({ phone: '+375291112233', deviceId, deviceName: expect.stringMatching(/^Chrome, \w+$/) })
  const { anonymousId, token } = data as { anonymousId: string; token: string }
  await expect.poll(() => localStorage.getItem('vizit.session')).toBe(JSON.stringify({ kind: 'anonymous', token }))
  expect(localStorage.getItem('anonymousId')).toBe(anonymousId)
  await goTo('own')
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  localStorage.clear()
  openFace('/timeslot')
  await expect.poll(async () => (await callsTo('POST', '/api/v2/my/anonymous-login')).length).toBe(2)
  expect((await callTo('POST', '/api/v2/my/anonymous-login')).body).not.toHaveProperty('phone')
})
