// Temporary data folders of the product, and the kill -9 of the database server in one. Nothing of them outlives the process that made them.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chooseFolders } from '../../apps/server/src/store/cluster-folders.ts'
import { isAlive, readPid } from '../../apps/server/src/store/cluster-pid.ts'
import { makeScratchFolder } from './scratch-folder.ts'

const made = new Set<string>()
process.on('exit', () => {
  for (const dataDir of made) {
    const pid = postmasterOf(dataDir)
    if (pid !== undefined) killTree(pid)
    removeDataDir(dataDir)
  }
})

/** A new empty folder, in memory where there is room; on the `disk` where it is measured how long something takes. */
export function makeDataDir(where: 'memory' | 'disk' = 'memory'): string {
  const dataDir = makeScratchFolder('proof', where)
  made.add(dataDir)
  return dataDir
}

/** A data folder may point to the place where the database really lies. */
export function removeDataDir(dataDir: string): void {
  made.delete(dataDir)
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
  const found = readPid(chooseFolders(dataDir, () => undefined).data)
  return found && isAlive(found.pid) ? found.pid : undefined
}

/** Kills the database server and its children at once; nothing is flushed, nobody says goodbye. */
export function killTree(pid: number): void {
  // All of them: a child that outlives its server for a moment could still finish a commit.
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error
    }
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
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
