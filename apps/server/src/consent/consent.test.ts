import { createHash, randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { giveAllConsents, giveConsent, listConsents, listConsentTexts, listNeededConsents, withdrawConsent } from '@vizit/contract/consent'
import { getProfile } from '@vizit/contract/profile'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const VERSION = currentConsentText('personal-data', server.config.brand).version

test('the texts in force can be read before signing in, each with its version and the name of the operator', async () => {
  const read = await server.nobody(listConsentTexts, {})
  const texts = read.ok ? read.value.texts : []
  expect(texts.map(({ kind }) => kind)).toEqual(['user-agreement', 'privacy', 'personal-data', 'parental', 'booking'])
  for (const { version, title, text } of texts) {
    expect(version).toMatch(/^\d{4}-\d{2}$/)
    expect(title.length).toBeGreaterThan(5)
    expect(text).toContain('«Визит»')
  }
})

test('an acceptance is kept with the version and hash of the very words, for whom, by whom, when and through what', async () => {
  const olga = await server.aPatient({ consents: false })
  const childId = await server.aChild(olga)
  await server.store.run(sql`delete from consents`)
  expect(
    await olga.call(giveConsent, {
      profileId: childId,
      consents: [
        { kind: 'personal-data', version: VERSION },
        { kind: 'parental', version: VERSION }
      ]
    })
  ).toMatchObject({ ok: true, value: { given: 2 } })

  const shown = await server.nobody(listConsentTexts, {})
  const words = shown.ok ? shown.value.texts.find(({ kind }) => kind === 'personal-data')! : null
  const hash = createHash('sha256').update(`${words!.title}\n\n${words!.text}`).digest('hex')
  const rows = await server.store.rows(
    sql`select profile_id, account_id, kind, text_version, text_hash, channel, given_at, withdrawn_at from consents where kind = 'personal-data'`
  )
  expect(rows).toEqual([
    {
      profile_id: childId,
      account_id: olga.accountId,
      kind: 'personal-data',
      text_version: VERSION,
      text_hash: hash,
      channel: 'cabinet',
      given_at: '2026-11-20T08:00:00Z',
      withdrawn_at: null
    }
  ])
  expect(await olga.call(listConsents, { profileId: childId })).toMatchObject({
    value: {
      consents: [
        { kind: 'parental', version: VERSION, channel: 'cabinet', givenAt: '2026-11-20T08:00:00Z', withdrawnAt: null },
        { kind: 'personal-data' }
      ]
    }
  })
})

test('a booking consent names its medical centre, which must exist', async () => {
  const olga = await server.aPatient()
  await server.aDoctor()
  const centre = await server.store.row<{ id: number }>(sql`select id from centres`)
  const give = (centreId: string) =>
    olga.call(giveConsent, { profileId: olga.profileId, consents: [{ kind: 'booking', version: VERSION, centreId }] })
  expect(await give(String(centre!.id))).toMatchObject({ ok: true })
  expect(await give('999999')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.store.rows(sql`select centre_id from consents where kind = 'booking'`)).toEqual([{ centre_id: centre!.id }])
})

test('a version that is no longer in force is refused, and nothing of the request is kept', async () => {
  const olga = await server.aPatient({ consents: false })
  const given = await olga.call(giveConsent, {
    profileId: olga.profileId,
    consents: [
      { kind: 'privacy', version: VERSION },
      { kind: 'personal-data', version: '2020-01' }
    ]
  })
  expect(given).toMatchObject({ ok: false, code: 'INVALID_STATE', facts: { kind: 'personal-data', reason: 'OLD_VERSION' } })
  expect(await server.store.rows(sql`select id from consents`)).toHaveLength(0)
})

test('a parental consent is for a child, not for oneself', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(giveConsent, { profileId: olga.profileId, consents: [{ kind: 'parental', version: VERSION }] })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { kind: 'parental' }
  })
})

