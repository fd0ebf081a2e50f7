import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../../store/store.ts'
import type { SettlingRow } from '../booking.sql.ts'

export type StandingRow = SettlingRow & { reservation_id: string | null; status: VisitStatus }

/** A visit of this provider with all that its clinic would be told; `ref` is our order id, or the name that its clinic gave it. */
export function findStanding(db: Db, provider: string, ref: string) {
  return db.row<StandingRow>(sql`
    select v.order_id, v.profile_id, v.account_id, v.reservation_id, v.clinic_ref, v.status, v.created_at as asked_at, coalesce(a.phone, o.phone) as phone, coalesce(language_of(v.account_id), o.language, 'ru') as language,
           v.slot_id, v.starts_at, v.ends_at, 'visit' as taken_by, c.*, v.programme_id, g.coverer_code
    from visits v join booking_cards c on c.assignment_id = v.assignment_id
    left join accounts a on a.id = v.account_id left join phone_visits o on o.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    where c.provider_code = ${provider} and (v.order_id::text = ${ref} or v.clinic_ref = ${ref}) and v.status <> 'reserved'
    order by v.order_id::text = ${ref} desc, v.created_at desc limit 1`)
}

export function setReason(tx: Tx, orderId: string, reason: string): Promise<number> {
  return tx.run(sql`update visits set cancel_reason = nullif(${reason}, '') where order_id = ${orderId} and status = 'cancelled'`)
}

/** The time is the clinic's own again: nobody can book what the doctor will not be there for. */
export function closeSlot(tx: Tx, slotId: string): Promise<number> {
  return tx.run(sql`
    update slots set taken_by = 'clinic', joined_to = null where (id = ${slotId} or joined_to = ${slotId}) and taken_by = 'visit'`)
}
