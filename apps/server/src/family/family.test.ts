import { randomUUID } from 'node:crypto'
import { addChild, listRelatives } from '@vizit/contract/family'
import { drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { sendFamilyInvite } from '@vizit/contract/family-invites'
import { addRelative, sendRelatives } from '@vizit/contract/relatives'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const MISHA = {
  lastName: 'Савицкий',
  firstName: 'Михаил',
  middleName: 'Андреевич',
  birthday: '2018-03-10',
  sex: 'MALE',
  consentReceived: true,
  consentVersion: currentConsentText('parental', server.config.brand).version
} as const

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл']
const childNamed = (n: number) => ({ ...MISHA, firstName: NAMES[n % 10]!, birthday: `20${10 + Math.floor(n / 10)}-01-01` })

async function childrenOf(patient: Patient): Promise<string[]> {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.filter(member => member.relKind === 'CHILD').map(member => member.firstName) : []
}

test('an adult adds a child and has all rights over it [7.43] [6.29] [3.11]', async () => {
  const olga = await server.aPatient()
  const added = await olga.call(addChild, MISHA)
  expect(
    added.ok &&
      added.value.family.map(({ name, relKind, accessLevel, birthday, sex, consentReceived }) => [
        name,
        relKind,
        accessLevel,
        birthday,
        sex,
        consentReceived
      ])
  ).toEqual([
    ['Савицкая Ольга Викторовна', 'ME', 'ALL', '1990-05-15', 'FEMALE', true],
    ['Савицкий Михаил Андреевич', 'CHILD', 'ALL', '2018-03-10', 'MALE', true]
  ])
  expect(await olga.call(listRelatives, {})).toMatchObject({ value: added.ok ? added.value : null })
  for (const field of ['lastName', 'firstName', 'middleName', 'birthday', 'sex'] as const) {
    const { [field]: _, ...rest } = MISHA
    expect(await olga.call(addChild, rest as never)).toMatchObject({ code: 'INVALID_INPUT', facts: { field } })
  }
})

test('the parent consents in the version in force, and both consents are kept for the child', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(addChild, { ...MISHA, consentVersion: '2020-01' })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { kind: 'parental', reason: 'OLD_VERSION' }
  })
  expect(await olga.call(addChild, { ...MISHA, consentReceived: false } as never)).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'consentReceived' }
  })
  const added = await olga.call(addChild, MISHA)
  const childId = added.ok ? added.value.family[1]!.profileId : ''
  const rows = await server.store.rows(
    sql`select kind, account_id, text_hash, channel from consents where profile_id = ${childId} order by kind`
  )
  const hashOf = (kind: 'parental' | 'personal-data') => currentConsentText(kind, server.config.brand).hash
  expect(rows).toEqual([
    { kind: 'parental', account_id: olga.accountId, text_hash: hashOf('parental'), channel: 'cabinet' },
    { kind: 'personal-data', account_id: olga.accountId, text_hash: hashOf('personal-data'), channel: 'cabinet' }
  ])
})

test('a sixth child is refused [5.73] [9.04]', async () => {
  const olga = await server.aPatient()
  for (let n = 0; n < 5; n++) expect(await olga.call(addChild, childNamed(n))).toMatchObject({ ok: true })
  expect(await olga.call(addChild, childNamed(5))).toMatchObject({ ok: false, code: 'TOO_MANY_CHILDREN', status: 422 })
})

test('of twenty children added at once to a new family five are in it, and the family is one [5.73] [9.04]', async () => {
  const olga = await server.aPatient()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => olga.call(addChild, childNamed(n))))
  expect(answers.map(answer => (answer.ok ? 'added' : answer.code)).sort()).toEqual([
    ...Array(15).fill('TOO_MANY_CHILDREN'),
    ...Array(5).fill('added')
  ])
  expect(await childrenOf(olga)).toHaveLength(5)
  expect(await server.store.rows(sql`select id from families`)).toHaveLength(1)
})

test('a child who has grown up takes no place of a child', async () => {
  const olga = await server.aPatient()
  await server.aChild(olga, { birthday: '2008-11-20' })
  for (let n = 0; n < 5; n++) expect(await olga.call(addChild, childNamed(n))).toMatchObject({ ok: true })
  expect(await olga.call(addChild, childNamed(5))).toMatchObject({ code: 'TOO_MANY_CHILDREN' })
})

