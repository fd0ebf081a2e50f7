import { randomUUID } from 'node:crypto'
import { makeCall } from '@vizit/contract/call'
import { approveProgrammeRequest, changeMember, declineProgrammeRequest, listProgrammeRequests } from '@vizit/contract/programme-requests'
import {
  confirmCoverage,
  linkByProgrammeCode,
  linkByWorkEmail,
  listCoverages,
  listCoverers,
  resendCoverageMail,
  unlinkCoverage
} from '@vizit/contract/programmes'
import { staffSignOut } from '@vizit/contract/staff'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hash } from '../http/session.ts'
import { sql } from '../store/store.ts'
import { HR_KEY, writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, type PatientFacts, startTestServer } from '../testing/test-server.ts'
import { aStaff } from '../testing/test-staff.ts'
import { sendCoverageMail, tellCoverageDecision } from './send-letters.job.ts'
import { sweepProgrammeRequests } from './sweep-requests.job.ts'

const server = await startTestServer()
/** Who links a programme has a personal e-mail [R36]. */
const aMember = (facts: PatientFacts = {}) => server.aPatient({ email: `${randomUUID()}@example.by`, ...facts })
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  await writeProgrammes(server.store)
})
afterAll(() => server.stop())

const withKey = (key: string) =>
  makeCall({ origin: server.url, fetch, bearer: () => key, newKey: () => '', appVersion: server.config.version, timeoutMs: 20_000 })
const hr = withKey(HR_KEY)
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

type Job = { task: string; payload: Record<string, string> }
/** Does what is due now, as the worker would. */
async function work(): Promise<void> {
  const jobs = await server.store.rows<Job>(sql`
    with due as (delete from graphile_worker._private_jobs where run_at <= now() returning id, task_id, payload)
    select t.identifier as task, due.payload from due join graphile_worker._private_tasks t on t.id = due.task_id order by due.id`)
  for (const { task, payload } of jobs) {
    if (task === 'send-coverage-mail') await sendCoverageMail(server.deps, { mailId: payload.mailId! })
    if (task === 'tell-coverage-decision') await tellCoverageDecision(server.deps, { coverageId: payload.coverageId! })
  }
}

/** The token in the newest letter. */
const token = () => /#([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''

async function ask(patient: Patient, email = 'olga@orbita.example'): Promise<string> {
  const answer = await patient.call(linkByWorkEmail, { covererCode: 'epam', workEmail: email })
  if (!answer.ok) throw new Error(answer.code)
  await work()
  return answer.value.id
}

async function askAndConfirm(patient: Patient, email?: string): Promise<string> {
  const id = await ask(patient, email)
  expect(code(await server.nobody(confirmCoverage, { token: token() }))).toBe('ok')
  return id
}

async function coverageOf(patient: Patient) {
  const answer = await patient.call(listCoverages, {})
  return answer.ok ? answer.value.people[0]?.coverages[0] : undefined
}

test('a corporate programme is linked by work e-mail: the letter, the HR manager, the first day [1.40] [1.44] [4.23]', async () => {
  const olga = await aMember()
  const id = await ask(olga)
  expect(await coverageOf(olga)).toMatchObject({ status: 'PENDING_EMAIL', coverer: 'Орбита Софт', email: 'o***@orbita.example' })
  expect(await hr(listProgrammeRequests, {})).toMatchObject({ ok: true, value: { requests: [] } })

  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({ to: 'olga@orbita.example' })
  expect(await server.nobody(confirmCoverage, { token: token() })).toMatchObject({
    ok: true,
    value: { programCaption: 'Здоровье сотрудника', status: 'PENDING_HR' }
  })
  expect(await coverageOf(olga)).toMatchObject({ status: 'PENDING_HR', validFrom: null })

  expect(await hr(listProgrammeRequests, {})).toMatchObject({
    ok: true,
    value: { requests: [{ id, name: 'Савицкая Ольга Викторовна', email: 'olga@orbita.example', status: 'PENDING_HR' }] }
  })
  expect(await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' })).toMatchObject({
    ok: true,
    value: { status: 'ACTIVE' }
  })
  expect(await coverageOf(olga)).toMatchObject({ status: 'ACTIVE', validFrom: '2026-11-20' })
  await work()
  expect(server.mails.at(-1)).toMatchObject({ to: 'olga@orbita.example', subject: expect.stringContaining('программа подключена') })
})

