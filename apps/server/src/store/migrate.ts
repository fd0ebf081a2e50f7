// Forward-only migrations: numbered SQL files, each applied once, in its own transaction.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { sessionOptions } from './session.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

type Migration = { version: number; name: string; text: string; hash: string }

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

/** The schema of the database is not one that this release can go on from; the message is for whoever starts the server. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Brings the schema of the database to this version (or to `to`). Where others may be at it too, run it under the start lock.
 * Throws a SchemaError when the database is newer than the product or when an applied migration has been changed since.
 */
export async function migrate(url: string, options: { to?: number } = {}): Promise<{ applied: number[]; version: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'vizit-migrate', options: sessionOptions() })
  await client.connect()
  try {
    await client.query(
      'create table if not exists migration (version int primary key, name text not null, hash text not null, applied_at timestamptz not null default now())'
    )
    const known = migrations()
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
      if (done.some(row => row.version === one.version) || (options.to !== undefined && one.version > options.to)) continue
      await client.query('begin')
      try {
        await client.query("set local lock_timeout = '10s'")
        await client.query(one.text)
        await client.query('insert into migration (version, name, hash) values ($1, $2, $3)', [one.version, one.name, one.hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      applied.push(one.version)
    }
    const jobs = (await client.query<{ there: boolean }>("select to_regclass('graphile_worker.migrations') is not null as there")).rows[0]!
    if (applied.length > 0 || !jobs.there) await runMigrations({ connectionString: url, logger: silent })
    return { applied, version: Math.max(0, ...done.map(row => row.version), ...applied) }
  } finally {
    await client.end()
  }
}

const silent = await import('graphile-worker').then(worker => new worker.Logger(() => () => undefined))
