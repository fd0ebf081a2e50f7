import { bookDoctorSlot } from '@vizit/contract/booking'
import { setEmails } from '@vizit/contract/email'
import { discoverProfile } from '@vizit/contract/own-data'
import { getProfile } from '@vizit/contract/profile'
import { createProfile, updateMember, updateProfile } from '@vizit/contract/profile-form'
import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { versionsInForce } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { writeProgrammes } from '../testing/test-programmes.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const OLGA = { lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Викторовна', birthday: '1990-05-15', sex: 'FEMALE' } as const

const consentVersion = versionsInForce()['personal-data']

/** An account that has not said anything of itself yet. */
function aNewcomer() {
  return server.aPatient({ lastName: '', firstName: '', middleName: '', birthday: null, consents: false })
}

test('the profile says who is signed in, with every field of the contract [7.42] [3.02] [3.04]', async () => {
  const olga = await server.aPatient({ phone: '375291234567' })
  const read = await olga.call(getProfile, { anonymousId: 'a', version: '0.0.361', apiClient: 'web' })
  expect(read.ok && read.value).toEqual({
    ...OLGA,
    userId: olga.accountId,
    name: 'Савицкая Ольга Викторовна',
    email: null,
    emails: [],
    phone: '375291234567',
    phones: [{ number: '375291234567' }],
    primaryPhone: '375291234567',
    photoUrl: null,
    external: false,
    family: [
      {
        ...OLGA,
        profileId: olga.profileId,
        name: 'Савицкая Ольга Викторовна',
        relKind: 'ME',
        kinship: null,
        accessLevel: 'ALL',
        consentReceived: true,
        photoUrl: null,
        programIds: []
      }
    ],
    relatives: [{ profileId: olga.profileId, isOwner: false, isSpouse: false }],
    hashKey: expect.stringMatching(/^[\w-]{43}$/),
    storeKey: expect.stringMatching(/^[\w-]{22}$/),
    programs: [],
    consentReceived: true,
    consentNeeded: false,
    userType: 'REGULAR',
    canEditProfile: true,
    isPerson: true,
    me: { profileId: olga.profileId },
    deviceIdOfExistedUser: null,
    accessNotAuthorized: false,
    waitingConfirmEmail: false,
    profileExists: false,
    profileAttributes: null
  })
})

test('each account has a hash key and a store key of its own, which stay', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const reads = [await olga.call(getProfile, {}), await anna.call(getProfile, {}), await olga.call(getProfile, {})]
  const keys = reads.map(read => (read.ok ? `${read.value.hashKey} ${read.value.storeKey}` : 'none'))
  expect(keys[0]).toBe(keys[2])
  expect(new Set(keys.flatMap(key => key.split(' '))).size).toBe(4)
})

test('a child is in the family with all rights, the viewer first [3.15] [3.17] [6.28] [6.29]', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2018-03-10' })
  const read = await olga.call(getProfile, {})
  expect(
    read.ok && read.value.family.map(({ profileId, relKind, accessLevel, birthday }) => [profileId, relKind, accessLevel, birthday])
  ).toEqual([
    [olga.profileId, 'ME', 'ALL', '1990-05-15'],
    [childId, 'CHILD', 'ALL', '2018-03-10']
  ])
  expect(read.ok && read.value.relatives.map(({ isOwner }) => isOwner)).toEqual([true, false])
})

test('on the day a child turns 18 the parent sees the name alone', async () => {
  const olga = await server.aPatient()
  await server.aChild(olga, { birthday: '2008-11-21' })
  const seen = async () => {
    const read = await olga.call(getProfile, {})
    return read.ok ? read.value.family[1] : null
  }
  server.setNow('2026-11-20T20:59:59Z')
  expect(await seen()).toMatchObject({ relKind: 'CHILD', accessLevel: 'ALL', birthday: '2008-11-21', sex: 'MALE' })
  server.setNow('2026-11-20T21:00:00Z')
  expect(await seen()).toMatchObject({
    relKind: 'OTHER',
    accessLevel: 'VIEW_NAME',
    birthday: null,
    sex: null,
    name: 'Савицкий Михаил Андреевич'
  })
})

