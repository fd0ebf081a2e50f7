// One doctor with everything [3.32], and the slots of several.
import { type Db, sql } from '../store/store.ts'
import { json } from './catalogue.sql.ts'
import type { Range } from './cut-range.ts'

/** Null: no such doctor of that provider. Free slots of `day`, or of the day of the nearest slot when none is named. */
export function findDoctorDetails(db: Db, provider: string, doctorId: string, open: Range, day: Range | null) {
  return json(
    db,
    sql`
    select ((d.card::jsonb - 'worksAt') || jsonb_build_object('nearestTimeslot', instant_json(near.at)::jsonb,
      'specialityCode', (select s.code from doctors o join specialities s on s.id = o.speciality_id where o.id = d.id),
      'towns', (
        select coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'name', jsonb_build_object('ru', t.name_ru, 'en', t.name_en, 'be', t.name_be))
          order by t.sort, t.id), '[]')
        from towns t where t.id in (
          select b.town_id from assignments a join branches b on b.id = a.branch_id where a.doctor_id = d.id and a.gone_at is null)),
      'branches', (select coalesce(jsonb_agg(distinct a.branch_id::text), '[]') from assignments a where a.doctor_id = d.id and a.gone_at is null),
      'assignments', (select coalesce(jsonb_agg(a.id::text order by a.id), '[]') from assignments a where a.doctor_id = d.id and a.gone_at is null),
      'worksAt', (
        select coalesce(jsonb_agg(place.one::jsonb || jsonb_build_object('serviceMappings', (
          select coalesce(jsonb_agg(jsonb_build_object('serviceId', o.service_id::text, 'duration', o.duration_minutes) order by s.name, s.id), '[]')
          from assignment_services o join services s on s.id = o.service_id
          where o.assignment_id = (place.one ->> 'assignmentId')::int and not s.hidden and o.gone_at is null
        )) order by place.nr), '[]')
        from json_array_elements(d.card -> 'worksAt') with ordinality place(one, nr)),
      'freeTimeslots', (
        select coalesce(jsonb_agg(jsonb_build_object('timeslotId', s.id::text, 'startTime', instant_json(s.starts_at)::jsonb,
          'endTime', instant_json(s.ends_at)::jsonb, 'assignmentId', s.assignment_id::text) order by s.starts_at, s.id), '[]')
        from assignments a join slots s on s.assignment_id = a.id
        where a.doctor_id = d.id and a.gone_at is null and s.taken_by is null
          and s.starts_at >= coalesce(${day?.after}::timestamptz, near.at)
          and s.starts_at < coalesce(${day?.before}::timestamptz,
            (date_trunc('day', near.at at time zone 'Europe/Minsk') + interval '1 day') at time zone 'Europe/Minsk'))
    ))::text as json
    from doctor_cards d
    cross join lateral nearest_free_slot(array(select a.id from assignments a where a.doctor_id = d.id and a.gone_at is null), ${open.after}, ${open.before}) near
    where d.id = ${doctorId}::bigint and (${provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${provider}))`
  )
}

/** [7.88] In the order asked. Null: no such provider. */
export function findSlotsOfDoctors(db: Db, provider: string, doctorIds: string[], branchId: string | null, range: Range) {
  return json(
    db,
    sql`
    select '{"doctors":[' || coalesce(string_agg('{"doctorId":"' || d.id || '","timeslots":[' || coalesce(free.slots, '') || ']}', ',' order by asked.place), '')
      || ']}' as json
    from unnest(${doctorIds}::bigint[]) with ordinality asked(id, place)
    join doctors d on d.id = asked.id
    cross join lateral (
      select string_agg('{"timeslotId":"' || s.id || '","startTime":' || instant_json(s.starts_at) || ',"endTime":' || instant_json(s.ends_at)
        || ',"assignmentId":"' || s.assignment_id || '"}', ',' order by s.starts_at, s.id) as slots
      from assignments a join slots s on s.assignment_id = a.id
      where a.doctor_id = d.id and a.gone_at is null and (${branchId}::bigint is null or a.branch_id = ${branchId}::bigint)
        and s.taken_by is null and s.starts_at >= ${range.after} and s.starts_at < ${range.before}
    ) free
    where ${provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${provider})
    having ${provider} = 'all' or exists (select from providers where code = ${provider})`
  )
}
