// The human check of a sign-in: it runs by itself, and where that is not enough there is a picture.
import { initPhoneLogin } from '@vizit/contract/sign-in'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { floodSignIn } from './flood.ts'
import { answersWait } from './other-service.ts'
import { callsTo, callTo } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const LOGIN = '/api/v2/my/phone-login'
const WORK = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  solution: expect.stringMatching(/^\{"counter":\d+,"derivedKey":"[0-9a-f]+"\}$/)
}
const phoneField = page.getByLabelText('Номер телефона')
const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
const pictureField = page.getByLabelText('Введите код с картинки')
const codeScreen = page.getByRole('heading', { name: 'Код из SMS' })
const go = page.getByRole('button', { name: 'Продолжить' })

/** So many have asked for this phone that the next one must show to be a person. */
async function askOften(phone: string): Promise<void> {
  for (let asked = 0; asked < 2; asked++) agreed(await callAs(null)(initPhoneLogin, { phone: `+${phone}`, deviceId: crypto.randomUUID() }))
  await world.forgetAsked()
}

async function enterPhone(phone: string): Promise<void> {
  openFace('/sign-in')
  await phoneField.fill(`+${phone}`)
  await go.click()
}

/** The work as it has gone to the server, with the phone or after it. */
async function sentWork(): Promise<unknown> {
  const calls = [...(await callsTo('POST', `${LOGIN}/init`)), ...(await callsTo('POST', `${LOGIN}/confirm-human`))]
  return calls.map(({ body }) => (body as { work?: unknown }).work).find(Boolean)
}

async function readPicture(): Promise<void> {
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  // The painter of this world writes the digits down as they are.
  await pictureField.fill(await (await fetch((picture.element() as HTMLImageElement).src)).text())
  await go.click()
}

test('where the human check is needed the device does it by itself, from the first digit of the number on: no picture is asked for and the SMS comes [4.02]', async () => {
  const { phone } = await world.aPatient()
  await askOften(phone)
  openFace('/sign-in')
  await expect.element(phoneField).toBeVisible()
  expect(await callsTo('POST', `${LOGIN}/human-work`)).toEqual([])
  await phoneField.fill(`+${phone.slice(0, 5)}`)
  await expect.poll(() => callsTo('POST', `${LOGIN}/human-work`)).toHaveLength(1)
  await phoneField.fill(`+${phone}`)
  await go.click()
  await expect.element(codeScreen).toBeVisible()
  expect(await sentWork()).toEqual(WORK)
  expect(await callsTo('GET', `${LOGIN}/human-code`)).toEqual([])
  expect(await callsTo('POST', `${LOGIN}/human-work`)).toHaveLength(1)
  await page.getByLabelText('Введите код из SMS').fill(/\d{6}/.exec((await world.sms()).at(-1)!.text)![0])
  await expect.poll(address).not.toMatch(/sign-in/)
})

test('whoever is quicker than the device sees that the check runs and that nothing is to be typed, and comes to the code without doing anything [1.54]', async () => {
  const { phone } = await world.aPatient()
  await askOften(phone)
  const workComes = answersWait(`${LOGIN}/human-work`)
  await enterPhone(phone)
  await expect.element(page.getByText('Проверяем, что вы не робот. Это займёт несколько секунд, вводить ничего не нужно.')).toBeVisible()
  workComes()
  await expect.element(codeScreen).toBeVisible()
  expect((await callTo('POST', `${LOGIN}/confirm-human`)).body).toEqual({ id: expect.any(String), language: 'ru', work: WORK })
  expect(await callsTo('GET', `${LOGIN}/human-code`)).toEqual([])
})

test('whoever does not want to wait takes the picture, and its field has the focus', async () => {
  const { phone } = await world.aPatient()
  await askOften(phone)
  answersWait(`${LOGIN}/human-work`)
  await enterPhone(phone)
  await page.getByRole('button', { name: 'Не ждать, ввести код с картинки' }).click()
  await expect.element(pictureField).toHaveFocus()
  await readPicture()
  await expect.element(codeScreen).toBeVisible()
  expect((await callTo('POST', `${LOGIN}/confirm-human`)).body).toEqual({
    id: expect.any(String),
    language: 'ru',
    code: expect.stringMatching(/^\d{5}$/)
  })
})

test('while hardly any codes come back the server wants the picture: an image with the field «Введите код с картинки» [2.08, 4.02]', async () => {
  await floodSignIn()
  const { phone } = await world.aPatient()
  await enterPhone(phone)
  await expect.element(page.getByRole('heading', { name: 'Проверка' })).toBeVisible()
  await expect.element(pictureField).toBeVisible()
  expect(address()).toBe('/sign-in/human-check')
  expect(await world.sms()).toEqual([])
  await readPicture()
  await expect.element(codeScreen).toBeVisible()
  await expect.poll(() => world.sms()).toHaveLength(1)
})

test('a device whose browser has no workers does it in the page', async () => {
  vi.stubGlobal('Worker', undefined)
  const { phone } = await world.aPatient()
  await askOften(phone)
  await enterPhone(phone)
  await expect.element(codeScreen).toBeVisible()
  expect(await sentWork()).toEqual(WORK)
})

test('where the device cannot do it, or does not hear what to do, there is the picture', async () => {
  const { phone } = await world.aPatient()
  await askOften(phone)
  vi.stubGlobal('Worker', undefined)
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('not here'))
  await enterPhone(phone)
  await readPicture()
  await expect.element(codeScreen).toBeVisible()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()

  const other = await world.aPatient()
  await askOften(other.phone)
  sessionStorage.clear()
  await world.faults([{ path: `${LOGIN}/human-work`, kind: 'cut' }])
  await enterPhone(other.phone)
  await readPicture()
  await expect.element(codeScreen).toBeVisible()
})

test('where the line has lost that the check is passed, the next press leads to the code that has come', async () => {
  await floodSignIn()
  await world.faults([{ path: `${LOGIN}/confirm-human`, kind: 'lost' }])
  const { phone } = await world.aPatient()
  await enterPhone(phone)
  await readPicture()
  await expect.element(page.getByText('Нет связи')).toBeVisible()
  await world.faults([])
  await go.click()
  await expect.element(codeScreen).toBeVisible()
  expect(await world.sms()).toHaveLength(1)
})

test('where the line has lost that the work was enough, one comes to the code that has come without a picture', async () => {
  const { phone } = await world.aPatient()
  await askOften(phone)
  const before = (await world.sms()).length
  await world.faults([{ path: `${LOGIN}/confirm-human`, kind: 'lost' }])
  // Not before the face has left the page of the number: the work goes with the check then.
  const workComes = answersWait(`${LOGIN}/human-work`)
  await enterPhone(phone)
  await expect.element(page.getByText(/вводить ничего не нужно/)).toBeVisible()
  workComes()
  await expect.element(codeScreen).toBeVisible()
  expect(await world.sms()).toHaveLength(before + 1)
})

test('whoever asks for one picture after the other is told for how long there are none', async () => {
  await floodSignIn()
  const { phone } = await world.aPatient()
  await enterPhone(phone)
  await expect.element(picture).toBeVisible()
  await world.sql(`update limits set count = 1000000 where key like 'picture:%'`)
  await page.getByRole('button', { name: 'Другая картинка' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Слишком много попыток.*Попробуйте через/)
})
