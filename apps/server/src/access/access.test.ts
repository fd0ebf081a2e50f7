import { changeGrant, listGrants, readAccessLog } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listRelatives } from '@vizit/contract/family'
import { confirmFamilyRequest, drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { deleteRelative } from '@vizit/contract/relatives'
import { listVisits } from '@vizit/contract/visits'
import { LEVELS, levelOf } from '@vizit/rules/access'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** `relative` enters the code that `owner` shows, and is let in. */
async function link(owner: Patient, relative: Patient, as: 'SPOUSE' | 'RELATIVE') {
  const drawn = await owner.call(drawFamilyCode, {})
  const asked = drawn.ok ? await relative.call(joinFamily, { code: drawn.value.shown.code, as }) : drawn
  if (!asked.ok) throw new Error(asked.code)
  await owner.call(confirmFamilyRequest, { requestId: asked.value.requestId })
}
/** An account of its own for a child of the family. */
async function anAccountOf(profileId: string): Promise<Patient> {
  const own = await server.aPatient()
  await server.store.run(sql`update accounts set profile_id = ${profileId} where id = ${own.accountId}`)
  return { ...own, profileId }
}
async function levelsOf(patient: Patient): Promise<Record<string, string>> {
  const list = await patient.call(listRelatives, {})
  return list.ok ? Object.fromEntries(list.value.family.map(one => [one.profileId, one.accessLevel])) : {}
}

test('the owner allows a relative to book and forbids it again [4.104] [4.105] [7.63] [6.30] [6.38]', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  const slot = await server.aSlot()
  expect(await nina.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ code: 'onlineBooking/Forbidden0' })
  expect(await olga.call(changeGrant, { profileId: nina.profileId, level: 'BOOK_VISITS' })).toMatchObject({ ok: true })
  expect((await levelsOf(nina))[olga.profileId]).toBe('BOOK_VISITS')
  const list = await olga.call(listRelatives, {})
  expect(list.ok && list.value.family[1]).toMatchObject({ grantLevel: 'BOOK_VISITS', accessLevel: 'VIEW_NAME' })
  expect(await nina.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ ok: true })
  await olga.call(changeGrant, { profileId: nina.profileId, level: 'VIEW_COVERAGE' })
  expect(await nina.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
  const later = await server.aSlot({ startsAt: '2026-11-26T11:30:00Z' })
  expect(await nina.call(bookDoctorSlot, { ...later, profileId: olga.profileId })).toMatchObject({ code: 'onlineBooking/Forbidden0' })
})

test('nobody grants what is not theirs: a stranger, a relative, a child that has a say of its own', async () => {
  const [olga, nina, anna] = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  const teenId = await server.aChild(olga, { birthday: '2010-01-01' })
  const level = 'BOOK_VISITS'
  expect(await olga.call(changeGrant, { profileId: anna.profileId, level })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await nina.call(changeGrant, { profileId: nina.profileId, level, ofProfileId: olga.profileId })).toMatchObject({
    code: 'NOT_FOUND'
  })
  expect(await nina.call(changeGrant, { profileId: olga.profileId, level, ofProfileId: teenId })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED'
  })
  expect(await olga.call(changeGrant, { profileId: nina.profileId, level, ofProfileId: teenId })).toMatchObject({ ok: true })
  await anAccountOf(teenId)
  expect(await olga.call(changeGrant, { profileId: nina.profileId, level, ofProfileId: teenId })).toMatchObject({
    code: 'ACCESS_NOT_AUTHORIZED'
  })
  expect(await olga.call(changeGrant, { profileId: nina.profileId, level: 'ALL' as never })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('a right over a child is given to who is somebody’s relative through a parent of it, and to no grown sister of it', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  const child = await server.aChild(olga)
  const sister = await server.aChild(olga, { birthday: '2006-05-01', sex: 'FEMALE' })
  await anAccountOf(sister)
  const allow = (profileId: string) => olga.call(changeGrant, { profileId, level: 'BOOK_VISITS', ofProfileId: child })
  expect(await allow(sister)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await allow(nina.profileId)).toMatchObject({ ok: true })
  expect(await server.store.rows(sql`select viewer_id from grants`)).toEqual([{ viewer_id: nina.profileId }])
})

test('a relation that ended leaves nothing, not even by a row that stayed behind', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  await olga.call(changeGrant, { profileId: nina.profileId, level: 'VIEW_REPORTS_TESTS' })
  await server.store.run(sql`delete from family_members where profile_id = ${nina.profileId}`)
  expect(await levelsOf(nina)).toEqual({ [nina.profileId]: 'ALL' })
})

test('a right that is given while its relation ends goes with it, and does not come back with another relation', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  const waits = async () =>
    (await server.store.rows(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
  let hasLeft = false
  const [giving, leaving] = await server.store.transaction(async tx => {
    // what is written of her waits
    await tx.run(sql`select from profiles where id = ${olga.profileId} for update`)
    const giving = olga.call(changeGrant, { profileId: nina.profileId, level: 'VIEW_REPORTS_TESTS' })
    await vi.waitFor(async () => expect(await waits()).toBe(1), 10_000)
    const leaving = olga.call(deleteRelative, { profileId: nina.profileId }).finally(() => {
      hasLeft = true
    })
    await vi.waitFor(async () => expect(hasLeft || (await waits()) === 2).toBe(true), 10_000)
    return [giving, leaving] as const
  })
  await giving
  expect(await leaving).toMatchObject({ ok: true })
  expect(await server.store.rows(sql`select level from grants`)).toEqual([])
})

test('what is configured remotely lowers a default and never raises one, nor what was granted [6.31]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await link(olga, pavel, 'SPOUSE')
  const childId = await server.aChild(olga)
  for (const level of [...LEVELS, 'EVERYTHING', '']) {
    const config = { SPOUSE: level, OTHER: level, PARENT: level, CHILD: level, ME: level }
    await server.store.run(sql`
      insert into settings (key, value) values ('accessDefaults', ${JSON.stringify(config)}::jsonb) on conflict (key) do update set value = excluded.value`)
    const known = (LEVELS as readonly string[]).includes(level) ? (level as (typeof LEVELS)[number]) : null
    expect(await levelsOf(pavel)).toEqual({
      [pavel.profileId]: 'ALL',
      [childId]: 'ALL',
      [olga.profileId]: levelOf('SPOUSE', null, known)
    })
  }
  await server.store.run(sql`update settings set value = '{"SPOUSE": "VIEW_NAME"}' where key = 'accessDefaults'`)
  await olga.call(changeGrant, { profileId: pavel.profileId, level: 'BOOK_VISITS' })
  expect((await levelsOf(pavel))[olga.profileId]).toBe('BOOK_VISITS')
})

