import type { Day } from '@vizit/rules/days'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { type Db, quickRead, sql } from '../store/store.ts'
import { type Place, placeOf, type VisitRow } from '../visit-record/visit-card.ts'
import type { DocumentsOfVisit } from './documents.sql.ts'

// `offset 0` keeps the questions apart: first whose visits, then which of each by the index of their person, then what stands in each. Left to
// itself the planner reads all visits of all people, for it cannot know how few an account sees.

/** Results of one kind of a visit; `unopened`: how many of them became ready, or were changed, since `newSince` and are not opened since. */
export type ResultsOfVisit = { order_id: string; kind: string; ids: string[]; unopened: number }

/** A visit; without one a person who has none of those that were asked for. The first visit at a place (`place`) says what the place is, the first row of all what there is of results and documents. */
type ListedRow = Omit<VisitRow, keyof Place> &
  (Place | { [K in keyof Place]: null }) & {
    place_price: number | null
    place: number | null
    results: ResultsOfVisit[] | null
    documents: DocumentsOfVisit[] | null
  }

/**
 * Visits of everyone whose visits the account may see, or of one of them; newest start first. From `from` on: what starts or was changed since, and what got
 * a result since or had one opened, on whatever device. With them, of those that are over and whose results the account may see: results and documents; and the
 * people whose visits were looked for. One statement, so that access is judged once and a visit is read once; a place is told once, however many visits there are.
 */
export async function findVisits(
  db: Db,
  accountId: string,
  day: Day,
  range: { from: string | null; to: string | null; provider: string | null; profileId: string | null; now: Date; newSince: Date }
): Promise<{ rows: VisitRow[]; people: string[]; results: ResultsOfVisit[]; documents: DocumentsOfVisit[] }> {
  const listed = await db.rows<ListedRow>(sql`
    with seen as materialized (
      select a.profile_id, a.level, a.rel_kind, p.first_name
      from access_of(${accountId}, ${day}) a join profiles p on p.id = a.profile_id
      where allows(a.level, 'VIEW_VISITS') and (${range.profileId}::uuid is null or a.profile_id = ${range.profileId}::uuid)),
    with_news as materialized (
      select r.order_id from seen ac join reports r on r.profile_id = ac.profile_id
      where r.updated_at >= ${range.from}::timestamptz and r.order_id is not null
      union
      select r.order_id from seen_reports s join reports r on r.id = s.report_id
      where s.account_id = ${accountId} and s.seen_at >= ${range.from}::timestamptz and r.order_id is not null),
    chosen as materialized (
      select ac.profile_id, ac.level, ac.rel_kind, ac.first_name, t.*, row_number() over () as nr,
             case when row_number() over (partition by t.assignment_id) = 1 then t.assignment_id end as place
      from seen ac left join lateral (
        select o.order_id, o.assignment_id, o.service_id, o.programme_id, o.starts_at, o.ends_at, o.status, o.updated_at, o.cancelled_by, o.cancel_reason,
               o.account_id
        from visits o
        where o.profile_id = ac.profile_id and o.hidden_at is null and o.status <> 'reserved'
          and (${range.from}::timestamptz is null or o.starts_at >= ${range.from}::timestamptz or o.updated_at >= ${range.from}::timestamptz
            or o.order_id in (select n.order_id from with_news n))
          and (${range.to}::timestamptz is null or o.starts_at < ${range.to}::timestamptz)
          and (${range.provider}::text is null or o.provider_id = (select r.id from providers r where r.code = ${range.provider}::text))
        offset 0) t on true),
    over as materialized (
      select c.order_id from chosen c
      where allows(c.level, 'VIEW_REPORTS_TESTS') and c.status <> 'cancelled' and c.ends_at <= ${range.now}::timestamptz)
    select c.profile_id, c.level, c.rel_kind, c.first_name, c.order_id, c.assignment_id, c.starts_at, c.ends_at, c.status, c.updated_at, c.cancelled_by,
           c.cancel_reason, case when c.account_id <> ${accountId} then booker_name(c.account_id, c.profile_id, ${day}) end as booked_by,
           c.service_id, s.name as service_name, s.description as preparation, o.price_kopecks as price, m.starts_at as moving_to,
           g.coverer_code, w.name as coverer_name, g.caption as programme_caption, c.place,
           k.provider_code, k.answers_by, k.speciality, k.speciality_id, k.doctor_id, k.doctor_name, k.branch_id, k.town_id, k.branch_name, k.branch_address,
           k.branch_phones, k.room,
           k.price as place_price,
           case when c.nr = 1 then (
             select coalesce(json_agg(f), '[]') from (
               select r.order_id, r.kind, json_agg(r.id order by r.taken_at, r.id) as ids,
                      count(*) filter (where is_new_result(r.ready_at, r.updated_at, x.seen_at, ${range.newSince})) as unopened
               from reports r left join seen_reports x on x.report_id = r.id and x.account_id = ${accountId}
               where r.order_id = any(array(select v.order_id from over v)) and r.state = 'ready'
               group by r.order_id, r.kind order by r.order_id, r.kind) f) end as results,
           case when c.nr = 1 then (
             select coalesce(json_agg(f), '[]') from (
               select d.order_id, count(*) as count from visit_documents d
               where d.order_id = any(array(select v.order_id from over v)) group by d.order_id) f) end as documents
    from chosen c
    left join lateral (select * from booking_cards b where b.assignment_id = c.place offset 0) k on true
    left join lateral (select n.name, n.description from services n where n.id = c.service_id offset 0) s on true
    left join lateral (
      select p.price_kopecks from assignment_services p where p.assignment_id = c.assignment_id and p.service_id = c.service_id offset 0) o on true
    left join moves m on m.order_id = c.order_id
    left join lateral (select p.coverer_code, p.caption from programmes p where p.id = c.programme_id offset 0) g on true
    left join coverers w on w.code = g.coverer_code
    order by c.starts_at desc, c.order_id`)
  const first = listed.find(row => row.results !== null)
  return {
    rows: withPlaces(listed.filter(row => row.order_id !== null)),
    people: [...new Set(listed.map(row => row.profile_id))].sort(),
    results: first?.results ?? [],
    documents: first?.documents ?? []
  }
}

