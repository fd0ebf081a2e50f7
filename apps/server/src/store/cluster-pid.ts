// Is a PostgreSQL server alive on this folder? Its pid file says so, but a pid file outlives a killed server, is copied with the folder, and may be
// left empty when the power goes.
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ClusterError } from './cluster-error.ts'
import type { Folders, Log } from './cluster-folders.ts'

type Written = { pid: number; data: string; sockets: string; status: string }

/** What the server of this folder wrote down about itself; undefined without a file, or with one that names no process. */
export function readPid(data: string): Written | undefined {
  const lines = readLines(join(data, 'postmaster.pid'))
  const pid = Math.abs(Number(lines?.[0]))
  if (!lines || !Number.isSafeInteger(pid) || pid === 0) return
  return { pid, data: lines[1] ?? '', sockets: lines[4] ?? '', status: lines[7]?.trim() ?? '' }
}

/** A living server may have been started with another socket folder. What a copied pid file names is the server of the folder it was copied from. */
export function socketsOf(folders: Folders): string {
  const written = readPid(folders.data)
  return (written && worksIn(written, folders.data) && written.sockets) || folders.sockets
}

/** The process id of this folder's server, if it lives. */
export function ownServer(folders: Folders): number | undefined {
  const written = readPid(folders.data)
  return written && isAlive(written.pid) && worksIn(written, folders.data) ? written.pid : undefined
}

/** The living server of this folder, if any; takes away lock files that only look alive. Throws `ClusterError` where that cannot be told. */
export function livingServer(folders: Folders, log: Log): number | undefined {
  const own = ownServer(folders)
  if (own) return own
  takeAwaySocketLock(folders)
  const file = join(folders.data, 'postmaster.pid')
  const written = readPid(folders.data)
  // PostgreSQL itself takes away what a dead server left.
  if (!existsSync(file) || (written && !isAlive(written.pid))) return
  const unnamed = whoWorksIn(folders.data)
  if (unnamed) return unnamed
  if (!written && process.platform !== 'linux') {
    throw new ClusterError(
      `${file} names no process: if no database server runs on this folder (ps ax | grep postgres), remove the file and start again.`
    )
  }
  // A restarted container or machine hands the dead server's number to some other process, and PostgreSQL would wait for that for ever.
  rmSync(file, { force: true })
  const what = written ? `its server (process ${written.pid}) is gone` : 'its postmaster.pid names no process'
  log(`The database was not shut down last time and ${what}: starting it anew.`)
  return
}

/** The socket has a lock file of its own, and PostgreSQL believes it as long as anybody, be it a zombie, bears the number in it. */
function takeAwaySocketLock(folders: Folders) {
  const file = join(folders.sockets, '.s.PGSQL.5432.lock')
  const lines = readLines(file)
  if (!lines) return
  const [pid, data] = [Number(lines[0]), lines[1] ?? '']
  const isNobody = !Number.isSafeInteger(pid) || pid <= 0
  if (isNobody || (isAlive(pid) && !worksIn({ pid, data }, folders.data))) rmSync(file, { force: true })
}

/** A server that nothing names any more, or that is just beginning. */
function whoWorksIn(data: string): number | undefined {
  if (process.platform !== 'linux') return
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .find(pid => readLines(`/proc/${pid}/comm`)?.[0] === 'postgres' && worksIn({ pid, data }, data))
}

function worksIn({ pid, data: named }: Pick<Written, 'pid' | 'data'>, data: string): boolean {
  // No folder of a process to look at: a pid file that was copied names the folder it came from.
  if (process.platform !== 'linux') return named === realpathSync(data) || !existsSync(named)
  // Killed, and not buried by its parent: in a container that may take for ever.
  if (/^.*\) Z /s.test(readLines(`/proc/${pid}/stat`)?.join('') ?? '')) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // A zombie works nowhere. Root in a container may not look into other users' processes; their names and owners it may read.
    if ((error as { code?: string }).code !== 'EACCES') return false
    return readLines(`/proc/${pid}/comm`)?.[0] === 'postgres' && statSync(`/proc/${pid}`).uid === statSync(data).uid
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
    // ESRCH: the process ended while we looked at it.
    if (!['ENOENT', 'ESRCH'].includes((error as { code?: string }).code ?? '')) throw error
    return
  }
}
