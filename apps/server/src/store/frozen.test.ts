// A database that takes what it is sent and answers nothing: a machine that hangs, a line that is cut without a word.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Carry, type Line, openLine } from '../testing/test-line.ts'
import { isUnreachable } from './pool.ts'
import { openStore, type Store, sql } from './store.ts'

const PATIENCE = 400
let database: TestDatabase
let line: Line
let store: Store
let isFrozen = false
const unlessFrozen: Carry = (bytes, send) => {
  if (!isFrozen) send(bytes)
}

beforeAll(async () => {
  database = await openTestDatabase()
  line = await openLine(database.url, { there: unlessFrozen, back: unlessFrozen })
  store = openStore(line.url, { connections: 2, queryMillis: PATIENCE })
})
afterEach(() => {
  isFrozen = false
})
afterAll(async () => {
  await store.close()
  line.close()
  await database.close()
})

/** How long it takes until it is known that there will be no answer. */
async function givenUpAfter(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  const error = await work().then(
    () => 'answered',
    (reason: unknown) => reason
  )
  expect(isUnreachable(error)).toBe(true)
  return performance.now() - from
}

test('a question to a database that hangs is given up, in a transaction too, and the next ones are answered once it is back', async () => {
  await store.rows(sql`select 1`)
  isFrozen = true
  expect(await givenUpAfter(() => store.rows(sql`select 2`))).toBeGreaterThanOrEqual(PATIENCE - 5)
  isFrozen = false
  await vi.waitFor(async () => expect(await store.rows(sql`select 3 as three`)).toEqual([{ three: 3 }]))

  const work = store.transaction(async tx => {
    await tx.rows(sql`select 4`)
    isFrozen = true
    await tx.rows(sql`select 5`)
  })
  await givenUpAfter(() => work)
  isFrozen = false
  expect(await store.rows(sql`select 6 as six`)).toEqual([{ six: 6 }])
})

test('where one connection is silent those that lie idle are not tried one after another', async () => {
  await Promise.all([store.rows(sql`select pg_sleep(0.05)`), store.rows(sql`select pg_sleep(0.05)`)])
  expect(store.load()).toMatchObject({ total: 2, idle: 2 })
  isFrozen = true
  await givenUpAfter(() => store.rows(sql`select 9`))
  expect(store.load()).toMatchObject({ total: 0, idle: 0 })
})

test('a commit whose answer does not come is told as unknown, and its connection is used no more', async () => {
  const work = store.transaction(async tx => {
    await tx.rows(sql`select 7`)
    isFrozen = true
  })
  await givenUpAfter(() => work)
  isFrozen = false
  expect(await store.transaction(tx => tx.rows(sql`select 8 as eight`))).toEqual([{ eight: 8 }])
})
