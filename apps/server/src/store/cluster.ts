// The embedded PostgreSQL: real server binaries, one server a data folder, any number of our processes attached to it.
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { type Binaries, findBinaries } from './cluster-binaries.ts'
import { ClusterError } from './cluster-error.ts'
import { chooseFolders, type Folders, type Log, whyUnusableFolder } from './cluster-folders.ts'
import { isAlive, ownServer, readPid, socketsOf } from './cluster-pid.ts'
import { addressOf, ensureRunning, type Launching, majorOf, prepareFolder, type Settings } from './cluster-postmaster.ts'
import { whyNoEmbedded } from './embedded-platform.mjs'

export type Cluster = {
  /** For node-postgres: a unix socket that only this user (and root) can open. It stays the same when the server is restarted. */
  url: string
  kind: 'started' | 'attached'
  /** The last process to leave shuts the server down (waiting for it); while others are connected it is left running. */
  stop(): Promise<void>
}

/**
 * Settings given here go before our own, by PostgreSQL's names. `launched` is told when the server is on its way: whatever takes the thread for a while is
 * best done then. It is not told where a living server is attached to.
 */
export type ClusterOptions = { settings?: Settings; launched?: () => void }

const DATABASE = 'vizit'
const PRESENCE = 'vizit presence'
const LEAVING_LOCK = 8_011
/** Milliseconds in which connections that were closed a moment ago stop being counted: those of other processes, and ordinary ones. */
const PROCESSES_LEAVE_WITHIN = 500
const CONNECTIONS_LEAVE_WITHIN = 5_000
const SHUTDOWN_WITHIN = 60_000

type Watch = {
  folders: Folders
  binaries: Binaries
  launching: Launching
  log: Log
  presence: Client | undefined
  comingBack: Promise<void> | undefined
  leaving: boolean
}

/**
 * Attaches to the living server of `dataDir`, or starts it, making the database on first use. Until `stop` the server is watched: one that
 * was killed is started again. It outlives a crash of this process, and the next start attaches to it.
 * Throws `ClusterError` with a sentence for the operator.
 */
export async function startCluster({
  dataDir,
  log,
  options = {}
}: {
  dataDir: string
  log: Log
  options?: ClusterOptions
}): Promise<Cluster> {
  const why = whyNoEmbedded()
  if (why) throw new ClusterError(why)
  const folders = chooseFolders(resolve(dataDir), log)
  try {
    const binaries = findBinaries(folders)
    await prepareFolder(folders, binaries, log)
    const launching = { settings: options.settings ?? {}, launched: options.launched }
    const watch: Watch = { folders, binaries, launching, log, presence: undefined, comingBack: undefined, leaving: false }
    const kind = await enter(watch)
    return { url: addressOf(socketsOf(folders), DATABASE), kind, stop: () => leave(watch) }
  } catch (error) {
    throw whyUnusableFolder(error, folders.home)
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/**
 * Creates a database on the server of `url`, empty or as a copy of `template` (to which nobody may be connected).
 * @forTests Each test file has a database of its own.
 */
export async function createDatabase(url: string, name: string, { template }: { template?: string } = {}): Promise<void> {
  await onServer(url, client =>
    // By copying files: through the log, as PostgreSQL does by itself, takes five times as long.
    client.query(`create database ${escapeIdentifier(name)}${template ? ` template ${escapeIdentifier(template)} strategy file_copy` : ''}`)
  )
}

/**
 * Drops a database, cutting off whoever uses it; not an error when there is none.
 * @forTests Each test file has a database of its own.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, client => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`))
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function enter(watch: Watch): Promise<'started' | 'attached'> {
  const { folders, binaries, launching, log } = watch
  for (;;) {
    const kind = await ensureRunning(folders, binaries, launching, log)
    // One idle connection for as long as we are here: it tells the others of us, and us of the server's death, even after kill -9.
    const presence = new Client({ connectionString: addressOf(socketsOf(folders), 'postgres'), application_name: PRESENCE })
    let isIn = false
    presence.on('error', () => undefined)
    presence.on('end', () => {
      if (isIn && !watch.leaving) watch.comingBack = comeBack(watch)
    })
    try {
      await presence.connect()
      await ensureDatabase(presence)
    } catch (error) {
      // The last process before us may be shutting the server down at this very moment.
      await presence.end().catch(() => undefined)
      if (!isPassing(error)) throw error
      continue
    }
    // Being present is no reason to stay: a process that has nothing else to do may end.
    keepsProcess(presence).unref()
    watch.presence = presence
    isIn = true
    return kind
  }
}

async function comeBack(watch: Watch) {
  watch.presence = undefined
  const { folders, log } = watch
  log('The database server went away; starting it again.')
  while (!watch.leaving) {
    if (!majorOf(folders.data)) return log(`${folders.data} is gone; the database is not started again.`)
    try {
      await enter(watch)
      return log('The database server is back.')
    } catch (error) {
      log(`The database does not start: ${error instanceof Error ? error.message : error}`)
      await pause(1_000, undefined, { ref: false })
    }
  }
}

/** node-postgres has these two functions, its types do not. */
function keepsProcess(client: Client) {
  return client as Client & { ref(): void; unref(): void }
}

async function ensureDatabase(client: Client) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await client.query(`create database ${escapeIdentifier(DATABASE)}`).catch(error => {
    // Another process made it between our two questions.
    if (!['42P04', '23505'].includes(error.code)) throw error
  })
}

/** The server is going or gone, which the next attempt will set right: shutting down, starting up, killed, or its socket closed. */
function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || /terminated/.test(String(error))
}

async function leave(watch: Watch) {
  if (watch.leaving) return
  watch.leaving = true
  await watch.comingBack
  const { folders, presence, log } = watch
  if (!presence) return
  keepsProcess(presence).ref()
  try {
    // Of two that leave at once the second counts only after the first has gone, so that one of them turns off the light.
    await presence.query('select pg_advisory_lock($1)', [LEAVING_LOCK])
    if ((await whoStays(presence)) === 'others') return log('The database server is left running: others are connected to it.')
    await shutDown(folders)
  } catch (error) {
    if (!isPassing(error)) throw error
  } finally {
    await presence.end().catch(() => undefined)
  }
}

async function whoStays(presence: Client): Promise<'nobody' | 'others'> {
  const since = performance.now()
  for (;;) {
    const { rows } = await presence.query<{ all: number; processes: number }>(
      `select count(*)::int as all, count(*) filter (where application_name = $1)::int as processes
         from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [PRESENCE]
    )
    const { all, processes } = rows[0]!
    if (all === 0) return 'nobody'
    if (performance.now() - since > (processes > 0 ? PROCESSES_LEAVE_WITHIN : CONNECTIONS_LEAVE_WITHIN)) return 'others'
    await pause(20)
  }
}

async function shutDown(folders: Folders) {
  const server = ownServer(folders)
  if (!server) return
  process.kill(server, 'SIGINT')
  const since = performance.now()
  // Its pid file goes last, after the checkpoint. In a container a dead server may stay as a zombie, so the file decides, not the process.
  while (readPid(folders.data)?.pid === server && isAlive(server)) {
    if (performance.now() - since > SHUTDOWN_WITHIN)
      throw new ClusterError(`The database server (process ${server}) did not stop within a minute.`)
    await pause(10)
  }
}
