import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestFolder } from '../testing/test-folder.ts'
import { type Cluster, createDatabase, dropDatabase, startCluster, withDatabase } from './cluster.ts'
import { chooseFolders } from './cluster-folders.ts'
import { readPid } from './cluster-pid.ts'

vi.setConfig({ testTimeout: 60_000 })

const started: Cluster[] = []
const folders: string[] = []
const said: string[] = []

afterEach(async () => {
  for (const cluster of started.splice(0)) await cluster.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  said.length = 0
})

async function start(dataDir: string, launched?: () => void): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, log: sentence => said.push(sentence), ...(launched && { options: { launched } }) })
  started.push(cluster)
  return cluster
}

function aFolder(): string {
  const folder = makeTestFolder('cluster')
  folders.push(folder)
  return folder
}

let model: string | undefined
afterAll(() => {
  if (model) rmSync(model, { recursive: true, force: true })
})

/** A folder in which a first start has been, for what is told of later ones: a database is copied in a tenth of the time in which it is made. */
async function aMadeFolder(): Promise<string> {
  if (!model) {
    model = makeTestFolder('cluster-model')
    await (await startCluster({ dataDir: model, log: () => undefined })).stop()
  }
  const folder = aFolder()
  // With its owner.
  execFileSync('cp', ['-a', join(model, 'postgres'), folder])
  return folder
}

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The data folder of PostgreSQL itself, from the address of its socket. */
function homeOf({ url }: Cluster): string {
  return dirname(new URL(url).searchParams.get('host')!)
}

function serverOf(cluster: Cluster): number {
  return Number(readFileSync(join(homeOf(cluster), 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Until the answer comes; the test's own time limit ends a wait in vain. */
async function eventually<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await pause(20)
    }
  }
}

test('the database that comes with the product is PostgreSQL 18 and knows Cyrillic letters', async () => {
  const cluster = await start(aFolder())
  expect(cluster.kind).toBe('started')
  const rows = await ask(
    cluster.url,
    `select lower('ЎЁ') as lower, 'МИНСК' ilike 'минск' as ilike, current_setting('server_version_num')::int / 10000 as major,
            current_setting('data_checksums') as checksums, current_setting('fsync') as fsync, current_setting('listen_addresses') as listens`
  )
  expect(rows).toEqual([{ lower: 'ўё', ilike: true, major: 18, checksums: 'on', fsync: 'on', listens: '' }])
})

test('whoever starts the database is told when it is on its way, before it answers; of one that lives nothing is told', async () => {
  const folder = await aMadeFolder()
  const told: unknown[] = []
  const first = await start(folder, () => told.push(readPid(chooseFolders(folder, () => undefined).data)?.status === 'ready'))
  await start(folder, () => told.push('again'))
  expect([told, readPid(join(homeOf(first), 'data'))?.status]).toEqual([[false], 'ready'])
})

test('a second process attaches to the living database; the last to leave shuts it down', async () => {
  const folder = await aMadeFolder()
  const first = await start(folder)
  const second = await start(folder)
  expect([first.kind, second.kind]).toEqual(['started', 'attached'])
  expect(second.url).toBe(first.url)
  await first.stop()
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  await expect(ask(second.url, 'select 1')).rejects.toThrow()
  expect(existsSync(join(homeOf(second), 'data', 'postmaster.pid'))).toBe(false)
})

test('of several first starts at once on one folder exactly one makes the database and all use it', async () => {
  const folder = aFolder()
  const clusters = await Promise.all([start(folder), start(folder), start(folder)])
  expect(new Set(clusters.map(serverOf)).size).toBe(1)
  expect(clusters.filter(cluster => cluster.kind === 'started')).toHaveLength(1)
  expect(await Promise.all(clusters.map(cluster => ask(cluster.url, 'select 1 as one')))).toEqual(clusters.map(() => [{ one: 1 }]))
})

test('a database whose server was killed comes back by itself with what was committed', async () => {
  const cluster = await start(await aMadeFolder())
  await ask(cluster.url, 'create table kept as select generate_series(1, 1000) as n')
  process.kill(serverOf(cluster), 'SIGKILL')
  expect(await eventually(() => ask(cluster.url, 'select count(*)::int as n from kept'))).toEqual([{ n: 1000 }])
})

test('a pid file left by a dead server, its number now borne by another process, does not block the start', async () => {
  const folder = await aMadeFolder()
  const before = await start(folder)
  const file = join(homeOf(before), 'data', 'postmaster.pid')
  const text = readFileSync(file, 'utf8')
  await before.stop()
  writeFileSync(file, text.replace(/^\d+/, String(process.pid)))
  const after = await start(folder)
  expect(after.kind).toBe('started')
  expect(said.at(-1)).toContain('was not shut down last time')
})

test('a lock of the socket left by a dead server, its number now borne by another process, does not block the start', async () => {
  const folder = await aMadeFolder()
  const before = await start(folder)
  const file = join(homeOf(before), 'run', '.s.PGSQL.5432.lock')
  const text = readFileSync(file, 'utf8')
  const { uid, gid } = statSync(join(homeOf(before), 'data'))
  await before.stop()
  // PostgreSQL believes in a process of its own user alone.
  const another = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 && { uid, gid }) })
  onTestFinished(() => void another.kill())
  writeFileSync(file, text.replace(/^\d+/, String(another.pid)))
  expect((await start(folder)).kind).toBe('started')
})

test('a data folder of another PostgreSQL release is refused in a sentence that says what to do', async () => {
  const folder = await aMadeFolder()
  const cluster = await start(folder)
  const version = join(homeOf(cluster), 'data', 'PG_VERSION')
  await cluster.stop()
  writeFileSync(version, '16\n')
  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 16, this product brings PostgreSQL 18: back it up/)
})

test('a folder that holds something else is not taken for a database', async () => {
  const folder = await aMadeFolder()
  await (await start(folder)).stop()
  rmSync(join(folder, 'postgres', 'data', 'PG_VERSION'))
  await expect(start(folder)).rejects.toThrow(/is not a PostgreSQL folder/)
})

test('a data folder under a private home works, whoever starts the product', async () => {
  const home = aFolder()
  chmodSync(home, 0o700)
  const folder = join(home, 'clone', '.data')
  mkdirSync(folder, { recursive: true })
  const first = await start(folder)
  folders.push(homeOf(first))
  await ask(first.url, 'create table kept (n int)')
  await first.stop()
  const again = await start(folder)
  expect(await ask(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
  const isOutside = !homeOf(again).startsWith(home)
  expect(isOutside).toBe(process.getuid?.() === 0)
  expect(said.some(sentence => sentence.includes(`the database lies in ${homeOf(again)}`))).toBe(isOutside)
})

test('a data folder with a long or Cyrillic path works', async () => {
  const base = aFolder()
  chmodSync(base, 0o755)
  const cluster = await start(join(base, 'данные клиники с очень длинным путём', 'и ещё одна вложенная папка', '.data'))
  folders.push(new URL(cluster.url).searchParams.get('host')!)
  expect(await ask(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database can be copied from another one and dropped', async () => {
  const { url } = await start(await aMadeFolder())
  await createDatabase(url, 'model')
  await ask(withDatabase(url, 'model'), 'create table kept as select 7 as n')
  await createDatabase(url, 'copy', { template: 'model' })
  expect(await ask(withDatabase(url, 'copy'), 'select n from kept')).toEqual([{ n: 7 }])
  await dropDatabase(url, 'copy')
  await expect(ask(withDatabase(url, 'copy'), 'select 1')).rejects.toThrow(/does not exist/)
})
