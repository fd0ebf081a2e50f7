// How the commands of the model are asked of the product: whose they are, on which day, and in which runs they come at one moment.
import { dropEndedHolds } from '../../apps/server/src/booking/holds/holds.sql.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Answer } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { HOLDS, ORDERS, type Person, personOf } from '../setup/world.ts'
import { ACTORS, type Command, type PatientsCommand, PLACES, SERVICE_MINUTES, type State, target } from './every-path-model.ts'
import type { Day, Lane, Seen, SeenVisit } from './every-path-tables.ts'
import type { Lines } from './several-servers.ts'

const AT_ONCE = 3
const SERVICE = { serviceId: '1', serviceName: 'УЗИ', slotDuration: SERVICE_MINUTES }

/** The service, given at these. */
export async function makeService(store: Store, assignmentIds: readonly string[]): Promise<void> {
  await store.pool.query(`
    insert into service_directions (id, code, name) values (1, 'd', 'Диагностика');
    insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'УЗИ');
    insert into services (id, sub_group_id, code, name, for_adult, for_children) values (1, 1, 's', '${SERVICE.serviceName}', true, true);`)
  await store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes)
    select n, 1, ${SERVICE_MINUTES} from unnest(${assignmentIds}::int[]) n`)
}

/** The people of the lane are those of its turn, from 1. */
export function laneOf(turn: number, doctor: Pick<Lane, 'number' | 'assignments'>, seed: number): Lane {
  const first = (turn - 1) * (ACTORS + 1)
  const people = Array.from({ length: ACTORS }, (_, n) => personOf(first + n + 1))
  return { ...doctor, people, clinicsPatient: personOf(first + ACTORS + 1), random: randomOf(seed + turn) }
}

/** A day that no other run of the lane has. */
export async function makeDay(store: Store, lane: Lane, run: number): Promise<Day> {
  const startsAt = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + (run + 1) * 86_400_000 + 5 * 3_600_000)
  const assignments = PLACES.map(([branch]) => lane.assignments[branch])
  const rows = await store.rows<{ id: string }>(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select a, ${startsAt}::timestamptz + make_interval(mins => f), ${startsAt}::timestamptz + make_interval(mins => t)
    from unnest(${assignments}::int[], ${PLACES.map(([, from]) => from)}::int[], ${PLACES.map(([, , to]) => to)}::int[]) with ordinality p(a, f, t, n)
    order by n returning id`)
  return { startsAt, assignments, slotIds: rows.map(row => row.id) }
}

/** Runs of commands that are sent at the same moment: of different actors, for nobody is faster than himself. */
export function* batches(sequence: readonly Command[], random: Random): Generator<Command[]> {
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

/** Undefined when there is nothing to ask about. */
export async function ask(
  { servers, day }: { servers: Lines; day: Day },
  state: State,
  seen: Seen,
  command: PatientsCommand,
  person: Person,
  turn: number
): Promise<Answer | undefined> {
  const line = servers.lines[turn % 2]!
  const slot = (place: number) => ({ timetableId: day.slotIds[place]!, assignmentId: day.assignments[place]! })
  if ('service' in command) {
    const { kind, place, service, anyway } = command
    if (kind === 'hold')
      return servers.create(turn, HOLDS, person, { ...slot(place), ...(service ? { serviceId: SERVICE.serviceId } : {}) })
    const input = { ...slot(place), profileId: person.profileId, bookAnyway: anyway }
    return service
      ? servers.create(turn, `${ORDERS}/service`, person, { ...input, ...SERVICE })
      : servers.create(turn, ORDERS, person, input)
  }
  if (!('which' in command)) {
    const hold = ownVisit(seen, person, 'reserved')
    return hold && line.ask({ method: 'DELETE', path: `${HOLDS}/${hold.order_id}`, bearer: person.bearer })
  }
  const visit = visitMeant(day, state, seen, command, person)
  if (!visit) return undefined
  if ('place' in command)
    return servers.create(turn, `${ORDERS}/${visit.order_id}/move`, person, { ...slot(command.place), bookAnyway: command.anyway })
  const query = `assignmentId=${day.assignments[day.slotIds.indexOf(visit.slot_id!)]}&profileId=${person.profileId}`
  return line.ask({ method: 'DELETE', path: `${ORDERS}/${visit.order_id}?${query}`, bearer: person.bearer })
}

/** The visit that a move or a cancelling is about; undefined when there is none. */
export function visitMeant(
  day: Day,
  state: State,
  seen: Seen,
  command: Extract<PatientsCommand, { which: number }>,
  person: Person
): SeenVisit | undefined {
  const meant = target(state, command)
  return meant && ownVisit(seen, person, 'booked', day.slotIds[meant.places[0]!])
}

function ownVisit(seen: Seen, person: Person, status: string, slotId?: string): SeenVisit | undefined {
  return seen.visits.find(
    visit => visit.account_id === person.accountId && visit.status === status && (slotId === undefined || visit.slot_id === slotId)
  )
}

/** The time of a hold is over, and it is swept: by us, or by another lane that is just sweeping. */
export async function expire(store: Store, person: Person): Promise<void> {
  await store.run(
    sql`update visits set held_until = now() - interval '1 minute' where account_id = ${person.accountId} and status = 'reserved'`
  )
  const left = sql`select 1 as one from visits where account_id = ${person.accountId} and status = 'reserved' and held_until < now() - interval '30 seconds'`
  do await store.transaction(tx => dropEndedHolds(tx, new Date(), null))
  while ((await store.row(left)) !== undefined)
}
