import type { Day } from '@vizit/rules/days'
import { type Db, sql } from '../store/store.ts'

type VisitInTheWay = { starts_at: string; doctor_name: string; branch_name: string }

/**
 * Of a patient who is known to have a visit at the time that begins at `startsAt`: the first that has not ended by then, which is that one. Undefined
 * where the account may not see the patient's visits.
 */
export function findVisitInTheWay(db: Db, accountId: string, day: Day, asked: { profileId: string; startsAt: string; orderId?: string }) {
  return db.row<VisitInTheWay>(sql`
    select v.starts_at, c.doctor_name, c.branch_name
    from visits v
    join booking_cards c on c.assignment_id = v.assignment_id
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    where v.profile_id = ${asked.profileId} and v.ends_at > ${asked.startsAt}::timestamptz and stands(v.status)
      and not v.overlap_allowed and v.order_id is distinct from ${asked.orderId ?? null}::uuid and allows(ac.level, 'VIEW_VISITS')
    order by v.starts_at limit 1`)
}
