// A data folder with the schema and nothing in it. It is made once and copied from then on: a proof that is not of the first start need not go through one.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { makeDataDir } from '../setup/data-dir.ts'
import { startCluster } from './cluster.ts'

let made: Promise<string> | undefined

/** A new temporary data folder; its database has the schema of this release and is not started. `prepare` has the folder while it is empty. */
export async function makeSchemaDir(prepare?: (folder: string) => void): Promise<string> {
  made ??= make()
  const from = chooseFolders(await made, () => undefined).data
  const dataDir = makeDataDir()
  prepare?.(dataDir)
  await promisify(execFile)('cp', ['-a', from, chooseFolders(dataDir, () => undefined).data])
  return dataDir
}

/** Ended in order: the copies have nothing to recover. */
async function make(): Promise<string> {
  const dataDir = makeDataDir()
  const cluster = await startCluster({ dataDir, log: () => undefined })
  await migrate(cluster.url)
  await cluster.stop()
  return dataDir
}
