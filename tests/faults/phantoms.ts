// G12: a clinic that loses its answers, says no late, does things twice and goes away; what we say and what it has must agree in the end.
import { setTimeout as pause } from 'node:timers/promises'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { cancelAtClinic } from '../../apps/server/src/booking/cancel-at-clinic.job.ts'
import { putBackAtClinic } from '../../apps/server/src/booking/put-back-at-clinic.job.ts'
import { settleCancel } from '../../apps/server/src/booking/settle-cancel.job.ts'
import { settleMove } from '../../apps/server/src/booking/settle-move.job.ts'
import { settleVisit } from '../../apps/server/src/booking/settle-visit.job.ts'
import type { Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'
import { asksToWrite, type FhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import type { Misbehaviour } from '../../apps/server/src/clinics/fhir/simulator/misbehaviour.ts'
import { standingAt } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import type { ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { personOf } from '../setup/world.ts'
import { type ClinicGround, openClinicGround, toldBy } from './clinic-ground.ts'
import { askOracle } from './oracle.ts'
import { each } from './people-ground.ts'
import { atLeast, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const BOOKINGS = { short: 60, usual: 1_500, full: 20_000 }
/** Of the bookings at a server that takes transactions whole, so many at each other kind. */
const OTHERS_SHARE = 0.5
const AT_ONCE = 12
const SETTLED_WITHIN_MILLIS = 60_000
const MOST_TRIES = 5
const WAITS_MILLIS = 3_000

export const phantoms: Proof = {
  name: 'G12',
  title: 'what a patient is told and what a clinic has agree, whatever becomes of the answers in between',
  ids: ['4.26'],
  sabotage: 'silence of a clinic is taken for a no',
  run
}

type Servers = { dialect: Dialect; later?: Dialect }
/** A server that takes transactions whole; one that takes them as batches; one that did the first when it joined and does the second since. */
const SERVERS: Servers[] = [{ dialect: 'whole' }, { dialect: 'batch' }, { dialect: 'whole, a store', later: 'batch' }]

async function run(asked: Run): Promise<Figure[]> {
  const { size, sabotage, dialect, say } = asked
  const count = enough(BOOKINGS[size], sabotage, 60)
  if (dialect !== undefined) return runAt({ dialect }, count, asked)
  const [first, ...others] = size === 'short' ? SERVERS.filter(one => one.dialect !== 'batch') : SERVERS
  const figures = await runAt(first!, count, asked)
  if (sabotage) return figures
  for (const servers of others) {
    const name = servers.later === undefined ? servers.dialect : `${servers.dialect}, then ${servers.later}`
    say(`servers that speak "${name}"`)
    figures.push(
      ...(await runAt(servers, Math.ceil(count * OTHERS_SHARE), asked)).map(figure => ({ ...figure, name: `${name}: ${figure.name}` }))
    )
  }
  return figures
}

async function runAt(servers: Servers, count: number, { seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openClinicGround({
    clinics: 1,
    // as many again to be moved to
    slotsEach: 2 * count,
    people: count,
    ...servers,
    connection: { totalMillis: 1_500 },
    probeEveryMillis: 20,
    ...(sabotage ? { sabotage: takesSilenceForNo } : {})
  })
  try {
    const [clinic] = ground.clinics
    const { simulator, slots } = clinic!
    const beingBooked = new Set<string>()
    let givenAway = 0
    simulator.misbehave = asked => {
      if (!asksToWrite(asked)) return undefined
      // The clinic's own people are quicker, between the reading and the writing.
      if (random.chance(0.05) && giveAway(simulator, random.pick([...beingBooked, slots[0]!.timetableId]))) givenAway++
      return chance(random)
    }
    const tally = new Map<string, number>()
    let [phantomsAtOnce, tried, moved, movedInSilence] = [0, 0, 0, 0]
    await each(count, AT_ONCE, async n => {
      // It restarts now and then: every connection ends, and for a moment nobody listens.
      if (++tried % 50 === 0) await simulator.shut().then(simulator.open)
      // Few go on asking while it is known to be away: what is looked at is what becomes of those who reach it.
      const until = performance.now() + (random.chance(0.95) ? WAITS_MILLIS : 0)
      while (performance.now() < until && clinic!.gateway.reachable?.() === 'unreachable') await pause(5)
      const [person, slot] = [personOf(n + 1), slots[n]!]
      beingBooked.add(slot.timetableId)
      const answer = await ground.book(person, slot)
      beingBooked.delete(slot.timetableId)
      const said = toldBy(answer)
      tally.set(said, (tally.get(said) ?? 0) + 1)
      const orderId = /"orderId":"([^"]+)"/.exec(answer.body)?.[1]
      if (said === 'booked' && standingAt(simulator, orderId!).length === 0) phantomsAtOnce++
      // Some change their minds, whether the clinic has answered or not.
      if (orderId === undefined) return
      const call = ground.callAs(person.bearer)
      if (random.chance(0.2)) {
        const answer = await call(moveVisit, { orderId, timetableId: slots[count + n]!.timetableId, assignmentId: slot.assignmentId })
        if (answer.ok) moved++
        if (answer.ok && answer.value.movingTo !== null) movedInSilence++
      }
      if (random.chance(0.15)) await call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: person.profileId })
    })

    simulator.misbehave = () => undefined
    const healedAt = performance.now()
    while (clinic!.gateway.reachable?.() === 'unreachable') await pause(5)
    let waiting = await pendingOrders(ground)
    for (; waiting.length > 0 && performance.now() - healedAt < SETTLED_WITHIN_MILLIS; waiting = await pendingOrders(ground))
      await each(waiting.length, AT_ONCE, n => settleVisit(ground.deps, { orderId: waiting[n]! }))
    await lookAtMoves(ground)
    const settledAfter = (performance.now() - healedAt) / 1000
    // A question cannot be on its way any more after two minutes; then what was cancelled in silence is given back.
    ground.pass(180)
    let again = await runJobs(ground)
    // A move that waited for the word about its own visit's cancelling is looked at once more, and what that look found is told to the clinic.
    await lookAtMoves(ground)
    again += await runJobs(ground)
    const unsettled = await movesAsked(ground)
    const codes = new Map<string, number>()
    for (const line of ground.lines) {
      const code = /"code":"([^"]+)"/.exec(line)?.[1]
      if (code) codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    if (codes.size > 0) say(`the log of the clinic: ${[...codes].map(([code, times]) => `${code} ${times}`).join(', ')}`)
    return [
      told('bookings', count, 'visits'),
      ...['booked', 'being-confirmed', 'busy', 'clinic-unavailable'].map(kind =>
        told(`answers "${kind}"`, tally.get(kind) ?? 0, 'answers')
      ),
      told('times that the clinic gave away in that very moment', givenAway, 'times'),
      none('other answers', tally.get('something-else') ?? 0, 'answers'),
      atLeast('answers that were lost on the way', tally.get('being-confirmed') ?? 0, 1, 'answers'),
      none('told "booked" while the clinic had nothing', phantomsAtOnce, 'visits'),
      none('still being confirmed a minute after it healed', waiting.length, 'visits'),
      told('the looks at all of them took', settledAfter, 's'),
      told('moved to another time', moved, 'visits'),
      told('of them without an answer at first', movedInSilence, 'visits'),
      none('moves that are not settled when it has healed', unsettled.length, 'moves'),
      told('jobs that had to be tried again', again, 'times'),
      ...(await differences(ground)),
      ...(await askOracle(ground.store)).filter(figure => figure.name.startsWith('I11'))
    ]
  } finally {
    await ground.stop()
  }
}

