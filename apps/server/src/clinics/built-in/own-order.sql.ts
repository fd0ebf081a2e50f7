import { type Db, sql } from '../../store/store.ts'

/** An order in our own timetable. */
export function findOwnOrder(db: Pick<Db, 'row'>, orderId: string) {
  return db.row<{ state: 'stands' | 'over'; starts_at: string }>(sql`
    select case when status in ('cancelled', 'failed') then 'over' else 'stands' end as state, starts_at from visits where order_id = ${orderId}`)
}
