// The human check of a clinic's site that the browser does by itself.
import { randomUUID } from 'node:crypto'
import {
  beginSiteCheck,
  bookAtSite,
  confirmAtSite,
  resendSiteCode,
  siteCheckChallenge,
  siteCheckPicture
} from '@vizit/contract/public-booking'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { solutionOf } from '../testing/test-work.ts'

const server = await startTestServer({ config: { trustProxy: ['127.0.0.1'] } })
beforeEach(async () => {
  await server.reset()
  // A clinic, with a doctor.
  await server.aSlot()
})
afterAll(() => server.stop())

const provider = 'azure'
const { version: agreement } = currentConsentText('booking', server.config.brand)
const FORM = { lastName: 'Савицкая', firstName: 'Ольга', middleName: '-', birthDate: '1990-05-15', sex: 'FEMALE' as const, agreement }
const REFUSED = { ok: false, code: 'RECAPCHA_IS_NOT_VALID', status: 422 }

const from = server.callFrom
type Caller = ReturnType<typeof server.callFrom>
const here = from('198.51.100.1')

async function begin(call: Caller = here): Promise<{ id: string; challenge: string | null }> {
  const begun = await call(beginSiteCheck, { provider })
  if (!begun.ok) throw new Error(begun.code)
  return begun.value
}

/** What travels for a check whose work is done. */
async function worked(call: Caller = here): Promise<string> {
  const { id, challenge } = await begin(call)
  if (challenge === null) throw new Error('the server wants the picture')
  return writeCaptcha(id, await solutionOf(challenge))
}

async function read(id: string): Promise<string> {
  const picture = await here(siteCheckPicture, { provider, id })
  return writeCaptcha(id, await (picture.ok ? (picture.value as Blob) : new Blob()).text())
}

let phones = 0
async function book(recaptchaValue: string, call: Caller = here) {
  const slot = await server.aSlot()
  const row = await server.store.row<{ id: string }>(sql`select doctor_id::text as id from assignments where id = ${slot.assignmentId}`)
  const phone = `37529${String(++phones % 1_000).padStart(3, '0')}0000`
  const input = { ...FORM, provider, phone, doctorId: row!.id, timeslotId: slot.timetableId, recaptchaValue }
  return call(bookAtSite, input, { idempotencyKey: randomUUID() })
}

/** So many codes of sites went out this hour, and so many came back. */
async function count(sent: number, proven: number): Promise<void> {
  const hour = Math.floor(server.now().getTime() / 3_600_000)
  for (const [key, many] of [
    [`code-sent:sites:${hour}`, sent],
    [`code-proven:sites:${hour}`, proven]
  ] as const)
    await server.store.run(sql`
      insert into limits (key, count, resets_at) values (${key}, ${many}::int, ${server.now()}::timestamptz + interval '2 hours')
      on conflict (key) do update set count = excluded.count`)
}

const counterOf = (value: string) => (JSON.parse(value.slice(37)) as { counter: number }).counter

test('a check begins with work that the browser does by itself, and with it a visitor books without a picture [4.29] [5.35]', async () => {
  const answer = await book(await worked())
  const orderId = answer.ok ? answer.value.orderId : ''
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  expect(await here(confirmAtSite, { provider, orderId, code })).toMatchObject({ ok: true, value: { status: 'booked' } })
})

test('work of a site is good once, for its own check, and not when it is wrong [8.26]', async () => {
  const right = await worked()
  expect(await book(right)).toMatchObject({ ok: true })
  expect(await book(right)).toMatchObject(REFUSED)
  const other = await begin()
  expect(await book(writeCaptcha(other.id, (await worked()).slice(37)))).toMatchObject(REFUSED)
  expect(await book(writeCaptcha((await begin()).id, '{"counter":1,"derivedKey":"00"}'))).toMatchObject(REFUSED)
  expect(server.sent).toHaveLength(1)
})

