import type { Sent } from '@vizit/contract/endpoint'
import { addChild, addChildByOldPath, changeChild, listRelatives } from '@vizit/contract/family'
import { sendRelatives } from '@vizit/contract/relatives'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const consentVersion = currentConsentText('parental', server.config.brand).version
const MISHA = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '2018-03-10', sex: 'MALE' } as const
const GLEB = { ...MISHA, firstName: 'Глеб' }
const NINA = { ...MISHA, lastName: 'Орлова', firstName: 'Нина', birthday: '1960-02-01', sex: 'FEMALE' } as const

async function namesOf(patient: Patient): Promise<string[]> {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.filter(one => one.relKind !== 'ME').map(one => one.firstName) : []
}
const changed = (patient: Patient, profileId: string, facts: Partial<Sent<typeof changeChild>> = {}) =>
  patient.call(changeChild, { ...MISHA, ...facts, profileId })

test('a parent changes the data of a child, and the log says so', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga)
  expect(await changed(olga, childId, { firstName: ' Максим ', middleName: '—' })).toMatchObject({ ok: true })
  expect(await namesOf(olga)).toEqual(['Максим'])
  expect(await server.store.rows(sql`select action from audit where profile_id = ${childId} and action = 'profile-changed'`)).toHaveLength(
    1
  )
})

test("a stranger's child does not exist for a change; a grown one, or one made grown, is no child", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const [childId, grownId] = [await server.aChild(olga), await server.aChild(olga, { birthday: '2008-11-20', firstName: 'Глеб' })]
  expect(await changed(anna, childId)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await changed(olga, childId, { birthday: '2008-11-20' })).toMatchObject({ code: 'NOT_A_CHILD' })
  expect(await changed(olga, grownId)).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
  expect(await changed(olga, olga.profileId)).toMatchObject({ code: 'NOT_A_CHILD' })
})

test('a child who signs in is not made younger, so that no right over them outlives its day; an older date and a name are taken', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga, { birthday: '2009-05-02' })
  expect(await changed(olga, childId, { birthday: '2010-05-02' })).toMatchObject({ ok: true })
  const own = await server.aPatient()
  await server.store.run(sql`update accounts set profile_id = ${childId} where id = ${own.accountId}`)
  const birthday = () => server.store.row(sql`select birthday from profiles where id = ${childId}`)
  expect(await changed(olga, childId, { birthday: '2010-05-03' })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED',
    facts: { reason: 'SIGNS_IN' }
  })
  expect(await birthday()).toEqual({ birthday: '2010-05-02' })
  expect(await changed(olga, childId, { birthday: '2010-05-02', firstName: 'Максим' })).toMatchObject({ ok: true })
  expect(await changed(olga, childId, { birthday: '2010-05-01' })).toMatchObject({ ok: true })
  expect(await birthday()).toEqual({ birthday: '2010-05-01' })
})

test('a child is born today at the latest, added alone, in a list or changed [5.20]', async () => {
  const olga = await server.aPatient()
  const childId = await server.aChild(olga)
  const born = (birthday: string) => [
    () => olga.call(addChild, { ...GLEB, birthday, consentReceived: true, consentVersion }),
    () => olga.call(sendRelatives, { relatives: [{ ...MISHA, firstName: 'Иван', birthday, relKind: 'CHILD' }], consentVersion }),
    () => changed(olga, childId, { birthday })
  ]
  for (const send of born('2026-11-21'))
    expect(await send()).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'birthday', reason: 'in-the-future' } })
  for (const send of born('2026-11-20')) expect(await send()).toMatchObject({ ok: true })
})

test('a child does not become a second one by a change, here or in another family', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const [childId] = [
    await server.aChild(olga),
    await server.aChild(olga, { firstName: 'Глеб' }),
    await server.aChild(anna, { firstName: 'Иван' })
  ]
  expect(await changed(olga, childId, GLEB)).toMatchObject({ code: 'PERSON_EXISTS' })
  expect(await changed(olga, childId, { firstName: 'Иван' })).toMatchObject({ code: 'PERSON_EXISTS' })
  expect(await changed(olga, childId, { lastName: 'савицкий' })).toMatchObject({ ok: true })
})

