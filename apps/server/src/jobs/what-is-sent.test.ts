import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { requestAccess } from '@vizit/contract/email'
import { sendFamilyInvite } from '@vizit/contract/family-invites'
import { declineProgrammeRequest } from '@vizit/contract/programme-requests'
import { confirmCoverage, linkByWorkEmail } from '@vizit/contract/programmes'
import { addRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { LANGUAGES } from '@vizit/rules/languages'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledByClinic } from '../booking/at-clinic/cancel-by-clinic.job.ts'
import * as notices from '../booking/notices.ts'
import { tellNews } from '../booking/tell-news.ts'
import { sendMailLink } from '../email/send-mail-link.job.ts'
import { sendFamilyInvite as sendInvite } from '../family/send-invite.job.ts'
import { listInbox } from '../outside/inbox/list-inbox.ts'
import { inboxMail } from '../outside/mail/inbox-mail.ts'
import { inboxSms } from '../outside/sms/inbox-sms.ts'
import { sendCoverageMail, tellCoverageDecision } from '../programmes/send-letters.job.ts'
import { remindOfVisits } from '../reminders/remind.job.ts'
import { sql } from '../store/store.ts'
import { HR_KEY, writeProgrammes } from '../testing/test-programmes.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sendNotification } from './send-notification.job.ts'

/** Everything lands in the local inbox, as with `npm start`. */
const server = await startTestServer({
  wrap: deps => ({ ...deps, sms: inboxSms(deps.store, deps.clock), mail: inboxMail(deps.store, deps.clock) })
})
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

// ── Who sends, and what stands in what is sent ──

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const SENDS = /\b(?:sms|mail|push)\.send\(|\b(?:notify|tellPeople|tellPerson)\(/
/** Where messages are made of words, beside the files that send. */
const USES_WORDS = /\bwordsOf\('[\w-]+', language\)/

/** Of each: what is put into the sentences. Ours, or made by `oneLine`, `oneLabel`, `writtenName`, `quotedDeviceName` into what can speak for nobody. */
const SAID: Record<string, string[]> = {
  'booking/book-for-phone.ts': ['link'],
  'booking/at-clinic/cancel-by-clinic.job.ts': ["'{link}'"],
  'booking/at-clinic/change-as-clinic.job.ts': [],
  'booking/notices.ts': [
    'branch(visit)',
    'place(visit)',
    'until(visit)',
    'when(visit, now, language)',
    'whenText(was, now, language)',
    'whenText(wanted, now, language)'
  ],
  'booking/cancelling/settle-cancel.job.ts': [],
  'booking/moves/settle-move.job.ts': [],
  'booking/settle-visit.job.ts': [],
  'booking/tell-news.ts': [],
  'calendar-feed/serve-feed.ts': [],
  'email/letters.ts': [
    'brand.supportEmail',
    'brand.supportPhone',
    'dayText(minskDay(at), language)',
    'fact',
    'link',
    'minskTime(at)',
    'momentOf(asked.at, language)',
    'momentOf(at, language)',
    'name'
  ],
  'email/send-address-notice.job.ts': [],
  'email/send-mail-link.job.ts': [],
  'email/tell-of-passkey.job.ts': [],
  'family/invite-letter.ts': [
    'brand.supportEmail',
    'brandName',
    'dayText(minskDay(new Date(facts.until)), language)',
    'deviceName',
    "facts.as === 'SPOUSE' ? words.asSpouse : words.asRelative",
    'name'
  ],
  'family/send-invite.job.ts': [],
  'family/send-relative-code.ts': ['code', 'ctx.config.brand.names[language]', 'who'],
  'http/calendar-answer.ts': ['visit.room', 'who'],
  'http/refusal-page.ts': [],
  'jobs/notify.ts': [],
  'jobs/send-notification.job.ts': [],
  'jobs/when-text.ts': ['date', 'day.slice(0, 4)', 'dayAndMonth(day, language)', 'showDay(day)', 'words.weekdays[weekdayOf(day) - 1]!'],
  'own-data/send-reauth-code.ts': ['brand.names[language]', 'code', 'words.purpose[action]'],
  'programmes/mail-texts.ts': [
    'ACTIVATION_LINK_HOURS',
    'brands.brand.supportEmail',
    'brands.brand.names[language]',
    'dayText(validFrom, language)',
    'maskPhone(phone)',
    'oneLabel(caption)',
    'oneLabel(coverer)',
    'oneLine(reason, REASON_MOST)',
    'titleOf(programme, language)'
  ],
  'programmes/send-letters.job.ts': [],
  'public-booking/send-site-code.ts': ['code', 'ctx.config.brand.names[language]'],
  'reminders/remind.job.ts': [],
  'reminders/reminder-text.ts': [
    "'{link}'",
    "'{visits}'",
    'count',
    'first',
    'oneLabel(visit.branch_address)',
    'oneLabel(visit.branch_name)',
    'until',
    'when'
  ],
  'results/draw-report.ts': ['brandNames[language]', 'page', 'pages'],
  'results/send-a-code.ts': ['code', 'ctx.config.brand.names[language]'],
  'results/take-reports.ts': ["'{link}'", 'brand.names[language]'],
  'sign-in/send-code.ts': ['brand.names[language]', 'code'],
  'support/send-support-request.job.ts': [],
  'support/support-letter.ts': ['asked.email', 'asked.error_code', 'asked.request_id', 'phone', 'topic', 'who'],
  'visits/attach-document.ts': [],
  'waiting-list/offer-times.job.ts': [
    "'{link}'",
    'minskTime(offer.endsAt)',
    'oneLabel(row.branch_name)',
    'whenText(row.starts_at, now, language)'
  ]
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test-'))
  .map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, file), 'utf8') }))

