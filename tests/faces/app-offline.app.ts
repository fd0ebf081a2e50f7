// The app without a connection: what it shows of the last time, and what waits until it can be sent.
import { listMedicines } from '@vizit/contract/own-drugs'
import { listOwnReviews } from '@vizit/contract/reviews'
import { listVisits } from '@vizit/contract/visits'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeFace, openFace } from './face.ts'
import { agreed, aVisit, callAs, type Person, pass, world } from './world.ts'

const NOTE = 'Ящик у окна 7315'
const START = '2026-11-24T11:30:00Z'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const waiting = () => page.getByRole('status').filter({ hasText: 'Не отправлено' })

function open(path: string, person: Person | null = null, language = 'ru'): void {
  localStorage.setItem('vizit.language', language)
  localStorage.setItem('vizit.started', '1')
  openFace(path, person)
}

/** From now on no call arrives; gives how they arrive again. `lost`: they arrive, and their answers do not. */
function disconnect({ lost = false } = {}): () => void {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(lost)
  const real = window.fetch
  const calls = vi.spyOn(window, 'fetch').mockImplementation(async (...args) => {
    const write = args[1]?.method !== 'GET'
    if (lost && !write) return real(...args)
    if (lost) await real(...args)
    throw new TypeError('no connection')
  })
  dispatchEvent(new Event('offline'))
  const connect = () => {
    line.mockRestore()
    calls.mockRestore()
    dispatchEvent(new Event('online'))
  }
  onTestFinished(connect)
  return connect
}

/** What lies on the device under this name; the app writes shortly after the answers. */
async function kept(name: string): Promise<unknown> {
  const opened = indexedDB.open('vizit-cache')
  const database = await new Promise<IDBDatabase>((done, fail) => {
    opened.onsuccess = () => done(opened.result)
    opened.onerror = () => fail(opened.error)
  })
  try {
    if (!database.objectStoreNames.contains('entries')) return undefined
    const asked = database.transaction('entries').objectStore('entries').get(name)
    return await new Promise(done => {
      asked.onsuccess = () => done(asked.result)
    })
  } finally {
    database.close()
  }
}

const written = async (name: string) => (await kept(name)) !== undefined

async function aMedicine(person: Person): Promise<void> {
  await world.sql(`insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, added_at)
    values ('${person.accountId}', 'd1', 'Метформин', 'таблетки', '500 мг', false, now())`)
}

async function changeNote(note: string): Promise<void> {
  await page.getByRole('button', { name: /^Срок и заметка/ }).click()
  await page.getByRole('textbox', { name: /^Заметка/ }).fill(note)
  await page.getByRole('button', { name: 'Сохранить' }).click()
}

test('a start without a connection shows name and medicine chest of the last time, with that time', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  open('/drugs/chest', olga)
  await expect.element(page.getByRole('article', { name: /Метформин/ })).toBeVisible()
  await expect.poll(() => written('answers')).toBe(true)
  expect(((await kept('device-key')) as CryptoKey).extractable).toBe(false)
  closeFace()
  await expect.poll(() => written('answers')).toBe(true)
  const connect = disconnect()
  await pass(24 * 60 * 60)
  open('/drugs/chest')
  await expect.element(page.getByRole('article', { name: /Метформин/ })).toBeVisible()
  await expect.element(page.getByText(/Показываем копию за \d+ ноября, \d\d:\d\d\./)).toBeVisible()
  open('/')
  await expect.element(heading('Здравствуйте, Ольга')).toBeVisible()
  connect()
})

test('another account on the same device finds nothing of the former, and nobody reads what was left of an ended session', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  open('/drugs/chest', olga)
  await expect.poll(() => written('answers')).toBe(true)
  closeFace()
  const boris = await world.aPatient()
  disconnect()
  open('/drugs/chest', boris)
  await expect.element(heading('Аптечка')).toBeVisible()
  await expect.poll(() => written('answers')).toBe(false)
  expect(page.getByRole('article', { name: /Метформин/ }).elements()).toHaveLength(0)
  expect(await kept('device-key')).toBeUndefined()
})

test('once the server says that the session has ended, the copy and its key are gone', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  open('/drugs/chest', olga)
  await expect.poll(() => written('answers')).toBe(true)
  closeFace()
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  open('/drugs/chest')
  await expect.poll(() => written('device-key')).toBe(false)
  expect(await written('answers')).toBe(false)
})

