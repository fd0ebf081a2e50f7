// Backup and restore of everything the database holds: a logical copy in one snapshot, taken while the product works on.

import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type BackedUpTable, BackupError, type Header, openBackup, type Trailer, writeBackup } from './backup-file.ts'
import { ask, jobsVersion, listSequences, listTables } from './backup-tables.ts'
import { migrate, migrations } from './migrate.ts'
import { sessionOptions } from './session.ts'
import { underStartLock } from './start-lock.ts'

/** A long copy is not a stuck query, whatever this role's limits are. */
const SESSION = sessionOptions({ statement_timeout: '0', idle_in_transaction_session_timeout: '0' })
/** Milliseconds. */
const CLOSED_WITHIN = 2_000

export type Copied = { tables: number; rows: number; schemaVersion: number }

/** Writes a backup of the database into a new file. What is committed while it runs is in it wholly or not at all. Throws `BackupError`. */
export async function backup(url: string, file: string): Promise<Copied> {
  return withClient(url, async client => {
    await client.query('begin isolation level repeatable read read only')
    const applied = await appliedMigrations(client)
    if (applied.length === 0) throw new BackupError('The database is empty: there is nothing to back up.')
    const tables = await listTables(client)
    // The schema must stay as it is until the last row is written.
    if (tables.length > 0) await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`)
    const streams: { rowCount: number }[] = []
    async function* rowsOf(table: BackedUpTable) {
      const stream = client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`))
      streams.push(stream)
      for await (const chunk of stream) yield chunk as Buffer
    }
    const rowsWritten = () => streams.map(({ rowCount }) => rowCount)
    const closing = async () => {
      // Sequences stand outside the snapshot; read last, they are never behind the rows.
      const sequences = await listSequences(client)
      // The number of rows may come after the end of the stream; before the answer to a later question it is there.
      return { rows: rowsWritten(), sequences }
    }
    const header = {
      schemaVersion: applied.at(-1)!.version,
      migrations: applied,
      jobsVersion: await jobsVersion(client),
      serverMajor: await serverMajor(client),
      tables
    }
    await writeBackup(file, header, rowsOf, closing)
    await client.query('commit')
    return { tables: tables.length, rows: sum(rowsWritten()), schemaVersion: header.schemaVersion }
  })
}

/**
 * Puts the content of a backup file in place of what the database holds, in one transaction, and brings the schema to this version.
 * The file is read and checked to its end before anything is touched. With `force` a database that holds rows is overwritten.
 * Throws `BackupError`.
 */
export async function restore(url: string, file: string, { force = false }: { force?: boolean } = {}): Promise<Copied> {
  const { header } = await checkFile(file)
  refuseUnknownSchema(file, header)
  await withClient(url, async client => {
    const others = await othersOn(client)
    if (others > 0) throw new BackupError(`${others} connections use this database: stop the product first.`)
    const version = (await appliedMigrations(client)).at(-1)?.version ?? 0
    if (version > header.schemaVersion) {
      throw new BackupError(
        `The database has schema ${version}, newer than ${header.schemaVersion} of ${file}: restore into an empty database.`
      )
    }
    if (!force && (await holdsRows(client))) throw new BackupError('The database is not empty: --force overwrites everything in it.')
  })
  return underStartLock(
    url,
    () => undefined,
    async () => {
      await migrate(url, { to: header.schemaVersion })
      const copied = await withClient(url, client => replaceAll(client, file))
      await migrate(url)
      return copied
    }
  )
}

async function checkFile(file: string): Promise<{ header: Header; trailer: Trailer }> {
  const open = await openBackup(file)
  try {
    for (const _ of open.header.tables) for await (const chunk of open.nextTable()) void chunk
    return { header: open.header, trailer: await open.trailer() }
  } finally {
    open.close()
  }
}

