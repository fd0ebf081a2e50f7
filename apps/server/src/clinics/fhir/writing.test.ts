// What becomes of a visit at servers that write otherwise than is usual.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listBranches } from '@vizit/contract/catalogue'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { settleVisit } from '../../booking/settle-visit.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { type Patient, startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { joinOperation } from '../join.operation.ts'
import { tryClinics } from '../try-clinics.job.ts'
import { DIALECTS, type Dialect } from './simulator/dialects.ts'
import { asksToWrite, type FhirSimulator, startFhirSimulator } from './simulator/fhir-simulator.ts'
import type { Misbehaviour } from './simulator/misbehaviour.ts'
import { mirrorClinic, SIMULATOR_ACCESS, standingAt, tryClinic } from './simulator/test-clinic.ts'

let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    clinics = openClinics({ ...deps, probeEveryMillis: 20 })
    return { ...deps, clinics }
  }
})
const opened: FhirSimulator[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(one => one.close()))
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await clinics?.close()
  await server.stop()
})

let counter = 0
async function aClinic(dialect: Dialect, facts: Parameters<typeof mirrorClinic>[3] = {}) {
  const provider = `writing-${++counter}`
  const simulator = await startFhirSimulator({ clock: server.now, dialect })
  opened.push(simulator)
  const doctor = await server.aDoctor({ provider })
  const [slot, other] = [
    await server.aSlot({ assignmentId: doctor.assignmentId }),
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  ]
  await mirrorClinic(server.store, simulator, provider, facts)
  const book = (who: Patient) => who.call(bookDoctorSlot, { ...slot, profileId: who.profileId })
  const stateOf = (name = slot.timetableId) => simulator.memory.read('Slot', `slot-${name}`)!.status
  return { provider, simulator, doctor, slot, other, book, stateOf, gateway: clinics!.of({ code: provider, gateway: 'fhir' }) }
}
const orderOf = (answer: { ok: boolean; value?: unknown }) => (answer.ok ? (answer.value as { orderId: string }).orderId : '')
const statusOf = async (orderId: string) =>
  (await server.store.row<{ status: string }>(sql`select status from visits where order_id = ${orderId}`))?.status
const findingOf = (provider: string) =>
  server.store.row<{ writing: string; why: string }>(
    sql`select f.writing, f.why from clinic_findings f join providers p on p.id = f.provider_id where p.code = ${provider}`
  )
const writes = (simulator: FhirSimulator) =>
  simulator.asked.filter(asksToWrite).map(({ method, path }) => `${method} ${path.split('/')[0]}`)

test('how a server writes is found out by trying it, whatever it says of itself, and no slot is left otherwise', async () => {
  const found: [Dialect, string, string][] = [
    ['whole', 'whole', 'tried'],
    ['whole, a store', 'whole', 'tried'],
    ['whole and terse', 'whole', 'tried'],
    ['batch', 'stepwise', 'tried'],
    ['batch and terse', 'stepwise', 'tried'],
    ['until it fails', 'stepwise', 'tried'],
    ['no transactions', 'stepwise', 'tried'],
    ['no ifMatch', 'reading-only', 'versions-not-heard'],
    ['whole without ifMatch', 'reading-only', 'versions-not-heard'],
    ['still versions', 'reading-only', 'versions-stand-still'],
    ['batch without marks', 'reading-only', 'marks-not-kept'],
    ['until it fails, without marks', 'reading-only', 'marks-not-kept']
  ]
  for (const [dialect, writing, why] of found) {
    const { provider, simulator } = await aClinic(dialect, { tried: false })
    const before = simulator.memory.all('Slot').map(slot => ({ ...slot, meta: null }))
    expect([dialect, await tryClinic(server.store, simulator, provider)]).toMatchObject([dialect, { writing, why }])
    expect(await findingOf(provider)).toEqual({ writing, why })
    expect(simulator.memory.all('Slot').map(slot => ({ ...slot, meta: null }))).toEqual(before)
  }
})

