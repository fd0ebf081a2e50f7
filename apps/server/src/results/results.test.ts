import { confirmACode, keepACode, sendACode } from '@vizit/contract/a-code'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { requestOf } from '@vizit/contract/call'
import { sendUserInfo } from '@vizit/contract/own-data'
import {
  listNewTests,
  listReports,
  listTests,
  readObservations,
  readTestReport,
  readTrend,
  readVisitReport,
  syncTests
} from '@vizit/contract/results'
import { listVisits } from '@vizit/contract/visits'
import { splitVisits } from '@vizit/rules/visits'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicReport } from '../clinics/clinic-records.ts'
import type { ClinicGateway } from '../clinics/gateway.ts'
import { eraseAccount, erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { aReport, type ReportFacts } from '../testing/test-reports.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { fetchResults } from './fetch-results.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function world(facts: ReportFacts = {}) {
  const olga = await server.aPatient()
  const { assignmentId } = await server.aDoctor()
  const id = await aReport(server.store, { profileId: olga.profileId, assignmentId }, facts)
  return { olga, assignmentId, id }
}

/** The code of the last SMS. */
const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function codeFor(who: Patient, profileId = who.profileId): Promise<string> {
  expect(await who.call(sendACode, { profileId, providerCode: 'azure' })).toMatchObject({ ok: true })
  return lastCode()
}

async function opened(who: Patient, profileId = who.profileId): Promise<string> {
  const code = await codeFor(who, profileId)
  const answer = await who.call(confirmACode, { profileId, providerCode: 'azure', code })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.accessCode
}

async function setting(key: string, value: unknown): Promise<void> {
  await server.store.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`)
}

const testOf = (who: Patient, id: string, accessCode?: string, profileId = who.profileId) =>
  ({ id, provider: 'azure', providerCode: 'azure', recordLink: id, profileId, ...(accessCode && { accessCode }) }) as const

/** The document with its headers, as a browser gets it. */
async function fetched(who: Patient, endpoint: Parameters<typeof requestOf>[0], input: unknown): Promise<Response> {
  const { url, headers } = requestOf(endpoint, input)
  return fetch(server.url + url, { headers: { ...headers, authorization: `Bearer ${who.deviceId}.${who.token}` } })
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map(item => ('str' in item ? item.str : '')).join(' ')
}

test('a test has the fields of a visit and its own; it is ready, or still in progress [3.28] [3.29]', async () => {
  const { olga, assignmentId, id } = await world()
  await aReport(
    server.store,
    { profileId: olga.profileId, assignmentId },
    { state: 'in-work', title: 'Витамин D', takenAt: '2026-11-19T06:00:00Z' }
  )
  await aReport(server.store, { profileId: olga.profileId, assignmentId }, { kind: 'conclusion', body: 'Здоров.' })
  const elsewhere = await server.aDoctor({ provider: 'linden' })
  await aReport(server.store, { profileId: olga.profileId, assignmentId: elsewhere.assignmentId }, { title: 'В другом центре' })
  await server.store.run(sql`update reports set updated_at = '2026-11-18T09:00:00Z' where id = ${id}`)
  const answer = await olga.call(listTests, { providerCode: 'azure' })
  if (!answer.ok) throw new Error(answer.code)
  const [inWork, ready, ...more] = answer.value.tests
  expect(more).toEqual([])
  const named =
    'date startDate status testResults providerCode testProvider profileId isPast id orderId assignmentId covererCode endDate targetDate lastUpdated isManageable updated speciality physicianName physicianId branchName branchId name links reports serviceName customerFirstName'
  expect(Object.keys(ready!)).toEqual(expect.arrayContaining(named.split(' ')))
  expect(inWork).toMatchObject({ name: 'Витамин D', status: 'in progress', isPast: false, testResults: [] })
  expect(ready).toMatchObject({
    id,
    date: '2026-11-18T05:30:00Z',
    startDate: '2026-11-18T05:30:00Z',
    lastUpdated: '2026-11-18T09:00:00Z',
    profileId: olga.profileId,
    providerCode: 'azure',
    name: 'Общий анализ крови',
    status: 'ready',
    isPast: true,
    physicianName: 'Ковалёва Анна Сергеевна',
    branchName: 'Каштан на Сурганова',
    testResults: [{ id, recordLink: id, fileName: 'анализ_Ковалёва_Анна_Сергеевна_18.11.2026.pdf' }]
  })
})

test('conclusions and results are listed without what is in them', async () => {
  const { olga, assignmentId } = await world()
  const id = await aReport(
    server.store,
    { profileId: olga.profileId, assignmentId },
    { kind: 'conclusion', title: 'Заключение', body: 'Анемия.' }
  )
  const answer = await olga.call(listReports, {})
  expect(answer.ok && answer.value.reports.map(report => report.kind).toSorted()).toEqual(['conclusion', 'test'])
  expect(answer.ok && answer.value.reports.find(report => report.id === id)?.fileName).toBe(
    'заключение_Ковалёва_Анна_Сергеевна_18.11.2026.pdf'
  )
  // An id is drawn by lot and an instant is now: they may hold any figures.
  const said = JSON.stringify(answer).replaceAll(/"(?:[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, '""')
  expect(said).not.toMatch(/Анемия|Гемоглобин|112/)
})

test('a result opens with the code that the centre has sent by SMS, and not without it [1.26] [1.27] [7.79]', async () => {
  const { olga, id } = await world()
  expect(await olga.call(readTestReport, testOf(olga, id))).toMatchObject({ code: 'INVALID_ACODE' })
  const accessCode = await opened(olga)
  expect(server.sent.at(-1)).toMatchObject({ phone: olga.phone })
  expect(server.sent.at(-1)!.text).not.toMatch(/анализ|результат|заключени|врач|медиц/i)
  const response = await fetched(olga, readTestReport, testOf(olga, id, accessCode))
  expect(response.status).toBe(200)
  expect(await textOf(new Uint8Array(await response.arrayBuffer()))).toMatch(
    /Общий анализ крови.*Савицкая.*Гемоглобин.*112.*120–150.*ниже нормы/s
  )
  for (const lie of [{ recordLink: 'another' }, { provider: 'linden' }, { providerCode: 'linden' }, { profileId: olga.accountId }])
    expect(await olga.call(readTestReport, { ...testOf(olga, id, accessCode), ...lie })).toMatchObject({ code: 'NOT_FOUND' })
})

test('the document of a visit is asked for by its order, its provider and the report, with the code in a header [1.26] [7.77] [7.78]', async () => {
  const { olga, assignmentId } = await world()
  const slot = await server.aSlot({ assignmentId })
  const visit = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  if (!visit.ok) throw new Error(visit.code)
  const { orderId } = visit.value
  const reportResult = await aReport(
    server.store,
    { profileId: olga.profileId, assignmentId },
    { kind: 'conclusion', title: 'Заключение терапевта', body: 'Рекомендован покой.', orderId, values: [] }
  )
  const accessCode = await opened(olga)
  const asked = { id: orderId, providerCode: 'azure', reportResult, accessCode }
  expect(await olga.call(readVisitReport, { ...asked, accessCode: undefined })).toMatchObject({ code: 'INVALID_ACODE' })
  const { url, headers } = requestOf(readVisitReport, asked)
  expect([url.includes(accessCode), headers]).toEqual([false, { 'x-access-code': accessCode }])
  const response = await fetched(olga, readVisitReport, asked)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('заключение_Ковалёва_Анна_Сергеевна_18.11.2026.pdf')}`
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await textOf(new Uint8Array(await response.arrayBuffer()))).toContain('Рекомендован покой')
  expect(await olga.call(readVisitReport, { ...asked, id: olga.profileId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(readVisitReport, { ...asked, providerCode: 'linden' })).toMatchObject({ code: 'NOT_FOUND' })
})

test('only whoever holds VIEW_REPORTS_TESTS lists and opens results; each opening stands in the audit [6.32]', async () => {
  const { olga, id } = await world()
  const [pavel, boris] = [await server.aPatient({ firstName: 'Павел' }), await server.aPatient()]
  const child = await server.aChild(olga)
  expect(child).toBeTruthy()
  const family = await server.store.row<{ id: string }>(
    sql`select family_id as id from family_members where profile_id = ${olga.profileId}`
  )
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values (${family!.id}, ${pavel.profileId}, 'OTHER', ${olga.profileId}, now())`)
  const grant = (level: string) =>
    server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${pavel.profileId}, ${level}, ${olga.profileId}, now())
      on conflict (profile_id, viewer_id) do update set level = excluded.level`)
  const asked = { profileId: olga.profileId, providerCode: 'azure' }
  for (const level of ['VIEW_VISITS', 'EDIT_PROFILE']) {
    await grant(level)
    const listed = await pavel.call(listTests, {})
    expect([level, listed.ok && listed.value.tests.length]).toEqual([level, 0])
    expect(await pavel.call(sendACode, asked)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await pavel.call(readTestReport, testOf(pavel, id, 'x'.repeat(43), olga.profileId))).toMatchObject({ code: 'NOT_FOUND' })
  }
  await grant('VIEW_REPORTS_TESTS')
  expect(await pavel.call(listTests, {})).toMatchObject({ value: { tests: [{ id }] } })
  const accessCode = await opened(pavel, olga.profileId)
  // the code goes to whose card it is
  expect(server.sent.at(-1)!.phone).toBe(olga.phone)
  expect(await pavel.call(readTestReport, testOf(pavel, id, accessCode, olga.profileId))).toMatchObject({ ok: true })
  expect(await boris.call(readTestReport, testOf(boris, id, accessCode, olga.profileId))).toMatchObject({ code: 'NOT_FOUND' })
  const rows = await server.store.rows<{ action: string; by: string }>(sql`
    select action, account_id as by from audit where profile_id = ${olga.profileId} and action like 'result%' order by id`)
  expect(rows).toEqual(
    ['results-looked', 'result-code-sent', 'result-card-opened', 'result-opened'].map(action => ({ action, by: pavel.accountId }))
  )
  await grant('BOOK_VISITS')
  expect(await pavel.call(readTestReport, testOf(pavel, id, accessCode, olga.profileId))).toMatchObject({ code: 'NOT_FOUND' })
})

