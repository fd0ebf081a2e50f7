import { bookDoctorSlot } from '@vizit/contract/booking'
import { readFeed, revokeFeed, setFeed } from '@vizit/contract/calendar-feed'
import { moveVisit } from '@vizit/contract/move-visit'
import { sendUserInfo } from '@vizit/contract/own-data'
import { cancelVisit, visitCalendar } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function feedOf({ call }: Patient, words: 'full' | 'plain') {
  const made = await call(setFeed, { words })
  if (!made.ok || !made.value.feed?.link) throw new Error('no feed')
  return made.value.feed.link
}

/** The calendar as a program reads it: by its address alone. */
async function read(link: string) {
  const response = await fetch(server.url + new URL(link).pathname)
  return { status: response.status, type: response.headers.get('content-type'), text: (await response.text()).replaceAll(/\r\n[ \t]/g, '') }
}

async function book(person: Patient, profileId: string, startsAt: string, assignmentId?: string) {
  const slot = await server.aSlot({ startsAt, ...(assignmentId ? { assignmentId } : { doctor: { children: true } }) })
  const booked = await person.call(bookDoctorSlot, { ...slot, profileId })
  if (!booked.ok) throw new Error(booked.code)
  return booked.value
}

test('the family’s visits are read by a secret address without a session, with the words that its owner chose', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { firstName: 'Михаил' })
  const own = await book(olga, olga.profileId, '2026-11-24T11:30:00Z')
  const childs = await book(olga, child, '2026-11-25T07:00:00Z')
  const stranger = await server.aPatient()
  const elsewhere = await book(stranger, stranger.profileId, '2026-11-26T07:00:00Z')

  const link = await feedOf(olga, 'full')
  expect(link).toMatch(new RegExp(`^${server.config.publicUrl}/api/v2/public/calendar/[\\w-]{43}/visits.ics$`))
  const full = await read(link)
  expect(full).toMatchObject({ status: 200, type: expect.stringContaining('text/calendar') })
  expect(full.text).toContain(`UID:${own.orderId}@vizit`)
  expect(full.text).toContain('DTSTART;TZID=Europe/Minsk:20261124T143000')
  expect(full.text).toContain('SUMMARY:Терапевт: Ковалёва Анна Сергеевна')
  expect(full.text).toContain('SUMMARY:Михаил · Терапевт: Ковалёва Анна Сергеевна')
  expect(full.text).not.toContain(elsewhere.orderId)

  expect(await feedOf(olga, 'plain')).toBe(link)
  const plain = await read(link)
  expect(plain.text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Визит', 'SUMMARY:Визит'])
  expect(plain.text).toContain(childs.orderId)
  expect(plain.text).not.toMatch(/Ковалёва|Терапевт|Сурганова|Михаил|LOCATION|DESCRIPTION/)
  const views = await server.store.rows(sql`select profile_id from audit where action = 'visits-looked'`)
  expect(views).toEqual([{ profile_id: child }])
})

test('a visit keeps its UID, its SEQUENCE grows when it is moved, and a cancelled one says so for two weeks', async () => {
  const olga = await server.aPatient()
  const visit = await book(olga, olga.profileId, '2026-12-24T11:30:00Z')
  const link = await feedOf(olga, 'plain')
  const sequence = async () => Number(/^SEQUENCE:(\d+)/m.exec((await read(link)).text)![1])
  const before = await sequence()
  const other = await server.aSlot({ assignmentId: visit.assignmentId, startsAt: '2026-12-25T11:30:00Z' })
  expect(await olga.call(moveVisit, { orderId: visit.orderId, ...other })).toMatchObject({ ok: true })
  const moved = (await read(link)).text
  expect(moved.match(/^UID:/gm)).toHaveLength(1)
  expect(moved).toContain('DTSTART;TZID=Europe/Minsk:20261225T143000')
  expect(await sequence()).toBe(before + 1)
  const about = { orderId: visit.orderId, assignmentId: visit.assignmentId, profileId: olga.profileId }
  expect(await olga.call(cancelVisit, about)).toMatchObject({ ok: true })
  expect((await read(link)).text).toContain('STATUS:CANCELLED')
  expect(await sequence()).toBe(before + 2)
  server.setNow('2026-12-05T08:00:00Z')
  expect((await read(link)).text).not.toContain('UID:')
})

test('the address is no row of the store, can be shown again, and opens nothing once it is revoked, erased or asked too often', async () => {
  const olga = await server.aPatient()
  expect(await olga.call(readFeed, {})).toMatchObject({ value: { feed: null } })
  const link = await feedOf(olga, 'plain')
  const token = /calendar\/([\w-]{43})/.exec(link)![1]!
  const rows = await server.store.rows<{ row: string }>(sql`select to_jsonb(f)::text as row from calendar_feeds f`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await olga.call(readFeed, {})).toMatchObject({ value: { feed: { link, words: 'plain', readAt: null } } })
  expect((await read(link)).status).toBe(200)
  expect(await olga.call(readFeed, {})).toMatchObject({ value: { feed: { readAt: '2026-11-20T08:00:00Z' } } })

  expect(await olga.call(revokeFeed, {})).toMatchObject({ ok: true })
  expect((await read(link)).status).toBe(404)
  const again = await feedOf(olga, 'full')
  expect(again).not.toBe(link)
  for (let time = 0; time < 60; time++) await read(again)
  expect((await read(again)).status).toBe(429)

  const boris = await server.aPatient()
  const his = await feedOf(boris, 'plain')
  await server.store.transaction(tx => eraseAccount(tx, boris.accountId, server.now()))
  expect((await read(his)).status).toBe(404)
})

test('somebody who may not see visits any more sees them in no calendar', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  await book(olga, child, '2026-11-25T07:00:00Z')
  const link = await feedOf(olga, 'plain')
  expect((await read(link)).text).toContain('UID:')
  await server.store.run(sql`delete from family_members where profile_id = ${child}`)
  expect((await read(link)).text).not.toContain('UID:')
})

test('a calendar names the speciality in the language of its owner, and a file of one visit does so too', async () => {
  const olga = await server.aPatient({ language: 'be' })
  const { orderId } = await book(olga, olga.profileId, '2026-11-24T11:30:00Z')
  await server.store.run(sql`update specialities set name_en = 'Internist', name_be = 'Тэрапеўт' where name = 'Терапевт'`)
  const link = await feedOf(olga, 'full')
  const file = async () => {
    const answer = await olga.call(visitCalendar, { orderId })
    return answer.ok ? (answer.value as Blob).text() : answer.code
  }
  for (const [language, speciality] of [
    ['be', 'Тэрапеўт'],
    ['en', 'Internist'],
    ['ru', 'Терапевт']
  ] as const) {
    await olga.call(sendUserInfo, { preferences: { language } })
    const summary = `SUMMARY:${speciality}: Ковалёва Анна Сергеевна`
    expect((await read(link)).text).toContain(summary)
    expect(await file()).toContain(summary)
  }
})
