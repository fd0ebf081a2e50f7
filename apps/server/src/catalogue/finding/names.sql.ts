// All names that somebody may look for, read at once after the catalogue has changed.
import { type Db, sql } from '../../store/store.ts'

export type ServiceName = { id: number; name: string; names: string; for_adult: boolean; for_children: boolean; children_age: number }
/** `town_id` null: in all towns; `provider` null: of all. */
export type ServiceOffer = {
  provider: string | null
  service_id: number
  town_id: number | null
  centres: number
  price: number | null
  minutes: number
}
export type BranchName = {
  provider: string
  centre_id: number
  name: string
  town_id: number
  branch: string
  address: string
  schedule: string
}

/** Lines 'id name'. */
export async function findDoctorNames(db: Db): Promise<string> {
  const row = await db.row<{ names: string | null }>(sql`
    select string_agg(d.id || ' ' || d.full_name, chr(10)) as names from doctors d where d.gone_at is null`)
  return row?.names ?? ''
}

/** Lines 'id name', the name folded: in small letters, ё as е. */
export async function findFoldedNames(db: Db): Promise<string> {
  const row = await db.row<{ names: string | null }>(sql`
    select string_agg(d.id || ' ' || translate(d.folded_name, chr(10), ' '), chr(10)) as names from doctors d where d.gone_at is null`)
  return row?.names ?? ''
}

/** Those that somebody offers and nobody hides. `names`: in all languages. */
export function findServiceNames(db: Db): Promise<ServiceName[]> {
  return db.rows<ServiceName>(sql`
    select s.id, s.name, concat_ws(' ', s.name, s.name_en, s.name_be) as names, s.for_adult, s.for_children, s.children_age from services s where not s.hidden order by s.name, s.id`)
}

export function findServiceOffers(db: Db): Promise<ServiceOffer[]> {
  return db.rows<ServiceOffer>(sql`
    select p.code as provider, o.service_id, b.town_id, count(distinct b.centre_id)::int as centres, min(o.price_kopecks) as price, min(o.duration_minutes)::int as minutes
    from assignment_services o join assignments a on a.id = o.assignment_id and a.gone_at is null join branches b on b.id = a.branch_id
    join providers p on p.id = a.provider_id
    where o.gone_at is null
    group by grouping sets ((o.service_id, b.town_id), (o.service_id), (p.code, o.service_id, b.town_id), (p.code, o.service_id))`)
}

/** The branches of a centre one after the other, in the order in which it shows them. */
export function findBranchNames(db: Db): Promise<BranchName[]> {
  return db.rows<BranchName>(sql`
    select p.code as provider, c.id as centre_id, c.name, b.town_id, b.name as branch, b.full_address as address, b.schedule
    from centres c join branches b on b.centre_id = c.id join providers p on p.id = b.provider_id order by c.name, c.id, b.name, b.id`)
}

export function findSpecialityIds(db: Db): Promise<{ id: number; name: string; names: string }[]> {
  return db.rows(sql`select id, name, concat_ws(' ', name, name_en, name_be) as names from specialities order by name, id`)
}

/** Without the entry for all of them. */
export function findTownNames(db: Db): Promise<{ id: number; names: string }[]> {
  return db.rows(sql`select id, concat_ws(' ', name_ru, name_en, name_be) as names from towns where id <> 0 order by sort, id`)
}
