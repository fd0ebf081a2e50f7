import { randomUUID } from 'node:crypto'
import { bookCapabilities, bookDoctorSlot, getNoShows, holdSlot } from '@vizit/contract/booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicGateway } from '../../clinics/gateway.ts'
import { eraseAccount, erasePerson } from '../../people/erase-person.ts'
import { sql } from '../../store/store.ts'
import { type Patient, type Slot, startTestServer } from '../../testing/test-server.ts'
import { aService } from '../../testing/test-service.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const book = (patient: Patient, slot: Slot, profileId = patient.profileId) => patient.call(bookDoctorSlot, { ...slot, profileId })
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

async function ban(kind: string, profileId: string, slot: Slot, until: string | null = null): Promise<void> {
  await server.store.run(sql`
    insert into booking_bans (profile_id, kind, provider_id, doctor_id, since, until)
    select ${profileId}::uuid, ${kind}::text, case when ${kind}::text in ('clinic', 'clinic-account') then a.provider_id end,
      case when ${kind}::text = 'doctor' then a.doctor_id end, now(), ${until}::timestamptz
    from assignments a where a.id = ${slot.assignmentId}`)
}

async function reasons(patient: Patient, slot: Slot): Promise<string[][]> {
  const told = await patient.call(bookCapabilities, slot)
  return told.ok ? told.value.profiles.map(one => one.declineReasons.map(reason => reason.message)) : []
}