test('of each person whom one may book for the profile tells what pays for them today, and of no other', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2008-11-21' })
  await writeProgrammes(server.store)
  for (const [profileId, programme, from] of [
    [olga.profileId, 'epam-health', '2026-01-01'],
    [olga.profileId, 'bns-health', '2026-12-01'],
    [childId, 'bns-health', '2026-01-01']
  ] as const)
    await server.store.run(sql`
      insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
      values (gen_random_uuid(), ${profileId}, ${olga.accountId}, ${programme}, 'WORK_EMAIL', ${`${programme}-${from}@one.example`}, 'ACTIVE', ${from}, now(), now())`)
  const programmes = async () => {
    const read = await olga.call(getProfile, {})
    return read.ok && read.value.family.map(one => one.programIds)
  }
  server.setNow('2026-11-20T20:59:59Z')
  expect(await programmes()).toEqual([['epam-health'], ['bns-health']])
  server.setNow('2026-11-20T21:00:00Z')
  expect(await programmes()).toEqual([['epam-health'], []])
})

test('nobody of another family is in the profile', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(anna)
  const read = await olga.call(getProfile, {})
  expect(read.ok && read.value.family).toHaveLength(1)
})

test('a version that is too old is told so with 426 [7.12]', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(getProfile, { version: '0.0.0' })).toMatchObject({ ok: false, code: 'OUTDATED_VERSION', status: 426 })
  expect(await olga.call(getProfile, { version: '0.0.1' })).toMatchObject({ ok: true })
})

test('a newcomer fills the profile; the name is kept last, first, middle and tidy [3.03] [3.05] [5.94]', async () => {
  const newcomer = await aNewcomer()
  const before = await newcomer.call(getProfile, {})
  expect(before).toMatchObject({ value: { isPerson: false, canEditProfile: true, name: '', birthday: null, consentReceived: false } })
  const saved = await newcomer.call(updateProfile, { ...OLGA, lastName: '  Савицкая ', firstName: 'Анна  Мария', middleName: '-' })
  expect(saved).toMatchObject({
    ok: true,
    value: { name: 'Савицкая Анна Мария', middleName: '', sex: 'FEMALE', birthday: '1990-05-15', isPerson: true }
  })
  expect(await server.store.rows(sql`select action, profile_id from audit`)).toEqual([
    { action: 'profile-changed', profile_id: newcomer.profileId }
  ])
})

test('sex is FEMALE or MALE in capitals, and no other word is taken [3.05]', async () => {
  const newcomer = await aNewcomer()
  for (const sex of ['female', 'male', 'Female', 'OTHER', 'UNKNOWN', 'F', 'женский'])
    expect(await newcomer.call(updateProfile, { ...OLGA, sex: sex as 'FEMALE' }), sex).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      facts: { field: 'sex' }
    })
  for (const sex of ['MALE', 'FEMALE'] as const)
    expect(await newcomer.call(updateProfile, { ...OLGA, sex })).toMatchObject({ ok: true, value: { sex } })
})

test('all five fields are required, and blank is not filled [3.10] [5.02] [5.01]', async () => {
  const newcomer = await aNewcomer()
  for (const field of ['lastName', 'firstName', 'middleName', 'birthday', 'sex'] as const) {
    const { [field]: _, ...rest } = OLGA
    expect(await newcomer.call(updateProfile, rest as never)).toMatchObject({ code: 'INVALID_INPUT', facts: { field } })
    for (const blank of ['', '  '])
      expect(await newcomer.call(updateProfile, { ...OLGA, [field]: blank })).toMatchObject({
        code: 'INVALID_INPUT',
        facts: { field }
      })
  }
})

