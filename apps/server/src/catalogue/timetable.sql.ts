// The free slots: the hottest reads of the product. They look into the index of free slots alone, and never at more of it than they show.
// A slot is written as JSON by hand, which costs half of json_build_object: digits and instants need no escaping.
import { type Db, quickRead, sql } from '../store/store.ts'
import { FREE_COUNTED } from './availability/days.sql.ts'
import { type Choice, json, type Page, type Patient } from './catalogue.sql.ts'
import type { Range } from './cut-range.ts'

/** [7.84] Free slots of a doctor, at one branch or at all. Null: no such doctor of that provider. */
export function findDoctorSlots(db: Db, provider: string, doctorId: string, branchId: string | null, range: Range) {
  return json(
    db,
    quickRead(sql`
    select '{"timeslots":[' || coalesce((
      select string_agg('{"timeslotId":"' || s.id || '","startTime":' || instant_json(s.starts_at) || ',"endTime":' || instant_json(s.ends_at)
        || ',"assignmentId":"' || s.assignment_id || '"}', ',' order by s.starts_at, s.id)
      from assignments a join slots s on s.assignment_id = a.id
      where a.doctor_id = d.id and a.gone_at is null and (${branchId}::bigint is null or a.branch_id = ${branchId}::bigint)
        and s.taken_by is null and s.starts_at >= ${range.after} and s.starts_at < ${range.before}
    ), '') || ']}' as json
    from doctors d
    where d.id = ${doctorId}::bigint and (${provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${provider}))`)
  )
}

