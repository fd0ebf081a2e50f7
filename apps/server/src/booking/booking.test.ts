import { randomUUID } from 'node:crypto'
import { bookCapabilities, bookDoctorSlot, holdSlot, letHoldGo, prolongHold } from '@vizit/contract/booking'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicAnswer } from '../clinics/gateway.ts'
import { sql } from '../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'
import { letEndedHoldsGo } from './holds/let-holds-go.job.ts'
import { findVisitInTheWay } from './in-the-way.sql.ts'
import { settleVisit } from './settle-visit.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const book = (
  patient: Patient,
  slot: Slot,
  more: { profileId?: string; bookAnyway?: boolean; agreement?: string; clientNote?: string } = {},
  key?: string
) => patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId, ...more }, key ? { idempotencyKey: key } : {})
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

async function isFree(slot: Slot): Promise<boolean> {
  const row = await server.store.row<{ taken_by: string | null }>(sql`select taken_by from slots where id = ${slot.timetableId}`)
  return row!.taken_by === null
}

/** A clinic outside the product that answers as told. */
function remoteClinic(answers: {
  reserve?: ClinicAnswer
  find?: ClinicAnswer | { verdict: 'never-heard' }
  cancel?: 'cancelled' | 'refused' | 'unknown'
}): string[] {
  const asked: string[] = []
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async reservation => {
      asked.push(`reserve ${reservation.orderId}`)
      return answers.reserve ?? { verdict: 'unknown' }
    },
    find: async () => answers.find ?? { verdict: 'unknown' },
    cancel: async () => answers.cancel ?? 'unknown'
  }
  return asked
}

test('a booked slot appears among the visits [1.19 6.11 7.72]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const booked = await book(olga, slot)
  const list = await olga.call(listVisits, {})
  expect(booked).toMatchObject({
    ok: true,
    value: { physicianName: 'Ковалёва Анна Сергеевна', status: 'booked', startDate: '2026-11-24T11:30:00Z' }
  })
  expect(list).toMatchObject({ ok: true, value: { orders: [{ status: 'booked', customerFirstName: 'Ольга', isManageable: true }] } })
  expect(await isFree(slot)).toBe(false)
})

test('of two patients at once one gets the slot, the other is told it is busy, with 409 [4.28 8.19]', async () => {
  const slot = await server.aSlot()
  const [anna, boris] = [await server.aPatient(), await server.aPatient()]
  const answers = await Promise.all([book(anna, slot), book(boris, slot)])
  expect(answers.map(code).toSorted()).toEqual(['TIMESLOT_IS_BUSY', 'ok'])
  expect(answers.find(answer => !answer.ok)!.status).toBe(409)
})

test('a visitor must sign in before booking [5.82 6.06]', async () => {
  const slot = await server.aSlot()
  const answer = await server.nobody(bookDoctorSlot, { ...slot, profileId: randomUUID() })
  expect(answer).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN', status: 401 })
})

test('the profile must be filled before booking [6.10 8.08]', async () => {
  const slot = await server.aSlot()
  const olga = await server.aPatient()
  for (const empty of ['last_name', 'birthday', 'sex']) {
    await server.store.run(sql`
      update profiles set last_name = case ${empty}::text when 'last_name' then '' else 'Савицкая' end,
        birthday = case ${empty}::text when 'birthday' then null else '1990-05-15'::date end, sex = case ${empty}::text when 'sex' then null else 'FEMALE' end`)
    expect(await book(olga, slot), empty).toMatchObject({ ok: false, code: 'onlineBooking/Forbidden9', status: 403 })
  }
})

test('only adults book online [6.16 8.06]', async () => {
  const slot = await server.aSlot({ doctor: { children: true, childrenAge: 0 } })
  // the second is an adult by the day of the visit
  for (const birthday of ['2009-05-15', '2008-11-22']) {
    const teenager = await server.aPatient({ birthday })
    expect(await book(teenager, slot)).toMatchObject({ ok: false, code: 'onlineBooking/Forbidden7', status: 403 })
  }
})

