// The directory in the tables: towns and specialities by their codes, and what a service is and who gives it.
import { type Db, sql } from '../../store/store.ts'

export type TownRow = { id: string; code: string; name: { ru: string; en: string; be: string }; banners: string }
export type SpecialityRow = { specialityId: string; specialityCode: string; specialityName: string }

/** In the order of the list of towns. The entry of all regions is no town. */
export async function findTownsById(db: Db, ids: readonly number[]): Promise<TownRow[]> {
  return db.rows<TownRow>(sql`
    select t.id::text, t.code, json_build_object('ru', t.name_ru, 'en', t.name_en, 'be', t.name_be) as name, t.banners
    from towns t where t.id = any (${ids}::int[]) and t.id <> 0 order by t.sort, t.id`)
}

export async function findTownCalled(db: Db, code: string): Promise<TownRow | undefined> {
  return db.row<TownRow>(sql`
    select t.id::text, t.code, json_build_object('ru', t.name_ru, 'en', t.name_en, 'be', t.name_be) as name, t.banners
    from towns t where t.code = ${code} and t.id <> 0`)
}

type NamedRow = { id: string; code: string; name: string }

/** By name. */
export async function findSpecialitiesById(db: Db, ids: readonly number[]): Promise<SpecialityRow[]> {
  const rows = await db.rows<NamedRow>(
    sql`select s.id::text, s.code, s.name from specialities s where s.id = any (${ids}::int[]) order by s.name, s.id`
  )
  return rows.map(asSpeciality)
}

export async function findSpecialityCalled(db: Db, code: string): Promise<SpecialityRow | undefined> {
  const row = await db.row<NamedRow>(sql`select s.id::text, s.code, s.name from specialities s where s.code = ${code}`)
  return row && asSpeciality(row)
}

function asSpeciality({ id, code, name }: NamedRow): SpecialityRow {
  return { specialityId: id, specialityCode: code, specialityName: name }
}

export type ServiceFacts = {
  serviceId: string
  serviceName: string
  description: string
  direction: string
  subGroup: string
  forAdult: boolean
  forChildren: boolean
  childrenAge: number
  others: { serviceId: string; serviceName: string }[]
}

/** `others`: what else of its group the provider gives. Undefined: there is no such service, or clinics keep it to themselves. */
export async function findServiceFacts(db: Db, provider: string, serviceId: string, others: number): Promise<ServiceFacts | undefined> {
  const row = await db.row<{ facts: ServiceFacts }>(sql`
    select json_build_object('serviceId', s.id::text, 'serviceName', s.name, 'description', s.description, 'direction', d.name, 'subGroup', g.name,
      'forAdult', s.for_adult, 'forChildren', s.for_children, 'childrenAge', s.children_age, 'others', (
        select coalesce(json_agg(json_build_object('serviceId', o.id::text, 'serviceName', o.name) order by o.name, o.id), '[]') from (
          select o.id, o.name from services o
          where o.sub_group_id = s.sub_group_id and o.id <> s.id and not o.hidden and exists (
            select from assignment_services x join assignments a on a.id = x.assignment_id
            where x.service_id = o.id and x.gone_at is null and a.gone_at is null
              and (${provider} = 'all' or a.provider_id = (select p.id from providers p where p.code = ${provider})))
          order by o.name, o.id limit ${others}::int) o)) as facts
    from services s join service_sub_groups g on g.id = s.sub_group_id join service_directions d on d.id = g.direction_id
    where s.id = ${serviceId}::bigint and not s.hidden`)
  return row?.facts
}

export type ServiceCentreRow = {
  centreId: string
  centre: string
  address: string
  townId: string
  branchId: string
  town: TownRow['name']
  doctors: number
  minutes: number
  priceFrom: number | null
}

/**
 * Of each centre and town where somebody gives the service the first branch; by town, then by price. `most.all` are taken, the cheapest of each town before the second of
 * any, and `most.town` of each town at least. The sums are of all, whatever the `most`.
 */
export async function findServiceCentres(db: Db, provider: string, serviceId: string, most: { all: number; town: number }) {
  const row = await db.row<{ centres: ServiceCentreRow[]; total: number; price_from: number | null; price_to: number | null }>(sql`
    with given as (
      select b.centre_id, b.town_id, (array_agg(b.id order by b.name, b.id))[1] as branch_id, count(distinct a.doctor_id)::int as doctors,
        min(o.duration_minutes) as minutes, min(o.price_kopecks) as price_from, max(o.price_kopecks) as price_to
      from assignment_services o
      join assignments a on a.id = o.assignment_id and a.gone_at is null
      join branches b on b.id = a.branch_id
      where o.service_id = ${serviceId}::bigint and o.gone_at is null
        and (${provider} = 'all' or a.provider_id = (select p.id from providers p where p.code = ${provider}))
      group by b.centre_id, b.town_id
    ), placed as (
      select given.*, c.name, b.address, t.name_ru, t.name_en, t.name_be, t.sort,
        row_number() over (partition by t.id order by given.price_from, c.name, c.id) as nr
      from given join centres c on c.id = given.centre_id join branches b on b.id = given.branch_id join towns t on t.id = given.town_id
    ), shown as (
      select placed.*, nr <= ${most.town}::int or row_number() over (order by nr, sort, town_id) <= ${most.all}::int as is_shown from placed
    )
    select coalesce(json_agg(json_build_object('centreId', centre_id::text, 'centre', name, 'address', address, 'townId', town_id::text,
        'branchId', branch_id::text, 'town', json_build_object('ru', name_ru, 'en', name_en, 'be', name_be),
        'doctors', doctors, 'minutes', minutes, 'priceFrom', price_from) order by sort, town_id, nr) filter (where is_shown), '[]') as centres,
      count(*)::int as total, min(price_from) as price_from, max(price_to) as price_to
    from shown`)
  return row!
}
