// What a clinic that is believed to do all or nothing has left by halves, its answer lost, and nobody knows: whoever asks next finds it.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { putBackAtClinic } from '../../booking/at-clinic/put-back-at-clinic.job.ts'
import { settleCancel } from '../../booking/cancelling/settle-cancel.job.ts'
import { settleMove } from '../../booking/moves/settle-move.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { DIALECTS } from './simulator/dialects.ts'
import { type FhirSimulator, startFhirSimulator } from './simulator/fhir-simulator.ts'
import { mirrorClinic, SIMULATOR_ACCESS, standingAt } from './simulator/test-clinic.ts'

let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    clinics = openClinics({ ...deps, probeEveryMillis: 20 })
    return { ...deps, clinics }
  }
})
const opened: FhirSimulator[] = []
beforeEach(() => server.setNow('2026-11-20T08:00:00Z'))
afterEach(() => Promise.all(opened.splice(0).map(one => one.close())))
afterAll(async () => {
  await clinics?.close()
  await server.stop()
})

const [THEN, NEXT] = ['2026-11-24T11:30:00Z', '2026-11-25T11:30:00Z']

let counter = 0
/** A visit at a clinic that was found to do all or nothing and has changed its manners since. */
async function aVisit() {
  const provider = `halves-${++counter}`
  const simulator = await startFhirSimulator({ clock: server.now, dialect: 'whole, a store' })
  opened.push(simulator)
  const { assignmentId } = await server.aDoctor({ provider })
  const [slot, next] = [await server.aSlot({ assignmentId, startsAt: THEN }), await server.aSlot({ assignmentId, startsAt: NEXT })]
  await mirrorClinic(server.store, simulator, provider)
  const olga = await server.aPatient()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  if (!booked.ok) throw new Error(booked.code)
  const { orderId } = booked.value
  simulator.manners = DIALECTS.batch
  const names = { old: `slot-${slot.timetableId}`, new: `slot-${next.timetableId}` }
  return {
    simulator,
    orderId,
    accountId: olga.accountId,
    assignmentId,
    names,
    appointment: () => simulator.memory.all('Appointment').find(one => one.status === 'booked')!,
    move: () => olga.call(moveVisit, { orderId, ...next }),
    cancel: () => olga.call(cancelVisit, { orderId, assignmentId, profileId: olga.profileId }),
    here: () =>
      server.store.row<{ status: string; starts_at: string }>(sql`select status, starts_at from visits where order_id = ${orderId}`),
    there: () => [
      ...[names.old, names.new].map(name => simulator.memory.read('Slot', name)!.status),
      standingAt(simulator, orderId).map(one => one.start)
    ]
  }
}
type Visit = Awaited<ReturnType<typeof aVisit>>

/** The next transaction is done but for what is changed meanwhile, and its answer is lost. */
function loseHalf({ simulator }: Visit, meanwhile: () => void): void {
  let met = false
  simulator.misbehave = ({ kind }) => {
    if (kind !== 'transaction' || met) return undefined
    met = true
    meanwhile()
    return 'accept-then-drop'
  }
}
const change = ({ simulator }: Visit, type: string, id: string, as: object = {}) =>
  simulator.memory.put({ ...simulator.memory.read(type, id)!, comment: 'changed meanwhile', ...as })

const HALVES = ['the old slot', 'the appointment', 'the new slot', 'the new slot, given away', 'all but the old slot'] as const
test.each(HALVES)('a move that was done but for %s, its answer lost, is finished or put back by whoever asks again', async half => {
  const visit = await aVisit()
  loseHalf(visit, () => {
    if (half === 'the old slot') change(visit, 'Slot', visit.names.old)
    if (half === 'the appointment' || half === 'all but the old slot') change(visit, 'Appointment', visit.appointment().id)
    if (half === 'the new slot') change(visit, 'Slot', visit.names.new)
    if (half === 'the new slot, given away' || half === 'all but the old slot') {
      change(visit, 'Slot', visit.names.new, { status: 'busy' })
      const { start, end } = visit.simulator.memory.read('Slot', visit.names.new)!
      const slot = [{ reference: `Slot/${visit.names.new}` }]
      visit.simulator.memory.put({ resourceType: 'Appointment', id: 'another', status: 'arrived', start, end, slot })
    }
  })
  expect(await visit.move()).toMatchObject({ ok: true, value: { startDate: THEN, movingTo: NEXT } })
  await settleMove(server.deps, visit)
  const away = half === 'the new slot, given away' || half === 'all but the old slot'
  expect([(await visit.here())?.starts_at, visit.there()]).toEqual(
    away ? [THEN, ['busy', 'busy', [THEN]]] : [NEXT, ['free', 'busy', [NEXT]]]
  )
})

test.each(['cancelled here', 'cancelled there', 'put back'] as const)(
  'the new time of a move that was done by half is given back when the visit is %s before anybody asks again',
  async how => {
    const visit = await aVisit()
    loseHalf(visit, () => change(visit, 'Appointment', visit.appointment().id))
    expect(await visit.move()).toMatchObject({ ok: true, value: { movingTo: NEXT } })
    expect(visit.there()[1]).toBe('busy')
    change(visit, 'Slot', visit.names.old, { status: 'busy', identifier: [{ system: 'urn:vizit:order', value: visit.orderId }] })
    if (how === 'cancelled here') expect(await visit.cancel()).toMatchObject({ ok: true })
    if (how === 'cancelled there') {
      change(visit, 'Appointment', visit.appointment().id, { status: 'cancelled' })
      await settleMove(server.deps, visit)
    }
    if (how === 'put back') {
      await server.store.run(sql`delete from moves where order_id = ${visit.orderId}`)
      await putBackAtClinic(
        server.deps,
        { orderId: visit.orderId, from: { assignmentId: Number(visit.assignmentId), startsAt: NEXT, endsAt: NEXT } },
        'another-follows'
      )
    }
    expect([how, visit.there()[1], visit.there()[2]]).toEqual([how, 'free', how === 'put back' ? [THEN] : []])
  }
)

test('a cancelling that freed the time and left its appointment, the answer lost, is finished: the time is not given to two', async () => {
  const visit = await aVisit()
  loseHalf(visit, () => change(visit, 'Appointment', visit.appointment().id))
  expect(await visit.cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  expect(visit.there()).toEqual(['free', 'free', [THEN]])
  await settleCancel(server.deps, visit)
  expect([(await visit.here())?.status, visit.there()]).toEqual(['cancelled', ['free', 'free', []]])
})

test('a clinic that refuses what it has begun is not believed: who cancels is not told that the visit stays, and a move leaves no time taken', async () => {
  const [cancelled, moved] = [await aVisit(), await aVisit()]
  for (const { simulator } of [cancelled, moved]) simulator.manners = DIALECTS['until it fails']
  change(cancelled, 'Slot', cancelled.names.old, { schedule: { reference: 'Schedule/gone' } })
  expect(await cancelled.cancel()).toMatchObject({ ok: true })
  expect([(await cancelled.here())?.status, cancelled.there()[2]]).toEqual(['cancelled', []])

  const unknown = [{ actor: { reference: 'Patient/gone' }, status: 'accepted' }]
  change(moved, 'Appointment', moved.appointment().id, { participant: unknown })
  expect(await moved.move()).toMatchObject({ code: 'MOVE_REFUSED' })
  expect([(await moved.here())?.starts_at, moved.there()]).toEqual([THEN, ['busy', 'free', [THEN]]])
})
