import type { Day } from '@vizit/rules/days'
import { type Db, sql } from '../store/store.ts'
import type { VisitRow } from '../store/visit-card.ts'

/** Visits of everyone whose visits the account may see, newest start first; a hold is no visit yet. */
export function findVisits(
  db: Db,
  accountId: string,
  day: Day,
  range: { from: string | null; to: string | null; provider: string | null }
) {
  return db.rows<VisitRow>(sql`
    select v.order_id, v.assignment_id, v.profile_id, v.starts_at, v.ends_at, v.status, v.updated_at, v.cancelled_by, v.cancel_reason,
           ac.level, ac.rel_kind, p.first_name, s.name as service_name,
           c.provider_code, c.answers_by, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name, c.branch_address, c.branch_phones, c.room, c.price,
           g.coverer_code, w.name as coverer_name, g.caption as programme_caption
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join visits v on v.profile_id = ac.profile_id
    join booking_cards c on c.assignment_id = v.assignment_id
    left join services s on s.id = v.service_id
    left join programmes g on g.id = v.programme_id left join coverers w on w.code = g.coverer_code
    where allows(ac.level, 'VIEW_VISITS')
      and v.status <> 'reserved' and v.hidden_at is null
      and (${range.from}::timestamptz is null or v.starts_at >= ${range.from}::timestamptz or v.updated_at >= ${range.from}::timestamptz)
      and (${range.to}::timestamptz is null or v.starts_at < ${range.to}::timestamptz)
      and (${range.provider}::text is null or c.provider_code = ${range.provider}::text)
    order by v.starts_at desc, v.order_id`)
}

/** One visit that the account may see. */
export function findVisit(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<VisitRow & { sequence: number }>(sql`
    select v.order_id, v.assignment_id, v.profile_id, v.starts_at, v.ends_at, v.status, v.updated_at, v.cancelled_by, v.cancel_reason, v.sequence,
           ac.level, ac.rel_kind, p.first_name, s.name as service_name,
           c.provider_code, c.answers_by, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name, c.branch_address, c.branch_phones, c.room, c.price,
           g.coverer_code, w.name as coverer_name, g.caption as programme_caption
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join visits v on v.profile_id = ac.profile_id
    join booking_cards c on c.assignment_id = v.assignment_id
    left join services s on s.id = v.service_id
    left join programmes g on g.id = v.programme_id left join coverers w on w.code = g.coverer_code
    where allows(ac.level, 'VIEW_VISITS') and v.order_id = ${orderId} and v.status <> 'reserved' and v.hidden_at is null`)
}