test('a programme that begins later is not yet active, and names the day [3.47] [4.138]', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-12-01' })
  expect(await coverageOf(olga)).toMatchObject({ status: 'NOT_YET_ACTIVE', validFrom: '2026-12-01' })
  server.setNow('2026-11-30T20:59:59Z')
  expect(await coverageOf(olga)).toMatchObject({ status: 'NOT_YET_ACTIVE' })
  // midnight of Minsk
  server.setNow('2026-11-30T21:00:00Z')
  expect(await coverageOf(olga)).toMatchObject({ status: 'ACTIVE' })
})

test('the confirmation is due at once, within the five minutes that are promised [4.139] [9.36]', async () => {
  // The worker has the real clock; here the product has it too.
  server.setNow(new Date().toISOString())
  const olga = await aMember()
  expect(code(await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' }))).toBe('ok')
  const due = await server.store.row<{ minutes: string }>(sql`
    select extract(epoch from j.run_at - now()) / 60 as minutes from graphile_worker._private_jobs j`)
  expect(Number(due!.minutes)).toBeLessThan(5)
  await work()
  expect(server.mails).toHaveLength(1)
})

test('only an address of the employer will do, or of a domain below it [5.09] [6.43]', async () => {
  const olga = await aMember()
  const by = (workEmail: string) => olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail })
  expect(await by('olga@mail.example')).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'workEmail', reason: 'other-domain' } })
  expect(await by('olga@notorbita.example')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await by('olga@')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(code(await by('Olga@Minsk.Orbita.example'))).toBe('ok')
  expect(await olga.call(linkByWorkEmail, { covererCode: 'nobody', workEmail: 'o@orbita.example' })).toMatchObject({
    code: 'INVALID_CONTRACT_KEY'
  })
})

test('a corporate programme is linked by its code, however it is typed [1.41]', async () => {
  const olga = await aMember()
  expect(await olga.call(linkByProgrammeCode, { code: ' orbita-2026 ', email: 'olga@mail.example' })).toMatchObject({
    ok: true,
    value: { programId: 'epam-health', status: 'PENDING_EMAIL', way: 'PROGRAMME_CODE' }
  })
  await work()
  expect(server.mails[0]).toMatchObject({ to: 'olga@mail.example' })
  expect(await olga.call(linkByProgrammeCode, { code: 'ORBITAPLUS', email: 'olga@mail.example' })).toMatchObject({
    code: 'CONTRACT_NOT_READY'
  })
})

test('five wrong codes a day, then a wait; right ones do not count', async () => {
  const olga = await aMember()
  const wrong = () => olga.call(linkByProgrammeCode, { code: 'GUESS', email: 'olga@mail.example' })
  expect(code(await olga.call(linkByProgrammeCode, { code: 'ORBITA2026', email: 'olga@mail.example' }))).toBe('ok')
  for (let tried = 0; tried < 5; tried++) expect(code(await wrong())).toBe('INVALID_CONTRACT_KEY')
  expect(await wrong()).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 } })
  expect(await olga.call(linkByProgrammeCode, { code: 'ORBITA2026', email: 'olga@mail.example' })).toMatchObject({
    code: 'ERROR_TOO_MANY_REQUESTS'
  })
})