test('a past visit names its results to whoever may see them; others see the visit without [4.75]', async () => {
  const { olga, assignmentId } = await world()
  const pavel = await server.aPatient({ firstName: 'Павел' })
  const slot = await server.aSlot({ assignmentId })
  const visit = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const orderId = visit.ok ? visit.value.orderId : ''
  const reportId = await aReport(server.store, { profileId: olga.profileId, assignmentId }, { kind: 'conclusion', body: 'Покой.', orderId })
  await aReport(server.store, { profileId: olga.profileId, assignmentId }, { state: 'in-work', orderId })
  const familyId =
    (await server.aChild(olga)) && (await server.store.row<{ id: string }>(sql`select family_id as id from family_members limit 1`))!.id
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values (${familyId}, ${pavel.profileId}, 'OTHER', ${olga.profileId}, now())`)
  const seenBy = async (who: Patient) => {
    const answer = await who.call(listVisits, {})
    return answer.ok && answer.value.orders.map(order => order.reports)
  }
  expect(await seenBy(olga)).toEqual([[]])
  server.setNow('2026-11-25T08:00:00Z')
  expect(await seenBy(olga)).toEqual([[{ id: 'conclusion', reportResults: [reportId] }]])
  for (const [level, reports] of [
    ['EDIT_PROFILE', []],
    ['VIEW_REPORTS_TESTS', [{ id: 'conclusion', reportResults: [reportId] }]]
  ] as const) {
    await server.store.run(sql`delete from grants`)
    await server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${pavel.profileId}, ${level}, ${olga.profileId}, now())`)
    expect(await seenBy(pavel)).toEqual([reports])
  }
})

