// G6: the disk of the database takes nothing more while people book.
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { type Line, openLine } from '../setup/ask.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { randomOf } from '../setup/random.ts'
import { failuresOf, startServer } from '../setup/server.ts'
import { type Clients, startClients } from './booking-clients.ts'
import { openGround, untilAnswers } from './ground.ts'
import { startLyingProxy } from './lying-proxy.ts'
import { askOracle, judgeAcks } from './oracle.ts'
import { mountOwnDisk, type OwnDisk } from './own-disk.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'
import { makeRivals } from './rivals.ts'

const ROUNDS = { short: 1, usual: 8, full: 60 }
/** More than the rounds take. */
const REQUESTS = { short: 2_000, usual: 16_000, full: 80_000 }
const SERVERS = { short: 1, usual: 2, full: 2 }
const DOCTORS = 40
const CLIENTS = 12
/** More than the log of the database grows to. */
const DISK_MEGABYTES = 2_500
/** People are at work when the disk fails. */
const ANSWERS_BEFORE = 100
const LASTS_MILLIS: Record<Size, readonly [number, number]> = { short: [100, 300], usual: [200, 2_000], full: [200, 2_000] }
const NOTICED_WITHIN_MILLIS = 20_000
const MENDED_WITHIN_MILLIS = 60_000
const LAST_BREATH_MILLIS = 500
const SWITCHES_MOST = 200
const TOLD = 'of them told as "try again"'

export const fullDisk: Proof = {
  name: 'G6',
  title: 'a disk that takes nothing more loses no acknowledged booking: people are told to come again, and are served once there is room',
  ids: [],
  sabotage: 'a proxy says "booked" before the server has done it',
  run
}

/** How the disk fails, and how it is well again. */
type Fault = { fail(): Promise<void>; mend(): void }

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const notes = makeDataDir()
  let disk: OwnDisk | undefined
  const ground = await openGround({
    prepare: folder => {
      if (size !== 'short') disk = mountOwnDisk(folder, DISK_MEGABYTES)
    },
    leaveFolder: () => disk?.unmount()
  })
  try {
    // Two rivals for each slot; under the liar one, for it tells every rival yes.
    const rivals = sabotage ? 1 : 2
    const requests = await makeRivals(ground.store, { requests: REQUESTS[size], rivals, doctors: DOCTORS })
    const servers = await Promise.all(Array.from({ length: SERVERS[size] }, () => startServer({ DATA_DIR: ground.dataDir })))
    await ground.leave()
    const proxies = sabotage ? await Promise.all(servers.map(server => startLyingProxy(() => server.url))) : []
    const urls = (sabotage ? proxies : servers).map(one => one.url)
    const clients = startClients(requests, { urls, atOnce: CLIENTS, file: join(notes, 'acks.jsonl') })
    const log = closedLog(ground.dataDir, ground.store)
    const faults = disk ? [fullOf(disk), log] : [log]
    const lines = servers.map(({ url }) => openLine(url, { sockets: 1, keep: false, timeoutMillis: 3_000 }))
    const rounds: Round[] = []
    for (let n = 0; n < enough(ROUNDS[size], sabotage, 1); n++)
      rounds.push(await failAndMend(faults[n % faults.length]!, clients, lines, random.whole(...LASTS_MILLIS[size])))
    clients.stop()
    await clients.done
    await pause(LAST_BREATH_MILLIS)
    await untilAnswers(ground.store)
    const figures = await judge(ground.store, clients, rounds, { size, sabotage })
    for (const [kind, count] of clients.strange) say(`${count} times ${kind}`)
    if (clients.strange.size > 0) for (const failure of failuresOf(servers)) say(failure)
    const lost = servers.filter(server => server.end()?.by === 'itself')
    for (const server of lost) say(`a server ended by itself: ${server.output().slice(-1_500)}`)
    for (const line of lines) line.close()
    await Promise.all(servers.map(server => server.stop()))
    for (const proxy of proxies) await proxy.close()
    return [...figures, none('servers ended by a full disk', lost.length, 'processes')]
  } finally {
    await ground.close()
    removeDataDir(notes)
  }
}