function chance(random: Random): Misbehaviour | undefined {
  const dice = random.next()
  if (dice < 0.1) return 'accept-then-drop'
  if (dice < 0.15) return 'reject-late'
  if (dice < 0.2) return 'accept-twice-then-drop'
  return dice < 0.23 ? 'status-500' : undefined
}

const JOBS: Record<string, (deps: ClinicGround['deps'], payload: never, attempt: 'another-follows') => Promise<void>> = {
  'settle-cancel': settleCancel,
  'cancel-at-clinic': cancelAtClinic,
  'put-back-at-clinic': putBackAtClinic
}

async function movesAsked({ store }: ClinicGround): Promise<string[]> {
  const rows = await store.rows<{ order_id: string }>(sql`select order_id from moves order by order_id`)
  return rows.map(row => row.order_id)
}

async function lookAtMoves(ground: ClinicGround): Promise<void> {
  const asked = await movesAsked(ground)
  await each(asked.length, AT_ONCE, n => settleMove(ground.deps, { orderId: asked[n]! }))
}

async function pendingOrders({ store }: ClinicGround): Promise<string[]> {
  const rows = await store.rows<{ order_id: string }>(sql`select order_id from visits where status = 'pending' order by order_id`)
  return rows.map(row => row.order_id)
}

/**
 * The jobs that look what became of a cancelling, and those that tell the clinic of visits cancelled or moved in silence. One that fails is tried again, as the
 * worker does. Gives how often that was.
 */
