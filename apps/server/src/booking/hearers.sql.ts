// Who hears of a visit: the account that booked it, and its patient where that is somebody with an account of their own. Where the one may not see it any
// more and the other has none, those of the family who may. Of a child whom somebody else took there, a grandmother say, the parents hear too.
import { minskDay } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { sql, type Tx } from '../store/store.ts'

export type Hearer = {
  order_id: string
  account_id: string
  /** Hears of a child whom somebody else took there. */
  as_parent: boolean
  phone: string | null
  language: Language
  /** Wants to hear of what is booked, moved and cancelled, not of what the clinic does alone. */
  wants_news: boolean
  /** Of how many bookings the account was told in the last 24 hours, and how often of this visit. */
  bookings_lately: number
  of_visit_lately: number
  /** The visit was made earlier than that. */
  stood_before: boolean
  starts_at: string
  branch_name: string
  branch_address: string
}

/**
 * With each visit as it stands. Whoever may not see the visits of its patient any more hears nothing; whoever would be reminded comes first. Who booked for
 * themselves, as most do, are not asked for their rights: that would take longer than all the rest.
 */
export function findHearers(tx: Tx, orderIds: readonly string[], now: Date): Promise<Hearer[]> {
  const day = minskDay(now)
  return tx.rows<Hearer>(sql`
    select v.order_id, a.id as account_id, h.as_parent, a.phone, language_of(a.id) as language, coalesce(c.tells_of_visits, true) as wants_news,
           lately.bookings as bookings_lately, lately.of_visit as of_visit_lately, v.created_at < ${now}::timestamptz - interval '1 day' as stood_before,
           v.starts_at, b.name as branch_name, b.full_address as branch_address
    from visits v
    join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    cross join lateral (
      with told as (
        select p.id from accounts p where p.profile_id = v.profile_id
        union select t.id from told_of_visit(v.account_id, v.profile_id, ${day}::date) t (id)
          where t.id is not null and not exists (select from accounts own where own.id = v.account_id and own.profile_id = v.profile_id))
      select account_id, bool_and(parent) as as_parent from (
        select id as account_id, false as parent from told
        union select p.id, false from relations r join accounts p on p.profile_id = r.viewer_id
          where r.profile_id = v.profile_id and not exists (select from told)
            and exists (select from access_of(p.id, ${day}::date) x where x.profile_id = v.profile_id and allows(x.level, 'VIEW_VISITS'))
        union select p.id, true from relations r join accounts p on p.profile_id = r.viewer_id join profiles c on c.id = r.profile_id
          where r.profile_id = v.profile_id and r.rel_kind = 'CHILD' and c.birthday > (${day}::date - interval '18 years')::date
            and exists (select from accounts other where other.id = v.account_id and other.profile_id <> v.profile_id
              and not exists (select from relations own
                where own.profile_id = v.profile_id and own.viewer_id = other.profile_id and own.rel_kind = 'CHILD'))) every
      group by account_id) h
    join accounts a on a.id = h.account_id
    cross join lateral (
      select count(*) filter (where n.dedupe like 'told-booked:%')::int as bookings, count(*) filter (where n.order_id = v.order_id)::int as of_visit
      from notifications n where n.account_id = a.id and n.is_news and n.created_at > ${now}::timestamptz - interval '1 day') lately
    left join notice_channels c on c.account_id = a.id
    where v.order_id = any(${orderIds}::uuid[])
    order by v.order_id, a.id is distinct from v.account_id, a.id`)
}