test('a doctor for adults does not take a child, a doctor for children no adult, and bounds hold [3.33 5.37 5.38 5.41 8.33 8.34 8.35]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2018-03-10' })
  expect(code(await book(olga, await server.aSlot(), { profileId: child }))).toBe('ADULT_DOCTOR')
  const children = { adult: false, children: true, childrenAge: 0, childrenAgeTo: 17 }
  expect(code(await book(olga, await server.aSlot({ doctor: children })))).toBe('CHILD_DOCTOR')
  expect(code(await book(olga, await server.aSlot({ doctor: { ...children, childrenAge: 10 } }), { profileId: child }))).toBe(
    'AGE_LIMITS_ISSUE'
  )
  for (const [childrenAgeTo, verdict] of [
    [7, 'AGE_LIMITS_ISSUE'],
    [8, 'ok']
  ] as const)
    expect(code(await book(olga, await server.aSlot({ doctor: { ...children, childrenAgeTo } }), { profileId: child }))).toBe(verdict)
  for (const bounds of [{ adultAge: 37 }, { adultAgeTo: 35 }])
    expect(code(await book(olga, await server.aSlot({ doctor: bounds })))).toBe('AGE_LIMITS_ISSUE')
  expect(code(await book(olga, await server.aSlot({ doctor: { adultAge: 36, adultAgeTo: 36 } })))).toBe('ok')
  // where a doctor says no bound
  expect(code(await book(await server.aPatient({ birthday: '1900-01-01' }), await server.aSlot()))).toBe('ok')
  const almost = await server.aChild(olga, { birthday: '2008-11-25' })
  expect(code(await book(olga, await server.aSlot({ doctor: { adult: false, children: true } }), { profileId: almost }))).toBe('ok')
})

test('a parent books for a child of the family, a stranger does not [3.115 6.15 6.17]', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const child = await server.aChild(olga)
  const slot = await server.aSlot({ doctor: { children: true, childrenAge: 0 } })
  expect(code(await book(boris, slot, { profileId: child }))).toBe('ACCESS_NOT_AUTHORIZED')
  expect(code(await book(olga, slot, { profileId: child }))).toBe('ok')
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [{ profileId: child }] } })
  expect(await boris.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [] } })
})

test('from the 18th birthday on a parent books for the child no more [5.28]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2008-11-21' })
  const slot = await server.aSlot({ doctor: { adult: true, children: true } })
  server.setNow('2026-11-20T21:00:00Z')
  expect(code(await book(olga, slot, { profileId: child }))).toBe('onlineBooking/Forbidden0')
  server.setNow('2026-11-20T20:59:59Z')
  expect(code(await book(olga, slot, { profileId: child }))).toBe('ok')
})

test('the clinic, the administrator and the doctor may each forbid online booking [6.44 6.45 6.46 8.02 8.03 8.04 8.37]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  await server.store.run(sql`update providers set online_booking_enabled = false`)
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden2', status: 403 })
  await server.store.run(sql`update providers set online_booking_enabled = true, forbidden_by_administrator = true`)
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden3', status: 403 })
  await server.store.run(sql`update providers set forbidden_by_administrator = false`)
  await server.store.run(sql`update doctors set online_booking = 'registry-only'`)
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden1', status: 403 })
  expect(await olga.call(holdSlot, slot)).toMatchObject({ code: 'NO_ASSIGNMENT_BOOKING', status: 403 })
})

