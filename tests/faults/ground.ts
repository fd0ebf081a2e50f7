// A database of one's own for one proof, and the kill -9 of it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, startCluster } from '../../apps/server/src/store/cluster.ts'
import { isAlive, readPid } from '../../apps/server/src/store/cluster-pid.ts'
import { choosePlace } from '../../apps/server/src/store/cluster-place.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'

const BACK_WITHIN_MILLIS = 30_000

export type Ground = {
  dataDir: string
  url: string
  store: Store
  /** Lets go of the database server without ending it while others use it, so that they alone watch over it. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Starts a cluster in a new temporary folder, with the schema and nothing in it. */
export async function openGround(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vizit-proof-'))
  let cluster: Cluster | undefined = await startCluster({ dataDir, log: () => undefined })
  await migrate(cluster.url)
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
      cluster ??= await startCluster({ dataDir, log: () => undefined })
      await cluster.stop()
      removeDataDir(dataDir)
    }
  }
}

/** A data folder may point to the place where the database really lies. */
export function removeDataDir(dataDir: string) {
  const pointer = join(dataDir, 'postgres.location')
  try {
    rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
  } catch {
    // No pointer: the database lies inside.
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/** The process id of the database server of this data folder, as it wrote it down itself; undefined when none was started yet. */
export function postmasterOf(dataDir: string): number | undefined {
  const found = readPid(choosePlace(dataDir, () => undefined).data)
  return found && isAlive(found.pid) ? found.pid : undefined
}

/** Kills the database server and its children at once; nothing is flushed, nobody says goodbye. */
export function killTree(pid: number): void {
  // The children first learn of it from nobody: a dead server's child may otherwise finish its commit.
  const all = [pid, ...childrenOf(pid)]
  for (const one of all) {
    try {
      process.kill(one, 'SIGKILL')
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error
    }
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').match(/^.*\) \S+ (\d+)/s)?.[1]) === pid
      } catch {
        // It ended while we looked.
        return false
      }
    })
    .map(Number)
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
