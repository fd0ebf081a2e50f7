// Why one may not book: every reason as the choice of people tells it, and which one a booking is refused with.
import { bookCapabilities, bookDoctorSlot } from '@vizit/contract/booking'
import { refusalsOf } from '@vizit/contract/endpoint'
import { DECLINES, DEFAULT_DECLINE, declineCode, declineWord } from '@vizit/rules/decline'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type DoctorFacts, type Patient, type Slot, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function reasons(patient: Patient, slot: Slot, profileId = patient.profileId) {
  const told = await patient.call(bookCapabilities, slot)
  if (!told.ok) throw new Error(told.code)
  return told.value.profiles.find(one => one.profileId === profileId)!.declineReasons
}

const book = (patient: Patient, slot: Slot, profileId = patient.profileId) => patient.call(bookDoctorSlot, { ...slot, profileId })

/** A clinic that refuses every visit with this word. */
function refusesWith(reason: string): { asked: string[] } {
  const asked: string[] = []
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async ({ orderId }) => {
      asked.push(orderId)
      return { verdict: 'refused', reason }
    },
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'cancelled'
  }
  return { asked }
}

/** A spouse of the patient who may not book for the patient. */
async function aSpouse(patient: Patient): Promise<Patient> {
  const spouse = await server.aPatient({ firstName: 'Павел', sex: 'MALE' })
  await server.aChild(patient)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${spouse.profileId}, 'SPOUSE', ${server.now()} from family_members where profile_id = ${patient.profileId}`)
  return spouse
}

test('no right to book for a relative is decline 0, of weight 0, and Forbidden0 to whoever tries [3.61]', async () => {
  const olga = await server.aPatient()
  const pavel = await aSpouse(olga)
  const slot = await server.aSlot()
  expect(await reasons(olga, slot, pavel.profileId)).toEqual([{ code: 0, weight: 0, message: 'NO_ACCESS' }])
  expect(await book(olga, slot, pavel.profileId)).toMatchObject({
    code: 'onlineBooking/Forbidden0',
    status: 403,
    facts: { reason: 'NO_ACCESS' }
  })
})

test('an age that the doctor does not see is decline 8, of weight 70, on the day of the visit [3.62] [6.47]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const slot = await server.aSlot()
  expect(await reasons(olga, slot, child)).toEqual([{ code: 8, weight: 70, message: 'AGE' }])
  expect(await reasons(olga, slot)).toEqual([])
  const bounded = await server.aSlot({ doctor: { adultAge: 40 }, startsAt: '2026-11-25T11:30:00Z' })
  expect(await reasons(olga, bounded)).toMatchObject([{ code: 8 }])
  expect(await book(olga, bounded)).toMatchObject({ code: 'AGE_LIMITS_ISSUE', status: 422 })
})

test('a country or a town that a clinic does not serve is decline 10 or 11: the clinic says so when asked, and is not asked again for a day [3.64] [3.65]', async () => {
  for (const [word, decline] of [
    ['COUNTRY_NOT_SUPPORTED', 10],
    ['CITY_NOT_SUPPORTED', 11]
  ] as const) {
    const olga = await server.aPatient()
    const slot = await server.aSlot({ startsAt: `2026-11-${14 + decline}T11:30:00Z` })
    const { asked } = refusesWith(word)
    const refused = { ok: false, status: 403, code: 'onlineBooking/Forbidden2', facts: { reason: word } }
    expect(await book(olga, slot)).toMatchObject(refused)
    expect(await book(olga, slot)).toMatchObject(refused)
    expect(asked).toHaveLength(1)
    expect(await reasons(olga, slot)).toEqual([{ code: decline, weight: DECLINES[decline].weight, message: word }])
    expect(await server.store.row(sql`select taken_by from slots where id = ${slot.timetableId}`)).toEqual({ taken_by: null })
    server.pass(24 * 60 * 60)
    expect(await reasons(olga, slot)).toEqual([])
  }
})

test('every reason has a number of its own, 0 or from 2 to 26, with its weight and its word, by which a face without words for it can tell it [3.59] [3.60] [8.44]', async () => {
  const olga = await server.aPatient({ birthday: '2009-05-15', lastName: '' })
  const slot = await server.aSlot({ doctor: { onlineBooking: 'from-second-visit', adultAge: 90 } })
  const bans = ['clinic', 'administrator', 'clinic-account', 'clinic-country', 'clinic-city', 'doctor']
  for (const kind of bans)
    await server.store.run(sql`
      insert into booking_bans (profile_id, kind, provider_id, doctor_id, since, until)
      select ${olga.profileId}::uuid, ${kind}::text, case when ${kind}::text like 'clinic%' then provider_id end,
        case when ${kind}::text = 'doctor' then doctor_id end, ${server.now()}, ${server.now()}::timestamptz + interval '1 day' from assignments where id = ${slot.assignmentId}`)
  const told = await reasons(olga, slot)
  expect(told.map(one => one.message).toSorted()).toEqual(
    [
      'ACCOUNT_INACTIVE',
      'ADMINISTRATOR_BLOCKED',
      'AGE',
      'CITY_NOT_SUPPORTED',
      'CLINIC_BLOCKED',
      'COUNTRY_NOT_SUPPORTED',
      'DOCTOR_CLOSED',
      'ONLY_SECOND_VISIT',
      'PROFILE_NOT_FILLED'
    ].toSorted()
  )
  for (const { code, weight, message } of told) {
    expect(code === 0 || (code >= 2 && code <= 26), message).toBe(true)
    expect([code, weight, message]).toEqual([declineCode(message as 'AGE'), DECLINES[code as 8].weight, message])
  }
  expect(new Set(told.map(one => one.code)).size).toBe(told.length)
})

test('a booking is refused with the heaviest reason of all; a clinic’s word that is none of ours is told as the clinic’s own rule, and a face tells it by the default [3.66]', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ doctor: { onlineBooking: 'registry-only' } })
  await server.store.run(sql`update providers set online_booking_enabled = false`)
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden2', facts: { reason: 'CLINIC_BLOCKED' } })
  await server.store.run(sql`update providers set online_booking_enabled = true`)
  expect(await book(olga, slot)).toMatchObject({ code: 'onlineBooking/Forbidden1', facts: { reason: 'DOCTOR_CLOSED' } })
  const open = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  refusesWith('SOMETHING_ELSE')
  expect(await book(olga, open)).toMatchObject({ code: 'CLINIC_REFUSED' })
  expect(await reasons(olga, open)).toEqual([])
  expect([declineWord([{ code: 26 }]), DEFAULT_DECLINE, refusalsOf(bookDoctorSlot).includes(DEFAULT_DECLINE)]).toEqual([
    'ADULT_DOCTOR',
    'ADULT_DOCTOR',
    true
  ])
})

test('a doctor of adults takes from 18 to 999 years, one of children from 0 up to 18, and both bounds hold for a child as well [5.39] [9.08] [9.09]', async () => {
  const olga = await server.aPatient({ birthday: '1980-01-01' })
  const day = (years: number) => `${2026 - years}-11-24`
  const verdict = async (birthday: string, doctor: DoctorFacts) => {
    await server.store.run(sql`update profiles set birthday = ${birthday} where id = ${olga.profileId}`)
    const slot = await server.aSlot({ doctor })
    return (await reasons(olga, slot)).some(one => one.message === 'AGE') ? 'refused' : 'taken'
  }
  const adults = { adult: true, children: false }
  const children = { adult: false, children: true }
  expect([await verdict(day(18), adults), await verdict('2008-11-25', adults), await verdict('1900-01-01', adults)]).toEqual([
    'taken',
    'refused',
    'taken'
  ])
  expect([await verdict('2026-11-20', children), await verdict('2008-11-25', children), await verdict(day(18), children)]).toEqual([
    'taken',
    'taken',
    'refused'
  ])
  const fromThree = { adult: true, children: true, childrenAge: 3 }
  expect([await verdict(day(3), fromThree), await verdict('2023-11-25', fromThree), await verdict(day(30), fromThree)]).toEqual([
    'taken',
    'refused',
    'taken'
  ])
})