test('at midnight of Minsk on the 18th birthday the rights of parents end, and those that parents had given; 29 February counts on 1 March', async () => {
  for (const [birthday, before, after] of [
    ['2008-12-15', '2026-12-14T20:59:59Z', '2026-12-14T21:00:00Z'],
    ['2008-02-29', '2026-02-28T20:59:59Z', '2026-02-28T21:00:00Z']
  ] as const) {
    await server.reset()
    server.setNow('2026-02-01T08:00:00Z')
    const [olga, nina] = [await server.aPatient(), await server.aPatient()]
    await link(olga, nina, 'RELATIVE')
    const childId = await server.aChild(olga, { birthday })
    await olga.call(changeGrant, { profileId: nina.profileId, level: 'BOOK_VISITS', ofProfileId: childId })
    server.setNow(before)
    expect([(await levelsOf(olga))[childId], (await levelsOf(nina))[childId]]).toEqual(['ALL', 'BOOK_VISITS'])
    server.setNow(after)
    expect([(await levelsOf(olga))[childId], (await levelsOf(nina))[childId]]).toEqual(['VIEW_NAME', undefined])
    const grown = await anAccountOf(childId)
    expect(await grown.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' })).toMatchObject({ ok: true })
    expect((await levelsOf(olga))[childId]).toBe('BOOK_VISITS')
  }
})

test('from 16 on a young person with an account opens the profile alone, and is told who has access', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  await link(olga, nina, 'RELATIVE')
  const teenId = await server.aChild(olga, { birthday: '2010-12-15' })
  const teen = await anAccountOf(teenId)
  const grant = { profileId: nina.profileId, level: 'BOOK_VISITS', ofProfileId: teenId } as const
  server.setNow('2026-12-14T20:59:59Z')
  expect(await olga.call(changeGrant, grant)).toMatchObject({ ok: true })
  server.setNow('2026-12-14T21:00:00Z')
  expect(await olga.call(changeGrant, grant)).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED' })
  const told = await teen.call(listGrants, {})
  expect(told.ok && told.value.profiles).toMatchObject([
    {
      profileId: teenId,
      viewers: [
        { profileId: olga.profileId, name: 'Савицкая Ольга Викторовна', relKind: 'PARENT', accessLevel: 'ALL' },
        { profileId: null, name: null, relKind: 'OTHER', accessLevel: 'BOOK_VISITS' }
      ]
    }
  ])
})

test('a patient reads who viewed, booked and granted, each named as far as the reader may know', async () => {
  const olga = await server.aPatient()
  const pavel = await server.aPatient({ lastName: 'Савицкий', firstName: 'Павел', middleName: 'Ильич' })
  await link(olga, pavel, 'SPOUSE')
  const childId = await server.aChild(olga)
  server.pass(60)
  await pavel.call(bookDoctorSlot, { ...(await server.aSlot({ doctor: { children: true } })), profileId: childId })
  server.pass(60)
  for (let n = 0; n < 3; n++) await pavel.call(listVisits, {})
  server.pass(60)
  await olga.call(changeGrant, { profileId: pavel.profileId, level: 'BOOK_VISITS' })
  const log = await olga.call(readAccessLog, {})
  const entries = log.ok ? log.value.entries : []
  const byPavel = { kind: 'relative', profileId: pavel.profileId, name: 'Савицкий Павел Ильич' }
  expect(entries.slice(0, 3)).toMatchObject([
    { kind: 'granted', action: 'granted-book-visits', profileId: olga.profileId, actor: { kind: 'me' } },
    { kind: 'viewed', action: 'visits-looked', profileId: childId, actor: byPavel },
    { kind: 'booked', action: 'visit-booked', profileId: childId, actor: byPavel }
  ])
  const ofChild = await olga.call(readAccessLog, { profileId: childId, before: entries[1]!.at })
  expect(ofChild.ok && ofChild.value.entries.map(entry => entry.action)).toEqual(['visit-booked'])
})

test('a stranger in the log is somebody, without name or id, and a log of others does not exist', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ lastName: 'Чужая' })]
  await server.store.run(sql`
    insert into audit (at, account_id, action, profile_id) values
      (${server.now()}, ${anna.accountId}, 'visits-looked', ${olga.profileId}), (${server.now()}, null, 'visit-cancelled', ${olga.profileId})`)
  const log = await olga.call(readAccessLog, {})
  expect(log.ok && log.value.entries.map(entry => entry.actor)).toEqual([{ kind: 'product' }, { kind: 'somebody' }])
  for (const secret of ['Чужая', anna.accountId, anna.profileId]) expect(JSON.stringify(log)).not.toContain(secret)
  expect(await olga.call(readAccessLog, { profileId: anna.profileId })).toMatchObject({ code: 'NOT_FOUND' })
})