test('a result is new until it is opened, to each account apart and for a month; other devices hear that it was, and what the clinic changes is new again', async () => {
  const { olga, assignmentId } = await world()
  const pavel = await server.aPatient({ firstName: 'Павел' })
  const visit = await olga.call(bookDoctorSlot, { ...(await server.aSlot({ assignmentId })), profileId: olga.profileId })
  const orderId = visit.ok ? visit.value.orderId : ''
  const of = { profileId: olga.profileId, assignmentId }
  const id = await aReport(server.store, of, { kind: 'conclusion', body: 'Покой.', orderId })
  await aReport(server.store, of, { state: 'in-work', orderId })
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${pavel.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values (${olga.profileId}, ${pavel.profileId}, 'VIEW_REPORTS_TESTS', ${olga.profileId}, now())`)
  const newTo = async (who: Patient, dateStart?: string) => {
    const answer = await who.call(listVisits, dateStart === undefined ? {} : { dateStart })
    return answer.ok && answer.value.orders.map(order => order.newResults)
  }
  server.setNow('2026-11-25T08:00:00Z')
  expect([await newTo(olga), await newTo(pavel), await newTo(olga, '2026-11-25')]).toEqual([[1], [1], []])
  const accessCode = await opened(pavel, olga.profileId)
  const asked = { id: orderId, providerCode: 'azure', reportResult: id, accessCode }
  expect(await pavel.call(readVisitReport, asked)).toMatchObject({ ok: true })
  expect([await newTo(olga), await newTo(pavel)]).toEqual([[1], [0]])
  expect([await newTo(pavel, '2026-11-25'), await newTo(pavel, '2026-11-26'), await newTo(olga, '2026-11-25')]).toEqual([[0], [], []])

  await server.store.run(sql`update reports set updated_at = '2026-11-25T09:00:00Z' where id = ${id}`)
  expect([await newTo(pavel), await newTo(olga, '2026-11-25')]).toEqual([[1], [1]])
  // a month from the change, not from the first reading
  server.setNow('2026-12-25T09:00:00Z')
  expect(await newTo(olga)).toEqual([1])
  server.setNow('2026-12-25T09:00:01Z')
  expect(await newTo(olga)).toEqual([0])
})

test('a result without a visit is new until it is opened, to each account apart and for a month; one of a visit is counted there unless the visit was taken out of the list', async () => {
  const { olga, assignmentId, id } = await world()
  const of = { profileId: olga.profileId, assignmentId }
  const pavel = await server.aPatient({ firstName: 'Павел' })
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${pavel.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  const grant = (level: string) =>
    server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${pavel.profileId}, ${level}, ${olga.profileId}, now())
      on conflict (profile_id, viewer_id) do update set level = excluded.level`)
  await grant('BOOK_VISITS')
  const visit = await olga.call(bookDoctorSlot, { ...(await server.aSlot({ assignmentId })), profileId: olga.profileId })
  const orderId = visit.ok ? visit.value.orderId : ''
  const ofVisit = await aReport(server.store, of, { orderId, title: 'Глюкоза', takenAt: '2026-11-17T05:30:00Z' })
  await aReport(server.store, of, { state: 'in-work' })
  await aReport(server.store, of, { kind: 'conclusion' })
  const newTo = async (who: Patient) => {
    const answer = await who.call(listNewTests, {})
    return answer.ok && answer.value.tests.map(test => test.id)
  }
  expect([await newTo(olga), await newTo(pavel)]).toEqual([[id], []])
  await grant('VIEW_REPORTS_TESTS')
  expect(await newTo(pavel)).toEqual([id])
  await server.store.run(sql`update visits set hidden_at = now() where order_id = ${orderId}`)
  expect(await newTo(olga)).toEqual([id, ofVisit])
  const accessCode = await opened(pavel, olga.profileId)
  expect(await pavel.call(readTestReport, { ...testOf(olga, id), accessCode })).toMatchObject({ ok: true })
  expect([await newTo(pavel), await newTo(olga)]).toEqual([[ofVisit], [id, ofVisit]])
  await server.store.run(sql`update reports set updated_at = '2026-11-21T09:00:00Z' where id = ${id}`)
  expect(await newTo(pavel)).toEqual([id, ofVisit])
  server.setNow('2026-12-21T09:00:00Z')
  expect(await newTo(olga)).toEqual([id])
  server.setNow('2026-12-21T09:00:01Z')
  expect(await newTo(olga)).toEqual([])
})