/** Fills in what the first visit at each place says of it. */
function withPlaces(listed: readonly ListedRow[]): VisitRow[] {
  const places = new Map<number, { place: Place; price: number | null }>()
  for (const row of listed) if (row.place !== null) places.set(row.place, { place: placeOf(row as Place), price: row.place_price })
  return listed.map(row => {
    const { place, price } = places.get(row.assignment_id)!
    row.price ??= price
    return Object.assign(row, place)
  })
}

/** One visit that the account may see. */
export function findVisit(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<VisitRow & { sequence: number }>(sql`
    select ac.level, ac.rel_kind, p.first_name, v.*, (
             select booker_name(o.account_id, o.profile_id, ${day}) from visits o where o.order_id = v.order_id and o.account_id <> ${accountId}) as booked_by
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
export function findReportsOf(db: Db, of: { accountId: string; orderIds: readonly string[]; newSince: Date }): Promise<ResultsOfVisit[]> {
  const { accountId, orderIds, newSince } = of
  return db.rows(
    quickRead(sql`
    select r.order_id, r.kind, array_agg(r.id order by r.taken_at, r.id) as ids,
           count(*) filter (where is_new_result(r.ready_at, r.updated_at, s.seen_at, ${newSince}))::int as unopened
    from reports r left join seen_reports s on s.report_id = r.id and s.account_id = ${accountId}
    where r.order_id = any(${orderIds}::uuid[]) and r.state = 'ready'
    group by r.order_id, r.kind order by r.order_id, r.kind`)
  )
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
      select ac.profile_id, ac.level, ac.rel_kind, t.order_id, t.account_id from seen ac cross join lateral (
      select o.order_id, o.starts_at, o.account_id from visits o
      where o.profile_id = ac.profile_id and o.status = any(${statuses}::text[]) and (o.hidden_at is not null) = ${hidden}::boolean
        and (${ended}::boolean is null or (o.ends_at <= ${now}::timestamptz) = ${ended}::boolean)
        and o.starts_at <= coalesce(${after?.startsAt ?? null}::timestamptz, 'infinity')
        and (${after?.startsAt ?? null}::timestamptz is null
          or (o.starts_at, o.order_id) < (${after?.startsAt ?? null}::timestamptz, ${after?.orderId ?? null}::uuid))
      order by o.starts_at desc, o.order_id desc limit ${most}::int) t
      order by t.starts_at desc, t.order_id desc limit ${most}::int)
    select ac.level, ac.rel_kind, p.first_name, v.*,
           case when ac.account_id <> ${accountId} then booker_name(ac.account_id, ac.profile_id, ${day}) end as booked_by
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
      select ac.profile_id, ac.level, ac.rel_kind, t.order_id, t.account_id from seen ac cross join lateral (
      select o.order_id, o.starts_at, o.account_id from visits o
      where o.profile_id = ac.profile_id and o.status = any(${statuses}::text[]) and (o.hidden_at is not null) = ${hidden}::boolean
        and (${ended}::boolean is null or (o.ends_at <= ${now}::timestamptz) = ${ended}::boolean)
        and o.starts_at >= coalesce(${after?.startsAt ?? null}::timestamptz, ${now}::timestamptz - interval '1 day')
        and (${after?.startsAt ?? null}::timestamptz is null
          or (o.starts_at, o.order_id) > (${after?.startsAt ?? null}::timestamptz, ${after?.orderId ?? null}::uuid))
      order by o.starts_at, o.order_id limit ${most}::int) t
      order by t.starts_at, t.order_id limit ${most}::int)
    select ac.level, ac.rel_kind, p.first_name, v.*,
           case when ac.account_id <> ${accountId} then booker_name(ac.account_id, ac.profile_id, ${day}) end as booked_by
    from page ac
    join profiles p on p.id = ac.profile_id
    cross join lateral (select * from visit_cards c where c.order_id = ac.order_id offset 0) v
    order by v.starts_at, v.order_id`)
}
