import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openStore, quickRead, refusedBy, type Store, sql } from './store.ts'

let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await openTestDatabase()
  // one connection: what one batch leaves behind the next would meet
  store = openStore(database.url, { connections: 1 })
  await store.pool.query(`
    create table things (name text primary key, amount int not null check (amount >= 0));
    create table parts (name text references things deferrable initially deferred)`)
})
beforeEach(() => store.pool.query('delete from parts; delete from things'))
afterAll(async () => {
  await store.close()
  await database.close()
})

const names = async () => (await store.rows<{ name: string }>(sql`select name from things order by name`)).map(({ name }) => name)
const add = (name: string, amount: number) => sql`insert into things values (${name}, ${amount})`

test('what is asked together is answered in its order, each with its own rows', async () => {
  const answers = await store.transaction(tx =>
    Promise.all([
      tx.run(add('one', 1)),
      tx.rows(sql`select name, ${new Date('2026-02-28T21:00:00Z')}::timestamptz as at, ${7}::bigint as many from things`),
      tx.row(sql`select 2 as two`)
    ])
  )
  expect(answers).toEqual([1, [{ name: 'one', at: '2026-02-28T21:00:00Z', many: '7' }], { two: 2 }])
})

test('of statements sent at once all are kept, or none: the reason is told to whoever waits for any of them', async () => {
  await store.atOnce(tx => [tx.run(add('one', 1)), tx.run(add('two', 2))])
  expect(await names()).toEqual(['one', 'two'])
  const told: unknown[] = []
  const failed = store.atOnce(tx =>
    [tx.run(add('three', 3)), tx.run(add('four', -4)), tx.run(add('five', 5))].map(sent =>
      sent.catch((error: unknown) => {
        told.push(error)
        throw error
      })
    )
  )
  await expect(failed).rejects.toSatisfy(error => refusedBy(error, 'things_amount_check'))
  expect(told).toHaveLength(3)
  expect(new Set(told).size).toBe(1)
  expect(await names()).toEqual(['one', 'two'])
})

test('what is refused only when all is kept undoes all as well', async () => {
  const failed = store.atOnce(tx => [tx.run(add('one', 1)), tx.run(sql`insert into parts values ('nothing')`)])
  await expect(failed).rejects.toSatisfy(error => refusedBy(error, 'parts_name_fkey'))
  expect(await names()).toEqual([])
})

test('a transaction may go on in several batches, and is undone with all of them', async () => {
  const failed = store.transaction(async tx => {
    await tx.run(add('one', 1))
    const rest = [tx.run(add('two', 2)), tx.run(add('one', 1)), tx.run(add('three', 3))]
    expect((await Promise.allSettled(rest)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await rest[0]
  })
  await expect(failed).rejects.toSatisfy(error => refusedBy(error, 'things_pkey'))
  expect(await names()).toEqual([])
})

test('a statement that was never read, because one before it failed, is understood by the same connection later', async () => {
  const late = () => sql`select name, 'read' as how from things`
  const failed = store.atOnce(tx => [tx.run(add('one', -1)), tx.rows(late()), tx.rows(late())])
  await expect(failed).rejects.toSatisfy(error => refusedBy(error, 'things_amount_check'))
  await store.run(add('one', 1))
  expect(await store.rows(late())).toEqual([{ name: 'one', how: 'read' }])
  await store.atOnce(tx => [tx.rows(late()), tx.rows(late())])
})

test('a value that cannot be sent is a fault of ours: nothing is kept, and the connection is given up for another', async () => {
  const circle: Record<string, unknown> = {}
  circle.itself = circle
  const failed = store.atOnce(tx => [tx.run(add('one', 1)), tx.run(sql`insert into things values (${circle}, 1)`), tx.run(add('two', 2))])
  await expect(failed).rejects.toThrow(/circular/)
  expect(await names()).toEqual([])
})

test('a statement that comes after the others have left is refused, not run by itself', async () => {
  let late: Promise<unknown> | undefined
  await store.atOnce(tx => {
    const first = tx.run(add('one', 1))
    late = first.then(() => tx.run(add('two', 2)))
    return [first]
  })
  await expect(late).rejects.toThrow('came after')
  expect(await names()).toEqual(['one'])
})

const echo = (text: string, divisor = 1) => quickRead(sql`select ${text}::text as text, 1 / ${divisor}::int as one`)

test('questions of many that come at once make few journeys, and each hears its own answer', async () => {
  let journeys = 0
  const count = () => journeys++
  store.pool.on('acquire', count)
  const asked = Array.from({ length: 40 }, (_, nr) => `canary ${nr}`)
  const heard = await Promise.all(asked.map(text => store.row<{ text: string }>(echo(text))))
  store.pool.off('acquire', count)
  expect(heard.map(row => row!.text)).toEqual(asked)
  expect(journeys).toBe(5)
})

test('one that fails fails alone: those that travelled with it are answered', async () => {
  const asked = Array.from({ length: 24 }, (_, nr) => nr)
  const heard = await Promise.allSettled(asked.map(nr => store.row<{ text: string }>(echo(`canary ${nr}`, nr % 7))))
  for (const [nr, one] of heard.entries())
    if (nr % 7 === 0) expect(one).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    else expect(one).toMatchObject({ status: 'fulfilled', value: { text: `canary ${nr}` } })
})

test('a value that cannot be sent keeps none of those from their answer that would have travelled with it', async () => {
  const circle: Record<string, unknown> = {}
  circle.itself = circle
  const heard = await Promise.allSettled([
    store.row(echo('before')),
    store.row(quickRead(sql`select ${circle}::jsonb as text`)),
    store.row(echo('after'))
  ])
  expect(heard).toMatchObject([
    { status: 'fulfilled', value: { text: 'before' } },
    { status: 'rejected', reason: { message: expect.stringContaining('circular') } },
    { status: 'fulfilled', value: { text: 'after' } }
  ])
})

test('whoever waits behind others for a connection is counted as waiting', async () => {
  let heard: Promise<unknown[]> | undefined
  await store.transaction(async () => {
    heard = Promise.all(Array.from({ length: 20 }, (_, nr) => store.row(echo(`canary ${nr}`))))
    await expect.poll(() => store.load().waiting).toBe(20)
  })
  expect(await heard).toHaveLength(20)
  expect(store.load().waiting).toBe(0)
})

test('a database that does not answer is not asked again: all who asked hear so, and the next ones are answered', async () => {
  const impatient = openStore(database.url, { connections: 1, queryMillis: 400 })
  const slow = () => impatient.rows(quickRead(sql`select pg_sleep(3)`))
  let journeys = 0
  impatient.pool.on('acquire', () => journeys++)
  const heard = await Promise.allSettled([slow(), slow(), slow()])
  expect(journeys).toBe(1)
  for (const one of heard) expect(one).toMatchObject({ status: 'rejected', reason: { message: 'Query read timeout' } })
  expect(await impatient.row(echo('next'))).toMatchObject({ text: 'next' })
  await impatient.close()
})
