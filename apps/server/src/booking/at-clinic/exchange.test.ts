// A visit is moved at a clinic that can exchange its times in one step.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit, listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicGateway, ClinicMove } from '../../clinics/gateway.ts'
import { sql } from '../../store/store.ts'
import { type Slot, startTestServer } from '../../testing/test-server.ts'
import { settleMove } from '../moves/settle-move.job.ts'
import { changeAsClinic } from './change-as-clinic.job.ts'
import { putBackAtClinic } from './put-back-at-clinic.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const [THEN, NEXT] = ['2026-11-24T11:30:00Z', '2026-11-25T11:30:00Z']

/** A clinic that has each order at one time, loses what it is told to lose, and gives times to others. */
function aClinic() {
  const has = new Map<string, string>()
  const clinic = { has, loses: 'nothing' as 'nothing' | 'questions' | 'answers', givenAway: new Set<string>(), cancelled: [] as string[] }
  const move = (orderId: string, startDate: string): ClinicMove => {
    if (!has.has(orderId)) return { verdict: 'refused', reason: null }
    if (clinic.givenAway.has(startDate)) return { verdict: 'busy' }
    has.set(orderId, startDate)
    return { verdict: 'moved', clinicRef: 'R' }
  }
  const gateway: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async ({ orderId, startDate }) => (has.set(orderId, startDate), { verdict: 'reserved', clinicRef: 'R' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async ({ orderId }) => (clinic.cancelled.push(orderId), has.delete(orderId), 'cancelled'),
    move: async (from, to) => {
      expect(to.orderId).toBe(from.orderId)
      if (clinic.loses === 'questions') return { verdict: 'unknown' }
      const said = move(from.orderId, to.startDate)
      return clinic.loses === 'answers' ? { verdict: 'unknown' } : said
    }
  }
  server.clinic.gateway = gateway
  return clinic
}

/** A patient with a visit, another free time of its doctor, and all that is done with them. */
async function aVisit() {
  const clinic = aClinic()
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: THEN })
  const next = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: NEXT })
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  if (!answer.ok) throw new Error(answer.code)
  const { orderId } = answer.value
  const taken = async (one: Slot) =>
    (await server.store.row<{ by: string | null }>(sql`select taken_by as by from slots where id = ${one.timetableId}`))!.by
  return {
    clinic,
    orderId,
    assignmentId: slot.assignmentId,
    move: () => olga.call(moveVisit, { orderId, ...next }),
    cancel: () => olga.call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }),
    /** Where it stands with us, where it is to go, both slots, where the clinic has it. */
    async now() {
      const list = await olga.call(listVisits, {})
      const visit = list.ok ? list.value.orders[0]! : undefined
      return [visit?.startDate, visit?.movingTo, await taken(slot), await taken(next), clinic.has.get(orderId)]
    }
  }
}

const told = async () =>
  (await server.store.rows<{ body: string }>(sql`select body from notifications where dedupe not like 'told-%' order by body`)).map(row =>
    row.body.split(' ').slice(0, 3).join(' ')
  )
const jobs = async () =>
  (
    await server.store.rows<{ task: string; payload: never }>(sql`
      select j.task_identifier as task, p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id)
      where j.task_identifier in ('cancel-at-clinic', 'put-back-at-clinic', 'settle-move', 'check-held') order by id`)
  ).map(row => [row.task, row.payload] as const)
const names = async () => (await jobs()).map(([task]) => task)

test('the two times are exchanged under the one name that the visit has there, and nothing is cancelled for it', async () => {
  const { clinic, move, now } = await aVisit()
  expect(await move()).toMatchObject({ ok: true, value: { startDate: NEXT, movingTo: null } })
  expect([await now(), clinic.has.size, clinic.cancelled, await names()]).toEqual([[NEXT, null, null, 'visit', NEXT], 1, [], []])
})

test('an answer that was lost is asked for again: until then the visit stands and both times are kept, then it is moved, once', async () => {
  const { clinic, orderId, move, now } = await aVisit()
  clinic.loses = 'answers'
  expect(await move()).toMatchObject({ ok: true, value: { startDate: THEN, movingTo: NEXT } })
  expect(await now()).toEqual([THEN, NEXT, 'visit', 'visit', NEXT])
  await settleMove(server.deps, { orderId })
  expect(await told()).toEqual([])
  clinic.loses = 'nothing'
  for (let time = 0; time < 2; time++) await settleMove(server.deps, { orderId })
  expect([await now(), await told(), clinic.has.size]).toEqual([[NEXT, null, null, 'visit', NEXT], ['Визит перенесён на'], 1])
})

test.each([
  ['gives the old time back to it', 'free', [THEN, null, 'visit', null, THEN], ['Перенести визит на']],
  [
    'keeps it at the new one when the old has gone to somebody else',
    'given-away',
    [NEXT, null, 'clinic', 'visit', NEXT],
    ['Перенести визит на', 'Центр перенёс ваш']
  ]
] as const)('a clinic that was silent for two hours and had moved the visit %s', async (_, old, end, words) => {
  const { clinic, orderId, move, now } = await aVisit()
  await server.store.run(sql`update assignments set external_id = 'role'`)
  clinic.loses = 'answers'
  await move()
  server.pass(7_201)
  await settleMove(server.deps, { orderId })
  expect(await now()).toEqual([THEN, null, 'visit', null, NEXT])
  const [[task, payload]] = (await jobs()).filter(([name]) => name === 'put-back-at-clinic') as [readonly [string, never]]
  clinic.loses = 'questions'
  await expect(putBackAtClinic(server.deps, payload, 'another-follows'), task).rejects.toThrow('did not answer')
  clinic.loses = 'nothing'
  if (old === 'given-away') clinic.givenAway.add(THEN)
  await putBackAtClinic(server.deps, payload, 'another-follows')
  expect([await now(), await told()]).toEqual([end, words])
})

test('who cancels while the clinic is silent about a move gets both times free, and the clinic has nothing left', async () => {
  const { clinic, orderId, move, cancel, now } = await aVisit()
  clinic.loses = 'answers'
  await move()
  expect(await cancel()).toMatchObject({ ok: true })
  await settleMove(server.deps, { orderId })
  expect([(await now()).slice(2), clinic.cancelled, await names()]).toEqual([[null, null, undefined], [orderId], []])
})

test('a clinic whose answer was lost and that tells of the new time by itself has moved the visit as its patient asked', async () => {
  const { clinic, orderId, assignmentId, move, now } = await aVisit()
  await server.store.run(sql`update assignments set external_id = 'role' where id = ${assignmentId}::int`)
  clinic.loses = 'answers'
  await move()
  const provider = await server.store.row<{ id: number }>(sql`select id from providers`)
  const said = { providerId: provider!.id, reservation: orderId, version: 2, state: 'booked' as const, assignment: 'role', reason: null }
  await changeAsClinic(server.deps, { ...said, startsAt: NEXT, endsAt: '2026-11-25T11:50:00Z' }, 'another-follows')
  expect([await now(), await told(), await names()]).toEqual([[NEXT, null, null, 'visit', NEXT], ['Визит перенесён на'], ['check-held']])
})
