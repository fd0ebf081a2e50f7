// One process at a time prepares the database: migrations, generated data and their renewal. Any number may start at once.
import pg from 'pg'
import { sessionOptions } from './session.ts'

/** The number that the migrations of every release take, so that two releases that start at once wait for each other too. */
const LOCK = 7_614_208

/** A holder whose machine is gone is noticed within half a minute, and no limit of the role's own ends a connection that only holds. */
const SESSION = sessionOptions({
  tcp_keepalives_idle: '15',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  statement_timeout: '0',
  idle_session_timeout: '0'
})

/**
 * Runs `work` while no other process runs its own on the same database. The lock belongs to a connection of its own: it ends with the process,
 * however that ends. When the connection is lost before, nobody is kept out any more and the whole is refused.
 */
export async function underStartLock<Result>(url: string, log: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vizit-start',
    keepAlive: true,
    options: SESSION
  })
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  client.on('error', reject)
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]!.mine) {
      log('Another process is preparing the database; waiting for it.')
      await client.query('select pg_advisory_lock($1)', [LOCK])
    }
    return await Promise.race([work(), lost])
  } finally {
    // Let go before the connection ends, which the database notices a moment later: whoever comes next in this process is kept waiting by nobody.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    await client.end().catch(() => undefined)
  }
}
