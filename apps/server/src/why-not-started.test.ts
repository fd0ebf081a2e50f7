// A start that cannot be: one sentence that says what to do, no places in our code, and 1 at the end.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Cluster, startCluster, withDatabase } from './store/cluster.ts'
import { chooseFolders } from './store/cluster-folders.ts'
import { readPid } from './store/cluster-pid.ts'
import { judgeServer } from './store/judge-server.ts'
import { migrate } from './store/migrate.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { makeTestFolder } from './testing/test-folder.ts'
import { openLine } from './testing/test-line.ts'
import { endProcesses, launchProcess, type Process, startProcess } from './testing/test-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A folder in which not even root makes another. */
const NOT_OURS = process.platform === 'darwin' ? '/System/vizit' : '/sys/vizit'
const folder = makeTestFolder('refused')
// The database's user passes through, so that what is copied is the database itself.
chmodSync(folder, 0o755)
const database = (name: string) => join(chooseFolders(join(folder, name), () => undefined).data)
let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster({ dataDir: join(folder, 'server'), log: () => undefined })
  await onServer(
    `create database bytes template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    `create database posix template template0 encoding 'UTF8' locale_provider libc locale 'C'`
  )
  await onServer(`create role guest login password 'right'`, 'create role reader login', 'create role outcast login')
  const rules = join(dirname(new URL(cluster.url).searchParams.get('host')!), 'data', 'pg_hba.conf')
  writeFileSync(rules, `local all guest scram-sha-256\nlocal all outcast reject\n${readFileSync(rules, 'utf8')}`)
  await onServer('select pg_reload_conf()')
})
afterEach(() => endProcesses())
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A data folder in which the product has been before and is no more: `empty` of tables, or with those of this release. */
async function aLeftFolder(name: string, tables: 'empty' | 'made'): Promise<string> {
  const model = join(folder, `model-${tables}`)
  if (!existsSync(model)) {
    const made = await startCluster({ dataDir: model, log: () => undefined })
    if (tables === 'made') await migrate(made.url)
    await made.stop()
  }
  const left = join(folder, name)
  mkdirSync(left)
  // With its owner, as somebody who moves a product copies it.
  execFileSync('cp', ['-a', join(model, 'postgres'), left])
  return left
}

async function onServer(...texts: string[]) {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  for (const text of texts) await client.query(text)
  await client.end()
}

/** What a start that ends says, and its code. */
async function refusal(env: Record<string, string>, flags: readonly string[] = []): Promise<{ code: number | null; said: string }> {
  const refused = launchProcess({ DATA_DIR: join(folder, 'files'), ...env }, flags)
  const code = await refused.ended
  return { code, said: refused.said().trimEnd() }
}

/** The server's address with another name, password or database. */
function as(user: string, password = ''): string {
  const address = new URL(cluster.url)
  address.username = user
  address.password = password
  return address.href
}

function readOnly(): string {
  const address = new URL(cluster.url)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  return address.href
}

test.for([
  ['a database that is not there', () => withDatabase(cluster.url, 'absent'), /^The database server has no database absent: make it/],
  ['a role that is not there', () => as('stranger'), /^The database server does not let stranger in: make the role/],
  ['a role that is shut out', () => as('outcast'), /^The database server does not let outcast in: .*pg_hba\.conf/],
  ['a wrong password', () => as('guest', 'hunter2'), /^The database server does not take the password of guest: put the right one/],
  ['no password where one is asked', () => as('guest'), /^The database server asks guest for a password, and DATABASE_URL has none/],
  [
    'a database of bytes',
    () => withDatabase(cluster.url, 'bytes'),
    /^The database bytes keeps its letters as SQL_ASCII, not as UTF8: make it anew \(createdb/
  ],
  [
    'a database without our letters',
    () => withDatabase(cluster.url, 'posix'),
    /^The database posix does not know small and great Cyrillic letters, .*: make it anew/
  ],
  ['a role that may make no tables', () => as('reader'), /^reader may not make tables in the database vizit: make this role its owner/],
  ['a server that takes no writes', readOnly, /^The server of DATABASE_URL takes no writes: it is a standby, or set to be read only\./]
] as const)('%s is told in a sentence that says what to do', async ([, url, sentence]) => {
  const { code, said } = await refusal({ DATABASE_URL: url() })
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
  expect(said).not.toMatch(/hunter2|\n/)
})

test('a server that answers before its disk has what it answers is warned of, any other is not', async () => {
  const warnedOf = async (url: string) => {
    const warned: string[] = []
    await judgeServer(url, sentence => warned.push(sentence))
    return warned
  }
  const warning = [expect.stringMatching(/^the database answers before its disk has what it answers/)]
  expect(await warnedOf(cluster.url)).toEqual([])
  await onServer('create database hasty', 'alter database hasty set synchronous_commit = off')
  expect(await warnedOf(withDatabase(cluster.url, 'hasty'))).toEqual(warning)
  // The server of the tests itself waits for no disk.
  const unsafe = await openTestDatabase()
  expect(await warnedOf(unsafe.url)).toEqual(warning)
  await unsafe.close()
})

test('a database server that is too old is told, and nothing is made there', async () => {
  const untouched = await openTestDatabase()
  // The same length, so that the message stays whole.
  const line = await openLine(untouched.url, {
    there: (bytes, send) => send(bytes),
    back: (bytes, send) => send(Buffer.from(bytes.toString('latin1').replace(/\b1[789]\d{4}\b/, '160014'), 'latin1'))
  })
  const { code, said } = await refusal({ DATABASE_URL: line.url })
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^The database server is PostgreSQL .*: name one of version 17 or newer in DATABASE_URL\.$/)
  ])
  line.close()
  await untouched.close()
})

test('a HOST that is no address of this machine is told before anything is started', async () => {
  for (const HOST of ['203.0.113.7', 'no-such-host.invalid']) {
    const { code, said } = await refusal({ HOST, DATA_DIR: join(folder, 'never-made') })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^HOST is "${HOST}", which is no address of this machine\\. Set HOST`))
    ])
  }
})

