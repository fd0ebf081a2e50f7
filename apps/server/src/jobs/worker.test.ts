import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import type { LogFields } from '../log.ts'
import type { Sms } from '../outside/sms/sms.ts'
import { sql } from '../store/store.ts'
import { startTestCollector } from '../testing/test-collector.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tellCollector } from '../tracing/tell-collector.ts'
import { traced } from '../tracing/tracing.ts'
import { enqueue } from './enqueue.ts'
import { freeDeadJobs } from './free-dead-jobs.job.ts'
import { notify } from './notify.ts'
import { enqueueDue } from './recurring.sql.ts'
import type { Recurring } from './recurring.ts'
import { sendNotification } from './send-notification.job.ts'
import { startWorker, type Tasks, type Worker } from './worker.ts'

const SOON = { timeout: 15_000, interval: 50 }
const taken: Sms[] = []
const loud: [string, LogFields | undefined][] = []
const gateway = { does: 'take' as 'take' | 'take-then-break' | 'break' }

const server = await startTestServer({
  wrap: deps => ({
    ...deps,
    log: { info: () => undefined, warn: () => undefined, error: (event, fields) => void loud.push([event, fields]) },
    sms: {
      async send(sms) {
        if (gateway.does !== 'break') taken.push(sms)
        if (gateway.does !== 'take') throw new Error('no answer')
      }
    }
  })
})
let worker: Worker | undefined

beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  taken.length = 0
  loud.length = 0
  gateway.does = 'take'
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => server.stop())

async function work(tasks: Tasks = { 'send-notification': sendNotification }, recurring: Recurring[] = []): Promise<void> {
  worker = await startWorker(server.deps, tasks, recurring)
}

/** A message that is due. Returns the id of its row. */
async function aNotice(more: { until?: Date } = {}): Promise<string> {
  const orderId = randomUUID()
  const notice = {
    dedupe: `booked:${orderId}`,
    phone: '375291234567',
    language: 'ru' as const,
    text: 'Визит подтверждён.',
    orderId,
    ...more
  }
  await server.store.transaction(tx => notify(tx, server.deps, notice, server.now()))
  const row = await server.store.row<{ id: string }>(sql`select id from notifications where dedupe = ${notice.dedupe}`)
  return row!.id
}

async function stateOf(id: string): Promise<string> {
  const row = await server.store.row<{ state: string; tries: number }>(sql`select state, tries from notifications where id = ${id}`)
  return `${row!.state} after ${row!.tries}`
}

