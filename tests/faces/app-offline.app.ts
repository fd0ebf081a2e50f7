// The app without a connection: what it shows of the last time, and that the network always wins.
import { bookService } from '@vizit/contract/booking'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeFace, openFace } from './face.ts'
import { answered, disconnect, inEntries, kept, keptText } from './offline.ts'
import { agreed, aVisit, callAs, type Person, pass, world } from './world.ts'

const DAY_SECONDS = 24 * 60 * 60
const CHEST = 'answer medicine-chest'
const PROFILE = 'answer profile'
const medicine = () => page.getByRole('article', { name: /Метформин/ })
const copyOf = () => page.getByText(/Показываем копию за /)

const isKept = async (name: string) => (await kept()).has(name)

async function aMedicine(person: Person): Promise<void> {
  await world.sql(`insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, added_at)
    values ('${person.accountId}', 'd1', 'Метформин', 'таблетки', '500 мг', false, now())`)
}

/** Somebody who was here with a connection: the device keeps profile and medicine chest. The app is closed. */
async function wasHere(): Promise<Person> {
  const olga = await world.aPatient()
  await aMedicine(olga)
  openFace('/drugs/chest', olga)
  await expect.element(medicine()).toBeVisible()
  await expect.poll(() => isKept(CHEST)).toBe(true)
  await expect.poll(() => isKept(PROFILE)).toBe(true)
  closeFace()
  return olga
}

test('a start without a connection shows name and medicine chest of the last time and says of when; with the connection comes what is true', async () => {
  const olga = await wasHere()
  const { key } = (await kept()).get('device-key') as { key: CryptoKey }
  expect(key.extractable).toBe(false)
  const sealed = (await kept()).get(CHEST) as { data: ArrayBuffer }
  expect(new TextDecoder().decode(sealed.data)).not.toContain('Метформин')
  const connect = disconnect()
  await pass(DAY_SECONDS)
  openFace('/drugs/chest')
  await expect.element(medicine()).toBeVisible()
  await expect.element(page.getByText(/Показываем копию за \d+ ноября, \d\d:\d\d\./)).toBeVisible()
  openFace('/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Ольга' })).toBeVisible()
  openFace('/drugs/chest')
  await expect.element(medicine()).toBeVisible()
  await world.sql(`delete from medicine_chest where account_id = '${olga.accountId}'`)
  connect()
  await expect.element(medicine()).not.toBeInTheDocument()
  await expect.element(copyOf()).not.toBeInTheDocument()
})

test('with a connection nothing kept is shown, however long the answer takes: the network wins', async () => {
  await wasHere()
  const connect = disconnect({ silent: true })
  openFace('/drugs/chest')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Аптечка' })).toBeVisible()
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.some(([url]) => (url as string).includes('/drugs/chest'))).toBe(true)
  // All that the device was asked for before has been answered.
  await kept()
  expect(medicine().elements()).toHaveLength(0)
  connect()
  openFace('/drugs/chest')
  await expect.element(medicine()).toBeVisible()
  expect(copyOf().elements()).toHaveLength(0)
})

test('a form does not begin with what was kept: the family may have changed it', async () => {
  const olga = await world.aPatient()
  openFace('/profile/edit', olga)
  const name = page.getByRole('textbox', { name: /^Имя/ })
  await expect.element(name).toHaveValue('Ольга')
  await expect.poll(() => isKept(PROFILE)).toBe(true)
  closeFace()
  const connect = disconnect()
  openFace('/profile/edit')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(name.elements()).toHaveLength(0)
  connect()
  await expect.element(name).toHaveValue('Ольга')
})

test('a write throws away what it changes and renews what this page knows: neither family nor profile is shown as it was', async () => {
  const olga = await world.aPatient()
  openFace('/family', olga)
  await expect.poll(() => isKept('answer relatives')).toBe(true)
  openFace('/profile/edit')
  await page.getByLabelText('Имя', { exact: true }).fill('Оксана')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('list', { name: 'Профиль' })).toMatchTextContent(/Оксана/)
  await expect.poll(() => isKept('answer relatives')).toBe(false)
  await expect.poll(() => keptText(PROFILE)).toContain('Оксана')
  closeFace()
  disconnect()
  openFace('/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Оксана' })).toBeVisible()
  openFace('/family')
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('another account on the same device finds nothing of the former', async () => {
  await wasHere()
  const boris = await world.aPatient({ firstName: 'Борис', sex: 'MALE' })
  const connect = disconnect()
  openFace('/drugs/chest', boris)
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(medicine().elements()).toHaveLength(0)
  closeFace()
  connect()
  openFace('/visits')
  await expect.poll(() => keptText(PROFILE)).toContain('Борис')
  expect(await isKept(CHEST)).toBe(false)
})

test('once the server says that all sessions have ended, the copies and their key are gone', async () => {
  const olga = await wasHere()
  openFace('/visits', olga)
  await expect.poll(() => isKept('visits')).toBe(true)
  closeFace()
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  openFace('/drugs/chest')
  await expect.poll(async () => [...(await kept()).keys()]).toEqual([])
})

test('a sign-out leaves nothing of it', async () => {
  await wasHere()
  openFace('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page
    .getByRole('dialog', { name: /^Выйти/ })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect.poll(async () => [...(await kept()).keys()]).toEqual([])
  // Until the sign-out is over it wipes what comes after it as well.
  await expect.poll(() => location.pathname).toBe('/')
})

test('the visits of the last time lie sealed on the device and open without a connection, with their time; without the key there are none [4.62, 4.68]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  const visit = page.getByRole('article', { name: /Ковалёва/ })
  openFace('/visits', olga)
  await expect.element(visit).toBeVisible()
  await expect.poll(() => isKept('visits')).toBe(true)
  await expect.poll(() => isKept(PROFILE)).toBe(true)
  closeFace()
  const sealed = (await kept()).get('visits') as { data: ArrayBuffer }
  expect(new TextDecoder().decode(sealed.data)).not.toContain('Ковалёва')
  disconnect()
  openFace('/visits')
  await expect.element(visit).toBeVisible()
  await expect.element(copyOf()).toBeVisible()
  closeFace()
  await inEntries('readwrite', store => answered(store.delete('device-key')))
  openFace('/visits')
  await expect.element(page.getByRole('heading', { name: 'Нет связи' }).first()).toBeVisible()
  expect(visit.elements()).toHaveLength(0)
})

test('how to prepare is read at the clinic’s door without a connection: it came with the visits, whether or not the visit was ever opened', async () => {
  const olga = await world.aPatient()
  const { timetableId, assignmentId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const service = await world.aService(assignmentId, { name: 'УЗИ' })
  await world.sql(`update services set description = 'Приходите натощак' where id = ${service.serviceId}`)
  const { orderId } = agreed(await callAs(olga)(bookService, { timetableId, assignmentId, profileId: olga.profileId, ...service }))
  openFace('/visits', olga)
  await expect.element(page.getByRole('link', { name: /^УЗИ/ })).toBeVisible()
  await expect.poll(() => isKept('visits')).toBe(true)
  closeFace()
  disconnect()
  for (const path of [`/visits/${orderId}`, `/visits/${orderId}/talon`]) {
    openFace(path)
    await expect.element(page.getByText('Приходите натощак')).toBeVisible()
  }
})
