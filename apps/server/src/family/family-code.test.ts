import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listRelatives } from '@vizit/contract/family'
import {
  confirmFamilyRequest,
  declineFamilyRequest,
  drawFamilyCode,
  getFamilyCode,
  joinFamily,
  listFamilyRequests,
  listShareable,
  markFamilySeen
} from '@vizit/contract/family-code'
import { deleteChild, deleteRelative } from '@vizit/contract/relatives'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Level = 'VIEW_COVERAGE' | 'BOOK_VISITS' | 'VIEW_REPORTS_TESTS'
async function codeOf(owner: Patient, grants: { profileId: string; level: Level }[] = []): Promise<string> {
  const drawn = await owner.call(drawFamilyCode, { grants })
  if (!drawn.ok) throw new Error(drawn.code)
  return drawn.value.shown.code
}
async function asked(asker: Patient, code: string, as: 'SPOUSE' | 'RELATIVE'): Promise<string> {
  const answer = await asker.call(joinFamily, { code, as })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.requestId
}
async function linked(owner: Patient, asker: Patient, as: 'SPOUSE' | 'RELATIVE', grants: { profileId: string; level: Level }[] = []) {
  const requestId = await asked(asker, await codeOf(owner, grants), as)
  return owner.call(confirmFamilyRequest, { requestId })
}
async function others(patient: Patient) {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.filter(member => member.relKind !== 'ME') : []
}
const relations = async (patient: Patient) => (await others(patient)).map(one => [one.profileId, one.relKind, one.accessLevel])
const anOther = (n: number) => String((n + 1) % 1_000_000).padStart(6, '0')

test('the family shows one code of six digits for ten minutes; a new one can be drawn and makes the former void, and each is good once, for a spouse or a relative [3.20, 7.62]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  expect(await olga.call(getFamilyCode, {})).toMatchObject({ value: { shown: null } })
  const first = await codeOf(olga)
  expect(first).toMatch(/^\d{6}$/)
  expect(await olga.call(getFamilyCode, {})).toMatchObject({ value: { shown: { code: first, until: '2026-11-20T08:10:00Z' } } })
  const second = await codeOf(olga)
  if (first !== second) expect(await anna.call(joinFamily, { code: first, as: 'SPOUSE' })).toMatchObject({ code: 'INVALID_OBJECT_ID' })
  server.pass(600)
  expect(await olga.call(getFamilyCode, {})).toMatchObject({ value: { shown: null } })
  expect(await anna.call(joinFamily, { code: second, as: 'SPOUSE' })).toMatchObject({ code: 'INVALID_OBJECT_ID', status: 422 })
  const kept = await server.store.rows<{ text: string }>(sql`select to_jsonb(c)::text as text from family_codes c`)
  expect(kept[0]!.text).not.toContain(second)
  for (const as of ['SPOUSE', 'RELATIVE'] as const) {
    const code = await codeOf(olga)
    server.pass(599)
    expect(await anna.call(joinFamily, { code, as })).toMatchObject({ ok: true })
    expect(await (await server.aPatient()).call(joinFamily, { code, as })).toMatchObject({ code: 'INVALID_OBJECT_ID' })
  }
})

