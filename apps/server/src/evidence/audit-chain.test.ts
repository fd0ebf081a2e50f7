import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStore, sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { type Head, headText, readHead, sealAudit, verifyAudit } from './audit-chain.ts'
import { audit, noteViews } from './ledger.ts'

const server = await startTestServer()
const { store } = server
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function write(rows: number) {
  for (let n = 0; n < rows; n++)
    await audit(store, {
      at: server.now(),
      accountId: n % 3 ? randomUUID() : null,
      action: 'signed-in',
      profileId: randomUUID(),
      objectId: n % 2 ? '' : null
    })
}

/** As somebody who rules the database may. */
function tamper(text: string) {
  return store.pool.query(`begin; set local session_replication_role = replica; ${text}; commit`)
}

test('the audit refuses to be changed, shortened or emptied', async () => {
  await write(3)
  await sealAudit(store)
  for (const table of ['audit', 'audit_seals'])
    for (const statement of [
      `update ${table} set ${table === 'audit' ? "action = 'x'" : 'place = place + 9'}`,
      `delete from ${table}`,
      `truncate ${table} cascade`
    ])
      await expect(store.pool.query(statement), statement).rejects.toThrow(/only grows/)
  expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 3, waiting: 0 })
})

test('the chain holds over every row, sealed once, and the last rows wait for the next minute', async () => {
  expect(await verifyAudit(store)).toEqual({ kind: 'holds', rows: 0, waiting: 0, head: undefined })
  await write(7)
  expect(await verifyAudit(store)).toMatchObject({ rows: 0, waiting: 7 })
  expect(await sealAudit(store)).toMatchObject({ count: 7, head: { place: 7 } })
  expect(await sealAudit(store)).toMatchObject({ count: 0, head: { place: 7 } })
  await write(1)
  expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 7, waiting: 1 })
})

test('a row that commits after a later one gets its place all the same', async () => {
  const other = openStore(String(store.pool.options.connectionString), { connections: 1 })
  try {
    await other.transaction(async tx => {
      await audit(tx, { at: server.now(), accountId: null, action: 'signed-in' })
      await write(3)
      expect((await sealAudit(store)).count).toBe(3)
    })
    expect(await sealAudit(store)).toMatchObject({ count: 1, head: { place: 4 } })
    expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 4, waiting: 0 })
  } finally {
    await other.close()
  }
})

test('two that seal at once make one chain', async () => {
  await write(20)
  const done = await Promise.all([sealAudit(store), sealAudit(store), sealAudit(store)])
  expect(done.reduce((sum, { count }) => sum + count, 0)).toBe(20)
  expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 20 })
})

test.for([
  ["update audit set action = 'harmless' where id = 4", { why: 'changed', auditId: '4' }],
  ["update audit set at = at + interval '1 microsecond' where id = 4", { why: 'changed', auditId: '4' }],
  ["update audit set object_id = '' where id = 3", { why: 'changed', auditId: '3' }],
  ['update audit set account_id = null where id = 5', { why: 'changed', auditId: '5' }],
  ['delete from audit where id = 4', { why: 'row-removed', auditId: '4' }],
  ['delete from audit where id = 4; delete from audit_seals where audit_id = 4', { why: 'seal-removed', place: 4 }],
  [
    'delete from audit where id = 4; delete from audit_seals where audit_id = 4; update audit_seals set place = place - 1 where place > 4',
    { why: 'changed', auditId: '5' }
  ],
  [
    "insert into audit (id, at, action) overriding system value values (-200000, now(), 'false')",
    { why: 'never-sealed', auditId: '-200000' }
  ]
] as const)('whoever rules the database and does `%s` is noticed, and the first row is named', async ([statement, verdict]) => {
  await write(8)
  await sealAudit(store)
  await tamper(statement)
  expect(await verifyAudit(store)).toMatchObject({ kind: 'broken', ...verdict })
})

test('who noted the end of the chain sees that rows were cut off it, or that it was made anew', async () => {
  await write(8)
  const head = (await sealAudit(store)).head!
  expect(readHead(headText(head))).toEqual(head)
  expect(await verifyAudit(store, head)).toMatchObject({ kind: 'holds' })
  await tamper('delete from audit_seals where place > 5; delete from audit where id > 5')
  expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 5 })
  expect(await verifyAudit(store, head)).toMatchObject({ kind: 'broken', why: 'cut-off', place: 6 })
  await write(3)
  await sealAudit(store)
  expect(await verifyAudit(store)).toMatchObject({ kind: 'holds', rows: 8 })
  expect(await verifyAudit(store, head)).toMatchObject({ kind: 'broken', why: 'changed' })
  for (const text of ['8', '8:xyz', `8:${'g'.repeat(64)}`]) expect(readHead(text) satisfies Head | undefined).toBeUndefined()
})

test('a view is kept once a person, action and day of Minsk, however many ask at once', async () => {
  const [accountId, one, two] = [randomUUID(), randomUUID(), randomUUID()]
  const view = (ids: string[]) => noteViews(store, { at: server.now(), accountId, action: 'visits-looked', profileIds: ids })
  await Promise.all(Array.from({ length: 20 }, (_, n) => view(n % 2 ? [one, two] : [two, one])))
  expect(await store.rows(sql`select from audit`)).toHaveLength(2)
  server.setNow('2026-11-20T20:59:59Z')
  await view([one])
  server.setNow('2026-11-20T21:00:00Z')
  await view([one])
  expect(await store.rows(sql`select from audit where profile_id = ${one}`)).toHaveLength(2)
})
