// Who is what in a family, and what its steps say when they say no.
import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import type { Sent } from '@vizit/contract/endpoint'
import { listRelatives } from '@vizit/contract/family'
import { confirmFamilyRequest, drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { addRelative, confirmRelative, deleteRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const MOTHER: Sent<typeof addRelative> = {
  lastName: 'Савицкая',
  firstName: 'Нина',
  middleName: 'Петровна',
  birthday: '1960-02-01',
  sex: 'FEMALE',
  relKind: 'PARENT',
  phones: [{ number: '+375 (29) 765-43-21' }]
}

async function joined(owner: Patient, asker: Patient, as: 'SPOUSE' | 'RELATIVE', relKind?: 'PARENT' | 'OTHER') {
  const drawn = await owner.call(drawFamilyCode, {})
  const asked = drawn.ok ? await asker.call(joinFamily, { code: drawn.value.shown.code, as }) : drawn
  if (!asked.ok) throw new Error(asked.code)
  await owner.call(confirmFamilyRequest, { requestId: asked.value.requestId, ...(relKind ? { relKind } : {}) })
}

async function kindsSeenBy(patient: Patient): Promise<string[]> {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.map(member => member.relKind) : [list.code]
}

test('each is told what the others are: ME, CHILD, SPOUSE, PARENT, or OTHER, and nothing else can be kept [3.16]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  const [nina, igor] = [await server.aPatient({ firstName: 'Нина' }), await server.aPatient({ firstName: 'Игорь', sex: 'MALE' })]
  await server.aChild(olga)
  await joined(olga, pavel, 'SPOUSE')
  await joined(olga, nina, 'RELATIVE', 'PARENT')
  await joined(olga, igor, 'RELATIVE', 'OTHER')
  expect((await kindsSeenBy(olga)).sort()).toEqual(['CHILD', 'ME', 'OTHER', 'PARENT', 'SPOUSE'])
  expect((await kindsSeenBy(pavel)).sort()).toEqual(['CHILD', 'ME', 'SPOUSE'])
  expect((await kindsSeenBy(nina)).sort()).toEqual(['ME', 'OTHER'])
  await expect(server.store.run(sql`update family_members set rel_kind = 'COUSIN'`)).rejects.toThrow('family_members_rel_kind_check')
})

test('the form of a relative wants the relation, a parent or another adult, and one phone; a spouse comes by code [3.19]', async () => {
  const olga = await server.aPatient()
  const { relKind: _, ...withoutRelation } = MOTHER
  const { phones: __, ...withoutPhone } = MOTHER
  expect(await olga.call(addRelative, withoutRelation as never)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'relKind' } })
  for (const relKind of ['SPOUSE', 'CHILD', 'COUSIN'])
    expect(await olga.call(addRelative, { ...MOTHER, relKind } as never)).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'relKind' }
    })
  expect(await olga.call(addRelative, withoutPhone as never)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'phones' } })
  expect(await olga.call(addRelative, { ...MOTHER, phones: [] })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'phones' } })
  for (const relKind of ['PARENT', 'OTHER'] as const)
    expect(await olga.call(addRelative, { ...MOTHER, relKind })).toMatchObject({ ok: true })
  const igor = await server.aPatient({ firstName: 'Игорь', sex: 'MALE' })
  await joined(olga, igor, 'SPOUSE')
  expect(await kindsSeenBy(olga)).toEqual(['ME', 'SPOUSE'])
})

test('a relative with a planned visit that one has booked is not taken out; once it is cancelled they are [4.101]', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient({ firstName: 'Нина' })]
  await joined(olga, nina, 'RELATIVE', 'PARENT')
  await nina.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' })
  const slot = await server.aSlot()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: nina.profileId })
  if (!booked.ok) throw new Error(booked.code)
  for (const status of ['booked', 'pending']) {
    await server.store.run(sql`update visits set status = ${status}`)
    expect(await olga.call(deleteRelative, { profileId: nina.profileId })).toMatchObject({ code: 'PLANNED_VISITS', status: 409 })
  }
  expect(await kindsSeenBy(olga)).toEqual(['ME', 'PARENT'])
  const visit = { orderId: booked.value.orderId, assignmentId: slot.assignmentId, profileId: nina.profileId }
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ ok: true })
  // one that is over, and whose clinic has not said how it ended, is not planned
  await server.store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select gen_random_uuid(), account_id, profile_id, provider_id, assignment_id, doctor_id, '2026-11-20T07:00:00Z', '2026-11-20T07:20:00Z', 'booked', created_at, updated_at from visits`)
  expect(await olga.call(deleteRelative, { profileId: nina.profileId })).toMatchObject({ ok: true })
  expect(await kindsSeenBy(olga)).toEqual(['ME'])
})

test('a grant is VIEW_COVERAGE, BOOK_VISITS or VIEW_REPORTS_TESTS, and no other level can be given [6.37]', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient({ firstName: 'Нина' })]
  await joined(olga, nina, 'RELATIVE', 'PARENT')
  for (const level of ['VIEW_COVERAGE', 'BOOK_VISITS', 'VIEW_REPORTS_TESTS'] as const) {
    expect(await olga.call(changeGrant, { profileId: nina.profileId, level })).toMatchObject({ ok: true })
    expect(await olga.call(listRelatives, {})).toMatchObject({ value: { family: [{}, { grantLevel: level }] } })
  }
  for (const level of ['VIEW_NAME', 'VIEW_VISITS', 'GRANT', 'EDIT_PROFILE', 'ALL', ''])
    expect(await olga.call(changeGrant, { profileId: nina.profileId, level } as never)).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'level' }
    })
  expect(await olga.call(listRelatives, {})).toMatchObject({ value: { family: [{}, { grantLevel: 'VIEW_REPORTS_TESTS' }] } })
})

test('a failure of ours while somebody joins is UNEXPECTED_PROBLEM, lets nobody in and spends no try [8.40]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const drawn = await olga.call(drawFamilyCode, {})
  const code = drawn.ok ? drawn.value.shown.code : ''
  await server.store.run(sql`alter table family_requests rename to family_requests_away`)
  const failed = await anna.call(joinFamily, { code, as: 'SPOUSE' })
  await server.store.run(sql`alter table family_requests_away rename to family_requests`)
  expect(failed).toMatchObject({ ok: false, code: 'UNEXPECTED_PROBLEM', status: 500 })
  expect(await kindsSeenBy(olga)).toEqual(['ME'])
  expect(await anna.call(joinFamily, { code, as: 'SPOUSE' })).toMatchObject({ ok: true })
})

test('a code of a relative that is not six digits, or that is over, is another refusal than a wrong one [8.42]', async () => {
  const olga = await server.aPatient()
  const begun = await olga.call(addRelative, MOTHER)
  const relId = begun.ok ? begun.value.relId : ''
  await olga.call(sendRelativeCode, { relId })
  for (const code of ['12345', '12345a', ''])
    expect(await olga.call(confirmRelative, { relId, code })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
  server.pass(600)
  const last = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  expect(await olga.call(confirmRelative, { relId, code: last })).toMatchObject({ code: 'CODE_EXPIRED', status: 410 })
})