/** [7.83] Doctors who have a free slot in `day`, those who see members of other programmes alone last, the soonest first, then by name, with those slots; all slots of the day for this page only. */
export function findDoctorsWithSlots(db: Db, choice: Choice, patient: Patient, days: { day: Range; open: Range }, page: Page) {
  const { day, open } = days
  return json(
    db,
    sql`
    with chosen as (
      select c.doctor_id, min(first.starts_at) as first, array_agg(c.id) as assignment_ids
      from chosen_assignments(${choice.provider}, ${choice.townId}, ${choice.branchId}, ${choice.specialityId}, ${choice.doctorId}, ${choice.serviceId}) c
      cross join lateral (
        select s.starts_at from slots s
        where s.assignment_id = c.id and s.taken_by is null and s.starts_at >= ${day.after} and s.starts_at < ${day.before}
        order by s.starts_at limit 1
      ) first
      where case when ${patient.profile}::int = 0 and ${patient.age}::int is null then true
        else (select doctor_sees(d, ${patient.profile}::int, ${patient.age}::int) from doctors d where d.id = c.doctor_id) end
        and (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))
      group by c.doctor_id
    ), page as (
      select chosen.*, d.full_name, sees_others_alone(d, ${choice.memberOf}::text[]) as for_others from chosen join doctors d on d.id = chosen.doctor_id
      order by for_others, chosen.first, d.full_name, d.id limit ${page.size}::int offset ${page.skip}::int
    )
    select '{"doctors":[' || coalesce(string_agg(
      left(d.card::text, -1) || ',"nearestTimeslot":' || instant_json(near.at) || ',"freeTimeslots":[' || free.slots || ']}',
      ',' order by page.for_others, page.first, page.full_name, page.doctor_id), '') || '],"total":' || (select count(*) from chosen) || '}' as json
    from page join doctor_cards d on d.id = page.doctor_id
    cross join lateral nearest_free_slot(page.assignment_ids, ${open.after}, ${open.before}) near
    cross join lateral (
      select string_agg('{"timeslotId":"' || s.id || '","startTime":' || instant_json(s.starts_at) || ',"endTime":' || instant_json(s.ends_at)
        || ',"assignmentId":"' || s.assignment_id || '"}', ',' order by s.starts_at, s.id) as slots
      from slots s
      where s.assignment_id = any (page.assignment_ids) and s.taken_by is null and s.starts_at >= ${day.after} and s.starts_at < ${day.before}
    ) free
    having ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}

/** The doctors of a page of those with free slots on a day: which, where and how soon is known already. */
export type DayPage = { doctorIds: number[]; assignmentIds: number[][]; nearest: Date[]; total: number }

/** The page with its cards and slots, as `findDoctorsWithSlots` would have it. Of a doctor whose last slot was taken this moment nothing is told. */
export async function findDayPage(db: Db, { doctorIds, assignmentIds, nearest, total }: DayPage, day: Range): Promise<string> {
  const found = await json(
    db,
    sql`
    select '{"doctors":[' || coalesce(string_agg(
      left(d.card::text, -1) || ',"nearestTimeslot":' || instant_json(asked.nearest) || ',"freeTimeslots":[' || free.slots || ']}',
      ',' order by asked.nr), '') || '],"total":' || ${total}::int || '}' as json
    from unnest(${doctorIds}::int[], ${assignmentIds.map(ids => `{${ids.join(',')}}`)}::text[], ${nearest}::timestamptz[])
      with ordinality asked (id, places, nearest, nr)
    join doctor_cards d on d.id = asked.id
    cross join lateral (
      select string_agg('{"timeslotId":"' || s.id || '","startTime":' || instant_json(s.starts_at) || ',"endTime":' || instant_json(s.ends_at)
        || ',"assignmentId":"' || s.assignment_id || '"}', ',' order by s.starts_at, s.id) as slots
      from slots s
      where s.assignment_id = any (asked.places::int[]) and s.taken_by is null and s.starts_at >= ${day.after} and s.starts_at < ${day.before}
    ) free`
  )
  return found!
}

/** Free slots of each Minsk day of the range that begin in these full hours, counted up to FREE_COUNTED. Minsk knows no summer time: a day is 24 hours. */
export function findFreeDays(db: Db, choice: Choice, patient: Patient, range: Range, midnight: Date, hours: { from: number; to: number }) {
  return json(
    db,
    sql`
    with chosen as materialized (
      select c.id from chosen_assignments(${choice.provider}, ${choice.townId}, ${choice.branchId}, ${choice.specialityId}, ${choice.doctorId}, null) c
      where case when ${patient.profile}::int = 0 and ${patient.age}::int is null then true
        else (select doctor_sees(d, ${patient.profile}::int, ${patient.age}::int) from doctors d where d.id = c.doctor_id) end
        and (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))
    )
    select '{"days":[' || coalesce(string_agg('{"date":"' || ${range.firstDay}::date + n || '","free":' || day.free || '}', ',' order by n), '') || ']}' as json
    from generate_series(0, ${range.days}::int - 1) n
    cross join lateral (
      select count(*) as free from (
        select from chosen c cross join lateral (
          select from slots s
          where s.assignment_id = c.id and s.taken_by is null
            and s.starts_at >= greatest(${range.after}, ${midnight}::timestamptz + (n * 24 + ${hours.from}::int) * interval '1 hour')
            and s.starts_at < ${midnight}::timestamptz + (n * 24 + ${hours.to}::int) * interval '1 hour'
          limit ${FREE_COUNTED}
        ) slot limit ${FREE_COUNTED}
      ) counted
    ) day
    where day.free > 0
    having ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}

/** A slot with its doctor and assignment. Free: not taken, and begins within the window. */
export function findTimeslot(db: Db, provider: string, timeslotId: string, open: Range) {
  return json(
    db,
    sql`
    select '{"timeslot":{"timeslotId":"' || s.id || '","startTime":' || instant_json(s.starts_at) || ',"endTime":' || instant_json(s.ends_at)
      || ',"assignmentId":"' || s.assignment_id || '","free":' || (s.taken_by is null and s.starts_at >= ${open.after} and s.starts_at < ${open.before})
      || '},"doctor":' || left(d.card::text, -1) || ',"nearestTimeslot":' || coalesce(instant_json(near.at), 'null') || '},"assignment":' || place || '}' as json
    from slots s
    join assignments a on a.id = s.assignment_id
    join doctor_cards d on d.id = a.doctor_id
    join lateral json_array_elements(d.card -> 'worksAt') place on place ->> 'assignmentId' = a.id::text
    cross join lateral nearest_free_slot(array(select o.id from assignments o where o.doctor_id = d.id and o.gone_at is null), ${open.after}, ${open.before}) near
    where s.id = ${timeslotId}::bigint and (${provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${provider}))`
  )
}
