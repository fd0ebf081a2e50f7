// Whether there is such a thing, or was: by that the server answers 200, 410 or 404.
import { type Db, sql } from '../../store/store.ts'

/** `gone`: the clinic has them no longer. */
export type Standing = 'here' | 'gone' | 'unknown'

export async function standingOfDoctor(db: Db, doctorId: string): Promise<Standing> {
  const row = await db.row<{ is_gone: boolean }>(sql`select gone_at is not null as is_gone from doctors where id = ${doctorId}::bigint`)
  if (!row) return 'unknown'
  return row.is_gone ? 'gone' : 'here'
}

/** A centre is where its branches are: without any it is gone. */
export async function standingOfCentre(db: Db, centreId: string): Promise<Standing> {
  const row = await db.row<{ is_gone: boolean }>(sql`
    select not exists (select from branches b where b.centre_id = c.id) as is_gone from centres c where c.id = ${centreId}::bigint`)
  if (!row) return 'unknown'
  return row.is_gone ? 'gone' : 'here'
}

/** Undefined: no such branch. */
export async function centreOfBranch(db: Db, branchId: string): Promise<string | undefined> {
  const row = await db.row<{ centre_id: string }>(sql`select centre_id::text from branches where id = ${branchId}::bigint`)
  return row?.centre_id
}

/** A service is gone when everybody who gave it gives it no longer; one that nobody has given yet is only not given. One that clinics keep to themselves is none [3.39]. */
export async function standingOfService(db: Db, serviceId: string): Promise<Standing> {
  const row = await db.row<{ is_gone: boolean }>(sql`
    select coalesce((
      select bool_and(o.gone_at is not null or a.gone_at is not null)
      from assignment_services o join assignments a on a.id = o.assignment_id where o.service_id = s.id), false) as is_gone
    from services s where s.id = ${serviceId}::bigint and not s.hidden`)
  if (!row) return 'unknown'
  return row.is_gone ? 'gone' : 'here'
}
