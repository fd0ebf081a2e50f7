import { type Db, sql } from '../../store/store.ts'

export type AssignmentsRow = { provider: string; provider_id: number; assignments: string | null }

/**
 * Who works where, by provider: 'nr assignment doctor branch centre town speciality reviews ages sex price members;…', ages as 'adult,children,adultAge,adultAgeTo,
 * childrenAge,childrenAgeTo' with -1 for no limit, the price in kopecks with -1 for none, `members` as '-' for whoever comes, else '!,programme,…'. `nr` is the number of the doctor in the
 * order of names, which is the database's own.
 */
export function findAssignments(db: Db): Promise<AssignmentsRow[]> {
  return db.rows<AssignmentsRow>(sql`
    select p.code as provider, p.id as provider_id, one.assignments
    from providers p left join (
      select a.provider_id, string_agg(concat_ws(' ', n.nr, a.id, a.doctor_id, a.branch_id, b.centre_id, b.town_id, a.speciality_id, n.reviews_count, n.ages, n.sex,
        coalesce(a.price_kopecks, -1), n.members), ';') as assignments
      from assignments a join branches b on b.id = a.branch_id
      join (select d.id, row_number() over (order by d.full_name, d.id) as nr, d.reviews_count, d.sex,
        concat_ws(',', d.adult::int, d.children::int, coalesce(d.adult_age, -1), coalesce(d.adult_age_to, -1), coalesce(d.children_age, -1), coalesce(d.children_age_to, -1)) as ages,
        case d.online_booking when 'programme-only' then concat_ws(',', '!', (select string_agg(p.programme_id, ',') from programmes_of_doctor(d.id) p)) else '-' end as members
        from doctors d) n on n.id = a.doctor_id
      where a.gone_at is null group by 1) one on one.provider_id = p.id`)
}
