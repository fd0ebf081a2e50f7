// Whoever is stuck finds a number to call and a form that writes to support from inside the product.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { otherServiceChanges } from './other-service.ts'
import { callTo } from './wire.ts'
import { world } from './world.ts'

const SETTINGS = '/api/v2/public/settings'
const OWN = '/api/v2/my/support-requests'
const AS_VISITOR = '/api/v2/public/support-requests'
const here = page.getByRole('link', { name: 'Написать здесь, без почты' })
const call = page.getByRole('link', { name: 'Позвонить: +375 (17) 309-00-00' })
const text = page.getByLabelText('Что случилось?')
const send = page.getByRole('button', { name: 'Отправить' })

const sent = async (path: string) => (await world.asked()).filter(one => one.path === path && one.method === 'POST')

test('a page that did not load has the number of support with its hours, and leads to the form with what went wrong [1.48]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.faults([{ path: '/api/v2/my/waiting-list', kind: 'status', status: 503 }])
  openFace('/waiting-list', olga)
  await expect.element(call).toHaveAttribute('href', 'tel:+375173090000')
  await expect.element(page.getByText('ежедневно с 8:00 до 20:00')).toBeVisible()
  await here.click()
  await expect.poll(address).toBe('/support?about=booking&code=SERVICE_UNAVAILABLE')
  const along = page.getByRole('listitem')
  await expect.element(along.filter({ hasText: 'Раздел: запись к врачу' })).toBeVisible()
  await expect.element(along.filter({ hasText: 'Код ошибки: SERVICE_UNAVAILABLE' })).toBeVisible()
})

test('who is signed in writes what happened, with an address that is there already; the answer comes there, and the number is there for whom that is too long [1.48]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  openFace('/profile', olga)
  await here.click()
  await expect.element(page.getByLabelText('Почта для ответа')).toHaveValue('olga@post.example')
  await send.click()
  await expect.element(text).toHaveAccessibleDescription(/Напишите, что случилось/)
  await expect.element(text).toHaveFocus()
  expect(await sent(OWN)).toEqual([])
  await text.fill('Не могу поменять фамилию')
  await send.click()
  await expect.element(page.getByText('Ответим на olga@post.example.')).toBeVisible()
  // The form with the button that was pressed has gone.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: /\+375 \(17\) 309-00-00/ })).toHaveAttribute('href', 'tel:+375173090000')
  const email = 'olga@post.example'
  expect(await sent(OWN)).toEqual([
    expect.objectContaining({ body: { text: 'Не могу поменять фамилию', topic: 'profile', language: 'ru', email } })
  ])
  expect(await world.sql('select account_id, topic, email from support_requests')).toEqual([
    { account_id: olga.accountId, topic: 'profile', email }
  ])
  expect(Object.keys(sessionStorage).filter(key => key.includes('support'))).toEqual([])
})

test('a visitor who cannot sign in writes from there, and says where to answer', async () => {
  openFace('/sign-in')
  await page.getByRole('link', { name: 'Помощь' }).click()
  await expect.poll(address).toBe('/support?about=sign-in')
  await text.fill('Не приходит код')
  await send.click()
  const to = page.getByLabelText('Почта или телефон для ответа')
  await expect.element(to).toHaveAccessibleDescription(/Укажите почту или телефон/)
  await to.fill('12')
  await expect.element(to).toHaveAccessibleDescription(/Проверьте почту или номер телефона/)
  await to.fill('+375 29 765-43-21')
  await send.click()
  await expect.element(page.getByText('Ответим по телефону +375 29 765-43-21.')).toBeVisible()
  const body = { text: 'Не приходит код', topic: 'sign-in', language: 'ru', phone: '+375 29 765-43-21' }
  // The device did its work while the letter was written.
  const work = { id: expect.any(String), solution: expect.stringContaining('derivedKey') }
  expect(await sent(AS_VISITOR)).toEqual([expect.objectContaining({ body: { ...body, work } })])
  expect(await world.sql('select key, count from limits where key like $$support-visitors:%$$')).toEqual([
    { key: 'support-visitors:first', count: 1 }
  ])
})

test('a visitor whose device can do no work writes all the same', async () => {
  await world.faults([{ path: `${AS_VISITOR}/work`, method: 'POST', kind: 'status', status: 503 }])
  openFace('/support?about=sign-in')
  await text.fill('Не приходит код')
  await page.getByLabelText('Почта или телефон для ответа').fill('olga@post.example')
  await send.click()
  await expect.element(page.getByText('Ответим на olga@post.example.')).toBeVisible()
  const body = { text: 'Не приходит код', topic: 'sign-in', language: 'ru', email: 'olga@post.example' }
  expect(await sent(AS_VISITOR)).toEqual([expect.objectContaining({ body })])
})

test('what a visitor sends again after a failure is the same request, with the same work', async () => {
  openFace('/support?about=sign-in')
  await text.fill('Не приходит код')
  await page.getByLabelText('Почта или телефон для ответа').fill('olga@post.example')
  // The device has its work: what fails is the request alone.
  await callTo('POST', `${AS_VISITOR}/work`)
  await world.faults([{ path: AS_VISITOR, method: 'POST', kind: 'status', status: 503 }])
  await send.click()
  await expect.element(page.getByText('Написанное сохранилось: его можно отправить ещё раз.')).toBeVisible()
  await world.faults([])
  await send.click()
  await expect.element(page.getByText('Ответим на olga@post.example.')).toBeVisible()
  const [first, again] = await sent(AS_VISITOR)
  expect(first!.body).toEqual(expect.objectContaining({ work: expect.anything() }))
  expect(again!.body).toEqual(first!.body)
  expect(await world.sql('select text from support_messages')).toEqual([{ text: 'Не приходит код' }])
})

test('what was typed outlives a failed sending and a reload, and is then sent once', async () => {
  const olga = await world.aPatient()
  openFace('/support?about=visits', olga)
  await text.fill('Визит пропал')
  await world.faults([{ path: OWN, method: 'POST', kind: 'status', status: 503 }])
  await send.click()
  await expect.element(page.getByText('Написанное сохранилось: его можно отправить ещё раз.')).toBeVisible()
  await expect.element(text).toHaveValue('Визит пропал')
  await world.faults([])
  openFace('/support?about=visits', olga)
  await expect.element(text).toHaveValue('Визит пропал')
  await send.click()
  await expect.element(page.getByText(/^Ответим по телефону \+375/)).toBeVisible()
  expect(await world.sql('select text from support_messages')).toEqual([{ text: 'Визит пропал' }])
})

test('where no number is set none is shown, and the form is there all the same', async () => {
  otherServiceChanges<{ brand: { supportPhone: string } }>(SETTINGS, data => ({ ...data, brand: { ...data.brand, supportPhone: '' } }))
  const olga = await world.aPatient()
  openFace('/profile', olga)
  await expect.element(here).toBeVisible()
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(0)
  openFace('/info')
  await expect.element(here).toBeVisible()
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(0)
})

test('an address that names something else than a part of the product and a code is a general question', async () => {
  openFace('/support?about=%3Cb%3E&code=my%20phone%20is%20291234567')
  await expect.element(page.getByText('Раздел: общий вопрос')).toBeVisible()
  await expect.element(page.getByText(/Код ошибки/)).not.toBeInTheDocument()
})
