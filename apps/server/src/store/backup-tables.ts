// What a backup holds: the tables and sequences of the product and of its job queue, read from PostgreSQL's own catalogue.
import type { Client, QueryResult } from 'pg'
import type { BackedUpTable, Trailer } from './backup-file.ts'

/** The two schemas of the product; what says which migrations ran is made by the migrations themselves, and what a crash may empty is no data. */
const TABLES = `
  select c.oid::int as id, n.nspname as schema, c.relname as name,
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
         array(select f.confrelid::int from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'graphile_worker')
     and (n.nspname, c.relname) not in (('public', 'migration'), ('graphile_worker', 'migrations'))
     and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
   order by n.nspname desc, c.relname`

const SEQUENCES = `
  select s.schemaname as schema, s.sequencename as name, coalesce(s.last_value, s.start_value)::text as value, s.last_value is not null as is_called
    from pg_sequences s where s.schemaname in ('public', 'graphile_worker') order by 1, 2`

/** Every table whose rows a backup holds, without generated columns; a table stands after those it refers to, unless they refer to each other. */
export async function listTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await ask<BackedUpTable & { id: number; refers: number[] }>(client, TABLES)
  const left = [...rows]
  const ordered: BackedUpTable[] = []
  while (left.length > 0) {
    const free = left.findIndex(table => table.refers.every(id => id === table.id || !left.some(other => other.id === id)))
    for (const { schema, name, columns } of left.splice(Math.max(free, 0), 1)) ordered.push({ schema, name, columns })
  }
  return ordered
}

export async function listSequences(client: Client): Promise<Trailer['sequences']> {
  const { rows } = await ask<{ schema: string; name: string; value: string; is_called: boolean }>(client, SEQUENCES)
  return rows.map(({ is_called: isCalled, ...sequence }) => ({ ...sequence, isCalled }))
}

/** The last migration of the job queue's own schema, 0 before it is there. */
export async function jobsVersion(client: Client): Promise<number> {
  const { rows } = await ask<{ there: boolean }>(client, "select to_regclass('graphile_worker.migrations') is not null as there")
  if (!rows[0]!.there) return 0
  return (await ask<{ id: number }>(client, 'select coalesce(max(id), 0)::int as id from graphile_worker.migrations')).rows[0]!.id
}

/** A question about the database itself; the caller says what its rows look like. */
export function ask<Row extends object>(client: Client, text: string): Promise<QueryResult<Row>> {
  return client.query<Row>(text)
}
