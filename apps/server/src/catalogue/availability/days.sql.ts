// Free slots as a server keeps them: how many of each assignment on each day, and when the first begins.
import { hoursOfPart } from '@vizit/rules/slots'
import { type Db, sql } from '../../store/store.ts'

/** A day has this many free slots or more: no calendar tells them apart. Fits a byte. */
export const FREE_COUNTED = 100

/** Which days: day 0 begins at `from`; of the first `listed` of them every start is told. */
export type DaysWanted = { from: Date; days: number; listed: number }

/**
 * `days`: 'day free first parts starts;…', instants as milliseconds of their day, starts with commas and only of listed days. `parts`: of morning, afternoon
 * and evening 'free,first' each, with commas between; a part without a free slot begins at -1.
 */
export type DaysRow = { id: number; days: string }

const HOUR_MILLIS = 3_600_000
const NOON = hoursOfPart('afternoon').from * HOUR_MILLIS
const EVENING = hoursOfPart('evening').from * HOUR_MILLIS

/** Those of these assignments that have free slots. */
export function findDays(db: Db, ids: readonly number[], wanted: DaysWanted): Promise<DaysRow[]> {
  const listedBefore = new Date(wanted.from.getTime() + wanted.listed * 86_400_000)
  return db.rows<DaysRow>(sql`
    select d.id, string_agg(d.day || ' ' || d.free || ' ' || d.first || ' ' || d.parts || coalesce(' ' || d.starts, ''), ';') as days
    from (
      select s.assignment_id as id, m.at / 86400000 as day, least(count(*), ${FREE_COUNTED}::int) as free, min(m.at % 86400000) as first,
        concat_ws(',',
          least(count(*) filter (where m.at % 86400000 < ${NOON}::int), ${FREE_COUNTED}::int), coalesce(min(m.at % 86400000) filter (where m.at % 86400000 < ${NOON}::int), -1),
          least(count(*) filter (where m.at % 86400000 between ${NOON}::int and ${EVENING}::int - 1), ${FREE_COUNTED}::int),
          coalesce(min(m.at % 86400000) filter (where m.at % 86400000 between ${NOON}::int and ${EVENING}::int - 1), -1),
          least(count(*) filter (where m.at % 86400000 >= ${EVENING}::int), ${FREE_COUNTED}::int),
          coalesce(min(m.at % 86400000) filter (where m.at % 86400000 >= ${EVENING}::int), -1)) as parts,
        string_agg((m.at % 86400000)::text, ',' order by s.starts_at) filter (where s.starts_at < ${listedBefore}) as starts
      from slots s
      -- a double may be short of a whole millisecond by less than this
      cross join lateral (select floor((date_part('epoch', s.starts_at) - date_part('epoch', ${wanted.from}::timestamptz)) * 1000 + 0.0005)::bigint as at) m
      where s.assignment_id = any (${ids}::int[]) and s.taken_by is null
        and s.starts_at >= ${wanted.from} and s.starts_at < ${wanted.from}::timestamptz + ${wanted.days}::int * interval '24 hours'
      group by 1, 2) d
    group by 1`)
}

/** Some days of some assignments, those without a free slot too (free 0, first -1). */
export function findSomeDays(db: Db, some: { ids: number[]; days: number[] }, wanted: DaysWanted): Promise<DaysRow[]> {
  return db.rows<DaysRow>(sql`
    select p.id, p.day || ' ' || f.free || ' ' || coalesce(f.first, -1) || ' ' || f.parts || coalesce(' ' || f.starts, '') as days
    from unnest(${some.ids}::int[], ${some.days}::int[]) p (id, day)
    cross join lateral (
      select least(count(*), ${FREE_COUNTED}::int) as free, min(m.at) as first,
        concat_ws(',',
          least(count(*) filter (where m.at < ${NOON}::int), ${FREE_COUNTED}::int), coalesce(min(m.at) filter (where m.at < ${NOON}::int), -1),
          least(count(*) filter (where m.at between ${NOON}::int and ${EVENING}::int - 1), ${FREE_COUNTED}::int),
          coalesce(min(m.at) filter (where m.at between ${NOON}::int and ${EVENING}::int - 1), -1),
          least(count(*) filter (where m.at >= ${EVENING}::int), ${FREE_COUNTED}::int), coalesce(min(m.at) filter (where m.at >= ${EVENING}::int), -1)) as parts,
        string_agg(m.at::text, ',' order by s.starts_at) filter (where p.day < ${wanted.listed}::int) as starts
      from slots s
      cross join lateral (select floor((date_part('epoch', s.starts_at) - date_part('epoch', ${wanted.from}::timestamptz) - p.day * 86400) * 1000 + 0.0005)::int as at) m
      where s.assignment_id = p.id and s.taken_by is null and s.starts_at >= ${wanted.from}::timestamptz + p.day * interval '24 hours'
        and s.starts_at < ${wanted.from}::timestamptz + (p.day + 1) * interval '24 hours') f`)
}

export async function countAssignments(db: Db): Promise<number> {
  return (await db.row<{ n: number }>(sql`select count(*)::int as n from assignments`))!.n
}
