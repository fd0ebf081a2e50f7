// What the cabinet asks and sends about a booking, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { type Person, world } from './world.ts'

const CAPABILITIES = '/api/v2/my/providers/book-capabilities'
const ORDERS = '/api/v2/my/providers/orders'

/** The form is there and its time is held; then the consent, and the button. */
async function agreeAndBook(): Promise<void> {
  await expect.element(page.getByRole('timer')).toBeVisible()
  const agreement = page.getByRole('checkbox', { name: /^Даю согласие/ })
  await expect.element(agreement).toBeEnabled()
  await agreement.click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
}

/** A programme that pays at the clinic of the test. */
async function insure({ accountId, profileId }: Person): Promise<void> {
  await world.writeProgrammes()
  await world.payAt('azure')
  const contract = await world.aContract()
  await world.sql(`
    insert into coverages (id, profile_id, account_id, programme_id, way, contract_id, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${profileId}', '${accountId}', 'granat-dms', 'BARCODE', ${contract}, 'ACTIVE', '2026-01-01', now(), now())`)
}

test('for whom one may book is asked by the place of the doctor, with the service where there is one; each person comes with what may be shown and the reasons against [7.67]', async () => {
  const olga = await world.aPatient()
  const childId = await world.aChild(olga)
  const slot = await world.aSlot()
  const { serviceId } = await world.aService(slot.assignmentId, { children: false })
  const heard = hear()
  openFace(`/timeslot/${slot.timetableId}`, olga)
  const me = page.getByRole('radio', { name: /^Мне/ })
  const child = page.getByRole('radio', { name: /Михаил/ })
  await expect.element(me).toBeChecked()
  await expect.element(child).toBeDisabled()
  await expect.element(child).toHaveAccessibleName(/Врач принимает только взрослых/)
  const { query, body } = await callTo('GET', CAPABILITIES)
  expect([query.assignmentId, 'serviceId' in query, body]).toEqual([slot.assignmentId, false, null])
  expect((await answerTo(heard, 'GET', CAPABILITIES)).data).toEqual({
    profiles: [
      expect.objectContaining({
        profileId: olga.profileId,
        profileHint: 'Савицкая Ольга Викторовна',
        onlineBookingAllowed: true,
        declineReasons: []
      }),
      expect.objectContaining({
        profileId: childId,
        profileHint: 'Савицкий Михаил Андреевич',
        onlineBookingAllowed: false,
        declineReasons: [{ code: expect.any(Number), weight: expect.any(Number), message: expect.any(String) }]
      })
    ]
  })

  await world.sql('update doctors set children = true')
  await world.forgetAsked()
  openFace(`/service/${slot.timetableId}?serviceId=${serviceId}`, olga)
  await expect.element(child).toHaveAccessibleName(/Услугу не оказывают пациентам этого возраста/)
  expect((await callTo('GET', CAPABILITIES)).query).toMatchObject({ assignmentId: slot.assignmentId, serviceId })
})

test('a doctor’s time is booked by POST with the time, the place, the person and who pays, and stands booked [7.72]', async () => {
  const olga = await world.aPatient()
  const childId = await world.aChild(olga)
  const slot = await world.aSlot({ doctor: { children: true } })
  await insure(olga)
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await page.getByRole('radio', { name: /^ДМС «Гранат»/ }).click()
  await agreeAndBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  const own = await callsTo('POST', ORDERS)
  const { timetableId, assignmentId } = slot
  expect(own.map(call => call.body)).toEqual([
    { timetableId, assignmentId, profileId: olga.profileId, programId: 'granat-dms', agreement: expect.any(String) }
  ])
  expect(own[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  const [booked] = await world.sql(`select order_id, profile_id, programme_id, status from visits where slot_id = ${timetableId}`)
  expect(booked).toMatchObject({ profile_id: olga.profileId, programme_id: 'granat-dms', status: 'booked' })
  expect(address()).toBe(`/successfully-booked?order=${booked!.order_id}`)

  await world.forgetAsked()
  const next = await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  openFace(`/timeslot/${next.timetableId}`, olga)
  await page.getByRole('radio', { name: /Михаил/ }).click()
  await agreeAndBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  const [ofChild] = await callsTo('POST', ORDERS)
  expect(ofChild!.body).toMatchObject({ ...next, profileId: childId })
  expect(ofChild!.body).not.toHaveProperty('programId')
})

test('a service is booked by POST with its name and its minutes as they were shown, besides time, place and person [7.73]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-24T11:50:00Z' })
  const service = await world.aService(slot.assignmentId, { name: 'УЗИ сердца', minutes: 40 })
  openFace(`/service/${slot.timetableId}?serviceId=${service.serviceId}`, olga)
  await agreeAndBook()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByRole('main').getByText('УЗИ сердца')).toBeVisible()
  const sent = await callsTo('POST', `${ORDERS}/service`)
  expect(sent.map(call => call.body)).toEqual([
    {
      timetableId: slot.timetableId,
      serviceId: service.serviceId,
      serviceName: 'УЗИ сердца',
      slotDuration: 40,
      assignmentId: slot.assignmentId,
      profileId: olga.profileId,
      agreement: expect.any(String)
    }
  ])
  expect(await callsTo('POST', ORDERS)).toEqual([])
})
