// What becomes of a visit whose clinic was asked to cancel it, or to move it, and whose answer never came.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { settleCancel } from '../../booking/cancelling/settle-cancel.job.ts'
import { checkHeld } from '../../booking/holds/check-held.job.ts'
import { settleMove } from '../../booking/moves/settle-move.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import type { Dialect } from './simulator/dialects.ts'
import { asksToWrite, type FhirSimulator, startFhirSimulator } from './simulator/fhir-simulator.ts'
import type { Misbehaviour } from './simulator/misbehaviour.ts'
import { mirrorClinic, SIMULATOR_ACCESS, standingAt } from './simulator/test-clinic.ts'

const logged: string[] = []
let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    clinics = openClinics({ ...deps, probeEveryMillis: 20 })
    return { ...deps, clinics, log: { ...deps.log, error: event => void logged.push(event) } }
  }
})
const opened: FhirSimulator[] = []
beforeEach(() => {
  server.setNow('2026-11-20T08:00:00Z')
  logged.length = 0
})
afterEach(() => Promise.all(opened.splice(0).map(one => one.close())))
afterAll(async () => {
  await clinics?.close()
  await server.stop()
})

const [THEN, NEXT] = ['2026-11-24T11:30:00Z', '2026-11-25T11:30:00Z']

let counter = 0
/** A visit at a clinic of its own, another free time of its doctor, and all that is done with them. */
async function aVisit(dialect: Dialect = 'whole, a store') {
  const provider = `unanswered-${++counter}`
  const simulator = await startFhirSimulator({ clock: server.now, dialect })
  opened.push(simulator)
  const { assignmentId } = await server.aDoctor({ provider })
  const [slot, next] = [await server.aSlot({ assignmentId, startsAt: THEN }), await server.aSlot({ assignmentId, startsAt: NEXT })]
  await mirrorClinic(server.store, simulator, provider)
  const olga = await server.aPatient()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  if (!booked.ok) throw new Error(booked.code)
  const { orderId } = booked.value
  const slotsHere = async () =>
    (
      await server.store.rows<{ by: string | null }>(
        sql`select taken_by as by from slots where assignment_id = ${assignmentId} order by starts_at`
      )
    ).map(row => row.by)
  return {
    simulator,
    orderId,
    move: () => olga.call(moveVisit, { orderId, ...next }),
    cancel: () => olga.call(cancelVisit, { orderId, assignmentId, profileId: olga.profileId }),
    check: () => checkHeld(server.deps, { slotIds: [slot.timetableId, next.timetableId], providerCode: provider, gateway: 'fhir' }),
    settleCancel: () => settleCancel(server.deps, { orderId, accountId: olga.accountId }),
    here: () =>
      server.store.row<{ status: string; cancelled_by: string | null; starts_at: string }>(
        sql`select status, cancelled_by, starts_at from visits where order_id = ${orderId}`
      ),
    slotsHere,
    /** Both slots as the clinic has them, and the times at which it has the visit. */
    there: () => [
      ...[slot, next].map(one => simulator.memory.read('Slot', `slot-${one.timetableId}`)!.status),
      standingAt(simulator, orderId).map(one => one.start)
    ],
    told: async () =>
      (
        await server.store.rows<{ body: string }>(sql`
        select body from notifications where (order_id = ${orderId} or dedupe like ${`%${orderId}%`}) and dedupe not like 'told-%' order by created_at, id`)
      ).map(row => row.body.split(' ').slice(0, 2).join(' '))
  }
}

/** The clinic behaves so from its write of this number on; they are counted from here. */
function fromWrite(simulator: FhirSimulator, first: number, how: Misbehaviour): void {
  let written = 0
  simulator.misbehave = asked => {
    if (asksToWrite(asked)) written++
    return written >= first ? how : undefined
  }
}
const behave = (simulator: FhirSimulator) => {
  simulator.misbehave = () => undefined
}
/** It does what it is asked in one go, and loses the answer. */
function loseAnswers(simulator: FhirSimulator): void {
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-then-drop' : undefined)
}