test('work of a site is good for a quarter of an hour: as long as a form takes', async () => {
  const [fresh, late] = [await worked(), await worked()]
  server.pass(899)
  expect(await book(fresh)).toMatchObject({ ok: true })
  server.pass(1)
  expect(await book(late)).toMatchObject(REFUSED)
})

test('work that another address was asked for does not book', async () => {
  expect(await book(await worked(), from('203.0.113.7'))).toMatchObject(REFUSED)
})

test('the work of a site grows with the codes of its address, falls an hour later, and is light at another address all the while', async () => {
  expect(counterOf(await worked())).toBeLessThanOrEqual(80)
  for (let n = 0; n < 6; n++) await book(await worked())
  expect(counterOf(await worked())).toBeGreaterThanOrEqual(80)
  expect(counterOf(await worked(from('203.0.113.7')))).toBeLessThanOrEqual(80)
  server.pass(3_600)
  expect(counterOf(await worked())).toBeLessThanOrEqual(80)
})

test('easy work that was put by is refused when its address has asked for much since', async () => {
  const [easy, soon] = [await worked(), await worked()]
  await book(await worked())
  await server.store.run(sql`update limits set count = 6 where key like 'site-code-address:%'`)
  expect(await book(soon)).toMatchObject({ ok: true })
  await server.store.run(sql`update limits set count = 21 where key like 'site-code-address:%'`)
  expect(await book(easy)).toMatchObject(REFUSED)
})

test('where few codes of sites come back a check has no work but its picture, which books; work that was begun before is refused', async () => {
  const before = await worked()
  await count(50, 24)
  const { id, challenge } = await begin()
  expect(challenge).toBeNull()
  expect(await book(before)).toMatchObject(REFUSED)
  expect(server.sent).toEqual([])
  expect(await book(await read(id))).toMatchObject({ ok: true })
  await count(50, 26)
  expect((await begin()).challenge).not.toBeNull()
})

test('the codes of sites that come back are counted, each once', async () => {
  const answer = await book(await worked())
  const orderId = answer.ok ? answer.value.orderId : ''
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  for (let n = 0; n < 2; n++) expect(await here(confirmAtSite, { provider, orderId, code })).toMatchObject({ ok: true })
  const rows = await server.store.rows<{ key: string; count: number }>(
    sql`select key, count from limits where key like '%:sites:%' order by key`
  )
  expect(rows).toEqual([
    { key: expect.stringMatching(/^code-proven:sites:\d+$/), count: 1 },
    { key: expect.stringMatching(/^code-sent:sites:\d+$/), count: 1 }
  ])
})

/** So many codes of sites went out this hour for the task instead of a picture. */
async function countSolved(sent: number): Promise<void> {
  const hour = Math.floor(server.now().getTime() / 3_600_000)
  await server.store.run(sql`
    insert into limits (key, count, resets_at) values (${`code-sent:sites-solved:${hour}`}, ${sent}::int, ${server.now()}::timestamptz + interval '2 hours')
    on conflict (key) do update set count = excluded.count`)
}
const TOO_MANY = { ok: false, code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: expect.any(Number) } }
const solvedFor = async (id: string) => {
  const asked = await here(siteCheckChallenge, { provider, id })
  return writeCaptcha(id, await solutionOf(asked.ok ? asked.value.challenge : ''))
}
const counted = () =>
  server.store.rows(sql`select split_part(key, ':', 2) as name, count from limits where key like 'code-sent:%' order by 1`)

