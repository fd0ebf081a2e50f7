import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listConsents, withdrawConsent } from '@vizit/contract/consent'
import { addFavourite } from '@vizit/contract/favourites'
import { updateProfile } from '@vizit/contract/profile-form'
import { confirmSms, initPhoneLogin, resetAccount } from '@vizit/contract/sign-in'
import { addFoundPatient, getPublicVisit, importPublicVisit, importPublicVisits, putOffPublicVisit } from '@vizit/contract/visit-import'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { findSamePatient } from '@vizit/rules/visit-import'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveToAccount } from '../booking/book-for-phone.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { visitName } from '../links/visit-name.ts'
import { eraseAccount } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { agreed } from '../testing/test-passkeys.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { addPhoneVisit } from '../visit-record/phone-visits.ts'
import { takeInVisits } from './take-in-visits.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const PHONE = '375291234567'
const OLGA = {
  lastName: 'Савицкая',
  firstName: 'Ольга',
  middleName: 'Викторовна',
  birthday: '1990-05-15',
  sex: 'FEMALE' as const,
  email: null
}
const MISHA = {
  lastName: 'Савицкий',
  firstName: 'Михаил',
  middleName: 'Андреевич',
  birthday: '2018-03-10',
  sex: 'MALE' as const,
  email: null
}
const VERA = { lastName: 'Громыко', firstName: 'Вера', middleName: 'Петровна', birthday: '1955-02-01', sex: 'FEMALE' as const, email: null }
const { version } = currentConsentText('personal-data', server.config.brand)
const consent = { consentReceived: true as const, consentVersion: version }
const takeIn = takeInVisits({ give: giveToAccount })

/** A visit that the registry has written down for this phone, or that a site has made with it. */
async function aPhoneVisit(
  patient: typeof OLGA | typeof MISHA,
  facts: { way?: 'site' | 'registry'; startsAt?: string; phone?: string } = {}
) {
  const { way = 'registry', startsAt = '2026-11-24T11:30:00Z', phone = PHONE } = facts
  const slot = await server.aSlot({ startsAt, doctor: { adult: true, children: true } })
  const [orderId, omId] = [randomUUID(), randomUUID()]
  const { hash } = currentConsentText('personal-data', server.config.brand)
  await server.store.transaction(async tx => {
    await tx.run(sql`
      insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select ${orderId}, a.provider_id, a.id, a.doctor_id, s.id, s.starts_at, s.ends_at, ${way === 'site' ? 'booked' : 'created_manually'}, ${server.now()}, ${server.now()}
      from slots s join assignments a on a.id = s.assignment_id where s.id = ${slot.timetableId}`)
    await tx.run(sql`update slots set taken_by = 'visit' where id = ${slot.timetableId}`)
    const accepted = way === 'site' ? [{ kind: 'personal-data' as const, version, hash, channel: 'widget' as const }] : []
    await addPhoneVisit(
      tx,
      {
        orderId,
        omId,
        phone,
        way,
        language: 'ru',
        accepted,
        shown: way === 'site' ? 'work' : null,
        patient: { ...patient, email: way === 'site' ? 'typed@post.example' : null }
      },
      server.now()
    )
    if (way === 'site') await tx.run(sql`update phone_visits set proven_at = ${server.now()} where order_id = ${orderId}`)
  })
  return { orderId, omId, assignmentId: slot.assignmentId }
}

