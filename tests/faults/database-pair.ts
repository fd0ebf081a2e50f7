// A primary and its streaming copy, as docs/production.md has them; whoever leads them (Patroni, a managed service) is played by these functions.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from '../../apps/server/src/store/cluster-binaries.ts'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { readPid } from '../../apps/server/src/store/cluster-pid.ts'
import { killTree, makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort } from '../setup/server.ts'
import { baseBackup, writeOwned } from './base-backup.ts'
import { makeSchemaDir } from './schema-folder.ts'

const UP_WITHIN_MILLIS = 60_000
const LOOK_AGAIN_MILLIS = 20
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '128MB',
  max_connections: 100,
  wal_keep_size: '512MB',
  // what is killed leaves it in the folder that is removed, not in the memory of the machine
  dynamic_shared_memory_type: 'mmap',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '100ms',
  jit: 'off',
  TimeZone: 'UTC'
}
/** Commits wait until a copy has written them to its disk, as `synchronous_commit = on` has it. */
const WAITED_FOR = '*'

export type Postgres = {
  home: string
  port: number
  /** As this server, not by way of the address. */
  url: string
  process: ChildProcess
}

/** With the schema and nothing in it. */
export async function startPrimary(): Promise<Postgres> {
  return launch(await makeSchemaDir())
}

/** Copies the living primary and lets the copy follow it. `waited`: from then on the primary's commits wait for it. */
export async function startStandby(primary: Postgres, { waited }: { waited: boolean }): Promise<Postgres> {
  const home = makeDataDir()
  const { home: inside, data } = chooseFolders(home, () => undefined)
  await baseBackup(primary.url, primary.home, inside)
  writeOwned(data, 'standby.signal', '')
  writeOwned(data, 'postgresql.auto.conf', `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=vizit'\n`)
  const standby = await launch(home)
  if (waited) await says(primary, `alter system set synchronous_standby_names = '${WAITED_FOR}'`, 'select pg_reload_conf()')
  const wanted = waited ? 'sync' : 'async'
  await until(async () => (await says(primary, 'select sync_state from pg_stat_replication'))[0]?.sync_state === wanted)
  return standby
}

/** The copy hears nothing of the primary any more. */
export async function fallBehind(standby: Postgres): Promise<void> {
  await says(standby, `alter system set primary_conninfo = ''`, 'select pg_reload_conf()')
  await until(async () => (await says(standby, 'select pid from pg_stat_wal_receiver')).length === 0)
}

/** Makes the copy the primary. It has no copy itself yet, so nobody is waited for. */
export async function promote(standby: Postgres): Promise<void> {
  await says(standby, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()', 'select pg_promote(true, 60)')
}

/** With all its children at once. By what we started, not by the number in its file: that may be another process by now. */
export function kill(server: Postgres): void {
  if (lives(server)) killTree(server.process.pid!)
}

/** One that lives is told to end at once, by which it takes its shared memory along. */
export async function remove(server: Postgres): Promise<void> {
  if (lives(server)) server.process.kill('SIGQUIT')
  await until(async () => !lives(server))
  removeDataDir(server.home)
}

function lives({ process: { exitCode, signalCode } }: Postgres): boolean {
  return exitCode === null && signalCode === null
}

/** Runs each by itself; the rows of the last. */
export async function says(server: Postgres, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** True when a write of somebody who still reaches this server comes back as committed within so long. */
export async function commits(server: Postgres, millis: number): Promise<boolean> {
  const client = new Client({ connectionString: server.url, statement_timeout: Math.floor(millis / 2) })
  client.on('error', () => undefined)
  await client.connect()
  // its connection ends with the server: then nothing was committed as far as anybody was told
  const write = client
    .query(`insert into readiness (one, at) values (true, clock_timestamp()) on conflict (one) do update set at = excluded.at`)
    .then(
      () => true,
      () => false
    )
  return Promise.race([write, pause(millis, false)])
}

async function launch(home: string): Promise<Postgres> {
  const folders = chooseFolders(home, () => undefined)
  const port = await freePort()
  const args = Object.entries({ ...SETTINGS, port, unix_socket_directories: folders.sockets }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`
  ])
  const log = openSync(join(folders.home, 'postgres.log'), 'a', 0o600)
  const child = spawn(findBinaries(folders).postgres, ['-D', folders.data, ...args], {
    cwd: folders.data,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    ...(folders.account && { uid: folders.account.uid, gid: folders.account.gid }),
    detached: true,
    stdio: ['ignore', log, log]
  })
  closeSync(log)
  child.unref()
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at its start; its log lies in ${folders.home}`)
    const written = readPid(folders.data)
    return written?.pid === child.pid && ['ready', 'standby'].includes(written?.status ?? '')
  })
  return { home, port, url: `postgres://vizit@127.0.0.1:${port}/vizit`, process: child }
}

async function until(is: () => Promise<boolean>): Promise<void> {
  const since = performance.now()
  while (!(await is())) {
    if (performance.now() - since > UP_WITHIN_MILLIS) throw new Error('a database server did not come to what was waited for')
    await pause(LOOK_AGAIN_MILLIS)
  }
}
