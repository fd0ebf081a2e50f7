// What the cabinet shows of a visit, its status, its invoice and the tests of a person.
import { holdSlot } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openFace } from './face.ts'
import { grants, joins } from './family-world.ts'
import { anInvoice, aVisitRow, isIn } from './visit-world.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

const talon = (name: string) => page.getByRole('article', { name })
/** What stands there, in one line. */
const plain = (where: Locator) => (where.element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
const textOf = (name: string) => plain(talon(name))

test('a visit shows when, with whom, where, for whom and who pays; its orderId leads to the sheet with its end and the patient’s name [3.21]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const slot = await world.aSlot({ doctor: { children: true, lastName: 'Мороз' } })
  await world.writeProgrammes()
  await world.payAt('azure')
  await isIn(olga, 'epam-health')
  const orderId = await aVisit(olga, slot, { programId: 'epam-health' })
  const [place] = await world.sql(`select a.branch_id, a.doctor_id from assignments a where a.id = ${slot.assignmentId}`)
  await aVisitRow(misha, slot.assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  await world.aReport({ profileId: olga.profileId, assignmentId: slot.assignmentId }, { kind: 'conclusion' })

  openFace('/visits', olga)
  await expect.element(talon('Мороз Анна Сергеевна')).toBeVisible()
  for (const told of ['24', '14:30', 'Вы записаны', 'Терапевт · кому: мне', 'Каштан на Сурганова', 'каб. 214'])
    await expect.poll(() => textOf('Мороз Анна Сергеевна')).toContain(told)
  await expect.poll(() => textOf('Мороз Анна Сергеевна')).toContain('По программе: Здоровье сотрудника, Орбита Софт')
  await expect.element(page.getByRole('button', { name: /^Отменить визит/ })).toBeVisible()
  const sheet = page.getByRole('link', { name: /^Распечатать талон/ })
  await expect.element(sheet).toHaveAttribute('href', `/visits/${orderId}/talon`)

  await page.getByRole('tab', { name: /Прошедшие/ }).click()
  await expect.element(page.getByText(/Терапевт · кому: Михаил, сын/)).toBeVisible()
  await page.getByRole('button', { name: /^Ещё о визите/ }).click()
  const again = page.getByRole('link', { name: 'Записаться снова' })
  await expect.element(again).toHaveAttribute('href', `/timeslot?doctorId=${place!.doctor_id}&branchId=${place!.branch_id}&who=${misha}`)

  openFace(`/visits/${orderId}/talon`, olga)
  await expect.element(page.getByText('14:30–14:50', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Савицкая Ольга Викторовна')).toBeVisible()
})

test('a visit of a relative who has not let one book can be read, not cancelled [3.21]', async () => {
  const olga = await world.aPatient()
  const pavel = await world.aPatient({ firstName: 'Павел', sex: 'MALE' })
  await joins(olga, pavel, 'SPOUSE')
  await grants(pavel.profileId, olga, 'VIEW_VISITS')
  await aVisit(pavel, await world.aSlot())
  openFace('/visits', olga)
  await expect.element(page.getByText(/кому: Павел, муж$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Отменить визит/ })).not.toBeInTheDocument()
})

test('each of the eight statuses of a visit has a word of its own, but for a time that is only held: it is no visit yet [3.22]', async () => {
  const olga = await world.aPatient()
  const names = ['Ждан', 'Зорина', 'Реестрова', 'Отменова', 'Отказова', 'Былова', 'Пропускова', 'Держанова']
  const [pending, booked, manual, cancelled, failed, done, missed, held] = await Promise.all(
    names.map(lastName => world.aDoctor({ lastName }))
  )
  const row = ({ assignmentId }: { assignmentId: string }, startsAt: string, status: string, more?: Record<string, string>) =>
    aVisitRow(olga.profileId, assignmentId, { startsAt, status, ...(more && { more }) })
  await row(pending!, '2026-11-24T08:00:00Z', 'pending')
  await row(booked!, '2026-11-24T09:00:00Z', 'booked')
  await row(manual!, '2026-11-24T10:00:00Z', 'created_manually')
  await row(cancelled!, '2026-11-24T11:00:00Z', 'cancelled', { cancelled_by: 'clinic', cancel_reason: 'врач заболел' })
  await row(failed!, '2026-11-24T12:00:00Z', 'failed')
  await row(done!, '2026-11-18T08:00:00Z', 'done')
  await row(missed!, '2026-11-18T09:00:00Z', 'no_show')
  agreed(await callAs(olga)(holdSlot, await world.aSlot({ assignmentId: held!.assignmentId, startsAt: '2026-11-24T13:00:00Z' })))

  openFace('/visits', olga)
  await expect.element(talon('Ждан Анна Сергеевна')).toBeVisible()
  for (const [name, word] of [
    ['Ждан', 'Подтверждаем'],
    ['Зорина', 'Вы записаны'],
    ['Реестрова', 'Вы записаны'],
    ['Отменова', 'Центр отменил приём: врач заболел.'],
    ['Отказова', 'Не подтверждён']
  ])
    await expect.poll(() => textOf(`${name} Анна Сергеевна`)).toContain(word)
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(5)
  await page.getByRole('tab', { name: /Прошедшие/ }).click()
  await expect.element(talon('Былова Анна Сергеевна')).toBeVisible()
  await expect.poll(() => textOf('Былова Анна Сергеевна')).toContain('Состоялся')
  await expect.poll(() => textOf('Пропускова Анна Сергеевна')).toContain('Вы не пришли')
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2)
  expect(document.body.innerText).not.toContain('Держанова')
})

test('a visit is ahead until it is cancelled, past until it is deleted; what was cancelled or deleted stands in no tab [3.27]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ doctor: { lastName: 'Ждан' } }))
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Зорина' } }))
  await aVisitRow(olga.profileId, (await world.aDoctor({ lastName: 'Былова' })).assignmentId, {
    startsAt: '2026-11-18T08:00:00Z',
    status: 'done'
  })
  await aVisitRow(olga.profileId, (await world.aDoctor({ lastName: 'Давних' })).assignmentId, {
    startsAt: '2026-11-17T08:00:00Z',
    status: 'done'
  })
  openFace('/visits', olga)
  await page.getByRole('button', { name: /^Отменить визит: .*Ждан/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить визит' }).click()
  await expect.element(page.getByText('Визит отменен!')).toBeVisible()
  await page.getByRole('tab', { name: /Прошедшие/ }).click()
  await page.getByRole('button', { name: /^Ещё о визите: .*Былова/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить из списка' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить визит' }).click()
  await expect.element(page.getByText('Визит удалён из списка')).toBeVisible()

  openFace('/visits', olga)
  await expect.element(talon('Зорина Анна Сергеевна')).toBeVisible()
  await expect.element(talon('Ждан Анна Сергеевна')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: /Прошедшие/ }).click()
  await expect.element(talon('Давних Анна Сергеевна')).toBeVisible()
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1)
})

