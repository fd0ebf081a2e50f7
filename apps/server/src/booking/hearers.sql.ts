// Who hears of a visit: the account that booked it, and its patient where that is somebody with an account of their own.
import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { sql, type Tx } from '../store/store.ts'

export type Hearer = {
  account_id: string
  phone: string | null
  language: Language
  /** Wants to hear of what is booked, moved and cancelled, not of what the clinic does alone. */
  wants_news: boolean
  starts_at: string
  branch_name: string
  branch_address: string
}

/** With the visit as it stands. Whoever may not see the visits of its patient any more hears nothing; whoever would be reminded comes first. */
export function findHearers(tx: Tx, orderId: string, day: Day): Promise<Hearer[]> {
  return tx.rows<Hearer>(sql`
    select a.id as account_id, a.phone, language_of(a.id) as language, coalesce(c.tells_of_visits, true) as wants_news,
           v.starts_at, b.name as branch_name, b.address as branch_address
    from visits v
    join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    cross join lateral (
      select told_of_visit(v.account_id, v.profile_id, ${day}::date) as account_id
      union select p.id from accounts p where p.profile_id = v.profile_id) h
    join accounts a on a.id = h.account_id
    left join notice_channels c on c.account_id = a.id
    where v.order_id = ${orderId}
    order by a.id is distinct from v.account_id, a.id`)
}
