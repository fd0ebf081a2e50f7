import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openLine } from '../testing/test-line.ts'
import { backup, restore } from './backup.ts'
import { ask, listTables } from './backup-tables.ts'
import { createDatabase, dropDatabase, withDatabase } from './cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

let source: TestDatabase
let target: TestDatabase
let file: string
beforeEach(async () => {
  source = await openTestDatabase()
  target = await anEmptyDatabase()
  file = join(folder, `${randomUUID()}.backup`)
})
afterEach(async () => {
  await source.close()
  await target.close()
})

async function anEmptyDatabase(): Promise<TestDatabase> {
  const name = `t_restored_${randomUUID()}`
  await createDatabase(source.url, name)
  return { url: withDatabase(source.url, name), close: () => dropDatabase(source.url, name) }
}

async function on<Result>({ url }: TestDatabase, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A clinic's data in small: Cyrillic and awkward texts, bytes, a generated column, sequences, a job in the queue. */
function fill(database: TestDatabase) {
  return on(database, async client => {
    await client.query(
      `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (1, 'minsk', 'Минск', 'Minsk', E'Мінск\\t\\\\N\\n', 'doctors', 1)`
    )
    await client.query(`insert into providers (id, code, name) values (1, 'azure', 'Лазурь')`)
    await client.query(
      `insert into centres (provider_id, external_id, name) select 1, n::text, 'Центр ' || n from generate_series(1, 2000) n`
    )
    await client.query(`insert into limits (key, count, resets_at) values ('a', 1, now())`)
    await client.query(
      `insert into answers (owner, key, body_hash, status, body, at) values ('o', 'k', '\\x00ff0a5c'::bytea, 201, '{"a": "\\\\n"}', now())`
    )
    await client.query(`select graphile_worker.add_job('remind', '{"orderId": "1"}', job_key := 'one', queue_name := 'clinic-1')`)
  })
}

function checksums(database: TestDatabase): Promise<Record<string, string>> {
  return on(database, async client => {
    const sums: Record<string, string> = {}
    for (const { schema, name } of await listTables(client)) {
      const { rows } = await ask<{ sum: string }>(
        client,
        `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${schema}"."${name}" t`
      )
      sums[`${schema}.${name}`] = rows[0]!.sum
    }
    return sums
  })
}

test('a restored database holds exactly what was backed up, waiting jobs included', async () => {
  await fill(source)
  const before = await checksums(source)
  expect(before['public.centres']).toMatch(/^2000:/)
  expect(before['graphile_worker._private_jobs']).toMatch(/^1:/)
  const made = await backup(source.url, file)
  const restored = await restore(target.url, file)
  expect(restored).toEqual(made)
  expect(await checksums(target)).toEqual(before)
})

test('a backup over a line that brings the end of a table before its number of rows can be restored', async () => {
  await fill(source)
  let carried = Promise.resolve()
  const line = await openLine(source.url, {
    there: (bytes, send) => send(bytes),
    back: (bytes, send) => {
      for (const piece of afterEachCopyDone(bytes)) carried = sendAfter(carried, () => send(piece))
    }
  })
  const made = await backup(line.url, file)
  line.close()
  expect(await restore(target.url, file)).toEqual(made)
  expect(made.rows).toBeGreaterThan(2000)
})

async function sendAfter(last: Promise<void>, send: () => void): Promise<void> {
  await last
  send()
  await pause(5)
}

const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4])

/** The bytes in pieces, each of which but the last ends a table. */
function afterEachCopyDone(bytes: Buffer): Buffer[] {
  const at = bytes.indexOf(COPY_DONE)
  if (at < 0) return [bytes]
  const end = at + COPY_DONE.length
  return [bytes.subarray(0, end), ...afterEachCopyDone(bytes.subarray(end))].filter(piece => piece.length > 0)
}

test('after a restore new rows get new numbers', async () => {
  await fill(source)
  await backup(source.url, file)
  await restore(target.url, file)
  const rows = await on(target, client =>
    ask<{ id: number }>(client, `insert into centres (provider_id, external_id, name) values (1, 'new', 'Новый') returning id`)
  )
  expect(rows.rows[0]!.id).toBe(2001)
})

