// G2: whatever path a time takes (held, booked, for a service, at a site, taken in, moved, cancelled, given away by the clinic), it never has two owners.

import { randomUUID } from 'node:crypto'
import { instantText } from '@vizit/rules/days'
import fc from 'fast-check'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { makeWorld } from '../setup/world.ts'
import { ask, batches, expire, laneOf, makeDay, makeService } from './every-path-ask.ts'
import { ACTORS, CLINIC, type Command, commands, describe, EMPTY, explain, PLACES, SITE, type State } from './every-path-model.ts'
import { atSite, countTakenIn, takeIn } from './every-path-site.ts'
import { type Day, type Lane, readTables, type Seen } from './every-path-tables.ts'
import { openGround } from './ground.ts'
import { askOracle } from './oracle.ts'
import { enough, type Figure, none, type Proof, type Run, told } from './proof.ts'
import { type SeveralServers, startSeveralServers } from './several-servers.ts'

const RUNS = { short: 12, usual: 400, full: 10_000 }
/** Doctors, each with its own people, at whose times runs go on at once. */
const LANES = 6

export const everyPath: Proof = {
  name: 'G2',
  title:
    'whatever is held, booked, taken in, moved, cancelled, expires or comes in from the clinic or its site, a time has one owner and the answers are true',
  ids: ['4.57'],
  sabotage: 'the constraint that keeps a doctor at one visit at a time is dropped',
  run
}

type Heard = { command: Command; granted: boolean; strange: string | undefined }
type Tally = { asked: number; together: number; granted: number; divergences: number; strange: number }

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    const { store } = ground
    await makeDoctors(store)
    if (sabotage) await store.pool.query('alter table visits drop constraint visits_doctor_one_at_a_time')
    const servers = await startSeveralServers(ground)
    const sequences = fc.sample(commands, { numRuns: enough(RUNS[size], sabotage, 6), seed })
    const tally: Tally = { asked: 0, together: 0, granted: 0, divergences: 0, strange: 0 }
    let next = 0
    await Promise.all(
      Array.from({ length: LANES }, async (_, n) => {
        const lane = laneOf(n + 1, { number: n + 1, assignments: { A: String(n + 1), B: String(n + 1 + LANES) } }, seed)
        for (let at = next++; at < sequences.length; at = next++) {
          const wrong = await runOne({ store, servers, lane, day: await makeDay(store, lane, at), tally }, sequences[at]!)
          if (wrong && tally.divergences <= 3) say(`run ${at}: ${wrong}`)
        }
      })
    )
    await servers.stop()
    return [
      told('runs', sequences.length, 'sequences'),
      told('commands', tally.asked, 'commands'),
      told('of them at the same moment as another', tally.together, 'commands'),
      told('granted', tally.granted, 'commands'),
      told('visits of a site that were taken in', await countTakenIn(store), 'visits'),
      none('runs that no order of their commands explains', tally.divergences, 'runs'),
      none('answers but yes and a clean no', tally.strange, 'answers'),
      ...(await askOracle(store))
    ]
  } finally {
    await ground.close()
  }
}

/** Each doctor works at two branches; the service is given at the first. */
async function makeDoctors(store: Store): Promise<void> {
  await makeWorld(store, { branches: 2, doctors: LANES, days: 0, slotsPerDay: 0, people: LANES * (ACTORS + 1) })
  await store.pool.query(`
    insert into assignments (id, provider_id, doctor_id, branch_id, speciality_id, room, slot_minutes)
      select id + ${LANES}, provider_id, doctor_id, 3 - branch_id, speciality_id, '214', 20 from assignments`)
  const first = Array.from({ length: LANES }, (_, n) => String(n + 1))
  await makeService(store, first)
}

type World = { store: Store; servers: SeveralServers; lane: Lane; day: Day; tally: Tally }
/** One run against the model; the first divergence ends it and is told. */
async function runOne(world: World, sequence: readonly Command[]): Promise<string | undefined> {
  const { tally, lane } = world
  let state: State = EMPTY
  let seen = await readTables(world.store, lane, world.day)
  for (const batch of batches(sequence, lane.random)) {
    const heard = await Promise.all(batch.map((command, n) => carryOut(world, state, seen, command, n)))
    tally.asked += batch.length
    if (batch.length > 1) tally.together += batch.length
    tally.granted += heard.filter(one => one.granted).length
    tally.strange += heard.filter(one => one.strange !== undefined).length
    seen = await readTables(world.store, lane, world.day)
    const explained = explain(state, heard, seen.text)
    if (!explained) {
      tally.divergences++
      const said = heard.map(({ command, granted, strange }) => `${JSON.stringify(command)} ${strange ?? (granted ? 'yes' : 'no')}`)
      return `from [${describe(state)}] by ${said.join(', ')} to [${seen.text}]`
    }
    state = explained
  }
  for (const person of lane.people) await expire(world.store, person)
  return undefined
}

async function carryOut(world: World, state: State, seen: Seen, command: Command, turn: number): Promise<Heard> {
  if (command.actor === CLINIC) return { command, granted: await asClinic(world, seen, command), strange: undefined }
  if (command.actor === SITE) return { command, granted: await atSite(world, seen, command), strange: undefined }
  const person = world.lane.people[command.actor]!
  if (command.kind === 'expire') {
    await expire(world.store, person)
    return { command, granted: true, strange: undefined }
  }
  if (command.kind === 'import') return { command, granted: await takeIn(world, seen, person, command.place), strange: undefined }
  const answer = await ask(world, state, seen, command, person, turn + world.lane.number)
  const granted = answer !== undefined && (answer.status === 200 || answer.status === 204)
  const clean = granted || answer === undefined || (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
  return { command, granted, strange: clean ? undefined : `${answer.status} ${answer.body.slice(0, 200)}` }
}

async function asClinic(
  { store, lane, day }: World,
  seen: Seen,
  { kind, place }: Extract<Command, { actor: typeof CLINIC }>
): Promise<boolean> {
  const slotId = day.slotIds[place]!
  const [, from, to] = PLACES[place]!
  const at = (minutes: number) => new Date(day.startsAt.getTime() + minutes * 60_000)
  switch (kind) {
    case 'take':
      return (await store.run(sql`update slots set taken_by = 'clinic' where id = ${slotId} and taken_by is null`)) === 1
    case 'give-back':
      await store.run(sql`update slots set taken_by = null where id = ${slotId} and taken_by = 'clinic'`)
      return true
    case 'push':
      return store
        .run(sql`
          insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, remind_at, created_at, updated_at)
          values (${randomUUID()}, ${lane.clinicsPatient.profileId}, 1, ${day.assignments[place]}, ${lane.number}, ${at(from)}, ${at(to)}, 'created_manually',
            ${at(-60)}, now(), now())`)
        .then(
          () => true,
          () => false
        )
    case 'push-cancel': {
      const orders = seen.visits.filter(
        visit => visit.account_id === null && !visit.site && visit.starts_at === isoOf(at(from)) && visit.ends_at === isoOf(at(to))
      )
      const ids = orders.map(visit => visit.order_id)
      await store.run(sql`update visits set status = 'cancelled' where order_id = any (${ids}::uuid[])`)
      return true
    }
  }
}

function isoOf(at: Date): string {
  return instantText(at)
}