test('results that came together stand the latest taken first, those of one moment by their names', async () => {
  const olga = await server.aPatient()
  const { assignmentId } = await server.aDoctor()
  const taken = [
    { title: 'Ферритин', takenAt: '2026-11-16T06:00:00Z' },
    { title: 'Глюкоза', takenAt: '2026-11-16T06:00:00Z' },
    { title: 'Железо', takenAt: '2026-11-16T06:00:00Z' },
    { title: 'Витамин D', takenAt: '2026-11-17T06:00:00Z' },
    { title: 'Анализ мочи', takenAt: '2026-11-15T06:00:00Z' }
  ]
  for (const facts of taken) await aReport(server.store, { profileId: olga.profileId, assignmentId }, facts)
  await server.store.run(sql`update reports set ready_at = '2026-11-20T06:00:00Z', updated_at = '2026-11-20T06:00:00Z'`)
  const inOrder = ['Витамин D', 'Глюкоза', 'Железо', 'Ферритин', 'Анализ мочи']
  const fresh = await olga.call(listNewTests, {})
  expect(fresh.ok && fresh.value.tests.map(test => test.name)).toEqual(inOrder)
  const all = await olga.call(listTests, { providerCode: 'azure' })
  expect(all.ok && all.value.tests.map(test => test.name)).toEqual(inOrder)
})

test('a new result that was ordered for a visit which was cancelled, or never took place, stands among those without a visit, and with no visit', async () => {
  const { olga, assignmentId, id } = await world()
  const visit = await olga.call(bookDoctorSlot, { ...(await server.aSlot({ assignmentId })), profileId: olga.profileId })
  const orderId = visit.ok ? visit.value.orderId : ''
  const facts = { orderId, title: 'Глюкоза', takenAt: '2026-11-17T05:30:00Z' }
  const ofVisit = await aReport(server.store, { profileId: olga.profileId, assignmentId }, facts)
  const isNewIn = async () => {
    const [tests, visits] = [await olga.call(listNewTests, {}), await olga.call(listVisits, {})]
    const past = visits.ok ? splitVisits(visits.value.orders, server.now()).past : []
    return {
      tests: tests.ok && tests.value.tests.map(test => test.id),
      visits: past.filter(one => one.newResults > 0).map(one => one.orderId)
    }
  }
  server.setNow('2026-11-25T08:00:00Z')
  expect(await isNewIn()).toEqual({ tests: [id], visits: [orderId] })
  for (const status of ['cancelled', 'failed', 'created_manually']) {
    await server.store.run(sql`update visits set status = ${status} where order_id = ${orderId}`)
    expect([status, await isNewIn()]).toEqual([status, { tests: [id, ofVisit], visits: [] }])
  }
  const accessCode = await opened(olga)
  expect(await olga.call(readTestReport, { ...testOf(olga, ofVisit), accessCode })).toMatchObject({ ok: true })
  expect((await isNewIn()).tests).toEqual([id])
})

test('five wrong codes block the card for 1, 5, 15, 60 minutes and then 24 hours; a right one begins anew [8.29] [8.30] [8.31]', async () => {
  const { olga } = await world()
  const card = { profileId: olga.profileId, providerCode: 'azure' }
  const code = await codeFor(olga)
  const guess = (typed: string) => olga.call(confirmACode, { ...card, code: typed })
  for (const minutes of [1, 5, 15]) {
    for (let tried = 1; tried <= 4; tried++) expect(await guess(wrong(code))).toMatchObject({ code: 'INVALID_ACODE' })
    expect(await guess(wrong(code))).toMatchObject({ code: 'INVALID_ACODE_BLOCKED', facts: { minutes } })
    expect(await guess(code)).toMatchObject({ code: 'ACODES_BLOCKED', facts: { minutes } })
    server.pass(minutes * 60 - 1)
    expect(await guess(code)).toMatchObject({ code: 'ACODES_BLOCKED', facts: { minutes: 1 } })
    server.pass(1)
  }
  expect(await guess(code)).toMatchObject({ ok: true })
  for (let tried = 1; tried <= 4; tried++) expect(await guess(wrong(code))).toMatchObject({ code: 'INVALID_ACODE' })
  // the twentieth of the day is not the fifth of its round any more
  expect(await guess(code)).toMatchObject({ code: 'BLOCKED_TRY_LATER' })
  server.pass(86_400)
  const fresh = await codeFor(olga)
  expect(await guess(wrong(fresh))).toMatchObject({ code: 'INVALID_ACODE_BLOCKED', facts: { minutes: 1 } })
})

