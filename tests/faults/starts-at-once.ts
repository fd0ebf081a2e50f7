// G8b: any number of servers that start at once on one empty database, embedded or named by DATABASE_URL, one of them killed on the way or none.
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, withDatabase } from '../../apps/server/src/store/cluster.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import { killTree, makeDataDir, postmasterOf, removeDataDir } from '../setup/data-dir.ts'
import { type Env, launchServer } from '../setup/server.ts'
import { startCluster } from './cluster.ts'
import { exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const ROUNDS = { short: 1, usual: 4, full: 20 }
const SABOTAGES = 10
const AT_ONCE = 5
/** Demo data; no worker, whose jobs would write too, so that a database can be held against another. */
const STARTED_WITH: Env = { SEED: 'demo', ROLE: 'api' }
const WAITS = /Another process is preparing the database/
const PREPARES_WITHIN_MILLIS = 30_000
const UP_WITHIN_MILLIS = 300_000

export const startsAtOnce: Proof = {
  name: 'G8b',
  title: 'five servers that start at once on one empty database all come up, and its data are there once',
  ids: [],
  sabotage: 'the lock of the start keeps nobody out',
  run
}

type Round = { expected: number; up: number; differs: boolean; slowest: number }

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const dataDir = makeDataDir()
  const cluster = await startCluster({ dataDir, log: () => undefined })
  let made = 0
  const emptyDatabase = async () => {
    const name = `empty_${made++}`
    await createDatabase(cluster.url, name)
    return withDatabase(cluster.url, name)
  }
  try {
    const single = await emptyDatabase()
    if (!sabotage) {
      const alone = await launchServer({ ...STARTED_WITH, DATABASE_URL: single, DATA_DIR: dataDir })
      if (!(await comesUp(alone))) throw new Error(`a single start did not come up:\n${alone.output()}`)
      await alone.stop()
    }
    const wanted = await contentOf(single)
    const rounds: Round[] = []
    const keep = (round: Round) => {
      rounds.push(round)
      say(`${round.up} of ${round.expected} up after ${(round.slowest / 1000).toFixed(1)} s${round.differs ? ', OTHER DATA' : ''}`)
    }
    // Whether five meet in the schema is chance: the control goes on until they did.
    const isNoticed = () => sabotage && rounds.some(round => round.up < round.expected)
    for (let n = 0; n < (sabotage ? SABOTAGES : ROUNDS[size]) && !isNoticed(); n++) {
      const url = await emptyDatabase()
      if (sabotage) await letEverybodyIn(url)
      const killed = sabotage || n % 2 === 1 ? 'nobody' : 'the one at work'
      // they meet in the schema already
      const data: Env = sabotage ? { SEED: 'none' } : {}
      keep(await startFive({ DATABASE_URL: url, DATA_DIR: dataDir, ...data }, () => Promise.resolve(url), wanted, killed))
      if (!sabotage) keep(await startEmbedded(wanted))
    }
    const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
    const [up, expected, differ] = [sum(round => round.up), sum(round => round.expected), sum(round => Number(round.differs))]
    return [
      exactly('servers that came up', up, expected, 'servers'),
      ...(sabotage ? [] : [none('databases with other data than after a single start', differ, 'databases')]),
      told('the last of the five is up after, longest', Math.max(...rounds.map(round => round.slowest)) / 1000, 's')
    ]
  } finally {
    await cluster.stop()
    removeDataDir(dataDir)
  }
}

/** A new folder: the five make the database server as well. */
async function startEmbedded(wanted: string): Promise<Round> {
  const dataDir = makeDataDir()
  const own: Awaited<ReturnType<typeof startCluster>>[] = []
  try {
    const attach = async () => {
      own.push(await startCluster({ dataDir, log: () => undefined }))
      return own[0]!.url
    }
    return await startFive({ DATA_DIR: dataDir }, attach, wanted, 'nobody')
  } finally {
    for (const cluster of own) await cluster.stop()
    const left = postmasterOf(dataDir)
    if (left !== undefined) killTree(left)
    removeDataDir(dataDir)
  }
}

async function startFive(env: Env, urlOf: () => Promise<string>, wanted: string, killed: 'nobody' | 'the one at work'): Promise<Round> {
  const servers = await Promise.all(Array.from({ length: AT_ONCE }, () => launchServer({ ...STARTED_WITH, ...env })))
  const since = performance.now()
  if (killed === 'the one at work') {
    const waiting = () => servers.filter(server => WAITS.test(server.output()))
    while (waiting().length < AT_ONCE - 1 && performance.now() - since < PREPARES_WITHIN_MILLIS) await pause(5)
    // The lock goes to the next, who says nothing of it: whoever never waited was the first.
    await servers.find(server => !waiting().includes(server))?.kill()
  }
  const left = servers.filter(server => server.end() === undefined || server.end()?.by === 'itself')
  const ups = await Promise.all(left.map(server => comesUp(server)))
  const slowest = performance.now() - since
  const differs = (await contentOf(await urlOf())) !== wanted
  await Promise.all(servers.map(server => server.stop()))
  return { expected: killed === 'nobody' ? AT_ONCE : AT_ONCE - 1, up: ups.filter(Boolean).length, differs, slowest }
}

/** A busy machine makes a start slow, and that is no fault: only a process that ends has not come up. */
async function comesUp(server: Awaited<ReturnType<typeof launchServer>>): Promise<boolean> {
  const since = performance.now()
  while (server.end() === undefined && performance.now() - since < UP_WITHIN_MILLIS) {
    const isUp = await server.up().then(
      () => true,
      () => false
    )
    if (isUp) return true
  }
  return false
}

/** How many rows each table of the product has; a table that is not there has none. */
async function contentOf(url: string): Promise<string> {
  const store: Store = openStore(url, { connections: 1, onError: () => undefined })
  try {
    const counts = await store.rows<{ name: string; rows: string }>(sql`
      select t.tablename as name,
             (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from public.%I', t.tablename), false, true, '')))[1]::text as rows
        from pg_tables t where t.schemaname = 'public' order by 1`)
    return JSON.stringify(counts)
  } finally {
    await store.close()
  }
}

/** Functions of the same name that stand in the way of the real ones: every process that asks for the lock gets it. */
async function letEverybodyIn(url: string): Promise<void> {
  const store = openStore(url, { connections: 1, onError: () => undefined })
  try {
    await store.run(sql`create function public.pg_try_advisory_lock(bigint) returns boolean language sql as 'select true'`)
    await store.run(sql`create function public.pg_advisory_lock(bigint) returns void language sql as 'select'`)
    const row = await store.row<{ name: string }>(sql`select quote_ident(current_database()) as name`)
    await store.pool.query(`alter database ${row!.name} set search_path = public, pg_catalog`)
  } finally {
    await store.close()
  }
}
