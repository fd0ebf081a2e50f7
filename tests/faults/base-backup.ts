// A base backup of a living server, the archive of its log, and a server made of the two, as docs/production.md has it.
import { execFile } from 'node:child_process'
import { chownSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { withDatabase } from '../../apps/server/src/store/cluster.ts'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { makeDataDir } from '../setup/data-dir.ts'
import { type Cluster, startCluster } from './cluster.ts'

const ARCHIVE_GIVE_UP_MILLIS = 60_000

/** The command of the archive: what is there already is never written over, and half a file has another name. */
export function archiving(archive: string): string {
  return `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f.part" && mv "${archive}/%f.part" "${archive}/%f"`
}

/** Copies the folder of a living server between the two calls that make such a copy good. */
export async function baseBackup(url: string, home: string, base: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('drill', fast => true)`)
    const from = chooseFolders(home, () => undefined).data
    const to = join(base, 'data')
    await copyLiving(from, to)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)')
    for (const name of readdirSync(join(to, 'pg_wal'))) rmSync(join(to, 'pg_wal', name), { recursive: true, force: true })
    rmSync(join(to, 'postmaster.pid'), { force: true })
    writeOwned(to, 'backup_label', rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

/** Files that go while they are copied are brought back by the log. */
async function copyLiving(from: string, to: string): Promise<void> {
  try {
    await promisify(execFile)('cp', ['-a', from, to])
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n') ?? []
    if (said.length === 0 || !said.every(line => line.includes('No such file or directory'))) throw error
  }
}

/** How many seconds it took until what stands in the log now was in the archive. */
export async function untilArchived(store: Store): Promise<number> {
  const since = performance.now()
  const { file } = (await store.row<{ file: string }>(sql`select pg_walfile_name(pg_current_wal_lsn()) as file`))!
  for (;;) {
    const row = await store.row<{ file: string | null }>(sql`select last_archived_wal as file from pg_stat_archiver`)
    if (row!.file !== null && row!.file >= file) return (performance.now() - since) / 1000
    if (performance.now() - since > ARCHIVE_GIVE_UP_MILLIS) throw new Error('the log was not archived')
    await pause(50)
  }
}

export type Restored = { dataDir: string; cluster?: Cluster; why?: string }

/** A new folder from the base backup, which reads the archive to its end or to a moment. */
export async function restored({ base, archive, until }: { base: string; archive: string; until: string | null }): Promise<Restored> {
  const dataDir = makeDataDir()
  const { data } = chooseFolders(dataDir, () => undefined)
  await promisify(execFile)('cp', ['-a', join(base, 'data'), data])
  writeOwned(data, 'recovery.signal', '')
  const settings = {
    restore_command: `cp "${archive}/%f" "%p"`,
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...(until === null ? {} : { recovery_target_time: until })
  }
  try {
    return { dataDir, cluster: await startCluster({ dataDir, log: () => undefined, options: { settings } }) }
  } catch (error) {
    return { dataDir, why: (error as Error).message }
  }
}

/** The database runs under another user than root. */
export function giveTo(folder: string, like: string): void {
  const { uid, gid } = statSync(like)
  if (process.getuid?.() === 0) chownSync(folder, uid, gid)
}

export function writeOwned(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text, { mode: 0o600 })
  giveTo(join(folder, name), folder)
}