test('a relative who types wrong codes is blocked, and neither the card’s person nor a day of theirs: of twenty tries others have five', async () => {
  const { olga } = await world()
  const card = { profileId: olga.profileId, providerCode: 'azure' }
  const relatives = [await server.aPatient(), await server.aPatient()]
  for (const { profileId } of relatives) {
    await server.store.run(sql`insert into families (id, created_at) values (${profileId}, now())`)
    await server.store.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
      values (${profileId}, ${profileId}, 'OWNER', null, now()), (${profileId}, ${olga.profileId}, 'OTHER', ${profileId}, now())`)
    await server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
      values (${olga.profileId}, ${profileId}, 'VIEW_REPORTS_TESTS', ${olga.profileId}, now())`)
  }
  const code = await codeFor(olga)
  const guess = (who: Patient, typed: string) => who.call(confirmACode, { ...card, code: typed })
  const [pavel, nina] = relatives as [Patient, Patient]
  const said = await Promise.all(Array.from({ length: 20 }, () => guess(pavel, wrong(code))))
  expect(said.filter(one => !one.ok && ['INVALID_ACODE', 'INVALID_ACODE_BLOCKED'].includes(one.code))).toHaveLength(5)
  expect(await guess(pavel, code)).toMatchObject({ code: 'ACODES_BLOCKED' })
  // a second one has nothing left of what others have, and is not blocked
  expect(await guess(nina, code)).toMatchObject({ code: 'BLOCKED_TRY_LATER' })
  expect(await guess(olga, code)).toMatchObject({ ok: true })
  // nor do they get more by waiting: the card's day is one
  server.pass(3_600)
  expect(await guess(pavel, code)).toMatchObject({ code: 'BLOCKED_TRY_LATER' })
  for (let tried = 0; tried < 4; tried++) expect(await guess(olga, wrong(code))).toMatchObject({ code: 'INVALID_ACODE' })
  expect(await guess(olga, code)).toMatchObject({ ok: true })
  const row = await server.store.row(sql`select day_tries, other_tries from medical_cards`)
  expect(row).toEqual({ day_tries: 11, other_tries: 5 })
})

test('at most twenty tries a day are looked at, and the counts hold for many at once [8.32]', async () => {
  const { olga } = await world()
  const code = await codeFor(olga)
  const guess = (typed: string) => olga.call(confirmACode, { profileId: olga.profileId, providerCode: 'azure', code: typed })
  const evaluated = ['INVALID_ACODE', 'INVALID_ACODE_BLOCKED']
  let evaluatedCount = 0
  const said = new Set<string>()
  for (const wait of [60, 300, 900, 3_600, 0]) {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(wrong(code, n + 1))))
    const codes = answers.map(answer => (answer.ok ? 'ok' : answer.code))
    for (const one of codes) said.add(one)
    evaluatedCount += codes.filter(one => evaluated.includes(one)).length
    server.pass(wait)
  }
  expect(evaluatedCount).toBe(20)
  expect(said).toEqual(new Set([...evaluated, 'ACODES_BLOCKED', 'BLOCKED_TRY_LATER']))
  expect(await guess(code)).toMatchObject({ code: 'BLOCKED_TRY_LATER', facts: { retryAfter: 86_400 - 60 - 300 - 900 - 3_600 } })
})

test('an opened card closes after idle 120 seconds on the server, sooner or never by the setting, and with its session [4.81]', async () => {
  const { olga, id } = await world()
  let accessCode = await opened(olga)
  const open = () => olga.call(readTestReport, testOf(olga, id, accessCode))
  server.pass(119)
  expect(await open()).toMatchObject({ ok: true })
  server.pass(119)
  expect(await olga.call(keepACode, { accessCode })).toMatchObject({ ok: true })
  server.pass(120)
  expect(await open()).toMatchObject({ ok: true })
  server.pass(121)
  expect(await olga.call(keepACode, { accessCode })).toMatchObject({ code: 'INVALID_ACODE' })
  expect(await open()).toMatchObject({ code: 'INVALID_ACODE' })

  await setting('acodeExpirationTime', 0)
  accessCode = await opened(olga)
  expect((await Promise.all([open(), open()])).filter(answer => answer.ok)).toHaveLength(1)
  expect(await open()).toMatchObject({ code: 'INVALID_ACODE' })

  server.pass(61)
  await setting('acodeExpirationTime', -1)
  accessCode = await opened(olga)
  server.pass(30 * 86_400)
  expect(await open()).toMatchObject({ ok: true })
  // another session of the same account has not opened it
  const token = 'another-session-of-olga-0001'
  await server.store.run(sql`
    insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
    select sha256(convert_to(${token}, 'UTF8')), device_hash, account_id, created_at, seen_at, expires_at from sessions where account_id = ${olga.accountId}`)
  const elsewhere = server.callAs(`${olga.deviceId}.${token}`)
  expect(await elsewhere(readTestReport, testOf(olga, id, accessCode))).toMatchObject({ code: 'INVALID_ACODE' })
  await server.store.run(sql`update sessions set ended_at = now() where id = (select session_id from open_cards limit 1)`)
  await fetchResults(server.deps)
  expect(await server.store.rows(sql`select * from open_cards`)).toEqual([])
})