/** Visits of the account that have come out: so many kept, so many missed, one a day back from the day. */
async function visits(patient: Patient, kept: number, missed: number, { last = '2026-11-18', online = true } = {}): Promise<void> {
  const { assignmentId } = await server.aDoctor()
  await server.store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, booked_online, created_at, updated_at)
    select gen_random_uuid(), ${patient.accountId}::uuid, ${patient.profileId}::uuid, a.provider_id, a.id, a.doctor_id, day, day + interval '20 minutes',
      case when n <= ${kept}::int then 'done' else 'no_show' end, ${online}::boolean, day, day
    from assignments a, generate_series(1, ${kept + missed}::int) n,
      lateral (select ${last}::date + time '08:00' - make_interval(days => n) as day) d where a.id = ${assignmentId}`)
}

test('a clinic and a doctor close online booking to one patient, an administrator to a person for everybody [6.44 6.45 6.46]', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const child = await server.aChild(olga)
  const all = { doctor: { adult: true, children: true } }
  const [here, sameClinic, elsewhere] = [
    await server.aSlot(all),
    await server.aSlot(all),
    await server.aSlot({ doctor: { ...all.doctor, provider: 'beryl' } })
  ]
  await ban('clinic', child, here)
  expect([code(await book(olga, here, child)), code(await book(olga, sameClinic, child))]).toEqual(
    Array(2).fill('onlineBooking/Forbidden2')
  )
  expect(await reasons(olga, here)).toEqual([[], ['CLINIC_BLOCKED']])
  expect(await reasons(olga, elsewhere)).toEqual([[], []])
  expect(code(await book(olga, elsewhere, child))).toBe('ok')

  await ban('doctor', boris.profileId, here)
  expect(await book(boris, here)).toMatchObject({ code: 'onlineBooking/Forbidden1', facts: { reason: 'DOCTOR_CLOSED' } })
  expect(code(await book(boris, sameClinic))).toBe('ok')

  await ban('administrator', olga.profileId, here)
  expect([code(await book(olga, elsewhere)), code(await book(olga, elsewhere, child))]).toEqual(Array(2).fill('onlineBooking/Forbidden3'))
})

test('a ban with an end is over when it has come', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  await ban('doctor', olga.profileId, slot, '2026-11-20T09:00:00Z')
  expect(code(await book(olga, slot))).toBe('onlineBooking/Forbidden1')
  server.setNow('2026-11-20T09:00:00Z')
  expect(code(await book(olga, slot))).toBe('ok')
})

test('whom the clinic does not serve at present is told so and sent to the support; it is not asked again for a day [6.48 8.05]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const asked: string[] = []
  let standing: 'active' | 'inactive' = 'inactive'
  const gateway: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async ({ orderId }) => {
      asked.push(orderId)
      return standing === 'inactive' ? { verdict: 'refused', reason: 'inactive' } : { verdict: 'reserved', clinicRef: null }
    },
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'cancelled',
    standing: async () => standing
  }
  server.clinic.gateway = gateway
  const refused = { ok: false, status: 403, code: 'onlineBooking/Forbidden4', facts: { reason: 'ACCOUNT_INACTIVE' } }
  expect(await book(olga, slot)).toMatchObject(refused)
  expect(await book(olga, slot)).toMatchObject(refused)
  expect(asked).toHaveLength(1)
  expect(await reasons(olga, slot)).toEqual([['ACCOUNT_INACTIVE']])
  expect(await server.store.row(sql`select taken_by from slots where id = ${slot.timetableId}`)).toEqual({ taken_by: null })
  standing = 'active'
  server.pass(24 * 60 * 60)
  expect(code(await book(olga, slot))).toBe('ok')
})

test('a clinic that does not book a patient because of the age is believed: UNDERAGE_USER [8.36]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'refused', reason: 'UNDERAGE_USER' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'cancelled'
  }
  expect(await book(olga, slot)).toMatchObject({ ok: false, status: 422, code: 'UNDERAGE_USER' })
  expect(await server.store.rows(sql`select status, cancel_reason from visits`)).toEqual([{ status: 'failed', cancel_reason: null }])
})

test('more than one in twenty visits missed closes online booking, counted from the tenth visit on; the patient sees it coming [9.02]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const counter = async () => {
    const told = await olga.call(getNoShows, {})
    return told.ok && [told.value.missed, told.value.visits, told.value.verdict]
  }
  expect(await olga.call(getNoShows, {})).toMatchObject({ ok: true, value: { since: '2025-11-20', percent: 5, countedFrom: 10 } })
  await visits(olga, 2, 3)
  expect(await counter()).toEqual([3, 5, 'fine'])
  // none of these counts: too long ago, booked otherwise
  await visits(olga, 0, 30, { last: '2025-11-20' })
  await visits(olga, 0, 30, { online: false })
  expect([await counter(), code(await book(olga, slot))]).toEqual([[3, 5, 'fine'], 'ok'])
  await visits(olga, 55, 0)
  expect(await counter()).toEqual([3, 60, 'warning'])
  const other = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  expect(code(await book(olga, other))).toBe('ok')

  await visits(olga, 0, 1)
  expect(await counter()).toEqual([4, 61, 'banned'])
  const third = await server.aSlot({ startsAt: '2026-11-26T11:30:00Z' })
  expect(await book(olga, third)).toMatchObject({
    ok: false,
    status: 403,
    code: 'onlineBooking/Forbidden0',
    facts: { reason: 'NO_SHOW_BAN', missed: 4, visits: 61 }
  })
  expect(await reasons(olga, third)).toEqual([['NO_SHOW_BAN']])
})

test('a visit that came in from the clinic was not booked online', async () => {
  const olga = await server.aPatient()
  const { assignmentId } = await server.aDoctor()
  const ways: [string | null, string][] = [
    [olga.accountId, 'created_manually'],
    [null, 'booked'],
    [olga.accountId, 'booked']
  ]
  for (const [day, [accountId, status]] of ways.entries())
    await server.store.run(sql`
      insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
      select ${randomUUID()}::uuid, ${accountId}::uuid, ${olga.profileId}::uuid, provider_id, id, doctor_id, at, at + interval '20 minutes', ${status}::text, at, at
      from assignments, lateral (select '2026-12-01T08:00:00Z'::timestamptz + make_interval(days => ${day}::int) as at) t where id = ${assignmentId}`)
  const online = await server.store.rows<{ online: boolean }>(sql`select booked_online as online from visits order by starts_at`)
  expect(online.map(row => row.online)).toEqual([false, false, true])
})

test('what keeps a person from booking is among their own data and goes with them; the slots that were held for a service are free again', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-24T11:50:00Z' })
  const { serviceId } = await aService(server, slot.assignmentId, { minutes: 40 })
  expect(code(await olga.call(holdSlot, { ...slot, serviceId }))).toBe('ok')
  await ban('doctor', olga.profileId, slot)
  const own = await server.store.row<{ rows: Record<string, { kind: string }[]> }>(
    sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`
  )
  expect(own!.rows.booking_bans).toMatchObject([{ kind: 'doctor' }])
  await server.store.transaction(async tx => {
    await erasePerson(tx, olga.profileId, server.now())
    await eraseAccount(tx, olga.accountId, server.now())
  })
  expect(await server.store.rows(sql`select kind from booking_bans`)).toEqual([])
  expect(await server.store.rows(sql`select id from slots where taken_by is not null or joined_to is not null`)).toEqual([])
})
