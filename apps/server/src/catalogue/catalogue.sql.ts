// What a visitor may browse. PostgreSQL builds the JSON: cheaper than rows that are put together here, and one text has one plan.
// Null instead of a text: there is no such provider (or no such doctor, assignment or slot of that provider).
import type { ProfileFilter } from '@vizit/rules/preferred'
import { type Db, type Sql, sql } from '../store/store.ts'
import type { Range } from './cut-range.ts'

/** What the visitor has chosen; null leaves all. `provider` is a code or 'all'. */
export type Choice = {
  provider: string
  townId: string | null
  branchId: string | null
  specialityId: string | null
  doctorId: string | null
  serviceId: string | null
  sex: 'FEMALE' | 'MALE' | null
  /** kopecks */
  priceTo: number | null
  branchIds: string[] | null
  /** The patient's programmes: they order the doctors and leave out nobody. */
  memberOf: string[]
}

/** Whom a doctor is to see. `profile`: [3.37] 0 anybody, 1 adults, 2 children. `age`: full years, null: any. Where nothing is asked nobody is looked up. */
export type Patient = { profile: ProfileFilter; age: number | null }

/** `skip`: how many come before this page. */
export type Page = { skip: number; size: number }

/** Runs a query whose answer is one JSON text. */
export async function json(db: Db, query: Sql): Promise<string | null> {
  const row = await db.row<{ json: string | null }>(query)
  return row?.json ?? null
}

export function findTowns(db: Db) {
  return json(
    db,
    sql`
    with open as (
      select b.town_id, count(*) as branches
      from branches b join providers p on p.id = b.provider_id
      where b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator
      group by b.town_id
    )
    select json_build_object('locations', coalesce(json_agg(json_build_object(
      'id', t.id::text, 'code', t.code, 'name', json_build_object('ru', t.name_ru, 'en', t.name_en, 'be', t.name_be),
      'tabletkaCode', t.tabletka_code, 'tabletkaCodev3', t.tabletka_code_v3, 'latitude', t.latitude, 'longitude', t.longitude,
      'banners', t.banners, 'branches', coalesce(case when t.id = 0 then (select sum(branches) from open) else open.branches end, 0)
    ) order by t.sort, t.id), '[]'))::text as json
    from towns t left join open on open.town_id = t.id`
  )
}

/** `centreId` null: those of every centre. */
export function findBranches(db: Db, choice: Choice, centreId: string | null = null) {
  return json(
    db,
    sql`
    select json_build_object('branches', (
      select coalesce(json_agg(json_build_object(
        'branchId', b.id::text, 'branch', b.name, 'phones', b.phones, 'address', b.full_address, 'schedule', b.schedule,
        'centreId', c.id::text, 'centre', c.name, 'townId', b.town_id::text, 'providerCode', p.code,
        'latitude', b.latitude, 'longitude', b.longitude,
        'onlineBooking', b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator
      ) order by c.name, b.name, b.id), '[]')
      from branches b join centres c on c.id = b.centre_id join providers p on p.id = b.provider_id
      where (${choice.provider} = 'all' or p.code = ${choice.provider})
        and (${choice.townId}::bigint is null or b.town_id = ${choice.townId}::bigint)
        and (${centreId}::bigint is null or b.centre_id = ${centreId}::bigint)
    ))::text as json
    where ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}

/** The specialities that have a doctor for the patient in the chosen place, with their soonest free slot of `open`. */
export function findSpecialities(db: Db, choice: Choice, patient: Patient, open: Range) {
  return json(
    db,
    sql`
    select '{"specialities":[' || coalesce(string_agg('{"specialityId":"' || s.id || '","specialityName":' || to_json(s.name) || ',"doctors":' || n.doctors
      || ',"nearest":' || coalesce(instant_json(near.at), 'null') || '}', ',' order by s.name, s.id), '') || ']}' as json
    from (
      select a.speciality_id, count(distinct a.doctor_id) as doctors, array_agg(a.id) as assignment_ids
      from chosen_assignments(${choice.provider}, ${choice.townId}, ${choice.branchId}, ${choice.specialityId}, ${choice.doctorId}, null) c
      join assignments a on a.id = c.id join doctors d on d.id = a.doctor_id
      where doctor_sees(d, ${patient.profile}::int, ${patient.age}::int)
      group by a.speciality_id
    ) n join specialities s on s.id = n.speciality_id
    cross join lateral nearest_free_slot(n.assignment_ids, ${open.after}, ${open.before}) near
    having ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}

/** The same where it is known already which they are. */
export async function findSpecialityNames(db: Db, page: { ids: number[]; doctors: number[]; nearest: (Date | null)[] }): Promise<string> {
  const found = await json(
    db,
    sql`
    select '{"specialities":[' || coalesce(string_agg('{"specialityId":"' || s.id || '","specialityName":' || to_json(s.name) || ',"doctors":' || n.doctors
      || ',"nearest":' || coalesce(instant_json(n.nearest), 'null') || '}', ',' order by s.name, s.id), '') || ']}' as json
    from unnest(${page.ids}::int[], ${page.doctors}::int[], ${page.nearest}::timestamptz[]) n (id, doctors, nearest) join specialities s on s.id = n.id`
  )
  return found!
}

/** By ids, in their order. Without places `worksAt` comes empty. */
export function findPhysicians(db: Db, provider: string, ids: string[], places: 'with-places' | 'without-places', open: Range) {
  return json(
    db,
    sql`
    select '{"doctors":[' || coalesce(string_agg(
      left(case when ${places} = 'with-places' then d.card::text else (d.card::jsonb || '{"worksAt":[]}')::text end, -1)
      || ',"nearestTimeslot":' || coalesce(instant_json(near.at), 'null') || '}', ',' order by asked.place), '') || ']}' as json
    from unnest(${ids}::bigint[]) with ordinality asked(id, place)
    join doctor_cards d on d.id = asked.id
    cross join lateral nearest_free_slot(array(select a.id from assignments a where a.doctor_id = d.id and a.gone_at is null), ${open.after}, ${open.before}) near
    where ${provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${provider})
    having ${provider} = 'all' or exists (select from providers where code = ${provider})`
  )
}

/** Services of an assignment that are not hidden from the choice [3.39]. */
export function findAssignmentServices(db: Db, provider: string, assignmentId: string) {
  return json(
    db,
    sql`
    select json_build_object('services', (
      select coalesce(json_agg(json_build_object('id', s.id::text, 'name', s.name, 'description', s.description, 'code', s.code,
        'duration', o.duration_minutes, 'price', o.price_kopecks, 'forAdult', s.for_adult, 'forChildren', s.for_children,
        'childrenAge', s.children_age) order by s.name, s.id), '[]')
      from assignment_services o join services s on s.id = o.service_id
      where o.assignment_id = a.id and not s.hidden and o.gone_at is null
    ))::text as json
    from assignments a join providers p on p.id = a.provider_id
    where a.id = ${assignmentId}::bigint and a.gone_at is null and (${provider} = 'all' or p.code = ${provider})`
  )
}
