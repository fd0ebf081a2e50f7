import { type Db, sql } from '../../store/store.ts'

export type PlacesRow = { provider: string; provider_id: number; places: string | null }

/**
 * Who works where, by provider: 'nr assignment doctor branch centre town speciality adult children reviews;…'. `nr` is the place of the doctor in the
 * order of names, which is the database's own.
 */
export function findPlaces(db: Db): Promise<PlacesRow[]> {
  return db.rows<PlacesRow>(sql`
    select p.code as provider, p.id as provider_id, one.places
    from providers p left join (
      select a.provider_id, string_agg(concat_ws(' ', n.nr, a.id, a.doctor_id, a.branch_id, b.centre_id, b.town_id, a.speciality_id, n.adult::int, n.children::int,
        n.reviews_count), ';') as places
      from assignments a join branches b on b.id = a.branch_id
      join (select d.id, row_number() over (order by d.full_name, d.id) as nr, d.adult, d.children, d.reviews_count from doctors d) n on n.id = a.doctor_id
      where a.gone_at is null group by 1) one on one.provider_id = p.id`)
}
