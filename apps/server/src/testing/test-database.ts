// One database a test file, cloned from a template that has the schema; the cluster is started once for the whole run.
import { createDatabase, dropDatabase, withDatabase } from '../store/cluster.ts'
import { type Store, sql } from '../store/store.ts'

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
