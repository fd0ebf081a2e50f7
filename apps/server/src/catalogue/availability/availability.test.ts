import { listDoctors, listDoctorsWithSlots, listFreeDays } from '@vizit/contract/catalogue'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../deps.ts'
import type { ReadyJson } from '../../http/route.ts'
import { openStore, sql } from '../../store/store.ts'
import { SOON } from '../../testing/test-process.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listFreeDaysOf } from '../list-timetable.ts'
import { availabilityOf } from './availability.ts'
import { dropOldChanges, findChanges } from './changes.sql.ts'

const server = await startTestServer()
const another = openStore(server.store.pool.options.connectionString!, { connections: 2 })
beforeEach(() => server.reset())
afterAll(async () => {
  await another.close()
  await server.stop()
})

const DAY = '2026-11-24'
const RANGE = { dateStart: '2026-11-20', dateEnd: '2027-01-20' }

/** What another process over the same database says of the free days, by what it has counted. */
async function atAnother(): Promise<unknown> {
  const answer = (await listFreeDaysOf({ store: another, now: server.now() } as Ctx, { provider: 'all', ...RANGE })) as ReadyJson
  expect(answer.kind).toBe('ready-json')
  return (JSON.parse(answer.plain.toString()) as { data: { days: unknown } }).data.days
}

async function days(): Promise<unknown> {
  const answer = await server.nobody(listFreeDays, { provider: 'all', ...RANGE })
  return answer.ok && answer.value.days
}

test('what is taken, given back or added by anybody is in the next answer of every server, the calendar, the day and the list alike', async () => {
  const { assignmentId } = await server.aDoctor()
  const first = await server.aSlot({ assignmentId })
  await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:30:00Z' })
  expect([await days(), await atAnother()]).toEqual([[{ date: DAY, free: 2 }], [{ date: DAY, free: 2 }]])
  await server.store.run(sql`update slots set taken_by = 'visit' where id = ${first.timetableId}`)
  expect([await days(), await atAnother()]).toEqual([[{ date: DAY, free: 1 }], [{ date: DAY, free: 1 }]])
  const onDay = await server.nobody(listDoctorsWithSlots, { provider: 'all', date: DAY })
  expect(onDay.ok && onDay.value.doctors.map(doctor => doctor.freeTimeslots.map(slot => slot.startTime))).toEqual([
    ['2026-11-24T12:30:00Z']
  ])
  const list = await server.nobody(listDoctors, { provider: 'all', sort: 'byDate' })
  expect(list.ok && list.value.doctors.map(doctor => doctor.nearestTimeslot)).toEqual(['2026-11-24T12:30:00Z'])
  await another.run(sql`update slots set taken_by = null where id = ${first.timetableId}`)
  await server.aSlot({ assignmentId, startsAt: '2026-12-01T12:30:00Z' })
  const three = [
    { date: DAY, free: 2 },
    { date: '2026-12-01', free: 1 }
  ]
  expect([await days(), await atAnother()]).toEqual([three, three])
})

test('a slot that begins is not offered from that moment on, and the next day has its own', async () => {
  const { assignmentId } = await server.aDoctor()
  for (const startsAt of ['2026-11-20T08:30:00Z', '2026-11-20T09:00:00Z', '2026-11-21T08:30:00Z'])
    await server.aSlot({ assignmentId, startsAt })
  const seen: unknown[] = []
  for (const now of [
    '2026-11-20T08:29:59.999Z',
    '2026-11-20T08:30:00Z',
    '2026-11-20T21:00:00Z',
    '2026-11-21T08:30:00Z',
    '2026-11-20T08:00:00Z'
  ]) {
    server.setNow(now)
    const list = await server.nobody(listDoctors, { provider: 'all', sort: 'byDate' })
    seen.push([await days(), list.ok && list.value.doctors[0]?.nearestTimeslot])
  }
  const [today, tomorrow] = [
    { date: '2026-11-20', free: 2 },
    { date: '2026-11-21', free: 1 }
  ]
  expect(seen).toEqual([
    [[today, tomorrow], '2026-11-20T08:30:00Z'],
    [[{ ...today, free: 1 }, tomorrow], '2026-11-20T09:00:00Z'],
    [[tomorrow], '2026-11-21T08:30:00Z'],
    [[], null],
    [[today, tomorrow], '2026-11-20T08:30:00Z']
  ])
})

test('a transaction that began before a poll and was committed after it is in the next answer', async () => {
  const slot = await server.aSlot()
  await server.store.transaction(async tx => {
    await tx.run(sql`update slots set taken_by = 'clinic' where id = ${slot.timetableId}`)
    // Others that begin later and are committed earlier do not hide it.
    await another.run(
      sql`insert into slots (assignment_id, starts_at, ends_at) values (${slot.assignmentId}, '2026-11-25T08:00:00Z', '2026-11-25T08:20:00Z')`
    )
    expect(await atAnother()).toEqual([
      { date: DAY, free: 1 },
      { date: '2026-11-25', free: 1 }
    ])
  })
  expect(await atAnother()).toEqual([{ date: '2026-11-25', free: 1 }])
})

test('a server that has not looked for longer than changes are kept counts anew', async () => {
  const slot = await server.aSlot()
  expect(await atAnother()).toEqual([{ date: DAY, free: 1 }])
  await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${slot.timetableId}`)
  await dropOldChanges(server.store)
  const { snapshot } = (await findChanges(another, null))!
  expect((await findChanges(another, snapshot))!.whole).toBe(true)
  // Each dropping leaves what was changed since the one before it, and what a transaction under way anywhere on the database server may not have seen.
  await expect
    .poll(async () => {
      await dropOldChanges(server.store)
      return server.store.rows(sql`select from timetable_changes`)
    }, SOON)
    .toEqual([])
  expect(await atAnother()).toEqual([])
})

test('after a crash of the database, which empties the log, everything is counted anew', async () => {
  const slot = await server.aSlot()
  expect(await atAnother()).toEqual([{ date: DAY, free: 1 }])
  await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${slot.timetableId}`)
  await server.store.pool.query('truncate timetable_changes, timetable_changes_mark')
  // The first who notices begins a new log; the others are not to take it for the old one.
  expect(await days()).toEqual([])
  expect(await atAnother()).toEqual([])
})

test('however many questions are thought up, what is kept stays within its bounds', async () => {
  await server.aSlot()
  const { kept } = availabilityOf(another)
  const most = { bytes: 8 * 2 ** 20, answers: 4_000 }
  const ask = (n: number) =>
    listFreeDaysOf({ store: another, now: server.now() } as Ctx, { provider: 'all', doctorId: String(1_000_000 + n), ...RANGE })
  for (let n = 0; n < most.answers + 400; n += 400) await Promise.all(Array.from({ length: 400 }, (_, more) => ask(n + more)))
  expect(kept.size.answers).toBe(most.answers)
  expect(kept.size.bytes).toBeLessThanOrEqual(most.bytes)
  expect(await atAnother()).toEqual([{ date: DAY, free: 1 }])
})

test('a long answer is compressed for who takes it so, and is the same [7.07]', async () => {
  for (let n = 0; n < 12; n++) await server.aDoctor({ lastName: `Ковалёва-${n}` })
  const ask = (accepted: string) =>
    fetch(`${server.url}/api/v2/public/booking/all/doctors?sort=byDate`, { headers: { 'accept-encoding': accepted } })
  const plain = await ask('identity')
  const zipped = await ask('gzip')
  expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect([plain.headers.get('cache-control'), zipped.headers.get('cache-control')]).toEqual(['no-store', 'no-store'])
  expect(await zipped.text()).toBe(await plain.text())
})