/** What is handed to the sentences of a source: each argument of a call of its words, one by one. */
function handedOver(text: string): string[] {
  const calls = text.matchAll(/(?:\bwords|\bwordsOf\('[\w-]+', language\))(?:\.\w+)+\(/g)
  return [...new Set([...calls].flatMap(({ 0: call, index }) => argumentsAt(text, index + call.length)))].toSorted()
}

/** The arguments that begin there, up to the bracket that closes them. */
function argumentsAt(text: string, from: number): string[] {
  const found = ['']
  let depth = 1
  for (const sign of text.slice(from)) {
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign) && --depth === 0) break
    if (sign === ',' && depth === 1) found.push('')
    else found.push(found.pop() + sign)
  }
  return found.map(argument => argument.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

test('every file that sends, and everything that it puts into a message, is known: a new one has to be made safe first', () => {
  const found = sources.filter(({ file, text }) => !file.includes('/messages.') && (SENDS.test(text) || USES_WORDS.test(text)))
  const said = Object.fromEntries(found.map(({ file, text }) => [file, handedOver(text)]))
  expect(said).toEqual(Object.fromEntries(Object.entries(SAID).map(([file, put]) => [file, put.toSorted()])))
})

test('a sentence is made of what it is handed, and asks for nothing itself', () => {
  for (const { file, text } of sources.filter(source => source.file.includes('/messages.')))
    for (const [, put] of text.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)) expect(put, file).toMatch(/^\w+$|^plural\('\w\w', \w+, /)
})

// ── Messages as they arrive ──

/** A second line, links, marks of direction, signs that nobody sees, and the marks that our own templates are filled in by. */
const HOSTILE = 'Злой evil.by зло.бел\r\nhttps://evil.by/x user@evil.by <a>\u202eсправа\u200b\u2028{link}{visits}'

/** Nothing of it in any message: of addresses only ours, each where our words put it. */
async function expectClean(count: number): Promise<void> {
  const inbox = (await listInbox(server.store)).map(({ subject, text }) => ({ subject, text }))
  const pushed = server.pushes.map(({ title, text }) => ({ subject: title, text }))
  const messages = [...inbox, ...pushed]
  expect(messages.length).toBe(count)
  for (const { subject, text } of messages) {
    const own = text
      .replaceAll(server.config.publicUrl, '')
      .replaceAll(server.config.brand.supportEmail, '')
      .replace(/^@localhost #\d{6}$/m, '')
    expect(`${subject}\n${own}`).not.toMatch(
      /[\p{L}\p{N}]\.(?:by|бел)|https?:|@|[<>{}\r\0\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u
    )
    expect(subject).not.toContain('\n')
  }
}

async function work(): Promise<void> {
  const jobs = await server.store.rows<{ task: string; payload: { id: string; mailId: string; coverageId: string } }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`)
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  for (const { task, payload } of jobs) {
    if (task === 'send-mail-link') await sendMailLink(server.deps, payload)
    if (task === 'send-family-invite') await sendInvite(server.deps, payload)
    if (task === 'send-coverage-mail') await sendCoverageMail(server.deps, payload)
    if (task === 'tell-coverage-decision') await tellCoverageDecision(server.deps, payload)
    if (task === 'send-notification') await sendNotification(server.deps, payload, 'last')
  }
}

/** As a name that was stored before the rule, or came from a clinic. */
const renamed = (patient: Patient) =>
  server.store.run(sql`update profiles set last_name = ${HOSTILE}, first_name = ${'.by'} where id = ${patient.profileId}`)

const lastCode = async () => /(?:код|code) (\d{6})/.exec((await listInbox(server.store))[0]!.text)![1]!

describe.each(LANGUAGES)('in %s', language => {
  test('the letter about a new device quotes nothing of whoever signs in: neither a link nor a sentence without one', async () => {
    for (const deviceName of [HOSTILE.slice(0, 100), 'Служба поддержки. Откройте ссылку и мы отменим вход']) {
      await server.reset()
      await server.store.run(sql`delete from graphile_worker._private_jobs`)
      const olga = await server.aPatient({ language, email: 'olga@post.example' })
      const deviceId = crypto.randomUUID()
      const start = await server.nobody(initPhoneLogin, { phone: `+${olga.phone}`, deviceId })
      const done = await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code: await lastCode(), deviceId, deviceName })
      if (!done.ok) throw new Error(done.code)
      const stranger = server.callAs(`${deviceId}.${done.value.token}`)
      // as a session of before the rule has it
      await server.store.run(sql`update sessions set device_name = ${deviceName} where access = 'masked'`)
      const { id: emailId } = (await server.store.row<{ id: string }>(sql`select id from emails`))!
      expect(await stranger(requestAccess, { profileId: olga.profileId, deviceId, emailId })).toMatchObject({ ok: true })
      await work()
      await expectClean(2)
      const letter = (await listInbox(server.store)).find(({ channel }) => channel === 'mail')!
      const words = {
        ru: 'вошли с нового устройства. Если это вы',
        en: 'from a new device. If it was you',
        be: 'з новай прылады. Калі гэта вы'
      }
      expect(letter.text).toContain(words[language])
    }
  })

  test('an invitation and the code for a relative carry the beginning of a name, in one line, and nothing of a device that is not known', async () => {
    const olga = await server.aPatient({ language })
    await renamed(olga)
    expect(
      await olga.call(sendFamilyInvite, { email: 'anybody@post.example', as: 'SPOUSE', deviceName: HOSTILE.slice(0, 80) })
    ).toMatchObject({ ok: true })
    await server.store.run(sql`update family_invites set device_name = ${HOSTILE}`)
    await work()
    const mother = {
      lastName: 'Савицкая',
      firstName: 'Нина',
      middleName: 'Петровна',
      birthday: '1960-02-01',
      sex: 'FEMALE',
      relKind: 'PARENT'
    } as const
    const added = await olga.call(addRelative, { ...mother, phones: [{ number: '+375297654321' }] })
    if (!added.ok) throw new Error(added.code)
    expect(await olga.call(sendRelativeCode, { relId: added.value.relId })).toMatchObject({ ok: true })
    await expectClean(2)
    const [sms, letter] = (await listInbox(server.store)).toSorted((a, b) => b.channel.localeCompare(a.channel))
    const brand = server.config.brand.names[language]
    expect(sms!.text).toMatch(new RegExp(`^${brand}: Злой evil[^:]{0,40} (?:добавляет вас|is adding you|дадае вас)`))
    expect(letter!.subject).toMatch(new RegExp(`^${brand}: Злой evil`))
    expect(letter!.text).not.toMatch(/на устройстве|on the device|на прыладзе/)
  })

  test('letters of a programme carry its name, its company and the reason of a refusal in one line', async () => {
    await writeProgrammes(server.store)
    const hr = server.callAs(HR_KEY)
    const olga = await server.aPatient({ language, email: 'olga@post.example' })
    await server.store.run(sql`update programmes set caption = ${HOSTILE}`)
    await server.store.run(sql`update coverers set name = ${HOSTILE}`)
    const asked = await olga.call(linkByWorkEmail, { covererCode: 'epam', workEmail: 'olga@orbita.example' })
    if (!asked.ok) throw new Error(asked.code)
    await work()
    const token = /#([\w-]{43})/.exec((await listInbox(server.store))[0]!.text)![1]!
    expect(await server.nobody(confirmCoverage, { token })).toMatchObject({ ok: true })
    const decline = (reason: string) => hr(declineProgrammeRequest, { coverageId: asked.value.id, reason })
    for (const reason of [HOSTILE, 'Вы не у нас, смотрите evil.by', 'Первая\nвторая'])
      expect(await decline(reason)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'reason' } })
    expect(await decline('Вы у нас не работаете (проверено).')).toMatchObject({ ok: true })
    await server.store.run(sql`update coverages set decline_reason = ${HOSTILE}`)
    await work()
    await expectClean(2)
    expect((await listInbox(server.store)).filter(({ text }) => /(?:Причина|Reason|Прычына): Злой evil\. by/.test(text))).toHaveLength(1)
  })

  test('messages about visits carry the name and the address of a place in one line, by whatever way they go', async () => {
    const olga = await server.aPatient({ language, email: 'olga@post.example' })
    const slot = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
    await server.store.run(sql`update branches set name = ${HOSTILE}, address = ${HOSTILE}`)
    const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
    if (!booked.ok) throw new Error(booked.code)
    await tellNews(server.deps)
    server.setNow('2026-11-23T17:00:00Z')
    await remindOfVisits(server.deps)
    await work()
    await server.store.run(sql`insert into notice_channels (account_id, channel, updated_at) values (${olga.accountId}, 'mail', now())`)
    await cancelledByClinic(server.deps, { provider: 'azure', ref: booked.value.orderId, reason: HOSTILE, toldBy: 'system' })
    await work()
    await expectClean(3)
    const texts = (await listInbox(server.store)).map(({ text }) => text)
    expect(texts.every(text => text.includes('Злой evil. by'))).toBe(true)
  })

  test('every sentence about a visit carries its place in one line', () => {
    const visit = { starts_at: '2026-11-24T11:30:00Z', branch_name: HOSTILE, branch_address: HOSTILE }
    const now = new Date('2026-11-20T08:00:00Z')
    const { notMovedText, movedByClinicText, ...plain } = notices
    const said = [notMovedText(visit, visit.starts_at, now, language), movedByClinicText(visit, visit.starts_at, now, language)]
    for (const text of [...said, ...Object.values(plain).map(sentence => sentence(visit, now, language))]) {
      expect(text).toContain('Злой evil. by зло. бел')
      expect(text).not.toMatch(/[\r\n<>{}@\u200b\u2028\u202e]|:\/\/|evil\.by/)
    }
  })
})
