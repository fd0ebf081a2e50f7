// The PostgreSQL process: make its folder, start it, find a living one, wait for it. Everything here may be done by several processes at once:
// the folder appears by one rename, and of two servers started on it PostgreSQL itself lets only one live.
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { Binaries } from './cluster-binaries.ts'
import { ClusterError } from './cluster-error.ts'
import type { Folders, Log } from './cluster-folders.ts'
import { isAlive, livingServer, readPid, socketsOf } from './cluster-pid.ts'

export type Settings = Record<string, string | number>

/** How long a folder may stay unusable, in milliseconds: a killed server's children need a moment to let it go. */
const GIVE_UP_AFTER = 10_000
/** How long a living server may stay silent on a busy machine. */
const GIVE_UP_ON_SILENCE_AFTER = 30_000
const SAY_AGAIN_AFTER = 3_000
const LOG_FILE_BYTES = 10_000_000
const ROLE = 'vizit'

// For a machine with two cores that also runs the product. Messages stop at LOG, without ERROR: an error's text may quote personal data.
const SETTINGS: Settings = {
  listen_addresses: '',
  port: 5432,
  unix_socket_permissions: '0700',
  cluster_name: 'vizit',
  max_connections: 200,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  min_dynamic_shared_memory: '32MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  min_wal_size: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  random_page_cost: 1.1,
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse'
}

/** The address of the database behind this socket folder, in the form that node-postgres reads. */
export function addressOf(sockets: string, database: string): string {
  return `postgres://${ROLE}@localhost:5432/${encodeURIComponent(database)}?${new URLSearchParams({ host: sockets })}`
}

/** Makes the data folder on the first start; refuses one of another major version. */
export async function prepareFolder(folders: Folders, binaries: Binaries, log: Log): Promise<void> {
  const found = majorOf(folders.data)
  if (found === binaries.major) return
  if (found) {
    throw new ClusterError(
      `${folders.data} was made by PostgreSQL ${found}, this product brings PostgreSQL ${binaries.major}: back it up with the release that made it (npm run db -- backup FILE), then restore the file into an empty DATA_DIR.`
    )
  }
  if (existsSync(folders.data))
    throw new ClusterError(`${folders.data} exists and is not a PostgreSQL folder: move it away, or choose another DATA_DIR.`)
  log(`Making the database in ${folders.data}.`)
  // Built beside and moved in by one rename, so that a crash in between never leaves half a database.
  const fresh = `${folders.data}.new-${process.pid}-${randomUUID()}`
  const args = [
    '-D',
    fresh,
    '-U',
    ROLE,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions'
  ]
  try {
    await promisify(execFile)(binaries.initdb, args, asAccount(folders))
  } catch (error) {
    if (majorOf(folders.data) === binaries.major) return
    throw new ClusterError(`The database could not be made in ${folders.data}: ${(error as { stderr?: string }).stderr || error}`)
  }
  try {
    renameSync(fresh, folders.data)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (majorOf(folders.data) !== binaries.major) throw error
  }
  flush(folders.home)
  for (const left of readdirSync(folders.home).filter(name => name.startsWith('data.new-') && makerIsGone(name)))
    rmSync(join(folders.home, left), { recursive: true, force: true })
}

/** What the server is started with before our own settings, and who is told that it is on its way. */
export type Launching = { settings: Settings; launched?: (() => void) | undefined }

/** Attaches to the living server of this folder, or starts it. Throws `ClusterError` when neither succeeds in time. */
export async function ensureRunning(folders: Folders, binaries: Binaries, launching: Launching, log: Log): Promise<'started' | 'attached'> {
  let kind: 'started' | 'attached' = 'attached'
  let unusableSince = performance.now()
  let saidAt = performance.now()
  for (;;) {
    const state = await probe(addressOf(socketsOf(folders), 'postgres'))
    if (state === 'answers') return kind
    if (state === 'not-ready') {
      // Recovery after a crash may take minutes: it is progress, not failure.
      unusableSince = performance.now()
      if (performance.now() - saidAt > SAY_AGAIN_AFTER) {
        saidAt = performance.now()
        log('The database is recovering or shutting down; waiting for it.')
      }
      await pause(20)
      continue
    }
    const living = livingServer(folders, log)
    if (performance.now() - unusableSince > (living ? GIVE_UP_ON_SILENCE_AFTER : GIVE_UP_AFTER))
      throw new ClusterError(whyUnusable(folders, living))
    if (living) {
      await pause(20)
      continue
    }
    if ((await launch(folders, binaries, launching)) === 'runs') kind = 'started'
    else {
      if (performance.now() - saidAt > SAY_AGAIN_AFTER) {
        saidAt = performance.now()
        log(`The database does not start yet; trying again (${folders.logFile} has its words).`)
      }
      await pause(100)
    }
  }
}

export function majorOf(data: string): string | undefined {
  const file = join(data, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

async function probe(url: string): Promise<'answers' | 'not-ready' | 'absent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: GIVE_UP_AFTER })
  // An error after connecting would otherwise end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return 'answers'
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === '57P03') return 'not-ready'
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || /terminated unexpectedly|timeout/.test(String(error)))
      return 'absent'
    throw new ClusterError(`The database refused the connection: ${error}`)
  }
}

async function launch(folders: Folders, binaries: Binaries, { settings, launched }: Launching): Promise<'runs' | 'ended'> {
  const args = Object.entries({ ...SETTINGS, unix_socket_directories: folders.sockets, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`
  ])
  const log = openLog(folders)
  // Its own session: neither Ctrl-C in our terminal nor our own crash reaches the database.
  const child = spawn(binaries.postgres, ['-D', folders.data, ...args], {
    ...asAccount(folders),
    cwd: folders.data,
    detached: true,
    stdio: ['ignore', log, log]
  })
  closeSync(log)
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  child.on('error', () => {
    ended = true
  })
  child.unref()
  launched?.()
  while (!ended) {
    const written = readPid(folders.data)
    if (written?.pid === child.pid && written?.status === 'ready') return 'runs'
    await pause(5)
  }
  return 'ended'
}

function openLog(folders: Folders): number {
  if (existsSync(folders.logFile) && statSync(folders.logFile).size > LOG_FILE_BYTES) renameSync(folders.logFile, `${folders.logFile}.1`)
  const log = openSync(folders.logFile, 'a', 0o600)
  if (folders.account) chownSync(folders.logFile, folders.account.uid, folders.account.gid)
  return log
}

function asAccount({ account, home }: Folders) {
  // Without the PG* variables of whoever starts us: they would redirect the server's own programs.
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
  return account ? { uid: account.uid, gid: account.gid, cwd: home, env } : { cwd: home, env }
}

function whyUnusable(folders: Folders, living: number | undefined): string {
  if (living)
    return `Process ${living} is the database server of ${folders.data} but does not answer: stop it (kill -INT ${living}) and start again.`
  const lines = existsSync(folders.logFile) ? readFileSync(folders.logFile, 'utf8').trim().split('\n').slice(-5) : []
  return [`The database in ${folders.data} did not start; ${folders.logFile} ends with:`, ...lines].join('\n')
}

function makerIsGone(name: string): boolean {
  const pid = Number(name.split('-')[1])
  return pid === process.pid || !isAlive(pid)
}

function flush(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
