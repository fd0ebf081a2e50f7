// Writes schema.sql: the migrations run once in a database that is made for it and goes with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startCluster } from './cluster.ts'
import { migrate } from './migrate.ts'
import { schemaText } from './schema-text.ts'

export const SCHEMA_FILE = new URL('schema.sql', import.meta.url)

export async function writeSchema(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vizit-schema-'))
  try {
    const cluster = await startCluster({ dataDir, log: () => undefined })
    try {
      await migrate(cluster.url)
      const client = new Client({ connectionString: cluster.url })
      await client.connect()
      try {
        writeFileSync(SCHEMA_FILE, await schemaText(client))
      } finally {
        await client.end()
      }
    } finally {
      await cluster.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
