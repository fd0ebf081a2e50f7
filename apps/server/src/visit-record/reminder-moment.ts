// The moment at which a visit is looked at next, kept in its own row: it is planned, moved and dropped with the visit, and costs a booking no job.
// Booking, moving and reminding all set it, so it is written here.
import { type Db, sql } from '../store/store.ts'

export type PlannedVisit = { orderId: string; at: Date | null }

/** Puts visits down for their next moment; null = no more. */
export function planReminders(db: Db, planned: readonly PlannedVisit[]): Promise<number> {
  return db.run(sql`
    update visits v set remind_at = p.at
    from unnest(${planned.map(visit => visit.orderId)}::uuid[], ${planned.map(visit => visit.at?.toISOString() ?? null)}::timestamptz[]) p (order_id, at)
    where v.order_id = p.order_id`)
}
