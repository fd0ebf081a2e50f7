// G32: the data folder is destroyed while people book, and brought back from a base backup and the archive of the write-ahead log: to its end, and to a moment before somebody's mistake.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { openStore, sql } from '../../apps/server/src/store/store.ts'
import { killTree, makeDataDir, postmasterOf, removeDataDir } from '../setup/data-dir.ts'
import { startServer } from '../setup/server.ts'
import { freeSlots, makeWorld, personOf } from '../setup/world.ts'
import { archiving, baseBackup, giveTo, type Restored, restored, untilArchived } from './base-backup.ts'
import { type Clients, startClients } from './booking-clients.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Ack, askOracle, judgeAcks } from './oracle.ts'
import { atLeast, enough, type Figure, none, type Proof, type Run, type Size, told } from './proof.ts'
import { makeSchemaDir } from './schema-folder.ts'

const ROUNDS = { short: 1, usual: 3, full: 20 }
const DOCTORS = 40
const DAYS = { short: 4, usual: 10, full: 10 }
const SLOTS_PER_DAY = 40
const CLIENTS = 8
/** Of the log that is not full: so much may be lost with the machine. In production a minute. */
const ARCHIVED_WITHIN_SECONDS = 2
const BOOKINGS_BETWEEN = { short: 60, usual: 150, full: 300 }

export const restoreDrill: Proof = {
  name: 'G32',
  title:
    'from a base backup made while people book and the archive of the log every booking that was archived comes back, and the state of a chosen moment',
  ids: [],
  sabotage: 'the archive says that it has kept what it has not',
  run
}

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const figures: Figure[] = []
  for (let round = 0; round < enough(ROUNDS[size], sabotage, 1); round++) figures.push(...(await drill(size, sabotage, say)))
  return summed(figures)
}

async function drill(size: Size, sabotage: boolean, say: Run['say']): Promise<Figure[]> {
  const [home, base, archive] = [await makeSchemaDir(), makeDataDir(), makeDataDir()]
  const back: Restored[] = []
  try {
    const settings = {
      archive_mode: 'on',
      archive_timeout: ARCHIVED_WITHIN_SECONDS,
      archive_command: sabotage ? 'true' : archiving(archive)
    }
    const cluster = await startCluster({ dataDir: home, log: () => undefined, options: { settings } })
    giveTo(archive, chooseFolders(home, () => undefined).data)
    const before = await bookAndDestroy({ cluster, home, base, size })
    const whole = await restored({ base, archive, until: null })
    back.push(whole)
    // what cannot be brought back to the end cannot be brought back to a moment of it
    const chosen = whole.why === undefined ? await restored({ base, archive, until: before.moment }) : whole
    if (chosen !== whole) back.push(chosen)
    for (const { why } of back) if (why) say(why)
    return [
      atLeast('bookings before the moment', before.known.length, 50, 'bookings'),
      told('until they were in the archive', before.archivedAfter, 's'),
      none('restorations that failed', back.filter(one => one.why !== undefined).length, 'restorations'),
      ...(await judged('end of the archive', whole.cluster, before.archived, null)),
      ...(await judged('chosen moment', chosen.cluster, before.known, before.moment)),
      ...(await goesOn(whole.cluster))
    ]
  } finally {
    for (const { cluster } of back) await cluster?.stop()
    for (const folder of [home, base, archive, ...back.map(one => one.dataDir)]) removeDataDir(folder)
  }
}

type Before = { known: Ack[]; moment: string; archived: Ack[]; archivedAfter: number }

