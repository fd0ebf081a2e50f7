// Requests, members, letters and contracts beside each other: what is decided, sent and ended is of the one that was meant.
import { randomUUID } from 'node:crypto'
import { makeCall } from '@vizit/contract/call'
import { approveProgrammeRequest, changeMember, declineProgrammeRequest, listProgrammeRequests } from '@vizit/contract/programme-requests'
import { confirmCoverage, linkByWorkEmail, linkInsurance, unlinkCoverage } from '@vizit/contract/programmes'
import { minskDay } from '@vizit/rules/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { aContract, HR_KEY, writeProgrammes } from '../testing/test-programmes.ts'
import { changedBy } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { importContracts } from './import-contracts.ts'
import { findCoverage } from './programmes.sql.ts'
import { sendCoverageMail, tellCoverageDecision } from './send-letters.job.ts'
import { sweepProgrammeRequests } from './sweep-requests.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  await writeProgrammes(server.store)
})
afterAll(() => server.stop())

const hr = makeCall({ origin: server.url, fetch, bearer: () => HR_KEY, newKey: randomUUID, appVersion: server.config.version })
const aMember = () => server.aPatient({ email: `${randomUUID()}@example.by` })

async function asks(patient: Patient, workEmail: string, covererCode = 'epam'): Promise<string> {
  const answer = await patient.call(linkByWorkEmail, { covererCode, workEmail })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}
const mailOf = async (coverageId: string) =>
  (await server.store.row<{ id: string }>(
    sql`select id from coverage_mails where coverage_id = ${coverageId} order by created_at desc limit 1`
  ))!.id

/** Sends the letter of the request and follows its link. */
async function confirms(coverageId: string): Promise<void> {
  await sendCoverageMail(server.deps, { mailId: await mailOf(coverageId) })
  const token = /#([\w-]{43})/.exec(server.mails.at(-1)!.text)![1]!
  expect(await server.nobody(confirmCoverage, { token })).toMatchObject({ ok: true })
}

/** Which coverages `act` changed. */
async function touched(act: () => Promise<unknown>): Promise<string[]> {
  server.pass(60)
  const changed = await changedBy(server, act)
  return (changed.get('coverages') ?? []).map(row => (JSON.parse(row) as { id: string }).id)
}

test('each step of a request concerns it alone: its letter, its link, the word of the HR manager and what the employee is told', async () => {
  const people = [await aMember(), await aMember(), await aMember()]
  const ids: string[] = []
  for (const [n, who] of people.entries()) ids.push(await asks(who, `n${n}@orbita.example`))
  const [one, two, three] = ids as [string, string, string]
  expect(await touched(() => confirms(one))).toEqual([one])
  expect(server.mails.map(({ to }) => to)).toEqual(['n0@orbita.example'])
  expect(await server.store.rows(sql`select coverage_id from coverage_mails where used_at is not null`)).toEqual([{ coverage_id: one }])
  await confirms(two)
  await confirms(three)
  expect(await touched(() => hr(approveProgrammeRequest, { coverageId: two, activeFrom: '2026-11-20' }))).toEqual([two])
  expect(await touched(() => hr(declineProgrammeRequest, { coverageId: three, reason: 'Нет' }))).toEqual([three])
  await hr(approveProgrammeRequest, { coverageId: one, activeFrom: '2026-11-20' })
  expect(await touched(() => hr(changeMember, { coverageId: one, status: 'INACTIVE' }))).toEqual([one])
  for (const [coverageId, to] of [
    [one, null],
    [two, 'n1@orbita.example'],
    [three, 'n2@orbita.example']
  ] as const) {
    const before = server.mails.length
    await tellCoverageDecision(server.deps, { coverageId })
    expect(server.mails.slice(before).map(mail => mail.to)).toEqual(to === null ? [] : [to])
  }
})

test('a letter is not sent once its request is confirmed or taken back, nor when its link is over', async () => {
  const [olga, anna] = [await aMember(), await aMember()]
  const [one, two] = [await asks(olga, 'olga@orbita.example'), await asks(anna, 'anna@orbita.example')]
  const letters = async (coverageId: string) => {
    const before = server.mails.length
    await sendCoverageMail(server.deps, { mailId: await mailOf(coverageId) })
    return server.mails.length - before
  }
  await confirms(one)
  expect(await letters(one)).toBe(0)
  await server.store.run(sql`update coverages set status = 'PENDING_EMAIL' where id = ${one}`)
  expect(await letters(one)).toBe(0)
  const third = await asks(await aMember(), 'third@orbita.example')
  await server.store.run(sql`update coverages set status = 'ENDED', ended_because = 'unlinked' where id = ${third}`)
  expect(await letters(third)).toBe(0)
  server.pass(86_401)
  expect(await letters(two)).toBe(0)
})