const found = async (who: Patient, orderId?: string) => {
  const answer = await who.call(getPublicVisit, { ed: 'true', ...(orderId ? { orderId } : {}) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const ordersOf = async (who: Patient) => {
  const list = await who.call(listVisits, {})
  return list.ok ? list.value.orders : []
}
const nameFor = (orderId: string, phone = PHONE) => visitName(server.config.secret, { orderId, phone })
const EMPTY = { empty: true, alreadyImported: false, putOff: false, omId: null, order: null, patientData: null, targetProfile: null }

test('a visit made by phone is found by its phone, with its patient and the person it is for [3.86] [3.87] [7.98]', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  expect(await found(olga)).toEqual(EMPTY)
  const { orderId, omId } = await aPhoneVisit(OLGA)
  const order = {
    orderId,
    startDate: '2026-11-24T11:30:00Z',
    physicianName: 'Ковалёва Анна Сергеевна',
    branchName: 'Каштан на Сурганова',
    status: 'created_manually'
  }
  const patientData = { fullNameRu: 'Савицкая Ольга Викторовна', birthday: '1990-05-15', emails: [], sex: 'FEMALE', consentReceived: true }
  expect(await found(olga)).toMatchObject({
    empty: false,
    alreadyImported: false,
    omId,
    order,
    patientData,
    targetProfile: { _id: olga.profileId }
  })
  expect(await found(olga, nameFor(orderId))).toMatchObject({ omId })
  const other = await aPhoneVisit(VERA, { way: 'site', startsAt: '2026-11-25T11:30:00Z' })
  expect(await found(olga, nameFor(other.orderId))).toMatchObject({
    patientData: {
      fullNameRu: 'Громыко Вера Петровна',
      emails: [{ address: 'typed@post.example', usage: 'PRIMARY' }],
      consentReceived: false
    },
    targetProfile: null
  })
})

test('a visit that waits is there for whoever asks a moment and a half after the start, and for each time it is asked [4.110]', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const { omId } = await aPhoneVisit(OLGA)
  server.pass(1.5)
  for (let asked = 0; asked < 3; asked++) expect(await found(olga)).toMatchObject({ empty: false, alreadyImported: false, omId })
})

test('the signed name opens a visit to the account of its phone alone; a spoiled one opens nothing', async () => {
  const { orderId } = await aPhoneVisit(OLGA)
  const olga = await server.aPatient({ phone: PHONE })
  await aPhoneVisit(OLGA, { phone: '375297777777', startsAt: '2026-11-25T11:30:00Z' })
  const stranger = await server.aPatient({ phone: '375297777777' })
  for (const name of [nameFor(orderId), nameFor(orderId, '375297777777')]) expect(await found(stranger, name)).toEqual(EMPTY)
  for (const name of [nameFor(orderId, '375297777777'), `${nameFor(orderId).slice(0, -2)}AA`, orderId])
    expect(await found(olga, name)).toEqual(EMPTY)
})

test('taken in for oneself it is among the visits; once more it is 204, and found as imported [1.49] [4.115] [4.126] [7.99] [7.100]', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const { orderId, omId, assignmentId } = await aPhoneVisit(OLGA)
  const input = { omId, profileId: olga.profileId, self: true }
  const child = await server.aChild(olga)
  expect(await olga.call(importPublicVisit, { ...input, profileId: child })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'self' }
  })
  expect(await olga.call(importPublicVisit, { ...input, self: false })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'self' } })
  const answers = await Promise.all([olga.call(importPublicVisit, input), olga.call(importPublicVisit, input)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 204])
  expect(await ordersOf(olga)).toMatchObject([{ orderId, profileId: olga.profileId, relKind: 'ME', isManageable: true }])
  expect(await olga.call(importPublicVisit, input)).toMatchObject({ ok: true, status: 204 })
  expect(await found(olga, nameFor(orderId))).toMatchObject({ empty: false, alreadyImported: true, order: { orderId }, patientData: null })
  expect(await found(olga)).toEqual(EMPTY)
  expect(await server.store.rows(sql`select action from audit where object_id = ${orderId}`)).toEqual([{ action: 'visit-taken-in' }])
  expect(await olga.call(cancelVisit, { orderId, assignmentId, profileId: olga.profileId })).toMatchObject({ ok: true })
})

test('taking a visit in needs an e-mail, and the main one is replaced only if it differs [4.128]', async () => {
  const olga = await server.aPatient({ phone: PHONE })
  const { omId } = await aPhoneVisit(OLGA)
  const input = { omId, profileId: olga.profileId, self: true }
  expect(await olga.call(importPublicVisit, input)).toMatchObject({ code: 'EMAIL_REQUIRED', status: 422 })
  expect(await olga.call(importPublicVisit, { ...input, email: 'olga@post.example' })).toMatchObject({ ok: true })
  const addresses = () => server.store.rows(sql`select address, confirmed_at is not null as confirmed from emails order by address`)
  expect(await addresses()).toEqual([{ address: 'olga@post.example', confirmed: false }])

  const boris = await server.aPatient({ phone: '375297777777', email: 'boris@post.example' })
  const [same, other] = [
    await aPhoneVisit(OLGA, { phone: boris.phone }),
    await aPhoneVisit(OLGA, { phone: boris.phone, startsAt: '2026-11-25T11:30:00Z' })
  ]
  await server.store.run(sql`delete from emails where address = 'olga@post.example'`)
  const take = (order: { omId: string }, email: string) =>
    boris.call(importPublicVisit, { omId: order.omId, profileId: boris.profileId, self: true, email })
  expect(await take(same, ' Boris@Post.example ')).toMatchObject({ ok: true })
  expect(await addresses()).toEqual([{ address: 'boris@post.example', confirmed: true }])
  expect(await take(other, 'new@post.example')).toMatchObject({ ok: true })
  expect(await addresses()).toEqual([
    { address: 'boris@post.example', confirmed: true },
    { address: 'new@post.example', confirmed: false }
  ])
})