test('a doctor from the second visit on refuses a newcomer and takes who has been there [5.83]', async () => {
  const olga = await server.aPatient()
  const first = await server.aSlot({ doctor: { onlineBooking: 'from-second-visit' } })
  expect(await book(olga, first)).toMatchObject({ ok: false, code: 'onlineBooking/Forbidden1', facts: { reason: 'ONLY_SECOND_VISIT' } })
  await server.store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${randomUUID()}::uuid, ${olga.accountId}::uuid, ${olga.profileId}::uuid, a.provider_id, a.id, a.doctor_id, '2026-10-01T08:00:00Z', '2026-10-01T08:20:00Z', 'done', now(), now()
    from assignments a where a.id = ${first.assignmentId}`)
  expect(code(await book(olga, first))).toBe('ok')
})

test('a patient with a visit at that time is told so, and may book anyway [8.93 8.94]', async () => {
  const olga = await server.aPatient()
  await book(olga, await server.aSlot())
  const other = await server.aSlot({ startsAt: '2026-11-24T11:40:00Z' })
  expect(await book(olga, other)).toMatchObject({ ok: false, code: 'VISITOR_ALREADY_BOOKED', status: 409 })
  expect(code(await book(olga, other, { bookAnyway: true }))).toBe('ok')
})

test('the refusal names the visit in the way, and no other; to an account that may not see the patient’s visits it names none', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await book(olga, await server.aSlot({ startsAt: '2026-11-24T09:00:00Z', doctor: { lastName: 'Мороз' } }))
  await book(olga, await server.aSlot())
  await book(olga, await server.aSlot({ startsAt: '2026-11-24T13:00:00Z', doctor: { lastName: 'Ровда' } }))
  const other = await server.aSlot({ startsAt: '2026-11-24T11:40:00Z', doctor: { lastName: 'Орлова' } })
  expect(await book(olga, other)).toMatchObject({
    code: 'VISITOR_ALREADY_BOOKED',
    facts: { startsAt: '2026-11-24T11:30:00Z', doctorName: 'Ковалёва Анна Сергеевна', branchName: expect.stringContaining('Каштан') }
  })
  const inTheWay = (viewer: Patient) =>
    findVisitInTheWay(server.store, viewer.accountId, '2026-11-20', { profileId: olga.profileId, startsAt: '2026-11-24T11:40:00Z' })
  // a parent sees what pays for an adult, and no visits until they are opened
  const familyId = randomUUID()
  await server.store.run(sql`insert into families (id, created_at) values (${familyId}, now())`)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    values (${familyId}, ${olga.profileId}, 'OWNER', null, now()), (${familyId}, ${nina.profileId}, 'PARENT', ${olga.profileId}, now())`)
  expect(await inTheWay(olga)).toMatchObject({ doctor_name: 'Ковалёва Анна Сергеевна' })
  expect(await inTheWay(nina)).toBeUndefined()
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${nina.profileId}, 'VIEW_VISITS', ${olga.profileId}, now())`)
  expect(await inTheWay(nina)).toMatchObject({ doctor_name: 'Ковалёва Анна Сергеевна' })
})

test('without a consent nothing is booked; the ticked agreement is kept with its version and hash [5.34]', async () => {
  const olga = await server.aPatient({ consents: false })
  const slot = await server.aSlot()
  expect(code(await book(olga, slot))).toBe('CONSENT_REQUIRED')
  expect(code(await book(olga, slot, { agreement: 'of-another-year' }))).toBe('CONSENT_REQUIRED')
  expect(code(await book(olga, slot, { agreement: '2026-11' }))).toBe('ok')
  const kept = await server.store.rows<{ kind: string; text_version: string; hash: number; centre: boolean }>(sql`
    select kind, text_version, length(text_hash) as hash, centre_id is not null as centre from consents where profile_id = ${olga.profileId} order by kind`)
  expect(kept).toEqual([
    { kind: 'booking', text_version: '2026-11', hash: 64, centre: true },
    { kind: 'personal-data', text_version: '2026-11', hash: 64, centre: false }
  ])
})

test('for whom one may book is told with every reason against [3.57 3.58 7.67]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const slot = await server.aSlot()
  const answer = await olga.call(bookCapabilities, slot)
  expect(answer).toMatchObject({
    ok: true,
    value: {
      profiles: [
        {
          profileId: olga.profileId,
          profileHint: 'Савицкая Ольга Викторовна',
          relKind: 'ME',
          onlineBookingAllowed: true,
          declineReasons: []
        },
        { profileId: child, onlineBookingAllowed: false, declineReasons: [{ code: 8, weight: 70, message: 'AGE' }] }
      ]
    }
  })
  await server.store.run(sql`update doctors set online_booking = 'registry-only'`)
  const told = await olga.call(bookCapabilities, slot)
  expect(told.ok && told.value.profiles.map(one => one.declineReasons.map(reason => reason.message).toSorted())).toEqual([
    ['DOCTOR_CLOSED'],
    ['AGE', 'DOCTOR_CLOSED']
  ])
})

test('whom one may book for is asked by GET of book-capabilities with assignmentId, and with serviceId where its ages are to count too [7.67]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const { assignmentId } = await server.aDoctor({ children: true })
  const { serviceId } = await aService(server, assignmentId, { adult: false })
  const told = async (query: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api/v2/my/providers/book-capabilities?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}` }
    })
    return { status: answer.status, said: await answer.json() }
  }
  const allowed = { onlineBookingAllowed: true, declineReasons: [] }
  const hers = { profileId: olga.profileId, profileHint: 'Савицкая Ольга Викторовна' }
  const ofChild = { profileId: child, profileHint: 'Савицкий Михаил Андреевич' }
  expect(await told({ assignmentId })).toMatchObject({
    status: 200,
    said: {
      data: {
        profiles: [
          { ...hers, ...allowed },
          { ...ofChild, ...allowed }
        ]
      }
    }
  })
  const refused = { onlineBookingAllowed: false, declineReasons: [{ code: 17, message: 'SERVICE_AGE' }] }
  expect(await told({ assignmentId, serviceId })).toMatchObject({
    status: 200,
    said: {
      data: {
        profiles: [
          { ...hers, ...refused },
          { ...ofChild, ...allowed }
        ]
      }
    }
  })
})