test('the right code only opens a request; the owner sees name and masked phone, and confirms [4.96]', async () => {
  const olga = await server.aPatient()
  const pavel = await server.aPatient({ lastName: 'Савицкий', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', phone: '375291112233' })
  const requestId = await asked(pavel, await codeOf(olga), 'SPOUSE')
  expect([await others(olga), await others(pavel)]).toEqual([[], []])
  expect(await olga.call(listFamilyRequests, {})).toMatchObject({
    value: { incoming: [{ requestId, as: 'SPOUSE', name: 'Савицкий Павел Ильич', phone: '+375 (29) ***-**-33', sex: 'MALE' }], own: [] }
  })
  expect(await pavel.call(listFamilyRequests, {})).toMatchObject({ value: { incoming: [], own: [{ requestId, state: 'open' }] } })
  expect(await pavel.call(confirmFamilyRequest, { requestId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(confirmFamilyRequest, { requestId })).toMatchObject({ ok: true })
  expect(await relations(olga)).toEqual([[pavel.profileId, 'SPOUSE', 'VIEW_COVERAGE']])
  expect(await relations(pavel)).toEqual([[olga.profileId, 'SPOUSE', 'VIEW_COVERAGE']])
})

test('a code is good once, also for two who enter it at the same moment', async () => {
  const olga = await server.aPatient()
  const askers = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const code = await codeOf(olga)
  const answers = await Promise.all(askers.map(asker => asker.call(joinFamily, { code, as: 'RELATIVE' })))
  expect(answers.map(answer => (answer.ok ? 'asked' : answer.code)).sort()).toEqual(['INVALID_OBJECT_ID', 'INVALID_OBJECT_ID', 'asked'])
})

test('five wrong codes a day an account, parallel guesses counted too; the sixth is not even looked at [8.38] [8.39]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const code = await codeOf(olga)
  const guess = anOther(Number(code))
  expect(await anna.call(joinFamily, { code: guess, as: 'SPOUSE' })).toMatchObject({ code: 'INVALID_OBJECT_ID', facts: { left: 4 } })
  const more = await Promise.all(Array.from({ length: 10 }, () => anna.call(joinFamily, { code: guess, as: 'SPOUSE' })))
  expect(more.map(answer => (answer.ok ? 'asked' : answer.code)).sort()).toEqual([
    ...Array(6).fill('ERROR_TOO_MANY_REQUESTS'),
    ...Array(4).fill('INVALID_OBJECT_ID')
  ])
  expect(await anna.call(joinFamily, { code, as: 'SPOUSE' })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  server.pass(86_400)
  expect(await anna.call(joinFamily, { code: await codeOf(olga), as: 'SPOUSE' })).toMatchObject({ ok: true })
})

test('a family is joined by a code of six digits; what is none is refused and counts as no try [5.54] [7.61]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  for (const code of ['12345', '1234567', '12345a', '', '12 345', ' 12345'])
    expect(await anna.call(joinFamily, { code, as: 'SPOUSE' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
  const code = await codeOf(olga)
  expect(code).toMatch(/^[0-9]{6}$/)
  expect(await anna.call(joinFamily, { code, as: 'SPOUSE' })).toMatchObject({ ok: true, value: { requestId: expect.any(String) } })
})

test('a declined request lets nobody in', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const requestId = await asked(pavel, await codeOf(olga), 'SPOUSE')
  expect(await olga.call(declineFamilyRequest, { requestId })).toMatchObject({ ok: true })
  expect(await olga.call(confirmFamilyRequest, { requestId })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await pavel.call(listFamilyRequests, {})).toMatchObject({ value: { own: [{ state: 'declined' }] } })
  expect(await others(olga)).toEqual([])
})

test('a second spouse is refused, from either side and under a race [5.75] [9.06] [5.76]', async () => {
  const [olga, pavel, igor, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const requests = [await asked(pavel, await codeOf(olga), 'SPOUSE'), await asked(igor, await codeOf(olga), 'SPOUSE')]
  const answers = await Promise.all(requests.map(requestId => olga.call(confirmFamilyRequest, { requestId })))
  expect(answers.map(answer => (answer.ok ? 'joined' : answer.code)).sort()).toEqual(['SPOUSE_EXISTS', 'joined'])
  const married = answers[0]!.ok ? pavel : igor
  expect(await married.call(joinFamily, { code: await codeOf(anna), as: 'SPOUSE' })).toMatchObject({ code: 'SPOUSE_EXISTS', status: 409 })
})

test('whoever has married elsewhere since asking becomes nobody’s second spouse [5.76]', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const requestId = await asked(pavel, await codeOf(olga), 'SPOUSE')
  expect(await linked(anna, pavel, 'SPOUSE')).toMatchObject({ ok: true })
  expect(await olga.call(confirmFamilyRequest, { requestId })).toMatchObject({ code: 'SPOUSE_EXISTS', status: 409 })
  expect(await others(olga)).toEqual([])
  expect(await relations(pavel)).toEqual([[anna.profileId, 'SPOUSE', 'VIEW_COVERAGE']])
})

test('the code of the family serves a spouse and relatives; a family is owner, spouse, children, parents and other adults, each with rights of their own [1.10, 1.37, 1.38, 3.14, 6.18]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  const [nina, igor] = [await server.aPatient({ firstName: 'Нина' }), await server.aPatient({ firstName: 'Игорь', sex: 'MALE' })]
  const childId = await server.aChild(olga)
  await linked(olga, pavel, 'SPOUSE')
  await olga.call(confirmFamilyRequest, {
    requestId: await asked(nina, await codeOf(olga, [{ profileId: childId, level: 'BOOK_VISITS' }]), 'RELATIVE'),
    relKind: 'PARENT'
  })
  await olga.call(confirmFamilyRequest, { requestId: await asked(igor, await codeOf(olga), 'RELATIVE'), relKind: 'OTHER' })
  await nina.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' })
  await writeProgrammes(server.store)
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), ${childId}, ${olga.accountId}, 'epam-health', 'WORK_EMAIL', 'olga@orbita.example', 'ACTIVE', '2026-11-01', now(), now())`)

  const list = await olga.call(listRelatives, {})
  if (!list.ok) throw new Error(list.code)
  const { family } = list.value
  expect(family.map(one => [one.profileId, one.relKind, one.accessLevel]).sort()).toEqual(
    [
      [olga.profileId, 'ME', 'ALL'],
      [pavel.profileId, 'SPOUSE', 'VIEW_COVERAGE'],
      [childId, 'CHILD', 'ALL'],
      [nina.profileId, 'PARENT', 'BOOK_VISITS'],
      [igor.profileId, 'OTHER', 'VIEW_NAME']
    ].sort()
  )
  for (const member of family)
    expect(Object.keys(member)).toEqual(
      expect.arrayContaining([
        'profileId',
        'name',
        'relKind',
        'sex',
        'birthday',
        'accessLevel',
        'grantLevel',
        'consentReceived',
        'coverers'
      ])
    )
  expect(family.find(one => one.profileId === childId)).toMatchObject({
    name: 'Савицкий Михаил Андреевич',
    sex: 'MALE',
    birthday: '2018-03-10',
    grantLevel: null,
    consentReceived: true
  })
  expect(family.find(one => one.profileId === pavel.profileId)).toMatchObject({ grantLevel: 'VIEW_COVERAGE', sex: null, birthday: null })
  expect(family.map(one => one.coverers).filter(one => one.length > 0)).toEqual([
    [{ covererCode: 'epam', status: 'ACTIVE', validFrom: '2026-11-01' }]
  ])
})

test('two who invite each other at once become one family', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const [a, b] = [await asked(pavel, await codeOf(olga), 'SPOUSE'), await asked(olga, await codeOf(pavel), 'SPOUSE')]
  const answers = await Promise.all([olga.call(confirmFamilyRequest, { requestId: a }), pavel.call(confirmFamilyRequest, { requestId: b })])
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(await relations(olga)).toEqual([[pavel.profileId, 'SPOUSE', 'VIEW_COVERAGE']])
})

test('both spouses see the visits of the children of both, and cancel them [6.23]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const [hers, his] = [await server.aChild(olga), await server.aChild(pavel, { firstName: 'Глеб' })]
  const booked = await olga.call(bookDoctorSlot, { ...(await server.aSlot({ doctor: { children: true } })), profileId: hers })
  await linked(olga, pavel, 'SPOUSE')
  for (const parent of [olga, pavel])
    expect(
      (await others(parent))
        .filter(one => one.relKind === 'CHILD')
        .map(one => one.profileId)
        .sort()
    ).toEqual([hers, his].sort())
  const seen = await pavel.call(listVisits, {})
  expect(seen.ok && seen.value.orders).toMatchObject([{ profileId: hers, isManageable: true }])
  const visit = booked.ok ? booked.value : undefined
  const { orderId, assignmentId, profileId } = visit!
  expect(await pavel.call(cancelVisit, { orderId, assignmentId, profileId })).toMatchObject({ ok: true })
})

test('two families with more than five children together do not become one', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  for (let n = 0; n < 3; n++) {
    await server.aChild(olga, { birthday: `201${n}-01-01` })
    await server.aChild(pavel, { birthday: `201${n}-02-02` })
  }
  expect(await linked(olga, pavel, 'SPOUSE')).toMatchObject({ code: 'TOO_MANY_CHILDREN' })
  expect(await others(olga)).toHaveLength(3)
})

test("deleting a child takes it and its visits from both spouses' lists [4.103]", async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const childId = await server.aChild(olga)
  await linked(olga, pavel, 'SPOUSE')
  await olga.call(bookDoctorSlot, { ...(await server.aSlot({ doctor: { children: true } })), profileId: childId })
  await server.store.run(sql`update visits set status = 'done', starts_at = '2026-10-01T08:00:00Z', ends_at = '2026-10-01T08:20:00Z'`)
  expect(await pavel.call(listVisits, {})).toMatchObject({ value: { orders: [{ profileId: childId }] } })
  expect(await pavel.call(deleteChild, { profileId: childId })).toMatchObject({ ok: true })
  for (const parent of [olga, pavel]) expect(await parent.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
})

test('when a couple parts each keeps the children they had brought, and nothing else of the other is seen', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const [hers, his] = [await server.aChild(olga), await server.aChild(pavel, { firstName: 'Глеб' })]
  await linked(olga, pavel, 'SPOUSE')
  await olga.call(changeGrant, { profileId: pavel.profileId, level: 'BOOK_VISITS' })
  expect(await pavel.call(deleteRelative, { profileId: olga.profileId })).toMatchObject({ ok: true })
  expect(await relations(olga)).toEqual([[hers, 'CHILD', 'ALL']])
  expect(await relations(pavel)).toEqual([[his, 'CHILD', 'ALL']])
  expect(await server.store.rows(sql`select level from grants`)).toEqual([])
})

test('one opens the own profile and those of the children, and a relative who enters the code gets what was offered [4.97] [7.64] [6.22]', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })]
  const childId = await server.aChild(olga)
  const open = await olga.call(listShareable, {})
  expect(open.ok && open.value.profiles.map(one => [one.profileId, one.relKind])).toEqual([
    [olga.profileId, 'ME'],
    [childId, 'CHILD']
  ])
  expect(await olga.call(drawFamilyCode, { grants: [{ profileId: nina.profileId, level: 'BOOK_VISITS' }] })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED'
  })
  const requestId = await asked(nina, await codeOf(olga, [{ profileId: childId, level: 'BOOK_VISITS' }]), 'RELATIVE')
  expect(await others(nina)).toEqual([])
  expect(await olga.call(listFamilyRequests, {})).toMatchObject({
    value: { incoming: [{ requestId, opens: [{ profileId: childId, level: 'BOOK_VISITS', name: expect.stringContaining('Михаил') }] }] }
  })
  await olga.call(confirmFamilyRequest, { requestId, relKind: 'PARENT' })
  expect(await relations(olga)).toContainEqual([nina.profileId, 'PARENT', 'VIEW_COVERAGE'])
  expect((await relations(nina)).sort()).toEqual(
    [
      [olga.profileId, 'OTHER', 'VIEW_NAME'],
      [childId, 'OTHER', 'BOOK_VISITS']
    ].sort()
  )
})

test('a linked relative books for the child, sees its visits, and no longer once the relation ends [6.19] [6.20]', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })]
  const childId = await server.aChild(olga)
  await linked(olga, nina, 'RELATIVE', [{ profileId: childId, level: 'BOOK_VISITS' }])
  const slot = await server.aSlot({ doctor: { children: true } })
  expect(await nina.call(bookDoctorSlot, { ...slot, profileId: childId })).toMatchObject({ ok: true })
  expect(await nina.call(listVisits, {})).toMatchObject({ value: { orders: [{ profileId: childId }] } })
  await olga.call(deleteRelative, { profileId: nina.profileId })
  expect(await nina.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
  const next = await server.aSlot({ doctor: { children: true }, startsAt: '2026-11-25T09:00:00Z' })
  expect(await nina.call(bookDoctorSlot, { ...next, profileId: childId })).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
})

test('whoever came since one last looked is new, until the newcomers were shown', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  server.pass(60)
  await linked(olga, pavel, 'SPOUSE')
  expect(await others(pavel)).toMatchObject([{ isNew: true }])
  await pavel.call(markFamilySeen, {})
  expect(await others(pavel)).toMatchObject([{ isNew: false }])
})

test('a code asks as the one it was drawn for, wherever it is entered: a husband at the door of relatives is asked in as a husband', async () => {
  const [olga, pavel, nina] = [await server.aPatient(), await server.aPatient({ sex: 'MALE' }), await server.aPatient()]
  const drawn = async (as: 'SPOUSE' | 'RELATIVE') => {
    const answer = await olga.call(drawFamilyCode, { as })
    return answer.ok ? answer.value.shown.code : answer.code
  }
  const code = await drawn('SPOUSE')
  expect(await olga.call(getFamilyCode, {})).toMatchObject({ value: { shown: { code, as: 'SPOUSE' } } })
  expect(await pavel.call(joinFamily, { code, as: 'RELATIVE' })).toMatchObject({ ok: true })
  server.pass(1)
  expect(await nina.call(joinFamily, { code: await drawn('RELATIVE') })).toMatchObject({ ok: true })
  const requests = await olga.call(listFamilyRequests, {})
  expect(requests.ok && requests.value.incoming.map(one => one.as)).toEqual(['SPOUSE', 'RELATIVE'])
})

test('whoever is married hears so from a code for a spouse, also at the door of relatives, and the code stays good', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  await linked(olga, pavel, 'SPOUSE')
  const answer = await anna.call(drawFamilyCode, { as: 'SPOUSE' })
  const code = answer.ok ? answer.value.shown.code : answer.code
  expect(await pavel.call(joinFamily, { code, as: 'RELATIVE' })).toMatchObject({ code: 'SPOUSE_EXISTS', status: 409 })
  expect(await anna.call(listFamilyRequests, {})).toMatchObject({ value: { incoming: [] } })
  expect(await anna.call(getFamilyCode, {})).toMatchObject({ value: { shown: { code } } })
})

test('people are called what who let them in has said, each from their own side; the word opens nothing', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })
  const childId = await server.aChild(olga)
  const requestId = await asked(nina, await codeOf(olga, [{ profileId: childId, level: 'BOOK_VISITS' }]), 'RELATIVE')
  expect(await olga.call(confirmFamilyRequest, { requestId, kinship: 'MOTHER', relKind: 'OTHER' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'kinship' }
  })
  expect(await olga.call(confirmFamilyRequest, { requestId, kinship: 'MOTHER' })).toMatchObject({ ok: true })
  const called = async (patient: Patient) => (await others(patient)).map(one => [one.profileId, one.kinship, one.accessLevel])
  expect((await called(olga)).sort()).toEqual(
    [
      [childId, 'SON', 'ALL'],
      [nina.profileId, 'MOTHER', 'VIEW_COVERAGE']
    ].sort()
  )
  expect((await called(nina)).sort()).toEqual(
    [
      [childId, 'GRANDSON', 'BOOK_VISITS'],
      [olga.profileId, 'DAUGHTER', 'VIEW_NAME']
    ].sort()
  )
})

test('a grandmother who is let in is a grandmother, takes no parent’s place, and her grandchild is one', async () => {
  const [olga, tonya] = [await server.aPatient({ sex: 'MALE' }), await server.aPatient({ birthday: '1940-02-01' })]
  const requestId = await asked(tonya, await codeOf(olga), 'RELATIVE')
  await olga.call(confirmFamilyRequest, { requestId, kinship: 'GRANDMOTHER' })
  expect((await others(olga)).map(one => [one.relKind, one.kinship])).toEqual([['OTHER', 'GRANDMOTHER']])
  expect((await others(tonya)).map(one => [one.relKind, one.kinship])).toEqual([['OTHER', 'GRANDSON']])
})

test('a code that is right costs no try, also where it is for a spouse and whoever enters it has one; as that one it is asked once', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  await linked(olga, pavel, 'SPOUSE')
  const ofSpouse = await anna.call(drawFamilyCode, { as: 'SPOUSE' })
  const code = ofSpouse.ok ? ofSpouse.value.shown.code : ofSpouse.code
  for (let tries = 0; tries < 7; tries++)
    expect(await pavel.call(joinFamily, { code, as: 'RELATIVE' })).toMatchObject({ code: 'SPOUSE_EXISTS' })
  const ofRelative = await anna.call(drawFamilyCode, { as: 'RELATIVE' })
  const other = ofRelative.ok ? ofRelative.value.shown.code : ofRelative.code
  expect(await pavel.call(joinFamily, { code: other, as: 'SPOUSE' })).toMatchObject({ ok: true })
})

test('nobody is called by a word of the other sex, and nobody becomes a fifth parent by a word', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })
  const { family_id: familyId } = await familyWith(olga)
  await server.store.run(sql`
    with p as (insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
      select gen_random_uuid(), 'Орлова', q.first_name, q.middle_name, '1960-02-01', q.sex, now(), now() from profiles q where q.id = ${nina.profileId} returning id)
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) select ${familyId}, id, 'OTHER', ${olga.profileId}, now() from p`)
  await server.store.run(sql`
    with p as (insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
      select gen_random_uuid(), 'Савицкий', 'Отец', n::text, '1950-01-01', 'MALE', now(), now() from generate_series(1, 4) n returning id)
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) select ${familyId}, id, 'PARENT', ${olga.profileId}, now() from p`)
  const requestId = await asked(nina, await codeOf(olga), 'RELATIVE')
  expect(await olga.call(confirmFamilyRequest, { requestId, kinship: 'UNCLE' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'kinship' }
  })
  expect(await olga.call(confirmFamilyRequest, { requestId, kinship: 'MOTHER' })).toMatchObject({ code: 'TOO_MANY_PARENTS' })
  expect(await olga.call(confirmFamilyRequest, { requestId, kinship: 'AUNT' })).toMatchObject({ ok: true })
  expect((await others(olga)).filter(one => one.profileId === nina.profileId).map(one => [one.relKind, one.kinship])).toEqual([
    ['OTHER', 'AUNT']
  ])
})

/** The family that this person leads; begun with a child where there is none. */
async function familyWith(owner: Patient) {
  await server.aChild(owner)
  return (await server.store.row<{ family_id: string }>(sql`select family_id from family_members where profile_id = ${owner.profileId}`))!
}
