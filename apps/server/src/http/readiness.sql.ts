import { type Db, sql } from '../store/store.ts'

/** Writes when somebody last asked whether writes are taken; fails when they are not. */
export function markReady(db: Db): Promise<number> {
  return db.run(sql`insert into readiness (one, at) values (true, clock_timestamp()) on conflict (one) do update set at = excluded.at`)
}

export function answers(db: Db): Promise<unknown> {
  return db.row(sql`select 1 as one`)
}
