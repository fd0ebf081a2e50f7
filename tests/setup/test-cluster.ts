// Before any test: one real PostgreSQL for the whole run, with a template database that has the schema.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createDatabase, startCluster, withDatabase } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** As a server may be that its owner has set up for other things: what the product needs otherwise it asks for itself. */
const OF_SOMEBODY_ELSE = {
  TimeZone: 'America/New_York',
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  bytea_output: 'escape',
  extra_float_digits: '0',
  default_transaction_isolation: 'serializable',
  array_nulls: 'off',
  transform_null_equals: 'on'
}

/** Several projects of one run share it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_CLUSTER_URL) return async () => undefined
  const dataDir = makeScratchFolder('test')
  // Its data die with the run: nothing needs to reach the disk.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', ...OF_SOMEBODY_ELSE }
  const cluster = await startCluster({ dataDir, log: () => undefined, options: { settings } })
  await createDatabase(cluster.url, 'vizit_template')
  await migrate(withDatabase(cluster.url, 'vizit_template'))
  process.env.TEST_CLUSTER_URL = cluster.url
  process.env.TEST_SCRATCH = dirname(dataDir)
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
