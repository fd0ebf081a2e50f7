// What is done in the app without a connection: it waits in sight, is sent once, and is not sent when it would come too late.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeFace, openFace } from './face.ts'
import { answered, disconnect, inEntries, kept, keptText } from './offline.ts'
import { aVisitRow } from './visit-world.ts'
import { callsTo } from './wire.ts'
import { aVisit, type Person, pass, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'
const CHEST = '/api/v2/my/drugs/chest'
const REVIEWS = '/api/v2/my/reviews'
const visit = page.getByRole('article', { name: /Ковалёва/ })
const medicine = page.getByRole('article', { name: /Метформин/ })
const notice = page.getByText('Не отправлено: 1', { exact: true })
const isKept = async (name: string) => (await kept()).has(name)

/** Somebody at the page of an own visit of 24 November, 14:30, whose line has broken; gives how it comes back. */
async function atVisitOffline(): Promise<{ olga: Person; orderId: string; connect: () => void }> {
  const olga = await world.aPatient()
  const orderId = await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  openFace(`/visits/${orderId}`, olga)
  await expect.element(visit).toBeVisible()
  await expect.poll(() => isKept('visits')).toBe(true)
  await expect.poll(() => isKept('answer profile')).toBe(true)
  return { olga, orderId, connect: disconnect() }
}

async function cancel(): Promise<void> {
  await page.getByRole('button', { name: 'Отменить визит' }).click()
  await page.getByRole('dialog', { name: 'Отмена визита' }).getByRole('button', { name: 'Отменить визит' }).click()
  await expect.element(notice).toBeVisible()
}

async function look() {
  await page.getByRole('button', { name: 'Что именно' }).click()
  return page.getByRole('dialog', { name: 'Не отправлено' })
}

const cancelled = async (orderId: string) => (await callsTo('DELETE', `${ORDERS}/${orderId}`)).length

async function aMedicine(person: Person): Promise<void> {
  await world.sql(`insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, added_at)
    values ('${person.accountId}', 'd1', 'Метформин', 'таблетки', '500 мг', false, now())`)
}

async function note(text: string): Promise<void> {
  await medicine.getByRole('button', { name: /^Срок и заметка/ }).click()
  await page.getByLabelText(/^Заметка/).fill(text)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(medicine).toMatchTextContent(new RegExp(text))
}

test('a visit cancelled without a connection is told as not sent, on the ticket and on every page; it outlives the app, sealed, and is sent once when there is a connection', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await expect.element(page.getByText(/Отменим, если связь появится до: 14:00\./)).toBeVisible()
  await expect.element(visit).toMatchTextContent(/Отмена не отправлена/)
  expect(new TextDecoder().decode(((await kept()).get('unsent') as { data: ArrayBuffer }).data)).not.toContain('Ковалёва')
  expect(await keptText('unsent', 'unsent-key')).toContain(orderId)
  closeFace()
  openFace('/')
  await expect.element(notice).toBeVisible()
  openFace('/visits')
  await expect.element(visit).toMatchTextContent(/Отмена не отправлена/)
  expect(await cancelled(orderId)).toBe(0)
  connect()
  await expect.element(page.getByText('Связь появилась: визит отменён').first()).toBeVisible()
  await expect.element(visit).not.toBeInTheDocument()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await cancelled(orderId)).toBe(1)
  expect(await isKept('unsent')).toBe(false)
  expect(await world.sql(`select status from visits where order_id = '${orderId}'`)).toEqual([{ status: 'cancelled' }])
})

test('a cancelling that would come later than half an hour before the visit is not sent: the person is told to call, with the number', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await pass((Date.parse('2026-11-24T11:01:00Z') - Date.now()) / 1000)
  connect()
  await expect.element(page.getByText('Не отправлено: 1', { exact: true })).toBeVisible()
  const dialog = await look()
  await expect
    .element(dialog)
    .toMatchTextContent(/Визит не отменён: связи не было, а до начала осталось меньше 30 минут\. Позвоните в центр\./)
  await expect
    .element(dialog.getByRole('link', { name: /^Позвонить/ }).first())
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+375/))
  await dialog.getByRole('button', { name: /^Понятно/ }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await cancelled(orderId)).toBe(0)
  expect(await isKept('unsent')).toBe(false)
})

test('a connection that comes back while a try is failing is used at once, and not half a minute later', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  connect()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let broken: (() => void) | undefined
  const calls = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => new Promise((_, fail) => (broken = () => fail(new TypeError('no connection')))))
  await expect.poll(() => broken).toBeDefined()
  line.mockRestore()
  calls.mockRestore()
  dispatchEvent(new Event('online'))
  broken!()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await cancelled(orderId)).toBe(1)
})

test('what a window has sent that was closed before it could say so waits no more in the others', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await inEntries('readwrite', store => answered(store.delete('unsent')))
  connect()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await cancelled(orderId)).toBe(0)
})

test('a visit that was moved meanwhile is not cancelled at its new time, and the person is told', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await world.sql(
    `update visits set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days' where order_id = '${orderId}'`
  )
  connect()
  await expect.element(await look()).toMatchTextContent(/Визит не отменён: за это время его перенесли\. Теперь он .*26 ноября/)
  expect(await cancelled(orderId)).toBe(0)
})