test('nobody accepts or reads for a stranger: a stranger and nobody look the same', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  for (const profileId of [anna.profileId, randomUUID()]) {
    expect(await olga.call(giveConsent, { profileId, consents: [{ kind: 'privacy', version: VERSION }] })).toMatchObject({
      code: 'NOT_FOUND',
      status: 404
    })
    expect(await olga.call(listConsents, { profileId })).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('once a child is 18 the parent accepts nothing more for it and reads nothing', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2008-11-20' })
  expect(await olga.call(giveConsent, { profileId: childId, consents: [{ kind: 'privacy', version: VERSION }] })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED',
    status: 403
  })
  expect(await olga.call(listConsents, { profileId: childId })).toMatchObject({ code: 'NOT_FOUND' })
})

test('a consent that is taken back stays in the ledger, and nothing is booked on it from the next call on', async () => {
  const olga = await server.aPatient()
  await olga.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: olga.profileId })
  expect(await olga.call(withdrawConsent, { profileId: olga.profileId, kind: 'personal-data' })).toMatchObject({
    ok: true,
    value: { withdrawn: 1, plannedVisits: 1 }
  })
  const later = await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  expect(await olga.call(bookDoctorSlot, { ...later, profileId: olga.profileId })).toMatchObject({ code: 'CONSENT_REQUIRED' })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { consentReceived: false } })
  const list = await olga.call(listConsents, { profileId: olga.profileId })
  expect(list.ok && list.value.consents.find(({ kind }) => kind === 'personal-data')).toMatchObject({
    givenAt: '2026-11-20T08:00:00Z',
    withdrawnAt: '2026-11-20T08:00:00Z'
  })
  expect(await server.store.rows(sql`select action, object_id from audit order by id desc limit 1`)).toEqual([
    { action: 'consent-withdrawn', object_id: 'personal-data' }
  ])

  await olga.call(giveConsent, { profileId: olga.profileId, consents: [{ kind: 'personal-data', version: VERSION }] })
  expect(await olga.call(bookDoctorSlot, { ...later, profileId: olga.profileId })).toMatchObject({ ok: true })
})

test('what the account stands on ends with it, and nothing is taken back twice', async () => {
  const olga = await server.aPatient()
  for (const kind of ['user-agreement', 'privacy'] as const)
    expect(await olga.call(withdrawConsent, { profileId: olga.profileId, kind })).toMatchObject({ code: 'INVALID_STATE', facts: { kind } })
  expect(await olga.call(withdrawConsent, { profileId: olga.profileId, kind: 'personal-data' })).toMatchObject({ ok: true })
  expect(await olga.call(withdrawConsent, { profileId: olga.profileId, kind: 'personal-data' })).toMatchObject({ code: 'INVALID_STATE' })
})

test('a parent takes back what was given for a child, a stranger takes back nothing', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const childId = await server.aChild(olga)
  expect(await anna.call(withdrawConsent, { profileId: childId, kind: 'parental' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(withdrawConsent, { profileId: childId, kind: 'parental' })).toMatchObject({ ok: true, value: { withdrawn: 1 } })
})

const OWN = (['user-agreement', 'privacy', 'personal-data'] as const).map(kind => ({ kind, version: VERSION }))
const FOR_CHILD = (['parental', 'personal-data'] as const).map(kind => ({ kind, version: VERSION }))

const needed = async (patient: Patient) => {
  const [list, profile] = [await patient.call(listNeededConsents, {}), await patient.call(getProfile, {})]
  if (!list.ok || !profile.ok) throw new Error('refused')
  expect(profile.value.consentNeeded).toBe(list.value.people.length > 0)
  return list.value.people
}

test('consent is asked for oneself and the children under 18 for whom it was never given, and given for all in one call [3.88] [4.17] [4.131] [5.45]', async () => {
  const olga = await server.aPatient({ consents: false })
  const child = await server.aChild(olga)
  const almost = await server.aChild(olga, { birthday: '2008-11-21', firstName: 'Глеб' })
  await server.aChild(olga, { birthday: '2008-11-20', firstName: 'Взрослый' })
  await server.store.run(sql`delete from consents`)
  expect(await needed(olga)).toEqual([
    { id: olga.profileId, name: 'Савицкая Ольга Викторовна', isChild: false, isMe: true },
    { id: almost, name: 'Савицкий Глеб Андреевич', isChild: true, isMe: false },
    { id: child, name: 'Савицкий Михаил Андреевич', isChild: true, isMe: false }
  ])
  const people = [
    { profileId: olga.profileId, consents: OWN },
    { profileId: almost, consents: FOR_CHILD },
    { profileId: child, consents: FOR_CHILD }
  ]
  expect(await olga.call(giveAllConsents, { consentReceived: false, people } as never)).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await olga.call(giveAllConsents, { consentReceived: true, people })).toMatchObject({ ok: true, value: { given: 7 } })
  expect(await needed(olga)).toEqual([])
})