test('a slot that is being filled in by one is busy for others, and becomes the visit', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  const held = await olga.call(holdSlot, slot)
  expect(held).toMatchObject({ ok: true, value: { holdSeconds: 300, heldUntil: '2026-11-20T08:05:00Z', prolonged: false } })
  expect(code(await book(boris, slot))).toBe('TIMESLOT_IS_BUSY')
  expect(code(await boris.call(holdSlot, slot))).toBe('TIMESLOT_IS_BUSY')
  const booked = await book(olga, slot)
  expect(booked.ok && held.ok && booked.value.orderId).toBe(held.ok && held.value.orderId)
})

test('a hold that has ended gives the slot to the next, before any sweep and after it', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const [slot, other] = [await server.aSlot(), await server.aSlot()]
  await olga.call(holdSlot, slot)
  server.pass(301)
  expect(code(await boris.call(holdSlot, slot))).toBe('ok')
  await olga.call(holdSlot, other)
  server.pass(301)
  await letEndedHoldsGo(server.deps)
  expect(await isFree(other)).toBe(true)
})

test('a hold that a clock set back has left hours long is let go at once, and others take its time', async () => {
  const [anna, boris, slot] = [await server.aPatient(), await server.aPatient(), await server.aSlot()]
  server.pass(7_200)
  expect(await anna.call(holdSlot, slot)).toMatchObject({ ok: true })
  server.pass(-7_200)
  expect(await boris.call(holdSlot, slot)).toMatchObject({ ok: true })
  server.pass(-60)
  await letEndedHoldsGo(server.deps)
  expect(await server.store.rows(sql`select account_id from visits where status = 'reserved'`)).toEqual([{ account_id: boris.accountId }])
})

