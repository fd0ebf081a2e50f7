import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import {
  beginSiteCheck,
  bookAtSite,
  confirmAtSite,
  letSiteOrderGo,
  resendSiteCode,
  siteCheckChallenge,
  siteCheckPicture
} from '@vizit/contract/public-booking'
import { listVisits } from '@vizit/contract/visits'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelledByClinic } from '../booking/at-clinic/cancel-by-clinic.job.ts'
import { letEndedHoldsGo } from '../booking/holds/let-holds-go.job.ts'
import { settleVisit } from '../booking/settle-visit.job.ts'
import type { ClinicGateway } from '../clinics/gateway.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { sql } from '../store/store.ts'
import { type DoctorFacts, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const PHONE = '375291234567'
const { version: agreement } = currentConsentText('booking', server.config.brand)
const form = {
  provider: 'azure',
  lastName: 'Савицкая',
  firstName: 'Ольга',
  middleName: 'Викторовна',
  phone: '+375 (29) 123-45-67',
  birthDate: '1990-05-15',
  sex: 'FEMALE' as const,
  agreement
}

/** The test painter writes the digits as they are. */
async function passed(): Promise<string> {
  const begun = await server.nobody(beginSiteCheck, { provider: 'azure' })
  const id = begun.ok ? begun.value.id : ''
  const picture = await server.nobody(siteCheckPicture, { provider: 'azure', id })
  return writeCaptcha(id, await (picture.ok ? (picture.value as Blob) : new Blob()).text())
}

async function aTime(facts: { doctor?: DoctorFacts; startsAt?: string; assignmentId?: string } = {}) {
  const slot = await server.aSlot(facts)
  const row = await server.store.row<{ id: string }>(sql`select doctor_id::text as id from assignments where id = ${slot.assignmentId}`)
  return { doctorId: row!.id, timeslotId: slot.timetableId, assignmentId: slot.assignmentId }
}

type Time = Awaited<ReturnType<typeof aTime>>
type Changes = Partial<Omit<typeof form, 'sex'>> & { recaptchaValue?: string; clientNote?: string; email?: string; language?: Language }

async function book({ doctorId, timeslotId }: Time, changes: Changes = {}, idempotencyKey: string = randomUUID()) {
  const recaptchaValue = changes.recaptchaValue ?? (await passed())
  return server.nobody(bookAtSite, { ...form, doctorId, timeslotId, ...changes, recaptchaValue }, { idempotencyKey })
}

async function held(time: Time, changes: Changes = {}): Promise<string> {
  const answer = await book(time, changes)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.orderId
}

const lastCode = () => /(?:код|code) (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function booked(time: Time, changes: Changes = {}) {
  const orderId = await held(time, changes)
  return server.nobody(confirmAtSite, { provider: 'azure', orderId, code: lastCode() })
}

const takenBy = async ({ timeslotId }: Time) =>
  (await server.store.row<{ by: string | null }>(sql`select taken_by as by from slots where id = ${timeslotId}`))!.by

test('a visitor of a clinic’s site books without an account: the form, a captcha, a code by SMS [4.29] [7.76] [1.12]', async () => {
  const time = await aTime()
  const typedIn = { email: 'Olga@Post.example', clientNote: 'Приду с собакой' }
  const posted = await fetch(`${server.url}/api/v2/public/booking/azure/doctors/${time.doctorId}/timeslots/${time.timeslotId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...form, ...typedIn, recaptchaValue: 'x' })
  })
  expect(await posted.json()).toMatchObject({ status: 422, error: 'RECAPCHA_IS_NOT_VALID' })
  const answer = await book(time, typedIn)
  expect(answer).toMatchObject({ ok: true, value: { heldUntil: '2026-11-20T08:05:00.000Z', sentTo: '+375 (29) ***-**-67' } })
  expect(await takenBy(time)).toBe('visit')
  const orderId = answer.ok ? answer.value.orderId : ''
  const made = await server.nobody(confirmAtSite, { provider: 'azure', orderId, code: lastCode() })
  expect(made).toMatchObject({ ok: true, value: { orderId, status: 'booked', physicianName: 'Ковалёва Анна Сергеевна', price: 6200 } })
  const kept = await server.store.row(sql`
    select v.status, v.account_id, v.profile_id, v.client_note, o.phone, o.last_name, o.birthday, o.email, jsonb_array_length(o.accepted) as accepted
    from visits v join phone_visits o on o.order_id = v.order_id`)
  const nobody = { account_id: null, profile_id: null }
  const typed = { phone: PHONE, last_name: 'Савицкая', birthday: '1990-05-15', email: 'olga@post.example', accepted: 2 }
  expect(kept).toEqual({ status: 'booked', ...nobody, client_note: 'Приду с собакой', ...typed })
  const told = await server.store.rows<{ recipient: string; body: string }>(sql`select recipient, body from notifications`)
  expect(told).toEqual([{ recipient: PHONE, body: expect.stringMatching(/^Визит подтверждён.*ed=true&visitId=[\w-]{43}$/) }])
})

test('a time that has begun while the code was on its way is booked no more, and is let go; one that was booked before it began is answered as it was', async () => {
  const time = await aTime({ startsAt: '2026-11-20T08:03:00Z' })
  const orderId = await held(time)
  const inTime = await aTime({ startsAt: '2026-11-20T08:03:00Z' })
  const bookedId = await held(inTime, { phone: '+375 (33) 765-43-21' })
  const confirm = (of: string, code: string) => server.nobody(confirmAtSite, { provider: 'azure', orderId: of, code })
  const [late, early] = [/код (\d{6})/.exec(server.sent.at(-2)!.text)![1]!, lastCode()]
  expect(await confirm(bookedId, early)).toMatchObject({ ok: true, value: { status: 'booked' } })
  server.pass(181)
  expect(await confirm(orderId, late)).toMatchObject({ code: 'TIMESLOT_IS_BUSY', facts: { reason: 'past' } })
  expect(await takenBy(time)).toBeNull()
  expect(await confirm(bookedId, early)).toMatchObject({ ok: true, value: { status: 'booked' } })
})

test.each(LANGUAGES)('the visitor of a page in %s is written to and led in its language, until an account has it', async language => {
  const one = (ru: string, en: string, be: string) => ({ ru, en, be })[language]
  const time = await aTime()
  const orderId = await held(time, { language })
  expect(server.sent.at(-1)!.text).toMatch(
    new RegExp(one('^Визит: код \\d{6}, чтобы', '^Vizit: code \\d{6} to book', '^Візіт: код \\d{6}, каб'))
  )
  server.pass(61)
  expect(await server.nobody(resendSiteCode, { provider: 'azure', orderId })).toMatchObject({ ok: true })
  expect(server.sent.at(-1)!.text).toMatch(new RegExp(one('^Визит: код', '^Vizit: code', '^Візіт: код')))
  const visitsUrl = `${one(server.config.publicUrl, server.config.patient!.origin, server.config.patient!.origin)}/visits`
  expect(await server.nobody(confirmAtSite, { provider: 'azure', orderId, code: lastCode() })).toMatchObject({
    ok: true,
    value: { visitsUrl }
  })
  const cancel = (ref: string) => cancelledByClinic(server.deps, { provider: 'azure', ref, reason: '', toldBy: 'system' })
  await cancel(orderId)
  const said = () =>
    server.store.rows<{ language: Language; body: string }>(sql`select language, body from notifications order by created_at, dedupe`)
  expect(await said()).toEqual([
    {
      language,
      body: expect.stringMatching(
        one('^Визит подтверждён.*В личном кабинете: ', '^Visit confirmed.*In your account: ', '^Візіт пацверджаны.*У кабінеце: ') +
          `${visitsUrl}\\?ed=true`
      )
    },
    { language, body: expect.stringMatching(one('Позвоните в регистратуру.$', 'Please call reception.$', 'Тэлефануйце ў цэнтр.$')) }
  ])

  const other = await held(await aTime(), { language })
  await server.nobody(confirmAtSite, { provider: 'azure', orderId: other, code: lastCode() })
  const olga = await server.aPatient({ language: one('be', 'ru', 'en') as Language })
  await server.store.run(sql`update visits set account_id = ${olga.accountId}, profile_id = ${olga.profileId} where order_id = ${other}`)
  await cancel(other)
  const last = await server.store.row(
    sql`select language from notifications where dedupe = ${`clinic-cancelled:${other}:${olga.accountId}`}`
  )
  expect(last).toEqual({ language: one('be', 'ru', 'en') })
})

test('a page that names no language of ours is Russian, and one that there is not is refused', async () => {
  expect(await book(await aTime(), { language: 'de' as Language })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'language' } })
  await held(await aTime())
  expect(server.sent.at(-1)!.text).toMatch(/^Визит: код/)
  await expect(server.store.run(sql`update phone_visits set language = 'de'`)).rejects.toThrow('phone_visits_language_check')
})

test('without a solved captcha nothing is booked and no SMS goes out; a right answer is good once [3.85] [5.35] [8.26]', async () => {
  const time = await aTime()
  const right = await passed()
  const [checkId, digits] = right.split(':') as [string, string]
  const wrong = [
    writeCaptcha(checkId, String((Number(digits) + 1) % 100_000).padStart(5, '0')),
    `${randomUUID()}:${digits}`,
    'x',
    `${checkId}:{}`
  ]
  for (const recaptchaValue of wrong)
    expect(await book(time, { recaptchaValue })).toMatchObject({ code: 'RECAPCHA_IS_NOT_VALID', status: 422 })
  expect([server.sent.length, await takenBy(time)]).toEqual([0, null])
  expect(await book(time, { recaptchaValue: right })).toMatchObject({ ok: true })
  expect(await book(await aTime(), { recaptchaValue: right })).toMatchObject({ code: 'RECAPCHA_IS_NOT_VALID' })
})

test('who does not see the picture lets the browser solve a proof of work', async () => {
  const time = await aTime()
  const begun = await server.nobody(beginSiteCheck, { provider: 'azure' })
  const id = begun.ok ? begun.value.id : ''
  const asked = await server.nobody(siteCheckChallenge, { provider: 'azure', id })
  const solution = await solveChallenge({ challenge: JSON.parse(asked.ok ? asked.value.challenge : '') as Challenge, deriveKey })
  expect(await book(time, { recaptchaValue: writeCaptcha(id, JSON.stringify(solution)) })).toMatchObject({ ok: true })
})

test('the birth date is a day before today, the phone a mobile one, the texts those in force [5.33] [5.02] [5.12] [5.19] [9.45]', async () => {
  const time = await aTime({ doctor: { adult: true, children: true } })
  const wrong: [Changes, object][] = [
    [{ birthDate: '2026-11-20' }, { code: 'INVALID_INPUT', facts: { field: 'birthDate', reason: 'not-less-than-today' } }],
    [{ birthDate: '1899-12-31' }, { code: 'INVALID_INPUT', facts: { field: 'birthDate', reason: 'too-early' } }],
    [{ birthDate: '2026-02-30' }, { code: 'INVALID_INPUT', facts: { field: 'birthDate' } }],
    [{ phone: '+375 (17) 123-45-67' }, { code: 'INVALID_INPUT', facts: { field: 'phone', reason: 'unknown-operator' } }],
    [{ clientNote: 'а'.repeat(501) }, { code: 'INVALID_INPUT', facts: { field: 'clientNote' } }],
    [{ firstName: ' ' }, { code: 'INVALID_INPUT', facts: { field: 'firstName' } }],
    [{ agreement: '2001-01' }, { code: 'CONSENT_REQUIRED', facts: { reason: 'OLD_VERSION' } }]
  ]
  for (const [changes, answer] of wrong) expect(await book(time, { ...changes, recaptchaValue: 'x' })).toMatchObject(answer)
  for (const operator of ['22', '25', '29', '33', '44', '65'])
    expect(await book(time, { phone: `+375 (${operator}) 123-45-67`, recaptchaValue: 'x' })).toMatchObject({
      code: 'RECAPCHA_IS_NOT_VALID'
    })
  expect(await book(time, { birthDate: '2026-11-19', middleName: '-' })).toMatchObject({ ok: true })
})

test.each([
  ['lastName', '3.77'],
  ['firstName', '3.78'],
  ['middleName', '3.79'],
  ['phone', '3.80'],
  ['birthDate', '3.81'],
  ['sex', '3.82']
] as const)('the form of a site is not taken without %s [%s]', async (field, _id) => {
  const { doctorId, timeslotId } = await aTime()
  const { [field]: _, ...rest } = form
  const send = async (more: object) =>
    server.nobody(bookAtSite, { ...rest, ...more, doctorId, timeslotId, recaptchaValue: await passed() } as never, {
      idempotencyKey: randomUUID()
    })
  for (const wrong of [{}, { [field]: '' }, { [field]: '  ' }, { [field]: null }])
    expect(await send(wrong)).toMatchObject({ ok: false, code: 'INVALID_INPUT', status: 400, facts: { field } })
  expect(server.sent).toEqual([])
  expect(await send({ [field]: form[field] })).toMatchObject({ ok: true })
})

test('a clinic switches the booking at its site off for a branch, and the cabinet goes on; what is closed for all is closed at the site [6.44] [8.03]', async () => {
  const time = await aTime()
  for (const table of ['providers', 'branches']) {
    await server.store.pool.query(`update ${table} set online_booking_enabled = false`)
    expect(await book(time), table).toMatchObject({ code: 'onlineBooking/Forbidden2', status: 403 })
    await server.store.pool.query(`update ${table} set online_booking_enabled = true`)
  }
  await server.store.run(sql`update branches set public_booking_enabled = false`)
  expect(await book(time)).toMatchObject({ code: 'onlineBooking/Forbidden2', status: 403 })
  const olga = await server.aPatient()
  const input = { timetableId: time.timeslotId, assignmentId: time.assignmentId, profileId: olga.profileId }
  expect(await olga.call(bookDoctorSlot, input)).toMatchObject({ ok: true })
})

test('whom the doctor does not see is told before any SMS [6.47] [8.02] [8.33] [8.34] [8.35] [8.37]', async () => {
  const cases: [DoctorFacts, Changes, string][] = [
    [{}, { birthDate: '2018-01-01' }, 'ADULT_DOCTOR'],
    [{ adult: false, children: true }, {}, 'CHILD_DOCTOR'],
    [{ adultAge: 40 }, {}, 'AGE_LIMITS_ISSUE'],
    [{ onlineBooking: 'registry-only' }, {}, 'NO_ASSIGNMENT_BOOKING'],
    [{ onlineBooking: 'programme-only' }, {}, 'onlineBooking/Forbidden1']
  ]
  for (const [doctor, changes, code] of cases) expect(await book(await aTime({ doctor }), changes)).toMatchObject({ code })
  expect(await book({ ...(await aTime()), doctorId: '999' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await book(await aTime({ startsAt: '2026-11-20T07:00:00Z' }))).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  expect(server.sent).toEqual([])
})

test('the slot is held while the code is on its way, and free again when it does not come back [4.28] [8.19]', async () => {
  const time = await aTime()
  const orderId = await held(time)
  expect(await book(time, { phone: '375297654321' })).toMatchObject({ code: 'TIMESLOT_IS_BUSY', status: 409 })
  const code = lastCode()
  server.pass(301)
  await letEndedHoldsGo(server.deps)
  expect([await takenBy(time), await server.store.rows(sql`select 1 from phone_visits`)]).toEqual([null, []])
  expect(await server.nobody(confirmAtSite, { provider: 'azure', orderId, code })).toMatchObject({ code: 'HOLD_ENDED', status: 410 })
  const left = await held(time)
  expect(await server.nobody(letSiteOrderGo, { provider: 'azure', orderId: left })).toMatchObject({ ok: true, status: 204 })
  expect(await takenBy(time)).toBeNull()
})

test('five wrong codes void a code; a new one is sent after 61 seconds; a right code said twice is one visit [8.20]', async () => {
  const orderId = await held(await aTime())
  const confirm = (code: string) => server.nobody(confirmAtSite, { provider: 'azure', orderId, code })
  const first = lastCode()
  for (let left = 4; left >= 0; left--) expect(await confirm(other(first))).toMatchObject({ code: 'INVALID_CODE', facts: { left } })
  expect(await confirm(first)).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await server.nobody(resendSiteCode, { provider: 'azure', orderId })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { retryAfter: 61 }
  })
  server.pass(61)
  expect(await server.nobody(resendSiteCode, { provider: 'azure', orderId })).toMatchObject({ ok: true })
  const code = lastCode()
  const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
  expect(answers.map(answer => answer.ok && answer.value.status)).toEqual(['booked', 'booked', 'booked'])
  expect(await server.store.rows(sql`select status from visits`)).toEqual([{ status: 'booked' }])
  expect(await server.store.rows(sql`select 1 from notifications`)).toHaveLength(1)
})

test('each code that a site’s SMS brings has six digits, also where it begins with a zero [9.18]', async () => {
  const orderId = await held(await aTime())
  for (let sent = 1; sent < 90; sent++) {
    await server.store.run(sql`delete from limits`)
    expect(await server.nobody(resendSiteCode, { provider: 'azure', orderId })).toMatchObject({ ok: true })
  }
  expect(server.sent).toHaveLength(90)
  for (const { text } of server.sent) expect(text).toMatch(/код \d{6}(?!\d)/)
})

test('a phone has two visits ahead at a doctor and five in all, however many come at once; nothing of it is told before the code', async () => {
  const { assignmentId } = await server.aDoctor()
  await server.store.run(sql`update providers set site_share_percent = 100`)
  const hours = [9, 10, 11, 12].map(hour => `2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`)
  const held = []
  for (const startsAt of hours) {
    const time = await aTime({ assignmentId, startsAt })
    const answer = await book(time)
    held.push({ time, orderId: answer.ok ? answer.value.orderId : '', code: lastCode() })
  }
  const answers = await Promise.all(held.map(({ orderId, code }) => server.nobody(confirmAtSite, { provider: 'azure', orderId, code })))
  const words = answers.map(answer => (answer.ok ? 'booked' : `${answer.code} ${answer.facts.reason}`)).sort()
  const full = 'PHONE_VISITS_LIMIT too-many-at-doctor'
  expect(words).toEqual([full, full, 'booked', 'booked'])
  expect((await Promise.all(held.map(({ time }) => takenBy(time)))).filter(Boolean)).toHaveLength(2)

  await server.store.run(sql`delete from limits`)
  for (let n = 0; n < 3; n++) expect(await booked(await aTime({ startsAt: `2026-11-2${5 + n}T09:00:00Z` }))).toMatchObject({ ok: true })
  expect(await booked(await aTime({ startsAt: '2026-11-30T09:00:00Z' }))).toMatchObject({
    code: 'PHONE_VISITS_LIMIT',
    facts: { reason: 'too-many' }
  })
})

test('of the visits of a phone those count that were booked at sites, stand and are ahead', async () => {
  const { assignmentId } = await server.aDoctor()
  await server.store.run(sql`update providers set site_share_percent = 100`)
  let hour = 8
  const one = async (day: string) => {
    await server.store.run(sql`delete from limits`)
    const orderId = await held(await aTime({ assignmentId, startsAt: `2026-11-${day}T${String(hour++).padStart(2, '0')}:00:00Z` }))
    const answer = await server.nobody(confirmAtSite, { provider: 'azure', orderId, code: lastCode() })
    return { orderId, said: answer.ok ? 'booked' : answer.facts.reason }
  }
  const [first, second] = [await one('23'), await one('24')]
  expect([first.said, second.said, (await one('25')).said]).toEqual(['booked', 'booked', 'too-many-at-doctor'])
  await server.store.run(sql`update phone_visits set way = 'registry' where order_id = ${second.orderId}`)
  const third = await one('25')
  expect([third.said, (await one('26')).said]).toEqual(['booked', 'too-many-at-doctor'])
  await cancelledByClinic(server.deps, { provider: 'azure', ref: third.orderId, reason: '', toldBy: 'system' })
  expect([(await one('26')).said, (await one('27')).said]).toEqual(['booked', 'too-many-at-doctor'])
  server.setNow('2026-11-23T10:00:00Z')
  expect([(await one('27')).said, (await one('28')).said]).toEqual(['booked', 'too-many-at-doctor'])
})

test('whoever lost the answer asks again with the same key and words and has the same booking, with one SMS; other words are refused', async () => {
  const time = await aTime()
  const recaptchaValue = await passed()
  const key = randomUUID()
  const first = await book(time, { recaptchaValue }, key)
  server.pass(20)
  const again = await Promise.all([book(time, { recaptchaValue }, key), book(time, { recaptchaValue }, key)])
  expect([first.ok, ...again]).toEqual([true, first, first])
  expect([server.sent.length, (await server.store.rows(sql`select 1 from visits`)).length]).toEqual([1, 1])
  expect(await book(time, { recaptchaValue, lastName: 'Иванова' }, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  // what was refused is judged anew, and an SMS that could not be sent is no booking to come back to
  const { send } = server.deps.sms
  server.deps.sms.send = async () => Promise.reject(new Error('down'))
  const other = await aTime()
  const otherKey = randomUUID()
  expect(await book(other, {}, otherKey)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  server.deps.sms.send = send
  expect(await book(other, {}, otherKey)).toMatchObject({ ok: true })
})

test('by night the phone is told of its booking in the morning, if it stands by then, of a visit before ten at once [R58]', async () => {
  for (const [startsAt, atNight, ends, inTheMorning] of [
    ['2026-11-24T06:30:00Z', 1, 'stands', 1],
    ['2026-11-24T11:30:00Z', 0, 'stands', 1],
    ['2026-11-24T12:30:00Z', 0, 'cancelled', 0]
  ] as const) {
    server.setNow('2026-11-23T19:30:00Z')
    await server.store.run(sql`delete from limits`)
    const orderId = await held(await aTime({ startsAt }))
    expect(await server.nobody(confirmAtSite, { provider: 'azure', orderId, code: lastCode() })).toMatchObject({ ok: true })
    const job = await server.store.row<{ payload: { id: string; waits?: boolean } }>(sql`
      select j.payload from graphile_worker._private_jobs j join notifications n on n.id::text = j.payload ->> 'id' where n.order_id = ${orderId}`)
    const before = server.sent.length
    await sendNotification(server.deps, job!.payload, 'last')
    expect(server.sent.length - before).toBe(atNight)
    if (ends === 'cancelled') await cancelledByClinic(server.deps, { provider: 'azure', ref: orderId, reason: '', toldBy: 'system' })
    server.setNow('2026-11-24T05:00:00Z')
    await sendNotification(server.deps, job!.payload, 'last')
    expect(server.sent.length - before).toBe(inTheMorning)
  }
})

test('of a doctor’s day sites may have a fifth, however many come at once, and one time of a short day; the cabinet has the rest', async () => {
  const { assignmentId } = await server.aDoctor()
  const times = []
  for (let n = 0; n < 11; n++) times.push(await aTime({ assignmentId, startsAt: `2026-11-24T${String(6 + n).padStart(2, '0')}:00:00Z` }))
  const answers = await Promise.all(times.slice(0, 6).map((time, n) => book(time, { phone: `37529222000${n}` })))
  const words = answers.map(answer => (answer.ok ? 'held' : `${answer.code} ${answer.facts.reason}`)).sort()
  expect(words).toEqual(['held', 'held', ...Array(4).fill('onlineBooking/Forbidden1 site-day-full')])
  const patient = await server.aPatient()
  const inCabinet = await patient.call(bookDoctorSlot, { timetableId: times[9]!.timeslotId, assignmentId, profileId: patient.profileId })
  expect(inCabinet).toMatchObject({ ok: true })
  // a hold that has ended takes nothing of the day, and another day is another share
  server.pass(301)
  expect(await booked(times[10]!, { phone: '375292220007' })).toMatchObject({ ok: true })
  expect(await book(await aTime({ assignmentId, startsAt: '2026-11-25T09:00:00Z' }), { phone: '375292220008' })).toMatchObject({ ok: true })
})

test('of a doctor’s day the sites have what they hold and what stands: what was cancelled gives its place back, and what the registry wrote down is its own', async () => {
  const { assignmentId } = await server.aDoctor()
  const times = await Promise.all(
    Array.from({ length: 5 }, (_, n) => aTime({ assignmentId, startsAt: `2026-11-24T${String(7 + n).padStart(2, '0')}:00:00Z` }))
  )
  const byPhone = await held(times[0]!)
  expect(await server.nobody(confirmAtSite, { provider: 'azure', orderId: byPhone, code: lastCode() })).toMatchObject({ ok: true })
  expect(await book(times[1]!)).toMatchObject({ code: 'onlineBooking/Forbidden1', facts: { reason: 'site-day-full' } })
  // the same visit, as if it had been made at the registry
  await server.store.run(sql`update phone_visits set way = 'registry' where order_id = ${byPhone}`)
  const bySite = await held(times[1]!, { phone: '375292220001' })
  expect(await server.nobody(confirmAtSite, { provider: 'azure', orderId: bySite, code: lastCode() })).toMatchObject({ ok: true })
  expect(await book(times[2]!, { phone: '375292220002' })).toMatchObject({ facts: { reason: 'site-day-full' } })
  await cancelledByClinic(server.deps, { provider: 'azure', ref: bySite, reason: '', toldBy: 'system' })
  expect(await book(times[2]!, { phone: '375292220002' })).toMatchObject({ ok: true })
})

test('a phone gets six codes a day, whoever asks [8.47]', async () => {
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await book(await aTime()))
  expect(answers.map(answer => (answer.ok ? 'sent' : answer.code))).toEqual([...Array(6).fill('sent'), 'ERROR_TOO_MANY_REQUESTS'])
  expect(server.sent).toHaveLength(6)
})

test('of accounts and phones that want one slot at once exactly one gets it', async () => {
  for (let round = 0; round < 4; round++) {
    await server.store.run(sql`delete from limits`)
    const time = await aTime({ startsAt: `2026-11-2${4 + round}T11:30:00Z` })
    const people = [await server.aPatient(), await server.aPatient(), await server.aPatient()]
    const captchas = await Promise.all([passed(), passed(), passed()])
    const answers = await Promise.all([
      ...people.map(one =>
        one.call(bookDoctorSlot, { timetableId: time.timeslotId, assignmentId: time.assignmentId, profileId: one.profileId })
      ),
      ...captchas.map((recaptchaValue, n) => book(time, { recaptchaValue, phone: `37529222${round}00${n}` }))
    ])
    const codes = answers.map(answer => (answer.ok ? 'taken' : answer.code)).sort()
    expect(codes).toEqual([...Array(5).fill('TIMESLOT_IS_BUSY'), 'taken'])
    expect(await server.store.rows(sql`select 1 from visits where slot_id = ${time.timeslotId}`)).toHaveLength(1)
  }
})

test('a clinic outside the product is asked; its later answer comes to the phone by SMS', async () => {
  const silent: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'reserved', clinicRef: 'R-1' }),
    cancel: async () => 'unknown'
  }
  server.clinic.gateway = silent
  const made = await booked(await aTime())
  expect(made).toMatchObject({ ok: true, value: { status: 'pending' } })
  await settleVisit(server.deps, { orderId: made.ok ? made.value.orderId : '' })
  expect(await server.store.rows(sql`select recipient from notifications`)).toEqual([{ recipient: PHONE }])
  const busy = await aTime({ startsAt: '2026-11-26T09:00:00Z' })
  server.clinic.gateway = { ...silent, reserve: async () => ({ verdict: 'busy' }) }
  expect(await booked(busy)).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })
  expect(await takenBy(busy)).toBe('clinic')
})

test('an SMS gateway that is down costs nothing: the slot is free again', async () => {
  const time = await aTime()
  const { send } = server.deps.sms
  server.deps.sms.send = async () => Promise.reject(new Error('down'))
  try {
    for (let n = 0; n < 8; n++) expect(await book(time)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  } finally {
    server.deps.sms.send = send
  }
  expect(await takenBy(time)).toBeNull()
  expect(await book(time)).toMatchObject({ ok: true })
})

test('pages of a provider’s own sites may ask, by their exact origin and without cookies; others may not', async () => {
  await aTime()
  await server.store.run(sql`insert into site_origins (provider_id, origin) select id, 'https://kashtan.example' from providers`)
  const ask = (origin: string, method: string, path: string) =>
    fetch(`${server.url}/api/v2/public/${path}`, { method, headers: { origin, 'access-control-request-method': 'POST' } })
  const site = 'https://kashtan.example'
  const preflight = await ask(site, 'OPTIONS', 'booking/azure/checks')
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-methods')
  ]).toEqual([204, site, 'GET, POST, DELETE'])
  for (const path of ['booking/azure/branches', 'consents'])
    expect((await ask(site, 'GET', path)).headers.get('access-control-allow-origin')).toBe(site)
  for (const origin of ['http://kashtan.example', 'https://kashtan.example.evil.example', 'https://sub.kashtan.example', 'null', '*']) {
    const answers = [await ask(origin, 'OPTIONS', 'booking/azure/checks'), await ask(origin, 'GET', 'booking/azure/branches')]
    for (const answer of answers) expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  const elsewhere = [
    await ask(site, 'GET', 'booking/linden/branches'),
    await fetch(`${server.url}/api/v2/my/profile`, { headers: { origin: site } })
  ]
  for (const answer of [preflight, ...elsewhere]) expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  for (const answer of elsewhere) expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('a visit of a site does not count for the no-show rule, and no account sees it before it is taken in', async () => {
  await booked(await aTime())
  expect(await server.store.rows(sql`select booked_online from visits`)).toEqual([{ booked_online: false }])
  const stranger = await server.aPatient({ phone: '375299999999', lastName: 'Иванова' })
  expect(await stranger.call(listVisits, {})).toMatchObject({ value: { orders: [] } })
})

test('what is accepted at a site is evidence of the widget, and of a program that is no face of ours evidence of that', async () => {
  const channels: string[][] = []
  for (const face of ['widget', 'api', 'desk'] as const) {
    const { doctorId, timeslotId } = await aTime({ startsAt: `2026-11-2${4 + channels.length}T11:30:00Z` })
    const asked = { ...form, phone: `+375 (29) 123-45-0${channels.length}`, doctorId, timeslotId, recaptchaValue: await passed() }
    const call = server.callAs(null, face as never)
    expect(await call(bookAtSite, asked, { idempotencyKey: randomUUID() })).toMatchObject({ ok: true })
    const row = await server.store.row<{ channels: string[] }>(sql`
      select array(select a ->> 'channel' from jsonb_array_elements(accepted) a) as channels from phone_visits order by created_at desc, phone desc limit 1`)
    channels.push(row!.channels)
  }
  expect(channels).toEqual([
    ['widget', 'widget'],
    ['api', 'api'],
    ['api', 'api']
  ])
})
