// Who leaves a family leaves alone: with the one whom a removal is about nobody else goes, and only what is known and ahead keeps anybody in it.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { deleteChild, deleteRelative } from '@vizit/contract/relatives'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

async function put(owner: Patient, member: Patient, relKind: 'SPOUSE' | 'PARENT' | 'OTHER'): Promise<void> {
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${member.profileId}, ${relKind}, ${relKind === 'SPOUSE' ? null : owner.profileId}::uuid, now()
    from family_members where profile_id = ${owner.profileId} and rel_kind in ('OWNER', 'SPOUSE')`)
}

/** Two families: Olga and Pavel with three children, one of them grown, and two parents; Boris with a child. Nina and Pavel are relatives of Boris too. */
async function world() {
  const named = (firstName: string) => server.aPatient({ firstName })
  const [olga, pavel, nina, igor, boris] = [
    await named('Ольга'),
    await named('Павел'),
    await named('Нина'),
    await named('Игорь'),
    await named('Борис')
  ]
  const [misha, anya] = [await server.aChild(olga), await server.aChild(olga, { firstName: 'Анна', sex: 'FEMALE' })]
  const borisChild = await server.aChild(boris)
  await server.aChild(olga, { firstName: 'Денис', birthday: '2007-05-01' })
  await put(olga, pavel, 'SPOUSE')
  await put(olga, nina, 'PARENT')
  await put(olga, igor, 'PARENT')
  await put(boris, nina, 'OTHER')
  await put(pavel, nina, 'PARENT')
  await put(boris, pavel, 'OTHER')
  return { olga, pavel, nina, igor, boris, misha, anya, borisChild }
}

const rows = async () =>
  (
    await server.store.rows<{ who: string; kind: string }>(sql`
      select m.profile_id || coalesce(' of ' || m.of_profile_id, '') as who, m.rel_kind as kind from family_members m order by who, kind`)
  ).map(({ who, kind }) => `${kind} ${who}`)

/** What has gone from the families, and what has come. */
async function changed(act: () => Promise<unknown>): Promise<{ gone: string[]; come: string[] }> {
  const before = await rows()
  await act()
  const after = await rows()
  return { gone: before.filter(one => !after.includes(one)), come: after.filter(one => !before.includes(one)) }
}

test('with a parent who is taken out no other parent goes, nor what the parent is to others', async () => {
  const { olga, nina } = await world()
  expect(await changed(() => olga.call(deleteRelative, { profileId: nina.profileId }))).toEqual({
    gone: [`PARENT ${nina.profileId} of ${olga.profileId}`],
    come: []
  })
})

test('who goes from one relative stays with the others', async () => {
  const { boris, nina } = await world()
  expect(await changed(() => nina.call(deleteRelative, { profileId: boris.profileId }))).toEqual({
    gone: [`OTHER ${nina.profileId} of ${boris.profileId}`],
    come: []
  })
})

test('with a relation goes what it allowed, and nothing that another relation carries', async () => {
  const { olga, pavel, nina, igor, misha } = await world()
  const allow = (profileId: string, viewer: Patient) =>
    server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${profileId}, ${viewer.profileId}, 'VIEW_VISITS', ${olga.profileId}, now())`)
  await allow(olga.profileId, nina)
  await allow(olga.profileId, igor)
  await allow(misha, nina)
  await allow(misha, igor)
  const allowed = async () =>
    (await server.store.rows<{ of: string; to: string }>(sql`select profile_id as of, viewer_id as to from grants`))
      .map(({ of, to }) => `${to} ${of}`)
      .toSorted()
  const left = (...pairs: [Patient, string][]) => pairs.map(([to, of]) => `${to.profileId} ${of}`).toSorted()
  await olga.call(deleteRelative, { profileId: nina.profileId })
  // a parent of the other spouse still
  expect(await allowed()).toEqual(left([igor, olga.profileId], [igor, misha], [nina, misha]))
  await pavel.call(deleteRelative, { profileId: nina.profileId })
  expect(await allowed()).toEqual(left([igor, olga.profileId], [igor, misha]))
  await olga.call(deleteChild, { profileId: misha })
  expect(await allowed()).toEqual(left([igor, olga.profileId]))
})