test('a form that asks for its slot several times at once has one hold, and is never told that somebody was quicker', async () => {
  const olga = await server.aPatient()
  for (let round = 0; round < 5; round++) {
    const slot = await server.aSlot()
    const answers = await Promise.all(Array.from({ length: 4 }, () => olga.call(holdSlot, slot)))
    expect(answers.map(code)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(new Set(answers.map(one => one.ok && one.value.orderId)).size).toBe(1)
  }
})

test('a hold is prolonged once, and holding another slot lets the first go', async () => {
  const olga = await server.aPatient()
  const [slot, other] = [await server.aSlot(), await server.aSlot()]
  const held = await olga.call(holdSlot, slot)
  if (!held.ok) throw new Error('not held')
  server.pass(200)
  expect(await olga.call(prolongHold, { orderId: held.value.orderId })).toMatchObject({
    ok: true,
    value: { heldUntil: '2026-11-20T08:08:20Z', prolonged: true }
  })
  expect(code(await olga.call(prolongHold, { orderId: held.value.orderId }))).toBe('INVALID_STATE')
  expect(code(await olga.call(holdSlot, other))).toBe('ok')
  expect(await isFree(slot)).toBe(true)
  expect(code(await olga.call(letHoldGo, { orderId: held.value.orderId }))).toBe('NOT_FOUND')
})

test('a stranger lets nobody’s hold go', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  const held = await olga.call(holdSlot, slot)
  expect(code(await boris.call(letHoldGo, { orderId: held.ok ? held.value.orderId : '' }))).toBe('NOT_FOUND')
  expect(await isFree(slot)).toBe(false)
  expect(code(await olga.call(letHoldGo, { orderId: held.ok ? held.value.orderId : '' }))).toBe('ok')
  expect(await isFree(slot)).toBe(true)
})

test('the same key gets the same answer, another body with it is refused, a new key is a new intent', async () => {
  const olga = await server.aPatient()
  const [slot, other] = [await server.aSlot(), await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })]
  const key = randomUUID()
  const first = await book(olga, slot, {}, key)
  expect(await book(olga, slot, {}, key)).toEqual(first)
  expect(await book(olga, other, {}, key)).toMatchObject({ ok: false, code: 'IDEMPOTENCY_KEY_REUSED', status: 422 })
  const parallel = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(olga, other, {}, parallel)))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(code(answers[0]!)).toBe('ok')
  const visits = await olga.call(listVisits, {})
  expect(visits.ok && visits.value.orders).toHaveLength(2)
})

test('a clinic that says nothing leaves the visit pending; it becomes booked when the clinic answers, and an SMS says so [4.26]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const asked = remoteClinic({ reserve: { verdict: 'unknown' }, find: { verdict: 'reserved', clinicRef: 'R-1' } })
  const answer = await book(olga, slot)
  if (!answer.ok) throw new Error('refused')
  expect(answer.value.status).toBe('pending')
  await settleVisit(server.deps, { orderId: answer.value.orderId })
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [{ status: 'booked' }] } })
  expect(await messages()).toEqual([expect.stringContaining('Визит подтверждён: вт, 24 ноября, 14:30')])
  expect(asked).toHaveLength(1)
})

test('a clinic that never heard of the visit is asked again, and one that refuses frees the patient [4.27]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const asked = remoteClinic({ reserve: { verdict: 'unknown' }, find: { verdict: 'never-heard' } })
  const answer = await book(olga, slot)
  const orderId = answer.ok ? answer.value.orderId : ''
  await settleVisit(server.deps, { orderId })
  expect(asked).toEqual([`reserve ${orderId}`, `reserve ${orderId}`])
  remoteClinic({ find: { verdict: 'busy' } })
  await settleVisit(server.deps, { orderId })
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [{ status: 'failed' }] } })
  expect(await messages()).toEqual([expect.stringContaining('Записать не получилось')])
})

test('a clinic that says the time is taken is believed: the slot is busy and nothing is booked [4.27 4.28]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  remoteClinic({ reserve: { verdict: 'busy' } })
  expect(code(await book(olga, slot))).toBe('TIMESLOT_IS_BUSY')
  expect(await isFree(slot)).toBe(false)
  remoteClinic({ reserve: { verdict: 'reserved', clinicRef: null } })
  const boris = await server.aPatient()
  expect(code(await book(boris, slot))).toBe('TIMESLOT_IS_BUSY')
})

