import { type Db, sql, type Tx } from '../store/store.ts'

/** What has been set remotely; a key without a row has its default. */
export function findSettings(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db.rows(sql`select key, value from settings`)
}

export function writeSetting(tx: Tx, key: string, value: unknown): Promise<number> {
  return tx.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`)
}

export function dropSetting(tx: Tx, key: string): Promise<number> {
  return tx.run(sql`delete from settings where key = ${key}`)
}