test('what is due in a transaction that commits is sent once; of one that does not, nothing', async () => {
  await work()
  const id = await aNotice()
  const undone = server.store.transaction(async tx => {
    await notify(
      tx,
      server.deps,
      { dedupe: 'undone', phone: '375291234567', language: 'ru' as const, text: 'Нет.', orderId: randomUUID() },
      server.now()
    )
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent after 1'), SOON)
  await sendNotification(server.deps, { id }, 'another-follows')
  expect(taken.map(sms => sms.text)).toEqual(['Визит подтверждён.'])
})

test('one cause makes one message, whoever reports it and how often', async () => {
  const notice = { dedupe: 'booked:1', phone: '375291234567', language: 'ru' as const, text: 'Визит подтверждён.', orderId: randomUUID() }
  await Promise.all([1, 2, 3].map(() => server.store.transaction(tx => notify(tx, server.deps, notice, server.now()))))
  expect(await server.store.rows(sql`select state from notifications`)).toEqual([{ state: 'due' }])
  expect(await server.store.rows(sql`select task_identifier from graphile_worker.jobs`)).toHaveLength(1)
})

test('a message that the gateway took and we did not note down goes again under the same key', async () => {
  const id = await aNotice()
  gateway.does = 'take-then-break'
  await expect(sendNotification(server.deps, { id }, 'another-follows')).rejects.toThrow('no answer')
  expect(await stateOf(id)).toBe('due after 1')
  gateway.does = 'take'
  await sendNotification(server.deps, { id }, 'another-follows')
  expect(await stateOf(id)).toBe('sent after 2')
  expect(new Set(taken.map(sms => sms.key)).size).toBe(1)
})

test('after the last try the message is given up, in its row and loudly', async () => {
  gateway.does = 'break'
  const id = await aNotice()
  await server.store.run(sql`update graphile_worker._private_jobs set max_attempts = 1`)
  await work()
  await vi.waitFor(() => expect(loud).toContainEqual(['job given up', { job: 'send-notification' }]), SOON)
  expect(await stateOf(id)).toBe('gave-up after 1')
})

test('a message that is of no use any more is not sent', async () => {
  const id = await aNotice({ until: new Date('2026-11-20T09:00:00Z') })
  const job = await server.store.row<{ payload: { id: string; until: string } }>(sql`select payload from graphile_worker._private_jobs`)
  server.setNow('2026-11-20T09:00:00Z')
  await sendNotification(server.deps, job!.payload, 'another-follows')
  expect([await stateOf(id), taken.length, loud.length]).toEqual(['gave-up after 1', 0, 1])
})

test('jobs go on after the database has ended every connection', async () => {
  await work()
  // Waits for each to be gone: a job taken on a connection that dies with the answer waits for its lock to be freed.
  await server.store.run(sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  const id = await vi.waitFor(() => aNotice(), SOON)
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent after 1'), SOON)
})

test('a job that fails is tried again later', async () => {
  let tries = 0
  const fails = async (_: Deps, __: never, attempt: string) => {
    tries++
    if (tries === 1) throw new Error(attempt)
  }
  await server.store.transaction(tx => enqueue(tx, 'fails', {}, { maxAttempts: 2 }))
  await work({ fails })
  await vi.waitFor(() => expect(tries).toBe(2), SOON)
  await vi.waitFor(async () => expect(await server.store.rows(sql`select id from graphile_worker.jobs`)).toEqual([]), SOON)
  expect(loud).toEqual([])
})

test('jobs of a worker that was killed are free again after two minutes, those of a living one are left', async () => {
  const [ofDead, ofLiving] = [await aNotice(), await aNotice()]
  const lock = (id: string, owner: string, seconds: number) =>
    server.store.run(sql`
      update graphile_worker._private_jobs set locked_by = ${owner}, locked_at = now() - make_interval(secs => ${seconds}::int)
      where payload ->> 'id' = ${id}`)
  await lock(ofDead, 'pool-dead', 121)
  await lock(ofLiving, 'pool-living', 100)
  await freeDeadJobs(server.deps)
  const rows = await server.store.rows(sql`select locked_by as by from graphile_worker.jobs order by id`)
  expect(rows).toEqual([{ by: null }, { by: 'pool-living' }])
})

const EVERY: Recurring[] = [
  { task: 'each-minute', every: '1 minute' },
  { task: 'each-day', every: '1 day', at: '01:47' }
]

/** As if the tasks had last been due at another time than they were: what a step of the database's clock the other way leaves behind. */
async function lastDue(shift: string): Promise<void> {
  await enqueueDue(server.store, EVERY)
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  await server.store.run(sql`update recurring_jobs set due_at = due_at + ${shift}::interval`)
}

const waiting = () => server.store.rows<{ task: string }>(sql`select task_identifier as task from graphile_worker.jobs order by id`)

test('what comes by the clock is due once for each of its moments, whichever of many processes looks', async () => {
  await lastDue('-1 minute')
  await Promise.all(Array.from({ length: 8 }, () => enqueueDue(server.store, EVERY)))
  expect((await waiting()).map(job => job.task).sort()).toEqual(['each-day', 'each-minute'])
  await enqueueDue(server.store, EVERY.slice(1))
  expect(await waiting()).toHaveLength(2)
})

test('of the moments that passed while nobody looked one is made up for, at the time of day that was named', async () => {
  await lastDue('-9 days')
  await enqueueDue(server.store, EVERY)
  expect(await waiting()).toHaveLength(2)
  const row = await server.store.row<{ at: string }>(
    sql`select to_char(due_at at time zone 'UTC', 'HH24:MI') as at from recurring_jobs where task = 'each-day'`
  )
  expect(row).toEqual({ at: '01:47' })
})

test('a clock that is set back by hours does not keep the minute jobs waiting', async () => {
  await lastDue('5 hours')
  let ran = 0
  await work({ 'each-minute': async () => void ran++, 'each-day': async () => undefined }, EVERY)
  await vi.waitFor(() => expect(ran).toBe(1), SOON)
})

test('a task that is new waits for its next moment', async () => {
  await enqueueDue(server.store, EVERY)
  expect(await waiting()).toEqual([])
})

test('a collector of traces is told how long a job took, and of whom it asked; of a failure its kind alone', async () => {
  const collector = await startTestCollector()
  const { log, config } = server.deps
  const tracing = tellCollector({ url: collector.url, token: null, percent: 100, version: config.version, role: 'jobs', log })
  gateway.does = 'break'
  try {
    await aNotice()
    const deps = { ...server.deps, tracing, sms: traced(tracing, 'sms', server.deps.sms, ['send']) }
    worker = await startWorker(deps, { 'send-notification': sendNotification })
    await vi.waitFor(async () => {
      const row = await server.store.row<{ attempts: number }>(sql`select attempts from graphile_worker.jobs where locked_at is null`)
      expect(row?.attempts).toBe(1)
    }, SOON)
    await worker.stop()
    await tracing.close()
    const [asked, job, ...others] = collector.spans()
    expect([asked?.name, job?.name, others]).toEqual(['sms send', 'job send-notification', []])
    expect([asked?.parentSpanId, asked?.attributes]).toEqual([job?.spanId, { 'vizit.outside': 'sms', 'error.type': 'Error' }])
    expect(collector.said.join()).not.toMatch(/375291234567|Визит подтверждён|no answer/)
  } finally {
    await collector.stop()
  }
})