test('the same name, sex and birthday is the same child, also in other letters and at the same moment [4.98] [7.52] [8.43] [4.99]', async () => {
  const olga = await server.aPatient()
  const answers = await Promise.all(['Семён', 'Семен', 'СЕМЁН', 'семён'].map(firstName => olga.call(addChild, { ...MISHA, firstName })))
  expect(answers.map(answer => (answer.ok ? 'added' : answer.code)).sort()).toEqual([
    'PERSON_EXISTS',
    'PERSON_EXISTS',
    'PERSON_EXISTS',
    'added'
  ])
  for (const other of [{ birthday: '2018-03-11' }, { sex: 'FEMALE' as const }, { middleName: 'Олегович' }])
    expect(await olga.call(addChild, { ...MISHA, firstName: 'Семён', ...other })).toMatchObject({ ok: true })
})

test('the two parents of a family who add one child at the same moment have it once [4.98] [7.52]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', since from family_members where profile_id = ${olga.profileId} and rel_kind = 'OWNER'`)
  for (const firstName of ['Анна', 'Борис', 'Вера', 'Глеб']) {
    const answers = await Promise.all([olga, pavel].map(parent => parent.call(addChild, { ...MISHA, firstName })))
    expect(answers.map(answer => (answer.ok ? 'added' : answer.code)).sort()).toEqual(['PERSON_EXISTS', 'added'])
  }
})

test('only a minor can be added as a child [5.27] [5.25] [5.26]', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(addChild, { ...MISHA, birthday: '2008-11-20' })).toMatchObject({ code: 'NOT_A_CHILD', status: 422 })
  expect(await olga.call(addChild, { ...MISHA, birthday: '2026-11-21' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'birthday', reason: 'in-the-future' }
  })
  expect(await olga.call(addChild, { ...MISHA, birthday: '2008-11-21' })).toMatchObject({ ok: true })
})

/** Each way to a family of one's own, one after another. */
async function intoFamily({ call }: Patient): Promise<string[]> {
  const { consentReceived: _, consentVersion, ...child } = MISHA
  const phones = [{ number: '+375 (29) 765-43-21' }]
  const answers = [
    await call(addChild, MISHA),
    await call(sendRelatives, { relatives: [{ ...child, relKind: 'CHILD' }], consentVersion }),
    await call(addRelative, { ...child, birthday: '1960-02-01', relKind: 'PARENT', phones }),
    await call(drawFamilyCode, {}),
    await call(sendFamilyInvite, { email: 'pavel@example.by', as: 'SPOUSE', deviceName: 'Chrome, Windows' }),
    await call(joinFamily, { code: '111111', as: 'SPOUSE' })
  ]
  return answers.map(answer => (answer.ok ? 'ok' : answer.code))
}

test('whoever is under 18, or has not filled the own profile, adds nobody and lets nobody in, up to the 18th birthday [5.29]', async () => {
  for (const birthday of ['2010-11-20', '2009-01-01', '2008-11-21'])
    expect(await intoFamily(await server.aPatient({ birthday }))).toEqual(Array(6).fill('onlineBooking/Forbidden7'))
  expect(await intoFamily(await server.aPatient({ lastName: '', birthday: null }))).toEqual(Array(6).fill('onlineBooking/Forbidden9'))
  expect(await server.store.rows(sql`select family_id from family_members`)).toHaveLength(0)
  const grown = await server.aPatient({ birthday: '2008-11-20' })
  expect(await grown.call(addChild, MISHA)).toMatchObject({ ok: true })
  expect(await grown.call(drawFamilyCode, {})).toMatchObject({ ok: true })
})

test('a retry of the same intent adds one child and hears the same', async () => {
  const olga = await server.aPatient()
  const idempotencyKey = randomUUID()
  const first = await olga.call(addChild, MISHA, { idempotencyKey })
  const again = await Promise.all(Array.from({ length: 5 }, () => olga.call(addChild, MISHA, { idempotencyKey })))
  for (const answer of again) expect(answer).toEqual(first)
  expect(await childrenOf(olga)).toEqual(['Михаил'])
  expect(await olga.call(addChild, { ...MISHA, firstName: 'Глеб' }, { idempotencyKey })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('adding a child leaves a line in the audit', async () => {
  const olga = await server.aPatient()
  const added = await olga.call(addChild, MISHA)
  expect(await server.store.rows(sql`select account_id, action, profile_id from audit`)).toEqual([
    { account_id: olga.accountId, action: 'child-added', profile_id: added.ok ? added.value.family[1]!.profileId : '' }
  ])
})
