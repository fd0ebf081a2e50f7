// The only door to PostgreSQL. A query is a fixed text with values as parameters, sent as a named statement.

import { createHash } from 'node:crypto'
import { instantText } from '@vizit/rules/days'
import pg from 'pg'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { Batch } from './batch.ts'
import { isLost, isSpent, openPool } from './pool.ts'
import { sessionOptions } from './session.ts'
import { gathering, sendingTogether } from './travelling.ts'

/** A fixed SQL text and its values. Made by the `sql` tag only. */
export type Sql = {
  name: string
  text: string
  values: unknown[]
  /** Made by `quickRead`. */
  isQuickRead?: true
}

/** What runs queries: the pool, or one transaction. */
export type Db = {
  /** All rows. */
  rows<Row>(query: Sql): Promise<Row[]>
  /** The first row or undefined. */
  row<Row>(query: Sql): Promise<Row | undefined>
  /** How many rows were written. */
  run(query: Sql): Promise<number>
}

export type Tx = Db & { kind: 'transaction' }

export type Store = Db & {
  /** Commits when `work` returns, rolls back when it throws. No network inside: hold, ask, confirm. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Statements that do not wait for each other, true together or not at all: they make one journey. Each must be given at once, not after something else was waited for. Gives what each gave; throws what made one
   * fail.
   */
  atOnce<T extends readonly unknown[]>(work: (tx: Tx) => { [K in keyof T]: Promise<T[K]> }): Promise<T>
  /** Connections in use and waiting, for the metrics. */
  load(): { total: number; idle: number; waiting: number }
  /** True for a minute after the database could not keep something because its disk is full. */
  isFull(): boolean
  pool: pg.Pool
  close(): Promise<void>
}

const statements = new WeakMap<TemplateStringsArray, { name: string; text: string }>()

/** Tags a query. Every `${value}` becomes a parameter; nothing else can get into the text. */
export function sql(texts: TemplateStringsArray, ...values: unknown[]): Sql {
  let statement = statements.get(texts)
  if (!statement) {
    const text = texts.reduce((before, part, at) => `${before}$${at}${part}`)
    statement = { text, name: createHash('sha256').update(text).digest('base64url').slice(0, 22) }
    statements.set(texts, statement)
  }
  return { ...statement, values }
}

/** Marks a question that changes nothing and is answered in a moment: asked of the store, it may travel with those of other requests. */
export function quickRead(query: Sql): Sql {
  return { ...query, isQuickRead: true }
}

// Instants leave the store as ISO texts in UTC, days as 'YYYY-MM-DD': what the wire carries.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, text => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant)
types.setTypeParser(pg.types.builtins.INT8, text => text)

/** Most are whole seconds of a database that speaks UTC: '2026-11-24 07:20:00+00'. */
const WHOLE_SECOND_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00$/

function readInstant(text: string): string {
  return WHOLE_SECOND_UTC.test(text) ? `${text.slice(0, 10)}T${text.slice(11, 19)}Z` : instantText(new Date(text))
}

/**
 * Every text is fixed and is to have one plan: planning the catalogue's reads anew for each request would cost more than running them; so would
 * machine code for what takes some milliseconds.
 */
export const SESSION = sessionOptions({ plan_cache_mode: 'force_generic_plan', jit: 'off' })

/** Opens the pool. `onError` hears of connections lost while idle: they must never end the process. A connection to a standby is refused with `StandbyError`. */
export function openStore(
  url: string,
  options: { connections?: number; queryMillis?: number; onError?: (error: Error) => void; tracing?: Tracing } = {}
): Store {
  const { tracing = NO_TRACING, ...given } = options
  const pool = openPool(url, { ...given, types, settings: SESSION })
  let fullUntil = 0
  const heed = (error: unknown): never => {
    if (error instanceof pg.DatabaseError && error.code === DISK_FULL) fullUntil = performance.now() + FULL_MILLIS
    throw error
  }
  const told = (send: (query: Sql) => Promise<pg.QueryResult>) =>
    tracing.isOn ? (query: Sql) => tracing.statement(query.text, () => send(query)) : send
  const alone = (query: Sql) => pool.query(query).catch(heed)
  const quick = gathering(pool, types, alone, isLost)
  const db = dbOver(told(query => (query.isQuickRead ? quick.ask(query) : alone(query))))
  return {
    ...db,
    pool,
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + quick.waiting() }),
    isFull: () => performance.now() < fullUntil,
    close: () => pool.end(),
    async atOnce(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        // what PostgreSQL is sent with one Sync is one transaction, which it commits there
        const batch = new Batch(types)
        const sent = work({ ...dbOver(told(query => batch.add(query))), kind: 'transaction' })
        process.nextTick(() => client.query(batch))
        await together(sent)
        return await Promise.all(sent)
      } catch (error) {
        if (isSpent(error)) broken = error
        return heed(error)
      } finally {
        client.release(broken)
      }
    },
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      const lost = (error: Error) => {
        broken = error
      }
      client.on('error', lost)
      const send = sendingTogether(client, types)
      try {
        // It travels with the first statement. If it fails so does that one, and says why.
        send(sql`begin`).catch(() => undefined)
        const result = await work({ ...dbOver(told(send)), kind: 'transaction' })
        await tracing.statement('commit', () => send(sql`commit`))
        return result
      } catch (error) {
        if (isSpent(error)) lost(error)
        if (!broken) await send(sql`rollback`).catch(rollbackError => lost(rollbackError as Error))
        return heed(error)
      } finally {
        client.off('error', lost)
        client.release(broken)
      }
    }
  }
}

/** "The transaction has failed already": said of every statement after the one that failed. */
const FAILED_BEFORE = '25P02'

/** Waits for statements of one transaction that were sent together. Throws what made it fail, not what failed because of it. */
export async function together(sent: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(sent)).filter(one => one.status === 'rejected').map(one => one.reason as unknown)
  if (failed.length > 0) throw failed.find(error => !(error instanceof pg.DatabaseError && error.code === FAILED_BEFORE)) ?? failed[0]
}

function dbOver(send: (query: Sql) => Promise<pg.QueryResult>): Db {
  return {
    rows: async query => (await send(query)).rows,
    row: async query => (await send(query)).rows[0],
    run: async query => (await send(query)).rowCount ?? 0
  }
}

/** True when `error` says that the named constraint refused a row (unique, exclusion or check). */
export function refusedBy(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}

/** True when `error` says that a row was refused for want of a value in this column. */
export function lacks(error: unknown, table: string, column: string): boolean {
  return error instanceof pg.DatabaseError && error.code === NOT_NULL && error.table === table && error.column === column
}

const NOT_NULL = '23502'
const DISK_FULL = '53100'
const FULL_MILLIS = 60_000

/** True when two transactions met and one must be run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}
