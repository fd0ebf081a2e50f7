// Is a PostgreSQL server alive on this folder? Its pid file says so, but a pid file outlives a killed server.
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log, Place } from './cluster-place.ts'

/** The process id of the server of this folder, as it wrote it down itself. */
export function readPid(data: string): { pid: number; sockets: string; status: string } | undefined {
  const lines = readLines(join(data, 'postmaster.pid'))
  if (!lines) return
  return { pid: Number(lines[0]), sockets: lines[4] ?? '', status: lines[7]?.trim() ?? '' }
}

/** A living server may have been started with another socket folder. */
export function socketsOf(place: Place): string {
  return readPid(place.data)?.sockets || place.sockets
}

/** The living server of this folder, if any; takes away lock files that only look alive. */
export function livingServer(place: Place, log: Log): number | undefined {
  const pid = readPid(place.data)?.pid
  if (pid && isAlive(pid) && worksIn(pid, place.data)) return pid
  takeAwaySocketLock(place)
  if (!pid || !isAlive(pid)) return
  // A restarted container or machine hands the dead server's number to some other process, and PostgreSQL would wait for that for ever.
  rmSync(join(place.data, 'postmaster.pid'), { force: true })
  log(`The database was not shut down last time and its server (process ${pid}) is gone: starting it anew.`)
}

/** The socket has a lock file of its own, and PostgreSQL believes it as long as anybody, be it a zombie, bears the number in it. */
function takeAwaySocketLock(place: Place) {
  const file = join(place.sockets, '.s.PGSQL.5432.lock')
  const pid = Number(readLines(file)?.[0])
  if (pid && isAlive(pid) && !worksIn(pid, place.data)) rmSync(file, { force: true })
}

function worksIn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true
  // Killed, and not buried by its parent: in a container that may take for ever.
  if (/^.*\) Z /s.test(readLines(`/proc/${pid}/stat`)?.join('') ?? '')) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // A zombie works nowhere. Root in a container may not look into other users' processes; their names it may read.
    return (error as { code?: string }).code === 'EACCES' && readLines(`/proc/${pid}/comm`)?.[0] === 'postgres'
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return
  }
}
