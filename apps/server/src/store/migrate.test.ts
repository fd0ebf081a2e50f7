import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { whyNotStarted } from '../why-not-started.ts'
import { LockedOut, type Migration, migrate, migrations } from './migrate.ts'
import { openStore, type Store, sql } from './store.ts'

let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await openTestDatabase()
  store = openStore(database.url, { connections: 4 })
})
afterAll(async () => {
  await store.close()
  await database.close()
})

const withOneMore = (text: string, version: number): Migration[] => [
  ...migrations(),
  { version, name: `${version}_one-more.sql`, text, hash: `hash ${version}` }
]

/** Keeps a table as a report does that reads it for long. */
async function readForLong(): Promise<{ end(): Promise<void> }> {
  const client = await store.pool.connect()
  await client.query('begin')
  await client.query('select count(*) from visits')
  return {
    async end() {
      await client.query('commit')
      client.release()
    }
  }
}

async function untilMigrationWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'vizit-migrate' and wait_event_type = 'Lock'`
  while (!(await store.row(waiting)));
}

test('whoever asks for a table does not stand behind a migration that waits for it, and the migration comes through once it is free', async () => {
  const report = await readForLong()
  const migrating = migrate(database.url, { known: withOneMore('alter table visits add column one_more int', 9001) })
  await untilMigrationWaits()
  const asked = performance.now()
  await store.row(sql`select count(*) from visits where starts_at > now()`)
  expect(performance.now() - asked).toBeLessThan(5_000)
  // as often as it comes again, it gives way again
  await untilMigrationWaits()
  await report.end()
  expect((await migrating).applied).toEqual([9001])
  expect(await store.row(sql`select count(one_more)::int as n from visits`)).toEqual({ n: 0 })
})

test('a migration that others never let through changes nothing and says what to do', async () => {
  const known = withOneMore('create table left_behind (); alter table visits add column two_more int', 9002)
  known.splice(-1, 0, ...withOneMore('alter table visits add column one_more int', 9001).slice(-1))
  const report = await readForLong()
  const why = await migrate(database.url, { known, triedMillis: 700 }).catch((error: unknown) => error)
  await report.end()
  expect(why).toBeInstanceOf(LockedOut)
  expect(whyNotStarted(why, database.url)).toMatch(
    /^The migration 9002_one-more\.sql changed nothing: .* pg_stat_activity .* start again\.$/
  )
  expect(await store.row(sql`select to_regclass('left_behind') as there, (select max(version) from migration) as version`)).toEqual({
    there: null,
    version: 9001
  })
  expect((await migrate(database.url, { known })).applied).toEqual([9002])
})
