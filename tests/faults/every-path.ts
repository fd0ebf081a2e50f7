// G2: whatever path a time takes (held, booked, for a service, at a site, taken in, moved, cancelled, given away by the clinic), it never has two owners.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { dropEndedHolds } from '../../apps/server/src/booking/holds.sql.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Answer } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { HOLDS, makeWorld, ORDERS, type Person, personOf } from '../setup/world.ts'
import { type Day, type Lane, look, type Seen } from './every-path-look.ts'
import {
  ACTORS,
  CLINIC,
  type Command,
  commands,
  describe,
  EMPTY,
  explain,
  PLACES,
  SERVICE_MINUTES,
  SITE,
  type State,
  target
} from './every-path-model.ts'
import { atSite, countTakenIn, takeIn } from './every-path-site.ts'
import { openGround } from './ground.ts'
import { askOracle } from './oracle.ts'
import { enough, type Figure, none, type Proof, type Run, told } from './proof.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

const RUNS = { short: 12, usual: 400, full: 10_000 }
/** Doctors, each with its own people, at whose times runs go on at once. */
const LANES = 6
const AT_ONCE = 3
const SERVICE = { serviceId: '1', serviceName: 'УЗИ', slotDuration: SERVICE_MINUTES }

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
    const servers = await startTwoServers(ground)
    const sequences = fc.sample(commands, { numRuns: enough(RUNS[size], sabotage, 6), seed })
    const tally: Tally = { asked: 0, together: 0, granted: 0, divergences: 0, strange: 0 }
    let next = 0
    await Promise.all(
      Array.from({ length: LANES }, async (_, n) => {
        const lane = laneOf(n + 1, seed)
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
      select id + ${LANES}, provider_id, doctor_id, 3 - branch_id, speciality_id, '214', 20 from assignments;
    insert into service_directions (id, code, name) values (1, 'd', 'Диагностика');
    insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'УЗИ');
    insert into services (id, sub_group_id, code, name, for_adult, for_children) values (1, 1, 's', '${SERVICE.serviceName}', true, true);
    insert into assignment_services (assignment_id, service_id, duration_minutes) select n, 1, ${SERVICE_MINUTES} from generate_series(1, ${LANES}) n;`)
}

function laneOf(number: number, seed: number): Lane {
  const first = (number - 1) * (ACTORS + 1)
  const people = Array.from({ length: ACTORS }, (_, n) => personOf(first + n + 1))
  return { number, people, clinicsPatient: personOf(first + ACTORS + 1), random: randomOf(seed + number) }
}

/** A day that no other run of the lane has. */
async function makeDay(store: Store, { number }: Lane, run: number): Promise<Day> {
  const startsAt = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + (run + 1) * 86_400_000 + 5 * 3_600_000)
  const assignments = PLACES.map(([branch]) => String(branch === 'A' ? number : number + LANES))
  const rows = await store.rows<{ id: string }>(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select a, ${startsAt}::timestamptz + make_interval(mins => f), ${startsAt}::timestamptz + make_interval(mins => t)
    from unnest(${assignments}::int[], ${PLACES.map(([, from]) => from)}::int[], ${PLACES.map(([, , to]) => to)}::int[]) with ordinality p(a, f, t, n)
    order by n returning id`)
  return { startsAt, assignments, slotIds: rows.map(row => row.id) }
}

type World = { store: Store; servers: TwoServers; lane: Lane; day: Day; tally: Tally }
/** One run against the model; the first divergence ends it and is told. */
async function runOne(world: World, sequence: readonly Command[]): Promise<string | undefined> {
  const { tally, lane } = world
  let state: State = EMPTY
  let seen = await look(world.store, lane, world.day)
  for (const batch of batches(sequence, lane.random)) {
    const heard = await Promise.all(batch.map((command, n) => carryOut(world, state, seen, command, n)))
    tally.asked += batch.length
    if (batch.length > 1) tally.together += batch.length
    tally.granted += heard.filter(one => one.granted).length
    tally.strange += heard.filter(one => one.strange !== undefined).length
    seen = await look(world.store, lane, world.day)
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

/** Runs of commands that are sent at the same moment: of different actors, for nobody is faster than himself. */
function* batches(sequence: readonly Command[], random: Random): Generator<Command[]> {
  let batch: Command[] = []
  for (const command of sequence) {
    if (batch.length === AT_ONCE || batch.some(one => one.actor === command.actor) || (batch.length > 0 && random.chance(0.3))) {
      yield batch
      batch = []
    }
    batch.push(command)
  }
  if (batch.length > 0) yield batch
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

/** Undefined when there is nothing to ask about. */
async function ask(
  { servers, day }: World,
  state: State,
  seen: Seen,
  command: Exclude<Command, { actor: typeof CLINIC | typeof SITE } | { kind: 'import' }>,
  person: Person,
  turn: number
): Promise<Answer | undefined> {
  const line = servers.lines[turn % 2]!
  const slot = (place: number) => ({ timetableId: day.slotIds[place]!, assignmentId: day.assignments[place]! })
  const own = (status: string, slotId?: string) =>
    seen.visits.find(
      visit => visit.account_id === person.accountId && visit.status === status && (slotId === undefined || visit.slot_id === slotId)
    )
  if ('service' in command) {
    const { kind, place, service, anyway } = command
    if (kind === 'hold')
      return servers.create(turn, HOLDS, person, { ...slot(place), ...(service ? { serviceId: SERVICE.serviceId } : {}) })
    const wish = { ...slot(place), profileId: person.profileId, bookAnyway: anyway }
    return service ? servers.create(turn, `${ORDERS}/service`, person, { ...wish, ...SERVICE }) : servers.create(turn, ORDERS, person, wish)
  }
  if (!('which' in command)) {
    const hold = own('reserved')
    return hold && line.ask({ method: 'DELETE', path: `${HOLDS}/${hold.order_id}`, bearer: person.bearer })
  }
  const meant = target(state, command)
  const visit = meant && own('booked', day.slotIds[meant.places[0]!])
  if (!meant || !visit) return undefined
  if ('place' in command)
    return servers.create(turn, `${ORDERS}/${visit.order_id}/move`, person, { ...slot(command.place), bookAnyway: command.anyway })
  const query = `assignmentId=${day.assignments[meant.places[0]!]}&profileId=${person.profileId}`
  return line.ask({ method: 'DELETE', path: `${ORDERS}/${visit.order_id}?${query}`, bearer: person.bearer })
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

/** The time of a hold is over, and it is swept: by us, or by another lane that is just sweeping. */
async function expire(store: Store, person: Person): Promise<void> {
  await store.run(
    sql`update visits set held_until = now() - interval '1 minute' where account_id = ${person.accountId} and status = 'reserved'`
  )
  const left = sql`select 1 as one from visits where account_id = ${person.accountId} and status = 'reserved' and held_until < now() - interval '30 seconds'`
  do await store.transaction(tx => dropEndedHolds(tx, new Date(), null))
  while ((await store.row(left)) !== undefined)
}

function isoOf(at: Date): string {
  return at.toISOString().replace('.000Z', 'Z')
}
