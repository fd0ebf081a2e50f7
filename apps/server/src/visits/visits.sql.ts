import type { Day } from '@vizit/rules/days'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { type Db, quickRead, sql } from '../store/store.ts'
import type { VisitRow } from '../visit-record/visit-card.ts'

// `offset 0` keeps the questions apart: first whose visits, then which of each by the index of their person, then what stands in each. Left to
// itself the planner reads all visits of all people, for it cannot know how few an account sees.

/**
 * Visits of everyone whose visits the account may see, or of one of them; newest start first. From `from` on: what starts or was changed since, and what got
 * a result since or had one opened, on whatever device.
 */
export function findVisits(
  db: Db,
  accountId: string,
  day: Day,
  range: { from: string | null; to: string | null; provider: string | null; profileId: string | null }
) {
  return db.rows<VisitRow>(sql`
    with seen as materialized (
      select a.profile_id, a.level, a.rel_kind from access_of(${accountId}, ${day}) a
      where allows(a.level, 'VIEW_VISITS') and (${range.profileId}::uuid is null or a.profile_id = ${range.profileId}::uuid)),
    with_news as materialized (
      select r.order_id from seen ac join reports r on r.profile_id = ac.profile_id
      where r.updated_at >= ${range.from}::timestamptz and r.order_id is not null
      union
      select r.order_id from seen_reports s join reports r on r.id = s.report_id
      where s.account_id = ${accountId} and s.seen_at >= ${range.from}::timestamptz and r.order_id is not null)
    select ac.level, ac.rel_kind, p.first_name, v.*
    from seen ac
    join profiles p on p.id = ac.profile_id
    cross join lateral (
      select o.order_id from visits o
      where o.profile_id = ac.profile_id and o.hidden_at is null and o.status <> 'reserved'
        and (${range.from}::timestamptz is null or o.starts_at >= ${range.from}::timestamptz or o.updated_at >= ${range.from}::timestamptz
          or o.order_id in (select n.order_id from with_news n))
        and (${range.to}::timestamptz is null or o.starts_at < ${range.to}::timestamptz)
        and (${range.provider}::text is null or o.provider_id = (select r.id from providers r where r.code = ${range.provider}::text))
      offset 0) t
    cross join lateral (select * from visit_cards c where c.order_id = t.order_id offset 0) v
    order by v.starts_at desc, v.order_id`)
}

/** One visit that the account may see. */
export function findVisit(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<VisitRow & { sequence: number }>(sql`
    select ac.level, ac.rel_kind, p.first_name, v.*
    from (select * from visit_cards c where c.order_id = ${orderId} and c.hidden_at is null offset 0) v
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    join profiles p on p.id = ac.profile_id
    where allows(ac.level, 'VIEW_VISITS')`)
}

/** What the account has chosen to be reminded by of this person; undefined: nothing. */
export async function findReminderChoices(db: Db, accountId: string, profileId: string): Promise<ReminderChoice[] | undefined> {
  const row = await db.row<{ choices: ReminderChoice[] }>(sql`
    select choices from reminder_choices where account_id = ${accountId} and profile_id = ${profileId}`)
  return row?.choices
}

/** [4.75] Ready results of visits: those of a kind together, and how many of them became ready, or were changed, since `newSince` and are not opened since. Ask for visits whose results the caller may see. */
export function findReportsOf(
  db: Db,
  of: { accountId: string; orderIds: readonly string[]; newSince: Date }
): Promise<{ order_id: string; kind: string; ids: string[]; unopened: number }[]> {
  const { accountId, orderIds, newSince } = of
  return db.rows(
    quickRead(sql`
    select r.order_id, r.kind, array_agg(r.id order by r.taken_at, r.id) as ids,
           count(*) filter (where greatest(r.ready_at, r.updated_at) >= ${newSince} and (s.seen_at is null or s.seen_at < r.updated_at))::int as unopened
    from reports r left join seen_reports s on s.report_id = r.id and s.account_id = ${accountId}
    where r.order_id = any(${orderIds}::uuid[]) and r.state = 'ready'
    group by r.order_id, r.kind order by r.order_id, r.kind`)
  )
}

