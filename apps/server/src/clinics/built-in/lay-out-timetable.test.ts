import { bookDoctorSlot } from '@vizit/contract/booking'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { layOutTimetable } from './lay-out-timetable.job.ts'

const server = await startTestServer()
afterAll(() => server.stop())

/** Mondays from nine to ten in slots of twenty minutes. */
async function aDoctorOnMondays() {
  const { assignmentId, branchId } = await server.aDoctor()
  await server.store.run(sql`
    insert into weekly_hours (assignment_id, weekday, opens, closes, slot_minutes, since) values (${assignmentId}, 1, '09:00', '10:00', 20, '2026-11-01')`)
  return { assignmentId, branchId }
}

async function monday(assignmentId: string, state = 'free'): Promise<{ id: string; starts_at: string }[]> {
  return server.store.rows(sql`
    select id, starts_at from slots where assignment_id = ${assignmentId} and coalesce(taken_by, 'free') = ${state}
      and starts_at >= '2026-11-23' and starts_at < '2026-11-24' order by starts_at`)
}

test('a clinic without a system of its own gives its hours and has slots for two months, once however often they are laid out [9.12]', async () => {
  const { assignmentId } = await aDoctorOnMondays()
  await layOutTimetable(server.deps)
  expect((await monday(assignmentId)).map(slot => slot.starts_at)).toEqual([
    '2026-11-23T06:00:00Z',
    '2026-11-23T06:20:00Z',
    '2026-11-23T06:40:00Z'
  ])
  const all = sql`select count(*)::int as slots, min(starts_at) as first, max(starts_at) as last from slots where assignment_id = ${assignmentId}`
  const before = await server.store.row(all)
  expect(before).toEqual({ slots: 9 * 3, first: '2026-11-23T06:00:00Z', last: '2027-01-18T06:40:00Z' })
  await layOutTimetable(server.deps)
  expect(await server.store.row(all)).toEqual(before)
})

test('a day off closes what is free and leaves the booked visit where it is; undone, the times are free again', async () => {
  const { assignmentId, branchId } = await aDoctorOnMondays()
  await layOutTimetable(server.deps)
  const [first, second] = await monday(assignmentId)
  const olga = await server.aPatient()
  const book = (slot: { id: string }) => olga.call(bookDoctorSlot, { timetableId: slot.id, assignmentId, profileId: olga.profileId })
  const given = await book(second!)
  await olga.call(cancelVisit, { orderId: given.ok ? given.value.orderId : '', assignmentId, profileId: olga.profileId })
  expect(await book(first!)).toMatchObject({ ok: true, value: { status: 'booked' } })

  await server.store.run(sql`insert into hours_exceptions (branch_id, day, kind) values (${branchId}, '2026-11-23', 'closed')`)
  await layOutTimetable(server.deps)
  expect(await monday(assignmentId)).toEqual([])
  expect(await monday(assignmentId, 'visit')).toEqual([first])
  expect(await book(second!)).toMatchObject({ code: 'TIMESLOT_IS_BUSY' })

  await server.store.run(sql`delete from hours_exceptions where branch_id = ${branchId}`)
  await layOutTimetable(server.deps)
  expect((await monday(assignmentId)).map(slot => slot.starts_at)).toEqual(['2026-11-23T06:20:00Z', '2026-11-23T06:40:00Z'])
  expect(await book(second!)).toMatchObject({ ok: true })
})

test('new hours replace the old slots around a visit, never over it', async () => {
  const { assignmentId } = await aDoctorOnMondays()
  await layOutTimetable(server.deps)
  const [, second] = await monday(assignmentId)
  const olga = await server.aPatient()
  await olga.call(bookDoctorSlot, { timetableId: second!.id, assignmentId, profileId: olga.profileId })
  await server.store.run(sql`update weekly_hours set slot_minutes = 30, closes = '10:30' where assignment_id = ${assignmentId}`)
  await layOutTimetable(server.deps)
  expect((await monday(assignmentId)).map(slot => slot.starts_at)).toEqual(['2026-11-23T07:00:00Z'])
  expect(await monday(assignmentId, 'visit')).toEqual([second])
})

test('a doctor who cannot be in two places of one branch at once has no hours that overlap', async () => {
  const { assignmentId } = await aDoctorOnMondays()
  const again = server.store.run(sql`
    insert into weekly_hours (assignment_id, weekday, opens, closes, slot_minutes, since) values (${assignmentId}, 1, '09:59', '12:00', 20, '2026-12-01')`)
  await expect(again).rejects.toThrow('weekly_hours')
})
