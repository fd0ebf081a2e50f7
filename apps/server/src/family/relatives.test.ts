import { bookDoctorSlot } from '@vizit/contract/booking'
import type { Sent } from '@vizit/contract/endpoint'
import { addChild, changeChild, listRelatives } from '@vizit/contract/family'
import {
  addRelative,
  confirmRelative,
  deleteChild,
  deleteRelative,
  reconfirmRelative,
  sendRelativeCode,
  sendRelatives
} from '@vizit/contract/relatives'
import { listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { anAuthenticator } from '../testing/test-authenticator.ts'
import { addTo, aProvenPatient, ORIGIN } from '../testing/test-passkeys.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Form = Sent<typeof addRelative>
const MOTHER: Form = {
  lastName: 'Савицкая',
  firstName: 'Нина',
  middleName: 'Петровна',
  birthday: '1960-02-01',
  sex: 'FEMALE',
  relKind: 'PARENT',
  phones: [{ number: '+375 (29) 765-43-21' }]
}
const FIRST_NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл']
const adultNamed = (n: number, over: Partial<Form> = {}): Form => ({
  ...MOTHER,
  firstName: FIRST_NAMES[n]!,
  phones: [{ number: `37533111110${n}` }],
  ...over
})

async function started(patient: Patient, form: Form = MOTHER): Promise<string> {
  const answer = await patient.call(addRelative, form)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.relId
}
const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!

/** All three steps. */
async function add(patient: Patient, form: Form = MOTHER) {
  const relId = await started(patient, form)
  await patient.call(sendRelativeCode, { relId })
  return patient.call(confirmRelative, { relId, code: lastCode() })
}
async function others(patient: Patient) {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.filter(member => member.relKind !== 'ME') : []
}
/** A code that is surely wrong. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('an adult is added by form, SMS to the own phone of the relative, and code [4.93] [7.44] [7.45] [7.46]', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  expect(await others(olga)).toEqual([])
  expect(await olga.call(sendRelativeCode, { relId })).toMatchObject({ ok: true, value: { resendAfterSeconds: 61 } })
  expect(server.sent).toMatchObject([{ phone: '375297654321', text: expect.stringContaining('Савицкая О. В. добавляет вас в свою семью') }])
  const added = await olga.call(confirmRelative, { relId, code: lastCode() })
  expect(added.ok && added.value.family[1]).toMatchObject({
    name: 'Савицкая Нина Петровна',
    relKind: 'PARENT',
    accessLevel: 'VIEW_COVERAGE',
    birthday: null,
    grantLevel: null,
    coverers: []
  })
  expect(await olga.call(confirmRelative, { relId, code: '000000' })).toEqual(added)
})

test('a relative is created with relKind, sex, phones[{number}], birthday and fullNameRu [7.48]', async () => {
  const olga = await server.aPatient()
  const { relKind, sex, phones, birthday } = MOTHER
  const input = { relKind, sex, phones, birthday, fullNameRu: 'Савицкая  Нина Петровна' }
  const refusedAt = (field: string) => ({ code: 'INVALID_INPUT', status: 400, facts: { field } })
  for (const field of ['relKind', 'sex', 'phones', 'birthday'] as const)
    expect(await olga.call(addRelative, { ...input, [field]: undefined })).toMatchObject(refusedAt(field))
  for (const fullNameRu of ['Савицкая', 'Савицкая Нина2', '- Нина'])
    expect(await olga.call(addRelative, { ...input, fullNameRu })).toMatchObject(refusedAt('fullNameRu'))
  expect(await olga.call(addRelative, { ...input, phones: ['+375 (29) 765-43-21'] as never })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(server.sent).toEqual([])

  expect(await add(olga, input)).toMatchObject({ ok: true })
  expect(await others(olga)).toMatchObject([{ lastName: 'Савицкая', firstName: 'Нина', middleName: 'Петровна', relKind: 'PARENT' }])
  expect(await server.store.rows(sql`select birthday::text, sex from profiles where first_name = 'Нина'`)).toEqual([{ birthday, sex }])
})

test('two relatives are added side by side: the form and the code of one leave those of the other as they are', async () => {
  const olga = await server.aPatient()
  const codes: { relId: string; code: string }[] = []
  for (const form of [adultNamed(0), adultNamed(2)]) {
    const relId = await started(olga, form)
    await olga.call(sendRelativeCode, { relId })
    codes.push({ relId, code: lastCode() })
  }
  for (const one of codes) expect(await olga.call(confirmRelative, one)).toMatchObject({ ok: true })
  expect(await others(olga)).toHaveLength(2)
})

test('the code of the relative is kept as a hash and its text is nowhere in the store', async () => {
  const olga = await server.aPatient()
  await olga.call(sendRelativeCode, { relId: await started(olga) })
  const rows = await server.store.rows<{ text: string }>(sql`select to_jsonb(r)::text as text from relative_requests r`)
  expect(rows[0]!.text).not.toContain(lastCode())
})

test('a wrong code is told as VALIDATION_ERROR, and five wrong ones void it, also at the same moment [8.41]', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  await olga.call(sendRelativeCode, { relId })
  const code = lastCode()
  expect(await olga.call(confirmRelative, { relId, code: wrong(code) })).toMatchObject({ code: 'VALIDATION_ERROR', facts: { left: 4 } })
  const guesses = await Promise.all(Array.from({ length: 10 }, () => olga.call(confirmRelative, { relId, code: wrong(code) })))
  expect(guesses.map(answer => (answer.ok ? 'added' : answer.code)).sort()).toEqual([
    ...Array(6).fill('CODE_EXPIRED'),
    ...Array(4).fill('VALIDATION_ERROR')
  ])
  expect(await olga.call(confirmRelative, { relId, code })).toMatchObject({ code: 'CODE_EXPIRED', status: 410 })
  server.pass(61)
  await olga.call(reconfirmRelative, { relId })
  expect(await olga.call(confirmRelative, { relId, code: lastCode() })).toMatchObject({ ok: true })
})

test('the code lives ten minutes; a new one makes the former void and comes after 61 seconds [7.47]', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  await olga.call(sendRelativeCode, { relId })
  const first = lastCode()
  expect(await olga.call(reconfirmRelative, { relId })).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 61 } })
  server.pass(61)
  await olga.call(reconfirmRelative, { relId })
  const second = lastCode()
  if (first !== second) expect(await olga.call(confirmRelative, { relId, code: first })).toMatchObject({ code: 'VALIDATION_ERROR' })
  server.pass(600)
  expect(await olga.call(confirmRelative, { relId, code: second })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('one phone gets at most five such codes a day, whoever asks', async () => {
  for (let n = 0; n < 5; n++) {
    const asker = await server.aPatient()
    expect(await asker.call(sendRelativeCode, { relId: await started(asker) })).toMatchObject({ ok: true })
  }
  const sixth = await server.aPatient()
  expect(await sixth.call(sendRelativeCode, { relId: await started(sixth) })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  expect(server.sent).toHaveLength(5)
})

test('all such codes of a day together have an end, so that nobody runs up a bill', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  await server.store.run(
    sql`insert into limits (key, count, resets_at) values ('relative-all-day', 9999, ${server.now()}::timestamptz + interval '1 hour')`
  )
  expect(await olga.call(sendRelativeCode, { relId })).toMatchObject({ ok: true })
  server.pass(61)
  expect(await olga.call(reconfirmRelative, { relId })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 3539 } })
  expect(server.sent).toHaveLength(1)
})

test('the same form again is NEEDS_CONFIRMATION with the id to go on with; a corrected form begins anew [7.50]', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  const again = await olga.call(addRelative, MOTHER)
  expect(again).toMatchObject({ code: 'NEEDS_CONFIRMATION', facts: { objectId: relId } })
  expect(await olga.call(sendRelativeCode, { relId })).toMatchObject({ ok: true })
  expect(await olga.call(addRelative, { ...MOTHER, middleName: 'Павловна' })).toMatchObject({ ok: true })
  expect(await olga.call(confirmRelative, { relId, code: lastCode() })).toMatchObject({ code: 'NOT_FOUND' })
})

test('who is in the family already is PERSON_EXISTS with an id that says nothing and is another for each asker [7.49]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const ids: unknown[] = []
  for (const asker of [olga, anna]) {
    await add(asker)
    server.pass(61)
    const again = await asker.call(addRelative, MOTHER)
    expect(again).toMatchObject({ ok: false, code: 'PERSON_EXISTS' })
    if (!again.ok) ids.push(again.facts.objectId)
  }
  expect(ids[0]).toMatch(/^[\w-]{16}$/)
  expect(ids[0]).not.toBe(ids[1])
  // of one and the same person too: two who are told of it cannot compare
  await server.aChild(await server.aPatient())
  const child = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '2018-03-10', sex: 'MALE' } as const
  const consentVersion = currentConsentText('parental', server.config.brand).version
  const told = await Promise.all([olga, anna].map(asker => asker.call(addChild, { ...child, consentReceived: true, consentVersion })))
  const childIds = told.map(answer => (answer.ok ? 'added' : answer.facts.objectId))
  expect(childIds).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.stringMatching(/^[\w-]{16}$/)])
  expect(childIds[0]).not.toBe(childIds[1])
  const known = await server.store.rows<{ id: string }>(sql`select id::text from profiles union select id::text from accounts`)
  expect(known.map(row => row.id)).not.toContain(ids[0])
})

test('a known and an unknown phone look the same until the relative has read out the code', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Тайная', firstName: 'Нина', birthday: '1960-02-01' })
  const known = await olga.call(addRelative, adultNamed(1, { phones: [{ number: nina.phone }] }))
  const unknown = await olga.call(addRelative, adultNamed(2))
  expect([known.ok, unknown.ok]).toEqual([true, true])
  expect(known.ok && Object.keys(known.value)).toEqual(unknown.ok && Object.keys(unknown.value))
})

test('the relative who signs in already joins with the own profile, and sees who added them', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Орлова', firstName: 'Нина', middleName: '', birthday: '1960-02-01' })
  server.pass(60)
  const added = await add(olga, { ...MOTHER, phones: [{ number: nina.phone }] })
  expect(added.ok && added.value.family[1]).toMatchObject({ profileId: nina.profileId, name: 'Орлова Нина', grantLevel: 'VIEW_NAME' })
  expect(await others(nina)).toMatchObject([{ profileId: olga.profileId, relKind: 'OTHER', accessLevel: 'VIEW_NAME', isNew: true }])
})

test('the code of a phone opens no account to a family that it would not open on a new device: neither the name nor the programmes are told', async () => {
  const olga = await server.aPatient()
  const owner = { lastName: 'Тайная', firstName: 'Нина', middleName: '', birthday: '1960-02-01' }
  const [silent, mailed, keyed] = [
    await server.aPatient(owner),
    await aProvenPatient(server),
    await aProvenPatient(server, { email: false })
  ]
  await addTo(keyed.call, anAuthenticator(ORIGIN))
  await server.store.run(sql`update passkey_owners set asked = true where account_id = ${keyed.accountId}`)
  server.pass(89 * 86_400)
  for (const { accountId } of [mailed, keyed])
    await server.store.run(sql`update account_devices set seen_at = ${server.now()} where account_id = ${accountId}`)
  expect(await add(olga, { ...MOTHER, phones: [{ number: silent.phone }] })).toMatchObject({ ok: true })
  expect(await olga.call(deleteRelative, { profileId: silent.profileId })).toMatchObject({ ok: true })

  server.pass(86_400)
  for (const { phone } of [silent, mailed, keyed]) {
    const answer = await add(olga, { ...MOTHER, phones: [{ number: phone }] })
    expect(answer).toMatchObject({ ok: false, code: 'INVALID_STATE', facts: { reason: 'PHONE_IS_NOT_ENOUGH' } })
  }
  expect(await others(olga)).toEqual([])
  expect(await server.store.rows(sql`select from family_members where rel_kind = 'PARENT'`)).toEqual([])
})

test('a fifth parent is refused, and an adult without a free place of a parent too [5.74] [9.05] [5.77]', async () => {
  const olga = await server.aPatient()
  for (let n = 0; n < 4; n++) expect(await add(olga, adultNamed(n))).toMatchObject({ ok: true })
  expect(await olga.call(addRelative, adultNamed(4))).toMatchObject({ code: 'TOO_MANY_PARENTS', status: 422 })
  expect(await olga.call(addRelative, adultNamed(4, { relKind: 'OTHER' }))).toMatchObject({ code: 'TOO_MANY_PARENTS' })
})

test('of eight parents confirmed at once four are in the family [5.74] [9.05]', async () => {
  const olga = await server.aPatient()
  const waiting: { relId: string; code: string }[] = []
  for (let n = 0; n < 8; n++) {
    const relId = await started(olga, adultNamed(n))
    await olga.call(sendRelativeCode, { relId })
    waiting.push({ relId, code: lastCode() })
  }
  const answers = await Promise.all(waiting.map(one => olga.call(confirmRelative, one)))
  expect(answers.map(answer => (answer.ok ? 'added' : answer.code)).sort()).toEqual([
    ...Array(4).fill('TOO_MANY_PARENTS'),
    ...Array(4).fill('added')
  ])
  expect(await others(olga)).toHaveLength(4)
})

test('an adult relative is 18 or older; the phone is a good one and not the own [5.24] [9.07]', async () => {
  const olga = await server.aPatient({ phone: '375291234567' })
  expect(await olga.call(addRelative, { ...MOTHER, birthday: '2008-11-21' })).toMatchObject({ code: 'NOT_AN_ADULT', status: 422 })
  expect(await olga.call(addRelative, { ...MOTHER, birthday: '2008-11-20' })).toMatchObject({ ok: true })
  for (const number of ['375111234567', '+375291234567'])
    expect(await olga.call(addRelative, { ...MOTHER, phones: [{ number }] })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'phones' }
    })
})

test('who is no adult any more, the birthday being corrected, does not go on with a relative', async () => {
  const olga = await server.aPatient()
  const relId = await started(olga)
  await olga.call(sendRelativeCode, { relId })
  const steps = () =>
    Promise.all([
      olga.call(sendRelativeCode, { relId }),
      olga.call(reconfirmRelative, { relId }),
      olga.call(confirmRelative, { relId, code: lastCode() })
    ])
  await server.store.run(sql`update profiles set birthday = '2015-01-01' where id = ${olga.profileId}`)
  for (const answer of await steps()) expect(answer).toMatchObject({ code: 'onlineBooking/Forbidden7' })
  await server.store.run(sql`update profiles set birthday = null where id = ${olga.profileId}`)
  for (const answer of await steps()) expect(answer).toMatchObject({ code: 'onlineBooking/Forbidden9' })
})

test("nobody goes on with another account's relative", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const relId = await started(olga)
  await olga.call(sendRelativeCode, { relId })
  expect(await anna.call(sendRelativeCode, { relId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await anna.call(confirmRelative, { relId, code: lastCode() })).toMatchObject({ code: 'NOT_FOUND' })
})

test('asked sixty times at once, in each way that there is, five are told of a child of another family and nobody of more [5.78]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  const own = await server.aChild(anna, { firstName: 'Пётр' })
  const consentVersion = currentConsentText('parental', server.config.brand).version
  const child = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '2018-03-10', sex: 'MALE' } as const
  const ways = [
    () => anna.call(addChild, { ...child, consentReceived: true, consentVersion }),
    () => anna.call(changeChild, { ...child, profileId: own }),
    () => anna.call(sendRelatives, { relatives: [{ ...child, relKind: 'CHILD' }], consentVersion })
  ]
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ways[n % ways.length]!()))
  const codes = answers.map(answer => (answer.ok ? 'ok' : answer.code))
  expect(codes.filter(code => code === 'PERSON_EXISTS')).toHaveLength(5)
  expect(codes.filter(code => code === 'ERROR_TOO_MANY_REQUESTS')).toHaveLength(55)
  // nor can it be told by what is not refused: a child that is nowhere is asked for in vain too
  expect(await anna.call(changeChild, { ...child, firstName: 'Глеб', profileId: own })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
})

test('a child of another family is refused and named by nothing; asked too often nothing is said at all [5.78]', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  const child = {
    lastName: 'Савицкий',
    firstName: 'Михаил',
    middleName: 'Андреевич',
    birthday: '2018-03-10',
    sex: 'MALE',
    consentReceived: true,
    consentVersion: currentConsentText('parental', server.config.brand).version
  } as const
  for (let n = 0; n < 5; n++)
    expect(await anna.call(addChild, child)).toMatchObject({
      code: 'PERSON_EXISTS',
      facts: { objectId: expect.stringMatching(/^[\w-]{16}$/) }
    })
  expect(await anna.call(addChild, child)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  expect(await others(anna)).toEqual([])
})

test('a relative is taken out, and with the relation goes what it allowed [7.54]', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })
  await add(olga, { ...MOTHER, phones: [{ number: nina.phone }] })
  expect((await others(olga))[0]).toMatchObject({ removal: 'may-remove' })
  expect(await olga.call(deleteRelative, { profileId: nina.profileId })).toMatchObject({ ok: true, status: 204 })
  expect([await others(olga), await others(nina)]).toEqual([[], []])
  expect(await olga.call(deleteRelative, { profileId: nina.profileId })).toMatchObject({ code: 'NOT_FOUND' })
})

test('a relative may go without asking', async () => {
  const olga = await server.aPatient()
  const nina = await server.aPatient({ lastName: 'Орлова', birthday: '1960-02-01' })
  await add(olga, { ...MOTHER, phones: [{ number: nina.phone }] })
  expect(await nina.call(deleteRelative, { profileId: olga.profileId })).toMatchObject({ ok: true })
  expect([await others(olga), await others(nina)]).toEqual([[], []])
})

test('a child with planned visits stays until they are cancelled; then it leaves and nothing clinical is erased [4.102] [7.53]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  await server.aCouple(olga, pavel)
  const childId = await server.aChild(olga)
  const slot = await server.aSlot({ doctor: { children: true } })
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: childId })
  const visit = booked.ok ? booked.value : undefined
  expect(await olga.call(deleteChild, { profileId: childId })).toMatchObject({ code: 'PLANNED_VISITS', facts: { count: 1 }, status: 409 })
  expect((await others(olga)).find(one => one.relKind === 'CHILD')).toMatchObject({ removal: 'PLANNED_VISITS' })
  // One that its clinic has not confirmed yet is planned as well.
  await server.store.run(sql`update visits set status = 'pending'`)
  expect(await olga.call(deleteChild, { profileId: childId })).toMatchObject({ code: 'PLANNED_VISITS' })
  expect((await others(olga)).find(one => one.relKind === 'CHILD')).toMatchObject({ removal: 'PLANNED_VISITS' })
  // So is one that the other parent has booked.
  await server.store.run(sql`update visits set account_id = ${pavel.accountId}`)
  expect(await olga.call(deleteChild, { profileId: childId })).toMatchObject({ code: 'PLANNED_VISITS', facts: { count: 1 } })
  await server.store.run(sql`update visits set status = 'done', starts_at = '2026-10-01T08:00:00Z', ends_at = '2026-10-01T08:20:00Z'`)
  expect(await olga.call(deleteChild, { profileId: childId })).toMatchObject({ ok: true, status: 204 })
  expect(await others(olga)).toMatchObject([{ relKind: 'SPOUSE' }])
  expect(await server.store.rows(sql`select order_id from visits where profile_id = ${childId}`)).toEqual([{ order_id: visit?.orderId }])
  expect(await olga.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
})

test("a stranger's child does not exist for the deletion", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const childId = await server.aChild(olga)
  expect(await anna.call(deleteChild, { profileId: childId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(deleteRelative, { profileId: childId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await others(olga)).toHaveLength(1)
})

test('a child deleted while it is being booked is either booked and stays, or gone and not booked', async () => {
  for (let round = 0; round < 8; round++) {
    const olga = await server.aPatient()
    const childId = await server.aChild(olga)
    const slot = await server.aSlot({ doctor: { children: true } })
    const [booked, deleted] = await Promise.all([
      olga.call(bookDoctorSlot, { ...slot, profileId: childId }),
      olga.call(deleteChild, { profileId: childId })
    ])
    expect([booked.ok, deleted.ok].filter(Boolean)).toHaveLength(1)
    if (!booked.ok) expect(booked.code).toBe('ACCESS_NOT_AUTHORIZED')
  }
})

test('an adult is called by the word of the form once the code is right; a word of another kind or of the other sex is refused', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(addRelative, { ...MOTHER, kinship: 'FATHER' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { reason: 'other-sex' }
  })
  expect(await olga.call(addRelative, { ...MOTHER, kinship: 'GRANDMOTHER' })).toMatchObject({
    code: 'INVALID_INPUT',
    facts: { field: 'kinship' }
  })
  expect(await add(olga, { ...MOTHER, kinship: 'MOTHER' })).toMatchObject({ ok: true })
  await add(olga, adultNamed(1, { relKind: 'OTHER', kinship: 'BROTHER', sex: 'MALE' }))
  expect((await others(olga)).map(one => [one.relKind, one.kinship]).sort()).toEqual([
    ['OTHER', 'BROTHER'],
    ['PARENT', 'MOTHER']
  ])
})

test('whoever comes by the phone is called by the word of the form only where it fits: nobody is a mother who is a man', async () => {
  const olga = await server.aPatient()
  for (const [n, sex] of [
    [3, 'MALE'],
    [4, 'FEMALE']
  ] as const) {
    const form = adultNamed(n, { relKind: 'OTHER', kinship: 'AUNT', sex: 'FEMALE' })
    await server.aPatient({ phone: form.phones[0]!.number, firstName: FIRST_NAMES[n]!, sex })
    expect(await add(olga, form)).toMatchObject({ ok: true })
  }
  expect((await others(olga)).map(one => [one.firstName, one.kinship]).sort()).toEqual(
    [
      ['Дарья', 'AUNT'],
      ['Глеб', null]
    ].sort()
  )
})

test('a child is a son or a daughter unless whoever adds it says that it is a grandchild or in their care', async () => {
  const olga = await server.aPatient()
  const child = { lastName: 'Ровда', middleName: 'Ильич', sex: 'MALE' as const, birthday: '2018-03-10' }
  const consent = { consentReceived: true as const, consentVersion: currentConsentText('parental', server.config.brand).version }
  await olga.call(addChild, { ...child, ...consent, firstName: 'Анна', sex: 'FEMALE' })
  expect(await olga.call(addChild, { ...child, ...consent, firstName: 'Глеб', kinship: 'GRANDDAUGHTER' })).toMatchObject({
    code: 'INVALID_INPUT'
  })
  await olga.call(addChild, { ...child, ...consent, firstName: 'Глеб', kinship: 'GRANDSON' })
  await olga.call(addChild, { ...child, ...consent, firstName: 'Егор', kinship: 'WARD' })
  expect((await others(olga)).map(one => [one.firstName, one.relKind, one.kinship]).sort()).toEqual([
    ['Анна', 'CHILD', 'DAUGHTER'],
    ['Глеб', 'CHILD', 'GRANDSON'],
    ['Егор', 'CHILD', 'WARD']
  ])
})
