// Everything that the server says to a person is in the language that they chose, and stays in the one that they had when it was written down.
import { randomUUID } from 'node:crypto'
import { sendACode } from '@vizit/contract/a-code'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { setFeed } from '@vizit/contract/calendar-feed'
import { setEmails } from '@vizit/contract/email'
import { moveVisit } from '@vizit/contract/move-visit'
import { sendReauthCode, sendUserInfo } from '@vizit/contract/own-data'
import { addRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { chooseChannel } from '@vizit/contract/reminders'
import { initPhoneLogin } from '@vizit/contract/sign-in'
import { cancelVisit, visitCalendar } from '@vizit/contract/visits'
import { makeWaitingRequest } from '@vizit/contract/waiting-list'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledByClinic } from '../booking/at-clinic/cancel-by-clinic.job.ts'
import { changeVisit } from '../booking/at-clinic/change-as-clinic.job.ts'
import { settleCancel } from '../booking/cancelling/settle-cancel.job.ts'
import { settleMove } from '../booking/moves/settle-move.job.ts'
import { settleVisit } from '../booking/settle-visit.job.ts'
import { tellNews } from '../booking/tell-news.ts'
import type { ClinicGateway } from '../clinics/gateway.ts'
import { sendMailLink } from '../email/send-mail-link.job.ts'
import { remindOfVisits } from '../reminders/remind.job.ts'
import { tellReady } from '../results/take-reports.ts'
import { sql } from '../store/store.ts'
import { aReport } from '../testing/test-reports.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { attachDocument } from '../visits/attach-document.ts'
import { offerTimes } from '../waiting-list/offer-times.job.ts'
import { sendNotification } from './send-notification.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

type Written = { language: Language; subject: string; body: string; brief: string }

/** What is written down for its reader and not sent yet, the oldest first; read once. */
async function written(): Promise<Written[]> {
  await tellNews(server.deps)
  const rows = await server.store.rows<Written>(sql`
    select language, subject, body, brief from notifications where state = 'due' order by created_at, dedupe`)
  await server.store.run(sql`update notifications set state = 'gave-up'`)
  return rows
}
const bodies = async () => (await written()).map(({ body }) => body)

async function book(person: Patient, startsAt = '2026-11-24T11:30:00Z') {
  const slot = await server.aSlot({ startsAt })
  const booked = await person.call(bookDoctorSlot, { ...slot, profileId: person.profileId })
  if (!booked.ok) throw new Error(booked.code)
  return booked.value
}

/** As above, with the message that it is booked read already. */
async function bookAndHear(person: Patient, startsAt?: string) {
  const visit = await book(person, startsAt)
  await written()
  await server.store.run(sql`delete from notice_visits`)
  return visit
}

const silent: ClinicGateway = {
  timetableIsOurs: false,
  reserve: async () => ({ verdict: 'unknown' }),
  find: async () => ({ verdict: 'unknown' }),
  cancel: async () => 'unknown'
}

const choose = (person: Patient, language: Language) => person.call(sendUserInfo, { preferences: { language } })

