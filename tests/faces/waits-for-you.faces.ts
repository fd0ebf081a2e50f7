// What waits for the person, on top of the list of visits.
import { makeWaitingRequest } from '@vizit/contract/waiting-list'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, openFace } from './face.ts'
import { enterCardCode } from './medical-card.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

const waits = () => page.getByRole('region', { name: 'Ждёт вас', exact: true })

/** The person waits for a doctor, and a time of that doctor's came free at noon of the clinic's day; gives the slot. */
async function offered(person: Person): Promise<string> {
  const { assignmentId, doctorId } = await world.aDoctor()
  const asked = { profileId: person.profileId, doctorId, from: '2026-11-20', to: '2026-11-30', parts: ['afternoon' as const] }
  const { requests } = agreed(await callAs(person)(makeWaitingRequest, asked))
  const slot = await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  await world.sql(`
    insert into waiting_offers (id, request_id, account_id, slot_id, starts_at, offered_at, ends_at, state)
    values ('${crypto.randomUUID()}', '${requests[0]!.id}', '${person.accountId}', ${slot.timetableId}, '2026-11-24T11:30:00Z', '2026-11-20T08:00:00Z',
      '2026-11-20T08:15:00Z', 'open')`)
  return slot.timetableId
}

test('a time that was offered stands first with the one filled button and says that it is not held; then a new result and an invoice', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  await world.aReport({ profileId: olga.profileId, assignmentId }, { orderId: order, kind: 'conclusion' })
  const invoice = await anInvoice(olga.profileId, order, [{ name: 'Консультация' }, { name: 'ЭКГ' }])
  const slot = await offered(olga)
  openFace('/visits', olga)
  await expect.element(waits().getByRole('heading', { name: /^Появилось время: вторник, 24\sноября, 14:30$/ })).toBeVisible()
  await expect
    .element(waits().getByText('Время не закреплено: записывается тот, кто успел первым. Следующим сообщим: 11:15.'))
    .toBeVisible()
  // An offer of the evening is good until the next morning.
  await world.sql(`update waiting_offers set ends_at = '2026-11-21T03:01:00Z'`)
  openFace('/visits', olga)
  await expect.element(waits().getByText(/Следующим сообщим: 21\sноября, 06:01\./)).toBeVisible()
  const book = waits().getByRole('link', { name: 'Записаться' })
  await expect.element(book).toHaveAttribute('href', expect.stringContaining(`/timeslot/${slot}?`))
  const result = waits().getByRole('link', { name: /^Готово заключение/ })
  await expect.element(result).toHaveAttribute('href', `/visits/${order}`)
  const bill = waits().getByRole('link', { name: /^Счёт на 62\sруб\..*Подтвердите 2 услуги/ })
  await expect.element(bill).toHaveAttribute('href', `/visits/invoices/${invoice}`)
  const links = waits().getByRole('link').elements()
  expect([book, result, bill].map(one => links.indexOf(one.element()))).toEqual([0, 1, 2])
  const filled = links.filter(one => getComputedStyle(one).backgroundColor === getComputedStyle(book.element()).backgroundColor)
  expect(filled).toEqual([book.element()])
})

test('what waits is known while the past visits are looked at, so that the future ones do not move under the finger', async () => {
  const counted: number[] = []
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async count => void counted.push(count ?? 0))
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  await anInvoice(olga.profileId, order, [{ name: 'ЭКГ' }])
  openFace('/visits?tab=past', olga)
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.poll(() => counted).toEqual([1])
  await expect.element(waits()).not.toBeInTheDocument()
  await page.getByRole('tab', { name: /^Будущие/ }).click()
  await expect.element(waits().getByRole('link', { name: /^Счёт на/ })).toBeVisible()
})

test('a new result waits, however long ago the visit was, until it is opened; then it is gone from there', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const order = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2025-11-05T11:30:00Z', status: 'done' })
  await world.aReport(
    { profileId: olga.profileId, assignmentId },
    { orderId: order, kind: 'conclusion', title: 'Заключение терапевта', body: 'Здорова.', values: [] }
  )
  openFace('/visits', olga)
  const waiting = waits().getByRole('link', { name: /^Готово заключение/ })
  await expect.element(waiting).toMatchTextContent(/, 5\sноября 2025$/)
  await waiting.click()
  await page.getByRole('button', { name: /^Заключение терапевта/ }).click()
  await enterCardCode(olga)
  await expect.element(page.getByRole('dialog', { name: 'Заключение терапевта' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await goTo('visits')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect.element(waits().getByRole('link', { name: /^Готово заключение/ })).not.toBeInTheDocument()
})

test('a new result without a visit waits too, of a child with its name, until it is opened', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga, { firstName: 'Миша' })
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: misha, assignmentId }, { title: 'Анализ мочи', takenAt: '2026-11-17T05:30:00Z' })
  await world.aReport({ profileId: olga.profileId, assignmentId }, { title: 'Общий анализ крови' })
  openFace('/visits', olga)
  const results = waits().getByRole('link', { name: /^Готов результат/ })
  await expect.poll(() => results.elements().map(one => one.textContent)).toHaveLength(2)
  await expect.element(results.first()).toMatchTextContent(/Общий анализ крови, 18\sноября$/)
  await expect.element(results.last()).toMatchTextContent(/Анализ мочи, 17\sноября.*Миша/)
  await results.first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Анализы' })).toBeVisible()
  await page.getByRole('button', { name: /Общий анализ крови/ }).click()
  await enterCardCode(olga)
  await expect.element(page.getByRole('dialog', { name: 'Общий анализ крови' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await goTo('visits')
  await expect.poll(() => results.elements().map(one => one.textContent)).toEqual([expect.stringContaining('Анализ мочи')])
})

test('the new result of a child that has left the family waits no more', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga, { firstName: 'Миша' })
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: misha, assignmentId }, { title: 'Анализ мочи' })
  openFace('/visits', olga)
  const result = waits().getByRole('link', { name: /^Готов результат/ })
  await expect.element(result).toBeVisible()
  await goTo('family')
  await page.getByRole('button', { name: /^Действия: / }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
  await goTo('visits')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect.element(result).not.toBeInTheDocument()
})

test('where nothing waits nothing is said of it', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  openFace('/visits', olga)
  await expect.element(page.getByRole('article', { name: /^Ковалёва/ })).toBeVisible()
  await expect.poll(async () => (await world.asked()).some(one => one.path === '/api/v2/my/waiting-list')).toBe(true)
  expect(waits().elements()).toEqual([])
})