test('a test shows its day, name, place and whose it is; ready it can be opened, with any other word it is in work [3.28, 3.29]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: misha, assignmentId }, { title: 'Общий анализ крови', documentId: 'doc-1' })
  await world.aReport({ profileId: olga.profileId, assignmentId }, { title: 'Глюкоза', state: 'in-work', takenAt: '2026-11-19T05:30:00Z' })
  openFace('/tests', olga)
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect.element(row('Общий анализ крови')).toBeVisible()
  await expect.poll(() => plain(row('Общий анализ крови'))).toMatch(/^18 ноя Общий анализ крови Михаил, сын · Каштан на Сурганова Готов/)
  await expect.poll(() => plain(row('Глюкоза'))).toMatch(/^19 ноя Глюкоза Мне · Каштан на Сурганова · сдан в 08:30 В работе$/)
  await expect.element(row('Глюкоза').getByRole('button')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Готовые, 1' }).click()
  await expect.element(row('Глюкоза')).not.toBeInTheDocument()
  await row('Общий анализ крови')
    .getByRole('button', { name: /^Открыть/ })
    .click()
  await expect.element(page.getByRole('textbox', { name: /Код от медцентра/ })).toBeVisible()
  expect(location.pathname).toBe('/tests/confirm-mccode')
  await expect.element(page.getByText('«Общий анализ крови»', { exact: false })).toBeVisible()
})

test('the services of an invoice are confirmed or rejected by the patient, a rejection with the reason [3.69]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  const services = [{ name: 'ЭКГ' }, { name: 'Перевязка', quantity: 2, priceKopecks: 2400 }]
  const invoiceId = await anInvoice(olga.profileId, orderId, services)
  openFace(`/visits/invoices/${invoiceId}`, olga)
  await page.getByRole('region', { name: 'ЭКГ' }).getByRole('radio', { name: 'Подтвердить' }).click()
  const dressing = page.getByRole('region', { name: 'Перевязка' })
  await dressing.getByRole('radio', { name: 'Отклонить' }).click()
  await page.getByRole('button', { name: /^Отправить ответ/ }).click()
  await expect.element(page.getByText(/^Напишите причину/)).toBeVisible()
  await dressing.getByRole('textbox').fill('Перевязку не делали')
  await page.getByRole('button', { name: /^Отправить ответ/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
  await expect.element(page.getByText('Ответ отправлен')).toBeVisible()
  await expect.element(page.getByText('Подтверждён частично')).toBeVisible()
  await expect.poll(() => plain(page.getByRole('region', { name: 'ЭКГ' }))).toBe('ЭКГ 31 руб. Оказана')
  await expect.poll(() => plain(dressing)).toBe('Перевязка 2 шт., 24 руб. Не оказана Причина: Перевязку не делали')
  const sent = (await world.asked()).find(one => one.method === 'POST' && one.path === `/api/v2/my/invoices/${invoiceId}/decisions`)
  expect(sent?.body).toEqual({
    decisions: [
      { position: 1, decision: 'confirmed' },
      { position: 2, decision: 'rejected', reason: 'Перевязку не делали' }
    ]
  })
})
