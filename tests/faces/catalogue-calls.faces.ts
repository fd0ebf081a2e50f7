// What the cabinet asks the public catalogue, as a visitor may, as it goes over the line.
import { bookService } from '@vizit/contract/booking'
import { listFavourites } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import type { Asked } from './to-world.ts'
import { callsTo, callTo } from './wire.ts'
import { agreed, aVisit, callAs, world } from './world.ts'

const PUBLIC = '/api/v2/public/booking/all'

/** How it is answered to whoever asks the same without any session: a page that has just become a visitor's sends that visitor's along. */
async function statusForAnybody({ path, query }: Asked): Promise<number> {
  return (await fetch(`${path}?${new URLSearchParams(query)}`)).status
}

test('a visitor is shown the branches of the town, its doctors, and those with free times on a day at a branch, of a speciality; each is asked by GET without a session [7.81, 7.82, 7.83]', async () => {
  const anna = await world.aDoctor({ lastName: 'Мороз', speciality: 'Кардиолог' })
  const vera = await world.aDoctor({ lastName: 'Зуева', speciality: 'Окулист' })
  await world.sql(`update branches set name = 'Каштан на Немиге', address = 'ул. Немига, 3' where id = ${vera.branchId}`)
  for (const { assignmentId } of [anna, vera]) await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace('/timeslot')
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).toBeVisible()
  const branches = await callTo('GET', `${PUBLIC}/branches`)
  const doctors = await callTo('GET', `${PUBLIC}/doctors`)
  expect([branches.query, doctors.query]).toEqual([{ townId: '1' }, expect.objectContaining({ townId: '1' })])
  const first = await callTo('GET', `${PUBLIC}/doctors/timeslots`)
  expect(first.query).toEqual({ townId: '1', date: '2026-11-24', page: '1' })
  for (const asked of [branches, doctors, first]) expect([asked.body, await statusForAnybody(asked)]).toEqual([null, 200])

  await page.getByRole('button', { name: /^Где/ }).click()
  const options = page.getByRole('dialog', { name: 'Где принимает врач' }).getByRole('option')
  await expect.element(options.filter({ hasText: 'ул. Сурганова, 47Б' })).toBeVisible()
  await options.filter({ hasText: 'ул. Немига, 3' }).click()
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: /^Зуева/ }).getByRole('button', { name: /^14:30, / })).toBeVisible()
  await expect
    .poll(async () => (await callTo('GET', `${PUBLIC}/doctors/timeslots`)).query)
    .toMatchObject({ branchId: vera.branchId, date: '2026-11-24', specialityId: vera.specialityId })

  await page.getByRole('button', { name: /^К кому/ }).click()
  const whom = page.getByRole('dialog', { name: 'К кому записать' })
  await whom.getByRole('radio', { name: 'Врач' }).click()
  await expect.element(whom.getByRole('button', { name: /^Зуева/ })).toBeVisible()
})

test('a doctor whom an address names is asked for by the id alone, without a session [7.85]', async () => {
  const anna = await world.aDoctor({ lastName: 'Мороз' })
  await world.aDoctor({ lastName: 'Зуева' })
  await world.aSlot({ assignmentId: anna.assignmentId })
  openFace(`/timeslot?doctorId=${anna.doctorId}`)
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  const asked = await callTo('GET', `${PUBLIC}/physicians`)
  expect([asked.query, asked.body]).toEqual([{ ids: anna.doctorId }, null])
  expect(await statusForAnybody(asked)).toBe(200)
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1)
})

test('the doctors that one has bookmarked are asked for by their ids, all in one call, in the order of the bookmarks, with the places where they work [7.86]', async () => {
  const olga = await world.aPatient()
  const [anna, vera] = [await world.aDoctor({ lastName: 'Мороз' }), await world.aDoctor({ lastName: 'Зуева' })]
  for (const [n, { doctorId, branchId }] of [anna, vera].entries())
    await world.sql(`insert into favourites (account_id, type, doctor_id, branch_id, added_at)
      values ('${olga.accountId}', 'physicians', ${doctorId}, ${branchId}, '2026-11-0${n + 1}T08:00:00Z')`)
  openFace('/online-booking?mine=1', olga)
  await expect.element(page.getByRole('navigation', { name: 'Мои врачи' }).getByRole('link', { name: /Мороз/ })).toBeVisible()
  const asked = await callTo('GET', `${PUBLIC}/providers/physicians/list`)
  expect(asked.query).toEqual({ ids: `${vera.doctorId},${anna.doctorId}`, includeAssignments: 'true' })
  await page.getByRole('button', { name: /^Где/ }).click()
  await expect.element(page.getByRole('option', { name: /Сурганова/ }).nth(1)).toBeVisible()
  expect(await statusForAnybody(asked)).toBe(200)
})

