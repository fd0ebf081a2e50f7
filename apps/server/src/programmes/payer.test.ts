import { bookCapabilities, bookDoctorSlot } from '@vizit/contract/booking'
import { getProfile } from '@vizit/contract/profile'
import { updateProfile } from '@vizit/contract/profile-form'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicGateway, Reservation } from '../clinics/gateway.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { payAt, writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await writeProgrammes(server.store)
})
afterAll(() => server.stop())

const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

const PAYER = { coverer: 'Орбита Софт', programCaption: 'Здоровье сотрудника' }

async function book(patient: Patient, slot: { timetableId: string; assignmentId: string }, programId?: string) {
  const agreement = currentConsentText('booking', server.config.brand).version
  return patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId, agreement, ...(programId ? { programId } : {}) })
}

/** An employee of `epam` whose programme begins on `from`. */
async function employee(from = '2026-11-20', status = 'ACTIVE'): Promise<Patient> {
  const patient = await server.aPatient()
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), ${patient.profileId}, ${patient.accountId}, 'epam-health', 'WORK_EMAIL', ${`${patient.phone}@orbita.example`}, ${status}, ${from}, now(), now())`)
  return patient
}

test('online booking is open to a member of a corporate programme, and the visit says who pays [3.114, 6.42]', async () => {
  const slot = await server.aSlot()
  await payAt(server.store, 'azure')
  const olga = await employee()
  expect(await olga.call(getProfile, {})).toMatchObject({ ok: true, value: { userType: 'EMPLOYER_PROGRAM', canEditProfile: false } })
  const { assignmentId } = await server.aDoctor()
  for (const wrong of [{ assignmentId }, { timetableId: '999999' }])
    expect(code(await book(olga, { ...slot, ...wrong }, 'epam-health'))).toBe('NOT_FOUND')
  expect(await book(olga, slot, 'epam-health')).toMatchObject({ ok: true, value: { status: 'booked', covererCode: 'epam', payer: PAYER } })
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [{ covererCode: 'epam', payer: PAYER }] } })
})

test('an employer’s programme closes the editing of the profile: the employer knows the person by these very data [6.39]', async () => {
  const olga = await employee()
  expect(await olga.call(getProfile, {})).toMatchObject({ ok: true, value: { userType: 'EMPLOYER_PROGRAM', canEditProfile: false } })
  const change = { lastName: 'Иванова', firstName: 'Ольга', middleName: '-', birthday: '1990-05-15', sex: 'FEMALE' as const }
  expect(await olga.call(updateProfile, change)).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED', facts: { reason: 'PROGRAMME' } })
})

test('a doctor for members of a programme is booked by them alone [5.84]', async () => {
  const slot = await server.aSlot({ doctor: { onlineBooking: 'programme-only' } })
  await payAt(server.store, 'azure')
  await server.store.run(sql`insert into programme_doctors (programme_id, doctor_id) select 'epam-health', id from doctors`)
  const [member, later, stranger] = [await employee(), await employee('2026-12-01'), await server.aPatient()]
  for (const one of [later, stranger]) {
    expect(await book(one, slot)).toMatchObject({ code: 'onlineBooking/Forbidden1', facts: { reason: 'PROGRAMME_ONLY' } })
    expect(await one.call(bookCapabilities, slot)).toMatchObject({
      ok: true,
      value: { profiles: [{ onlineBookingAllowed: false, declineReasons: [{ message: 'PROGRAMME_ONLY' }] }] }
    })
  }
  expect(await member.call(bookCapabilities, slot)).toMatchObject({ ok: true, value: { profiles: [{ onlineBookingAllowed: true }] } })
  expect(code(await book(member, slot, 'epam-health'))).toBe('ok')
})

test('the programme is judged on the day of the visit', async () => {
  const slot = await server.aSlot({ startsAt: '2026-12-01T08:00:00Z' })
  await payAt(server.store, 'azure')
  expect(code(await book(await employee('2026-12-01'), slot, 'epam-health'))).toBe('ok')
})

test('a programme that does not pay for the visit is told from one that does, and nothing is booked [8.62, 8.63, 8.68]', async () => {
  const slot = await server.aSlot()
  const [member, later, suspended, stranger] = [
    await employee(),
    await employee('2026-12-01'),
    await employee('2026-11-01', 'INACTIVE'),
    await server.aPatient()
  ]
  expect(code(await book(member, slot, 'epam-health'))).toBe('SERVICE_IS_NOT_SUPPORTED')
  await payAt(server.store, 'azure', 'INACTIVE')
  expect(await book(member, slot, 'epam-health')).toMatchObject({ code: 'CODE_COVERER_CARD_INACTIVE', facts: { reason: 'clinic' } })
  expect(await book(later, slot, 'epam-health')).toMatchObject({ code: 'PROGRAMME_NOT_ACTIVE_YET', facts: { validFrom: '2026-12-01' } })
  expect(code(await book(suspended, slot, 'epam-health'))).toBe('CODE_COVERER_CARD_INACTIVE')
  expect(code(await book(stranger, slot, 'epam-health'))).toBe('NO_CARD_FROM_COVERER')
  expect(code(await book(member, slot, 'no-such-programme'))).toBe('NO_CARD_FROM_COVERER')
  expect(await server.store.rows(sql`select from visits`)).toHaveLength(0)
  expect(await book(member, slot)).toMatchObject({ ok: true, value: { covererCode: null, payer: null } })
})

test('before booking each programme of the patient says whether it pays, and why not; those that pay come first', async () => {
  const slot = await server.aSlot()
  await payAt(server.store, 'azure')
  const olga = await employee('2026-12-01')
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), ${olga.profileId}, ${olga.accountId}, 'bns-health', 'WORK_EMAIL', 'olga@bereg.example', 'ACTIVE', '2026-11-20', now(), now())`)
  const payers = async () => {
    const answer = await olga.call(bookCapabilities, slot)
    return answer.ok ? answer.value.profiles[0]?.programmes : undefined
  }
  expect(await payers()).toEqual([
    { programId: 'bns-health', programCaption: 'Береги себя', coverer: 'Берег Сервис', verdict: 'pays', validFrom: '2026-11-20' },
    { programId: 'epam-health', ...PAYER, verdict: 'PROGRAMME_NOT_ACTIVE_YET', validFrom: '2026-12-01' }
  ])
  await server.store.run(sql`update programme_providers set card = 'INACTIVE' where programme_id = 'bns-health'`)
  expect(await payers()).toMatchObject([{ verdict: 'CARD_INACTIVE_IN_CLINIC' }, { verdict: 'PROGRAMME_NOT_ACTIVE_YET' }])
  await server.store.run(sql`delete from programme_providers`)
  expect(await payers()).toMatchObject([{ verdict: 'SERVICE_IS_NOT_SUPPORTED' }, { verdict: 'PROGRAMME_NOT_ACTIVE_YET' }])
  await server.store.run(sql`update coverages set status = 'INACTIVE'`)
  expect(await payers()).toMatchObject([{ verdict: 'CODE_COVERER_CARD_INACTIVE' }, { verdict: 'CODE_COVERER_CARD_INACTIVE' }])
  await server.store.run(sql`update coverages set status = 'ENDED', ended_because = 'unlinked'`)
  expect(await payers()).toEqual([])
})