async function runJobs({ store, deps }: ClinicGround): Promise<number> {
  const jobs = await store.rows<{ task: string; payload: never }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('cancel-at-clinic', 'put-back-at-clinic', 'settle-cancel')`)
  let again = 0
  await each(jobs.length, AT_ONCE, async n => {
    const { task, payload } = jobs[n]!
    for (let tries = 1; ; tries++) {
      try {
        return await JOBS[task]!(deps, payload, 'another-follows')
      } catch (error) {
        if (tries === MOST_TRIES) throw error
        again++
      }
    }
  })
  return again
}

async function differences({ store, clinics }: ClinicGround): Promise<Figure[]> {
  const { simulator } = clinics[0]!
  const booked = await store.rows<{ order_id: string; name: string }>(sql`
    select v.order_id, s.external_id as name from visits v join slots s on s.id = v.slot_id where v.status = 'booked'`)
  const ours = new Map(booked.map(row => [row.order_id, row.name]))
  const all = simulator.memory.all('Appointment').filter(one => one.status === 'booked')
  const held = all.flatMap(slotsOf)
  const standing = all.filter(one => one.identifier !== undefined)
  const theirs = standing.map(one => (one.identifier as { value: string }[])[0]!.value)
  const busy = simulator.memory.all('Slot').filter(slot => slot.status === 'busy')
  return [
    exactly('visits booked with us and at the clinic', theirs.filter(order => ours.has(order)).length, ours.size, 'visits'),
    none('phantoms: booked with us, not at the clinic', [...ours.keys()].filter(order => !theirs.includes(order)).length, 'visits'),
    none('orphans: at the clinic, not booked with us', theirs.filter(order => !ours.has(order)).length, 'appointments'),
    none('orders the clinic has twice', theirs.length - new Set(theirs).size, 'orders'),
    none('slots with two patients at the clinic', held.length - new Set(held).size, 'slots'),
    none('slots busy at the clinic for nobody', busy.filter(slot => !held.includes(slot.id)).length, 'slots'),
    none(
      'slots of booked visits free at the clinic',
      [...ours.values()].filter(name => simulator.memory.read('Slot', name)?.status !== 'busy').length,
      'slots'
    )
  ]
}

function slotsOf(appointment: Record<string, unknown>): string[] {
  return (appointment.slot as { reference: string }[]).map(slot => slot.reference.replace('Slot/', ''))
}

/** The clinic books a patient of its own at a slot that is free. */
function giveAway({ memory }: FhirSimulator, timetableId: string): boolean {
  const slot = memory.read('Slot', `slot-${timetableId}`)
  if (slot?.status !== 'free') return false
  memory.put({ ...slot, status: 'busy' })
  const { start, end } = slot
  memory.put({
    resourceType: 'Appointment',
    id: `own-${timetableId}`,
    status: 'booked',
    start,
    end,
    slot: [{ reference: `Slot/${slot.id}` }]
  })
  return true
}

function takesSilenceForNo(gateway: ClinicGateway): ClinicGateway {
  return {
    ...gateway,
    async reserve(reservation) {
      const answer = await gateway.reserve(reservation)
      return answer.verdict === 'unknown' ? { verdict: 'refused', reason: null } : answer
    }
  }
}
