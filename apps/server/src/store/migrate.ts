// Forward-only migrations: numbered SQL files, each applied once, in its own transaction. Servers of the release before may be at work meanwhile: whoever asks for a
// table stands behind a migration that waits for it, so a migration waits for a moment only, gives way and comes again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { sessionOptions } from './session.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

export type Migration = { version: number; name: string; text: string; hash: string }

/** The migrations of this version of the product, in order. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter(name => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
    .sort()
    .map(name => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8')
      return { version: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

/** So long a migration stands in the way of others at each lock; PostgreSQL looks for a deadlock later than that, so it is never a booking that is ended. */
const LOCK_MILLIS = 300
const LOCKED_OUT_MILLIS = 60_000
const PAUSE_MILLIS = { first: 100, most: 1_000 }
/** lock_not_available and deadlock_detected. */
const OTHERS_FIRST = ['55P03', '40P01']

/** The schema of the database is not one that this release can go on from; the message is for whoever starts the server. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** Others held what a migration needs for as long as it tried; the message is for whoever starts the server. */
export class LockedOut extends Error {
  override name = 'LockedOut'
}

export type MigrateOptions = {
  /** The last version to apply. */
  to?: number
  /** Those of another release; by default those of this one. */
  known?: readonly Migration[]
  /** How long a migration is tried while others hold what it needs, in milliseconds; a minute by default. */
  triedMillis?: number
}

/**
 * Brings the schema of the database to this version (or to `to`). Where others may be at it too, run it under the start lock.
 * Throws a SchemaError when the database is newer than the product or when an applied migration has been changed since, LockedOut when others do not let go of a table.
 */
export async function migrate(
  url: string,
  { to, known = migrations(), triedMillis = LOCKED_OUT_MILLIS }: MigrateOptions = {}
): Promise<{ applied: number[]; version: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'vizit-migrate', options: sessionOptions() })
  await client.connect()
  try {
    await client.query(
      'create table if not exists migration (version int primary key, name text not null, hash text not null, applied_at timestamptz not null default now())'
    )
    const done = (await client.query<{ version: number; hash: string }>('select version, hash from migration order by version')).rows
    for (const row of done) {
      const same = known.find(one => one.version === row.version)
      if (!same)
        throw new SchemaError(
          `The database has schema ${done.at(-1)!.version}, made by a newer release; this one knows up to ${known.at(-1)!.version}: start the newer release, or restore a backup that this one made.`
        )
      if (same.hash !== row.hash)
        throw new SchemaError(
          `The migration ${same.name} is not the one that made this database: start the release that made it, or put the file back as it was and write a new migration.`
        )
    }
    const applied: number[] = []
    for (const one of known) {
      if (done.some(row => row.version === one.version) || (to !== undefined && one.version > to)) continue
      await applyPatiently(client, one, triedMillis)
      applied.push(one.version)
    }
    const jobs = (await client.query<{ there: boolean }>("select to_regclass('graphile_worker.migrations') is not null as there")).rows[0]!
    if (applied.length > 0 || !jobs.there) await runMigrations({ connectionString: url, logger: silent })
    return { applied, version: Math.max(0, ...done.map(row => row.version), ...applied) }
  } finally {
    await client.end()
  }
}

/** Tries again, with growing pauses, while others hold what the migration needs: they go first. */
async function applyPatiently(client: pg.Client, one: Migration, triedMillis: number): Promise<void> {
  const since = performance.now()
  for (let wait = PAUSE_MILLIS.first; ; wait = Math.min(wait * 1.5, PAUSE_MILLIS.most)) {
    try {
      return await apply(client, one)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && OTHERS_FIRST.includes(error.code ?? ''))) throw error
      if (performance.now() - since + wait > triedMillis)
        throw new LockedOut(
          `The migration ${one.name} changed nothing: for ${Math.round(triedMillis / 1000)} s others held a table that it needs. Find the oldest transaction (select pid, application_name, xact_start, query from pg_stat_activity order by xact_start), let it end or end it (select pg_terminate_backend(pid)), and start again.`
        )
    }
    // not in step with something that comes by the clock
    await pause(wait * (0.5 + Math.random()))
  }
}

async function apply(client: pg.Client, { version, name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_MILLIS}`)
    await client.query(text)
    await client.query('insert into migration (version, name, hash) values ($1, $2, $3)', [version, name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const silent = await import('graphile-worker').then(worker => new worker.Logger(() => () => undefined))
