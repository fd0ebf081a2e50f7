// Databases cloned from a template that has the schema; the cluster is started once for the whole run.
import { createDatabase, dropDatabase, withDatabase } from '../store/cluster.ts'
import { openStore, type Store, sql } from '../store/store.ts'
import type { Tracing } from '../tracing/tracing.ts'

export type TestDatabase = { url: string; close(): Promise<void> }

let opened = 0

/** Opens a fresh database with the schema and nothing in it. The cluster's address comes from the global set-up of the test run. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (!cluster) throw new Error('The test run has no database cluster: run the tests through vitest from the root of the repository.')
  const name = `t_${process.pid}_${opened++}`
  await createDatabase(cluster, name, { template: 'vizit_template' })
  return { url: withDatabase(cluster, name), close: () => dropDatabase(cluster, name) }
}

/**
 * Empties every table but the list of migrations and starts every sequence anew. The audit refuses to be emptied: here its triggers rest.
 * By deleting: a truncation gives each of a hundred tables and their indexes new files, and costs seventy times as much. Only what has a page
 * at all, and what was counted: most tests write into a few of the tables.
 */
export async function emptyTables(store: Store): Promise<void> {
  const tables = await store.rows<{ name: string }>(
    sql`select quote_ident(relname) as name
          from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' and pg_relation_size(oid) > 0`
  )
  const deletions = tables.map(table => `delete from ${table.name};`).join(' ')
  await store.pool.query(`begin; set local session_replication_role = replica; ${deletions} commit`)
  await store.rows(
    sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public' and last_value is not null`
  )
}

/** A database with its connections. `store`: of whoever has it now, and nobody's before. */
export type LentDatabase = { store: Store; giveBack(): Promise<void> }

type Kept = { database: TestDatabase; store: Store; schema: string }
const free: Kept[] = []
/** The runner starts it, and its connections end with it. Whoever else starts servers of tests ends with none left open. */
const isWorker = process.env.VITEST_POOL_ID !== undefined

/**
 * An empty database with open connections. The servers of a worker's files have one after another the same: a connection prepares each statement once, and for
 * most files that cost more than asking. One whose schema a test has changed is dropped. With `tracing` it is a new one.
 */
export async function lendDatabase(tracing: Tracing): Promise<LentDatabase> {
  const kept = tracing.isOn ? undefined : free.pop()
  if (kept) await emptyAll(kept.store)
  const { database, store, schema } = kept ?? (await openKept(tracing))
  return {
    // What is remembered of a store is remembered by the object.
    store: { ...store },
    async giveBack() {
      if (isWorker && !tracing.isOn && (await schemaOf(store).catch(() => null)) === schema)
        return void free.push({ database, store, schema })
      await store.close()
      await database.close()
    }
  }
}

async function openKept(tracing: Tracing): Promise<Kept> {
  const database = await openTestDatabase()
  const store = openStore(database.url, { connections: 10, tracing })
  return { database, store, schema: await schemaOf(store) }
}

/** Another text after every change of a table, a rule of one, a function or a trigger. */
async function schemaOf(store: Store): Promise<string> {
  const changed = await store.row<{ text: string }>(sql`
    select string_agg(concat_ws(' ', what, many, at), ', ' order by what) as text from (
      select 'c' as what, count(*) as many, sum(xmin::text::bigint) as at from pg_class where relnamespace = 'public'::regnamespace
      union all select 'p', count(*), sum(xmin::text::bigint) from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'n', count(*), sum(xmin::text::bigint) from pg_namespace
      union all select 't', count(*), sum(t.xmin::text::bigint) from pg_trigger t
      union all select 'k', count(*), sum(xmin::text::bigint) from pg_constraint) all_of_it`)
  return changed!.text
}

/** Jobs too, which outlive a test of a file as they outlive a request. */
async function emptyAll(store: Store): Promise<void> {
  await emptyTables(store)
  await store.pool.query(
    'delete from graphile_worker._private_jobs; delete from graphile_worker._private_job_queues; delete from graphile_worker._private_known_crontabs'
  )
}