function fullOf(disk: OwnDisk): Fault {
  return { fail: async () => disk.fill(), mend: disk.empty }
}

/** The database's log takes no new file, and the one that it has is full. */
function closedLog(dataDir: string, store: Store): Fault {
  const folder = join(chooseFolders(dataDir, () => undefined).data, 'pg_wal')
  const open = statSync(folder).mode
  return {
    fail: async () => {
      chmodSync(folder, 0o500)
      try {
        for (let n = 0; n < SWITCHES_MOST; n++) {
          await store.row(sql`select pg_switch_wal()`)
          await pause(5)
        }
      } catch {
        // It has come to the end of what it had.
      }
    },
    mend: () => chmodSync(folder, open)
  }
}

type Round = { isTold: boolean; isSaid: boolean; bookedAfter: number; readyAfter: number }

async function failAndMend({ fail, mend }: Fault, clients: Clients, lines: Line[], lasts: number): Promise<Round> {
  const isReady = async () => {
    const answers = await Promise.all(lines.map(line => line.ask({ method: 'GET', path: '/readyz' }).catch(() => undefined)))
    return answers.map(answer => answer?.status === 200)
  }
  const answered = clients.answered()
  await until(() => clients.answered() >= answered + ANSWERS_BEFORE, MENDED_WITHIN_MILLIS)
  const before = clients.tryAgain()
  await fail()
  const isSaid = await until(async () => (await isReady()).every(one => !one), NOTICED_WITHIN_MILLIS)
  await pause(lasts)
  const isTold = clients.tryAgain() > before
  mend()
  const moment = performance.now()
  await until(() => clients.firstBookedAfter(moment) !== undefined, MENDED_WITHIN_MILLIS)
  const bookedAfter = clients.firstBookedAfter(moment) ?? Number.POSITIVE_INFINITY
  await until(async () => (await isReady()).every(Boolean), MENDED_WITHIN_MILLIS)
  return { isTold, isSaid, bookedAfter, readyAfter: performance.now() - moment }
}

async function until(holds: () => boolean | Promise<boolean>, millis: number): Promise<boolean> {
  const since = performance.now()
  while (!(await holds())) {
    if (performance.now() - since > millis) return false
    await pause(20)
  }
  return true
}

async function judge(
  store: Store,
  clients: Clients,
  rounds: Round[],
  { size, sabotage }: Pick<Run, 'size' | 'sabotage'>
): Promise<Figure[]> {
  const acks = clients.acks()
  const visits = await store.row<{ n: number }>(sql`select count(*)::int as n from visits where status = 'booked'`)
  const strange = [...clients.strange.values()].reduce((sum, count) => sum + count, 0)
  const [booked, ready] = [rounds.map(round => round.bookedAfter / 1000), rounds.map(round => round.readyAfter / 1000)]
  const toldTimes = rounds.filter(round => round.isTold).length
  const within = (name: string, seconds: number) => (size === 'short' ? told(name, seconds, 's') : atMost(name, seconds, 10, 's'))
  return [
    told('times that the disk took nothing more', rounds.length, 'times'),
    // The liar tells nobody so: what it is to be seen by are the visits that are not there.
    sabotage ? told(TOLD, toldTimes, 'times') : exactly(TOLD, toldTimes, rounds.length, 'times'),
    exactly('of them said by /readyz of every server', rounds.filter(round => round.isSaid).length, rounds.length, 'times'),
    told('answers written down by the clients', acks.length, 'answers'),
    told('visits', visits!.n, 'visits'),
    told('tried again', clients.tryAgain(), 'times'),
    none('answers that are neither yes, no nor "try again"', strange, 'answers'),
    ...(await judgeAcks(store, acks)),
    ...(await askOracle(store)),
    told('with room again: booked after, median', quantile(booked, 0.5), 's'),
    within('booked after, longest', Math.max(...booked)),
    within('ready after, longest', Math.max(...ready))
  ]
}