/** Books, makes the base backup meanwhile, remembers a moment, waits until the archive has it, and takes everything away in the middle of the bookings. */
async function bookAndDestroy({
  cluster,
  home,
  base,
  size
}: {
  cluster: Cluster
  home: string
  base: string
  size: Size
}): Promise<Before> {
  const between = BOOKINGS_BETWEEN[size]
  const store = openStore(cluster.url, { connections: 4, onError: () => undefined })
  await makeWorld(store, { doctors: DOCTORS, days: DAYS[size], slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS })
  const requests = (await freeSlots(store)).map(slot => ({ slot, person: personOf(Number(slot.assignmentId)) }))
  const server = await startServer({ DATABASE_URL: cluster.url })
  const acks = makeDataDir()
  try {
    const clients = startClients(requests, { urls: [server.url], atOnce: CLIENTS, file: join(acks, 'acks.jsonl') })
    await untilBooked(clients, between)
    // it is left running, and nobody watches over it who would start it anew
    await cluster.stop()
    await baseBackup(cluster.url, home, base)
    await untilBooked(clients, clients.answered() + between)
    const known = clients.acks()
    const { moment } = (await store.row<{ moment: string }>(sql`select clock_timestamp()::text as moment`))!
    await untilBooked(clients, clients.answered() + between)
    const archived = clients.acks()
    const archivedAfter = await untilArchived(store)
    // the machine is gone: nobody says goodbye
    await server.kill()
    killTree(postmasterOf(home)!)
    clients.abandon()
    await clients.done
    rmSync(chooseFolders(home, () => undefined).data, { recursive: true, force: true })
    return { known, moment, archived, archivedAfter }
  } finally {
    await store.close()
    removeDataDir(acks)
  }
}

async function untilBooked(clients: Clients, wanted: number): Promise<void> {
  let isOver = false
  void clients.done.finally(() => {
    isOver = true
  })
  while (!isOver && clients.answered() < wanted) await pause(10)
}

/** What was said against what came back. Of a moment: nothing that came after it. */
async function judged(what: string, cluster: Cluster | undefined, acks: readonly Ack[], moment: string | null): Promise<Figure[]> {
  if (!cluster) return [none(`${what}: told yes, no visit`, acks.length, 'visits')]
  const store = openStore(cluster.url, { connections: 2 })
  try {
    const later = await store.row<{ n: number }>(
      sql`select count(*)::int as n from visits where ${moment}::timestamptz is not null and created_at > ${moment}::timestamptz`
    )
    return [
      ...(await judgeAcks(store, acks)),
      ...(await askOracle(store)),
      none('visits that came after the moment', later!.n, 'visits')
    ].map(figure => ({ ...figure, name: `${what}: ${figure.name}` }))
  } finally {
    await store.close()
  }
}

/** What came back takes bookings. */
async function goesOn(cluster: Cluster | undefined): Promise<Figure[]> {
  if (!cluster) return []
  const store = openStore(cluster.url, { connections: 2 })
  const server = await startServer({ DATABASE_URL: cluster.url })
  const folder = makeDataDir()
  try {
    const requests = (await freeSlots(store)).slice(0, 20).map(slot => ({ slot, person: personOf(Number(slot.assignmentId)) }))
    const clients = startClients(requests, { urls: [server.url], atOnce: 2, file: join(folder, 'acks.jsonl') })
    await clients.done
    const acks = clients.acks()
    return [
      atLeast('bookings after the restoration', acks.filter(ack => ack.verdict === 'booked').length, 10, 'bookings'),
      ...(await judgeAcks(store, acks)).map(figure => ({ ...figure, name: `afterwards: ${figure.name}` }))
    ]
  } finally {
    await server.stop()
    await store.close()
    removeDataDir(folder)
  }
}

/** Rounds of one drill together: what may not be is counted over all, of what is told the longest stands. */
function summed(figures: readonly Figure[]): Figure[] {
  return [...Map.groupBy(figures, figure => figure.name).values()].map(all => {
    const values = all.map(figure => figure.value)
    const value =
      all[0]!.goal === '= 0' ? values.reduce((sum, one) => sum + one, 0) : all[0]!.goal ? Math.min(...values) : Math.max(...values)
    return { ...all[0]!, value, ...(all[0]!.goal ? { met: all.every(figure => figure.met === true) } : {}) }
  })
}
