// How the booking card talks to the server, and what it makes of each kind of answer.
import { letSiteOrderGo } from '@vizit/contract/public-booking'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aTime, atCode, atTimes, codeField, field, siteCall, smsCode, timeAt, wrongCode } from './card.ts'
import { openWidget } from './widget.ts'
import { world } from './world.ts'

const BASE = '/api/v2/public/booking/azure'

test('all calls of a booking stand under the public base of the clinic’s code, but for the texts of the consents, which are everybody’s [7.01]', async () => {
  await aTime({ provider: 'linden' })
  const time = await aTime()
  await atCode(time)
  await codeField().fill(await smsCode())
  await expect.element(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  const paths = (await world.asked()).map(one => one.path)
  expect(paths.filter(path => !path.startsWith(`${BASE}/`))).toEqual(['/api/v2/public/consents'])
  expect(paths.length).toBeGreaterThan(6)
  openWidget({ provider: 'linden' })
  await expect.element(page.getByText('Ковалёва Анна Сергеевна')).toBeVisible()
  expect((await world.asked()).at(-1)!.path).toMatch(/^\/api\/v2\/public\/booking\/linden\//)
})

test('what the form says travels as a JSON body, and what only reads has none [7.08]', async () => {
  await atCode(await aTime())
  const asked = await world.asked()
  const post = asked.find(one => one.method === 'POST' && one.path.includes('/timeslots/'))!
  expect(post.headers['content-type']).toBe('application/json')
  expect(post.body).toMatchObject({ lastName: 'Савицкая', birthDate: '1990-05-15', sex: 'FEMALE' })
  for (const read of asked.filter(one => one.method === 'GET')) {
    expect(read.headers['content-type']).toBeUndefined()
    expect(read.body).toBeNull()
  }
})

test('a call waits 150 seconds for its answer and no longer: then the card says so, and asks again on request [7.09, 9.47]', async () => {
  const time = await aTime()
  const over = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  try {
    over.abort(new DOMException('over', 'TimeoutError'))
    openWidget({ doctor: time.doctorId })
    await expect.element(page.getByText('Ответ не пришёл вовремя')).toBeVisible()
    expect(new Set(limit.mock.calls.map(([millis]) => millis))).toEqual(new Set([150_000]))
  } finally {
    limit.mockRestore()
  }
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(timeAt()).toBeVisible()
})

test('of an answer below 500 the card reads why and how much is left; of one above it says that the service is not there now [7.10]', async () => {
  const time = await aTime()
  await atCode(time)
  await codeField().fill(await wrongCode())
  await expect.element(codeField()).toHaveAccessibleDescription('Код не подошёл. Осталось 4 попытки.')
  // The same code again would cost one more try.
  const tried = async () =>
    (await world.asked()).filter(one => one.path.endsWith('/confirm')).map(one => (one.body as { code: string }).code)
  await page.getByRole('button', { name: 'Подтвердить запись' }).click()
  await codeField().fill(await wrongCode(2))
  await expect.element(codeField()).toHaveAccessibleDescription('Код не подошёл. Осталось 3 попытки.')
  expect(await tried()).toEqual([await wrongCode(1), await wrongCode(2)])
  await world.faults([{ path: `${BASE}/physicians`, kind: 'status', status: 500 }])
  openWidget({ doctor: time.doctorId })
  await expect.element(page.getByText('Сервис временно недоступен')).toBeVisible()
  await world.faults([])
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Когда прийти' })).toBeVisible()
})

test('letting a time go is answered without a body, and the card goes on to the form as it was typed [7.11]', async () => {
  const time = await aTime()
  await atCode(time)
  await page.getByRole('button', { name: 'Изменить данные' }).click()
  await expect.element(field('Фамилия')).toHaveValue('Савицкая')
  const gone = (await world.asked()).find(one => one.method === 'DELETE')!
  expect(gone.path).toMatch(new RegExp(`^${BASE}/orders/[0-9a-f-]{36}$`))
  await expect.poll(() => world.sql('select taken_by from slots')).toEqual([{ taken_by: null }])
  const answer = await fetch(gone.path, { method: 'DELETE' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const orderId = gone.path.split('/').at(-1)!
  expect(await siteCall(letSiteOrderGo, { provider: 'azure', orderId })).toEqual({ ok: true, value: {}, status: 204 })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('the card reads what it shows from data, and why it was refused from error and its facts [7.13]', async () => {
  const time = await aTime({ lastName: 'Мороз' })
  await atTimes(time)
  await expect.element(page.getByText('Мороз Анна Сергеевна')).toBeVisible()
  const read = await (await fetch(`${BASE}/physicians?ids=${time.doctorId}`)).json()
  expect(read).toMatchObject({ data: { doctors: [{ fullName: 'Мороз Анна Сергеевна' }] }, status: 200, error: null, message: null })
  const refused = await (await fetch('/api/v2/public/booking/nobody/doctors')).json()
  expect(refused).toMatchObject({ data: null, status: 404, error: 'NOT_FOUND' })
  expect(Object.keys(refused)).toEqual(expect.arrayContaining(['data', 'status', 'error', 'message']))
  openWidget({ provider: 'nobody' })
  await expect.element(page.getByText('Не нашли')).toBeVisible()
})
