// The list of visits as its owner sees it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { aVisit, world } from './world.ts'

test('a patient without visits is told so, and where to book one [2.27]', async () => {
  openFace('/visits', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Записаться к врачу' })).toHaveAttribute('href', '/timeslot')
})

test('a visit stands in the list with its doctor', async () => {
  const patient = await world.aPatient()
  await aVisit(patient, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } }))
  openFace('/visits', patient)
  await expect.element(page.getByText('Мороз Анна Сергеевна')).toBeVisible()
})

test('the search of visits wants every word of three letters and more, in any case and with ё as е, and passes over shorter ones [5.67, 5.68, 5.69, 5.70, 5.71, 9.15]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot())
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Береза', speciality: 'Кардиолог' } }))
  openFace('/visits', olga)
  const shown = () =>
    ['Ковалёва', 'Береза'].filter(name => page.getByRole('article', { name: new RegExp(`^${name}`) }).elements().length > 0)
  await expect.poll(shown).toEqual(['Ковалёва', 'Береза'])
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  for (const [typed, left] of [
    ['бер', ['Береза']],
    ['бе', ['Ковалёва', 'Береза']],
    ['зю БЕРЕЗА', ['Береза']],
    ['ковалева терапевт', ['Ковалёва']],
    ['берёза кардиолог', ['Береза']],
    ['береза терапевт', []]
  ] as const) {
    await page.getByPlaceholder('Поиск...').fill(typed)
    await expect.poll(shown, { message: typed }).toEqual(left)
  }
})

test('the tab counts what is going to happen: a visit that the clinic has called off is shown and not counted', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Береза' })
  for (const [startsAt, status, cancelledBy] of [
    ['2026-11-24T11:30:00Z', 'booked', null],
    ['2026-11-25T11:30:00Z', 'pending', null],
    ['2026-11-26T11:30:00Z', 'cancelled', 'clinic'],
    ['2026-11-27T11:30:00Z', 'failed', null]
  ] as const) {
    const id = await aVisitRow(olga.profileId, assignmentId, { startsAt, status: status === 'cancelled' ? 'booked' : status })
    if (cancelledBy) await world.sql(`update visits set status = 'cancelled', cancelled_by = '${cancelledBy}' where order_id = '${id}'`)
  }
  openFace('/visits', olga)
  await expect.poll(() => page.getByRole('article').elements().length).toBe(4)
  await expect.element(page.getByRole('tab', { name: 'Будущие, 2', exact: true })).toBeVisible()
})

test('instead of a visit that the clinic has called off the speciality in its town is offered and not its doctor; of one that came to nothing the doctor', async () => {
  const olga = await world.aPatient()
  const { assignmentId, doctorId, branchId, specialityId } = await world.aDoctor({ lastName: 'Береза' })
  const [town] = await world.sql(`select town_id from branches where id = ${branchId}`)
  const more = { cancelled_by: 'clinic', cancel_reason: 'врач заболел' }
  const calledOff = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-26T11:30:00Z', status: 'cancelled', more })
  const failed = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-27T11:30:00Z', status: 'failed' })
  const instead = `/timeslot?specialityId=${specialityId}&townId=${town!.town_id}&who=${olga.profileId}`
  const again = `/timeslot?doctorId=${doctorId}&branchId=${branchId}&who=${olga.profileId}`
  const leads = () =>
    page
      .getByRole('link', { name: 'Выбрать другое время' })
      .elements()
      .map(link => link.getAttribute('href'))
  openFace('/visits', olga)
  await expect.poll(leads).toEqual([instead, again])
  for (const [order, href] of [
    [calledOff, instead],
    [failed, again]
  ]) {
    openFace(`/visits/${order}`, olga)
    await expect.poll(leads).toEqual([href])
  }
})

test('what was typed stays when the tab is changed at once, and a tab when one types at once', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Береза' })
  await aVisit(olga, await world.aSlot({ assignmentId }))
  await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  openFace('/visits', olga)
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  const field = page.getByPlaceholder('Поиск...')
  await expect.element(field).toBeVisible()
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  typeAtOnce(field.element() as HTMLInputElement, 'береза')
  ;(tab(/^Прошедшие/).element() as HTMLElement).click()
  await expect.poll(asked).toEqual({ tab: 'past', q: 'береза' })
  await expect.element(field).toHaveValue('береза')
  ;(tab(/^Будущие/).element() as HTMLElement).click()
  typeAtOnce(field.element() as HTMLInputElement, 'бер')
  await expect.poll(asked).toEqual({ q: 'бер' })
  await expect.element(field).toHaveValue('бер')
})

const asked = () => Object.fromEntries(new URLSearchParams(location.search))

/** As a keyboard does it, in the same moment as what comes next. */
function typeAtOnce(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
