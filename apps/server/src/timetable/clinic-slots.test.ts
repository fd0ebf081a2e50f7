import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { refreshDays } from './clinic-slots.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('a time that is removed in the moment when a reading misses it stops no reading', async () => {
  const { store } = server
  const { assignmentId, timetableId } = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const day = { assignmentId: Number(assignmentId), day: '2026-11-24', hash: 'aa' }
  let commit: () => void = () => undefined
  const kept = new Promise<void>(done => {
    commit = done
  })
  let removed: () => void = () => undefined
  const isRemoved = new Promise<void>(done => {
    removed = done
  })
  const removing = store.transaction(async tx => {
    await tx.run(sql`delete from slots where id = ${timetableId}`)
    removed()
    await kept
  })
  await isRemoved
  const reading = store.transaction(tx => refreshDays(tx, [day], [], server.now()))
  await vi.waitUntil(
    async () =>
      (await store.rows(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length > 0
  )
  commit()
  await removing
  expect(await reading).toMatchObject({ added: 0, missed: 0 })
  expect(await store.rows(sql`select id from slots`)).toEqual([])
})