test('a server is tried by two slots, whether they are past, ahead, or one of each', async () => {
  for (const now of ['2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z']) {
    const { provider, simulator } = await aClinic('until it fails', { tried: false })
    expect([now, await tryClinic(server.store, simulator, provider, new Date(now))]).toMatchObject([now, { writing: 'stepwise' }])
  }
})

test('a server that is tried while its people work on the very slot is judged by its manners, not by the meeting', async () => {
  const { provider, simulator } = await aClinic('batch', { tried: false })
  let met = 0
  simulator.misbehave = ({ kind, path }) => {
    // between the reading and the writing under the right version
    if (kind === 'write' && met++ === 2) simulator.memory.put({ ...simulator.memory.read('Slot', path.split('/')[1]!)! })
    return undefined
  }
  expect(await tryClinic(server.store, simulator, provider)).toMatchObject({ writing: 'stepwise' })
  expect(met).toBeGreaterThan(4)
})

test('a slot that is booked in the very moment in which a server is tried by it stays booked', async () => {
  for (const dialect of ['whole, a store', 'batch'] as const)
    for (const when of [2, 3, 4, 5, 6, 7, 8]) {
      const { provider, simulator, slot, other } = await aClinic(dialect, { tried: false })
      const ids = [slot, other].map(one => `slot-${one.timetableId}`)
      let reads = 0
      let booked: string | undefined
      simulator.misbehave = ({ method, path }) => {
        const id = path.split('/')[1] ?? ''
        if (method !== 'GET' || !ids.includes(id) || reads++ !== when) return undefined
        booked = id
        const { identifier: _, ...now } = simulator.memory.read('Slot', id)!
        simulator.memory.put({ ...now, status: 'busy', identifier: [{ system: 'urn:vizit:order', value: 'somebody' }] })
        return undefined
      }
      await tryClinic(server.store, simulator, provider)
      if (booked === undefined) continue
      expect([dialect, when, simulator.memory.read('Slot', booked)]).toMatchObject([
        dialect,
        when,
        { status: 'busy', identifier: [{ value: 'somebody' }] }
      ])
    }
})

test('a mark by which a server was tried, left on the slot of a visit, keeps nothing from being given back', async () => {
  for (const dialect of ['whole, a store', 'batch'] as const) {
    const { simulator, slot, book, stateOf } = await aClinic(dialect)
    const olga = await server.aPatient()
    const orderId = orderOf(await book(olga))
    const { identifier, ...rest } = simulator.memory.read('Slot', `slot-${slot.timetableId}`)!
    simulator.memory.put({ ...rest, identifier: [...(identifier as object[]), { system: 'urn:vizit:order', value: 'trial' }] })
    const visit = { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }
    expect([dialect, await olga.call(cancelVisit, visit)]).toMatchObject([dialect, { ok: true }])
    expect([dialect, standingAt(simulator, orderId), stateOf()]).toEqual([dialect, [], 'free'])
  }
})

test('a clinic that was never tried is tried by the first who asks, and not again for each booking; a day later by the job', async () => {
  const { provider, simulator, book, slot } = await aClinic('batch', { tried: false })
  const olga = await server.aPatient()
  expect(await book(olga)).toMatchObject({ value: { status: 'booked' } })
  expect(await findingOf(provider)).toEqual({ writing: 'stepwise', why: 'tried' })
  expect(standingAt(simulator, await ownOrder(slot.timetableId))).toHaveLength(1)

  const boris = await server.aPatient()
  const later = await server.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  await mirrorClinic(server.store, simulator, provider)
  simulator.asked.length = 0
  expect(await boris.call(bookDoctorSlot, { ...later, profileId: boris.profileId })).toMatchObject({ value: { status: 'booked' } })
  expect(writes(simulator)).toEqual(['PUT Slot', 'POST Patient', 'POST Appointment'])

  simulator.asked.length = 0
  await tryClinics(server.deps)
  expect(writes(simulator)).toEqual([])
  simulator.manners = DIALECTS['whole, a store']
  await server.store.run(sql`update clinic_findings set found_at = found_at - interval '25 hours'`)
  await tryClinics(server.deps)
  expect(await findingOf(provider)).toEqual({ writing: 'whole', why: 'tried' })
})

