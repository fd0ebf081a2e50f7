// G38: the primary dies while people book, its streaming copy takes over behind the same address, and the old machine comes back as the copy of the new one.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { type Server, startServer } from '../setup/server.ts'
import { freeSlots, makeWorld, personOf } from '../setup/world.ts'
import { type BookingRequest, type Clients, startClients } from './booking-clients.ts'
import { commits, fallBehind, kill, type Postgres, promote, remove, startPrimary, startStandby } from './database-pair.ts'
import { miscounted, startReader, telling } from './failover-after.ts'
import { type Forwarder, startForwarder } from './forwarder.ts'
import { askOracle, judgeAcks } from './oracle.ts'
import { atLeast, atMost, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'

/**
 * killed: with all its children. too soon: the same, and the address leads to the copy before that has taken over. behind: the copy had heard nothing for a moment. vanished: nobody says that the primary is gone; it lives on
 * where nobody reaches it.
 */
const WAYS = ['behind', 'killed', 'too soon', 'vanished'] as const
type Way = (typeof WAYS)[number]

const ROUNDS: Record<Size, readonly Way[]> = {
  short: ['behind', 'too soon'],
  usual: WAYS,
  full: Array.from({ length: 24 }, (_, n) => WAYS[n % WAYS.length]!)
}
const DOCTORS = 40
const SLOTS_PER_DAY = 40
const DAYS = { short: 2, usual: 4, full: 20 }
const RIVALS = 2
const CLIENTS = 12
const BOOKED_BEFORE = { short: 40, usual: 150, full: 200 }
const BOOKED_AFTER = { short: 30, usual: 100, full: 150 }
const BEFORE_KILL_MILLIS = [50, 800] as const
const BEHIND_MILLIS = 400
const TOO_SOON_MILLIS = 400
const OLD_TRIES_MILLIS = 3_000

export const failover: Proof = {
  name: 'G38',
  title: 'a database that dies is replaced by its copy, and nothing acknowledged is lost',
  ids: [],
  sabotage: 'the primary does not wait for its copy, which has fallen behind',
  run
}

type Place = {
  primary: Postgres
  standby: Postgres
  address: Forwarder
  servers: Server[]
  random: Random
  size: Size
  waited: boolean
  acks: string
}

type Round = {
  way: Way
  clients: Clients
  strange: [kind: string, count: number][]
  /** From the loss, in milliseconds; so long it took until the copy had taken over, and until a booking succeeded. */
  promoted: number
  bookedAgain: number
  miscounted: number
  untold: string[]
  toldAfter: number
  byOld: number
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const folder = makeDataDir()
  const address = await startForwarder()
  const primary = await startPrimary()
  const place: Place = {
    primary,
    standby: primary,
    address,
    servers: [],
    random: randomOf(seed),
    size,
    waited: !sabotage,
    acks: join(folder, 'acks.jsonl')
  }
  try {
    const ways = sabotage ? (['behind'] as const) : ROUNDS[size]
    const requests = await requestsOf(primary, size)
    address.leadTo(primary.port)
    const env = { DATABASE_URL: `postgres://vizit@127.0.0.1:${address.port}/vizit` }
    const roles = sabotage ? ['all'] : ['all', 'api']
    ;[place.standby, place.servers] = await Promise.all([
      startStandby(primary, place),
      Promise.all(roles.map(role => startServer({ ...env, ROLE: role, DATA_DIR: join(folder, role) })))
    ])
    const rounds: Round[] = []
    for (const [at, way] of ways.entries()) {
      const share = Math.floor(requests.length / ways.length)
      const round = await goThrough(place, way, requests.slice(at * share, (at + 1) * share))
      say(`${way}: another primary after ${Math.round(round.promoted)} ms, booked again after ${Math.round(round.bookedAgain)} ms`)
      for (const what of round.untold) say(`left lying: ${what}`)
      rounds.push(round)
      if (at + 1 < ways.length) await rebuild(place)
    }
    return await judge(place, rounds, say)
  } finally {
    await Promise.all(place.servers.map(server => server.stop()))
    await address.close()
    await remove(place.primary)
    await remove(place.standby)
    removeDataDir(folder)
  }
}

async function requestsOf(primary: Postgres, size: Size): Promise<BookingRequest[]> {
  const store = openStore(primary.url, { connections: 2 })
  try {
    await makeWorld(store, { doctors: DOCTORS, days: DAYS[size], slotsPerDay: SLOTS_PER_DAY, minutes: 10, people: DOCTORS * RIVALS })
    return (await freeSlots(store)).flatMap(slot =>
      Array.from({ length: RIVALS }, (_, rival) => ({ slot, person: personOf((Number(slot.assignmentId) - 1) * RIVALS + rival + 1) }))
    )
  } finally {
    await store.close()
  }
}

/** Books, loses the primary, lets the copy take over, books on. Afterwards `standby` is what was the primary, and is not to be used. */
async function goThrough(place: Place, way: Way, requests: readonly BookingRequest[]): Promise<Round> {
  const { primary: old, standby: next, address, random, size } = place
  const clients = startClients(requests, { urls: place.servers.map(({ url }) => url), atOnce: CLIENTS, file: place.acks })
  // the other server looks at nothing meanwhile: it has the most to make up for
  const reader = startReader(place.servers[0]!.url)
  let isOver = false
  void clients.done.finally(() => {
    isOver = true
  })
  const answered = async (count: number) => {
    while (!isOver && clients.answered() < count) await pause(10)
  }
  await answered(BOOKED_BEFORE[size])
  await pause(random.whole(...BEFORE_KILL_MILLIS))
  if (way === 'behind') {
    await fallBehind(next)
    await pause(BEHIND_MILLIS)
  }
  const lostAt = performance.now()
  if (way === 'vanished') address.vanish()
  else kill(old)
  if (way === 'too soon') {
    address.leadTo(next.port)
    await pause(TOO_SOON_MILLIS)
  }
  await promote(next)
  address.leadTo(next.port)
  const promotedAt = performance.now()
  ;[place.primary, place.standby] = [next, old]
  const byOld = way === 'vanished' && (await commits(old, OLD_TRIES_MILLIS)) ? 1 : 0
  while (!isOver && clients.firstBookedAfter(promotedAt) === undefined) await pause(10)
  await answered(clients.answered() + BOOKED_AFTER[size])
  clients.stop()
  await Promise.all([clients.done, reader.stop()])
  // of the silent old one no write may come through later
  kill(old)
  const store = openStore(next.url, { connections: 4 })
  try {
    return {
      way,
      clients,
      strange: [...clients.strange, ...reader.strange],
      promoted: promotedAt - lostAt,
      bookedAgain: clients.firstBookedAfter(lostAt) ?? Number.POSITIVE_INFINITY,
      byOld,
      ...(await telling(store)),
      miscounted: await miscounted(
        place.servers.map(({ url }) => url),
        store,
        DOCTORS
      )
    }
  } finally {
    await store.close()
  }
}

async function rebuild(place: Place): Promise<void> {
  await remove(place.standby)
  place.standby = await startStandby(place.primary, place)
}

async function judge({ primary, servers, size }: Place, rounds: readonly Round[], say: Run['say']): Promise<Figure[]> {
  const strange = rounds.flatMap(round => round.strange)
  for (const [kind, count] of strange) say(`${count} times ${kind}`)
  const ended = servers.filter(server => server.end()?.by === 'itself')
  for (const server of ended) say(`a server ended by itself: ${server.output().slice(-1_500)}`)
  const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0)
  const acks = rounds[0]!.clients.acks()
  const store = openStore(primary.url, { connections: 2 })
  try {
    return [
      told('databases lost', rounds.length, 'primaries'),
      atLeast('bookings acknowledged', acks.filter(ack => ack.verdict === 'booked').length, rounds.length * 20, 'bookings'),
      told(
        'tried again',
        sum(({ clients }) => clients.tryAgain()),
        'times'
      ),
      none(
        'answers that are neither yes, no nor "try again"',
        strange.reduce((all, [, count]) => all + count, 0),
        'answers'
      ),
      none('servers that ended by themselves', ended.length, 'processes'),
      ...(await judgeAcks(store, acks)),
      ...(await askOracle(store)),
      none(
        'days of doctors counted otherwise than in the tables',
        sum(round => round.miscounted),
        'days'
      ),
      none(
        'news and jobs left lying',
        sum(round => round.untold.length),
        'rows'
      ),
      told('until all was told, longest', Math.max(...rounds.map(round => round.toldAfter)) / 1_000, 's'),
      none(
        'commits that an old primary without a copy acknowledged',
        sum(round => round.byOld),
        'commits'
      ),
      ...recovery(rounds, size)
    ]
  } finally {
    await store.close()
  }
}

function recovery(rounds: readonly Round[], size: Size): Figure[] {
  const loud = rounds.filter(({ way }) => way !== 'vanished').map(round => round.bookedAgain / 1_000)
  const silent = rounds.filter(({ way }) => way === 'vanished').map(round => round.bookedAgain / 1_000)
  if (size === 'short') return [told('booked again, longest', Math.max(...loud), 's')]
  return [
    atMost('booked again, median', quantile(loud, 0.5), 2, 's'),
    atMost('booked again, longest', Math.max(...loud), 6, 's'),
    atMost('of a machine that vanished, longest', Math.max(...silent), 20, 's')
  ]
}