test('of the medical centres that one has bookmarked the one added last is asked for first [4.58]', async () => {
  const olga = await world.aPatient()
  const [known, added] = [await world.aDoctor(), await world.aDoctor()]
  const centreOf = async ({ branchId }: { branchId: string }) =>
    String((await world.sql(`select centre_id from branches where id = ${branchId}`))[0]!.centre_id)
  const [knownId, addedId] = [await centreOf(known), await centreOf(added)]
  await world.sql(`insert into favourites (account_id, type, centre_id, branch_id, added_at)
    values ('${olga.accountId}', 'medcenters', ${knownId}, ${known.branchId}, '2026-11-01T08:00:00Z')`)
  openFace(`/centre/${addedId}`, olga)
  await page.getByRole('button', { name: 'Добавить в избранное: Каштан' }).click()
  await expect.element(page.getByText('Добавили в избранное').first()).toBeVisible()
  await page.getByRole('link', { name: 'Назад' }).click()
  await page.getByRole('button', { name: 'Мои', exact: true }).click()
  await expect
    .poll(async () => (await callsTo('GET', `${PUBLIC}/centres`)).map(({ query }) => query.ids).filter(Boolean))
    .toEqual([`${addedId},${knownId}`])
})

test('where somebody was quicker, the free times of the same doctor are asked from that day to a later one, and offered in place [7.84]', async () => {
  const { doctorId, branchId, assignmentId } = await world.aDoctor()
  const lost = await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  await aVisit(await world.aPatient(), lost)
  await world.aSlot({ assignmentId, startsAt: '2026-12-25T12:10:00Z' })
  await world.aSlot({ assignmentId, startsAt: '2026-12-26T12:30:00Z' })
  await world.forgetAsked()
  openFace(`/timeslot/${lost.timetableId}`, await world.aPatient())
  await expect.element(page.getByText('Это время уже занято')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^15:10, .*25 декабря/ })).toBeVisible()
  const asked = await callTo('GET', `${PUBLIC}/doctors/${doctorId}/timeslots`)
  expect(asked.query).toEqual({ dateStart: '2026-11-24', dateEnd: '2026-12-25', branchId })
  expect(page.getByRole('button', { name: /^15:30, / }).elements()).toEqual([])
  expect(await statusForAnybody(asked)).toBe(200)
})

test('the ticket of a service says how to prepare for it, which the services of the doctor at that place tell [7.87]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  const service = await world.aService(slot.assignmentId, { name: 'УЗИ сердца' })
  await world.sql(`update services set description = 'За шесть часов ничего не есть.' where id = ${service.serviceId}`)
  const input = { ...slot, ...service, profileId: olga.profileId }
  const { orderId } = agreed(await callAs(olga)(bookService, input))
  openFace(`/visits/${orderId}/talon`, olga)
  await expect.element(page.getByText('За шесть часов ничего не есть.').first()).toBeVisible()
  const asked = await callTo('GET', `${PUBLIC}/assignments/${slot.assignmentId}/services`)
  expect([asked.query, asked.body]).toEqual([{}, null])
  expect(await statusForAnybody(asked)).toBe(200)
})

test('the catalogue of services is asked for the town, without a session, and narrowed as one types without asking again [7.90]', async () => {
  const { assignmentId } = await world.aDoctor()
  for (const name of ['УЗИ сердца', 'Массаж спины']) await world.aService(assignmentId, { name })
  openFace('/service')
  await expect.element(page.getByRole('button', { name: 'Массаж спины' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Вид услуг.*врача$/ })).toBeVisible()
  const asked = await callTo('GET', `${PUBLIC}/services`)
  expect([asked.query, asked.body]).toEqual([{ townId: '1' }, null])
  expect(await statusForAnybody(asked)).toBe(200)
  const before = (await callsTo('GET', `${PUBLIC}/services`)).length
  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('узи')
  await expect.element(page.getByRole('button', { name: 'УЗИ сердца' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Массаж спины' })).not.toBeInTheDocument()
  await expect.poll(() => callsTo('GET', `${PUBLIC}/services`)).toHaveLength(before)
})

test('a bookmark on the card of a doctor is sent by POST with the id, the name, the photo and the branch, and stands among my doctors [7.91]', async () => {
  const olga = await world.aPatient()
  const { assignmentId, doctorId, branchId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.sql(`update doctors set photo_url = '/doctors/moroz.webp' where id = ${doctorId}`)
  await world.aSlot({ assignmentId })
  openFace('/timeslot', olga)
  await page.getByRole('button', { name: 'Добавить в избранное: Мороз Анна Сергеевна' }).click()
  await expect.element(page.getByRole('button', { name: 'Убрать из избранного: Мороз Анна Сергеевна' })).toBeVisible()
  const sent = await callsTo('POST', '/api/v2/my/favourites')
  expect(sent.map(call => call.body)).toEqual([
    { id: doctorId, displayName: 'Мороз Анна Сергеевна', photoUrl: '/doctors/moroz.webp', branchId, type: 'physicians' }
  ])
  expect(agreed(await callAs(olga)(listFavourites, {})).physicians).toMatchObject([{ id: doctorId, branchId }])
  await expect.element(page.getByRole('navigation', { name: 'Мои врачи' }).getByRole('link', { name: /Мороз/ })).toBeVisible()
  expect(address()).toMatch(/^\/timeslot/)
})

test('whoever keeps a doctor by the keyboard stays on the button, and one more press lets the doctor go', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId })
  openFace('/timeslot', olga)
  const heart = page.getByRole('article', { name: /^Мороз/ }).getByRole('button', { name: /избранно/ })
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
  heart.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAccessibleName('Убрать из избранного: Мороз Анна Сергеевна')
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
  await expect.element(heart).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAccessibleName('Добавить в избранное: Мороз Анна Сергеевна')
})