test('what waits can be called back: the visit stands as before, and nothing is sent', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await page.getByRole('button', { name: 'Не отправлять' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(visit).toMatchTextContent(/Подтвержд|Вы записаны|Записан/)
  connect()
  openFace('/visits')
  await expect.element(visit.getByRole('button', { name: /^Отменить визит/ })).toBeVisible()
  expect(await cancelled(orderId)).toBe(0)
})

test('of what was noted of a medicine without a connection the last word is shown and sent, and a medicine that was thrown out goes', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  openFace('/drugs/chest', olga)
  await expect.element(medicine).toBeVisible()
  const connect = disconnect()
  await note('На полке')
  await note('В сумке')
  await expect.element(medicine).toMatchTextContent(/Не отправлено/)
  await expect.element(notice).toBeVisible()
  connect()
  await expect.element(page.getByText('Связь появилась: аптечка обновлена').first()).toBeVisible()
  await expect.element(medicine).not.toMatchTextContent(/Не отправлено/)
  expect((await callsTo('PUT', CHEST)).map(({ body }) => (body as { note: string }).note)).toEqual(['В сумке'])
  const connectAgain = disconnect()
  await medicine.getByRole('button', { name: /^Убрать/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click()
  await expect.element(medicine).toMatchTextContent(/Уберём, когда появится связь/)
  connectAgain()
  await expect.element(medicine).not.toBeInTheDocument()
  expect(await world.sql('select drug_id from medicine_chest')).toEqual([])
})

test('a review whose answer was lost on the line is sent again under the same key, and is one review', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  openFace(`/visits/${orderId}/review`, olga)
  await page.getByLabelText('Ваш отзыв').fill('Всё объяснила спокойно')
  const real = window.fetch
  const line = vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const answer = await real(url, init)
    if (init?.method === 'POST' && url === REVIEWS) throw new TypeError('the line broke')
    return answer
  })
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('article', { name: /Мороз/ })).toMatchTextContent(/Не отправлено.*Всё объяснила спокойно/)
  line.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Связь появилась: отзыв отправлен').first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  const keys = (await callsTo('POST', REVIEWS)).map(({ headers }) => headers['idempotency-key'])
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await world.sql('select comment from reviews')).toEqual([{ comment: 'Всё объяснила спокойно' }])
})

test('what the server refuses is told with its reason until it was read, and is not sent again, whatever else is', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  openFace(`/visits/${orderId}/review`, olga)
  await page.getByLabelText('Ваш отзыв').fill('Всё объяснила спокойно')
  const connect = disconnect()
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(notice).toBeVisible()
  await world.sql(`update visits set status = 'no_show' where order_id = '${orderId}'`)
  connect()
  const dialog = await look()
  await expect.element(dialog.getByRole('button', { name: /^Понятно\. Отзыв: .*Мороз/ })).toBeVisible()
  openFace('/drugs/chest')
  await expect.element(medicine).toBeVisible()
  const connectAgain = disconnect()
  await note('В сумке')
  await expect.element(page.getByText('Не отправлено: 2', { exact: true })).toBeVisible()
  connectAgain()
  await expect.element(notice).toBeVisible()
  expect((await callsTo('PUT', CHEST)).length).toBe(1)
  expect((await callsTo('POST', REVIEWS)).length).toBe(1)
})

test('a clinic that cannot be asked is asked again after a pause, not with every step that a person takes', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  await world.cancelAtClinic('unknown')
  connect()
  await expect.poll(() => cancelled(orderId)).toBe(1)
  const go = (name: RegExp) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name }).first().click()
  for (const [place, title] of [
    [/^Центры/, /центры/i],
    [/^Лекарства/, /Лекарства/],
    [/^Главная/, /^Здравствуйте/]
  ] as const) {
    await go(place)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect.element(notice).toBeVisible()
  expect(await cancelled(orderId)).toBe(1)
  await world.clinic('usual')
  await pass(60)
  await go(/^Центры/)
  await go(/^Карта/)
  await page.getByRole('link', { name: /^Визиты/ }).click()
  await expect.poll(() => cancelled(orderId)).toBe(2)
  await expect.element(notice).not.toBeInTheDocument()
  expect(await world.sql(`select status from visits where order_id = '${orderId}'`)).toEqual([{ status: 'cancelled' }])
})

test('whoever signs out is told what would be lost; nobody else sends it, and nothing of it stays', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  openFace('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  const dialog = page.getByRole('dialog', { name: /^Выйти/ })
  await expect.element(dialog).toMatchTextContent(/Ещё не отправлено: 1\. Если выйти, оно пропадёт\./)
  await dialog.getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(async () => [...(await kept()).keys()]).toEqual([])
  // Until the sign-out is over it wipes what comes after it as well.
  await expect.poll(() => location.pathname).toBe('/')
  connect()
  openFace('/visits', await world.aPatient())
  await expect.element(page.getByText('У вас пока нет визитов')).toBeVisible()
  expect(notice.elements()).toHaveLength(0)
  expect(await cancelled(orderId)).toBe(0)
})

test('another account on the same device neither sees nor sends it', async () => {
  const { orderId, connect } = await atVisitOffline()
  await cancel()
  closeFace()
  connect()
  openFace('/visits', await world.aPatient())
  await expect.element(page.getByText('У вас пока нет визитов')).toBeVisible()
  expect(notice.elements()).toHaveLength(0)
  expect(await cancelled(orderId)).toBe(0)
})