test('for a child or another the profile is made first and found in the family by birthday and full name [4.127]', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  // a namesake of another day of birth, and another child of the same day
  await server.aChild(olga, { birthday: '2012-07-01' })
  await server.aChild(olga, { firstName: 'Глеб', birthday: MISHA.birthday })
  const visits = [
    { type: 'child' as const, patient: MISHA, ...(await aPhoneVisit(MISHA)) },
    { type: 'other' as const, patient: VERA, ...(await aPhoneVisit(VERA, { startsAt: '2026-11-25T11:30:00Z' })) }
  ]
  for (const { type, patient, omId, orderId } of visits) {
    expect(await found(olga, nameFor(orderId))).toMatchObject({ targetProfile: null })
    const made = await olga.call(addFoundPatient, { omId, type, ...consent })
    const family = made.ok ? made.value.family.map(one => ({ ...one, fullNameRu: one.name })) : []
    const fullNameRu = `${patient.lastName} ${patient.firstName} ${patient.middleName}`
    const person = findSamePatient(family, { fullNameRu, birthday: patient.birthday })!
    expect(person).toMatchObject({ relKind: type === 'child' ? 'CHILD' : 'OTHER' })
    expect(await found(olga, nameFor(orderId))).toMatchObject({ targetProfile: { _id: person.profileId } })
    expect(await olga.call(addFoundPatient, { omId, type, ...consent })).toMatchObject({ code: 'PERSON_EXISTS' })
    expect(await olga.call(importPublicVisit, { omId, profileId: person.profileId, self: false })).toMatchObject({ ok: true })
    expect(await ordersOf(olga)).toContainEqual(expect.objectContaining({ orderId, profileId: person.profileId, isManageable: true }))
  }
})

test('whom one may not book for gets no visit: a stranger does not exist, a relative’s name is not enough', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const stranger = await server.aPatient({ phone: '375297777777' })
  const grown = await server.aChild(olga, { birthday: '2008-11-20' })
  const { omId } = await aPhoneVisit(OLGA)
  expect(await olga.call(importPublicVisit, { omId, profileId: stranger.profileId, self: false })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(importPublicVisit, { omId, profileId: grown, self: false })).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
  expect(await stranger.call(importPublicVisit, { omId, profileId: stranger.profileId, self: true })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.store.rows(sql`select account_id from visits`)).toEqual([{ account_id: null }])
})

test('every visit of the patient comes at once, and the patient’s data are saved where asked; consent is asked for [7.97]', async () => {
  const olga = await server.aPatient({
    phone: PHONE,
    email: 'olga@post.example',
    lastName: '',
    firstName: '',
    middleName: '',
    birthday: null,
    consents: false
  })
  const [one, two] = [await aPhoneVisit(OLGA), await aPhoneVisit(OLGA, { startsAt: '2026-11-25T11:30:00Z' })]
  const others = await aPhoneVisit(VERA, { startsAt: '2026-11-26T11:30:00Z' })
  const namesake = await aPhoneVisit({ ...OLGA, birthday: '1961-08-30' }, { startsAt: '2026-11-26T13:30:00Z' })
  const input = { omId: one.omId, profileId: olga.profileId, useOrderPatientData: true }
  expect(await olga.call(importPublicVisits, input)).toMatchObject({ code: 'CONSENT_REQUIRED' })
  const zero = await aPhoneVisit(OLGA, { startsAt: '2026-11-23T11:30:00Z' })
  const withoutData = { omId: zero.omId, profileId: olga.profileId, self: true, ...consent }
  const person = () => server.store.row(sql`select last_name, birthday from profiles where id = ${olga.profileId}`)
  expect(await olga.call(importPublicVisit, withoutData)).toMatchObject({ ok: true })
  expect(await person()).toEqual({ last_name: '', birthday: null })
  expect(await olga.call(importPublicVisit, { ...input, self: true })).toMatchObject({ ok: true })
  expect(await person()).toEqual({ last_name: 'Савицкая', birthday: '1990-05-15' })
  const three = await aPhoneVisit(OLGA, { startsAt: '2026-11-27T11:30:00Z' })
  expect(await olga.call(importPublicVisits, { ...input, omId: two.omId })).toMatchObject({
    value: { orderIds: [two.orderId, three.orderId] }
  })
  const taken = (await ordersOf(olga)).map(order => order.orderId)
  for (const one of [others, namesake]) expect(taken).not.toContain(one.orderId)
})