async function ownOrder(timetableId: string): Promise<string> {
  return (await server.store.row<{ order_id: string }>(sql`select order_id from visits where slot_id = ${timetableId}`))!.order_id
}

test('a server that hears no versions is never written to: its times are shown, to be booked by telephone, until it is joined anew', async () => {
  const { provider, simulator, book, doctor } = await aClinic('no ifMatch')
  const olga = await server.aPatient()
  const isOpen = async () => {
    const answer = await olga.call(listBranches, { provider })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.branches.find(one => one.branchId === doctor.branchId)?.onlineBooking
  }
  expect(await isOpen()).toBe(false)
  expect(await book(olga)).toMatchObject({ ok: false, code: 'onlineBooking/Forbidden2' })
  // whoever was just booking when it was found out is refused too
  await server.store.run(sql`update providers set online_booking_enabled = true where code = ${provider}`)
  expect(await book(olga)).toMatchObject({ ok: false, code: 'CLINIC_UNAVAILABLE' })
  expect([simulator.asked.some(asksToWrite), simulator.memory.all('Appointment')]).toEqual([false, []])
  await server.store.run(sql`update providers set online_booking_enabled = false where code = ${provider}`)

  for (const [name, value] of [
    ['CLINIC_HOSTS', '127.0.0.1'],
    ['CLINIC_NETWORKS', '127.0.0.0/8']
  ] as const)
    vi.stubEnv(name, value)
  const join = async () => (await joinOperation.read([provider], {})(server.store, server.now())).join('\n')
  expect(await join()).toContain('read alone, its times are to be booked by telephone (versions-not-heard)')
  simulator.manners = DIALECTS.batch
  expect(await join()).toContain(
    'booked step by step, each by its version (tried).\nIts online booking, closed by an earlier finding, is open again.'
  )
  expect([await isOpen(), await findingOf(provider)]).toEqual([true, { writing: 'stepwise', why: 'tried' }])
  // what its operator has closed stays closed
  await server.store.run(sql`update providers set online_booking_enabled = false where code = ${provider}`)
  expect(await join()).not.toContain('open again')
  expect(await isOpen()).toBe(false)
  await simulator.close()
  await expect(join()).rejects.toThrow('could not be tried: unreachable. Nothing was changed.')
  await expect(joinOperation.read(['nobody'], {})(server.store, server.now())).rejects.toThrow('no connection')
})

test('201, 201, 412 is not a booking: whoever came second hears that the time is busy, the clinic has one visit there, and is written to stepwise since', async () => {
  const { provider, simulator, book, slot, stateOf } = await aClinic('whole, a store')
  const olga = await server.aPatient()
  simulator.manners = DIALECTS.batch
  let between = 0
  simulator.misbehave = ({ kind }) => {
    if (kind === 'transaction' && between++ === 0)
      simulator.memory.put({ ...simulator.memory.read('Slot', `slot-${slot.timetableId}`)!, status: 'busy' })
    return undefined
  }
  expect(await book(olga)).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY' })
  expect(simulator.memory.all('Appointment').map(one => one.status)).toEqual(['cancelled'])
  expect([stateOf(), between, await findingOf(provider)]).toEqual(['busy', 1, { writing: 'stepwise', why: 'in-part' }])
})

