// The tree of services as rows, each with whether somebody in the chosen place offers it [3.38] [3.39].
import { type Db, sql } from '../store/store.ts'
import type { Choice } from './catalogue.sql.ts'

export type ServiceRow = {
  id: string
  name: string
  description: string
  code: string
  defaultService: boolean
  forAdult: boolean
  forChildren: boolean
  childrenAge: number
  forProfile: number
  hasDoctors: boolean
  hidden: boolean
  directionId: string
  direction: string
  subGroupId: string
  subGroup: string
}

/** In the order of the tree. Undefined: no such provider. With a programme only what it pays for, of doctors for whom it pays [1.15]. */
export async function findServices(
  db: Db,
  choice: Choice,
  besides: { centreId: string | null; programId: string | null }
): Promise<ServiceRow[] | undefined> {
  // Where nothing is chosen one lookup in an index tells of each service; a place is gone through once for all of them.
  const anywhere =
    choice.provider === 'all' && [choice.townId, choice.branchId, choice.doctorId, ...Object.values(besides)].every(id => id === null)
  const { rows } = (await db.row<{ rows: ServiceRow[] | null }>(sql`
    with offered as (
      select distinct o.service_id
      from assignments_of_choice(${choice.provider}, ${choice.townId}, ${besides.centreId}, ${choice.branchId}, null, ${choice.doctorId}, null) c
      join assignment_services o on o.assignment_id = c.id and o.gone_at is null
      where not ${anywhere}::bool
        and (${besides.programId}::text is null or not exists (select from programme_services m where m.programme_id = ${besides.programId})
          or o.service_id in (select m.service_id from programme_services m where m.programme_id = ${besides.programId}))
        and (${besides.programId}::text is null or c.doctor_id in (select p.doctor_id from doctors_of_programme(${besides.programId}) p))
    )
    select case when ${choice.provider} = 'all' or exists (select from providers where code = ${choice.provider}) then (
      select coalesce(json_agg(json_build_object(
        'id', s.id::text, 'name', s.name, 'description', s.description, 'code', s.code, 'defaultService', s.default_service,
        'forAdult', s.for_adult, 'forChildren', s.for_children, 'childrenAge', s.children_age, 'forProfile', s.for_profile,
        'hasDoctors', case when ${anywhere}::bool then exists (
            select from assignment_services o join assignments a on a.id = o.assignment_id
            where o.service_id = s.id and o.gone_at is null and a.gone_at is null)
          else s.id in (select offered.service_id from offered) end,
        'hidden', s.hidden, 'directionId', d.id::text, 'direction', d.name, 'subGroupId', g.id::text, 'subGroup', g.name
      ) order by d.sort, d.id, g.sort, g.id, not s.default_service, s.name, s.id), '[]')
      from services s join service_sub_groups g on g.id = s.sub_group_id join service_directions d on d.id = g.direction_id
    ) end as rows`))!
  return rows ?? undefined
}