test('a link works once, a day long, and of its token a hash is kept', async () => {
  const olga = await aMember()
  await ask(olga)
  const first = token()
  const kept = await server.store.rows<{ token_hash: Buffer }>(sql`select token_hash from coverage_mails`)
  expect(kept[0]!.token_hash.equals(hash(first))).toBe(true)
  const both = await Promise.all([server.nobody(confirmCoverage, { token: first }), server.nobody(confirmCoverage, { token: first })])
  expect(both.map(code).toSorted()).toEqual(['LINK_EXPIRED', 'ok'])
  expect(await server.nobody(confirmCoverage, { token: 'x'.repeat(43) })).toMatchObject({ code: 'LINK_EXPIRED' })

  const boris = await aMember()
  await ask(boris, 'boris@orbita.example')
  server.pass(24 * 3600)
  expect(await server.nobody(confirmCoverage, { token: token() })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await coverageOf(boris)).toMatchObject({ status: 'PENDING_EMAIL' })
})

test('the letter can be asked for again after 61 seconds, and each of the links works', async () => {
  const olga = await aMember()
  const id = await ask(olga)
  const first = token()
  expect(code(await olga.call(resendCoverageMail, { coverageId: id }))).toBe('ok')
  expect(await olga.call(resendCoverageMail, { coverageId: id })).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  await work()
  expect(server.mails).toHaveLength(2)
  expect(token()).not.toBe(first)
  expect(code(await server.nobody(confirmCoverage, { token: first }))).toBe('ok')
  expect(await server.nobody(confirmCoverage, { token: token() })).toMatchObject({ code: 'LINK_EXPIRED' })
  server.pass(61)
  expect(await olga.call(resendCoverageMail, { coverageId: id })).toMatchObject({ code: 'INVALID_STATE' })
  const boris = await aMember()
  expect(await boris.call(resendCoverageMail, { coverageId: id })).toMatchObject({ code: 'NOT_FOUND' })
})

test('one mailbox gets few letters a day, whoever asks', async () => {
  for (let tried = 0; tried < 5; tried++) {
    const one = await aMember()
    expect(code(await one.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'victim@orbita.example' }))).toBe('ok')
  }
  const sixth = await aMember()
  expect(await sixth.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'victim@orbita.example' })).toMatchObject({
    code: 'ERROR_TOO_MANY_REQUESTS'
  })
})

test('a work mailbox is one employee: the second is told after the verification, not before', async () => {
  const [olga, boris] = [await aMember(), await aMember()]
  await ask(boris)
  const ofBoris = token()
  await askAndConfirm(olga)
  expect(await server.nobody(confirmCoverage, { token: ofBoris })).toMatchObject({ code: 'PROGRAMME_ALREADY_LINKED' })
})

test('a new request takes the place of one that was not confirmed, and of no other', async () => {
  const olga = await aMember()
  await ask(olga, 'olag@orbita.example')
  const mistyped = token()
  const id = await ask(olga)
  expect(await server.nobody(confirmCoverage, { token: mistyped })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(code(await server.nobody(confirmCoverage, { token: token() }))).toBe('ok')
  expect(await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' })).toMatchObject({
    code: 'PROGRAMME_ALREADY_LINKED',
    facts: { status: 'PENDING_HR' }
  })
  expect((await coverageOf(olga))?.id).toBe(id)
})

