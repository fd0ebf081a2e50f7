import type { Language } from '@vizit/rules/languages'
import { type Db, sql } from '../../store/store.ts'
import type { SettlingRow } from '../booking.sql.ts'

/** A booked visit with all that its clinic is asked with. */
export function findBooked(db: Db, orderId: string) {
  return db.row<SettlingRow & { reservation_id: string | null }>(sql`
    select v.order_id, v.profile_id, v.account_id, v.reservation_id, v.clinic_ref, v.created_at as asked_at, coalesce(a.phone, o.phone) as phone, coalesce(language_of(v.account_id), o.language, 'ru') as language, v.slot_id,
           v.starts_at, v.ends_at, 'visit' as taken_by, c.*, v.programme_id, g.coverer_code
    from visits v join booking_cards c on c.assignment_id = v.assignment_id
    left join accounts a on a.id = v.account_id left join phone_visits o on o.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    where v.order_id = ${orderId} and is_confirmed(v.status)`)
}

/** Where an account is told, and in which language; no number: it has none any more. */
export function findAsker(db: Db, accountId: string) {
  return db.row<{ phone: string | null; language: Language }>(
    sql`select phone, language_of(id) as language from accounts where id = ${accountId}`
  )
}