test('of an adult the agreement, the privacy policy and the personal data are asked for, each of them, whatever else was given [5.43]', async () => {
  const olga = await server.aPatient({ consents: false })
  for (const kind of ['user-agreement', 'privacy', 'personal-data'] as const) {
    await server.store.run(sql`delete from consents`)
    const given = OWN.filter(one => one.kind !== kind)
    expect(given).toHaveLength(2)
    await olga.call(giveAllConsents, { consentReceived: true, people: [{ profileId: olga.profileId, consents: given }] })
    expect(await needed(olga), kind).toMatchObject([{ isMe: true }])
    const rest = OWN.filter(one => one.kind === kind)
    await olga.call(giveAllConsents, { consentReceived: true, people: [{ profileId: olga.profileId, consents: rest }] })
    expect(await needed(olga), kind).toEqual([])
  }
})

test('of a child the parental consent is asked for besides that of the personal data [5.44]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  await server.store.run(sql`delete from consents where profile_id = ${child}`)
  const give = (kind: string) =>
    olga.call(giveAllConsents, {
      consentReceived: true,
      people: [{ profileId: child, consents: FOR_CHILD.filter(one => one.kind === kind) }]
    })
  expect(await needed(olga)).toMatchObject([{ id: child, isChild: true }])
  expect(await give('personal-data')).toMatchObject({ ok: true })
  expect(await needed(olga)).toMatchObject([{ id: child, isChild: true }])
  expect(await give('parental')).toMatchObject({ ok: true })
  expect(await needed(olga)).toEqual([])
})

test('a new version of a text is asked for again; what was taken back is an answer and is not', async () => {
  const olga = await server.aPatient({ consents: false })
  await server.store.run(sql`delete from consents`)
  await olga.call(giveAllConsents, { consentReceived: true, people: [{ profileId: olga.profileId, consents: OWN }] })
  await olga.call(withdrawConsent, { profileId: olga.profileId, kind: 'personal-data' })
  expect(await needed(olga)).toEqual([])
  await server.store.run(sql`update consents set text_version = '2025-01' where kind = 'privacy'`)
  expect(await needed(olga)).toMatchObject([{ isMe: true }])
})

test('if one person of the list is not to be accepted for, nobody is', async () => {
  const [olga, anna] = [await server.aPatient({ consents: false }), await server.aPatient()]
  const people = [
    { profileId: olga.profileId, consents: OWN },
    { profileId: anna.profileId, consents: OWN }
  ]
  expect(await olga.call(giveAllConsents, { consentReceived: true, people })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await needed(olga)).toHaveLength(1)
})

test('each acceptance is kept with the face through which it was given, whatever way it comes; nobody gives one through a desk by saying so', async () => {
  const given: Record<string, string[]> = {}
  for (const face of ['cabinet', 'patient', 'desk', 'widget', 'something'] as const) {
    const patient = await server.aPatient({ consents: false })
    const call = server.callAs(`${patient.deviceId}.${patient.token}`, face as never)
    expect(await call(giveConsent, { profileId: patient.profileId, consents: OWN })).toMatchObject({ ok: true })
    const slot = await server.aSlot({ startsAt: `2026-11-2${3 + Object.keys(given).length}T11:30:00Z` })
    expect(await call(bookDoctorSlot, { ...slot, profileId: patient.profileId, agreement: VERSION })).toMatchObject({ ok: true })
    const rows = await server.store.rows<{ channel: string }>(
      sql`select distinct channel from consents where account_id = ${patient.accountId}`
    )
    given[face] = rows.map(({ channel }) => channel)
  }
  expect(given).toEqual({ cabinet: ['cabinet'], patient: ['patient'], desk: ['api'], widget: ['api'], something: ['api'] })
})
