// The connections to the one server that takes writes: behind an address that may come to lead to another machine, where the copy has taken over.
import pg from 'pg'

/** Of a machine that vanished nobody says that it is gone: the system asks an idle connection after so long, and ten times more, a second apart. */
const ASKED_WHEN_IDLE_MILLIS = 5_000
const CONNECT_MILLIS = 5_000

/** The address leads to a copy that takes no writes. Nothing was asked of it; the next try may find the right server. */
export class StandbyError extends Error {
  override name = 'StandbyError'
}

export type PoolOptions = {
  connections?: number
  queryMillis?: number
  /** Hears of connections lost while idle: they must never end the process. */
  onError?: (error: Error) => void
  types: pg.CustomTypesConfig
  /** `options` of the server for each connection. */
  settings: string
}

/** Opens the pool. A connection that leads to a standby is not used: `connect` throws `StandbyError`. */
export function openPool(url: string, { connections = 12, queryMillis = 14_000, onError, types, settings }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECT_MILLIS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASKED_WHEN_IDLE_MILLIS,
    statement_timeout: 12_000,
    // A database that hangs does not keep its own limit: then the connection is given up, and an answer still comes within 20 s.
    query_timeout: queryMillis,
    options: settings,
    application_name: 'vizit',
    verify: (client, done) => void refuseStandby(client, done)
  })
  pool.on('error', error => onError?.(error))
  pool.on('connect', client => client.on('error', error => onError?.(error)))
  dropIdleWithSilent(pool)
  return pool
}

async function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): Promise<void> {
  const asked = { text: 'select pg_is_in_recovery() as standby', query_timeout: CONNECT_MILLIS }
  const said = await client.query<{ standby: boolean }>(asked).catch((error: unknown) => error as Error)
  if (said instanceof Error) done(said)
  else done(said.rows[0]!.standby ? new StandbyError('the database is a standby') : undefined)
}

/** Where one connection got no answer, those that lie idle are as old and lead to the same machine: each would keep somebody waiting as long. */
function dropIdleWithSilent(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>()
  pool.on('acquire', client => idle.delete(client))
  pool.on('remove', client => idle.delete(client))
  pool.on('release', (error: Error | undefined, client) => {
    if (!error) return void idle.add(client)
    if (!isSilent(error)) return
    // By its own error the pool lets go of an idle one.
    for (const one of idle) one.emit('error', error)
    idle.clear()
  })
}

// Classes of SQLSTATE by which the database says "not now": connection, resources (disk, memory, connections), operator, system.
const NOT_NOW = ['08', '53', '57', '58']
/** A server that has become a standby, which takes no writes. */
const READ_ONLY = '25006'
const NO_RIGHT = '42501'
const OF_FILES = /^(buffile|copydir|fd|md|slru|xlog\w*)\.c$/
const NETWORK = /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/
const LOST = /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/

/** True when the database could not be reached, ended the connection or cannot work now: worth trying again, never an answer. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return isLost(error)
  return NOT_NOW.includes(error.code?.slice(0, 2) ?? '') || error.code === READ_ONLY || isRefusedByDisk(error)
}

/** A disk that was mounted anew for reading alone is told as a missing right, as a table that one may not read is; where in its sources the server noticed it tells them apart. */
function isRefusedByDisk({ code, file }: pg.DatabaseError): boolean {
  return code === NO_RIGHT && OF_FILES.test(file ?? '')
}

/** The connection is gone, or its answer will not come. */
export function isLost(error: unknown): error is Error {
  // A host name with several addresses fails with an error of errors that has a code and no message.
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false
  if (error instanceof StandbyError) return true
  return NETWORK.test('code' in error ? String(error.code) : '') || NETWORK.test(error.message) || LOST.test(error.message)
}

/** The connection is gone or leads to a server that takes no writes: it is not used again. */
export function isSpent(error: unknown): error is Error {
  return isLost(error) || isReadOnly(error)
}

/** The server was reached and takes no writes. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof StandbyError || (error instanceof pg.DatabaseError && error.code === READ_ONLY)
}

function isSilent(error: Error): boolean {
  return error.message === 'Query read timeout'
}
