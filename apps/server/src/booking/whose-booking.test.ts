// What a booking, a hold and a cancelling are about: their own slot, doctor, patient and agreement, and no other's that looks alike.
import { randomUUID } from 'node:crypto'
import { bookCapabilities, bookDoctorSlot, bookService, holdSlot, letHoldGo, prolongHold } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type More = { profileId?: string; bookAnyway?: boolean; timetableId?: string; assignmentId?: string }
const book = (patient: Patient, slot: Slot, more: More = {}) =>
  patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId, ...more })
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

async function booked(patient: Patient, slot: Slot, more: More = {}): Promise<string> {
  const answer = await book(patient, slot, more)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.orderId
}

const visits = () =>
  server.store.rows<{ order_id: string; status: string; slot_id: string }>(
    sql`select order_id, status, slot_id::text from visits order by created_at`
  )

async function takenBy(slot: Slot): Promise<string | null> {
  return (await server.store.row<{ taken_by: string | null }>(sql`select taken_by from slots where id = ${slot.timetableId}`))!.taken_by
}

/** A visit of long ago, as a clinic's history has it. */
async function wasAt(patient: Patient, assignmentId: string, status: 'done' | 'cancelled' | 'no_show'): Promise<void> {
  await server.store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${randomUUID()}::uuid, ${patient.accountId}::uuid, ${patient.profileId}::uuid, a.provider_id, a.id, a.doctor_id, '2026-10-01T08:00:00Z',
      '2026-10-01T08:20:00Z', ${status}, now(), now()
    from assignments a where a.id = ${assignmentId}`)
}

test('a time is held and booked with the doctor whose it is: beside the name of another there is no such time', async () => {
  const olga = await server.aPatient()
  const [slot, other] = [await server.aSlot(), await server.aSlot()]
  const crossed = { timetableId: slot.timetableId, assignmentId: other.assignmentId }
  expect([code(await olga.call(holdSlot, crossed)), code(await book(olga, crossed))]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect([await takenBy(slot), await visits()]).toEqual([null, []])
})

test('a doctor who has left is neither held nor booked', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  await server.store.run(sql`update assignments set gone_at = now() where id = ${slot.assignmentId}`)
  expect([code(await olga.call(holdSlot, slot)), code(await book(olga, slot))]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})

test('a service that the doctor gives no more, or that patients do not choose, is not booked', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const service = await aService(server, slot.assignmentId)
  const asked = async () => code(await olga.call(bookService, { ...slot, ...service, profileId: olga.profileId }))
  await server.store.run(sql`update assignment_services set gone_at = now()`)
  expect(await asked()).toBe('NOT_FOUND')
  await server.store.run(sql`update assignment_services set gone_at = null`)
  await server.store.run(sql`update services set hidden = true`)
  expect(await asked()).toBe('NOT_FOUND')
  await server.store.run(sql`update services set hidden = false`)
  expect(await asked()).toBe('ok')
})

test('a time that somebody has got after one’s own cancelling is busy, and not one’s own visit', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  const orderId = await booked(olga, slot)
  await olga.call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId })
  await booked(boris, slot)
  expect(await book(olga, slot)).toMatchObject({ code: 'TIMESLOT_IS_BUSY', status: 409 })
})

test('a time that one has for oneself is busy for one’s child, and one’s visit stays one’s own', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const slot = await server.aSlot({ doctor: { adult: true, children: true } })
  const orderId = await booked(olga, slot)
  expect(code(await book(olga, slot, { profileId: child }))).toBe('TIMESLOT_IS_BUSY')
  expect(code(await book(olga, slot))).toBe('ok')
  expect(await visits()).toMatchObject([{ order_id: orderId, status: 'booked' }])
})

test('a visit is cancelled by the names of its own doctor and patient alone', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const [slot, other] = [await server.aSlot(), await server.aSlot()]
  const orderId = await booked(olga, slot)
  const own = { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }
  for (const lie of [{ assignmentId: other.assignmentId }, { profileId: child }])
    expect(code(await olga.call(cancelVisit, { ...own, ...lie }))).toBe('NOT_FOUND')
  expect(await visits()).toMatchObject([{ status: 'booked' }])
  expect(code(await olga.call(cancelVisit, own))).toBe('ok')
})

test('a visit is no hold: it is neither let go nor prolonged as one, and a new hold leaves it where it is', async () => {
  const olga = await server.aPatient()
  const [slot, next] = [await server.aSlot(), await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })]
  const orderId = await booked(olga, slot)
  expect(code(await olga.call(letHoldGo, { orderId }))).toBe('NOT_FOUND')
  expect(code(await olga.call(prolongHold, { orderId }))).toBe('HOLD_ENDED')
  const held = await olga.call(holdSlot, next)
  expect(await visits()).toEqual([
    { order_id: orderId, status: 'booked', slot_id: slot.timetableId },
    { order_id: held.ok && held.value.orderId, status: 'reserved', slot_id: next.timetableId }
  ])
  expect([await takenBy(slot), await takenBy(next)]).toEqual(['visit', 'visit'])
})

test('an agreement to something else is none to the use of personal data, nor is one that was taken back', async () => {
  const olga = await server.aPatient({ consents: false })
  const slot = await server.aSlot()
  const agree = (kind: string, withdrawnAt: string | null) =>
    server.store.run(sql`
      insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at, withdrawn_at)
      values (${olga.profileId}, ${olga.accountId}, ${kind}, '2026-11', 'hash', 'web', now(), ${withdrawnAt})`)
  await agree('privacy', null)
  await agree('personal-data', '2026-11-19T08:00:00Z')
  expect(code(await book(olga, slot))).toBe('CONSENT_REQUIRED')
  await agree('personal-data', null)
  expect(code(await book(olga, slot))).toBe('ok')
})

test('who was at another doctor, or did not come to this one, has not been here yet [5.83]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ doctor: { onlineBooking: 'from-second-visit' } })
  const elsewhere = await server.aDoctor()
  const reasons = async () => {
    const told = await olga.call(bookCapabilities, slot)
    return told.ok && told.value.profiles.map(one => one.declineReasons.map(reason => reason.message))
  }
  await wasAt(olga, elsewhere.assignmentId, 'done')
  await wasAt(olga, slot.assignmentId, 'cancelled')
  await wasAt(olga, slot.assignmentId, 'no_show')
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden1', facts: { reason: 'ONLY_SECOND_VISIT' } })
  expect(await reasons()).toEqual([['ONLY_SECOND_VISIT']])
  await wasAt(olga, slot.assignmentId, 'done')
  expect(await reasons()).toEqual([[]])
  expect(code(await book(olga, slot))).toBe('ok')
})

test('what a clinic or a doctor has against a parent does not keep the child from booking [6.44 6.46]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const slot = await server.aSlot({ doctor: { adult: true, children: true } })
  await server.store.run(sql`
    insert into booking_bans (profile_id, kind, provider_id, doctor_id, since)
    select ${olga.profileId}::uuid, k.kind, case when k.kind = 'clinic' then a.provider_id end, case when k.kind = 'doctor' then a.doctor_id end, now()
    from assignments a, unnest(array['clinic', 'doctor']) k (kind) where a.id = ${slot.assignmentId}`)
  const told = await olga.call(bookCapabilities, slot)
  expect(told.ok && told.value.profiles.map(one => [one.profileId, one.declineReasons.length])).toEqual([
    [olga.profileId, 2],
    [child, 0]
  ])
  expect(code(await book(olga, slot))).toBe('onlineBooking/Forbidden2')
  expect(code(await book(olga, slot, { profileId: child }))).toBe('ok')
})

test.each(['here', 'at a clinic that has to be asked'])(
  'in the way of a new time %s are only visits that stand, are then, and were not said to be meant [8.94]',
  async where => {
    const olga = await server.aPatient()
    const slot = await server.aSlot()
    const next = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
    const orderId = await booked(olga, slot)
    const cancelled = await server.aSlot({ startsAt: '2026-11-25T11:40:00Z' })
    const over = await booked(olga, cancelled)
    await olga.call(cancelVisit, { orderId: over, assignmentId: cancelled.assignmentId, profileId: olga.profileId })
    await booked(olga, await server.aSlot({ startsAt: '2026-11-26T11:30:00Z' }))
    await booked(olga, await server.aSlot({ startsAt: '2026-11-25T11:40:00Z' }), { bookAnyway: true })
    if (where !== 'here')
      server.clinic.gateway = {
        timetableIsOurs: false,
        reserve: async () => ({ verdict: 'reserved', clinicRef: 'R' }),
        find: async () => ({ verdict: 'unknown' }),
        cancel: async () => 'cancelled'
      }
    expect(await olga.call(moveVisit, { orderId, ...next })).toMatchObject({ ok: true, value: { startDate: '2026-11-25T11:30:00Z' } })
  }
)
