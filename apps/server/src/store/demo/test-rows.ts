import pg from 'pg'
import { openTestDatabase } from '../../testing/test-database.ts'
import { sessionOptions } from '../session.ts'

export type TestRows = { url: string; rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>; close(): Promise<void> }

/** An empty test database to fill by its address and to look into. */
export async function openTestRows(): Promise<TestRows> {
  const database = await openTestDatabase()
  const client = new pg.Client({ connectionString: database.url, options: sessionOptions() })
  await client.connect()
  return {
    url: database.url,
    rows: async (text, values = []) => (await client.query(text, values)).rows,
    close: async () => {
      await client.end()
      await database.close()
    }
  }
}
