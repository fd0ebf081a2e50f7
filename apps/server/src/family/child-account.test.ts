import { changeGrant, listGrants } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listRelatives } from '@vizit/contract/family'
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { getProfile } from '@vizit/contract/profile'
import { listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, type PatientFacts, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** The child of `aChild`, now with a phone of his own. */
const MISHA: PatientFacts = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', sex: 'MALE', birthday: '2010-03-10' }

async function asksBy(parent: Patient, asker: Patient) {
  const drawn = await parent.call(drawFamilyCode, {})
  return asker.call(joinFamily, { code: drawn.ok ? drawn.value.shown.code : '', as: 'RELATIVE' })
}
async function confirms(parent: Patient) {
  const requests = await parent.call(listFamilyRequests, {})
  return parent.call(confirmFamilyRequest, { requestId: requests.ok ? requests.value.incoming[0]!.requestId : '' })
}

test('a child of 16 with a phone of their own keeps the profile that the parents have led, and its visits', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2010-03-10' })
  await olga.call(bookDoctorSlot, { ...(await server.aSlot({ doctor: { children: true } })), profileId: childId })
  const misha = await server.aPatient(MISHA)
  expect(await asksBy(olga, misha)).toMatchObject({ ok: true })
  expect(await misha.call(getProfile, {})).toMatchObject({ value: { me: { profileId: misha.profileId } } })
  expect(await confirms(olga)).toMatchObject({ ok: true })

  expect(await misha.call(getProfile, {})).toMatchObject({
    value: { me: { profileId: childId }, firstName: 'Михаил', consentReceived: true }
  })
  expect(await misha.call(listVisits, {})).toMatchObject({ value: { orders: [{ profileId: childId }] } })
  const seen = await olga.call(listRelatives, {})
  expect(seen.ok && seen.value.family.map(one => [one.profileId, one.relKind])).toEqual([
    [olga.profileId, 'ME'],
    [childId, 'CHILD']
  ])
  expect(await misha.call(listGrants, {})).toMatchObject({
    value: { profiles: [{ viewers: [{ profileId: olga.profileId, accessLevel: 'ALL' }] }] }
  })
  // from here on the young person decides who else sees the profile
  const nina = await server.aPatient({ lastName: 'Орлова' })
  await asksBy(olga, nina)
  await confirms(olga)
  expect(await olga.call(changeGrant, { profileId: nina.profileId, level: 'BOOK_VISITS', ofProfileId: childId })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED'
  })
  expect(await server.store.rows(sql`select last_name from profiles where id = ${misha.profileId}`)).toEqual([{ last_name: '' }])
})

test('under 16 nobody asks, and a young person who is no child of the family does not come in', async () => {
  const olga = await server.aPatient()
  await server.aChild(olga, { birthday: '2010-03-10' })
  const young = await server.aPatient({ ...MISHA, birthday: '2011-03-10' })
  expect(await asksBy(olga, young)).toMatchObject({ code: 'onlineBooking/Forbidden7' })
  const other = await server.aPatient({ ...MISHA, firstName: 'Глеб' })
  await asksBy(olga, other)
  expect(await confirms(olga)).toMatchObject({ code: 'NOT_AN_ADULT', facts: { reason: 'NO_SUCH_CHILD' } })
  expect(await other.call(getProfile, {})).toMatchObject({ value: { me: { profileId: other.profileId } } })
})

test('the profile of a child is never given to a second account', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2010-03-10' })
  const [one, two] = [await server.aPatient(MISHA), await server.aPatient(MISHA)]
  await asksBy(olga, one)
  await confirms(olga)
  await asksBy(olga, two)
  expect(await confirms(olga)).toMatchObject({ code: 'NOT_AN_ADULT' })
  expect(await server.store.rows(sql`select id from accounts where profile_id = ${childId}`)).toEqual([{ id: one.accountId }])
})

test('a grown child whose account has visits of its own joins as who they are', async () => {
  const olga = await server.aPatient()
  await server.aChild(olga, { birthday: '2007-03-10' })
  const grown = await server.aPatient({ ...MISHA, birthday: '2007-03-10' })
  await grown.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: grown.profileId })
  await asksBy(olga, grown)
  expect(await confirms(olga)).toMatchObject({ ok: true })
  expect(await grown.call(getProfile, {})).toMatchObject({ value: { me: { profileId: grown.profileId } } })
})
