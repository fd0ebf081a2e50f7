// One database a test file, cloned from a template that has the schema; the cluster is started once for the whole run.
import { createDatabase, dropDatabase, withDatabase } from './store/cluster.ts'

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