test('a clinic that keeps no marks and does a transaction in part is not written to any more', async () => {
  const { provider, simulator, book, slot, other } = await aClinic('whole, a store', { tried: false })
  simulator.manners = { ...DIALECTS['whole, a store'], keepsIdentifiers: false }
  expect(await tryClinic(server.store, simulator, provider)).toMatchObject({ writing: 'whole' })
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  simulator.manners = DIALECTS['batch without marks']
  simulator.misbehave = ({ kind }) => {
    if (kind === 'transaction') simulator.memory.put({ ...simulator.memory.read('Slot', `slot-${slot.timetableId}`)!, status: 'busy' })
    return undefined
  }
  expect(await book(olga)).toMatchObject({ ok: false })
  expect(await findingOf(provider)).toEqual({ writing: 'reading-only', why: 'in-part' })
  await server.store.run(sql`update providers set online_booking_enabled = true where code = ${provider}`)
  simulator.asked.length = 0
  expect(await boris.call(bookDoctorSlot, { ...other, profileId: boris.profileId })).toMatchObject({ ok: false })
  expect(writes(simulator)).toEqual([])
})

test('a transaction done in part whose answer was lost is looked into: a time that is another’s is not told as booked', async () => {
  for (const [status, expected] of [
    ['busy', ['failed', 0, 'busy']],
    ['free', ['booked', 1, 'busy']]
  ] as const) {
    const { provider, simulator, book, slot, stateOf } = await aClinic('whole, a store')
    const olga = await server.aPatient()
    simulator.manners = DIALECTS.batch
    simulator.misbehave = ({ kind }) => {
      if (kind !== 'transaction') return undefined
      const { start, end, ...rest } = simulator.memory.read('Slot', `slot-${slot.timetableId}`)!
      simulator.memory.put({ ...rest, start, end, status })
      const appointment = { resourceType: 'Appointment', id: 'own', status: 'booked', start, end, slot: [{ reference: `Slot/${rest.id}` }] }
      if (status === 'busy') simulator.memory.put(appointment)
      return 'accept-then-drop'
    }
    const answer = await book(olga)
    expect(answer).toMatchObject({ ok: true, value: { status: 'pending' } })
    const orderId = orderOf(answer)
    expect(standingAt(simulator, orderId)).toHaveLength(1)
    simulator.misbehave = () => undefined
    await settleVisit(server.deps, { orderId })
    expect([await statusOf(orderId), standingAt(simulator, orderId).length, stateOf()]).toEqual(expected)
    expect(await findingOf(provider)).toEqual({ writing: 'stepwise', why: 'in-part' })
  }
})

test('a half that stands at a clinic which is believed to do all or nothing is found by whoever asks next: no time stays taken for nobody', async () => {
  for (const withdrawn of [false, true])
    for (const cancels of [false, true]) {
      const { provider, simulator, book, slot, stateOf, gateway } = await aClinic('whole, a store')
      const olga = await server.aPatient()
      simulator.manners = DIALECTS.batch
      simulator.misbehave = ({ kind }) => (kind === 'transaction' ? 'refuse' : undefined)
      const orderId = orderOf(await book(olga))
      simulator.misbehave = () => undefined
      // as another process has left it, whose answers were lost
      const { start, end, ...rest } = simulator.memory.read('Slot', `slot-${slot.timetableId}`)!
      const identifier = [{ system: 'urn:vizit:order', value: orderId }]
      simulator.memory.put({ ...rest, start, end, status: 'busy', identifier })
      const appointment = { resourceType: 'Appointment', id: 'ours', status: 'cancelled', identifier, start, end }
      if (withdrawn) simulator.memory.put({ ...appointment, slot: [{ reference: `Slot/${rest.id}` }] })
      if (cancels) {
        await server.store.run(
          sql`update clinic_questions set asked_at = asked_at - interval '3 minutes' where reservation_id = ${orderId}`
        )
        const place = { ...slot, providerCode: provider, startDate: '2026-11-24T11:30:00Z', endDate: '2026-11-24T11:50:00Z' }
        expect(await gateway.cancel({ ...place, orderId, payer: null, clinicRef: null })).toBe('cancelled')
      } else await settleVisit(server.deps, { orderId })
      const finishes = !withdrawn && !cancels
      expect([withdrawn, cancels, standingAt(simulator, orderId).length, stateOf()]).toEqual([
        withdrawn,
        cancels,
        finishes ? 1 : 0,
        finishes ? 'busy' : 'free'
      ])
      if (!cancels) expect(await statusOf(orderId)).toBe(withdrawn ? 'failed' : 'booked')
    }
})

