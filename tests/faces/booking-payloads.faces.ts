// What leaves the cabinet when a time is booked or let go: the fields of the payload, and no others in their place.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { isIn } from './visit-world.ts'
import { aVisit, type Person, world } from './world.ts'

/** Ticks the agreement, books, and gives what went to this path once the visit stands on the screen. */
async function bookAndRead(path: string): Promise<Record<string, unknown>> {
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await world.forgetAsked()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  const sent = (await world.asked()).filter(one => one.method === 'POST' && /\/orders(\/|$)/.test(one.path))
  expect(sent.map(one => one.path)).toEqual([path])
  return sent[0]!.body as Record<string, unknown>
}

async function aMember(): Promise<Person> {
  const olga = await world.aPatient()
  await world.writeProgrammes()
  await isIn(olga, 'epam-health')
  return olga
}

test('a doctor’s time goes out as timetableId, assignmentId, profileId and the programId of who pays [3.114]', async () => {
  const slot = await world.aSlot()
  const olga = await aMember()
  await world.payAt('azure')
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Здоровье сотрудника/ })).toBeChecked()
  const { agreement, ...rest } = await bookAndRead('/api/v2/my/providers/orders')
  expect(agreement).toEqual(expect.any(String))
  expect(rest).toEqual({ ...slot, profileId: olga.profileId, programId: 'epam-health' })
  openFace('/visits', olga)
  await expect.element(page.getByText('По программе: Здоровье сотрудника, Орбита Софт')).toBeVisible()
})

test('the person is named by profileId alone, with no newPersonId; who pays for themselves sends no programme [3.115]', async () => {
  const slot = await world.aSlot({ doctor: { children: true } })
  const olga = await aMember()
  await world.payAt('azure')
  const misha = await world.aChild(olga)
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await page.getByRole('radio', { name: /^Михаил Савицкий/ }).click()
  const sent = await bookAndRead('/api/v2/my/providers/orders')
  expect(Object.keys(sent).toSorted()).toEqual(['agreement', 'assignmentId', 'profileId', 'timetableId'])
  expect(sent.profileId).toBe(misha)
  openFace('/visits', olga)
  await expect.element(page.getByText(/Михаил, сын/)).toBeVisible()
})

test('a service goes out as timetableId, serviceId, serviceName, slotDuration, assignmentId and profileId [3.116]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const service = await world.aService(assignmentId, { name: 'УЗИ почек', minutes: 20 })
  const { timetableId } = await world.aSlot({ assignmentId })
  openFace(`/service/${timetableId}?serviceId=${service.serviceId}`, olga)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  const { agreement: _, ...rest } = await bookAndRead('/api/v2/my/providers/orders/service')
  expect(rest).toEqual({
    timetableId,
    assignmentId,
    profileId: olga.profileId,
    serviceId: service.serviceId,
    serviceName: 'УЗИ почек',
    slotDuration: 20
  })
})

test('what troubles the patient may be left out, stands in several lines and goes along as clientNote, up to 500 characters [3.84]', async () => {
  const olga = await world.aPatient()
  const first = await world.aSlot()
  const second = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  const note = page.getByLabelText(/^Что беспокоит/)
  openFace(`/timeslot/${first.timetableId}`, olga)
  await expect.element(note).toHaveValue('')
  expect(note.element().tagName).toBe('TEXTAREA')
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  expect(await bookAndRead('/api/v2/my/providers/orders')).not.toHaveProperty('clientNote')

  openFace(`/timeslot/${second.timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await note.fill('а'.repeat(501))
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByText('Не больше 500 знаков')).toBeVisible()
  await note.fill('Кашель\nтретью неделю')
  expect(await bookAndRead('/api/v2/my/providers/orders')).toMatchObject({ clientNote: 'Кашель\nтретью неделю' })
})

test('whoever is quicker than the answer whom one may book cannot press yet, and books with one press then', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  const peopleCome = answersWait('/api/v2/my/providers/book-capabilities')
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  const button = page.getByRole('button', { name: /^Записаться на/ })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  peopleCome()
  await button.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
})

test('a visit is let go by its orderId, with assignmentId, profileId and the covererCode of who was to pay', async () => {
  const slot = await world.aSlot()
  const olga = await aMember()
  await world.payAt('azure')
  const orderId = await aVisit(olga, slot, { programId: 'epam-health' })
  openFace('/visits', olga)
  await page.getByRole('button', { name: /^Отменить визит/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отменить визит/ })
    .click()
  await expect.element(page.getByText('Визит отменен!')).toBeVisible()
  const sent = (await world.asked()).find(one => one.method === 'DELETE' && one.path.endsWith(orderId))
  expect(sent).toMatchObject({ query: { assignmentId: slot.assignmentId, profileId: olga.profileId, covererCode: 'epam' } })
})
