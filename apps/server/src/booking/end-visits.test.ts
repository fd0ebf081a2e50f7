import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { endPastVisits } from './end-visits.job.ts'

const server = await startTestServer()
afterAll(() => server.stop())

test('a confirmed visit took place unless its clinic says otherwise within a day: whoever had it has been there before', async () => {
  const olga = await server.aPatient()
  const first = await server.aSlot({ startsAt: '2026-11-20T11:00:00Z' })
  const { assignmentId } = first
  const recent = await server.aSlot({ assignmentId, startsAt: '2026-11-21T10:00:00Z' })
  const again = await server.aSlot({ assignmentId, startsAt: '2026-11-24T11:00:00Z' })
  const byPhone = await server.aSlot({ assignmentId, startsAt: '2026-11-20T12:00:00Z' })
  const book = async (slot: typeof first) => {
    const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
    return answer.ok ? 'booked' : answer.code
  }
  expect([await book(first), await book(recent), await book(byPhone)]).toEqual(['booked', 'booked', 'booked'])
  await server.store.run(sql`update visits set status = 'created_manually' where slot_id = ${byPhone.timetableId}`)
  await server.store.run(sql`update doctors set online_booking = 'from-second-visit'`)
  expect(await book(again)).not.toBe('booked')
  server.setNow('2026-11-21T11:20:00Z')
  await endPastVisits(server.deps)
  expect(await book(again)).not.toBe('booked')
  server.pass(1)
  await endPastVisits(server.deps)
  const states = await server.store.rows<{ status: string }>(sql`select status from visits order by starts_at`)
  expect(states.map(row => row.status)).toEqual(['done', 'created_manually', 'booked'])
  expect(await book(again)).toBe('booked')
})
