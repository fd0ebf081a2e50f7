// The floors of PostgreSQL alone: one indexed select, and the conditional UPDATE that every booking comes down to.
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { type BareSql, bareWork } from './bare-sql.ts'
import type { Work } from './measure.ts'

/** Measured on a copy of the slots, so that the product's own are left as they are. The update takes a free slot and frees a taken one: it always writes. */
export async function floors(store: Store, seconds: number): Promise<[Work, Work]> {
  await store.pool.query('create table if not exists floor_slots (like slots including all)')
  await store.pool.query('insert into floor_slots select * from slots limit 500000')
  await store.pool.query('vacuum analyze floor_slots')
  const bounds = await store.row<{ from: string; to: string }>(sql`select min(id) as from, max(id) as to from floor_slots`)
  const id = { from: Number(bounds!.from), to: Number(bounds!.to) }
  const select: BareSql = { text: 'select id, assignment_id, starts_at, ends_at, taken_by from floor_slots where id = $1', values: [id] }
  const update: BareSql = {
    text: `update floor_slots set taken_by = case when taken_by is null then 'visit' end where id = $1 and (taken_by is null or taken_by <> 'none') returning id`,
    values: [id]
  }
  const url = store.pool.options.connectionString!
  return [bareWork('select', url, seconds, select), bareWork('update', url, seconds, update)]
}
