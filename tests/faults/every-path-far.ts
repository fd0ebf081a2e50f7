// G2b: the same paths at clinics with systems of their own, of every kind that can be booked at. Their books are the judges: a slot has one patient, and what people
// were told is what stands there.
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { DIALECTS, type Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'
import { asksToWrite } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import type { Misbehaviour } from '../../apps/server/src/clinics/fhir/simulator/misbehaviour.ts'
import { SEARCH_DIALECTS } from '../../apps/server/src/clinics/fhir/simulator/search-manners.ts'
import { mirrorClinic } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { giveAway, judgeBooks, slotsOfTwo, takeBack } from './clinic-books.ts'
import { type Clinic, type ClinicGround, openClinicGround, type Speaking, spoken, toldBy } from './clinic-ground.ts'
import { checkMoves, checkVisits, heal, movesAsked, pendingOrders, settleAll } from './clinic-settling.ts'
import { ask, batches, expire, laneOf, makeDay, makeService, visitMeant } from './every-path-ask.ts'
import { ACTORS, CLINIC, type Command, commands, SITE } from './every-path-model.ts'
import { type Day, type Lane, readTables, type Seen } from './every-path-tables.ts'
import { judgeWords, noteCancelled, noteVisit, type Words } from './every-path-words.ts'
import { askOracle } from './oracle.ts'
import { enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'
import { type Lines, openLines } from './several-servers.ts'

/** At the clinics together. */
const RUNS = { short: 32, usual: 560, full: 20_000 }
/** Times that are all free are what people race for. */
const MOST_COMMANDS = 10
const SERVERS = 2
/** Kinds of servers of which nothing can be written safely: no run goes there. */
const READING_ONLY: readonly Dialect[] = [
  'no ifMatch',
  'whole without ifMatch',
  'still versions',
  'batch without marks',
  'until it fails, without marks'
]
/** One that took transactions whole when it joined, and takes them as batches since. */
const CHANGED: Speaking = { dialect: 'whole, a store', later: 'batch' }
/** A server that tells how many there are, and none of them, can be asked nothing. */
const SEARCHED = Object.values(SEARCH_DIALECTS).filter(({ total }) => total !== 'alone')
/** So often a clinic's own people are quicker, between the reading and the writing. */
const QUICKER = 0.3
const HOLDS_KEPT = 0.3
const LEFT_ALONE_SECONDS = 1
/** Of the times between two moments so many see the jobs check what is open. */
const CHECKS = 0.5

export const everyPathFar: Proof = {
  name: 'G2b',
  title: 'at a clinic with a system of its own a time has one patient too, ours or theirs, and what people were told is what stands there',
  ids: ['4.26', '4.28'],
  sabotage: 'a slot is written at the clinic whatever has become of it since it was read',
  run
}

type Tally = { asked: number; together: number; granted: number; strange: number; doubled: number; quicker: number; checks: number }
type World = { ground: ClinicGround; clinic: Clinic; speaking: Speaking; servers: Lines; lane: Lane; words: Words; tally: Tally }

async function run({ size, seed, sabotage, dialect, say }: Run): Promise<Figure[]> {
  const kinds = (Object.keys(DIALECTS) as Dialect[]).map((one): Speaking => ({ dialect: one }))
  const speaking = dialect === undefined ? [...kinds, CHANGED] : [{ dialect }]
  const ground = await openClinicGround({
    clinics: speaking.length,
    speaking,
    servers: SERVERS,
    slotsEach: 2,
    people: speaking.length * (ACTORS + 1),
    connection: { totalMillis: 1_500 },
    probeEveryMillis: 20
  })
  try {
    const booked = await bookable(ground)
    const sequences = fc.sample(commands, { numRuns: enough(RUNS[size], sabotage, 24), seed })
    const tally: Tally = { asked: 0, together: 0, granted: 0, strange: 0, doubled: 0, quicker: 0, checks: 0 }
    const words: Words = new Map()
    const servers = openLines(ground.urls, 50)
    const seconds = await makeSecondPlaces(ground, booked)
    const kindOf = (clinic: Clinic) => speaking[ground.clinics.indexOf(clinic)]!
    await Promise.all(
      booked.map(async (clinic, n) => {
        const { doctorId, assignmentId } = clinic.doctor
        const lane = laneOf(n + 1, { number: Number(doctorId), assignments: { A: assignmentId, B: seconds[n]! } }, seed)
        const own = sequences.filter((_, at) => at % booked.length === n)
        const days: Day[] = []
        for (const at of own.keys()) days.push(await makeDay(ground.store, lane, at + 3))
        await mirrorClinic(ground.store, clinic.simulator, clinic.code)
        clinic.simulator.searching = lane.random.pick(SEARCHED)
        if (sabotage) clinic.simulator.manners = { ...clinic.simulator.manners, ifMatch: 'ignored', guardsSlots: false }
        for (const [at, sequence] of own.entries())
          await runOne({ ground, clinic, speaking: kindOf(clinic), servers, lane, words, tally }, days[at]!, sequence, line =>
            say(`${spoken(kindOf(clinic))}: ${line}`)
          )
      })
    )
    for (const line of servers.lines) line.close()
    // whoever asked to be left alone for a second has been: nobody moves the clock any more
    ground.pass(LEFT_ALONE_SECONDS + 1)
    await heal(ground)
    const settled = await settleAll(ground)
    return [
      told('runs', sequences.length, 'sequences'),
      exactly('kinds of servers booked at', booked.length, speaking.filter(one => !READING_ONLY.includes(one.dialect)).length, 'kinds'),
      told('commands', tally.asked, 'commands'),
      told('of them at the same moment as another', tally.together, 'commands'),
      told('granted', tally.granted, 'commands'),
      told('times that a clinic gave the time away in that very moment', tally.quicker, 'times'),
      told('open visits and moves checked meanwhile', tally.checks, 'checks'),
      none('answers but yes, a clean no and "the clinic does not answer"', tally.strange, 'answers'),
      none('slots with two patients at any moment', tally.doubled, 'slots'),
      ...settled,
      ...(await judgeWords(ground, words)),
      ...(await judgeBooks(ground)),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.stop()
  }
}

/** Those of which the product has found, when they joined, that they can be written to. */
async function bookable({ store, clinics }: ClinicGround): Promise<Clinic[]> {
  const rows = await store.rows<{ code: string }>(sql`
    select p.code from clinic_findings f join providers p on p.id = f.provider_id where f.writing <> 'reading-only' and p.online_booking_enabled`)
  return clinics.filter(({ code }) => rows.some(row => row.code === code))
}

/** Every doctor works at a second branch too; the service is given at the first. */
async function makeSecondPlaces({ store }: ClinicGround, clinics: readonly Clinic[]): Promise<string[]> {
  await makeService(
    store,
    clinics.map(({ doctor }) => doctor.assignmentId)
  )
  const seconds: string[] = []
  for (const { doctor } of clinics) {
    const row = await store.row<{ id: string }>(sql`
      with b as (
        insert into branches (centre_id, provider_id, external_id, town_id, name, address, phones)
        select centre_id, provider_id, external_id || '-second', town_id, name, address, phones from branches where id = ${doctor.branchId} returning id)
      insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, slot_minutes)
      select a.provider_id, a.doctor_id, b.id, a.speciality_id, a.room, a.slot_minutes from assignments a, b where a.id = ${doctor.assignmentId}
      returning id::text as id`)
    seconds.push(row!.id)
  }
  return seconds
}

async function runOne(world: World, day: Day, sequence: readonly Command[], say: (line: string) => void): Promise<void> {
  const { ground, clinic, speaking, lane, tally } = world
  const { simulator } = clinic
  let wanted: string[] = []
  simulator.misbehave = asked => {
    if (!asksToWrite(asked)) return undefined
    if (lane.random.chance(QUICKER) && wanted.some(slotId => giveAway(simulator, slotId))) tally.quicker++
    return chance(lane.random)
  }
  const ours = sequence.filter(one => isOfUse(one, lane.random)).slice(0, MOST_COMMANDS)
  for (const batch of batches(ours, lane.random)) {
    await untilReachable(clinic)
    ground.setNow(new Date().toISOString())
    wanted = batch.flatMap(one => (one.kind === 'book' || one.kind === 'move' ? [day.slotIds[one.place]!] : []))
    const seen = await readWithOpen(ground, lane, day)
    const checked = lane.random.chance(CHECKS) ? checkOpen(world, seen) : undefined
    const heard = await Promise.all(batch.map((command, n) => carryOut(world, seen, day, command, n)))
    await checked
    tally.asked += batch.length
    if (batch.length > 1) tally.together += batch.length
    for (const { granted, strange } of heard) {
      if (granted) tally.granted++
      if (strange !== undefined && tally.strange++ < 3) say(strange)
    }
    // A server that is no longer what it was found to be does one transaction in part, which is then undone.
    const doubled = speaking.later ? [] : slotsOfTwo(simulator).filter(name => day.slotIds.includes(name.replace('slot-', '')))
    if (doubled.length > 0 && tally.doubled === 0) say(`${doubled.join()} after ${JSON.stringify(batch)}`)
    tally.doubled += doubled.length
  }
  for (const person of lane.people) await expire(ground.store, person)
}

/** A hold is known to us alone, and whoever it turns away does not get as far as the clinic: few of them. No site books at clinics of another system. */
function isOfUse({ actor, kind }: Command, random: Random): boolean {
  return actor !== SITE && kind !== 'import' && (kind !== 'hold' || random.chance(HOLDS_KEPT))
}

/** A visit that its clinic has yet to confirm may be cancelled as well. */
async function readWithOpen({ store }: ClinicGround, lane: Lane, day: Day): Promise<Seen> {
  const { visits, state, text } = await readTables(store, lane, day)
  const standing = <V extends { status: string }>(visit: V): V => (visit.status === 'pending' ? { ...visit, status: 'booked' } : visit)
  return { visits: visits.map(standing), state: { ...state, visits: state.visits.map(standing) }, text }
}

/** As the jobs do, well after the questions were asked. */
async function checkOpen({ ground, tally }: World, { visits }: Seen): Promise<void> {
  const own = visits.map(visit => visit.order_id)
  const [pending, moves] = [await pendingOrders(ground), await movesAsked(ground)].map(orders => orders.filter(one => own.includes(one)))
  tally.checks += pending!.length + moves!.length
  await checkVisits(ground, pending!)
  await checkMoves(ground, moves!)
}

async function untilReachable({ gateway }: Clinic): Promise<void> {
  while (gateway.reachable?.() === 'unreachable') await pause(5)
}

type Heard = { granted: boolean; strange?: string }

async function carryOut(
  { ground, clinic, servers, lane, words }: World,
  seen: Seen,
  day: Day,
  command: Command,
  turn: number
): Promise<Heard> {
  if (command.actor === SITE || command.kind === 'import') return { granted: false }
  if (command.actor === CLINIC) return { granted: await asClinic(ground, clinic, day, command) }
  const person = lane.people[command.actor]!
  if (command.kind === 'expire') {
    await expire(ground.store, person)
    return { granted: true }
  }
  const meant = command.kind === 'cancel' ? visitMeant(day, seen.state, seen, command, person) : undefined
  const answer = await ask({ servers, day }, seen.state, seen, command, person, turn + lane.number)
  if (answer === undefined) return { granted: false }
  const granted = answer.status === 200 || answer.status === 204
  if (command.kind === 'book' || command.kind === 'move') noteVisit(words, answer, day.slotIds[command.place]!)
  if (meant) noteCancelled(words, answer, meant.order_id)
  const clean = granted || (answer.status < 500 && answer.status !== 429) || toldBy(answer) === 'clinic-unavailable'
  return clean ? { granted } : { granted, strange: `${answer.status} ${answer.body.slice(0, 200)}` }
}

/** The clinic's people take a time, or give up one or all of those that they have taken; our reading of the timetable sees what is free. */
async function asClinic(
  { store }: ClinicGround,
  { simulator }: Clinic,
  day: Day,
  { kind, place }: Extract<Command, { actor: typeof CLINIC }>
): Promise<boolean> {
  const slotId = day.slotIds[place]!
  if (kind === 'take' || kind === 'push') return giveAway(simulator, slotId)
  const free = (kind === 'give-back' ? [slotId] : day.slotIds).filter(one => takeBack(simulator, one))
  await store.run(sql`update slots set taken_by = null where id = any (${free}::bigint[]) and taken_by = 'clinic'`)
  return free.length > 0
}

function chance(random: Random): Misbehaviour | undefined {
  const dice = random.next()
  if (dice < 0.08) return 'accept-then-drop'
  if (dice < 0.1) return 'reject-late'
  if (dice < 0.11) return 'status-500'
  if (dice < 0.113) return { kind: 'outcome', status: 429, headers: { 'retry-after': String(LEFT_ALONE_SECONDS) } }
  return dice < 0.25 ? { kind: 'late', millis: random.whole(1, 15) } : undefined
}
