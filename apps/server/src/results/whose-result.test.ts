// Results, their codes and what is told of them belong to one person at one clinic: what looks alike beside them changes nothing.
import { randomUUID } from 'node:crypto'
import { confirmACode, sendACode } from '@vizit/contract/a-code'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { readTrend, syncTests } from '@vizit/contract/results'
import type { AccessLevel } from '@vizit/rules/access'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicReport } from '../clinics/clinic-records.ts'
import { sql } from '../store/store.ts'
import { aReport } from '../testing/test-reports.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { fetchResults } from './fetch-results.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

/** Somebody whom the owner of the family knows, and may see so much of the person. */
async function aRelativeWith(level: AccessLevel, owner: Patient, profileId: string): Promise<Patient> {
  const relative = await server.aPatient({ firstName: 'Анна' })
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${relative.profileId}, 'OTHER', ${owner.profileId}, now() from family_members where profile_id = ${owner.profileId} and rel_kind = 'OWNER'`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${profileId}, ${relative.profileId}, ${level}, ${owner.profileId}, now())`)
  return relative
}

async function theSpouse(owner: Patient): Promise<Patient> {
  const spouse = await server.aPatient({ firstName: 'Павел', sex: 'MALE' })
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${spouse.profileId}, 'SPOUSE', now() from family_members where profile_id = ${owner.profileId}`)
  return spouse
}

function clinicWith(reports: (profileId: string) => ClinicReport[]): string[] {
  const asked: string[] = []
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'unknown',
    results: async profileId => {
      asked.push(profileId)
      return { verdict: 'read', value: reports(profileId), setAside: [], cut: false }
    }
  }
  return asked
}

const aTest = (facts: Partial<ClinicReport>): ClinicReport => ({
  externalId: randomUUID(),
  title: 'ТТГ',
  kind: 'tests',
  state: 'ready',
  issuedAt: '2026-11-20T07:00:00Z',
  orderId: null,
  observations: [],
  documents: [],
  ...facts
})

test('the code of a child’s card goes to the parent who asks; for a relative who may see it, to a parent who has a number', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const pavel = await theSpouse(olga)
  const anna = await aRelativeWith('VIEW_REPORTS_TESTS', olga, child)
  await aReport(server.store, { profileId: child, assignmentId: (await server.aDoctor()).assignmentId })
  const sentTo = async (who: Patient) => {
    const before = server.sent.length
    const answer = await who.call(sendACode, { profileId: child, providerCode: 'azure' })
    server.pass(61)
    return [code(answer), server.sent[before]?.phone]
  }
  expect(await sentTo(pavel)).toEqual(['ok', pavel.phone])
  expect(await sentTo(anna)).toEqual(['ok', olga.phone])
  await server.store.run(sql`update accounts set phone = null where id = ${olga.accountId}`)
  expect(await sentTo(anna)).toEqual(['ok', pavel.phone])
})

test('a code is sent for results that are there: of this person, at this clinic', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  await server.aDoctor({ provider: 'linden' })
  await aReport(server.store, { profileId: olga.profileId, assignmentId: (await server.aDoctor()).assignmentId })
  const asked = async (profileId: string, providerCode: string) => code(await olga.call(sendACode, { profileId, providerCode }))
  expect(await asked(olga.profileId, 'linden')).toBe('NOT_FOUND')
  expect(await asked(child, 'azure')).toBe('NOT_FOUND')
  expect(server.sent).toEqual([])
  expect(await asked(olga.profileId, 'azure')).toBe('ok')
})

test('wrong codes block the card of one clinic, and their count is that card’s; the card of another opens', async () => {
  const olga = await server.aPatient()
  for (const provider of ['azure', 'linden'])
    await aReport(server.store, { profileId: olga.profileId, assignmentId: (await server.aDoctor({ provider })).assignmentId })
  const [here, there] = ['azure', 'linden'].map(providerCode => ({ profileId: olga.profileId, providerCode })) as [Asked, Asked]
  await olga.call(sendACode, here)
  const right = lastCode()
  const wrong = right === '111111' ? '222222' : '111111'
  await olga.call(sendACode, there)
  const rightThere = lastCode()
  for (let tries = 0; tries < 5; tries++) await olga.call(confirmACode, { ...here, code: wrong })
  expect(code(await olga.call(confirmACode, { ...here, code: right }))).toBe('ACODES_BLOCKED')
  expect(code(await olga.call(confirmACode, { ...there, code: rightThere }))).toBe('ok')
  expect(
    await server.store.rows(sql`
      select p.code, m.day_tries from medical_cards m join providers p on p.id = m.provider_id order by p.code`)
  ).toEqual([
    { code: 'azure', day_tries: 5 },
    { code: 'linden', day_tries: 1 }
  ])
})

type Asked = { profileId: string; providerCode: string }

test('over time a value is drawn of the same quantity at the same clinic, as far as results are ready', async () => {
  const olga = await server.aPatient()
  const of = { profileId: olga.profileId, assignmentId: (await server.aDoctor()).assignmentId }
  const elsewhere = { profileId: olga.profileId, assignmentId: (await server.aDoctor({ provider: 'linden' })).assignmentId }
  const value = (number: number, named = 'hb') => [{ code: named, name: named, number, unit: 'г/л' }]
  const id = await aReport(server.store, of, { takenAt: '2026-11-18T05:30:00Z', values: value(1) })
  await aReport(server.store, of, { takenAt: '2026-10-18T05:30:00Z', values: value(2) })
  await aReport(server.store, of, { takenAt: '2026-09-18T05:30:00Z', values: value(3, 'ferritin') })
  await aReport(server.store, of, { takenAt: '2026-08-18T05:30:00Z', values: value(4), state: 'in-work' })
  await aReport(server.store, elsewhere, { takenAt: '2026-07-18T05:30:00Z', values: value(5) })
  const card = { profileId: olga.profileId, providerCode: 'azure' }
  await olga.call(sendACode, card)
  const opened = await olga.call(confirmACode, { ...card, code: lastCode() })
  const trend = await olga.call(readTrend, { id, place: '0', accessCode: opened.ok ? opened.value.accessCode : '' })
  expect(trend.ok && trend.value.points.map(point => point.number)).toEqual([2, 1])
})

test('a clinic is asked about whose results one may see, and about nobody else', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const { assignmentId } = await server.aDoctor()
  await aReport(server.store, { profileId: olga.profileId, assignmentId })
  await aReport(server.store, { profileId: child, assignmentId })
  for (const profileId of [olga.profileId, child])
    await server.store.run(sql`
      insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
      select ${randomUUID()}::uuid, ${olga.accountId}::uuid, ${profileId}::uuid, a.provider_id, a.id, a.doctor_id,
        '2026-10-01T08:00:00Z'::timestamptz + (random() * 100)::int * interval '1 hour', '2026-10-09T08:00:00Z', 'done', now(), now()
      from assignments a where a.id = ${assignmentId} on conflict do nothing`)
  const anna = await aRelativeWith('EDIT_PROFILE', olga, olga.profileId)
  await server.store.run(sql`update providers set gateway = 'far-away'`)
  const asked = clinicWith(() => [])
  await anna.call(syncTests, {})
  expect(asked).toEqual([])
  await server.store.run(sql`update grants set level = 'VIEW_REPORTS_TESTS'`)
  await anna.call(syncTests, {})
  expect(asked).toEqual([olga.profileId])
})

test('a clinic is asked about who was there or is to come, and not for a visit that was cancelled', async () => {
  const boris = await server.aPatient()
  const slot = await server.aSlot()
  await boris.call(bookDoctorSlot, { ...slot, profileId: boris.profileId })
  await server.store.run(sql`update providers set gateway = 'far-away'`)
  const asked = clinicWith(() => [])
  for (const [status, times] of [
    ['cancelled', 0],
    ['no_show', 0],
    ['booked', 1],
    ['done', 2]
  ] as const) {
    await server.store.run(sql`update visits set status = ${status}`)
    await boris.call(syncTests, {})
    expect([status, asked]).toEqual([status, Array(times).fill(boris.profileId)])
  }
})

test('a result is put with the visit that the clinic names only if the visit is this person’s and at this clinic', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const booked = async (who: Patient, provider: string) => {
    const answer = await who.call(bookDoctorSlot, {
      ...(await server.aSlot({ doctor: { provider } })),
      profileId: who.profileId,
      bookAnyway: true
    })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.orderId
  }
  const [own, elsewhere, another] = [await booked(olga, 'azure'), await booked(olga, 'linden'), await booked(boris, 'azure')]
  await server.store.run(sql`update providers set gateway = 'far-away' where code = 'azure'`)
  clinicWith(() => [
    aTest({ title: 'а', orderId: own }),
    aTest({ title: 'б', orderId: elsewhere }),
    aTest({ title: 'в', orderId: another })
  ])
  await olga.call(syncTests, {})
  expect(await server.store.rows(sql`select title, order_id from reports order by title`)).toEqual([
    { title: 'а', order_id: own },
    { title: 'б', order_id: null },
    { title: 'в', order_id: null }
  ])
})

test('of a new document of a child the parents hear; from the eighteenth birthday on they do not', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2008-11-20' })
  await aReport(server.store, { profileId: child, assignmentId: (await server.aDoctor()).assignmentId }, { state: 'in-work' })
  await server.store.run(sql`update providers set gateway = 'far-away'`)
  const toldOf = async (name: string) => {
    clinicWith(() => [aTest({ externalId: name, state: 'in-work' })])
    await fetchResults(server.deps)
    server.pass(3_600)
    clinicWith(() => [aTest({ externalId: name })])
    await fetchResults(server.deps)
    server.pass(3_600)
    return server.store.rows(sql`select account_id from notifications order by created_at`)
  }
  server.setNow('2026-11-19T08:00:00Z')
  expect(await toldOf('before')).toEqual([{ account_id: olga.accountId }])
  server.setNow('2026-11-20T08:00:00Z')
  expect(await toldOf('after')).toEqual([{ account_id: olga.accountId }])
})