test('a code of a card is six characters: fewer or more are not tried at all [5.53] [9.21]', async () => {
  const { olga } = await world()
  const code = await codeFor(olga)
  expect(code).toHaveLength(6)
  const confirm = (typed: string) => olga.call(confirmACode, { profileId: olga.profileId, providerCode: 'azure', code: typed })
  // more often than a wrong code may be tried
  for (const typed of ['', code.slice(0, 5), `${code}1`, code.slice(0, 5), `${code}1`, code.slice(0, 5)])
    expect(await confirm(typed)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'code' } })
  expect(await confirm(code)).toMatchObject({ ok: true })
})

test('the code of one provider opens nothing of another, and a code is good for a day', async () => {
  const { olga } = await world()
  const other = await server.aDoctor({ provider: 'linden' })
  const there = await aReport(server.store, { profileId: olga.profileId, assignmentId: other.assignmentId })
  const code = await codeFor(olga)
  const answer = await olga.call(confirmACode, { profileId: olga.profileId, providerCode: 'azure', code })
  const accessCode = answer.ok ? answer.value.accessCode : ''
  expect(accessCode).not.toContain(code)
  expect(await olga.call(readObservations, { id: there, accessCode })).toMatchObject({ code: 'INVALID_ACODE' })
  expect(await olga.call(sendACode, { profileId: olga.profileId, providerCode: 'azure' })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { retryAfter: 61 }
  })
  server.pass(86_401)
  expect(await olga.call(confirmACode, { profileId: olga.profileId, providerCode: 'azure', code })).toMatchObject({ code: 'INVALID_ACODE' })
  const kept = await server.store.row<{ text: string }>(sql`select string_agg(m::text, ' ') as text from medical_cards m`)
  expect(kept!.text).not.toContain(code)
})

test('what we draw ourselves is drawn once a language, for whoever opens it', async () => {
  const { olga, id } = await world({ values: [{ code: '718-7', name: 'Гемоглобин', number: 11.2, unit: 'г/дл', low: 12 }] })
  await server.store.run(sql`update specialities set name_en = 'Internist', name_be = 'Тэрапеўт'`)
  const accessCode = await opened(olga)
  const drawn = async (language?: 'en' | 'be') => {
    await olga.call(sendUserInfo, { preferences: language ? { language } : {} })
    const response = await fetched(olga, readTestReport, testOf(olga, id, accessCode))
    return textOf(new Uint8Array(await response.arrayBuffer()))
  }
  expect(await drawn()).toMatch(
    /Пациент .*Дата рождения .*15\.05\.1990.*, Терапевт .*Норма .*11,2 .*от 12 .*ниже нормы.*Визит\. Страница 1 из 1/
  )
  expect(await drawn('en')).toMatch(
    /Patient .*Date of birth .*15 May 1990.*, Internist .*Normal range .*11\.2 .*from 12 .*below normal.*Vizit\. Page 1 of 1/
  )
  expect(await drawn('be')).toMatch(
    /Пацыент .*Дата нараджэння .*15\.05\.1990.*, Тэрапеўт .*Норма .*11,2 .*ад 12 .*ніжэй за норму.*Візіт\. Старонка 1 з 1/
  )
  await drawn('en')
  expect(await server.store.rows(sql`select language from report_files order by made_at, language`)).toHaveLength(3)
})

test('the table beside the PDF tells how each value stands to its range, and a value is drawn over time in its unit', async () => {
  const values = (number: number, unit = 'г/л') => [
    { code: 'hb', name: 'Гемоглобин', number, unit, low: 120, high: 150 },
    { code: 'colour', name: 'Цвет', value: 'прозрачный' }
  ]
  const { olga, assignmentId, id } = await world({ values: values(118.5) })
  const of = { profileId: olga.profileId, assignmentId }
  await aReport(server.store, of, { takenAt: '2026-01-10T06:00:00Z', values: values(127) })
  const inOtherUnit = await aReport(server.store, of, { takenAt: '2026-02-10T06:00:00Z', values: values(12.7, 'г/дл') })
  const accessCode = await opened(olga)
  expect(await olga.call(readObservations, { id, accessCode })).toMatchObject({
    value: {
      text: '',
      observations: [
        {
          code: 'hb',
          name: 'Гемоглобин',
          number: 118.5,
          value: '118,5',
          unit: 'г/л',
          range: { low: 120, high: 150 },
          verdict: 'below',
          hasTrend: true
        },
        { code: 'colour', number: null, value: 'прозрачный', verdict: 'not-judged', hasTrend: false }
      ]
    }
  })
  const trend = await olga.call(readTrend, { id, place: '0', accessCode })
  expect(trend.ok && trend.value.points.map(point => [point.date, point.number, point.verdict])).toEqual([
    ['2026-01-10T06:00:00Z', 127, 'within'],
    ['2026-11-18T05:30:00Z', 118.5, 'below']
  ])
  // the one in another unit has nothing to be compared with
  const alone = await olga.call(readObservations, { id: inOtherUnit, accessCode })
  expect(alone.ok && alone.value.observations.map(one => one.hasTrend)).toEqual([false, false])
  // a text has no trend, and neither has what is not there
  for (const place of ['1', '2']) expect(await olga.call(readTrend, { id, place, accessCode })).toMatchObject({ code: 'NOT_FOUND' })
})