test('a visit in the name of another day of birth is taken in for a child who signs in, and makes nobody younger', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const childId = await server.aChild(olga, { birthday: '2010-05-02' })
  const own = await server.aPatient()
  await server.store.run(sql`update accounts set profile_id = ${childId} where id = ${own.accountId}`)
  const born = () => server.store.row<{ birthday: string }>(sql`select birthday from profiles where id = ${childId}`)
  for (const [birthday, then] of [
    ['2018-05-02', '2010-05-02'],
    ['2009-05-02', '2009-05-02']
  ] as const) {
    const { omId, orderId } = await aPhoneVisit({ ...VERA, birthday })
    expect(
      await olga.call(importPublicVisit, { omId, profileId: childId, self: false, useOrderPatientData: true, ...consent })
    ).toMatchObject({
      value: { orderId }
    })
    expect(await born()).toEqual({ birthday: then })
  }
})

test('the doctor of the visit can be bookmarked, with the photo if there is one [4.117]', async () => {
  const olga = await server.aPatient({ phone: PHONE })
  await aPhoneVisit(OLGA)
  await server.store.run(sql`update doctors set photo_url = '/doctors/kovaleva.webp'`)
  const { order } = await found(olga)
  const answer = await olga.call(addFavourite, { id: order!.physicianId, displayName: order!.physicianName, branchId: order!.branchId })
  expect(answer).toMatchObject({ value: { physicians: [{ displayName: 'Ковалёва Анна Сергеевна', photoUrl: '/doctors/kovaleva.webp' }] } })
})

async function signedIn(phone: string): Promise<Patient> {
  const deviceId = randomUUID()
  const start = await server.nobody(initPhoneLogin, { phone, deviceId })
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const opened = await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code, deviceId })
  const token = opened.ok ? opened.value.token : ''
  const row = await server.store.row<{ id: string; profile_id: string }>(sql`select id, profile_id from accounts where phone = ${phone}`)
  return { accountId: row!.id, profileId: row!.profile_id, phone, deviceId, token, call: server.callAs(`${deviceId}.${token}`) }
}

