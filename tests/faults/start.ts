// G8: the embedded default. Killed at any moment, the very first start included, the next start comes up with everything acknowledged.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore, type Store } from '../../apps/server/src/store/store.ts'
import { killTree, makeDataDir, postmasterOf, removeDataDir } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { launchServer, type Server, startServer } from '../setup/server.ts'
import { freeSlots, makeWorld, personOf } from '../setup/world.ts'
import { type BookingRequest, type Clients, startClients } from './booking-clients.ts'
import { startCluster } from './cluster.ts'
import { openGround, untilAnswers } from './ground.ts'
import { startLyingProxy } from './lying-proxy.ts'
import { askOracle, judgeAcks } from './oracle.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'

const FIRST_BOOTS = { short: 1, usual: 10, full: 100 }
const KILLS = { short: 2, usual: 15, full: 100 }
const SECOND_STARTS = { short: 1, usual: 5, full: 100 }
const FIRST_BOOT_MILLIS = [30, 2_500] as const
const AT_WORK_MILLIS: Record<Size, readonly [number, number]> = { short: [150, 600], usual: [200, 1_200], full: [200, 1_200] }
const DOCTORS = 20
const CLIENTS = 6

export const start: Proof = {
  name: 'G8',
  title: 'the embedded database opens after any kill, the first start included, and a second start joins the first',
  ids: [],
  sabotage: 'a proxy says "booked" before the server has done it',
  run
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const killed = await killedAtWork(random, size, sabotage)
  if (sabotage) return killed
  return [...(await killedAtFirstBoot(random, FIRST_BOOTS[size])), ...killed, ...(await secondStarts(SECOND_STARTS[size]))]
}

/** The first start is killed while it makes the folder, the database, the schema; what comes next is an ordinary start. */
async function killedAtFirstBoot(random: Random, rounds: number): Promise<Figure[]> {
  let unopened = 0
  const starts: number[] = []
  for (let n = 0; n < rounds; n++) {
    const dataDir = makeDataDir()
    const first = await launchServer({ DATA_DIR: dataDir })
    await pause(random.whole(...FIRST_BOOT_MILLIS))
    const withDatabase = random.chance(0.5)
    const database = withDatabase ? postmasterOf(dataDir) : undefined
    if (database !== undefined) killTree(database)
    await first.kill()
    const next = await startServer({ DATA_DIR: dataDir }).catch(() => undefined)
    if (next) starts.push(next.upAfterMillis)
    else unopened++
    await next?.stop()
    removeDataDir(dataDir)
  }
  return [
    told('first starts killed', rounds, 'starts'),
    none('that did not open afterwards', unopened, 'folders'),
    told('start after it, longest', Math.max(...starts) / 1000, 's')
  ]
}

/** One folder, one server; server, database or both are killed while people book. */
async function killedAtWork(random: Random, size: Size, sabotage: boolean): Promise<Figure[]> {
  const rounds = enough(KILLS[size], sabotage, 1)
  const ground = await openGround()
  try {
    await makeWorld(ground.store, { doctors: DOCTORS, days: 10, slotsPerDay: 40, minutes: 10, people: DOCTORS })
    const requests = (await freeSlots(ground.store)).map((slot): BookingRequest => ({ slot, person: personOf(Number(slot.assignmentId)) }))
    let server = await startServer({ DATA_DIR: ground.dataDir })
    await ground.leave()
    const proxy = sabotage ? await startLyingProxy(() => server.url) : undefined
    const clients = startClients(requests, { urls: [proxy?.url ?? server.url], atOnce: CLIENTS, file: join(ground.dataDir, 'acks.jsonl') })
    const starts: number[] = []
    for (let n = 0; n < rounds; n++) {
      await pause(random.whole(...AT_WORK_MILLIS[size]))
      const what = (['server', 'both', 'database'] as const)[n % 3]!
      const database = what === 'server' ? undefined : postmasterOf(ground.dataDir)
      if (database !== undefined) killTree(database)
      if (what === 'database') {
        await untilBooked(clients)
        continue
      }
      await server.kill()
      server = await startServer(server.env)
      starts.push(server.upAfterMillis)
      await untilBooked(clients)
    }
    clients.stop()
    await clients.done
    await untilAnswers(ground.store)
    await pause(300)
    const figures = [
      told('kills at work', rounds, 'kills'),
      told('answers written down by the clients', clients.acks().length, 'answers'),
      ...(await judgeAcks(ground.store, clients.acks())),
      ...(await askOracle(ground.store)),
      told('start after a kill, median', quantile(starts, 0.5) / 1000, 's')
    ]
    await server.stop()
    await proxy?.close()
    return figures
  } finally {
    await ground.close()
  }
}

async function untilBooked(clients: Clients) {
  const moment = performance.now()
  const givesUp = moment + 30_000
  while (clients.firstAnswerAfter(moment) === undefined && performance.now() < givesUp) await pause(10)
}

/** A second start on the same folder joins; on the same port it says so. */
async function secondStarts(rounds: number): Promise<Figure[]> {
  const dataDir = makeDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store: Store = openStore(cluster.url, { connections: 2, onError: () => undefined })
  const database = postmasterOf(dataDir)
  let [joined, oneDatabase, saidWhy] = [0, 0, 0]
  const waits: number[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const second = await startServer({ DATA_DIR: dataDir })
      waits.push(second.upAfterMillis)
      if (second.end() === undefined && first.end() === undefined) joined++
      if (postmasterOf(dataDir) === database) oneDatabase++
      await second.stop()
      if (await refusesPort(first, dataDir)) saidWhy++
    }
    await untilAnswers(store)
  } finally {
    await store.close()
    await first.stop()
    await cluster.stop()
    removeDataDir(dataDir)
  }
  return [
    exactly('second starts that joined', joined, rounds, 'starts'),
    exactly('with one database server throughout', oneDatabase, rounds, 'starts'),
    exactly('starts on a taken port that said so', saidWhy, rounds, 'starts'),
    atMost('second start, median', quantile(waits, 0.5) / 1000, 10, 's')
  ]
}

async function refusesPort(first: Server, dataDir: string): Promise<boolean> {
  const third = await launchServer({ DATA_DIR: dataDir, PORT: String(first.port) })
  const ended = await third.ended
  return ended.code === 1 && /port is in use/i.test(third.output())
}
