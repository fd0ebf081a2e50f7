import { type Db, type Store, sql } from '../store/store.ts'

/** Writes when somebody last asked whether writes are taken; fails when they are not. */
export function markReady(db: Db): Promise<number> {
  return db.run(sql`insert into readiness (one, at) values (true, clock_timestamp()) on conflict (one) do update set at = excluded.at`)
}

export function answers(db: Db): Promise<unknown> {
  return db.row(sql`select 1 as one`)
}

/** Fails when the disk of the database has no megabyte left: a sort that may use no memory is written there, and nothing of it is kept. */
export function takeRoom(store: Store): Promise<unknown> {
  return store.transaction(async tx => {
    await tx.row(sql`select set_config('work_mem', '64kB', true) as memory`)
    return tx.row(sql`select count(*)::int as n from (select gen_random_uuid() as id from generate_series(1, 40000) order by id) as many`)
  })
}