function refuseUnknownSchema(file: string, { schemaVersion, migrations: applied }: Header) {
  const known = migrations()
  const newest = known.at(-1)?.version ?? 0
  if (schemaVersion > newest)
    throw new BackupError(`${file} has schema ${schemaVersion}, this version of the product knows up to ${newest}: use a newer one.`)
  const foreign = applied.find(({ version, hash }) => known.find(one => one.version === version)?.hash !== hash)
  if (foreign) throw new BackupError(`${file} was made by another product: its schema ${foreign.version} is not ours.`)
}

async function replaceAll(client: Client, file: string): Promise<Copied> {
  const open = await openBackup(file)
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '10s'")
    const { header } = open
    await refuseOtherShape(client, file, header)
    const triggersFire = (await letRowsInAsTheyAre(client)) === 'triggers-fire'
    if (triggersFire) {
      for (const table of header.tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
    }
    if (header.tables.length > 0) await client.query(`truncate ${(await listTables(client)).map(nameOf).join(', ')}`)
    const rows: number[] = []
    for (const table of header.tables) {
      const stream = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
      await pipeline(open.nextTable(), stream)
      rows.push(stream.rowCount)
    }
    const trailer = await open.trailer()
    const wrong = header.tables.findIndex((_, at) => rows[at] !== trailer.rows[at])
    if (wrong >= 0)
      throw new BackupError(`${header.tables[wrong]!.name} got ${rows[wrong]} rows instead of ${trailer.rows[wrong]}: nothing was changed.`)
    for (const { schema, name, value, isCalled } of trailer.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [nameOf({ schema, name }), value, isCalled])
    }
    if (triggersFire) {
      for (const table of header.tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
    }
    await client.query('commit')
    await client.query('analyze')
    return { tables: header.tables.length, rows: sum(rows), schemaVersion: header.schemaVersion }
  } finally {
    open.close()
  }
}

/** The rows were judged when they were first written: neither triggers nor references are to be run through again. */
async function letRowsInAsTheyAre(client: Client): Promise<'quietly' | 'triggers-fire'> {
  await client.query('savepoint as_they_are')
  try {
    await client.query('set local session_replication_role = replica')
    return 'quietly'
  } catch {
    // Only a superuser may; the owner of the tables switches their triggers off, and their order satisfies the references.
    await client.query('rollback to savepoint as_they_are')
    return 'triggers-fire'
  }
}

async function refuseOtherShape(client: Client, file: string, header: Header) {
  const found = await jobsVersion(client)
  if (header.jobsVersion > found)
    throw new BackupError(
      `${file} holds jobs of a newer version (${header.jobsVersion}, here ${found}): use a newer version of the product.`
    )
  const here = new Map((await listTables(client)).map(table => [nameOf(table), new Set(table.columns)]))
  for (const table of header.tables) {
    const missing = table.columns.find(column => !here.get(nameOf(table))?.has(column))
    if (missing) throw new BackupError(`${file} holds ${table.name}.${missing}, which this schema does not have: nothing was changed.`)
  }
}

/** Who is connected to this database; a connection closed a moment ago is given time to go. */
async function othersOn(client: Client): Promise<number> {
  const since = performance.now()
  for (;;) {
    const { rows } = await ask<{ n: number }>(
      client,
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    )
    if (rows[0]!.n === 0 || performance.now() - since > CLOSED_WITHIN) return rows[0]!.n
    await pause(50)
  }
}

async function holdsRows(client: Client): Promise<boolean> {
  for (const table of await listTables(client)) {
    if ((await client.query(`select from ${nameOf(table)} limit 1`)).rowCount) return true
  }
  return false
}

async function appliedMigrations(client: Client): Promise<{ version: number; hash: string }[]> {
  const { rows } = await ask<{ there: boolean }>(client, "select to_regclass('public.migration') is not null as there")
  return rows[0]!.there
    ? (await ask<{ version: number; hash: string }>(client, 'select version, hash from public.migration order by version')).rows
    : []
}

async function serverMajor(client: Client): Promise<number> {
  return (await ask<{ major: number }>(client, "select current_setting('server_version_num')::int / 10000 as major")).rows[0]!.major
}

function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

function columnsOf({ columns }: BackedUpTable): string {
  return columns.map(escapeIdentifier).join(', ')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'vizit backup', options: SESSION })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
