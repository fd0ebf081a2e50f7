// What is removed after its time: told beforehand by a dry run, and written down for whoever answers for it.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { RECURRING } from './app.ts'
import { REMOVING, tryRemoving } from './retention.ts'
import { sql } from './store/store.ts'
import { startTestServer } from './testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const PAGE = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8')

test('a dry run tells how many rows of which tables a job would remove, those that go along too, and removes none', async () => {
  const olga = await server.aPatient()
  await server.store.run(sql`update sessions set expires_at = '2020-01-01', created_at = '2019-01-01' where account_id = ${olga.accountId}`)
  const [one] = await server.store.rows<{ id: string }>(sql`select id from sessions`)
  await server.store.run(sql`
    insert into push_subscriptions (session_id, account_id, endpoint, p256dh, auth, created_at)
    values (${one!.id}, ${olga.accountId}, 'https://push.example/1', 'k', 'a', '2019-01-01')`)
  const kept = () =>
    server.store.rows(
      sql`select (select count(*)::int from sessions) as sessions, (select count(*)::int from push_subscriptions) as pushes`
    )
  const before = await kept()
  expect(await tryRemoving(server.store, 'sweep-sign-in')).toEqual(
    expect.arrayContaining([
      { table: 'push_subscriptions', rows: 1 },
      { table: 'sessions', rows: 1 }
    ])
  )
  expect(await kept()).toEqual(before)
  await REMOVING['sweep-sign-in']!({ ...server.deps, clock: () => new Date() })
  expect(await kept()).toEqual([{ sessions: 0, pushes: 0 }])
  expect(await tryRemoving(server.store, 'sweep-sign-in')).toEqual([])
})

test('npm run db -- retention tells of each job that removes, in a line', async () => {
  await server.store.run(sql`insert into inbox (id, channel, recipient, subject, body, at)
    select gen_random_uuid(), 'sms', '375550000000', '', 'x', '2020-01-01' from generate_series(1, 3)`)
  const entry = new URL('db-command.ts', import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: String(server.store.pool.options.connectionString) }
  const { stdout } = await promisify(execFile)(process.execPath, [entry, 'retention'], { env })
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map(line => line.split(':')[0])
  ).toEqual(Object.keys(REMOVING))
  expect(stdout).toContain('sweep-inbox: inbox 3\n')
  expect(await server.store.row(sql`select count(*)::int as count from inbox`)).toEqual({ count: 3 })
})

test('every job that removes comes by the clock, and stands in the table of what is kept how long, which names no other', () => {
  const named = [...PAGE.matchAll(/^\| .*\| `([a-z-]+)` +\|$/gm)].map(([, job]) => job!)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(REMOVING).toSorted())
  const byClock = RECURRING.map(({ task }) => task)
  expect(Object.keys(REMOVING).filter(job => !byClock.includes(job))).toEqual([])
})
