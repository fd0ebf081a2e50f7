import { randomUUID } from 'node:crypto'
import { beginSiteCheck, bookAtSite } from '@vizit/contract/public-booking'
import { beginHumanWork, confirmHuman, confirmSms, humanChallenge, humanCodeImage, initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { doWork, solutionOf, solveTask } from '../testing/test-work.ts'
import { sweepSignIn } from './sweep-sign-in.job.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 2, humanCheckAfterPhone: 1_000, codesPerPhoneDay: 1_000 }
const server = await startTestServer({ config: { limits, trustProxy: ['127.0.0.1'] } })
beforeEach(() => {
  server.config.limits = limits
  return server.reset()
})
afterAll(() => server.stop())

const from = server.callFrom
type Caller = ReturnType<typeof server.callFrom>

const here = from('198.51.100.1')
let phones = 0
beforeEach(() => {
  phones = 0
})
/** Numbers of different blocks. */
const newPhone = () => `37529${String(++phones).padStart(3, '0')}0000`

type Work = { id: string; solution: string }

async function start(call: Caller, work?: Work | null, phone = newPhone()) {
  const deviceId = randomUUID()
  const answer = await call(initPhoneLogin, { phone, deviceId, ...(work && { work }) })
  if (!answer.ok) throw new Error(answer.code)
  return { ...answer.value, phone, deviceId }
}

/** The address has asked for more than is usual: from here on it is asked for the human check. */
async function askOften(call: Caller): Promise<void> {
  for (let n = 0; n < limits.humanCheckAfterAddress; n++) await start(call)
  server.sent.length = 0
}

async function work(call: Caller): Promise<Work> {
  const done = await doWork(call)
  if (!done) throw new Error('the server wants the picture')
  return done
}

async function derivations(call: Caller): Promise<number> {
  const done = await work(call)
  return (JSON.parse(done.solution) as { counter: number }).counter
}

const codeOf = (phone: string) => /код (\d{6})/.exec(server.sent.findLast(sms => sms.phone === phone)!.text)![1]!

/** So many codes went out this hour for what was shown, and so many came back. */
async function count(what: 'unchecked' | 'worked', sent: number, proven: number): Promise<void> {
  const hour = Math.floor(server.now().getTime() / 3_600_000)
  for (const [key, many] of [
    [`code-sent:${what}:${hour}`, sent],
    [`code-proven:${what}:${hour}`, proven]
  ] as const)
    await server.store.run(sql`
      insert into limits (key, count, resets_at) values (${key}, ${many}::int, ${server.now()}::timestamptz + interval '2 hours')
      on conflict (key) do update set count = excluded.count`)
}

test('an address that asks often goes on without a picture when its browser has done the work, and the code signs in [4.02]', async () => {
  await askOften(here)
  expect(await start(here)).toMatchObject({ needsHumanCheck: true })
  expect(server.sent).toHaveLength(0)
  const { id, deviceId, phone, needsHumanCheck } = await start(here, await work(here))
  expect(needsHumanCheck).toBe(false)
  expect(await here(confirmSms, { id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
})

test('whoever was quicker than the work passes the human check with it afterwards [1.54]', async () => {
  await askOften(here)
  const { id, deviceId, phone } = await start(here)
  const done = await work(here)
  expect(await here(confirmHuman, { id, work: done })).toMatchObject({ ok: true, value: { id, resendAfterSeconds: 61 } })
  expect(await here(confirmSms, { id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
})

test('work is good once: of five at the same moment one counts, and none after it', async () => {
  await askOften(here)
  const done = await work(here)
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(here, done)))
  expect(answers.filter(answer => !answer.needsHumanCheck)).toHaveLength(1)
  expect(server.sent).toHaveLength(1)
  const last = answers.find(answer => answer.needsHumanCheck)!
  expect(await here(confirmHuman, { id: last.id, work: done })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
})

test('a wrong solution uses the work up', async () => {
  await askOften(here)
  const done = await work(here)
  for (const solution of ['no json', '{"counter":1,"derivedKey":"00"}']) {
    const other = await work(here)
    expect(await start(here, { ...other, solution })).toMatchObject({ needsHumanCheck: true })
    expect(await start(here, other)).toMatchObject({ needsHumanCheck: true })
  }
  expect(await start(here, done)).toMatchObject({ needsHumanCheck: false })
})

test('work is good for five minutes, and is forgotten after them', async () => {
  await askOften(here)
  const [fresh, late] = [await work(here), await work(here)]
  server.pass(299)
  expect(await start(here, fresh)).toMatchObject({ needsHumanCheck: false })
  server.pass(1)
  expect(await start(here, late)).toMatchObject({ needsHumanCheck: true })
  expect(await server.store.rows(sql`select id from human_works`)).toHaveLength(1)
  await sweepSignIn(server.deps)
  expect(await server.store.rows(sql`select id from human_works`)).toEqual([])
})

test('work that another address was asked for counts for nothing, and is gone', async () => {
  const there = from('203.0.113.7')
  await askOften(there)
  const stolen = await work(here)
  expect(await start(there, stolen)).toMatchObject({ needsHumanCheck: true })
  await askOften(here)
  expect(await start(here, stolen)).toMatchObject({ needsHumanCheck: true })
})

test('work for a sign-in does not book at a clinic’s site, and work for a site does not sign in', async () => {
  const { version: agreement } = currentConsentText('booking', server.config.brand)
  const slot = await server.aSlot()
  const doctor = await server.store.row<{ id: string }>(sql`select doctor_id::text as id from assignments where id = ${slot.assignmentId}`)
  const form = {
    lastName: 'Савицкая',
    firstName: 'Ольга',
    middleName: '-',
    birthDate: '1990-05-15',
    sex: 'FEMALE' as const,
    phone: '375291234567'
  }
  const book = (recaptchaValue: string) =>
    here(
      bookAtSite,
      { ...form, agreement, provider: 'azure', doctorId: doctor!.id, timeslotId: slot.timetableId, recaptchaValue },
      { idempotencyKey: randomUUID() }
    )
  const ofSignIn = await work(here)
  expect(await book(`${ofSignIn.id}:${ofSignIn.solution}`)).toMatchObject({ code: 'RECAPCHA_IS_NOT_VALID' })
  const check = await here(beginSiteCheck, { provider: 'azure' })
  if (!check.ok || check.value.challenge === null) throw new Error('no work for the site')
  const ofSite = { id: check.value.id, solution: await solutionOf(check.value.challenge) }
  await askOften(here)
  expect(await start(here, ofSite)).toMatchObject({ needsHumanCheck: true })
  expect(await book(`${ofSite.id}:${ofSite.solution}`)).toMatchObject({ ok: true })
})

test('the work grows with what the address asks for, falls an hour later, and is light at another address all the while', async () => {
  server.config.limits = { ...limits, codesPerPrefixHour: 1_000 }
  expect(await derivations(here)).toBeLessThanOrEqual(80)
  await askOften(here)
  await start(here)
  expect(await derivations(here)).toBeGreaterThanOrEqual(80)
  for (let n = 0; n < limits.humanCheckAfterAddress * 4; n++) await start(here)
  expect(await derivations(here)).toBeGreaterThanOrEqual(160)
  expect(await derivations(from('203.0.113.7'))).toBeLessThanOrEqual(80)
  server.pass(3_600)
  expect(await derivations(here)).toBeLessThanOrEqual(80)
})

test('the work grows for everybody with the share of codes that never come back, and falls with the hour', async () => {
  await count('unchecked', 60, 60)
  expect(await derivations(here)).toBeLessThanOrEqual(80)
  await count('unchecked', 60, 20)
  expect(await derivations(here)).toBeGreaterThanOrEqual(80)
  await count('unchecked', 60, 0)
  expect(await derivations(here)).toBeGreaterThanOrEqual(160)
  server.pass(3_600)
  expect(await derivations(here)).toBeLessThanOrEqual(80)
})

test('easy work that was put by for a flood is refused in it, and the work of the moment is not', async () => {
  await askOften(here)
  const [easy, later] = [await work(here), await work(here)]
  await count('unchecked', 60, 20)
  expect(await start(here, easy)).toMatchObject({ needsHumanCheck: false })
  await count('unchecked', 60, 0)
  expect(await start(here, later)).toMatchObject({ needsHumanCheck: true })
  expect(await start(here, await work(here))).toMatchObject({ needsHumanCheck: false })
})

test('where few of the codes that went out for work come back, the picture is asked for, and it lets the code out [1.54] [4.02]', async () => {
  await askOften(here)
  const before = await work(here)
  await count('worked', limits.codesAllHourWorked, 49)
  expect(await doWork(here)).toBeNull()
  const { id, needsHumanCheck, deviceId, phone } = await start(here, before)
  expect(needsHumanCheck).toBe(true)
  const digits = await here(humanCodeImage, { id })
  expect(await here(confirmHuman, { id, code: await (digits.ok ? (digits.value as Blob) : new Blob()).text() })).toMatchObject({ ok: true })
  expect(await here(confirmSms, { id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
  await count('worked', limits.codesAllHourWorked, limits.codesAllHourWorked)
  expect(await doWork(here)).not.toBeNull()
})

test('work that was begun before the share fell is refused for the attempt, which then waits for its picture', async () => {
  await askOften(here)
  const { id } = await start(here)
  const done = await work(here)
  await count('worked', limits.codesAllHourWorked, 0)
  expect(await here(confirmHuman, { id, work: done })).toMatchObject({ code: 'INVALID_CAPTCHA_CODE' })
  expect(server.sent).toEqual([])
  expect(await here(humanCodeImage, { id })).toMatchObject({ ok: true })
})

test('while somebody guesses codes only the picture helps', async () => {
  const before = await work(here)
  await server.store.run(sql`
    insert into limits (key, count, resets_at)
    values ('wrong-all', ${limits.wrongCodesAllDay}::int, ${server.now()}::timestamptz + interval '1 day')`)
  expect(await doWork(here)).toBeNull()
  expect(await start(here, before)).toMatchObject({ needsHumanCheck: true })
})

test('thousands of challenges are not given: an address gets three hundred an hour, and all addresses together thirty thousand', async () => {
  const asked = async (call: Caller) => {
    const answer = await call(beginHumanWork, {})
    return answer.ok ? 'given' : `${answer.code} ${answer.facts.retryAfter}`
  }
  const refused = 'ERROR_TOO_MANY_REQUESTS 3600'
  const there = from('203.0.113.7')
  expect(await asked(here)).toBe('given')
  await server.store.run(sql`update limits set count = 299 where key like 'work-address:%'`)
  expect([await asked(here), await asked(here), await asked(there)]).toEqual(['given', refused, 'given'])
  await server.store.run(sql`update limits set count = 29999 where key = 'work-all'`)
  expect([await asked(there), await asked(there)]).toEqual(['given', refused])
  expect(await server.store.rows(sql`select id from human_works`)).toHaveLength(4)
  // Without work the sign-in goes on as ever.
  expect(await start(there)).toMatchObject({ needsHumanCheck: false })
})

test('a flood that does the work spends nothing of those who read a picture', async () => {
  server.config.limits = { ...limits, codesAllHourWorked: 3 }
  const words: string[] = []
  for (let n = 0; n < 6; n++) {
    const bot = from(`2001:db8:${n.toString(16)}::1`)
    words.push((await start(bot, await doWork(bot))).needsHumanCheck ? 'asked' : 'sent')
  }
  const worked = async () =>
    (await server.store.row<{ n: number }>(sql`select count(*)::int as n from sign_in_attempts where human = 'worked'`))!.n
  expect(await worked()).toBe(3)
  expect(words.slice(0, 3)).toEqual(['sent', 'sent', 'sent'])
  await askOften(here)
  const { id, phone } = await start(here, await doWork(here))
  const digits = await here(humanCodeImage, { id })
  expect(await here(confirmHuman, { id, code: await (digits.ok ? (digits.value as Blob) : new Blob()).text() })).toMatchObject({ ok: true })
  expect(codeOf(phone)).toMatch(/^\d{6}$/)
})

test('the work instead of a picture is never light, and the hardest where the flood is', async () => {
  await askOften(here)
  const { id } = await start(here)
  const counter = async () => {
    const answer = await here(humanChallenge, { id })
    if (!answer.ok) throw new Error(answer.code)
    return (JSON.parse(await solutionOf(answer.value.challenge)) as { counter: number }).counter
  }
  expect(await counter()).toBeGreaterThanOrEqual(160)
  await count('unchecked', 100, 0)
  expect(await counter()).toBeGreaterThanOrEqual(320)
})

test('an SMS counts as one that came back once, when its code is used up, however often it is asked what it would open', async () => {
  const { id, deviceId, phone } = await start(here)
  const proven = async () =>
    (await server.store.row<{ n: number }>(sql`select coalesce(sum(count), 0)::int as n from limits where key like 'code-proven:%'`))!.n
  server.pass(62)
  const code = codeOf(phone)
  for (let n = 0; n < 6; n++) expect(await here(confirmSms, { id, deviceId, code })).toMatchObject({ code: 'USER_NOT_REGISTERED' })
  expect(await proven()).toBe(0)
  const answers = await Promise.all(Array.from({ length: 4 }, () => here(confirmSms, { id, deviceId, code, register: true })))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(await proven()).toBe(1)
})

const readPicture = async (call: Caller, id: string) => {
  const digits = await call(humanCodeImage, { id })
  return call(confirmHuman, { id, code: await (digits.ok ? (digits.value as Blob) : new Blob()).text() })
}
const TOO_MANY = { ok: false, code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: expect.any(Number) } }

test('machines that solve the task instead of a picture spend its own few codes and nothing of those who read one; the picture is there still', async () => {
  server.config.limits = { ...limits, codesAllHourSolved: 2 }
  await askOften(here)
  const [late, other] = [await start(here), await start(here)]
  const begun = await here(humanChallenge, { id: late.id })
  const solution = await solutionOf(begun.ok ? begun.value.challenge : '')
  for (let n = 0; n < 2; n++) expect(await solveTask(here, (await start(here)).id)).toMatchObject({ ok: true })
  expect(await here(humanChallenge, { id: other.id })).toMatchObject(TOO_MANY)
  expect(await here(confirmHuman, { id: late.id, solution })).toMatchObject(TOO_MANY)
  expect(server.sent).toHaveLength(2)
  for (const { id } of [late, other]) expect(await readPicture(here, id)).toMatchObject({ ok: true })
  const sent = await server.store.rows(
    sql`select split_part(key, ':', 2) as shown, count from limits where key like 'code-sent:%' and key not like '%unchecked%' order by 1`
  )
  expect(sent).toEqual([
    { shown: 'checked', count: 2 },
    { shown: 'solved', count: 2 }
  ])
})

test('the task instead of a picture is there again while its codes come back, and with the next hour', async () => {
  server.config.limits = { ...limits, codesAllHourSolved: 1 }
  await askOften(here)
  const { id, deviceId, phone } = await start(here)
  expect(await solveTask(here, id)).toMatchObject({ ok: true })
  const next = await start(here)
  expect(await here(humanChallenge, { id: next.id })).toMatchObject(TOO_MANY)
  expect(await here(confirmSms, { id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
  expect(await solveTask(here, next.id)).toMatchObject({ ok: true })
  server.pass(3_600)
  await askOften(here)
  expect(await solveTask(here, (await start(here)).id)).toMatchObject({ ok: true })
})

test('while somebody guesses codes the task instead of a picture lets few out, whatever comes back; an owner’s own device always gets it', async () => {
  server.config.limits = { ...limits, codesAllHourSolvedGuessed: 1 }
  const owner = await start(here)
  await here(confirmSms, { id: owner.id, deviceId: owner.deviceId, code: codeOf(owner.phone) })
  await server.store.run(sql`
    insert into limits (key, count, resets_at)
    values ('wrong-all', ${limits.wrongCodesAllDay}::int, ${server.now()}::timestamptz + interval '1 day')`)
  const { id, deviceId, phone } = await start(here)
  const asked = await here(humanChallenge, { id })
  const solution = await solutionOf(asked.ok ? asked.value.challenge : '')
  expect((JSON.parse(solution) as { counter: number }).counter).toBeGreaterThanOrEqual(320)
  expect(await here(confirmHuman, { id, solution })).toMatchObject({ ok: true })
  expect(await here(confirmSms, { id, deviceId, code: codeOf(phone) })).toMatchObject({ ok: true })
  expect(await here(humanChallenge, { id: (await start(here)).id })).toMatchObject(TOO_MANY)
  server.pass(62)
  const again = await here(initPhoneLogin, { phone: owner.phone, deviceId: owner.deviceId })
  expect(again).toMatchObject({ value: { needsHumanCheck: true } })
  expect(await solveTask(here, again.ok ? again.value.id : '')).toMatchObject({ ok: true })
})

test('what is kept of work tells no address', async () => {
  await work(here)
  await here(beginHumanWork, {})
  const [row] = await server.store.rows<{ address_hash: Buffer; challenge: string }>(sql`select address_hash, challenge from human_works`)
  expect(row!.address_hash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain('198.51.100.1')
})
