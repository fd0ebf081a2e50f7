// Lists of doctors: one text that begins at the place, one that begins at the name. Each has one plan, whatever else was chosen.
import type { DoctorSort } from '@vizit/contract/catalogue'
import { type Db, sql } from '../store/store.ts'
import { type Choice, json, type Page, type Patient } from './catalogue.sql.ts'
import type { Range } from './cut-range.ts'

/** What else narrows the doctors, and in what order they come. `open`: the stretch in which a nearest slot is looked for. */
export type DoctorFilter = {
  centreId: string | null
  ids: string[] | null
  patient: Patient
  programId: string | null
  open: Range
  /** [3.95] [3.97] full hours of Minsk */
  hours: { from: number; to: number } | null
  /** Those without a slot in `open` and `hours` are left out. */
  slots: 'needed' | 'not-needed'
  sort: DoctorSort
}

/** The nearest slot is looked for among the chosen assignments; for everybody only where it decides who comes first, else for the page. */
export function findDoctors(db: Db, choice: Choice, filter: DoctorFilter, page: Page) {
  const decides = filter.slots === 'needed' || filter.sort === 'byDate'
  return json(
    db,
    sql`
    with asked as (
      select c.doctor_id, array_agg(c.id) as assignment_ids
      from assignments_of_choice(${choice.provider}, ${choice.townId}, ${filter.centreId}, ${choice.branchId}, ${choice.specialityId},
        ${choice.doctorId}, ${choice.serviceId}) c
      where (${filter.ids}::bigint[] is null or c.doctor_id = any (${filter.ids}::bigint[]))
        and (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))
      group by c.doctor_id
    ), wanted as (
      select asked.*, d.full_name, d.reviews_count, case when ${decides}::bool then (
        select n.at from nearest_wanted_slot(asked.assignment_ids, ${filter.open.after}, ${filter.open.before}, ${filter.hours?.from}, ${filter.hours?.to}) n) end as at,
        case when ${filter.sort} = 'byDate' then sees_others_alone(d, ${choice.memberOf}::text[]) end as for_others
      from asked
      -- looked up one by one: a place has few of the country's doctors
      cross join lateral (select one.* from doctors one where one.id = asked.doctor_id offset 0) d
      where doctor_sees(d, ${filter.patient.profile}::int, ${filter.patient.age}::int)
        and (${filter.programId}::text is null or d.id in (select p.doctor_id from doctors_of_programme(${filter.programId}) p))
    ), chosen as materialized (
      select * from wanted where ${filter.slots} <> 'needed' or at is not null
    ), page as (
      select * from chosen
      order by for_others, case ${filter.sort} when 'byDate' then at end, case ${filter.sort} when 'byFeedbacks' then -reviews_count end, full_name, doctor_id
      limit ${page.size}::int offset ${page.skip}::int
    )
    select '{"doctors":[' || coalesce(string_agg(
      left(d.card::text, -1) || ',"nearestTimeslot":' || coalesce(instant_json(near.at), 'null') || '}', ','
      order by page.for_others, case ${filter.sort} when 'byDate' then page.at end, case ${filter.sort} when 'byFeedbacks' then -page.reviews_count end,
        page.full_name, page.doctor_id), '') || '],"total":' || (select count(*) from chosen) || '}' as json
    from page join doctor_cards d on d.id = page.doctor_id
    cross join lateral (select coalesce(page.at, (
      select n.at from nearest_wanted_slot(page.assignment_ids, ${filter.open.after}, ${filter.open.before}, ${filter.hours?.from}, ${filter.hours?.to}) n
      where not ${decides}::bool)) as at) near
    having ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}

/** The cards of these doctors as JSON texts, in any order; of one who is gone there is none. */
export function findDoctorCards(db: Db, doctorIds: readonly number[]): Promise<{ id: number; card: string }[]> {
  return db.rows<{ id: number; card: string }>(
    sql`select d.id, d.card::text as card from doctor_cards d where d.id = any (${doctorIds}::int[])`
  )
}

/** A name that is looked for: `triples` are the runs of three characters that an index finds, `patterns` what `like` then makes sure of. */
export type Name = { triples: string[]; patterns: string[] }

/** The same for the doctors whose folded name holds every term. */
export function findDoctorsByName(db: Db, choice: Choice, filter: DoctorFilter, name: Name, page: Page) {
  const decides = filter.slots === 'needed' || filter.sort === 'byDate'
  return json(
    db,
    sql`
    with wanted as (
      select d.id as doctor_id, d.full_name, d.reviews_count, case when ${decides}::bool then (
        select n.at from nearest_wanted_slot(array(
          select c.id from assignments_of_doctor(d.id, ${choice.townId}, ${filter.centreId}, ${choice.branchId}, ${choice.specialityId}, ${choice.serviceId}) c
          where (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))
        ), ${filter.open.after}, ${filter.open.before}, ${filter.hours?.from}, ${filter.hours?.to}) n) end as at,
        case when ${filter.sort} = 'byDate' then sees_others_alone(d, ${choice.memberOf}::text[]) end as for_others
      from doctors d
      where d.gone_at is null and letter_triples(d.folded_name) @> ${name.triples}::text[] and d.folded_name like all (${name.patterns}::text[])
        and (${choice.provider} = 'all' or d.provider_id = (select p.id from providers p where p.code = ${choice.provider}))
        and (${choice.doctorId}::bigint is null or d.id = ${choice.doctorId}::bigint)
        and (${filter.ids}::bigint[] is null or d.id = any (${filter.ids}::bigint[]))
        and doctor_sees(d, ${filter.patient.profile}::int, ${filter.patient.age}::int)
        and (${filter.programId}::text is null or d.id in (select p.doctor_id from doctors_of_programme(${filter.programId}) p))
        and (num_nonnulls(${choice.townId}::bigint, ${filter.centreId}::bigint, ${choice.branchId}::bigint, ${choice.specialityId}::bigint,
          ${choice.serviceId}::bigint, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0 or exists (
            select from assignments_of_doctor(d.id, ${choice.townId}, ${filter.centreId}, ${choice.branchId}, ${choice.specialityId}, ${choice.serviceId}) c
            where (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))))
    ), chosen as materialized (
      select * from wanted where ${filter.slots} <> 'needed' or at is not null
    ), page as (
      select * from chosen
      order by for_others, case ${filter.sort} when 'byDate' then at end, case ${filter.sort} when 'byFeedbacks' then -reviews_count end, full_name, doctor_id
      limit ${page.size}::int offset ${page.skip}::int
    )
    select '{"doctors":[' || coalesce(string_agg(
      left(d.card::text, -1) || ',"nearestTimeslot":' || coalesce(instant_json(near.at), 'null') || '}', ','
      order by page.for_others, case ${filter.sort} when 'byDate' then page.at end, case ${filter.sort} when 'byFeedbacks' then -page.reviews_count end,
        page.full_name, page.doctor_id), '') || '],"total":' || (select count(*) from chosen) || '}' as json
    from page join doctor_cards d on d.id = page.doctor_id
    cross join lateral (select coalesce(page.at, (
      select n.at from nearest_wanted_slot(array(
        select c.id from assignments_of_doctor(page.doctor_id, ${choice.townId}, ${filter.centreId}, ${choice.branchId}, ${choice.specialityId}, ${choice.serviceId}) c
        where (num_nonnulls(${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]) = 0
          or assignment_fits(c.id, ${choice.sex}::text, ${choice.priceTo}::int, ${choice.branchIds}::bigint[]))
      ), ${filter.open.after}, ${filter.open.before}, ${filter.hours?.from}, ${filter.hours?.to}) n
      where not ${decides}::bool)) as at) near
    having ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider})`
  )
}
