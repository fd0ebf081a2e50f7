// A database of one's own for one proof.
import { setTimeout as pause } from 'node:timers/promises'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { readPid } from '../../apps/server/src/store/cluster-pid.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import { removeDataDir } from '../setup/data-dir.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { makeSchemaDir } from './schema-folder.ts'

const BACK_WITHIN_MILLIS = 30_000

export type Ground = {
  dataDir: string
  url: string
  store: Store
  /** Lets go of the database server without ending it while others use it, so that they alone watch over it. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Starts a cluster in a new temporary folder, with the schema and nothing in it. `prepare` has the folder while it is empty, `leaveFolder` goes before it is removed. */
export async function openGround({
  prepare,
  leaveFolder
}: {
  prepare?: (folder: string) => void
  leaveFolder?: () => void
} = {}): Promise<Ground> {
  const dataDir = await makeSchemaDir(prepare)
  let cluster: Cluster | undefined = await startCluster({ dataDir, log: () => undefined })
  const url = cluster.url
  // Connections that the proof itself loses when it kills the database are no news.
  const store = openStore(url, { connections: 4, onError: () => undefined })
  return {
    dataDir,
    url,
    store,
    async leave() {
      await cluster?.stop()
      cluster = undefined
    },
    async close() {
      await store.close()
      // One that was killed leaves its memory to the next start.
      if (!cluster && readPid(chooseFolders(dataDir, () => undefined).data)) cluster = await startCluster({ dataDir, log: () => undefined })
      await cluster?.stop()
      leaveFolder?.()
      removeDataDir(dataDir)
    }
  }
}

/** Waits until the database answers `store` again. */
export async function untilAnswers(store: Store): Promise<void> {
  const since = performance.now()
  for (;;) {
    try {
      await store.row(sql`select 1`)
      return
    } catch (error) {
      if (performance.now() - since > BACK_WITHIN_MILLIS) throw error
      await pause(50)
    }
  }
}