/** The profiles whose visits the account may see. */
export async function findPeopleSeen(db: Db, accountId: string, day: Day): Promise<string[]> {
  const rows = await db.rows<{ profile_id: string }>(sql`
    select a.profile_id from access_of(${accountId}, ${day}) a where allows(a.level, 'VIEW_VISITS') order by a.profile_id`)
  return rows.map(row => row.profile_id)
}

export type Page = {
  profileId: string | null
  /** Which of them: taken out of the list or not, in which statuses, ended or not (null = both). */
  hidden: boolean
  statuses: readonly string[]
  ended: boolean | null
  now: Date
  /** The last one of the page before. */
  after: { startsAt: string; orderId: string } | null
  most: number
}

/** A page, the latest start first. Of each person no more is read than the page has room for. */
export function findLatest(db: Db, accountId: string, day: Day, page: Page) {
  const { profileId, hidden, statuses, ended, now, after, most } = page
  return db.rows<VisitRow>(sql`
    with seen as materialized (
      select a.profile_id, a.level, a.rel_kind from access_of(${accountId}, ${day}) a
      where allows(a.level, 'VIEW_VISITS') and (${profileId}::uuid is null or a.profile_id = ${profileId}::uuid)),
    page as materialized (
      select ac.profile_id, ac.level, ac.rel_kind, t.order_id from seen ac cross join lateral (
      select o.order_id, o.starts_at from visits o
      where o.profile_id = ac.profile_id and o.status = any(${statuses}::text[]) and (o.hidden_at is not null) = ${hidden}::boolean
        and (${ended}::boolean is null or (o.ends_at <= ${now}::timestamptz) = ${ended}::boolean)
        and o.starts_at <= coalesce(${after?.startsAt ?? null}::timestamptz, 'infinity')
        and (${after?.startsAt ?? null}::timestamptz is null
          or (o.starts_at, o.order_id) < (${after?.startsAt ?? null}::timestamptz, ${after?.orderId ?? null}::uuid))
      order by o.starts_at desc, o.order_id desc limit ${most}::int) t
      order by t.starts_at desc, t.order_id desc limit ${most}::int)
    select ac.level, ac.rel_kind, p.first_name, v.*
    from page ac
    join profiles p on p.id = ac.profile_id
    cross join lateral (select * from visit_cards c where c.order_id = ac.order_id offset 0) v
    order by v.starts_at desc, v.order_id desc`)
}

/** A page, the soonest start first. A visit that has not ended began within the last day. */
export function findSoonest(db: Db, accountId: string, day: Day, page: Page) {
  const { profileId, hidden, statuses, ended, now, after, most } = page
  return db.rows<VisitRow>(sql`
    with seen as materialized (
      select a.profile_id, a.level, a.rel_kind from access_of(${accountId}, ${day}) a
      where allows(a.level, 'VIEW_VISITS') and (${profileId}::uuid is null or a.profile_id = ${profileId}::uuid)),
    page as materialized (
      select ac.profile_id, ac.level, ac.rel_kind, t.order_id from seen ac cross join lateral (
      select o.order_id, o.starts_at from visits o
      where o.profile_id = ac.profile_id and o.status = any(${statuses}::text[]) and (o.hidden_at is not null) = ${hidden}::boolean
        and (${ended}::boolean is null or (o.ends_at <= ${now}::timestamptz) = ${ended}::boolean)
        and o.starts_at >= coalesce(${after?.startsAt ?? null}::timestamptz, ${now}::timestamptz - interval '1 day')
        and (${after?.startsAt ?? null}::timestamptz is null
          or (o.starts_at, o.order_id) > (${after?.startsAt ?? null}::timestamptz, ${after?.orderId ?? null}::uuid))
      order by o.starts_at, o.order_id limit ${most}::int) t
      order by t.starts_at, t.order_id limit ${most}::int)
    select ac.level, ac.rel_kind, p.first_name, v.*
    from page ac
    join profiles p on p.id = ac.profile_id
    cross join lateral (select * from visit_cards c where c.order_id = ac.order_id offset 0) v
    order by v.starts_at, v.order_id`)
}