test.each(['where it was booked', 'where it was moved', 'where it was being moved'] as const)(
  'a cancelling whose answer was lost is the patient’s to whoever looks at the times that are held, %s',
  async where => {
    const visit = await aVisit()
    if (where === 'where it was being moved') loseAnswers(visit.simulator)
    if (where !== 'where it was booked') expect(await visit.move()).toMatchObject({ ok: true })
    loseAnswers(visit.simulator)
    expect(await visit.cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
    behave(visit.simulator)
    expect(visit.there()).toEqual(['free', 'free', []])
    // whoever asked is about to write it down
    await visit.check()
    expect([(await visit.here())?.status, await visit.told()]).toEqual(['booked', []])
    server.pass(2 * 60)
    await visit.check()
    expect(await visit.here()).toMatchObject({ status: 'cancelled', cancelled_by: 'patient' })
    expect([await visit.slotsHere(), await visit.told()]).toEqual([[null, null], ['Визит отменён:']])
    await visit.settleCancel()
    expect(await visit.told()).toHaveLength(1)
  }
)

test('a visit that its clinic has lost is nobody’s cancelling and a person is told; where its patient has asked to cancel it, it is cancelled', async () => {
  const [lost, requested] = [await aVisit(), await aVisit()]
  loseAnswers(requested.simulator)
  expect(await requested.cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  server.pass(2 * 60)
  for (const { simulator, check } of [lost, requested]) {
    behave(simulator)
    for (const one of simulator.memory.all('Appointment')) simulator.memory.put({ ...one, identifier: [] })
    await check()
  }
  expect([(await lost.here())?.status, (await requested.here())?.cancelled_by]).toEqual(['booked', 'patient'])
  expect(logged).toEqual(['a clinic does not know visits that are booked with us'])
})

test('a move and a cancelling without an answer, both carried out: the patient hears that the visit is cancelled, and never that it stays', async () => {
  const { simulator, move, cancel, here, told, orderId, ...visit } = await aVisit()
  loseAnswers(simulator)
  await move()
  expect(await cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  behave(simulator)
  await settleMove(server.deps, { orderId })
  expect([(await here())?.status, await told()]).toEqual(['booked', []])
  await visit.settleCancel()
  await settleMove(server.deps, { orderId })
  expect([await here(), await visit.slotsHere(), await told()]).toMatchObject([
    { status: 'cancelled', cancelled_by: 'patient' },
    [null, null],
    ['Визит отменён:']
  ])
})

test('a visit that its clinic has called off without a word is never said to stay when it is moved: its patient hears that the clinic called it off', async () => {
  const { simulator, move, here, told, orderId, ...visit } = await aVisit()
  const [standing] = simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
  simulator.memory.put({ ...standing!, status: 'cancelled' })
  expect(await move()).toMatchObject({ ok: true })
  await settleMove(server.deps, { orderId })
  expect([(await here())?.status, await told()]).toEqual(['booked', []])
  expect(await server.store.rows(sql`select from graphile_worker._private_jobs where key = ${`held-order:${orderId}`}`)).toHaveLength(1)
  await visit.check()
  await settleMove(server.deps, { orderId })
  expect([await here(), await visit.slotsHere(), await told()]).toMatchObject([
    { status: 'cancelled', cancelled_by: 'clinic' },
    ['clinic', null],
    ['Центр отменил']
  ])
})

test('a move and a cancelling without an answer, neither heard by the clinic: the visit stands and is moved as it was asked for', async () => {
  const { simulator, move, cancel, here, there, told, orderId, ...visit } = await aVisit()
  fromWrite(simulator, 1, 'refuse')
  await move()
  expect(await cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  behave(simulator)
  await visit.settleCancel()
  await settleMove(server.deps, { orderId })
  expect([await here(), there(), await told()]).toMatchObject([
    { status: 'booked', starts_at: NEXT },
    ['free', 'busy', [NEXT]],
    ['Визит перенесён']
  ])
})

/** How far the clinic came with the move whose answer it lost: its writes are the new slot, the appointment and the old slot, or all of them at once. */
const MOVES = [
  ['whole, a store', 'done', 1],
  ['whole, a store', 'not done', 0],
  ['batch', 'done', 3],
  ['batch', 'done but for the old time', 2],
  ['batch', 'begun', 1],
  ['batch', 'not done', 0]
] as const
test.each(MOVES)(
  'a visit that is cancelled while its move waits for an answer of the clinic ("%s", the move %s there) is over, and the clinic keeps neither time',
  async (dialect, _, writes) => {
    const visit = await aVisit(dialect)
    const { simulator } = visit
    fromWrite(simulator, Math.max(writes, 1), writes === 0 ? 'refuse' : 'accept-then-drop')
    expect(await visit.move()).toMatchObject({ ok: true, value: { startDate: THEN, movingTo: NEXT } })
    behave(simulator)
    expect(await visit.slotsHere()).toEqual(['visit', 'visit'])
    expect(visit.there()).toEqual(
      {
        0: ['busy', 'free', [THEN]],
        1: dialect === 'batch' ? ['busy', 'busy', [THEN]] : ['free', 'busy', [NEXT]],
        2: ['busy', 'busy', [NEXT]],
        3: ['free', 'busy', [NEXT]]
      }[writes]
    )
    expect(await visit.cancel()).toMatchObject({ ok: true })
    expect(await visit.here()).toMatchObject({ status: 'cancelled', cancelled_by: 'patient' })
    // the check of the move that was planned finds nothing to do
    await settleMove(server.deps, visit)
    expect([await visit.slotsHere(), visit.there(), await visit.told()]).toEqual([[null, null], ['free', 'free', []], []])
  }
)