describe.each(LANGUAGES)('in %s', language => {
  /** The one of three that this language is to have. */
  const one = (ru: string, en: string, be: string) => ({ ru, en, be })[language]
  const WHEN = one('вт, 24 ноября, 14:30', 'Tue 24 Nov, 14:30', 'аў 24 лістапада, 14:30')
  const brand = one('Визит', 'Vizit', 'Візіт')

  test('a reminder, with its visits, its subject and its push', async () => {
    const olga = await server.aPatient({ language })
    await bookAndHear(olga)
    server.setNow('2026-11-23T17:00:00Z')
    await remindOfVisits(server.deps)
    const lines = await server.store.rows(sql`select line from notice_visits`)
    const until = one('отменить можно до 14:00', 'cancel by 14:00', 'адмена — да 14:00')
    expect(lines).toEqual([{ line: `${WHEN}, Каштан на Сурганова, Минск, ул. Сурганова, 47Б, ${until}` }])
    const what = one('Напоминаем о визите: ', 'Your visit: ', 'Напамінаем пра візіт: ')
    const actions = one('Подтвердить, перенести или отменить', 'Confirm, move or cancel', 'Пацвердзіць, перанесці, адмяніць')
    const subject = one('напоминание о визите', 'your visit', 'напамін пра візіт')
    expect(await written()).toEqual([{ language, subject, brief: `${what}${WHEN}`, body: `${what}{visits}. ${actions}: {link}` }])
  })

  test('two visits at once are counted as the language counts', async () => {
    const olga = await server.aPatient({ language })
    await bookAndHear(olga)
    await bookAndHear(olga, '2026-11-24T13:00:00Z')
    server.setNow('2026-11-23T17:00:00Z')
    await remindOfVisits(server.deps)
    const brief = one('Напоминаем: 2 визита, первый ', 'You have 2 visits, the first on ', 'Напамінаем: 2 візіты, першы ')
    expect((await written()).map(row => row.brief)).toEqual([`${brief}${WHEN}`])
  })

  test('what a clinic answers late, or not at all, and what it changes by itself', async () => {
    const olga = await server.aPatient({ language })
    server.clinic.gateway = silent
    const [late, refused, unanswered] = [
      await bookAndHear(olga),
      await bookAndHear(olga, '2026-11-25T11:30:00Z'),
      await bookAndHear(olga, '2026-11-26T11:30:00Z')
    ]
    server.clinic.gateway = { ...silent, find: async () => ({ verdict: 'reserved', clinicRef: 'r1' }) }
    await settleVisit(server.deps, { orderId: late.orderId })
    expect(await bodies()).toEqual([
      expect.stringMatching(one('^Визит подтверждён: ', '^Visit confirmed: ', '^Візіт пацверджаны: ') + WHEN)
    ])
    server.clinic.gateway = { ...silent, find: async () => ({ verdict: 'refused', reason: null }) }
    await settleVisit(server.deps, { orderId: refused.orderId })
    expect(await bodies()).toEqual([expect.stringMatching(one('^Записать не получилось', '^Booking failed', '^Запісаць не ўдалося'))])
    server.clinic.gateway = silent
    server.pass(2 * 3600)
    await settleVisit(server.deps, { orderId: unanswered.orderId })
    expect(await bodies()).toEqual([
      expect.stringMatching(one('^Центр ещё не ответил', '^The center has not answered yet', '^Цэнтр яшчэ не адказаў'))
    ])

    await server.store.run(sql`update assignments set external_id = 'a' || id`)
    const { provider_id: providerId, name } = (await server.store.row<{ provider_id: number; name: string }>(sql`
      select provider_id, external_id as name from assignments where id = ${late.assignmentId}`))!
    const said = { providerId, reservation: late.orderId, version: 1, assignment: name, reason: null }
    const to = { startsAt: '2026-11-24T15:00:00Z', endsAt: '2026-11-24T15:20:00Z' }
    expect(await changeVisit(server.deps, { ...said, ...to, state: 'booked' })).toBe('changed')
    const moved = one('^Центр перенёс ваш визит с ', '^The center moved your visit from ', '^Цэнтр перанёс візіт з ')
    expect(await bodies()).toEqual([expect.stringMatching(moved + WHEN)])
    await cancelledByClinic(server.deps, { provider: 'azure', ref: late.orderId, reason: 'Болезнь', toldBy: 'system' })
    const [cancelled] = await written()
    expect(cancelled).toMatchObject({
      language,
      subject: one('Центр отменил визит', 'The center canceled your visit', 'Цэнтр адмяніў візіт'),
      brief: expect.stringContaining(one('Откройте', 'Open to', 'Адкрыйце')),
      body: expect.stringMatching(one('Причина и другие времена: ', 'Reason and other times: ', 'Прычына і іншы час: ') + '\\{link\\}$')
    })
  })

  test('a cancelling that the clinic carried out without an answer', async () => {
    const olga = await server.aPatient({ language })
    const { orderId, assignmentId } = await bookAndHear(olga)
    server.clinic.gateway = silent
    expect(await olga.call(cancelVisit, { orderId, assignmentId, profileId: olga.profileId })).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
    server.clinic.gateway = { ...silent, find: async () => ({ verdict: 'refused', reason: null }) }
    await settleCancel(server.deps, { orderId, accountId: olga.accountId })
    expect(await bodies()).toEqual([`${one('Визит отменён', 'Canceled', 'Адменена')}: ${WHEN}, Каштан на Сурганова.`])
  })

  test('a visit that somebody else moves is told to the booker in the booker’s language', async () => {
    const mother = await server.aPatient({ language: one('en', 'be', 'ru') as Language })
    const booker = await server.aPatient({ language })
    const visit = await bookAndHear(mother)
    const child = await server.aChild(booker)
    await server.store.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, since)
      select family_id, ${mother.profileId}, 'SPOUSE', now() from family_members where profile_id = ${booker.profileId}`)
    await server.store.run(sql`
      update visits set account_id = ${booker.accountId}, profile_id = ${child} where order_id = ${visit.orderId}`)
    await server.store.run(sql`update doctors set children = true`)
    const other = await server.aSlot({ assignmentId: visit.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
    expect(await mother.call(moveVisit, { orderId: visit.orderId, ...other })).toMatchObject({ ok: true })
    expect(await written()).toMatchObject([
      { language, body: expect.stringMatching(one('^Визит перенесён на ср, 25', '^Visit moved to Wed 25', '^Візіт перанесены на ср 25')) }
    ])
  })

  test('a move that its clinic refused long after it was asked', async () => {
    const olga = await server.aPatient({ language })
    const visit = await bookAndHear(olga)
    const other = await server.aSlot({ assignmentId: visit.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
    server.clinic.gateway = silent
    expect(await olga.call(moveVisit, { orderId: visit.orderId, ...other })).toMatchObject({ ok: true })
    server.clinic.gateway = { ...silent, find: async () => ({ verdict: 'refused', reason: null }) }
    await settleMove(server.deps, { orderId: visit.orderId })
    const stays = one('не получилось. Он остаётся', 'It stays', 'не ўдалося. Застаецца')
    expect(await bodies()).toEqual([expect.stringMatching(`${stays}.*: ${WHEN}, Каштан на Сурганова\\.$`)])
  })

  test('a time that came free, and a new document', async () => {
    const olga = await server.aPatient({ language })
    const { doctorId, assignmentId } = await server.aDoctor()
    const days = { from: '2026-11-20', to: '2026-11-30', parts: ['afternoon'] as const }
    expect(await olga.call(makeWaitingRequest, { profileId: olga.profileId, doctorId, ...days, parts: [...days.parts] })).toMatchObject({
      ok: true
    })
    await server.aSlot({ assignmentId })
    await offerTimes(server.deps)
    const [offer] = await written()
    expect(offer!.subject).toBe(one('Появилось время для записи', 'A time that you can book', 'З’явіўся час для запісу'))
    expect(offer!.body).toContain(one('Появилось время: ', 'A time is free: ', 'З’явіўся час: ') + WHEN)
    expect(offer!.body).toContain(one('В 11:15 мы', 'At 11:15 we', 'А 11:15 паведамім'))
    const id = await aReport(server.store, { profileId: olga.profileId, assignmentId })
    await server.store.transaction(tx =>
      tellReady(tx, server.deps, { id, profileId: olga.profileId }, { now: server.now(), askerId: null })
    )
    const [ready] = await written()
    expect(ready!.body).toMatch(new RegExp(`^${brand}: .*${one('новый документ', 'new document', 'новы дакумент')}`))
  })

  test('the first code to a phone that is new comes in the language of the page', async () => {
    const [phone, deviceId] = ['375291112233', randomUUID()]
    expect(await server.nobody(initPhoneLogin, { phone: `+${phone}`, deviceId, language })).toMatchObject({ ok: true })
    expect(server.sent.at(-1)!.text).toMatch(new RegExp(`^${brand}: `))
  })

  test('a code to sign in comes in the language of the page that asks, whatever its owner has chosen; what comes afterwards in the chosen one', async () => {
    const olga = await server.aPatient({ language: language === 'en' ? 'be' : 'en' })
    const asked = await server.nobody(initPhoneLogin, { phone: `+${olga.phone}`, deviceId: randomUUID(), language })
    expect(asked).toMatchObject({ ok: true })
    expect(server.sent.at(-1)!.text).toMatch(new RegExp(`^${brand}: `))
    expect(await olga.call(sendReauthCode, { action: 'export' })).toMatchObject({ ok: true })
    expect(server.sent.at(-1)!.text).toContain(language === 'en' ? 'каб спампаваць усе' : 'to download all')
  })

  test('codes: to sign in, to prove who asks, to open documents, to join a family', async () => {
    const olga = await server.aPatient({ language })
    const { assignmentId } = await server.aDoctor()
    await aReport(server.store, { profileId: olga.profileId, assignmentId })
    expect(await server.nobody(initPhoneLogin, { phone: `+${olga.phone}`, deviceId: randomUUID() })).toMatchObject({ ok: true })
    for (const action of ['export', 'erase', 'passkeys'] as const) {
      server.pass(61)
      expect(await olga.call(sendReauthCode, { action })).toMatchObject({ ok: true })
    }
    expect(await olga.call(sendACode, { profileId: olga.profileId, providerCode: 'azure' })).toMatchObject({ ok: true })
    const nina = {
      lastName: 'Савицкая',
      firstName: 'Нина',
      middleName: '-',
      birthday: '1960-02-01',
      sex: 'FEMALE',
      relKind: 'PARENT'
    } as const
    const added = await olga.call(addRelative, { ...nina, phones: [{ number: '+375297654321' }] })
    expect(await olga.call(sendRelativeCode, { relId: added.ok ? added.value.relId : '' })).toMatchObject({ ok: true })
    const texts = server.sent.map(sms => sms.text.split('\n')[0]!.replace(/\d{6}/, 'N'))
    const secret = one('Никому его не сообщайте.', 'Do not tell it to anyone.', 'Нікому яго не кажыце.')
    expect(texts).toEqual([
      `${one('Визит: код N.', 'Vizit: code N.', 'Візіт: код N.')} ${secret}`,
      expect.stringContaining(one('чтобы скачать все', 'to download all', 'каб спампаваць усе')),
      expect.stringContaining(one('чтобы удалить', 'to delete', 'каб выдаліць')),
      expect.stringContaining(one('чтобы изменить', 'to change', 'каб змяніць')),
      expect.stringContaining(
        one('чтобы открыть документы. Действует сутки', 'to open your documents. Good for a day', 'каб адкрыць дакументы. Дзейнічае суткі')
      ),
      expect.stringMatching(`^${brand}: Савицкая О. В. ${one('добавляет', 'is adding', 'дадае')} .* N\\. `)
    ])
  })

  test('a calendar, the file of one visit, and a document whose clinic has no name for it', async () => {
    const olga = await server.aPatient({ language })
    const { orderId } = await bookAndHear(olga)
    const room = one('каб. 214', 'room 214', 'каб. 214')
    const file = await olga.call(visitCalendar, { orderId })
    expect(file.ok && (await (file.value as Blob).text()).replaceAll(/\r\n[ \t]/g, '')).toMatch(
      new RegExp(`NAME:${brand}[^]*LOCATION:Каштан на Сурганова\\\\, Минск\\\\, ул\\. Сурганова\\\\, 47Б\\\\, ${room}`)
    )
    const feed = await olga.call(setFeed, { words: 'plain' })
    const address = feed.ok ? feed.value.feed!.link! : ''
    const ics = await (await fetch(server.url + new URL(address).pathname)).text()
    expect(ics).toContain(`SUMMARY:${one('Визит', 'Visit', 'Візіт')}\r\n`)
    await attachDocument(server.deps, { orderId, name: '...', bytes: new TextEncoder().encode('%PDF-1.7') })
    const name = one('Документ.pdf', 'Document.pdf', 'Дакумент.pdf')
    expect(await server.store.rows(sql`select name from visit_documents`)).toEqual([{ name }])
  })
})

test('whoever has chosen nothing is written to in Russian; a choice is followed by the next message, and is one of three', async () => {
  const olga = await server.aPatient()
  const ask = async () => {
    server.pass(61)
    await olga.call(sendReauthCode, { action: 'export' })
    return server.sent.at(-1)!.text
  }
  expect(await ask()).toMatch(/^Визит: код/)
  expect(await choose(olga, 'be')).toMatchObject({ ok: true, value: { profile: { preferences: { language: 'be' } } } })
  expect(await ask()).toMatch(/^Візіт: код/)
  expect(await choose(olga, 'de' as Language)).toMatchObject({ code: 'INVALID_INPUT' })
  const by = server.store.run(sql`update user_preferences set preferences = '{"language": "de"}'`)
  await expect(by).rejects.toThrow('user_preferences_language')
})

test('a message stays in the language in which it was written down, whatever its reader chooses before it leaves', async () => {
  const olga = await server.aPatient({ language: 'be', email: 'olga@post.example' })
  await olga.call(chooseChannel, { channel: 'mail' })
  await bookAndHear(olga)
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  expect(await olga.call(setEmails, { emails: [{ address: 'new@post.example', usage: 'PRIMARY' }] })).toMatchObject({ ok: true })
  await choose(olga, 'en')
  const { id } = (await server.store.row<{ id: string }>(sql`select id from notifications where state = 'due'`))!
  await sendNotification(server.deps, { id }, 'last')
  const { id: linkId } = (await server.store.row<{ id: string }>(sql`select id from mail_links`))!
  await sendMailLink(server.deps, { id: linkId })
  expect(server.mails).toMatchObject([
    {
      language: 'be',
      subject: 'Візіт: напамін пра візіт',
      text: expect.stringMatching(/^Вітаем!\n\nНапамінаем пра візіт: аў 24 лістапада/)
    },
    { language: 'be', subject: 'Візіт: пацвердзіце адрас', text: expect.stringMatching(/^Вітаем!\n\nКаб прывязаць/) }
  ])
})

test('a push has the name of the service and its words in the language of its reader', async () => {
  const olga = await server.aPatient({ language: 'en' })
  await server.store.run(sql`
    insert into push_subscriptions (session_id, account_id, endpoint, p256dh, auth, created_at)
    select id, account_id, 'https://push.example/1', 'key', 'auth', ${server.now()} from sessions where account_id = ${olga.accountId}`)
  await olga.call(chooseChannel, { channel: 'push' })
  await bookAndHear(olga)
  server.setNow('2026-11-23T17:00:00Z')
  await remindOfVisits(server.deps)
  const { id } = (await server.store.row<{ id: string }>(sql`select id from notifications where state = 'due'`))!
  await sendNotification(server.deps, { id }, 'last')
  expect(server.pushes).toMatchObject([{ title: 'Vizit', text: 'Your visit: Tue 24 Nov, 14:30' }])
})