test('a backup made while people book holds every transaction wholly or not at all', async () => {
  await fill(source)
  let isWriting = true
  const writing = on(source, async client => {
    for (let n = 2; isWriting; n++) {
      await client.query('begin')
      await client.query(
        `insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values ($1::int, $1::text, '', '', '', '', 1)`,
        [n]
      )
      await client.query(`insert into settings (key, value) values ($1::text, '{}')`, [n])
      await client.query('commit')
    }
  })
  for (let n = 0; n < 5; n++) await backup(source.url, `${file}.${n}`)
  isWriting = false
  await writing
  for (let n = 0; n < 5; n++) {
    await restore(target.url, `${file}.${n}`, { force: true })
    const { rows } = await on(target, client =>
      ask<{ halves: number; pairs: number }>(
        client,
        `select count(*) filter (where s.key is null or t.id is null)::int as halves, count(*)::int as pairs from (select * from towns where id > 1) t full join settings s on s.key = t.id::text`
      )
    )
    expect(rows[0]!.halves).toBe(0)
    if (n > 0) expect(rows[0]!.pairs).toBeGreaterThan(0)
  }
})

test('a file that is empty, foreign, cut off or changed is refused before anything is touched', async () => {
  await fill(source)
  await backup(source.url, file)
  const good = readFileSync(file)
  const broken: [Buffer, RegExp][] = [
    [Buffer.alloc(0), /is empty/],
    [Buffer.from('create table visits();'), /not a backup/],
    [gzipSync('create table visits();\n'), /not a backup/],
    [good.subarray(0, good.length / 2), /cut off/],
    [good.subarray(0, good.length - 4), /cut off/],
    [gzipSync(Buffer.from(gunzipSync(good).toString('latin1').replace('azure', 'azurE'), 'latin1')), /checksum does not match/],
    [Buffer.concat([good, gzipSync('more')]), /goes on after its end/],
    [gzipSync(gunzipSync(good).toString('latin1').replace('"formatVersion":1', '"formatVersion":2')), /has the format 2/]
  ]
  for (const [content, reason] of broken) {
    writeFileSync(file, content)
    await expect(restore(target.url, file)).rejects.toThrow(reason)
  }
  expect(await on(target, client => client.query(`select to_regclass('public.towns') as towns`))).toMatchObject({ rows: [{ towns: null }] })
})

test('a backup of a newer schema or of another product is refused', async () => {
  await on(source, client => client.query(`insert into migration (version, name, hash) values (9999, 'later', 'x')`))
  await backup(source.url, file)
  await expect(restore(target.url, file)).rejects.toThrow(/has schema 9999, this version of the product knows up to/)
  await on(source, client => client.query(`delete from migration where version = 9999; update migration set hash = 'x' where version = 1`))
  await backup(source.url, `${file}.2`)
  await expect(restore(target.url, `${file}.2`)).rejects.toThrow(/made by another product/)
})

test('a database that holds rows is overwritten only when forced, and never one in use', async () => {
  await fill(source)
  await backup(source.url, file)
  const before = await checksums(source)
  await on(source, client => client.query(`update centres set name = 'Другой'; insert into settings values ('new', '1')`))
  await expect(restore(source.url, file)).rejects.toThrow(/not empty: --force/)
  await on(source, async () => {
    await expect(restore(source.url, file, { force: true })).rejects.toThrow(/1 connections use this database/)
  })
  await restore(source.url, file, { force: true })
  expect(await checksums(source)).toEqual(before)
})

test('a restore that fails half way leaves the database as it was', async () => {
  await fill(source)
  await backup(source.url, file)
  await restore(target.url, file)
  await on(target, client =>
    client.query(`update centres set name = 'Прежний'; alter table centres add constraint only_old check (name = 'Прежний')`)
  )
  const before = await checksums(target)
  await expect(restore(target.url, file, { force: true })).rejects.toThrow(/only_old/)
  expect(await checksums(target)).toEqual(before)
})

test('the owner of a database who is no superuser can restore it', async () => {
  await fill(source)
  const before = await checksums(source)
  await backup(source.url, file)
  const name = new URL(target.url).pathname.slice(1)
  await on(target, client =>
    client.query(
      `drop role if exists plain_owner; create role plain_owner login; alter database "${name}" owner to plain_owner; create extension if not exists btree_gist`
    )
  )
  const url = new URL(target.url)
  url.username = 'plain_owner'
  await restore(url.href, file)
  expect(await checksums(target)).toEqual(before)
  await target.close()
  await on(source, client => client.query('drop role plain_owner'))
})

test('a backup is never written over another file', async () => {
  writeFileSync(file, 'precious')
  await expect(backup(source.url, file)).rejects.toThrow(/exists already/)
  expect(readFileSync(file, 'utf8')).toBe('precious')
  expect(existsSync(`${file}.partial`)).toBe(false)
})
