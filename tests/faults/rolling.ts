// A release is put in place while people book: one server after another is told to end and started anew, behind a proxy as production has one.
import { join } from 'node:path'
import { type Server, startServer } from '../setup/server.ts'
import { freeSlots, makeWorld, personOf } from '../setup/world.ts'
import { startClients } from './booking-clients.ts'
import { type Front, startFront } from './front.ts'
import { openGround } from './ground.ts'
import { askOracle, judgeAcks } from './oracle.ts'
import { atLeast, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'

const ROUNDS = { short: 1, usual: 5, full: 50 }
const REQUESTS = { short: 8_000, usual: 20_000, full: 100_000 }
const DOCTORS = 40
const SLOTS_PER_DAY = 40
const CLIENTS = 12
const SABOTAGES = 10

export const rolling: Proof = {
  name: 'rolling',
  title: 'a rolling restart of two servers under bookings fails none, cuts no answer off and books nothing twice',
  ids: [],
  sabotage: 'a server does not end what it was asked before it stops',
  run
}

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    const days = Math.ceil(REQUESTS[size] / DOCTORS / SLOTS_PER_DAY)
    await makeWorld(ground.store, { doctors: DOCTORS, days, slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS })
    const requests = (await freeSlots(ground.store)).map(slot => ({ slot, person: personOf(Number(slot.assignmentId)) }))
    const env = { DATABASE_URL: ground.url, ROLE: 'api', DRAIN_SECONDS: '2' }
    const servers = await Promise.all([1, 2].map(() => startServer(env)))
    const front = await startFront(servers.map(server => server.url))
    const clients = startClients(requests, { urls: [front.url], atOnce: CLIENTS, file: join(ground.dataDir, 'acks.jsonl') })
    let isOver = false
    void clients.done.finally(() => {
      isOver = true
    })
    // Whether a kill meets an answer on its way is chance: the control goes on until one did.
    const isEnough = () => isOver || (sabotage && front.cutOff() > 0)
    const waits = await restartInTurn(servers, front, { rounds: sabotage ? SABOTAGES : ROUNDS[size], sabotage, isEnough })
    clients.stop()
    await clients.done
    const acks = clients.acks()
    for (const [kind, count] of clients.strange) say(`${count} times ${kind}`)
    const byThemselves = servers.filter(server => server.end()?.by === 'itself')
    await front.close()
    await Promise.all(servers.map(server => server.stop()))
    return [
      atLeast('restarts under bookings', waits.length, 2, 'restarts'),
      atLeast('bookings', acks.length, 100, 'bookings'),
      none('answers that broke off', front.cutOff(), 'answers'),
      none('requests for which no server was there', front.unserved(), 'requests'),
      none(
        'answers that are neither yes nor no',
        [...clients.strange.values()].reduce((sum, count) => sum + count, 0),
        'answers'
      ),
      none('servers that ended by themselves', byThemselves.length, 'processes'),
      told('a server is away, longest', quantile(waits, 1) / 1000, 's'),
      ...(await judgeAcks(ground.store, acks)),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.close()
  }
}

type Restarting = { rounds: number; sabotage: boolean; isEnough: () => boolean }

/** How long each was away, in milliseconds. */
async function restartInTurn(servers: Server[], front: Front, { rounds, sabotage, isEnough }: Restarting): Promise<number[]> {
  const waits: number[] = []
  for (let n = 0; n < rounds; n++)
    for (const [at, server] of servers.entries()) {
      if (isEnough()) return waits
      const since = performance.now()
      await (sabotage ? server.kill() : server.stop())
      servers[at] = await startServer(server.env)
      await front.untilReady(server.url)
      waits.push(performance.now() - since)
    }
  return waits
}