test('whoever solves the task instead of a picture is counted apart, and has few codes that nobody brings back; the picture books all the while', async () => {
  expect(await book(await solvedFor((await begin()).id))).toMatchObject({ ok: true })
  expect(await counted()).toEqual([{ name: 'sites-solved', count: 1 }])
  await countSolved(19)
  const [first, late] = [await solvedFor((await begin()).id), await solvedFor((await begin()).id)]
  expect(await book(first)).toMatchObject({ ok: true })
  expect(await book(late)).toMatchObject(TOO_MANY)
  const { id } = await begin()
  expect(await here(siteCheckChallenge, { provider, id })).toMatchObject(TOO_MANY)
  expect(await book(await read(id))).toMatchObject({ ok: true })
  expect(await counted()).toEqual([
    { name: 'sites', count: 1 },
    { name: 'sites-solved', count: 20 }
  ])
  // A code that comes back counts where it was sent.
  const solved = await server.store.row<{ order_id: string; phone: string }>(sql`
    select order_id, phone from phone_visits where shown = 'solved' order by created_at desc limit 1`)
  const text = server.sent.findLast(sms => sms.phone === solved!.phone)!.text
  const code = /код (\d{6})/.exec(text)![1]!
  expect(await here(confirmAtSite, { provider, orderId: solved!.order_id, code })).toMatchObject({ ok: true })
  expect(await server.store.rows(sql`select key from limits where key like 'code-proven:sites-solved:%'`)).toHaveLength(1)
})

test('an address begins a hundred and twenty checks an hour, counted before anything is looked up; all addresses get thirty thousand works, and then the picture', async () => {
  const there = from('203.0.113.7')
  const asked = async (call: Caller, at = provider) => {
    const answer = await call(beginSiteCheck, { provider: at })
    return answer.ok ? (answer.value.challenge === null ? 'picture' : 'given') : `${answer.code} ${answer.facts.retryAfter ?? ''}`
  }
  const refused = 'ERROR_TOO_MANY_REQUESTS 3600'
  expect([await asked(here), await asked(here, 'no-such-clinic')]).toEqual(['given', 'NOT_FOUND '])
  await server.store.run(sql`update limits set count = count + 117 where key like 'site-check:%'`)
  expect([await asked(here), await asked(here, 'no-such-clinic'), await asked(there)]).toEqual(['given', refused, 'given'])
  await server.store.run(sql`update limits set count = 29999 where key = 'site-work-all'`)
  expect([await asked(there), await asked(there)]).toEqual(['given', 'picture'])
  expect(await server.store.rows(sql`select id from site_checks`)).toHaveLength(5)
})

test('each new code of a booking counts as the first did: without a picture there is none while few come back', async () => {
  const orderOf = async (answer: ReturnType<typeof book>) => {
    const held = await answer
    if (!held.ok) throw new Error(held.code)
    return held.value.orderId
  }
  const unread = await orderOf(book(await worked()))
  const pictured = await orderOf(book(await read((await begin()).id)))
  const again = (orderId: string) => here(resendSiteCode, { provider, orderId })
  server.pass(61)
  expect(await again(unread)).toMatchObject({ ok: true })
  expect(await counted()).toEqual([{ name: 'sites', count: 3 }])
  await count(50, 0)
  server.pass(61)
  expect(await again(unread)).toMatchObject(TOO_MANY)
  expect(await again(pictured)).toMatchObject({ ok: true })
  expect(server.sent).toHaveLength(4)
  expect(await counted()).toEqual([{ name: 'sites', count: 51 }])
})

test('the challenge instead of a picture is never light, and takes the place of the work', async () => {
  const { id, challenge } = await begin()
  const asked = await here(siteCheckChallenge, { provider, id })
  if (!asked.ok || challenge === null) throw new Error('no challenge')
  const instead = writeCaptcha(id, await solutionOf(asked.value.challenge))
  expect(counterOf(instead)).toBeGreaterThanOrEqual(160)
  expect(await book(writeCaptcha(id, await solutionOf(challenge)))).toMatchObject(REFUSED)
  const again = await here(siteCheckChallenge, { provider, id })
  expect(await book(writeCaptcha(id, await solutionOf(again.ok ? again.value.challenge : '')))).toMatchObject({ ok: true })
})
