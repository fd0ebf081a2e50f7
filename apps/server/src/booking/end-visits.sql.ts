import { type Db, sql } from '../store/store.ts'

/** So many booked visits that were over before then took place. What the registry wrote down is no real visit before the registry says so [4.66]. */
export function endVisits(db: Db, before: Date, most: number, now: Date): Promise<number> {
  return db.run(sql`
    update visits set status = 'done', remind_at = null, updated_at = ${now}
    where order_id in (select v.order_id from visits v where v.status = 'booked' and v.ends_at < ${before} limit ${most}::int for update skip locked)`)
}