function clinicOf(reports: ClinicReport[] | 'silent', pdf: Uint8Array | 'silent' = 'silent'): ClinicGateway {
  return {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'unknown',
    results: async () => (reports === 'silent' ? { verdict: 'unknown' } : { verdict: 'read', value: reports, setAside: [], cut: false }),
    document: async () =>
      pdf === 'silent'
        ? { verdict: 'unknown' }
        : { verdict: 'read', value: { contentType: 'application/pdf', bytes: pdf }, setAside: [], cut: false }
  }
}

const fromClinic = (facts: Partial<ClinicReport> = {}): ClinicReport => ({
  externalId: 'lab-1',
  title: 'ТТГ',
  kind: 'tests',
  state: 'ready',
  issuedAt: '2026-11-20T07:00:00Z',
  orderId: null,
  observations: [
    {
      externalId: 'o-1',
      code: 'tsh',
      name: 'ТТГ',
      at: null,
      value: { kind: 'number', number: 2.1, unit: 'мЕд/л' },
      range: { low: 0.4, high: 4 }
    }
  ],
  documents: [{ externalId: 'Binary/1', title: 'ТТГ', contentType: 'application/pdf' }],
  ...facts
})

async function atClinic() {
  const { olga, assignmentId, id } = await world()
  await server.store.run(sql`update providers set gateway = 'far-away'`)
  return { olga, assignmentId, id }
}

test('a sync asks the clinics and keeps what they say; a silent one is a code error, and what is known stays listed [7.80] [8.17] [8.71]', async () => {
  const { olga } = await atClinic()
  server.clinic.gateway = clinicOf([fromClinic()])
  expect(await olga.call(syncTests, {})).toMatchObject({ value: { tests: [{ name: 'ТТГ' }, { name: 'Общий анализ крови' }] } })
  // two devices at once, and what the store cannot keep
  const [value] = fromClinic().observations
  const odd = fromClinic({
    externalId: 'lab-2',
    title: 'ФЕР\u0000РИТИН'.repeat(100),
    issuedAt: 'some day',
    orderId: 'no order of ours',
    observations: [
      { ...value!, value: { kind: 'text', text: '\u0000'.repeat(9) } },
      { ...value!, value: { kind: 'number', number: Number.NaN, unit: '' } }
    ]
  })
  server.clinic.gateway = clinicOf([odd, fromClinic(), fromClinic({ externalId: 'x'.repeat(201) })])
  const both = await Promise.all([olga.call(syncTests, {}), olga.call(syncTests, {})])
  expect(both.map(answer => answer.ok && answer.value.tests.length)).toEqual([3, 3])
  await server.store.run(sql`delete from reports where external_id = 'lab-2'`)
  server.clinic.gateway = clinicOf('silent')
  expect(await olga.call(syncTests, {})).toMatchObject({ ok: false, status: 503, code: 'CLINIC_UNAVAILABLE' })
  expect(await olga.call(listTests, {})).toMatchObject({ value: { tests: [{ name: 'ТТГ' }, { name: 'Общий анализ крови' }] } })
  server.clinic.gateway = clinicOf([fromClinic({ state: 'withdrawn' })])
  expect(await olga.call(syncTests, {})).toMatchObject({ value: { tests: [{ name: 'Общий анализ крови' }] } })
})

test('a report of one person never becomes one of another, whatever a clinic says', async () => {
  const { olga, assignmentId } = await atClinic()
  const boris = await server.aPatient({ firstName: 'Борис' })
  await aReport(server.store, { profileId: boris.profileId, assignmentId })
  server.clinic.gateway = clinicOf([fromClinic()])
  await olga.call(syncTests, {})
  const listed = await boris.call(syncTests, {})
  expect(listed.ok && listed.value.tests.map(one => one.name)).toEqual(['Общий анализ крови'])
  // nor is it taken away from the one by word about another
  server.clinic.gateway = clinicOf([fromClinic({ state: 'withdrawn' })])
  await boris.call(syncTests, {})
  expect(await olga.call(listTests, {})).toMatchObject({ value: { tests: [{ name: 'ТТГ' }, {}] } })
})

test('a document that has become ready is told once, by the way one has chosen, without a medical word', async () => {
  const { olga, assignmentId } = await atClinic()
  const child = await server.aChild(olga)
  await aReport(server.store, { profileId: child, assignmentId }, { state: 'in-work' })
  await aReport(server.store, { profileId: olga.profileId, assignmentId }, { state: 'in-work', title: 'Ждём' })
  let turn = 0
  const gateway = clinicOf([])
  server.clinic.gateway = {
    ...gateway,
    results: async profileId => ({
      verdict: 'read',
      value: [fromClinic({ externalId: `of-${profileId}`, state: turn === 0 ? 'in-work' : 'ready' })],
      setAside: [],
      cut: false
    })
  }
  const told = () =>
    server.store.rows<{ body: string; brief: string }>(
      sql`select body || ' ' || page as body, brief from notifications order by created_at, id`
    )
  await fetchResults(server.deps)
  expect(await told()).toEqual([])
  turn = 1
  for (let again = 0; again < 3; again++) {
    server.pass(3_600)
    await fetchResults(server.deps)
  }
  const notices = await told()
  // one of the own and one of the child's
  expect(notices).toHaveLength(2)
  for (const { body, brief } of notices) {
    expect(`${body} ${brief}`).toContain('новый документ')
    expect(`${body} ${brief}`).not.toMatch(/анализ|результат|заключени|врач|ТТГ|медиц|test/i)
  }
})

