// Medical centres [3.40]. A centre is where its branches are: its address is the first of theirs that the choice leaves.
import type { CentreSort } from '@vizit/contract/centres'
import { type Db, sql } from '../store/store.ts'
import { json, type Page } from './catalogue.sql.ts'
import type { Range } from './cut-range.ts'

export type CentreFilter = {
  provider: string
  townId: string | null
  centreId: string | null
  specialityId: string | null
  serviceId: string | null
  programId: string | null
  ids: string[] | null
  /** Patterns of the folded name, all of which hold; none: every name. */
  patterns: string[]
  sort: CentreSort
}

/** Null: no such provider. `withoutSort` is the order in which the centres joined. */
export function findCentres(db: Db, filter: CentreFilter, page: Page) {
  return json(
    db,
    sql`
    with offered as materialized (
      select b.centre_id, count(distinct a.doctor_id) as doctors, min(o.price_kopecks) as price
      from branches b
      join assignments a on a.branch_id = b.id and a.gone_at is null
      left join assignment_services o on o.assignment_id = a.id and o.service_id = ${filter.serviceId}::bigint and o.gone_at is null
      where (${filter.townId}::bigint is null or b.town_id = ${filter.townId}::bigint)
        and (${filter.centreId}::bigint is null or b.centre_id = ${filter.centreId}::bigint)
        and (${filter.specialityId}::bigint is null or a.speciality_id = ${filter.specialityId}::bigint)
        and (${filter.serviceId}::bigint is null or o.service_id is not null)
      group by b.centre_id
    ), first as materialized (
      select distinct on (b.centre_id) b.centre_id, b.id as branch_id from branches b
      where (${filter.townId}::bigint is null or b.town_id = ${filter.townId}::bigint) and (${filter.centreId}::bigint is null or b.centre_id = ${filter.centreId}::bigint)
      order by b.centre_id, b.name, b.id
    ), chosen as materialized (
      select c.id, c.name, c.reviews_count, first.branch_id, coalesce(by.doctors, 0) as doctors, by.price
      from first join centres c on c.id = first.centre_id left join offered by on by.centre_id = c.id
      where (${filter.provider} = 'all' or c.provider_id = (select p.id from providers p where p.code = ${filter.provider}))
        and (${filter.centreId}::bigint is null or c.id = ${filter.centreId}::bigint)
        and (${filter.ids}::bigint[] is null or c.id = any (${filter.ids}::bigint[]))
        and (num_nonnulls(${filter.specialityId}::bigint, ${filter.serviceId}::bigint) = 0 or by.doctors > 0)
        and (${filter.programId}::text is null or exists (
          select from programme_providers pp where pp.programme_id = ${filter.programId} and pp.provider_id = c.provider_id and pp.card = 'ACTIVE'))
        and c.folded_name like all (${filter.patterns}::text[])
    ), page as (
      select *, row_number() over (order by
        case ${filter.sort} when 'byDoctorsCount' then -doctors when 'byFeedbacks' then -reviews_count when 'byPrice' then price when 'withoutSort' then id end,
        name, id) as nr
      from chosen order by nr limit ${page.size}::int offset ${page.skip}::int
    )
    select json_build_object('centres', coalesce(json_agg(json_build_object(
      'centreId', page.id::text, 'name', page.name, 'address', b.full_address, 'phones', coalesce(nullif(c.phones, ''), b.phones), 'emails', c.emails,
      'schedule', b.schedule, 'branchId', b.id::text, 'townId', b.town_id::text, 'latitude', b.latitude, 'longitude', b.longitude,
      'providerCode', p.code, 'doctorsCount', page.doctors, 'reviewsCount', page.reviews_count, 'priceFrom', page.price
    ) order by page.nr), '[]'), 'total', (select count(*) from chosen))::text as json
    from page join centres c on c.id = page.id join branches b on b.id = page.branch_id join providers p on p.id = c.provider_id
    having ${filter.provider} = 'all' or exists (select from providers where code = ${filter.provider})`
  )
}

type CentreServices = { services: { serviceId: string; serviceName: string; priceFrom: number | null }[]; servicesTotal: number }

/** The services of a centre that patients choose, by name: those that most of its doctors give, at most so many; the total is of all. */
export async function findCentreServices(db: Db, centreId: string, most: number): Promise<CentreServices> {
  const row = await db.row<{ services: CentreServices['services']; total: number }>(sql`
    with given as (
      select s.id, s.name, min(o.price_kopecks) as price, row_number() over (order by count(distinct a.doctor_id) desc, s.name, s.id) as nr
      from branches b
      join assignments a on a.branch_id = b.id and a.gone_at is null
      join assignment_services o on o.assignment_id = a.id and o.gone_at is null
      join services s on s.id = o.service_id and not s.hidden
      where b.centre_id = ${centreId}::bigint group by s.id, s.name
    )
    select coalesce(json_agg(json_build_object('serviceId', id::text, 'serviceName', name, 'priceFrom', price) order by name, id)
      filter (where nr <= ${most}::int), '[]') as services, count(*)::int as total from given`)
  return { services: row!.services, servicesTotal: row!.total }
}

/** The soonest free slot of those branches of a centre where one books. `open`: the stretch in which it is looked for. */
export async function findNearestOfCentre(db: Db, centreId: string, open: Range): Promise<string | null> {
  const row = await db.row<{ at: string | null }>(sql`
    select near.at from nearest_free_slot(array(
      select a.id from branches b
      join providers p on p.id = b.provider_id
      join assignments a on a.branch_id = b.id and a.gone_at is null
      where b.centre_id = ${centreId}::bigint and b.online_booking_enabled and p.online_booking_enabled and not p.forbidden_by_administrator
    ), ${open.after}, ${open.before}) near`)
  return row!.at
}