test('a visit is cancelled until 30 minutes before its start, and its slot is free again [1.22 3.117 7.75 8.09 9.01 4.71]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: '2026-11-20T11:30:00Z' })
  const booked = await book(olga, slot)
  if (!booked.ok) throw new Error('refused')
  const rest = { covererCode: 'none', errorExtraText: 'Позвоните в регистратуру.' }
  const input = { orderId: booked.value.orderId, assignmentId: slot.assignmentId, profileId: olga.profileId, ...rest }
  const another = await server.aSlot()
  const child = await server.aChild(olga)
  for (const wrong of [{ assignmentId: another.assignmentId }, { profileId: child }])
    expect(await olga.call(cancelVisit, { ...input, ...wrong })).toMatchObject({ code: 'NOT_FOUND' })
  server.setNow('2026-11-20T11:00:01Z')
  expect(await olga.call(cancelVisit, input)).toMatchObject({
    ok: false,
    code: 'CANCEL_REFUSED',
    status: 423,
    facts: { reason: 'too-late', extraText: 'Позвоните в регистратуру.' }
  })
  server.setNow('2026-11-20T11:00:00Z')
  expect(await olga.call(cancelVisit, input)).toMatchObject({ ok: true, status: 204 })
  expect(await isFree(slot)).toBe(true)
  expect(await olga.call(listVisits, {})).toMatchObject({
    ok: true,
    value: { orders: [{ status: 'cancelled', cancelledBy: 'patient', isManageable: false }] }
  })
})

test('a visit of somebody else cannot be cancelled and looks as if it did not exist', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const slot = await server.aSlot()
  const booked = await book(olga, slot)
  const input = { orderId: booked.ok ? booked.value.orderId : '', assignmentId: slot.assignmentId, profileId: olga.profileId }
  expect(await boris.call(cancelVisit, input)).toMatchObject({ ok: false, code: 'NOT_FOUND', status: 404 })
  expect(await boris.call(cancelVisit, { ...input, orderId: randomUUID() })).toMatchObject({ ok: false, code: 'NOT_FOUND', status: 404 })
})

test('a clinic that refuses to cancel or does not answer is told from one that did [8.70] [8.12]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  remoteClinic({ reserve: { verdict: 'reserved', clinicRef: 'R-2' }, cancel: 'refused' })
  const booked = await book(olga, slot)
  const input = { orderId: booked.ok ? booked.value.orderId : '', assignmentId: slot.assignmentId, profileId: olga.profileId }
  expect(await olga.call(cancelVisit, input)).toMatchObject({ ok: false, code: 'CANCEL_REFUSED', status: 423, facts: { reason: 'clinic' } })
  remoteClinic({ cancel: 'unknown' })
  expect(await olga.call(cancelVisit, input)).toMatchObject({ ok: false, code: 'CLINIC_UNAVAILABLE', status: 503 })
  remoteClinic({ cancel: 'cancelled' })
  expect(code(await olga.call(cancelVisit, input))).toBe('ok')
})

async function messages(): Promise<string[]> {
  const rows = await server.store.rows<{ body: string }>(sql`select body from notifications order by created_at`)
  return rows.map(row => row.body)
}

test('a page that is opened twice in one moment holds its time once, and neither is told that it is busy', async () => {
  const [olga, slot] = [await server.aPatient(), await server.aSlot()]
  const holds = await Promise.all(Array.from({ length: 5 }, () => olga.call(holdSlot, slot)))
  const ids = holds.map(one => (one.ok ? one.value.orderId : one.code))
  expect(ids).toEqual(Array(5).fill(ids[0]))
  expect(holds[0]).toMatchObject({ ok: true })
})
