import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { schemaText } from './schema-text.ts'
import { SCHEMA_FILE } from './write-schema.ts'

const database = await openTestDatabase()
const client = new Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.close()
})

// npm run db -- schema
test('schema.sql is the schema that the migrations make', async () => {
  expect(await schemaText(client)).toBe(readFileSync(SCHEMA_FILE, 'utf8'))
})

test('the written schema holds every column, constraint, index, trigger, view and function of the product', async () => {
  const text = await schemaText(client)
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(c.relname) as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    union all
    select quote_ident(i.relname) from pg_class i where i.relnamespace = 'public'::regnamespace and i.relkind = 'i'
    union all
    select quote_ident(a.attname) from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration' and a.attnum > 0 and not a.attisdropped
    union all
    select quote_ident(t.tgname) from pg_trigger t where not t.tgisinternal
    union all
    select k.conname from pg_constraint k where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'x', 'u', 'p')
    union all
    select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  const missing = rows
    .map(row => row.name)
    .filter(name => !name.startsWith('migration') && !new RegExp(`(?<![\\w])${name}(?![\\w])`).test(text))
  expect(rows.length).toBeGreaterThan(1_000)
  expect(missing).toEqual([])
})