test('a data folder that cannot be written is told, with the embedded database and with DATABASE_URL', async () => {
  const both: Record<string, string>[] = [{}, { DATABASE_URL: cluster.url }]
  for (const env of both) {
    const { code, said } = await refusal({ DATA_DIR: NOT_OURS, ...env })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^\/\S+ (cannot hold the data for this user|lies on a disk that is read-only).*DATA_DIR\.$/)
    ])
  }
  const file = join(folder, 'a-file')
  appendFileSync(file, 'no folder')
  expect(await refusal({ DATA_DIR: file })).toEqual({
    code: 1,
    said: expect.stringMatching(/cannot hold the data .*choose another DATA_DIR\.$/)
  })
})

test('a schema of a newer release, a changed migration and foreign data are each told with what to do', async () => {
  const told = async (change: string, env: Record<string, string> = {}) => {
    const one: TestDatabase = await openTestDatabase()
    const client = new pg.Client({ connectionString: one.url })
    await client.connect()
    await client.query(change)
    await client.end()
    const { code, said } = await refusal({ DATABASE_URL: one.url, ...env })
    await one.close()
    expect([code, said.split('\n').length]).toEqual([1, 1])
    return said
  }
  expect(await told(`insert into migration (version, name, hash) values (9999, '9999_later.sql', '')`)).toMatch(
    /^The database has schema 9999, made by a newer release; .*start the newer release/
  )
  expect(await told(`update migration set hash = 'other' where version = 1`)).toMatch(
    /^The migration 0001_\S+ is not the one that made this database: start/
  )
  expect(await told(`insert into providers (id, code, name) values (1, 'azure', 'Лазурь')`, { SEED: 'demo' })).toMatch(
    /^The database already has data, so SEED=demo is not loaded\. Start with SEED=none/
  )
})

