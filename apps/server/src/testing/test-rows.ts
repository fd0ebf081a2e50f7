// What an action leaves of every row: a statement that forgets whose rows it means changes those of others.
import { sql } from '../store/store.ts'
import type { TestServer } from './test-server.ts'

/** Every row of every table, as a text. */
export async function everyRow({ store }: Pick<TestServer, 'store'>): Promise<Map<string, string[]>> {
  const tables = await store.rows<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'limits', 'readiness')`
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await store.pool.query<{ text: string }>(`select to_jsonb(t)::text as text from ${name} t`)
    const texts = rows.map(row => row.text)
    found.set(name, texts)
  }
  return found
}

/** By table, the rows that `act` took away or changed, as they were before it. */
export async function changedBy(server: Pick<TestServer, 'store'>, act: () => Promise<unknown>): Promise<Map<string, string[]>> {
  const before = await everyRow(server)
  await act()
  const after = await everyRow(server)
  const changed = new Map<string, string[]>()
  for (const [table, rows] of before) {
    const left = new Set(after.get(table))
    const gone = rows.filter(row => !left.has(row))
    if (gone.length > 0) changed.set(table, gone)
  }
  return changed
}

/** The tables of these rows, each as often as it has rows, in alphabetical order. */
export const tablesOf = (changed: Map<string, string[]>): string[] =>
  [...changed].flatMap(([table, rows]) => rows.map(() => table)).toSorted()
