import { type Db, sql } from '../../store/store.ts'
import type { Range } from '../cut-range.ts'
import type { Giver } from './giver-days.ts'

/** `days`: 'day count' of each day of the range with a time, day 0 being its first; '' where there is none. */
export type GiverDaysRow = { nr: number; days: string }

/**
 * How many times each of the givers has for what they give, by Minsk days: starts from which an unbroken run of free slots lasts long enough. A run is what
 * `mergeSlots` of the rules calls one; counted here, for a calendar of two months reads more slots than should travel. `nr`: which of the givers.
 */
export function findGiverDays(db: Db, givers: readonly Giver[], range: Range): Promise<GiverDaysRow[]> {
  return db.rows<GiverDaysRow>(sql`
    with givers as (
      select g.nr, g.id, g.minutes
      from unnest(${givers.map(one => one.assignmentId)}::int[], ${givers.map(one => one.minutes)}::int[]) with ordinality g (id, minutes, nr)
    ), free as (
      select g.nr, s.starts_at, s.ends_at, g.minutes,
        count(*) filter (where s.starts_at is distinct from s.end_before) over (partition by g.nr order by s.starts_at) as run
      from givers g
      join lateral (
        select s.starts_at, s.ends_at, lag(s.ends_at) over (order by s.starts_at) as end_before from slots s
        where s.assignment_id = g.id and s.taken_by is null and s.starts_at >= ${range.after}
          and s.starts_at < ${range.before}::timestamptz + make_interval(mins => g.minutes)
      ) s on true
    ), run as (
      select nr, starts_at, minutes, max(ends_at) over (partition by nr, run) as run_ends from free
    ), days as (
      select nr, (starts_at at time zone 'Europe/Minsk')::date - ${range.firstDay}::date as day, count(*)::int as free from run
      where starts_at < ${range.before} and run_ends >= starts_at + make_interval(mins => minutes) group by 1, 2
    )
    select g.nr::int - 1 as nr, coalesce(string_agg(d.day || ' ' || d.free, ';'), '') as days from givers g left join days d on d.nr = g.nr group by g.nr`)
}
