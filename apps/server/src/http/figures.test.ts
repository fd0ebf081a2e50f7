// What whoever watches the server is told, and the files by which Prometheus and Grafana ask for it.
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { buildHttp } from './server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function metrics(isDraining = false): Promise<string> {
  const app = await buildHttp(
    { ...server.deps, config: { ...server.deps.config, metricsToken: 'watch' } },
    { routes: [], isDraining: () => isDraining, machine: () => new Date(Date.now() + 60_000) }
  )
  // A first request, so that there is one to tell of.
  await app.inject({ url: '/healthz' })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer watch' } })
  await app.close()
  return body
}

const value = (body: string, series: string) => {
  const line = body.split('\n').find(one => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

async function trouble(): Promise<void> {
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  await server.store.run(sql`select graphile_worker.add_job('send-notification', '{}', run_at => now() - interval '10 minutes')`)
  await server.store.run(sql`select graphile_worker.add_job('seal-audit', '{}', run_at => now() + interval '10 minutes')`)
  await server.store.run(
    sql`select graphile_worker.add_job('remind-of-visits', '{}', run_at => now() - interval '20 minutes', max_attempts => 1)`
  )
  await server.store.run(sql`select graphile_worker.add_job('send-notification', '{}', run_at => now() + interval '1 minute')`)
  await server.store.run(sql`update graphile_worker._private_jobs set attempts = 1 where run_at <> (select min(run_at) from graphile_worker._private_jobs where max_attempts > 1)
    and task_id in (select id from graphile_worker._private_tasks where identifier in ('send-notification', 'remind-of-visits'))`)
  await server.aDoctor()
  await server.store.run(sql`
    insert into clinic_syncs (provider_id, kind, next_at, done_at, failures) select id, 'timetable', now(), now() - interval '3 hours', 7 from providers where code = 'azure'
    on conflict (provider_id, kind) do update set done_at = excluded.done_at, failures = excluded.failures`)
}

test('what waits, fails and is silent is told: jobs that are due, that fail, that were given up; clinics that cannot be read; the disk and the clock', async () => {
  await trouble()
  const body = await metrics()
  expect(value(body, 'vizit_jobs_due')).toBe(1)
  expect(value(body, 'vizit_jobs_oldest_seconds')).toBeGreaterThanOrEqual(600)
  expect(value(body, 'vizit_jobs_oldest_seconds')).toBeLessThan(700)
  expect(value(body, 'vizit_jobs_given_up')).toBe(1)
  expect(value(body, 'vizit_jobs_failing{task="send-notification"}')).toBe(1)
  expect(value(body, 'vizit_clinic_failures{provider="azure",kind="timetable"}')).toBe(7)
  expect(value(body, 'vizit_clinic_silent_seconds{provider="azure",kind="timetable"}')).toBeGreaterThanOrEqual(10_800)
  expect(value(body, 'vizit_disk_free_bytes')).toBeGreaterThan(1_000_000)
  // That of this machine is a minute ahead.
  expect(Math.abs(value(body, 'vizit_clock_seconds')! - 60)).toBeLessThan(5)
  expect(value(body, 'vizit_ready')).toBe(1)
  expect(value(await metrics(true), 'vizit_ready')).toBe(0)
})

test('what is not known is not told: without the database there is no figure of it, and the rest is there', async () => {
  const gone = { ...server.deps.store, row: () => Promise.reject(new Error('gone')), run: () => Promise.reject(new Error('gone')) }
  const app = await buildHttp(
    { ...server.deps, store: gone, config: { ...server.deps.config, metricsToken: 'watch' } },
    { routes: [], machine: () => new Date() }
  )
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer watch' } })
  await app.close()
  expect(statusCode).toBe(200)
  for (const name of ['vizit_jobs_due', 'vizit_jobs_oldest_seconds', 'vizit_clock_seconds'])
    expect([name, value(body, name)]).toEqual([name, undefined])
  expect(value(body, 'vizit_ready')).toBe(0)
  expect(value(body, 'vizit_disk_free_bytes')).toBeGreaterThan(0)
})

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const alerts = file('ops/prometheus/alerts.yml')
/** Of others: Prometheus itself, and the exporter that looks at the certificate. */
const FOREIGN = ['up', 'probe_ssl_earliest_cert_expiry']
const WORDS = /^(sum|by|rate|histogram_quantile|topk|max|abs|increase|time|le|task|provider|kind|route)$/

function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name).filter(name => !WORDS.test(name) && !/^e\d+$/.test(name))
}

test('every figure that an alert or the dashboard asks for is told by the server, with the labels that it is asked by', async () => {
  await trouble()
  const body = await metrics()
  const dashboard = JSON.parse(file('ops/grafana/vizit.json')) as { panels: { targets: { expr: string }[] }[] }
  const ofAlerts = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression!)
  expect(ofAlerts).toHaveLength(alerts.split('- alert:').length - 1)
  const expressions = [...ofAlerts, ...dashboard.panels.flatMap(panel => panel.targets.map(({ expr }) => expr))]
  expect(expressions.length).toBeGreaterThan(30)
  const told = new Set([...body.matchAll(/^([a-z_][a-z0-9_]*)(?:\{| )/gm)].map(([, name]) => name!))
  const labels = new Set([...body.matchAll(/[{,]([a-z_]+)="/g)].map(([, name]) => name!))
  const unknown = expressions.flatMap(namesIn).filter(name => !told.has(name) && !FOREIGN.includes(name))
  expect([...new Set(unknown)]).toEqual([])
  const asked = expressions.flatMap(one => [...one.matchAll(/[{,] *([a-z_]+) *(?:=~|!=|=)/g)].map(([, name]) => name!))
  expect(asked.filter(name => !labels.has(name) && name !== 'job')).toEqual([])
})

test('every alert leads to a night of the runbooks that is there, and every night is led to or says how it is heard of', () => {
  const nights = [...file('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-')
  )
  const led = [...alerts.matchAll(/runbook: "docs\/runbooks\.md#([a-z0-9-]+)"/g)].map(([, anchor]) => anchor!)
  expect(led).toHaveLength(alerts.split('- alert:').length - 1)
  expect(led.filter(anchor => !nights.includes(anchor))).toEqual([])
  expect(nights).toHaveLength(12)
})

test('a line of the log that the runbooks name is one that the server says', async () => {
  const { globSync } = await import('tinyglobby')
  const root = new URL('../', import.meta.url).pathname
  const source = globSync(['**/*.ts', '!**/*.test.ts'], { cwd: root })
    .map(path => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n')
  const named = [...file('docs/runbooks.md').matchAll(/log `([^`]+)`/g)].map(([, line]) => line!)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(line => !source.includes(`'${line}'`))).toEqual([])
})
