// G31: the schema is changed under people who book, while something else reads the same tables for long. A migration gives way at a lock that it does not get at once.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { openLine } from '../setup/ask.ts'
import { type Server, startServer } from '../setup/server.ts'
import { bookingOf, type FreeSlot, freeSlots, HOLDS, makeWorld, type Person, personOf } from '../setup/world.ts'
import { type Clients, startClients } from './booking-clients.ts'
import { openGround } from './ground.ts'
import { askOracle, judgeAcks, orderIn } from './oracle.ts'
import { atLeast, exactly, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'

const DOCTORS = 40
const SLOTS_PER_DAY = 40
const DAYS = { short: 4, usual: 12, full: 60 }
const CLIENTS = 6
const HOLDERS = 3
/** Somebody reads the tables for so long. */
const READING_MILLIS = 1_700
const LOOK_MILLIS = 50
/** Longer than a migration stands at a few locks, shorter than what the sabotage makes of it. */
const BEHIND_MILLIS = 1_000

/** What a release may do to the tables that are written most. The last takes two of them: bookings have one and want the other, so it needs more tries. */
const STEPS = [
  'alter table slots add column scratch_b text',
  'alter table visits add column scratch_a int not null default 0, add constraint scratch_c check (scratch_a >= 0)',
  'alter table visits drop column scratch_a; alter table slots drop column scratch_b'
]
const CHANGES = { short: STEPS.slice(0, 2), usual: repeated(STEPS, 3), full: repeated(STEPS, 10) }

export const migrationsUnderLoad: Proof = {
  name: 'G31',
  title: 'the schema is changed while people book and hold: none of them fails or stands behind it',
  ids: [],
  sabotage: 'a migration waits for its lock until it gets it',
  run
}

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    await makeWorld(ground.store, { doctors: DOCTORS, days: DAYS[size], slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS * 2 })
    const other = fork(fileURLToPath(new URL('migrate-in-steps.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: ground.url }
    })
    const [server] = await Promise.all([startServer({ DATABASE_URL: ground.url }), once(other, 'message')])
    const slots = await freeSlots(ground.store)
    const held = slots.splice(-HOLDERS)
    const requests = slots.map(slot => ({ slot, person: personOf(Number(slot.assignmentId)) }))
    const clients = startClients(requests, { urls: [server.url], atOnce: CLIENTS, file: join(ground.dataDir, 'acks.jsonl') })
    const holders = startHolders(server, held)
    const watcher = watch(ground.store)
    const texts = sabotage ? [`set local lock_timeout = '20s'; ${STEPS[0]}`] : CHANGES[size]
    const took = await migrateInAnother(other, ground.store, texts, say)
    await Promise.all([watcher.stop(), holders.stop(), stop(clients)])
    await server.stop()
    for (const [kind, count] of [...clients.strange, ...holders.strange]) say(`${count} times ${kind}`)
    const strange = [...clients.strange.values(), ...holders.strange.values()].reduce((sum, count) => sum + count, 0)
    return [
      exactly('migrations applied', took.length, texts.length, 'migrations'),
      told('a migration took, longest', quantile(took, 1) / 1000, 's'),
      atLeast('bookings meanwhile', clients.answered(), 20, 'bookings'),
      atLeast('holds meanwhile', holders.held(), 5, 'holds'),
      none('answers that are neither yes nor no', strange, 'answers'),
      none('bookings told to come again', clients.tryAgain(), 'answers'),
      none(`statements of the server that stood at a table for over ${BEHIND_MILLIS} ms`, watcher.behind(), 'statements'),
      told('longest that one stood', watcher.longest(), 'ms'),
      ...(await judgeAcks(ground.store, clients.acks())),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.close()
  }
}

async function stop(clients: Clients): Promise<void> {
  clients.stop()
  await clients.done
}

/** A process of its own, as the first one of a new release is. Each migration finds somebody who reads for long. Gives how long each took, in milliseconds. */
async function migrateInAnother(other: ChildProcess, store: Store, texts: readonly string[], say: Run['say']): Promise<number[]> {
  const took: number[] = []
  for (const text of texts) {
    const client = await store.pool.connect()
    await client.query('begin')
    await client.query('select (select count(*) from visits), (select count(*) from slots)')
    other.send(text)
    const told = once(other, 'message')
    await pause(READING_MILLIS)
    await client.query('commit')
    client.release()
    const [how] = (await told) as [number | string]
    if (typeof how === 'number') took.push(how)
    say(typeof how === 'number' ? `${(how / 1000).toFixed(2)} s: ${text}` : how)
  }
  other.disconnect()
  return took
}

/** Looks who of the server stands at a table, and since when. */
function watch(store: Store): { stop(): Promise<void>; behind(): number; longest(): number } {
  const stood = new Map<string, number>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const rows = await store.rows<{ who: string; millis: number }>(sql`
        select l.pid || ' ' || l.waitstart as who, extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as millis
        from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and l.locktype = 'relation' and a.application_name = 'vizit' and l.waitstart is not null`)
      for (const { who, millis } of rows) stood.set(who, millis)
      await pause(LOOK_MILLIS)
    }
  })()
  return {
    stop() {
      isOver = true
      return watching
    },
    behind: () => [...stood.values()].filter(millis => millis > BEHIND_MILLIS).length,
    longest: () => Math.max(0, ...stood.values())
  }
}

/** Each holds a time, lets it go and holds it again. */
function startHolders(server: Server, slots: readonly FreeSlot[]) {
  const line = openLine(server.url, { sockets: HOLDERS })
  const strange = new Map<string, number>()
  let [isOver, held] = [false, 0]
  const note = (kind: string) => strange.set(kind, (strange.get(kind) ?? 0) + 1)
  const hold = async (person: Person, slot: FreeSlot) => {
    while (!isOver) {
      const { profileId: _, ...body } = bookingOf(person, slot)
      const answer = await line.ask({ method: 'POST', path: HOLDS, bearer: person.bearer, key: randomUUID(), body })
      if (answer.status !== 200) {
        note(`hold ${answer.status} ${answer.body.slice(0, 120)}`)
        continue
      }
      held++
      const gone = await line.ask({ method: 'DELETE', path: `${HOLDS}/${orderIn(answer)}`, bearer: person.bearer })
      if (gone.status !== 204) note(`let go ${gone.status} ${gone.body.slice(0, 120)}`)
    }
  }
  const done = Promise.all(slots.map((slot, n) => hold(personOf(DOCTORS + n + 1), slot).catch(error => note(String(error)))))
  return {
    strange,
    held: () => held,
    async stop() {
      isOver = true
      await done
      line.close()
    }
  }
}

function repeated<T>(all: readonly T[], times: number): T[] {
  return Array.from({ length: times }, () => all).flat()
}
