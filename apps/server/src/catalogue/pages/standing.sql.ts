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

/** The ids of all that have a page, in order; the file of number `part` has so many of them. */
export async function findListed(db: Db, what: 'doctor' | 'centre', part: { skip: number; size: number }): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    what === 'doctor'
      ? sql`select id::text from doctors where gone_at is null order by id limit ${part.size}::int offset ${part.skip}::int`
      : sql`select c.id::text from centres c where exists (select from branches b where b.centre_id = c.id)
          order by c.id limit ${part.size}::int offset ${part.skip}::int`
  )
  return rows.map(row => row.id)
}

export async function countListed(db: Db): Promise<{ doctor: number; centre: number }> {
  const row = await db.row<{ doctor: number; centre: number }>(sql`
    select (select count(*) from doctors where gone_at is null)::int as doctor,
      (select count(*) from centres c where exists (select from branches b where b.centre_id = c.id))::int as centre`)
  return row!
}