test('a child is also added by the older path', async () => {
  const olga = await server.aPatient()
  const input = { ...MISHA, consentReceived: true as const, consentVersion }
  expect(await olga.call(addChildByOldPath, input)).toMatchObject({ ok: true })
  expect(await namesOf(olga)).toEqual(['Михаил'])
})

test('a child is created with fullNameRu, birthday, sex in upper case and consentReceived; reInitPersonalCards may be said, and is true or false [7.51]', async () => {
  const olga = await server.aPatient()
  const { birthday, sex } = MISHA
  const input = { fullNameRu: ' Савицкий  Михаил Андреевич ', birthday, sex, consentReceived: true as const, consentVersion }
  const refusedAt = (field: string) => ({ code: 'INVALID_INPUT', status: 400, facts: { field } })
  expect(await olga.call(addChild, { ...input, sex: 'male' as 'MALE' })).toMatchObject(refusedAt('sex'))
  expect(await olga.call(addChild, { ...input, consentReceived: false as true })).toMatchObject(refusedAt('consentReceived'))
  expect(await olga.call(addChild, { ...input, reInitPersonalCards: 'yes' as never })).toMatchObject(refusedAt('reInitPersonalCards'))
  for (const fullNameRu of ['', 'Савицкий', 'Савицкий Михаил2', '- Михаил'])
    expect(await olga.call(addChild, { ...input, fullNameRu })).toMatchObject(refusedAt('fullNameRu'))
  expect(await olga.call(addChild, { birthday, sex, consentReceived: true, consentVersion })).toMatchObject(refusedAt('lastName'))
  expect(await namesOf(olga)).toEqual([])

  expect(await olga.call(addChild, input)).toMatchObject({ ok: true })
  expect(await olga.call(addChild, { ...input, fullNameRu: 'Савицкий Глеб', reInitPersonalCards: true })).toMatchObject({ ok: true })
  const list = await olga.call(listRelatives, {})
  const added = list.ok ? list.value.family.filter(one => one.relKind === 'CHILD') : []
  expect(added.toSorted((a, b) => b.firstName.localeCompare(a.firstName, 'ru'))).toMatchObject([
    { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday, sex: 'MALE' },
    { lastName: 'Савицкий', firstName: 'Глеб', middleName: '' }
  ])
  // the same person, whichever way the name came
  expect(await olga.call(addChild, { ...MISHA, consentReceived: true, consentVersion })).toMatchObject({ code: 'PERSON_EXISTS' })
})

test('a list of relatives is sent at once: children are added, adults wait for their code [7.40]', async () => {
  const olga = await server.aPatient()
  const relatives = [
    { fullNameRu: 'Савицкий Михаил Андреевич', birthday: MISHA.birthday, sex: MISHA.sex, relKind: 'CHILD' as const },
    { ...NINA, relKind: 'PARENT' as const, phones: [{ number: '+375 (29) 765-43-21' }] },
    { ...GLEB, relKind: 'CHILD' as const }
  ]
  const answer = await olga.call(sendRelatives, { relatives, consentVersion })
  expect(answer).toMatchObject({ ok: true, value: { started: [{ index: 1, relId: expect.any(String) }] } })
  expect((await namesOf(olga)).sort()).toEqual(['Глеб', 'Михаил'])
})

test('of a list with one that is refused nobody is added, and the refusal names it', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(anna, { firstName: 'Иван' })
  const send = (second: object) =>
    olga.call(sendRelatives, {
      relatives: [
        { ...MISHA, relKind: 'CHILD' },
        { ...MISHA, relKind: 'CHILD', ...second }
      ],
      consentVersion
    })
  expect(await send({})).toMatchObject({ code: 'PERSON_EXISTS', facts: { index: 1 } })
  expect(await send({ firstName: 'Иван' })).toMatchObject({ code: 'PERSON_EXISTS', facts: { index: 1 } })
  expect(await send({ firstName: 'Пётр', birthday: '1990-01-01' })).toMatchObject({ code: 'NOT_A_CHILD', facts: { index: 1 } })
  expect(await namesOf(olga)).toEqual([])
})