test('who goes from a relative stays with the spouse', async () => {
  const { boris, pavel } = await world()
  expect(await changed(() => pavel.call(deleteRelative, { profileId: boris.profileId }))).toEqual({
    gone: [`OTHER ${pavel.profileId} of ${boris.profileId}`],
    come: []
  })
})

test('a grandparent who may book for a child takes it out of no family', async () => {
  const { olga, nina, misha } = await world()
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${misha}, ${nina.profileId}, 'BOOK_VISITS', ${olga.profileId}, now())`)
  expect(await changed(async () => expect(code(await nina.call(deleteChild, { profileId: misha }))).toBe('NOT_FOUND'))).toEqual({
    gone: [],
    come: []
  })
})

test('with a child who is taken out no other child goes', async () => {
  const { olga, misha } = await world()
  expect(await changed(() => olga.call(deleteChild, { profileId: misha }))).toEqual({ gone: [`CHILD ${misha}`], come: [] })
})

test('who parts from a spouse keeps children and parents', async () => {
  const { olga, pavel } = await world()
  expect(await changed(() => olga.call(deleteRelative, { profileId: pavel.profileId }))).toEqual({
    gone: [`SPOUSE ${pavel.profileId}`],
    come: [`OWNER ${pavel.profileId}`]
  })
})

test('who is nothing to one is not taken out of anything: another’s spouse, child or relative', async () => {
  const { olga, pavel, boris, borisChild, igor, misha } = await world()
  expect(
    await changed(async () => {
      expect(code(await boris.call(deleteRelative, { profileId: olga.profileId }))).toBe('NOT_FOUND')
      expect(code(await boris.call(deleteRelative, { profileId: igor.profileId }))).toBe('NOT_FOUND')
      expect(code(await boris.call(deleteChild, { profileId: misha }))).toBe('NOT_FOUND')
      expect(code(await olga.call(deleteChild, { profileId: borisChild }))).toBe('NOT_FOUND')
      expect(code(await igor.call(deleteChild, { profileId: misha }))).toBe('NOT_FOUND')
      expect(code(await igor.call(deleteRelative, { profileId: pavel.profileId }))).toBe('NOT_FOUND')
    })
  ).toEqual({ gone: [], come: [] })
})

test('a visit of before or a cancelled one keeps nobody, one ahead that the account has booked does, one that it may not see does not', async () => {
  const { olga, nina } = await world()
  const slot = await server.aSlot()
  const mine = await nina.call(bookDoctorSlot, { ...slot, profileId: nina.profileId })
  if (!mine.ok) throw new Error(mine.code)
  const take = async () => code(await olga.call(deleteRelative, { profileId: nina.profileId }))
  const booked = (by: Patient, status: string, startsAt: string) =>
    server.store.run(sql`
      update visits set account_id = ${by.accountId}, status = ${status}, starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '20 minutes'`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${nina.profileId}, ${olga.profileId}, 'BOOK_VISITS', ${nina.profileId}, now())`)
  await booked(olga, 'booked', '2026-11-24T11:30:00Z')
  expect(await take()).toBe('PLANNED_VISITS')
  await server.store.run(sql`update grants set level = 'VIEW_NAME' where viewer_id = ${olga.profileId}`)
  expect(await take()).toBe('PLANNED_VISITS')
  const trial = async (by: Patient, status: string, startsAt: string) => {
    await booked(by, status, startsAt)
    const said = await take()
    await put(olga, nina, 'PARENT').catch(() => undefined)
    return said
  }
  expect(await trial(olga, 'booked', '2026-11-19T11:30:00Z')).toBe('ok')
  expect(await trial(olga, 'cancelled', '2026-11-24T11:30:00Z')).toBe('ok')
  expect(await trial(nina, 'booked', '2026-11-24T11:30:00Z')).toBe('ok')
})
