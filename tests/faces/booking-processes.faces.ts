// What becomes of a booking: asked, booked, not confirmed, too late; who may book online at all, and at what age.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisit, callAs, type Person, world } from './world.ts'

const submit = page.getByRole('button', { name: /^Записаться на/ })
const person = (name: RegExp) => page.getByRole('radio', { name })

// The server remembers which times are free by their numbers, so no test has those of another one.
beforeEach(() => world.sql(`select setval(pg_get_serial_sequence('slots', 'id'), (extract(epoch from clock_timestamp()) * 10)::bigint)`))

async function openForm(path: string, who: Person): Promise<void> {
  openFace(path, who)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
}

const statuses = async () => (await world.sql(`select status from visits where status <> 'reserved'`)).map(({ status }) => status)

test('a booking is being confirmed first and is booked once the clinic says so [4.26]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await world.clinic('silent')
  await openForm(`/timeslot/${timetableId}`, olga)
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Ждём подтверждения' })).toBeVisible()
  await expect.poll(() => statuses()).toEqual(['pending'])
  openFace('/visits', olga)
  await expect.element(page.getByRole('article').getByText('Подтверждаем')).toBeVisible()
  await world.clinic('usual')
  const [visit] = await world.sql('select order_id from visits')
  await world.settleVisit(String(visit!.order_id))
  await page.getByRole('button', { name: 'Обновить' }).first().click()
  await expect.element(page.getByRole('article').getByText('Вы записаны')).toBeVisible()
  await expect.poll(() => statuses()).toEqual(['booked'])
})

test('a booking that waits has failed when the clinic says no [4.27]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await world.clinic('silent')
  await openForm(`/timeslot/${timetableId}`, olga)
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Ждём подтверждения' })).toBeVisible()
  await world.clinic({ refuses: 'нет приёма' })
  const [visit] = await world.sql('select order_id from visits')
  await world.settleVisit(String(visit!.order_id))
  openFace('/visits', olga)
  await expect.element(page.getByRole('article').getByText('Не подтверждён')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('Центр не подтвердил это время.')).toBeVisible()
  await expect.poll(() => statuses()).toEqual(['failed'])
})

test('a time that the clinic has given away is answered 409 as busy, and the form leads to another time in words [4.28, 4.39]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const slot = await world.aSlot()
  await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  const third = await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-24T13:30:00Z' })
  await openForm(`/timeslot/${slot.timetableId}`, olga)
  await page.getByLabelText(/^Что беспокоит/).fill('Нужна справка')
  await world.clinic('busy')
  expect(await callAs(inna)(bookDoctorSlot, { ...third, profileId: inna.profileId })).toMatchObject({
    status: 409,
    code: 'TIMESLOT_IS_BUSY'
  })
  await submit.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Это время уже занято' })).toBeVisible()
  await expect
    .element(page.getByText(/Кто-то занял 14:30 чуть раньше\. Всё, что вы ввели, сохранено\s— выберите другое время\./))
    .toBeVisible()
  await world.clinic('usual')
  await page.getByRole('button', { name: /^15:30, / }).click()
  await expect.element(page.getByRole('button', { name: /^Записаться на .*15:30/ })).toBeVisible()
  await expect.element(page.getByLabelText(/^Что беспокоит/)).toHaveValue('Нужна справка')
})

test('whoever comes again to the form of a time that they have booked is shown what they have booked, not that somebody was quicker', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  await aVisit(olga, slot)
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await expect.element(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByText(/^Кто-то занял/)).not.toBeInTheDocument()
})

test('slots that follow one another are one time as long as the service, and a gap of ten minutes parts them [4.57]', async () => {
  const { assignmentId, branchId } = await world.aDoctor()
  for (const at of ['08:00', '08:20', '08:40', '09:10', '09:30']) await world.aSlot({ assignmentId, startsAt: `2026-11-24T${at}:00Z` })
  const { serviceId } = await world.aService(assignmentId, { name: 'УЗИ', minutes: 40 })
  openFace(`/service?serviceId=${serviceId}&branchId=${branchId}&day=2026-11-24`)
  const times = page.getByRole('button', { name: /^\d\d:\d\d, / })
  await expect.element(times).toHaveLength(3)
  await expect.poll(() => times.elements().map(one => one.getAttribute('aria-label')?.slice(0, 5))).toEqual(['11:00', '11:20', '12:10'])
})

/** Visits booked online of the last months, of which so many were missed. */
async function history({ accountId, profileId }: Person, kept: number, missed: number): Promise<void> {
  const { assignmentId } = await world.aDoctor()
  await world.sql(`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, booked_online, created_at, updated_at)
    select gen_random_uuid(), '${accountId}', '${profileId}', a.provider_id, a.id, a.doctor_id, day, day + interval '20 minutes',
      case when n <= ${kept} then 'done' else 'no_show' end, true, day, day
    from assignments a, generate_series(1, ${kept + missed}) n, lateral (select '2026-11-18T08:00:00Z'::timestamptz - make_interval(days => n) as day) d
    where a.id = ${assignmentId}`)
}

test('with one visit of twenty missed one books online still, and above five percent no more [9.02]', async () => {
  const [olga, boris] = [await world.aPatient(), await world.aPatient({ lastName: 'Басов', firstName: 'Борис' })]
  await history(olga, 19, 1)
  await openForm(`/timeslot/${(await world.aSlot()).timetableId}`, olga)
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()

  await history(boris, 18, 1)
  openFace(`/timeslot/${(await world.aSlot()).timetableId}`, boris)
  await expect.element(page.getByText(/^Онлайн-запись для вас закрыта: пропущено больше 5\s% визитов/)).toBeVisible()
  await expect.element(person(/^Мне/)).toBeDisabled()
})

test('a doctor of adults takes from 18 years up to 999, one of children from 0 up to 18 [9.08, 9.09]', async () => {
  const olga = await world.aPatient({ birthday: '1901-01-01' })
  for (const [firstName, birthday] of [
    ['Новый', '2026-11-19'],
    ['Малый', '2008-11-25'],
    ['Взрослый', '2008-11-24']
  ] as const)
    await world.aChild(olga, { firstName, birthday })
  const adults = await world.aSlot({ doctor: { adult: true, children: false } })
  openFace(`/timeslot/${adults.timetableId}`, olga)
  await expect.element(person(/^Мне/)).toBeEnabled()
  await expect.element(person(/^Взрослый/)).toBeEnabled()
  await expect.element(person(/^Малый/)).toBeDisabled()
  await expect.element(person(/^Новый/)).toBeDisabled()
  const children = await world.aSlot({ doctor: { adult: false, children: true } })
  openFace(`/timeslot/${children.timetableId}`, olga)
  await expect.element(person(/^Новый/)).toBeEnabled()
  await expect.element(person(/^Малый/)).toBeEnabled()
  await expect.element(person(/^Взрослый/)).toBeDisabled()
  await expect.element(person(/^Мне/)).toBeDisabled()
})