test('the HR manager sees those who wait, or the members, by work mailbox: not who is not proven, nor who has ended, nor a contract', async () => {
  const [olga, anna, vera, nina] = [await aMember(), await aMember(), await aMember(), await aMember()]
  const [waits, member, ended] = [
    await asks(olga, 'olga@orbita.example'),
    await asks(anna, 'anna@orbita.example'),
    await asks(vera, 'vera@orbita.example')
  ]
  for (const id of [waits, member, ended]) await confirms(id)
  const unproven = await asks(nina, 'nina@orbita.example')
  await hr(approveProgrammeRequest, { coverageId: member, activeFrom: '2026-11-20' })
  await hr(approveProgrammeRequest, { coverageId: ended, activeFrom: '2026-11-20', validTo: '2026-11-21' })
  server.setNow('2026-11-22T08:00:00Z')
  const shown = async (show: 'waiting' | 'members') => {
    const answer = await hr(listProgrammeRequests, { show })
    return answer.ok && answer.value.requests.map(({ id }) => id)
  }
  expect([await shown('waiting'), await shown('members')]).toEqual([[waits], [member]])
  expect(await hr(declineProgrammeRequest, { coverageId: unproven, reason: 'Нет' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await hr(changeMember, { coverageId: member, status: 'INACTIVE' })).toMatchObject({ ok: true })
  expect(await shown('members')).toEqual([member])
})

test('who takes back one programme keeps the others, and a request to one employer replaces none to another', async () => {
  const olga = await aMember()
  const [epam, bns] = [await asks(olga, 'olga@orbita.example'), await asks(olga, 'olga@bereg.example', 'bns')]
  const states = () => server.store.rows(sql`select id, status from coverages order by programme_id desc`)
  expect(await states()).toEqual([
    { id: epam, status: 'PENDING_EMAIL' },
    { id: bns, status: 'PENDING_EMAIL' }
  ])
  expect(await touched(() => olga.call(unlinkCoverage, { coverageId: epam }))).toEqual([epam])
  expect(await touched(() => olga.call(unlinkCoverage, { coverageId: epam }))).toEqual([])
})

test('only an employer that takes work mailboxes has programmes by them, and an insurer has none by a code', async () => {
  const olga = await aMember()
  await server.store.run(sql`update programmes set by_work_email = false where coverer_code = 'bns'`)
  expect(await olga.call(linkByWorkEmail, { covererCode: 'bns', workEmail: 'olga@bereg.example' })).toMatchObject({ ok: false })
  await server.store.run(sql`update programmes set by_work_email = true where coverer_code = 'bns'`)
  expect(await olga.call(linkByWorkEmail, { covererCode: 'bns', workEmail: 'olga@bereg.example' })).toMatchObject({ ok: true })
})

test('a programme is linked with a personal e-mail of one’s own that is confirmed: not with that of another, nor with one that waits', async () => {
  await aMember()
  const olga = await server.aPatient()
  const link = () => olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' })
  expect(await link()).toMatchObject({ ok: false })
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, created_at) values (${randomUUID()}, ${olga.accountId}, 'olga@example.by', 'PRIMARY', now())`)
  expect(await link()).toMatchObject({ ok: false })
  await server.store.run(sql`update emails set confirmed_at = now()`)
  expect(await link()).toMatchObject({ ok: true })
})

const HEADER = 'programme;number;barcode;phone;last_name;birthday;valid_from;valid_to;status;amount;parts'
const line = (programme: string, number: string) => `${programme};${number};;+375 29 111-22-33;САВИЦКАЯ;15.05.1990;2026-01-01;2099-12-31;;;`

test('the list of one insurer neither changes nor ends contracts of another that bear the same numbers, and a number leads to the insurer that was named', async () => {
  await server.store.run(sql`
    insert into coverers (code, kind, name, phone, email_domains, barcode_prefix) values ('almaz', 'INSURER', 'Алмаз', '375173090066', '{}', '97046')`)
  await server.store.run(sql`
    insert into programmes (id, coverer_code, caption, by_work_email, state, parts) values ('almaz-dms', 'almaz', 'ДМС «Алмаз»', false, 'OPEN', '[]')`)
  const bring = (insurer: string, numbers: string[], whole = false) =>
    importContracts(server.store, {
      insurer,
      text: [HEADER, ...numbers.map(number => line(`${insurer}-dms`, number))].join('\n'),
      ...(whole && { whole, force: true })
    })
  await bring('almaz', ['204518', '204519'])
  const others = () => server.store.rows(sql`select * from contracts where coverer_code = 'almaz' order by id`)
  const before = await others()
  await bring('granat', ['204518', '204519'])
  expect(await bring('granat', ['204518'], true)).toMatchObject({ kind: 'imported', counts: { ended: 1 } })
  expect(await others()).toEqual(before)
  const olga = await aMember()
  for (const [covererCode, number] of [
    ['almaz', '204519'],
    ['granat', '204518']
  ] as const)
    expect(await olga.call(linkInsurance, { covererCode, number, phone: '+375 (29) 111-22-33', profileId: olga.profileId })).toMatchObject({
      ok: true
    })
  expect(await server.store.rows(sql`select programme_id from coverages order by programme_id`)).toEqual([
    { programme_id: 'almaz-dms' },
    { programme_id: 'granat-dms' }
  ])
  // how much a list that was cut off would end is measured by what runs at its own insurer
  await server.store.run(sql`
    insert into contracts (coverer_code, programme_id, number, phone, last_name, birthday, valid_from, valid_to, status)
    select c.code, c.programme, c.first + n, '375291112233', 'САВИЦКАЯ', '1990-05-15', '2020-01-01', c.until, 'READY'
    from (values ('almaz', 'almaz-dms', 500000, 200, '2099-12-31'::date), ('granat', 'granat-dms', 600000, 11, '2099-12-31'), ('granat', 'granat-dms', 700000, 200, '2020-12-31'))
      c (code, programme, first, count, until) cross join lateral generate_series(1, c.count) n`)
  const cutOff = { insurer: 'granat', text: [HEADER, line('granat-dms', '204518')].join('\n'), whole: true }
  expect(await importContracts(server.store, cutOff)).toEqual({ kind: 'ends-many', ended: 11, live: 12 })
})

test('what is forgotten after a month is requests that nobody confirmed: no younger one, no contract, nothing that was ever valid', async () => {
  const [olga, anna] = [await aMember(), await aMember()]
  await aContract(server.store)
  expect(
    await olga.call(linkInsurance, {
      covererCode: 'granat',
      number: '9704500000017',
      phone: '+375 (29) 111-22-33',
      profileId: olga.profileId
    })
  ).toMatchObject({
    ok: true
  })
  const replaced = await asks(olga, 'olag@orbita.example')
  const kept = await asks(anna, 'anna@orbita.example')
  await confirms(kept)
  await hr(approveProgrammeRequest, { coverageId: kept, activeFrom: '2026-11-20' })
  await server.store.run(
    sql`update coverages set status = 'ENDED', ended_because = 'replaced' where email is null or id = ${kept} or id = ${replaced}`
  )
  server.pass(30 * 86_400 + 1)
  const young = await asks(olga, 'olga@orbita.example')
  await sweepProgrammeRequests(server.deps)
  const left = await server.store.rows<{ id: string; way: string }>(sql`select id, way from coverages`)
  expect(left.map(({ id, way }) => (way === 'BARCODE' ? way : id)).toSorted()).toEqual(['BARCODE', kept, young].toSorted())
  const mails = await server.store.rows<{ id: string }>(sql`select coverage_id as id from coverage_mails`)
  expect(mails.map(({ id }) => id).toSorted()).toEqual([kept, young].toSorted())
})

test('one programme is shown to its person and to whoever may see programmes of that person, and it is that one', async () => {
  const [olga, pavel, anna] = [await aMember(), await aMember(), await aMember()]
  await server.aCouple(olga, pavel)
  const [his, hers] = [await asks(pavel, 'pavel@orbita.example'), await asks(olga, 'olga@orbita.example')]
  const seen = async ({ accountId }: Patient, id: string) =>
    (await findCoverage(server.store, accountId, minskDay(server.now()), id))?.coverage_id
  expect([await seen(pavel, his), await seen(olga, hers), await seen(olga, his)]).toEqual([his, hers, his])
  expect([await seen(anna, his), await seen(olga, randomUUID())]).toEqual([undefined, undefined])
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${pavel.profileId}, ${olga.profileId}, 'VIEW_NAME', ${pavel.profileId}, now())`)
  expect(await seen(olga, his)).toBeUndefined()
})