test('the HR manager declines with a reason that the employee reads', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  const reason = 'Вы работаете по договору подряда'
  expect(await hr(declineProgrammeRequest, { coverageId: id, reason })).toMatchObject({ ok: true, value: { status: 'ENDED' } })
  expect(await coverageOf(olga)).toMatchObject({ status: 'ENDED', endedBecause: 'declined', declineReason: reason, isManageable: false })
  await work()
  expect(server.mails.at(-1)!.text).toContain(reason)
  expect(await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' })).toMatchObject({ code: 'INVALID_STATE' })
  expect(code(await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' }))).toBe('ok')
  expect(await olga.call(listCoverages, {})).toMatchObject({
    ok: true,
    value: { people: [{ coverages: [{ status: 'PENDING_EMAIL', endedBecause: null }] }] }
  })
})

test('the HR manager suspends a member, lets it go on and ends it', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20', validTo: '2027-11-19' })
  expect(await hr(listProgrammeRequests, { show: 'members' })).toMatchObject({ ok: true, value: { requests: [{ id, status: 'ACTIVE' }] } })
  await hr(changeMember, { coverageId: id, status: 'INACTIVE' })
  expect(await coverageOf(olga)).toMatchObject({ status: 'INACTIVE' })
  await hr(changeMember, { coverageId: id, status: 'ACTIVE' })
  expect(await coverageOf(olga)).toMatchObject({ status: 'ACTIVE', validTo: '2027-11-19' })
  await hr(changeMember, { coverageId: id, status: 'ENDED' })
  expect(await coverageOf(olga)).toMatchObject({ status: 'ENDED', endedBecause: 'employer', isManageable: false })
  expect(await hr(changeMember, { coverageId: id, status: 'ACTIVE' })).toMatchObject({ code: 'INVALID_STATE' })
})

test('two decisions at once are one', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  const both = await Promise.all([
    hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' }),
    hr(declineProgrammeRequest, { coverageId: id, reason: 'нет' })
  ])
  expect(both.map(code).toSorted()).toEqual(['INVALID_STATE', 'ok'])
})

test('a first day lies today or within a year, and before the last', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  const from = (activeFrom: string, validTo?: string) =>
    hr(approveProgrammeRequest, { coverageId: id, activeFrom, ...(validTo && { validTo }) })
  expect(await from('2026-11-19')).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'activeFrom', reason: 'past' } })
  expect(await from('2027-11-22')).toMatchObject({ code: 'INVALID_INPUT', facts: { reason: 'too-far' } })
  expect(await from('2026-12-01', '2026-11-30')).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'validTo' } })
})

test("an HR manager sees and decides the own employer's requests alone; without a key nobody does [1.44]", async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  const other = 'hr-key-of-bns-0123456789abcdefghijkl'
  await server.store.run(
    sql`insert into hr_keys (id, key_hash, coverer_code, name, created_at) values (gen_random_uuid(), ${hash(other)}, 'bns', 'HR', now())`
  )
  expect(await withKey(other)(listProgrammeRequests, {})).toMatchObject({ ok: true, value: { requests: [] } })
  expect(await withKey(other)(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.nobody(listProgrammeRequests, {})).toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 })
  expect(await olga.call(listProgrammeRequests, {})).toMatchObject({ code: 'NOT_SIGNED_IN' })
  await server.store.run(sql`update hr_keys set revoked_at = now() where coverer_code = 'epam'`)
  expect(await hr(listProgrammeRequests, {})).toMatchObject({ code: 'NOT_SIGNED_IN' })
})

