// What leaves with what: on a busy machine each write to the database is a switch to another process, and each answer one back.
import type pg from 'pg'
import { Batch, type Statement } from './batch.ts'

/** Of one transaction: what is sent in one turn of the event loop travels together, and what is sent while that is under way follows together. */
export function sendingTogether(client: pg.PoolClient, types: pg.CustomTypesConfig): (query: Statement) => Promise<pg.QueryResult> {
  let batch: Batch | undefined
  let isUnderWay = false
  const leave = (): void => {
    if (isUnderWay || !batch) return
    isUnderWay = true
    const leaving = batch
    batch = undefined
    client.query(leaving)
  }
  const ended = (): void => {
    isUnderWay = false
    leave()
  }
  return query => {
    if (!batch) {
      batch = new Batch(types, ended)
      process.nextTick(leave)
    }
    return batch.add(query)
  }
}

/** So many questions at most travel together: the last waits for all before it. */
const TOGETHER_MOST = 8

/** `waiting`: how many wait behind others for a connection, besides those that the pool counts. */
type Gathering = { ask(query: Statement): Promise<pg.QueryResult>; waiting(): number }

/**
 * Of all requests: quick reads that come in one turn of the event loop travel together. Who comes alone waits for nobody, and the more come at once the fewer journeys they make. Where one fails, each is asked by
 * itself.
 */
export function gathering(
  pool: pg.Pool,
  types: pg.CustomTypesConfig,
  alone: (query: Statement) => Promise<pg.QueryResult>,
  isLost: (error: unknown) => boolean
): Gathering {
  type Asked = { query: Statement; done(result: pg.QueryResult | Promise<pg.QueryResult>): void; failed(error: unknown): void }
  let asked: Asked[] = []
  let waiting = 0

  async function askTogether(all: Asked[]): Promise<void> {
    if (all.length === 1) return all[0]!.done(alone(all[0]!.query))
    try {
      const results = await batchOf(all.map(one => one.query))
      for (const [at, { done }] of all.entries()) done(results[at]!)
    } catch (error) {
      // a database that does not answer is not asked again
      for (const { query, done, failed } of all)
        if (isLost(error)) failed(error)
        else done(alone(query))
    }
  }

  async function batchOf(queries: Statement[]): Promise<pg.QueryResult[]> {
    const behind = queries.length - 1
    waiting += behind
    const client = await pool.connect().finally(() => {
      waiting -= behind
    })
    try {
      const batch = new Batch(types)
      const results = Promise.all(queries.map(query => batch.add(query)))
      client.query(batch)
      const all = await results
      client.release()
      return all
    } catch (error) {
      client.release(isLost(error) ? (error as Error) : undefined)
      throw error
    }
  }

  function leave(): void {
    const all = asked
    asked = []
    for (let from = 0; from < all.length; from += TOGETHER_MOST) void askTogether(all.slice(from, from + TOGETHER_MOST))
  }

  return {
    ask: query =>
      new Promise((done, failed) => {
        if (asked.push({ query, done, failed }) === 1) setImmediate(leave)
      }),
    waiting: () => waiting
  }
}
