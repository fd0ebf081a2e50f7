// The unprivileged user that runs the embedded database when the product itself runs as root.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ClusterError } from './cluster-error.ts'

/** initdb looks the user up by name, so a bare number will not do. */
export type Account = { uid: number; gid: number; name: string }

const PREFERRED = ['vizit', 'postgres']
const NEW_ACCOUNT = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', 'vizit']
/** How long another start may hold the list of users while it adds the user itself. Milliseconds. */
const PATIENCE = 10_000
const PAUSE = 100

/** An account made for this, or one that is there. Throws `ClusterError` where there is none and none can be made. */
export function chooseAccount(passwd = '/etc/passwd', useradd = 'useradd'): Account {
  for (const from = performance.now(); ; ) {
    const known = findAccount(passwd, PREFERRED)
    if (known) return known
    if (addAccount(useradd) !== 'busy' || performance.now() - from > PATIENCE) break
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  const account = findAccount(passwd, ['vizit', 'nobody'])
  if (!account)
    throw new ClusterError('PostgreSQL does not run as root and no other user exists here: start as another user, or set DATABASE_URL.')
  return account
}

/** The name of a user, where it has one. */
export function nameOfUser(uid: number): string | undefined {
  return read('/etc/passwd').find(entry => entry.uid === uid)?.name
}

/** `busy`: another process changes the list of users now. Minimal images have no such program; the least privileged user that exists is next. */
function addAccount(useradd: string): 'added' | 'busy' | 'impossible' {
  const { status, stderr } = spawnSync(useradd, NEW_ACCOUNT, { encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } })
  if (status === 0) return 'added'
  return /cannot lock/.test(stderr ?? '') ? 'busy' : 'impossible'
}

function findAccount(passwd: string, names: readonly string[]): Account | undefined {
  const entries = read(passwd)
  return names.map(name => entries.find(entry => entry.name === name)).find(entry => entry !== undefined)
}

function read(passwd: string): Account[] {
  if (!existsSync(passwd)) return []
  return readFileSync(passwd, 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .filter(fields => fields.length > 3)
    .map(fields => ({ name: fields[0]!, uid: Number(fields[2]), gid: Number(fields[3]) }))
}
