import { randomUUID } from 'node:crypto'
import type { Sent } from '@vizit/contract/endpoint'
import { getProfile } from '@vizit/contract/profile'
import { updateProfile } from '@vizit/contract/profile-form'
import { linkInsurance, listCoverages, unlinkCoverage } from '@vizit/contract/programmes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { aContract, writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, type PatientFacts, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
/** Who links a programme has a personal e-mail [R36]. */
const aMember = (facts: PatientFacts = {}) => server.aPatient({ email: `${randomUUID()}@example.by`, ...facts })
beforeEach(async () => {
  await server.reset()
  await writeProgrammes(server.store)
})
afterAll(() => server.stop())

const PHONE = '+375 (29) 111-22-33'
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

function link(patient: Patient, more: Partial<Sent<typeof linkInsurance>> = {}) {
  return patient.call(linkInsurance, {
    covererCode: 'granat',
    number: '9704500000017',
    phone: PHONE,
    profileId: patient.profileId,
    ...more
  })
}

async function peopleOf(patient: Patient) {
  const answer = await patient.call(listCoverages, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.people
}

test('an insurance programme is linked by bar code, with its amount, the parts of it and the contract [1.42] [3.45] [3.46]', async () => {
  await aContract(server.store)
  const olga = await aMember()
  expect(await link(olga, { number: '97045 0000 0017' })).toMatchObject({
    ok: true,
    value: {
      status: 'ACTIVE',
      way: 'BARCODE',
      covererKind: 'INSURER',
      amount: 1_000_000,
      parts: [
        { caption: 'Амбулаторная помощь', amount: 700_000 },
        { caption: 'Скорая помощь', amount: null }
      ],
      barcode: '9704500000017',
      contractNumber: '204518',
      validTo: '2026-12-31'
    }
  })
})

test('an insurance programme is linked by contract number, with or without a slash and three digits [1.43] [5.59]', async () => {
  await aContract(server.store, { barcode: null, suffix: '001', lastName: 'Иванов', birthday: '1980-01-01' })
  await aContract(server.store, { barcode: null, suffix: '002' })
  const olga = await aMember()
  expect(await link(olga, { number: '204518/02' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'number' } })
  expect(await link(olga, { number: '204518/001' })).toMatchObject({ code: 'CONTRACT_DATA_MISMATCH' })
  expect(await link(olga, { number: '204518' })).toMatchObject({
    ok: true,
    value: { contractNumber: '204518/002', way: 'CONTRACT_NUMBER' }
  })
})

test('a number without a slash is that of the contract without a suffix; one with a suffix is linked by its slash and three digits [5.59]', async () => {
  await aContract(server.store, { barcode: null, suffix: '001' })
  await aContract(server.store, { barcode: null })
  const [olga, twin] = [await aMember(), await aMember()]
  const way = 'CONTRACT_NUMBER'
  expect(await link(olga, { number: '204518' })).toMatchObject({ ok: true, value: { contractNumber: '204518', way } })
  expect(await link(twin, { number: '204518/001' })).toMatchObject({ ok: true, value: { contractNumber: '204518/001', way } })
})

test("a bar code has the insurer's prefix and is on its list; other numbers are of no programme [5.58]", async () => {
  await aContract(server.store)
  const olga = await aMember()
  expect(await link(olga, { number: '' })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await link(olga, { number: '970450000001' })).toMatchObject({ code: 'INVALID_CONTRACT_KEY' })
  expect(await link(olga, { number: '1234500000017' })).toMatchObject({ code: 'INCORRECT_CONTRACT_CODE' })
  expect(await link(olga, { number: '9704500000018' })).toMatchObject({ code: 'INCORRECT_CONTRACT_CODE' })
  expect(await link(olga, { covererCode: 'epam' })).toMatchObject({ code: 'INVALID_CONTRACT_KEY' })
})

test('the phone must be that of the contract, otherwise the insurer is to be called [5.60]', async () => {
  await aContract(server.store)
  const olga = await aMember()
  expect(await link(olga, { phone: '+375 (29) 111-22-34' })).toMatchObject({
    code: 'INCORRECT_PHONE_NUMBER',
    facts: { phone: '375173090055' }
  })
  expect(await link(olga, { phone: '+375 (99) 111-22-33' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'phone' } })
  expect(code(await link(olga))).toBe('ok')
})

test.each([
  [{ synchronized: false }, 'CONTRACT_IS_NOT_SYNCHRONIZED', '8.60'],
  [{ status: 'NOT_READY' }, 'CONTRACT_NOT_READY', '8.65'],
  [{ status: 'NO_CARD' }, 'NO_CARD_FROM_COVERER', '8.62'],
  [{ status: 'CARD_INACTIVE' }, 'CODE_COVERER_CARD_INACTIVE', '8.63'],
  [{ to: '2026-11-19' }, 'EXPIRED_CONTRACT', '8.67'],
  [{ birthday: '1990-05-16' }, 'CONTRACT_DATA_MISMATCH', '8.92'],
  [{ phone: '375291112234' }, 'INCORRECT_PHONE_NUMBER', '8.69'],
  [{ barcode: '9704500000018' }, 'INCORRECT_CONTRACT_CODE', '8.66']
] as const)('a contract that says %j is answered %s [%s]', async (facts, refusal, _id) => {
  await aContract(server.store, facts)
  expect(code(await link(await aMember()))).toBe(refusal)
})

test('a contract is linked on its last day, and expired on the next [8.67]', async () => {
  await aContract(server.store, { to: '2026-11-20' })
  const olga = await aMember()
  server.setNow('2026-11-20T21:00:00Z')
  expect(code(await link(olga))).toBe('EXPIRED_CONTRACT')
  server.setNow('2026-11-20T20:59:59Z')
  expect(code(await link(olga))).toBe('ok')
})

test('an insurer or a number that nobody knows is of no programme [8.64]', async () => {
  const olga = await aMember()
  expect(code(await link(olga, { number: '204518' }))).toBe('INVALID_CONTRACT_KEY')
  expect(code(await link(olga, { covererCode: 'nobody' }))).toBe('INVALID_CONTRACT_KEY')
})

test('without a personal e-mail nothing is linked [R36]', async () => {
  expect(code(await link(await server.aPatient()))).toBe('EMAIL_NEEDED')
})

test('without a name and a birthday nothing is linked [8.61]', async () => {
  await aContract(server.store)
  const nobodyYet = await aMember({ lastName: '', firstName: '', birthday: null })
  expect(code(await link(nobodyYet))).toBe('PROFILE_MISSING')
})

test('a contract is not tried out: few wrong tries of an account a day, and of one contract from all accounts', async () => {
  await aContract(server.store)
  const [olga, boris, third] = [await aMember(), await aMember(), await aMember()]
  const wrong = (who: Patient) => link(who, { phone: '+375 (29) 000-00-00' })
  for (let tried = 0; tried < 5; tried++) expect(code(await wrong(olga))).toBe('INCORRECT_PHONE_NUMBER')
  expect(code(await link(olga))).toBe('ERROR_TOO_MANY_REQUESTS')
  for (let tried = 0; tried < 5; tried++) expect(code(await wrong(boris))).toBe('INCORRECT_PHONE_NUMBER')
  expect(code(await link(third))).toBe('ERROR_TOO_MANY_REQUESTS')
  server.pass(86_400)
  expect(code(await link(olga))).toBe('ok')
})

test('who has proven to be the insured person does not spend tries', async () => {
  const id = await aContract(server.store, { status: 'NOT_READY' })
  const olga = await aMember()
  for (let tried = 0; tried < 7; tried++) expect(code(await link(olga))).toBe('CONTRACT_NOT_READY')
  await server.store.run(sql`update contracts set status = 'READY' where id = ${id}`)
  expect(code(await link(olga))).toBe('ok')
})

test('a contract covers one person, who has it once; what ended can be linked again', async () => {
  await aContract(server.store)
  const [olga, twin] = [await aMember(), await aMember()]
  const first = await link(olga)
  expect(code(await link(olga))).toBe('PROGRAMME_ALREADY_LINKED')
  expect(code(await link(twin))).toBe('CONTRACT_DATA_MISMATCH')
  await olga.call(unlinkCoverage, { coverageId: first.ok ? first.value.id : '' })
  expect(code(await link(olga))).toBe('ok')
})

test('of two who link one contract at once one has it', async () => {
  await aContract(server.store)
  const both = await Promise.all([link(await aMember()), link(await aMember())])
  expect(both.map(code).toSorted()).toEqual(['CONTRACT_DATA_MISMATCH', 'ok'])
})

test("a child's programme can be inactive, and becomes active when the insurer says so [3.48]", async () => {
  const id = await aContract(server.store, { lastName: 'Савицкий', birthday: '2018-03-10', status: 'CARD_INACTIVE' })
  const olga = await aMember()
  const child = await server.aChild(olga)
  expect(await link(olga, { profileId: child })).toMatchObject({ ok: true, value: { profileId: child, status: 'INACTIVE' } })
  expect((await peopleOf(olga))[1]).toMatchObject({ profileId: child, relKind: 'CHILD', coverers: [], coverages: [{ status: 'INACTIVE' }] })
  await server.store.run(sql`update contracts set status = 'READY' where id = ${id}`)
  expect((await peopleOf(olga))[1]).toMatchObject({ coverages: [{ status: 'ACTIVE' }] })
})

test('a coverer entry of a member is ACTIVE and says from when; who viewed it is kept [3.18]', async () => {
  await aContract(server.store, { lastName: 'Савицкий', birthday: '2018-03-10' })
  const olga = await aMember()
  const child = await server.aChild(olga)
  await link(olga, { profileId: child })
  const people = await peopleOf(olga)
  expect(people.map(person => person.relKind)).toEqual(['ME', 'CHILD'])
  expect(people[1]!.coverers).toEqual([{ covererCode: 'granat', status: 'ACTIVE', validFrom: '2026-01-01' }])
  const views = await server.store.rows(sql`select from audit where action = 'coverage-looked' and profile_id = ${child}`)
  expect(views).toHaveLength(1)
})

test('nobody links or sees a programme of a stranger, and a stranger looks like nobody', async () => {
  await aContract(server.store)
  const [olga, boris] = [await aMember(), await aMember()]
  await link(olga)
  expect(code(await link(boris, { profileId: olga.profileId }))).toBe('ACCESS_NOT_AUTHORIZED')
  expect(code(await link(boris, { profileId: '00000000-0000-4000-8000-000000000000' }))).toBe('ACCESS_NOT_AUTHORIZED')
  expect((await peopleOf(boris)).map(person => person.profileId)).toEqual([boris.profileId])
})

test('a relative who may see programmes sees them without their numbers; one who may see the name alone sees none', async () => {
  await aContract(server.store)
  const [olga, boris] = [await aMember(), await aMember()]
  const linked = await link(olga)
  // Olga is the mother of Boris: he sees her programmes by default, she sees his name
  await server.store.run(sql`insert into families (id, created_at) values (${boris.accountId}, ${server.now()})`)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values
      (${boris.accountId}, ${boris.profileId}, 'OWNER', null, ${server.now()}),
      (${boris.accountId}, ${olga.profileId}, 'PARENT', ${boris.profileId}, ${server.now()})`)
  expect((await peopleOf(boris))[1]).toMatchObject({
    profileId: olga.profileId,
    coverers: [{ covererCode: 'granat', status: 'ACTIVE' }],
    coverages: [
      {
        programCaption: 'ДМС «Гранат»',
        status: 'ACTIVE',
        amount: null,
        parts: [],
        barcode: null,
        contractNumber: null,
        isManageable: false
      }
    ]
  })
  const coverageId = linked.ok ? linked.value.id : ''
  expect(await boris.call(unlinkCoverage, { coverageId })).toMatchObject({ code: 'NOT_FOUND' })
  expect((await peopleOf(olga)).map(person => person.profileId)).toEqual([olga.profileId])
})

test('a programme ends with its contract, without anything being run', async () => {
  await aContract(server.store)
  const olga = await aMember()
  await link(olga)
  server.setNow('2026-12-31T20:59:59Z')
  expect((await peopleOf(olga))[0]!.coverages).toHaveLength(1)
  server.setNow('2026-12-31T21:00:00Z')
  expect((await peopleOf(olga))[0]).toMatchObject({
    coverers: [],
    coverages: [{ status: 'ENDED', endedBecause: 'expired', isManageable: false }]
  })
  server.pass(30 * 86_400)
  expect((await peopleOf(olga))[0]!.coverages).toHaveLength(0)
  await aContract(server.store, { barcode: '9704500000024', number: '304518', from: '2027-01-01', to: '2027-12-31' })
  expect(code(await link(olga, { number: '9704500000024' }))).toBe('ok')
})

test('an insurer makes the user INSURER_PROGRAM, whoever else pays, and closes the editing of the profile [3.07] [3.08] [6.39]', async () => {
  await aContract(server.store)
  const olga = await aMember()
  expect(await olga.call(getProfile, {})).toMatchObject({ ok: true, value: { userType: 'REGULAR', canEditProfile: true, programs: [] } })
  await link(olga)
  expect(await olga.call(getProfile, {})).toMatchObject({
    ok: true,
    value: {
      userType: 'INSURER_PROGRAM',
      canEditProfile: false,
      programs: [{ coverer: 'Гранат Страхование', programCaption: 'ДМС «Гранат»' }]
    }
  })
  const change = { lastName: 'Иванова', firstName: 'Ольга', middleName: '-', birthday: '1990-05-15', sex: 'FEMALE' as const }
  expect(await olga.call(updateProfile, change)).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED', facts: { reason: 'PROGRAMME' } })
  // An employer beside the insurer, who came before it or after it, makes no difference.
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), ${olga.profileId}, ${olga.accountId}, 'epam-health', 'WORK_EMAIL', 'olga@orbita.example', 'ACTIVE', '2026-11-01', now(), now())`)
  for (const validFrom of ['2025-01-01', '2026-11-20']) {
    await server.store.run(sql`update coverages set valid_from = ${validFrom} where programme_id = 'epam-health'`)
    expect(await olga.call(getProfile, {})).toMatchObject({ value: { userType: 'INSURER_PROGRAM' } })
  }
})