test('a NODE_ENV that is misspelt is refused: it would open the inbox and the test phones', async () => {
  for (const NODE_ENV of ['Production', 'prod'])
    expect(await refusal({ NODE_ENV })).toEqual({ code: 1, said: `NODE_ENV is "${NODE_ENV}"; it may be development, test, production.` })
})

test('a machine for which there is no embedded database is told to set DATABASE_URL', async () => {
  /** Another machine for whoever asks about the database, and for nobody else: other packages are here for this one only. */
  const pretending = (code: string) => [
    '--import',
    `data:text/javascript,${encodeURIComponent(`const isAsked = () => /embedded-platform\\.mjs:\\d/.test(new Error().stack); ${code}`)}`
  ]
  const windows = await refusal(
    {},
    pretending(`const real = process.platform; Object.defineProperty(process, 'platform', { get: () => (isAsked() ? 'win32' : real) })`)
  )
  expect(windows).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no embedded PostgreSQL for win32 \w+: set DATABASE_URL to a PostgreSQL 18 server\.$/)
  })
  const alpine = await refusal(
    {},
    pretending(`const real = process.platform; Object.defineProperty(process, 'platform', { get: () => (isAsked() ? 'linux' : real) });
      const report = process.report.getReport.bind(process.report); process.report.getReport = () => (isAsked() ? { header: {} } : report())`)
  )
  expect(alpine).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no embedded PostgreSQL for linux \w+ with musl: set DATABASE_URL/)
  })
})

test('production without TRUST_PROXY starts with a warning that all patients will share one address', async () => {
  const production = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url,
    DATA_DIR: join(folder, 'files'),
    SECRET: '0123456789abcdef0123456789abcdef',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'a-token',
    SMTP_URL: 'smtp://vizit:secret@mail.example:587',
    MAIL_FROM: 'no-reply@vizit.example',
    PUBLIC_URL: 'https://vizit.example/'
  }
  const warning = /"level":40.*TRUST_PROXY is not set: behind a proxy all patients share its address/
  expect((await startProcess(production)).said()).toMatch(warning)
  expect((await startProcess({ ...production, TRUST_PROXY: '10.0.0.1' })).said()).not.toMatch(/TRUST_PROXY/)
})

test.for([
  ['left empty by a power cut', ''],
  ['damaged', 'not a number\n'],
  ['that names a living process which is no database', `${process.pid}\n${folder}\n`]
] as const)('a postmaster.pid %s does not hold up the start, which says so', async ([what, text]) => {
  const name = `pid-${what.length}`
  const left = await aLeftFolder(name, 'made')
  writeFileSync(join(database(name), 'postmaster.pid'), text)
  const up = await startProcess({ DATA_DIR: left })
  expect(up.said()).toMatch(/^The database was not shut down last time and its .*: starting it anew\.$/m)
  expect(up.said()).not.toMatch(/does not start yet/)
  up.child.kill('SIGTERM')
  expect(await up.ended).toBe(0)
})

test('a data folder that was copied with its postmaster.pid gets a server of its own, and leaves the other one alone', async () => {
  const [from, to] = [await aLeftFolder('original', 'empty'), await aLeftFolder('copy', 'empty')]
  const original = await startCluster({ dataDir: from, log: () => undefined })
  const servers = readPid(database('original'))!.pid
  cpSync(join(database('original'), 'postmaster.pid'), join(database('copy'), 'postmaster.pid'))
  const up: Process = await startProcess({ DATA_DIR: to })
  expect([readPid(database('original'))?.pid, readPid(database('copy'))?.pid === servers]).toEqual([servers, false])
  up.child.kill('SIGTERM')
  await up.ended
  const client = new pg.Client({ connectionString: original.url })
  await client.connect()
  const { rows } = await client.query<{ untouched: boolean }>(`select to_regclass('public.visits') is null as untouched`)
  await client.end()
  await original.stop()
  expect(rows).toEqual([{ untouched: true }])
})