const waitingJobs = () =>
  server.store.rows<{ payload: { accountId: string } }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'take-in-visits' returning j.payload`)

test('a visit of a site comes into the account when its phone signs in and its patient is known', async () => {
  const { orderId } = await aPhoneVisit(OLGA, { way: 'site' })
  const olga = await signedIn(PHONE)
  for (const { payload } of await waitingJobs()) await takeIn(server.deps, payload)
  expect(await ordersOf(olga)).toEqual([])
  const { email: _, ...data } = OLGA
  expect(await olga.call(updateProfile, data)).toMatchObject({ ok: true })
  for (const { payload } of await waitingJobs()) await takeIn(server.deps, payload)
  expect(await ordersOf(olga)).toMatchObject([{ orderId, relKind: 'ME' }])
  expect(await server.store.rows(sql`select kind, channel from consents where channel = 'widget'`)).toEqual([
    { kind: 'personal-data', channel: 'widget' }
  ])
  expect(await server.store.rows(sql`select last_name, birthday, email from phone_visits`)).toEqual([
    { last_name: '', birthday: null, email: null }
  ])
})

test('a new owner of a number sees nothing of what was made with it before', async () => {
  await server.aPatient({ phone: PHONE })
  server.pass(91 * 86_400)
  await aPhoneVisit(VERA, { startsAt: '2027-03-01T11:30:00Z' })
  const heir = await signedIn(PHONE)
  const anew = await heir.call(resetAccount, {})
  const call = server.callAs(`${heir.deviceId}.${anew.ok ? anew.value.token : ''}`)
  expect(await call(getPublicVisit, {})).toMatchObject({ ok: true, value: EMPTY })
  expect(await server.store.rows(sql`select phone from phone_visits`)).toEqual([{ phone: null }])
})

test('a session from long ago proves no phone: it is shown no stranger’s visit, but its own, and any by the name from the SMS', async () => {
  const former = await server.aPatient({ phone: PHONE })
  server.pass(91 * 86_400)
  const { orderId } = await aPhoneVisit(VERA, { startsAt: '2027-03-01T11:30:00Z' })
  expect(await found(former)).toEqual(EMPTY)
  expect(await found(former, nameFor(orderId))).toMatchObject({ order: { orderId } })
  const own = await aPhoneVisit(OLGA, { startsAt: '2027-02-28T11:30:00Z' })
  expect(await found(former)).toMatchObject({ order: { orderId: own.orderId } })
})

test('an account is exported with what it took in; an erased one leaves a visit that it never took in to the clinic, without the phone', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const { omId } = await aPhoneVisit(OLGA)
  await aPhoneVisit(VERA, { startsAt: '2026-11-25T11:30:00Z' })
  await olga.call(importPublicVisit, { omId, profileId: olga.profileId, self: true })
  const rows = await server.store.row<{ rows: Record<string, unknown[]> }>(
    sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`
  )
  expect(rows!.rows.phone_visits).toMatchObject([{ om_id: omId, phone: PHONE }])
  await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
  const left = await server.store.rows(sql`select phone, last_name, email, account_id from phone_visits`)
  expect(left).toEqual([{ phone: null, last_name: 'Громыко', email: null, account_id: null }])
})

test('a visit that was put off is not asked about on any device, waits behind one that nobody has asked about, and is taken in all the same [1.49]', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const first = await aPhoneVisit(OLGA)
  expect(await found(olga)).toMatchObject({ omId: first.omId, putOff: false })
  expect(await olga.call(putOffPublicVisit, { omId: first.omId })).toMatchObject({ ok: true })
  expect(await found(olga)).toMatchObject({ empty: false, omId: first.omId, putOff: true })
  const second = await aPhoneVisit(OLGA, { startsAt: '2026-11-26T11:30:00Z' })
  expect(await found(olga)).toMatchObject({ omId: second.omId, putOff: false })
  expect(await olga.call(importPublicVisit, { omId: first.omId, profileId: olga.profileId, self: true })).toMatchObject({ ok: true })
  expect(await found(olga, nameFor(first.orderId))).toMatchObject({ alreadyImported: true, omId: first.omId })
})

test('nobody puts off the visit of another phone, nor one that is taken in', async () => {
  const olga = await server.aPatient({ phone: PHONE, email: 'olga@post.example' })
  const stranger = await server.aPatient({ phone: '375297777777' })
  const { omId } = await aPhoneVisit(OLGA)
  expect(await stranger.call(putOffPublicVisit, { omId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await found(olga)).toMatchObject({ omId, putOff: false })
  expect(await olga.call(importPublicVisit, { omId, profileId: olga.profileId, self: true })).toMatchObject({ ok: true })
  await olga.call(putOffPublicVisit, { omId })
  expect(await server.store.rows(sql`select put_off_at from phone_visits`)).toEqual([{ put_off_at: null }])
})

test('what was accepted at a site before the consent was taken back does not bring the consent back when the visit comes in', async () => {
  const olga = await server.aPatient({ phone: PHONE })
  const { orderId } = await aPhoneVisit(OLGA, { way: 'site' })
  server.pass(60)
  agreed(await olga.call(withdrawConsent, { profileId: olga.profileId, kind: 'personal-data' }))
  server.pass(60)
  expect(await found(olga, nameFor(orderId))).toMatchObject({ alreadyImported: true })
  const given = agreed(await olga.call(listConsents, { profileId: olga.profileId })).consents.filter(({ kind }) => kind === 'personal-data')
  expect(given.map(({ channel, withdrawnAt }) => [channel, withdrawnAt])).toEqual([
    ['widget', '2026-11-20T08:01:00Z'],
    ['cabinet', '2026-11-20T08:01:00Z']
  ])
  const slot = await server.aSlot({ startsAt: '2026-11-26T09:00:00Z' })
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ code: 'CONSENT_REQUIRED' })
})
