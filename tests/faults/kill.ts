// G5: kill -9 of the database and of server processes while people book.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/server/src/store/store.ts'
import { killTree, postmasterOf } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { failuresOf, type Server, startServer } from '../setup/server.ts'
import { type Clients, startClients } from './booking-clients.ts'
import { type Ground, openGround, untilAnswers } from './ground.ts'
import { startLyingProxy } from './lying-proxy.ts'
import { askOracle, judgeAcks } from './oracle.ts'
import { atLeast, atMost, enough, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'
import { makeRivals } from './rivals.ts'

const KILLS = { short: 5, usual: 12, full: Number.POSITIVE_INFINITY }
/** Requests at most; the kills end the shorter runs, the requests end the full one. */
const REQUESTS = { short: 6_000, usual: 12_000, full: 30_000 }
const DOCTORS = 40
const CLIENTS = 12
const BETWEEN_KILLS_MILLIS: Record<Size, readonly [number, number]> = { short: [150, 600], usual: [300, 1_500], full: [300, 1_500] }
const LAST_BREATH_MILLIS = 500

export const kill: Proof = {
  name: 'G5',
  title: 'no acknowledged booking is lost and none is half made when the database and the servers are killed',
  ids: [],
  sabotage: 'a proxy says "booked" before the server has done it',
  run
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  try {
    // Two rivals for each slot; under the liar one, for it tells every rival yes.
    const rivals = sabotage ? 1 : 2
    const requests = await makeRivals(ground.store, { requests: REQUESTS[size], rivals, doctors: DOCTORS })
    // Each with the embedded default: whichever lives starts the database anew. The proof itself watches over nothing.
    const servers = await Promise.all([1, 2].map(() => startServer({ DATA_DIR: ground.dataDir })))
    await ground.leave()
    const proxies = sabotage ? await Promise.all(servers.map((_, at) => startLyingProxy(() => servers[at]!.url))) : []
    const urls = (sabotage ? proxies : servers).map(one => one.url)
    const clients = startClients(requests, { urls, atOnce: CLIENTS, file: join(ground.dataDir, 'acks.jsonl') })
    const killed = await killAndKill(ground, servers, clients, random, {
      most: enough(KILLS[size], sabotage, 1),
      between: BETWEEN_KILLS_MILLIS[size]
    })
    clients.stop()
    await clients.done
    await pause(LAST_BREATH_MILLIS)
    await untilAnswers(ground.store)

    const figures = await judge(ground, clients, killed, size)
    for (const [kind, count] of clients.strange) say(`${count} times ${kind}`)
    if (clients.strange.size > 0) for (const failure of failuresOf(servers)) say(failure)
    const lostServers = servers.filter(server => server.end()?.by === 'itself')
    for (const server of lostServers) say(`a server ended by itself: ${server.output().slice(-1_500)}`)
    await Promise.all(servers.map(server => server.stop()))
    for (const proxy of proxies) await proxy.close()
    return [...figures, none('servers ended by a lost database', lostServers.length, 'processes')]
  } finally {
    await ground.close()
  }
}

type Killed = { database: number[]; servers: number[] }

/** Every fourth kill is one of a server, which is started again; nobody but the servers starts the database. */
async function killAndKill(
  ground: Ground,
  servers: Server[],
  clients: Clients,
  random: Random,
  { most, between }: { most: number; between: readonly [number, number] }
): Promise<Killed> {
  const killed: Killed = { database: [], servers: [] }
  let over = false
  void clients.done.finally(() => {
    over = true
  })
  for (let n = 1; n <= most && !over; n++) {
    await pause(random.whole(...between))
    if (n % 4 === 2 || n % 4 === 0) {
      const at = random.whole(0, 1)
      killed.servers.push(performance.now())
      await servers[at]!.kill()
      servers[at] = await startServer(servers[at]!.env)
    } else {
      const pid = postmasterOf(ground.dataDir)
      if (pid === undefined) continue
      const moment = performance.now()
      killTree(pid)
      killed.database.push(moment)
    }
    await untilAnswered(clients, performance.now(), () => over)
  }
  return killed
}

/** The next kill hits a product at work, not one that is still getting up. */
async function untilAnswered(clients: Clients, moment: number, isOver: () => boolean) {
  while (!isOver() && clients.firstAnswerAfter(moment) === undefined) await pause(10)
}

async function judge(ground: Ground, clients: Clients, killed: Killed, size: Size): Promise<Figure[]> {
  const recoveries = killed.database.flatMap(moment => clients.firstAnswerAfter(moment) ?? [])
  const acks = clients.acks()
  const visits = await ground.store.row<{ n: number }>(sql`select count(*)::int as n from visits where status = 'booked'`)
  const strange = [...clients.strange.values()].reduce((sum, count) => sum + count, 0)
  return [
    atLeast('kills of the database', killed.database.length, 3, 'kills'),
    atLeast('kills of a server', killed.servers.length, 2, 'kills'),
    told('answers written down by the clients', acks.length, 'answers'),
    told('visits', visits!.n, 'visits'),
    told('tried again', clients.tryAgain(), 'times'),
    none('answers that are neither yes, no nor "try again"', strange, 'answers'),
    ...(await judgeAcks(ground.store, acks)),
    ...(await askOracle(ground.store)),
    ...recoveryOf(recoveries, size)
  ]
}

/** From the kill to the first answer to a question asked after it. In the short form, which runs beside other tests, it is only told. */
function recoveryOf(millis: number[], size: Size): Figure[] {
  const [median, longest] = [quantile(millis, 0.5) / 1000, Math.max(...millis) / 1000]
  if (size === 'short') return [told('recovery, median', median, 's'), told('recovery, longest', longest, 's')]
  return [atMost('recovery, median', median, 1, 's'), atMost('recovery, longest', longest, 5, 's')]
}