test('results are read from the clinic, or from the stored copy alone, as the flag says; without an answer the copy serves [R6]', async () => {
  const { olga, assignmentId } = await atClinic()
  const documented = await aReport(
    server.store,
    { profileId: olga.profileId, assignmentId },
    { documentId: 'Binary/1', values: [{ code: 'x', name: 'Наш показатель', number: 1 }] }
  )
  server.clinic.gateway = clinicOf([])
  const theirs = Buffer.from(
    await (await fetched(olga, readTestReport, testOf(olga, documented, await opened(olga)))).arrayBuffer()
  ).toString()
  expect(theirs).toContain('CLINIC_UNAVAILABLE')
  await setting('apiForTestsBumba', false)
  server.clinic.gateway = clinicOf([], Buffer.from('<html>never asked</html>'))
  server.pass(61)
  const accessCode = await opened(olga)
  const copy = await fetched(olga, readTestReport, testOf(olga, documented, accessCode))
  expect(await textOf(new Uint8Array(await copy.arrayBuffer()))).toContain('Наш показатель')
  expect(await olga.call(syncTests, {})).toMatchObject({ ok: true })
  await setting('apiForTestsBumba', true)
  expect(await olga.call(readTestReport, testOf(olga, documented, accessCode))).toMatchObject({ code: 'DOCUMENT_REFUSED' })
  server.clinic.gateway = clinicOf([], 'silent')
  expect(await olga.call(readTestReport, testOf(olga, documented, accessCode))).toMatchObject({ ok: true })
})

test('a clinic that makes its codes itself is asked, within the same count of tries', async () => {
  const { olga } = await atClinic()
  let asked = 0
  server.clinic.gateway = {
    ...clinicOf([]),
    sendCode: async () => 'sent',
    checkCode: async (_, code) => {
      asked++
      return code === 'AB-12c' ? { verdict: 'right' } : code === '000000' ? { verdict: 'blocked', minutes: 7 } : { verdict: 'wrong' }
    }
  }
  const card = { profileId: olga.profileId, providerCode: 'azure' }
  expect(await olga.call(sendACode, card)).toMatchObject({ value: { sentTo: '' } })
  expect(server.sent).toEqual([])
  expect(await olga.call(confirmACode, { ...card, code: '000000' })).toMatchObject({ code: 'ACODES_BLOCKED', facts: { minutes: 7 } })
  expect(await olga.call(confirmACode, { ...card, code: 'AB-12c' })).toMatchObject({ ok: true, value: { idleMs: 120_000 } })
  for (let tried = 1; tried <= 8; tried++) await olga.call(confirmACode, { ...card, code: '999999' })
  expect(asked).toBe(7)
})

test('the demo world has results of one’s own and of one’s children, with a value over time', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  const { doctorId } = await server.aDoctor()
  const children = await server.aDoctor({ lastName: 'Белявская', children: true })
  await server.store.run(sql`update doctors set external_id = 'd-0001' where id = ${doctorId}`)
  await server.store.run(sql`update doctors set external_id = 'd-0003' where id = ${children.doctorId}`)
  for (const _ of [1, 2]) {
    const answer = await olga.call(syncTests, {})
    expect(answer.ok && answer.value.tests.map(one => `${one.relKind} ${one.status} ${one.name}`)).toEqual([
      'ME in progress Витамин D (25-OH)',
      'ME ready Биохимический анализ крови',
      'ME ready Общий анализ крови',
      'CHILD ready Общий анализ крови',
      'ME ready Общий анализ крови',
      'ME ready Общий анализ крови'
    ])
  }
  const reports = await olga.call(listReports, {})
  expect(reports.ok && reports.value.reports.filter(one => one.kind === 'conclusion').map(one => one.profileId)).toEqual([
    olga.profileId,
    child
  ])
  const accessCode = await opened(olga)
  const blood = reports.ok ? reports.value.reports.find(one => one.name === 'Общий анализ крови') : undefined
  const trend = await olga.call(readTrend, { id: blood!.id, place: '0', accessCode })
  expect(trend.ok && trend.value.points.map(point => point.number)).toEqual([112, 118, 127])
})

test('erasure takes results, cards and files with it, and the export has them before', async () => {
  const { olga, id } = await world({ body: 'Слова заключения' })
  const accessCode = await opened(olga)
  expect(await olga.call(readTestReport, testOf(olga, id, accessCode))).toMatchObject({ ok: true })
  const exported = await server.store.row<{ rows: Record<string, Record<string, unknown>[]> }>(
    sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`
  )
  expect(exported!.rows.reports).toMatchObject([{ title: 'Общий анализ крови', body: 'Слова заключения' }])
  expect(exported!.rows.observations).toMatchObject([{ name: 'Гемоглобин', number: 112 }])
  expect(exported!.rows.medical_cards).toHaveLength(1)
  expect(JSON.stringify(exported!.rows)).not.toMatch(/handle_hash|code_hash/)
  await server.store.transaction(async tx => {
    await erasePerson(tx, olga.profileId, server.now())
    await eraseAccount(tx, olga.accountId, server.now())
  })
  for (const table of ['reports', 'observations', 'report_files', 'medical_cards', 'open_cards'])
    expect([table, (await server.store.pool.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0])
})
