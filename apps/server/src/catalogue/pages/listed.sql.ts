// What search engines are told of: all that have a page with something on it, in files of so many.
import { type Db, type Sql, sql } from '../../store/store.ts'

/** What the files of the sitemap are of. */
export const LISTED = ['doctor', 'centre', 'town', 'speciality', 'service'] as const
export type Listed = (typeof LISTED)[number]
type Part = { skip: number; size: number }

/** The ids of those that have a page, in order: of towns their codes, of specialities 'minsk/therapist'. */
export async function findListed(db: Db, what: Listed, part: Part): Promise<string[]> {
  return (await db.rows<{ id: string }>(listOf[what](part))).map(row => row.id)
}

const listOf: Record<Listed, (part: Part) => Sql> = {
  doctor: ({ skip, size }) => sql`select id::text from doctors where gone_at is null order by id limit ${size}::int offset ${skip}::int`,
  centre: ({ skip, size }) =>
    sql`select c.id::text from centres c where exists (select from branches b where b.centre_id = c.id)
      order by c.id limit ${size}::int offset ${skip}::int`,
  town: ({ skip, size }) =>
    sql`select t.code as id from towns t where t.id <> 0 and exists (
        select from branches b join assignments a on a.branch_id = b.id where b.town_id = t.id and a.gone_at is null)
      order by t.sort, t.id limit ${size}::int offset ${skip}::int`,
  speciality: ({ skip, size }) =>
    sql`select t.code || '/' || s.code as id
      from (select distinct b.town_id, a.speciality_id from assignments a join branches b on b.id = a.branch_id where a.gone_at is null) p
      join towns t on t.id = p.town_id and t.id <> 0 join specialities s on s.id = p.speciality_id
      order by t.sort, t.id, s.id limit ${size}::int offset ${skip}::int`,
  service: ({ skip, size }) =>
    sql`select s.id::text from services s where not s.hidden and exists (
        select from assignment_services o join assignments a on a.id = o.assignment_id
        where o.service_id = s.id and o.gone_at is null and a.gone_at is null)
      order by s.id limit ${size}::int offset ${skip}::int`
}

/** How many of each there are. */
export async function countListed(db: Db): Promise<Record<Listed, number>> {
  const row = await db.row<Record<Listed, number>>(sql`
    select (select count(*) from doctors where gone_at is null)::int as doctor,
      (select count(*) from centres c where exists (select from branches b where b.centre_id = c.id))::int as centre,
      (select count(distinct b.town_id) from assignments a join branches b on b.id = a.branch_id where a.gone_at is null and b.town_id <> 0)::int as town,
      (select count(*) from (select distinct b.town_id, a.speciality_id from assignments a join branches b on b.id = a.branch_id
        where a.gone_at is null and b.town_id <> 0) p)::int as speciality,
      (select count(*) from services s where not s.hidden and exists (
        select from assignment_services o join assignments a on a.id = o.assignment_id
        where o.service_id = s.id and o.gone_at is null and a.gone_at is null))::int as service`)
  return row!
}
