import { chmodSync, statSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { isReadOnly, isUnreachable, StandbyError } from './pool.ts'
import { openStore, type Store, sql } from './store.ts'

let database: TestDatabase
let ruler: Store

beforeAll(async () => {
  database = await openTestDatabase()
  ruler = openStore(database.url, { connections: 1 })
})
afterAll(async () => {
  await ruler.close()
  await database.close()
})

/** What goes wrong, and that it is told as "not now". */
async function whyNot(work: () => Promise<unknown>): Promise<unknown> {
  const why = await work().then(
    () => 'done',
    (error: unknown) => error
  )
  expect(isUnreachable(why)).toBe(true)
  return why
}

test('a standby is asked nothing; once it has taken over, the same pool works with it', async () => {
  // what a standby says of itself, said by a server that can be told what to say
  await ruler.pool.query(`
    create schema acting; create table acting.standby as select true as one;
    create function acting.pg_is_in_recovery() returns boolean language sql as 'select one from acting.standby'`)
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=acting,pg_catalog,public')
  const store = openStore(url.href, { connections: 1 })
  const ways = [
    () => store.rows(sql`select 1`),
    () => store.transaction(tx => tx.rows(sql`select 1`)),
    () => store.atOnce(tx => [tx.rows(sql`select 1`)])
  ]
  for (const way of ways) expect(await whyNot(way)).toBeInstanceOf(StandbyError)
  expect(store.load()).toMatchObject({ total: 0, waiting: 0 })
  await ruler.pool.query('update acting.standby set one = false')
  for (const way of ways) await way()
  await store.close()
})

test('a connection that takes no writes is not kept: the next one is another', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await ruler.pool.query(`create table kept (n int); alter database ${name} set default_transaction_read_only = on`)
  const store = openStore(database.url, { connections: 1 })
  const ways = [
    () => store.run(sql`insert into kept values (1)`),
    () => store.transaction(tx => tx.run(sql`insert into kept values (1)`)),
    () => store.atOnce(tx => [tx.run(sql`insert into kept values (1)`)])
  ]
  for (const way of ways) {
    expect(isReadOnly(await whyNot(way))).toBe(true)
    expect(store.load().total).toBe(0)
  }
  await ruler.pool.query(`set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`)
  for (const way of ways) await way()
  expect(await store.row(sql`select count(*)::int as n from kept`)).toEqual({ n: 3 })
  await store.close()
})

test('a disk that takes no more files is "not now"; a right that is missing is a fault of ours', async () => {
  const { folder } = (await ruler.row<{ folder: string }>(sql`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`))!
  const { mode } = statSync(folder)
  chmodSync(folder, 0o500)
  try {
    expect(await whyNot(() => ruler.run(sql`create table no_place (n int)`))).toMatchObject({ code: '42501' })
  } finally {
    chmodSync(folder, mode)
  }
  await ruler.pool.query('create role a_reader; create table hidden (n int)')
  const refused = ruler.transaction(async tx => {
    await tx.run(sql`set local role a_reader`)
    return tx.rows(sql`select n from hidden`)
  })
  const why = await refused.catch((error: unknown) => error)
  expect(why).toMatchObject({ code: '42501' })
  expect(isUnreachable(why)).toBe(false)
  await ruler.pool.query('drop role a_reader')
})