test('a process that ends between two steps leaves a visit "being confirmed", which is finished, or undone when the time has gone', async () => {
  for (const ends of ['Slot', 'Patient', 'Appointment'])
    for (const what of ['accept-then-drop', 'refuse'] as const)
      for (const gone of [false, true]) {
        const { simulator, book, slot, stateOf } = await aClinic('batch')
        const olga = await server.aPatient()
        let over = false
        // nothing that is asked after that comes from the process that has ended
        simulator.misbehave = asked => {
          if (over) return 'refuse'
          over = asked.kind === 'write' && asked.path.startsWith(ends)
          return over ? what : undefined
        }
        const answer = await book(olga)
        expect([ends, what, answer]).toMatchObject([ends, what, { ok: true, value: { status: 'pending' } }])
        simulator.misbehave = () => undefined
        const orderId = orderOf(answer)
        const has = standingAt(simulator, orderId).length === 1
        if (gone) simulator.memory.put({ ...simulator.memory.read('Slot', `slot-${slot.timetableId}`)!, status: 'busy-unavailable' })
        await settleVisit(server.deps, { orderId })
        const end = [await statusOf(orderId), standingAt(simulator, orderId).length, stateOf()]
        expect([ends, what, gone, has, ...end]).toEqual([
          ends,
          what,
          gone,
          has,
          ...(gone ? ['failed', 0, 'busy-unavailable'] : ['booked', 1, 'busy'])
        ])
      }
})

test('an answer that says nothing of what was done is not believed: done or not, the visit becomes what the clinic has', async () => {
  const outcome = JSON.stringify({ resourceType: 'OperationOutcome', issue: [{ severity: 'information', code: 'informational' }] })
  const answers: [string, Misbehaviour, string][] = [
    ['done, and an OperationOutcome', { kind: 'mutate', change: () => outcome }, 'booked'],
    ['done, and no body', { kind: 'mutate', change: () => '' }, 'booked'],
    ['not done, and an OperationOutcome', { kind: 'say', status: 200, body: outcome }, 'pending'],
    ['not done, and 201 without a body', { kind: 'say', status: 201, body: '' }, 'pending'],
    [
      'not done, and three times yes',
      {
        kind: 'say',
        status: 200,
        body: JSON.stringify({
          resourceType: 'Bundle',
          type: 'transaction-response',
          entry: ['200', '201', '201'].map(status => ({ response: { status } }))
        })
      },
      'pending'
    ],
    ['a redirect', { kind: 'send-to', url: 'http://127.0.0.2:9/' }, 'pending']
  ]
  for (const dialect of ['whole, a store', 'batch'] as const)
    for (const [name, how, status] of answers) {
      const { simulator, book, stateOf } = await aClinic(dialect)
      const olga = await server.aPatient()
      simulator.misbehave = asked =>
        asked.kind === 'transaction' || (asked.kind === 'write' && asked.path.startsWith('Appointment')) ? how : undefined
      const answer = await book(olga)
      expect([dialect, name, answer]).toMatchObject([dialect, name, { ok: true, value: { status } }])
      simulator.misbehave = () => undefined
      await settleVisit(server.deps, { orderId: orderOf(answer) })
      const end = [await statusOf(orderOf(answer)), standingAt(simulator, orderOf(answer)).length, stateOf()]
      expect([dialect, name, ...end]).toEqual([dialect, name, 'booked', 1, 'busy'])
    }
})