test('an HR manager signed in as staff sees and decides the same; staff of another employer, another role or a session that is over does not', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  const [ours, theirs, support] = [
    await (await aStaff(server, { role: 'hr', at: 'epam' })).session(),
    await (await aStaff(server, { role: 'hr', at: 'bns' })).session(),
    await (await aStaff(server)).session()
  ]
  expect(await theirs.call(listProgrammeRequests, {})).toMatchObject({ ok: true, value: { requests: [] } })
  expect(code(await theirs.call(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' }))).toBe('NOT_FOUND')
  expect(code(await support.call(listProgrammeRequests, {}))).toBe('ACCESS_NOT_AUTHORIZED')
  expect(code(await support.call(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' }))).toBe('ACCESS_NOT_AUTHORIZED')
  expect(await ours.call(listProgrammeRequests, {})).toMatchObject({ ok: true, value: { requests: [{ id, status: 'PENDING_HR' }] } })
  expect(code(await ours.call(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' }))).toBe('ok')
  const decider = () =>
    server.store.row(
      sql`select c.decided_by is not null as by_key, a.role from coverages c left join staff_accounts a on a.id = c.decided_by_staff where c.id = ${id}`
    )
  expect(await decider()).toEqual({ by_key: false, role: 'hr' })
  // the key stays as good as it was
  expect(code(await hr(changeMember, { coverageId: id, status: 'INACTIVE' }))).toBe('ok')
  expect(await decider()).toEqual({ by_key: true, role: null })
  expect(code(await ours.call(staffSignOut, {}))).toBe('ok')
  expect(code(await ours.call(changeMember, { coverageId: id, status: 'ENDED' }))).toBe('ERROR_SESSION_EXPIRED')
})

test('keys of HR managers cannot be tried out, and a good one is let in all the same', async () => {
  const guess = () => withKey('guess-guess-guess-guess-guess-guess-1')(listProgrammeRequests, {})
  for (let tried = 0; tried < 30; tried++) expect(code(await guess())).toBe('NOT_SIGNED_IN')
  expect(await guess()).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  expect(code(await hr(listProgrammeRequests, {}))).toBe('ok')
})

test('a request is taken back, a programme unlinked, by its owner alone', async () => {
  const [olga, boris] = [await aMember(), await aMember()]
  const id = await askAndConfirm(olga)
  expect(await boris.call(unlinkCoverage, { coverageId: id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(unlinkCoverage, { coverageId: id })).toMatchObject({ ok: true, status: 204 })
  expect(await coverageOf(olga)).toBeUndefined()
  expect(await hr(listProgrammeRequests, {})).toMatchObject({ ok: true, value: { requests: [] } })
  expect(await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' })).toMatchObject({ code: 'INVALID_STATE' })
})

test('a person without a filled profile confirms it first', async () => {
  const olga = await aMember({ birthday: null })
  expect(await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' })).toMatchObject({
    code: 'PROFILE_MISSING'
  })
})

test('every step of a request is in the audit', async () => {
  const olga = await aMember()
  const id = await askAndConfirm(olga)
  await hr(listProgrammeRequests, {})
  await hr(approveProgrammeRequest, { coverageId: id, activeFrom: '2026-11-20' })
  await olga.call(unlinkCoverage, { coverageId: id })
  const rows = await server.store.rows<{ action: string }>(
    sql`select action from audit where profile_id = ${olga.profileId} and action like 'coverage-%' order by id`
  )
  expect(rows.map(row => row.action)).toEqual([
    'coverage-asked',
    'coverage-confirmed',
    'coverage-hr-looked',
    'coverage-approved',
    'coverage-unlinked'
  ])
})

test('coverers are employers and insurers, and a programme has its company and its caption [3.42] [3.43]', async () => {
  const olga = await aMember()
  const answer = await olga.call(listCoverers, {})
  expect(answer).toMatchObject({
    ok: true,
    value: {
      coverers: [
        { code: 'bns', kind: 'EMPLOYER' },
        { code: 'epam', kind: 'EMPLOYER', name: 'Орбита Софт', emailDomains: ['orbita.example'] },
        { code: 'granat', kind: 'INSURER' }
      ]
    }
  })
  await ask(olga)
  expect(await coverageOf(olga)).toMatchObject({ coverer: 'Орбита Софт', programCaption: 'Здоровье сотрудника' })
})

test('a request that nobody confirmed is forgotten after a month, a confirmed one is not', async () => {
  const [olga, boris] = [await aMember(), await aMember()]
  await ask(olga)
  await askAndConfirm(boris, 'boris@orbita.example')
  server.pass(30 * 86_400 + 1)
  await sweepProgrammeRequests(server.deps)
  expect(await coverageOf(olga)).toBeUndefined()
  expect(await coverageOf(boris)).toMatchObject({ status: 'PENDING_HR' })
  expect(await server.store.rows(sql`select from coverage_mails`)).toHaveLength(1)
})