test('a name has letters, apostrophes, spaces and single hyphens; only the patronymic may be a dash [5.04] [5.05] [5.06] [5.03]', async () => {
  const newcomer = await aNewcomer()
  for (const lastName of ['Иванова2', 'О--Нил', '<b>', '-'])
    expect(await newcomer.call(updateProfile, { ...OLGA, lastName })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'lastName' } })
  for (const lastName of ["Д'Арк", 'Салтыкова-Щедрина', 'Smith', 'ван Дейк'])
    expect(await newcomer.call(updateProfile, { ...OLGA, lastName })).toMatchObject({ ok: true })
  expect(await newcomer.call(updateProfile, { ...OLGA, firstName: '-' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'firstName' }
  })
  for (const middleName of ['-', '—'])
    expect(await newcomer.call(updateProfile, { ...OLGA, middleName })).toMatchObject({ ok: true, value: { middleName: '' } })
  expect(await newcomer.call(updateProfile, { ...OLGA, middleName: '--' })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('the form of an adult brings an e-mail, which must be an address; without it nothing of the form is kept [3.12]', async () => {
  const olga = await server.aPatient()
  const form = (address: string) => ({ ...OLGA, lastName: 'Мороз', emails: [{ address, usage: 'PRIMARY' as const }] })
  for (const address of ['', '  ', 'olga', 'olga@post'])
    expect(await olga.call(updateProfile, form(address))).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'emails.0.address' } })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая', emails: [] } })
  expect(await olga.call(updateProfile, form('olga@post.example'))).toMatchObject({
    ok: true,
    value: { lastName: 'Мороз', emails: [{ address: 'olga@post.example', confirmed: false }] }
  })
})

test('a birthday is from 1900-01-01 to today [5.19] [5.20] [9.45]', async () => {
  const newcomer = await aNewcomer()
  expect(await newcomer.call(updateProfile, { ...OLGA, birthday: '1899-12-31' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'birthday', reason: 'too-early' }
  })
  expect(await newcomer.call(updateProfile, { ...OLGA, birthday: '2026-11-21' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'birthday', reason: 'in-the-future' }
  })
  expect(await newcomer.call(updateProfile, { ...OLGA, birthday: '1900-01-01' })).toMatchObject({ ok: true })
  expect(await (await aNewcomer()).call(updateProfile, { ...OLGA, birthday: '2026-11-20' })).toMatchObject({ ok: true })
})

test('under 18 the profile is filled once and then changed by nobody of that age [5.30] [5.32]', async () => {
  const young = await aNewcomer()
  expect(await young.call(updateProfile, { ...OLGA, birthday: '2008-12-21' })).toMatchObject({ ok: true, value: { canEditProfile: false } })
  expect(await young.call(updateProfile, OLGA)).toMatchObject({
    ok: false,
    code: 'ACCESS_NOT_AUTHORIZED',
    facts: { reason: 'UNDERAGE_USER' },
    status: 403
  })
  server.setNow('2026-12-20T21:00:00Z')
  expect(await young.call(updateProfile, OLGA)).toMatchObject({ ok: true })
})

test('what is saved is what is read, for any name that the rules allow', async () => {
  const olga = await server.aPatient()
  const word = fc.stringMatching(/^[А-ЯЁ][а-яё]{1,20}$/)
  const facts = fc.record({
    lastName: word,
    firstName: word,
    middleName: fc.oneof(word, fc.constant('-')),
    birthday: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2008-11-20'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
    sex: fc.constantFrom('FEMALE' as const, 'MALE' as const)
  })
  await fc.assert(
    fc.asyncProperty(facts, async input => {
      await olga.call(updateProfile, input)
      const read = await olga.call(getProfile, {})
      expect(read).toMatchObject({ value: { ...input, middleName: input.middleName === '-' ? '' : input.middleName } })
    }),
    { numRuns: 25 }
  )
})

test('the profile is updated with fullNameRu, birthday, sex, emails and consentReceived in one call [7.57]', async () => {
  const olga = await server.aPatient({ consents: false })
  const input = {
    fullNameRu: ' Мороз  Инна Петровна ',
    birthday: '1985-03-07',
    sex: 'FEMALE' as const,
    emails: [{ address: 'Inna@Example.BY', usage: 'PRIMARY' as const }],
    consentReceived: true as const,
    consentVersion
  }
  expect(await olga.call(updateProfile, input)).toMatchObject({
    ok: true,
    value: {
      lastName: 'Мороз',
      firstName: 'Инна',
      middleName: 'Петровна',
      birthday: '1985-03-07',
      emails: [{ address: 'inna@example.by', confirmed: false }],
      waitingConfirmEmail: true,
      consentReceived: true
    }
  })
  expect(await server.store.rows(sql`select kind, text_version, channel from consents`)).toEqual([
    { kind: 'personal-data', text_version: consentVersion, channel: 'cabinet' }
  ])
})