test('where the age is against the visit, no programme is offered [3.63]', async () => {
  const slot = await server.aSlot({ doctor: { adult: false, children: true } })
  await payAt(server.store, 'azure')
  const olga = await employee()
  expect(await olga.call(bookCapabilities, slot)).toMatchObject({
    ok: true,
    value: { profiles: [{ declineReasons: [{ code: 8 }], programmes: [] }] }
  })
})

test("a relative's programmes are offered to whoever may book for them, and that they were viewed is kept", async () => {
  const slot = await server.aSlot()
  await payAt(server.store, 'azure')
  const [olga, boris] = [await employee(), await server.aPatient()]
  // Olga is the mother of Boris: he sees her programmes by default and may not book for her
  await server.store.run(sql`insert into families (id, created_at) values (${boris.accountId}, ${server.now()})`)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values
      (${boris.accountId}, ${boris.profileId}, 'OWNER', null, ${server.now()}),
      (${boris.accountId}, ${olga.profileId}, 'PARENT', ${boris.profileId}, ${server.now()})`)
  const views = () => server.store.rows(sql`select from audit where action = 'coverage-looked' and profile_id = ${olga.profileId}`)
  const hers = async () => {
    const answer = await boris.call(bookCapabilities, slot)
    return answer.ok ? answer.value.profiles[1] : undefined
  }
  expect(await hers()).toMatchObject({ profileId: olga.profileId, onlineBookingAllowed: false, programmes: [] })
  expect(await views()).toHaveLength(0)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${olga.profileId}, ${boris.profileId}, 'BOOK_VISITS', ${olga.profileId}, ${server.now()})`)
  expect(await hers()).toMatchObject({ onlineBookingAllowed: true, programmes: [{ programId: 'epam-health', verdict: 'pays' }] })
  expect(await views()).toHaveLength(1)
})

test('the clinic is told who pays, when a visit is reserved and when it is cancelled', async () => {
  const slot = await server.aSlot()
  const second = await server.aSlot()
  await payAt(server.store, 'azure')
  const olga = await employee()
  const heard: Reservation['payer'][] = []
  const gateway: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async ({ payer }) => (heard.push(payer), { verdict: 'reserved', clinicRef: null }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async ({ payer }) => (heard.push(payer), 'cancelled')
  }
  server.clinic.gateway = gateway
  const visit = await book(olga, slot, 'epam-health')
  if (!visit.ok) throw new Error(visit.code)
  const { orderId, assignmentId, profileId } = visit.value
  expect(code(await olga.call(cancelVisit, { orderId, assignmentId, profileId }))).toBe('ok')
  expect(code(await book(olga, second))).toBe('ok')
  expect(heard).toEqual([{ covererCode: 'epam', programId: 'epam-health' }, { covererCode: 'epam', programId: 'epam-health' }, null])
})
