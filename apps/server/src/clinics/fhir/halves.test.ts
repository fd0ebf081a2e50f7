// What a clinic that is believed to do all or nothing has left by halves, its answer lost, and nobody knows: whoever asks next finds it.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { cancelAtClinic } from '../../booking/at-clinic/cancel-at-clinic.job.ts'
import { changeAsClinic } from '../../booking/at-clinic/change-as-clinic.job.ts'
import { followClinicsVisit } from '../../booking/at-clinic/follow-clinic.job.ts'
import { putBackAtClinic } from '../../booking/at-clinic/put-back-at-clinic.job.ts'
import { settleCancel } from '../../booking/cancelling/settle-cancel.job.ts'
import { checkHeld } from '../../booking/holds/check-held.job.ts'
import { settleMove } from '../../booking/moves/settle-move.job.ts'
import { settleVisit } from '../../booking/settle-visit.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { DIALECTS, type Dialect } from './simulator/dialects.ts'
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
/** A visit at a clinic that was found to write so and has changed its manners since. `booking`: what becomes of the first transaction, whose answer is lost. */
async function aVisit(
  dialect: Dialect = 'whole, a store',
  booking?: (simulator: FhirSimulator, slot: string) => void,
  how?: FhirSimulator['misbehave']
) {
  const provider = `halves-${++counter}`
  const simulator = await startFhirSimulator({ clock: server.now, dialect })
  opened.push(simulator)
  const { assignmentId } = await server.aDoctor({ provider })
  const [slot, next] = [await server.aSlot({ assignmentId, startsAt: THEN }), await server.aSlot({ assignmentId, startsAt: NEXT })]
  await mirrorClinic(server.store, simulator, provider)
  const olga = await server.aPatient()
  if (booking) {
    simulator.manners = DIALECTS.batch
    loseHalf({ simulator }, () => booking(simulator, `slot-${slot.timetableId}`))
  }
  if (how) simulator.misbehave = how
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
    provider,
    next,
    /** The clinic tells by itself where it has the visit. */
    tells: async (startsAt: string) => {
      const row = await server.store.row<{ id: number; name: string }>(sql`
        select p.id, a.external_id as name from assignments a join providers p on p.id = a.provider_id where a.id = ${assignmentId}`)
      const endsAt = new Date(Date.parse(startsAt) + 1_200_000).toISOString()
      const said = { providerId: row!.id, reservation: orderId, assignment: row!.name, startsAt, endsAt, state: 'booked' as const }
      await changeAsClinic(server.deps, { ...said, version: server.now().getTime(), reason: null }, 'another-follows')
    },
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
function loseHalf({ simulator }: Pick<Visit, 'simulator'>, meanwhile: () => void): void {
  let met = false
  simulator.misbehave = ({ kind }) => {
    if (kind !== 'transaction' || met) return undefined
    met = true
    meanwhile()
    return 'accept-then-drop'
  }
}
const change = ({ simulator }: Pick<Visit, 'simulator'>, type: string, id: string, as: object = {}) =>
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

/** Whatever is still to be cancelled of it at the clinic. */
async function undo(orderId: string): Promise<void> {
  const jobs = await server.store.rows<{ payload: Parameters<typeof cancelAtClinic>[1] }>(sql`
    select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where j.key = ${`undo:${orderId}`}`)
  for (const { payload } of jobs) await cancelAtClinic(server.deps, payload)
}

/** The checks of this visit that are planned. */
async function check(orderId: string): Promise<void> {
  server.pass(4 * 60)
  const jobs = await server.store.rows<{ payload: Parameters<typeof checkHeld>[1] }>(sql`
    select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where j.key = ${`held-order:${orderId}`}`)
  for (const { payload } of jobs) await checkHeld(server.deps, payload)
}

test.each(['free', 'busy'])(
  'a booking done by half of which the clinic tells by itself is finished, or over where the time is another’s (%s)',
  async status => {
    const visit = await aVisit('whole, a store', (simulator, slot) => {
      change({ simulator }, 'Slot', slot, { status })
      const { start, end } = simulator.memory.read('Slot', slot)!
      const another = { resourceType: 'Appointment', id: 'another', status: 'arrived', start, end, slot: [{ reference: `Slot/${slot}` }] }
      if (status === 'busy') simulator.memory.put(another)
    })
    expect([(await visit.here())?.status, visit.there()]).toEqual(['pending', [status, 'free', [THEN]]])
    await visit.tells(THEN)
    expect((await visit.here())?.status).toBe('booked')
    await check(visit.orderId)
    const end = status === 'free' ? ['booked', ['busy', 'free', [THEN]]] : ['cancelled', ['busy', 'free', []]]
    expect([(await visit.here())?.status, visit.there()]).toEqual(end)
  }
)

test('a move of which the clinic tells by itself before the old time was given back leaves that time to nobody', async () => {
  const visit = await aVisit('batch')
  let writes = 0
  visit.simulator.misbehave = ({ kind }) => (kind === 'write' && ++writes > 2 ? 'refuse' : undefined)
  expect(await visit.move()).toMatchObject({ ok: true, value: { movingTo: NEXT } })
  expect(visit.there()).toEqual(['busy', 'busy', [NEXT]])
  visit.simulator.misbehave = () => undefined
  await visit.tells(NEXT)
  await check(visit.orderId)
  expect([(await visit.here())?.starts_at, visit.there()]).toEqual([NEXT, ['free', 'busy', [NEXT]]])
})

test('a visit that a search does not show yet keeps its time while it is moved, and is moved when it is shown', async () => {
  for (const dialect of ['whole, a store', 'batch'] as const) {
    const visit = await aVisit(dialect)
    visit.simulator.manners = DIALECTS[dialect]
    const nothing = { kind: 'say', status: 200, body: '{"resourceType":"Bundle","type":"searchset","total":0}' } as const
    visit.simulator.misbehave = ({ kind, path }) => (kind === 'search' && path === 'Appointment' ? nothing : undefined)
    expect([dialect, await visit.move()]).toMatchObject([dialect, { ok: true, value: { movingTo: NEXT } }])
    expect([dialect, visit.there()]).toEqual([dialect, ['busy', 'free', [THEN]]])
    visit.simulator.misbehave = () => undefined
    await settleMove(server.deps, visit)
    expect([dialect, (await visit.here())?.starts_at, visit.there()]).toEqual([dialect, NEXT, ['free', 'busy', [NEXT]]])
  }
})

test('a visit that its clinic has put at another time before its answer was heard is not awaited for ever: it is there, and its patient hears of it', async () => {
  const visit = await aVisit('whole, a store', () => undefined)
  expect((await visit.here())?.status).toBe('pending')
  const [start, end] = [NEXT, '2026-11-25T11:50:00Z']
  const slot = [{ reference: `Slot/${visit.names.new}` }]
  change(visit, 'Appointment', visit.appointment().id, { start, end, slot })
  await settleVisit(server.deps, visit)
  const jobs = await server.store.rows<{ payload: Parameters<typeof followClinicsVisit>[1] }>(sql`
    select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where j.key = ${`follow:${visit.orderId}`}`)
  for (const { payload } of jobs) await followClinicsVisit(server.deps, payload, 'another-follows')
  expect([await visit.here(), visit.there()[2]]).toMatchObject([{ status: 'booked', starts_at: NEXT }, [NEXT]])
  const told = await server.store.row<{ body: string }>(sql`select body from notifications where order_id = ${visit.orderId}`)
  expect(told?.body).toContain('перен')
})

test('a time that a clinic has locked while it is given back is asked for until it is free', async () => {
  const [cancelled, moved] = [await aVisit('batch'), await aVisit('batch')]
  for (const { simulator, names } of [cancelled, moved])
    simulator.misbehave = ({ kind, path }) =>
      kind === 'write' && path === `Slot/${names.old}` ? { kind: 'outcome', status: 423 } : undefined
  expect(await cancelled.cancel()).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  expect(await moved.move()).toMatchObject({ ok: true, value: { startDate: THEN, movingTo: NEXT } })
  expect([cancelled.there(), moved.there()]).toEqual([
    ['busy', 'free', []],
    ['busy', 'busy', [NEXT]]
  ])
  // still locked when the patient is told
  await settleCancel(server.deps, cancelled)
  expect((await cancelled.here())?.status).toBe('cancelled')
  for (const { simulator } of [cancelled, moved]) simulator.misbehave = () => undefined
  await undo(cancelled.orderId)
  await settleMove(server.deps, moved)
  expect([cancelled.there(), (await moved.here())?.starts_at, moved.there()]).toEqual([
    ['free', 'free', []],
    NEXT,
    ['free', 'busy', [NEXT]]
  ])
})

test('a visit that has failed because its clinic was silent until it was to begin does not stand there', async () => {
  const visit = await aVisit('whole, a store', () => undefined)
  visit.simulator.misbehave = () => 'refuse'
  server.setNow(THEN)
  await settleVisit(server.deps, visit)
  expect([(await visit.here())?.status, visit.there()[2]]).toEqual(['failed', [THEN]])
  visit.simulator.misbehave = () => undefined
  await undo(visit.orderId)
  expect(visit.there()).toEqual(['free', 'free', []])
})

test('a time that was begun to be taken is given back where it has lost its name meanwhile', async () => {
  const visit = await aVisit('batch', undefined, ({ kind, path }) =>
    kind === 'write' && path.startsWith('Patient') ? 'refuse' : undefined
  )
  expect([(await visit.here())?.status, visit.there()]).toEqual(['pending', ['busy', 'free', []]])
  await server.store.run(sql`update slots set external_id = null where assignment_id = ${visit.assignmentId}`)
  visit.simulator.misbehave = () => undefined
  await settleVisit(server.deps, visit)
  expect([(await visit.here())?.status, visit.there()]).toEqual(['failed', ['free', 'free', []]])
})

test('what was just taken and is not to be had is given back where a search shows no slots yet, or cannot be asked for them', async () => {
  for (const status of [200, 400]) {
    const nothing = { kind: 'say', status, body: '{"resourceType":"Bundle","type":"searchset","total":0}' } as const
    const how = ({ kind, path }: { kind: string; path: string }) => {
      if (kind === 'search' && path === 'Slot') return nothing
      return kind === 'write' && path.startsWith('Patient') ? ({ kind: 'outcome', status: 422 } as const) : undefined
    }
    const visit = await aVisit('batch')
    const boris = await server.aPatient()
    visit.simulator.misbehave = how
    const answer = await boris.call(bookDoctorSlot, { ...visit.next, profileId: boris.profileId })
    expect([status, answer, visit.there()]).toMatchObject([status, { ok: false }, ['busy', 'free', [THEN]]])
    change(visit, 'Appointment', visit.appointment().id, { participant: [{ actor: { reference: 'Patient/gone' }, status: 'accepted' }] })
    expect([status, await visit.move(), visit.there()]).toMatchObject([status, { code: 'MOVE_REFUSED' }, ['busy', 'free', [THEN]]])
  }
})