test('a change of the medicine chest waits in sight and is sent once when the connection is back, after a restart too', async () => {
  const olga = await world.aPatient()
  await aMedicine(olga)
  open('/drugs/chest', olga)
  await expect.element(page.getByRole('article', { name: /Метформин/ })).toBeVisible()
  await expect.poll(() => written('answers')).toBe(true)
  const connect = disconnect()
  await changeNote('На верхней полке')
  await expect.element(waiting()).toMatchTextContent(/Аптечка: Метформин/)
  await changeNote(NOTE)
  await expect.poll(() => waiting().elements().length).toBe(1)
  open('/drugs/chest')
  await expect.element(waiting()).toMatchTextContent(/Аптечка: Метформин/)
  expect(new TextDecoder().decode(((await kept('unsent')) as { data: ArrayBuffer }).data)).not.toContain(NOTE)
  connect()
  await expect.poll(() => waiting().elements().length).toBe(0)
  await expect.element(page.getByText(NOTE)).toBeVisible()
  expect(agreed(await callAs(olga)(listMedicines, {})).medicines.map(one => one.note)).toEqual([NOTE])
})

test('a review whose answer was lost is one review when it is sent again under its key', async () => {
  const olga = await world.aPatient()
  const orderId = await aVisit(olga, await world.aSlot({ startsAt: START }))
  await world.sql(`update visits set status = 'done', starts_at = '2026-11-18T11:30:00Z', ends_at = '2026-11-18T11:50:00Z'`)
  open(`/visits/${orderId}/review`, olga)
  await page.getByRole('textbox').first().fill('Врач объяснила всё понятно и не торопилась.')
  const connect = disconnect({ lost: true })
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(waiting()).toMatchTextContent(/Отзыв о визите: .*Ковалёва/)
  connect()
  await expect.poll(() => waiting().elements().length).toBe(0)
  expect(agreed(await callAs(olga)(listOwnReviews, {})).reviews).toHaveLength(1)
  expect(page.getByText('Не получилось отправить').elements()).toHaveLength(0)
})

const cancelButton = () => page.getByRole('button', { name: /^Отменить визит/ })

async function cancel(): Promise<void> {
  await cancelButton().click()
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect.element(asked).toBeVisible()
  await asked.getByRole('button', { name: /^Отменить/ }).click()
}

async function cancelOffline(person: Person): Promise<{ orderId: string; connect: () => void }> {
  const orderId = await aVisit(person, await world.aSlot({ startsAt: START }))
  await world.sql(`update branches set phones = '+375 17 200-10-10'`)
  open(`/visits/${orderId}`, person)
  await expect.element(cancelButton()).toBeVisible()
  await expect.poll(() => written('visits')).toBe(true)
  const connect = disconnect()
  await cancel()
  await expect.element(waiting()).toMatchTextContent(/Отмена визита: .*Ковалёва/)
  expect(page.getByText('Визит отменен!').elements()).toHaveLength(0)
  return { orderId, connect }
}

const ordersOf = async (person: Person) => agreed(await callAs(person)(listVisits, { status: 'active' })).orders

test('a cancelling waits as not sent and is sent when the connection is back; until then it can be taken back', async () => {
  const olga = await world.aPatient()
  const { connect } = await cancelOffline(olga)
  await page.getByRole('button', { name: /^Не отправлять/ }).click()
  await expect.poll(() => waiting().elements().length).toBe(0)
  await cancel()
  await expect.element(waiting()).toBeVisible()
  connect()
  await expect.poll(() => waiting().elements().length).toBe(0)
  await expect.poll(async () => (await ordersOf(olga)).length).toBe(0)
})

test('a cancelling that would come after its limit is not sent: the person is told to call, with the phone [9.01]', async () => {
  const olga = await world.aPatient()
  const { connect } = await cancelOffline(olga)
  await pass((Date.parse(START) - Date.now()) / 1000 - 29 * 60)
  connect()
  const told = page.getByRole('alert').filter({ hasText: 'Отменить визит уже нельзя: позвоните' })
  await expect.element(told).toBeVisible()
  await expect.element(told.getByRole('link')).toHaveAttribute('href', 'tel:+375172001010')
  expect(await ordersOf(olga)).toHaveLength(1)
  await told.getByRole('button', { name: /^Понятно/ }).click()
  await expect.poll(() => told.elements().length).toBe(0)
})
