// Where the embedded database lies, and under which user it runs. PostgreSQL refuses to run as root, and a folder that its user cannot
// reach (a clone under a private home) cannot hold it: then it lies elsewhere and a pointer file says where.
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, chooseAccount, nameOfUser } from './cluster-account.ts'
import { ClusterError } from './cluster-error.ts'

export type Log = (sentence: string) => void

/** `data` is PostgreSQL's own folder, `sockets` the private folder of its unix socket; both belong to `account`, or to us without one. */
export type Folders = { home: string; data: string; sockets: string; logFile: string; account: Account | undefined }

const POINTER = 'postgres.location'
const BELONGS_TO = 'belongs-to'
/** The kernel cuts a socket's path at 104 to 108 bytes; the file's own name takes 15. */
const MAX_SOCKET_FOLDER_BYTES = 85

/** Finds or makes the folders of the database in this data folder. Throws `ClusterError` when it may not be used. */
export function chooseFolders(dataDir: string, log: Log): Folders {
  try {
    return prepare(dataDir, log)
  } catch (error) {
    throw whyUnusableFolder(error, dataDir)
  }
}

/** What the file system said as a sentence about this folder; any other error as it is. */
export function whyUnusableFolder(error: unknown, folder: string): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (code === 'EROFS')
    return new ClusterError(`${folder} lies on a disk that is read-only: mount it for writing, or choose another DATA_DIR.`)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ClusterError(`The disk of ${folder} is full (${code}): make room, or choose a DATA_DIR on another disk.`)
  if (!['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code)) return error
  return new ClusterError(
    `${folder} cannot hold the data for this user (${code}): start as the user it belongs to or as root, or choose another DATA_DIR.`
  )
}

/** Throws `ClusterError` where nothing can be written into this folder, which is made if it is not there. */
export function refuseUnwritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw whyUnusableFolder(error, folder)
  }
}

function prepare(dataDir: string, log: Log): Folders {
  const isRoot = process.getuid?.() === 0
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = realpathSync(dataDir)
  if (isRoot) admit(chooseAccount(), folder)
  const home = homeIn(folder, isRoot, log)
  const account = isRoot ? accountOf(home) : undefined
  if (account && !mayReach(dirname(home), account)) {
    throw new ClusterError(
      `The user ${account.name}, who runs the database, cannot reach ${home}: open its parent folders for passing (chmod o+x).`
    )
  }
  makePrivate(home, account)
  // Root may write everywhere but to a disk that is read-only.
  accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
  const sockets = join(home, 'run')
  const found = { home, data: join(home, 'data'), sockets, logFile: join(home, 'postgres.log'), account }
  if (Buffer.byteLength(sockets) > MAX_SOCKET_FOLDER_BYTES) found.sockets = `/tmp/vizit-${nameFor(home)}`
  makePrivate(found.sockets, account)
  return found
}

function homeIn(folder: string, isRoot: boolean, log: Log): string {
  const inside = join(folder, 'postgres')
  const pointer = join(folder, POINTER)
  if (existsSync(pointer)) return pointedHome(folder, pointer)
  if (!isRoot || existsSync(inside) || mayReach(folder, chooseAccount())) return inside
  const outside = join(reachableBase(), `vizit-${nameFor(folder)}`)
  makePrivate(outside, chooseAccount())
  writeFileSync(join(outside, BELONGS_TO), folder)
  writeFileSync(pointer, outside)
  log(`The database's user cannot reach ${folder}, so the database lies in ${outside} (${pointer} says so).`)
  return outside
}

function pointedHome(folder: string, pointer: string): string {
  const home = readFileSync(pointer, 'utf8').trim()
  if (!existsSync(home)) {
    throw new ClusterError(
      `${pointer} says that the database lies in ${home}, and that folder is gone: bring it back, or remove ${pointer} to begin with an empty database.`
    )
  }
  const mark = join(home, BELONGS_TO)
  const owner = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : folder
  // A copied data folder would quietly share the first one's database; a moved one takes it along.
  if (owner !== folder && existsSync(join(owner, POINTER))) {
    throw new ClusterError(
      `The database in ${home} belongs to ${owner}: ${folder} looks like a copy of it. Remove ${pointer} to begin with an empty database.`
    )
  }
  if (owner !== folder) writeFileSync(mark, folder)
  return home
}

function reachableBase(): string {
  const base = ['/var/lib', '/usr/local/var', tmpdir()].find(candidate => existsSync(candidate) && mayReach(candidate, chooseAccount()))
  if (!base)
    throw new ClusterError('No folder was found that the user of the database can reach: choose another DATA_DIR, or set DATABASE_URL.')
  return base
}

function accountOf(home: string): Account {
  if (!existsSync(home)) return chooseAccount()
  const { uid, gid } = statSync(home)
  if (uid === 0) return chooseAccount()
  return { uid, gid, name: nameOfUser(uid) ?? `uid ${uid}` }
}

/** A folder of our own that is closed to everyone is opened for passing through, to the database's group alone. */
function admit(account: Account, folder: string) {
  const { uid, mode } = statSync(folder)
  if (uid !== 0 || mode & 0o077 || !mayReach(dirname(folder), account)) return
  chownSync(folder, 0, account.gid)
  chmodSync(folder, 0o710)
}

/** True when this user may pass through the folder and all its parents. */
export function mayReach(folder: string, account: Account): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (path === dirname(path)) return true
  }
}

function makePrivate(folder: string, account: Account | undefined) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const us = process.getuid?.() ?? found.uid
  // Someone else may have laid a folder of this name into a public place such as /tmp.
  if (!found.isDirectory() || ![us, account?.uid].includes(found.uid))
    throw new ClusterError(`${folder} belongs to another user: remove it, or choose another DATA_DIR.`)
  if (account && found.uid !== account.uid) chownSync(folder, account.uid, account.gid)
  if (found.mode & 0o077) chmodSync(folder, 0o700)
}

function nameFor(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