test('of one call everything holds or nothing: an old text or a linked address leaves the name as it was', async () => {
  const olga = await server.aPatient()
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), ${olga.accountId}, 'olga@example.by', 'PRIMARY', now(), now())`)
  const input = { ...OLGA, lastName: 'Другая' }
  expect(await olga.call(updateProfile, { ...input, consentReceived: true, consentVersion: '2020-01' })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { kind: 'personal-data', reason: 'OLD_VERSION' }
  })
  expect(await olga.call(updateProfile, { ...input, emails: [{ address: 'olga@example.by', usage: 'PRIMARY' }] })).toMatchObject({
    code: 'EMAIL_ALREADY_LINKED'
  })
  expect(await olga.call(updateProfile, { ...input, consentReceived: true })).toMatchObject({ facts: { field: 'consentVersion' } })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая' } })
})

test('one text names a person by the same rules as three fields', async () => {
  const newcomer = await aNewcomer()
  const { birthday, sex } = OLGA
  for (const fullNameRu of ['', 'Савицкая', 'Савицкая Ольга2', '- Ольга'])
    expect(await newcomer.call(updateProfile, { fullNameRu, birthday, sex })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'fullNameRu' }
    })
  expect(await newcomer.call(updateProfile, { fullNameRu: 'Ли Анна', birthday, sex })).toMatchObject({
    value: { name: 'Ли Анна', middleName: '' }
  })
})

test('a patient profile is created with fullNameRu, birthday, sex and consentReceived true, once; the answer has the family list [7.59] [7.60]', async () => {
  const newcomer = await aNewcomer()
  const input = {
    fullNameRu: 'Савицкая Ольга Викторовна',
    birthday: OLGA.birthday,
    sex: OLGA.sex,
    consentReceived: true as const,
    consentVersion
  }
  expect(await newcomer.call(createProfile, { ...input, consentReceived: false } as never)).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'consentReceived' }
  })
  const options = { idempotencyKey: 'one-request-of-a-newcomer' }
  const created = await newcomer.call(createProfile, input, options)
  expect(created).toMatchObject({
    ok: true,
    value: {
      isPerson: true,
      consentReceived: true,
      family: [{ profileId: newcomer.profileId, name: 'Савицкая Ольга Викторовна', relKind: 'ME', birthday: OLGA.birthday }]
    }
  })
  expect(await newcomer.call(createProfile, input, options)).toEqual(created)
  expect(await newcomer.call(createProfile, { ...input, fullNameRu: 'Другая Ольга' })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await newcomer.call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая' } })
})

test('the user is updated with consentReceived, and the answer is 200 [7.55]', async () => {
  const olga = await server.aPatient({ consents: false })
  expect(await olga.call(setEmails, { consentReceived: true, consentVersion })).toMatchObject({ ok: true, status: 200 })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { consentReceived: true } })
  expect(await olga.call(setEmails, { consentReceived: true, consentVersion: '2020-01' })).toMatchObject({ code: 'INVALID_STATE' })
})

test('a family member is updated by _id with consentReceived; of a stranger nothing is known, and of an adult of the family nothing is changed [7.58]', async () => {
  const [olga, anna, pavel] = [await server.aPatient(), await server.aPatient(), await server.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  await server.aCouple(olga, pavel)
  const childId = await server.aChild(olga)
  await server.store.run(sql`delete from consents where profile_id = ${childId}`)
  const input = { _id: childId, consentReceived: true as const, consentVersion }
  expect(await anna.call(updateMember, input)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await pavel.call(updateMember, { ...input, _id: olga.profileId })).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED', status: 403 })
  expect(await olga.call(updateMember, input)).toMatchObject({
    ok: true,
    value: { family: expect.arrayContaining([expect.objectContaining({ profileId: childId, consentReceived: true })]) }
  })
  expect(await server.store.rows(sql`select account_id, kind from consents where profile_id = ${childId}`)).toEqual([
    { account_id: olga.accountId, kind: 'personal-data' }
  ])
})

test('the medical centres that know the person are discovered, and none of a stranger', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await olga.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: olga.profileId })
  expect(await olga.call(discoverProfile, {})).toMatchObject({
    ok: true,
    value: { clinics: [{ name: 'Каштан', visits: 1, lastVisitAt: '2026-11-24T11:30:00Z' }] }
  })
  expect(await anna.call(discoverProfile, {})).toMatchObject({ value: { clinics: [] } })
})