test('a person whom the clinic has twice under our name is booked all the same, under one of the two', async () => {
  for (const dialect of ['whole, a store', 'batch'] as const) {
    const { simulator, book } = await aClinic(dialect)
    const olga = await server.aPatient()
    for (const [id, active] of [
      ['old', false],
      ['new', true]
    ] as const)
      simulator.memory.put({ resourceType: 'Patient', id, active, identifier: [{ system: 'urn:vizit:person', value: olga.profileId }] })
    const answer = await book(olga)
    expect([dialect, answer]).toMatchObject([dialect, { ok: true, value: { status: 'booked' } }])
    expect(simulator.memory.all('Appointment')).toMatchObject([{ participant: [{ actor: { reference: 'Patient/new' } }, {}] }])
    expect(simulator.memory.all('Patient')).toHaveLength(2)
  }
})

test('a cancelling of which the clinic did the half is finished: the visit is cancelled and its time is free, never one of the two', async () => {
  for (const which of ['Appointment', 'Slot'] as const) {
    const { provider, simulator, slot, book, stateOf } = await aClinic('whole, a store')
    const olga = await server.aPatient()
    const orderId = orderOf(await book(olga))
    simulator.manners = DIALECTS.batch
    let between = 0
    simulator.misbehave = ({ kind }) => {
      const changed = simulator.memory.all(which).find(one => which === 'Appointment' || one.id === `slot-${slot.timetableId}`)!
      if (kind === 'transaction' && between++ === 0) simulator.memory.put({ ...changed, comment: 'changed meanwhile' })
      return undefined
    }
    const visit = { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }
    expect([which, await olga.call(cancelVisit, visit)]).toMatchObject([which, { ok: true }])
    expect([which, between, standingAt(simulator, orderId), stateOf(), await statusOf(orderId)]).toEqual([
      which,
      1,
      [],
      'free',
      'cancelled'
    ])
    expect(await findingOf(provider)).toEqual({ writing: 'stepwise', why: 'in-part' })
  }
})

test('a move of which the clinic did the half is finished, or put back when the new time has gone', async () => {
  const places = ['the appointment', 'the old slot', 'the new slot', 'the new slot, given away'] as const
  for (const place of places) {
    const { provider, simulator, slot, other, book, stateOf, gateway } = await aClinic('whole, a store')
    const olga = await server.aPatient()
    const orderId = orderOf(await book(olga))
    simulator.manners = DIALECTS.batch
    let between = 0
    simulator.misbehave = ({ kind }) => {
      if (kind !== 'transaction' || between++ > 0) return undefined
      const name = place === 'the old slot' ? slot.timetableId : other.timetableId
      const changed = place === 'the appointment' ? simulator.memory.all('Appointment')[0]! : simulator.memory.read('Slot', `slot-${name}`)!
      simulator.memory.put({ ...changed, comment: 'changed meanwhile', ...(place.endsWith('away') ? { status: 'busy' } : {}) })
      return undefined
    }
    const common = { orderId, providerCode: provider, assignmentId: slot.assignmentId, payer: null }
    const from = {
      ...common,
      timetableId: slot.timetableId,
      startDate: '2026-11-24T11:30:00Z',
      endDate: '2026-11-24T11:50:00Z',
      clinicRef: null
    }
    const to = { ...common, timetableId: other.timetableId, startDate: '2026-11-25T11:30:00Z', endDate: '2026-11-25T11:50:00Z' }
    const { verdict } = await gateway.move!(from, to)
    const end = [verdict, standingAt(simulator, orderId).map(one => one.start), stateOf(), stateOf(other.timetableId)]
    const away = place.endsWith('away')
    expect([place, between, ...end]).toEqual([
      place,
      1,
      ...(away ? ['busy', [from.startDate], 'busy', 'busy'] : ['moved', [to.startDate], 'free', 'busy'])
    ])
  }
})
