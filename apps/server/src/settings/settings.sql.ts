import { type Db, sql } from '../store/store.ts'

/** What has been set remotely; a key without a row has its default. */
export function findSettings(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db.rows(sql`select key, value from settings`)
}
