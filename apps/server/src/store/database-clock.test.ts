import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Log } from '../log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts'
import { type Db, openStore, type Store, sql } from './store.ts'

const SOON = { timeout: 10_000, interval: 20 }
let database: TestDatabase
let store: Store
let clock: DatabaseClock | undefined
const told: string[] = []
const log: Log = { info: () => undefined, warn: event => void told.push(event), error: () => undefined }
const machine = () => new Date()

beforeAll(async () => {
  database = await openTestDatabase()
  store = openStore(database.url, { connections: 2 })
  // The database's clock, which this machine cannot set: a function of the same name that is found first, and a table that says by how much it is off.
  await store.pool.query(`
    create schema off;
    create table off.by (seconds int);
    insert into off.by values (0);
    create function off.clock_timestamp() returns timestamptz language sql as
      'select pg_catalog.clock_timestamp() + make_interval(secs => seconds) from off.by';
    alter database ${new URL(database.url).pathname.slice(1)} set search_path = off, pg_catalog, public`)
  await store.close()
  store = openStore(database.url, { connections: 2 })
})
afterAll(async () => {
  clock?.stop()
  await store.close()
  await database.close()
})

const setDatabase = (seconds: number) => store.run(sql`update off.by set seconds = ${seconds}`)
/** Whole seconds; never -0. */
const apartSeconds = () => Math.round((clock!.now().getTime() - Date.now()) / 1000) + 0

test('the time is the database’s, whatever this machine’s clock says, and a step of it is followed and told once', async () => {
  await setDatabase(3_600)
  clock = await openDatabaseClock({ db: store, log, machine, everyMillis: 50 })
  expect(apartSeconds()).toBe(3_600)
  await vi.waitFor(() => expect(told).toHaveLength(1), SOON)
  await setDatabase(-3_600)
  await vi.waitFor(() => expect(apartSeconds()).toBe(-3_600), SOON)
  expect(told).toEqual(['the clock of this machine is not the clock of the database, which is believed'])
})

test('this machine’s clock may be set: the time goes on as it was', async () => {
  await setDatabase(0)
  await vi.waitFor(() => expect(apartSeconds()).toBe(0), SOON)
  const before = clock!.now().getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7_200_000 })
  try {
    expect(clock!.now().getTime() - before).toBeLessThan(60_000)
    expect(clock!.now().getTime() - before).toBeGreaterThanOrEqual(0)
  } finally {
    vi.useRealTimers()
  }
})

test('while the database does not answer the clock goes on', async () => {
  clock!.stop()
  const silent: Db = { ...store, row: () => Promise.reject(new Error('no answer')) }
  await expect(openDatabaseClock({ db: silent, log, machine, everyMillis: 20 })).rejects.toThrow('no answer')
  let asked = 0
  const failing: Db = { ...store, row: query => (asked++ === 0 ? store.row(query) : Promise.reject(new Error('no answer'))) }
  clock = await openDatabaseClock({ db: failing, log, machine, everyMillis: 20 })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2), SOON)
  expect(apartSeconds()).toBe(0)
})
