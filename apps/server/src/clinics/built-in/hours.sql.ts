import type { Day } from '@vizit/rules/days'
import type { HoursException, WeeklyHours } from '@vizit/rules/weekly-hours'
import { type Db, sql } from '../../store/store.ts'

export type HoursRow = { assignment_id: number; weekly: WeeklyHours[]; exceptions: HoursException[] }

/** Assignments of clinics inside the product that have hours, or had slots made of them, with all that makes their days from `from` to `to`. */
export function listHours(db: Db, from: Day, to: Day) {
  return db.rows<HoursRow>(sql`
    select a.id as assignment_id,
      coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI'),
          'slotMinutes', h.slot_minutes, 'since', h.since, 'until', h.until) order by h.id)
        from weekly_hours h where h.assignment_id = a.id), '[]') as weekly,
      coalesce((select json_agg(case e.kind
          when 'open' then json_build_object('kind', 'open', 'day', e.day, 'opens', to_char(e.opens, 'HH24:MI'), 'closes', to_char(e.closes, 'HH24:MI'),
            'slotMinutes', e.slot_minutes)
          else json_build_object('kind', 'closed', 'day', e.day, 'from', case when e.opens is not null then
            json_build_object('opens', to_char(e.opens, 'HH24:MI'), 'closes', to_char(e.closes, 'HH24:MI')) end) end order by e.id)
        from hours_exceptions e where (e.assignment_id = a.id or e.branch_id = a.branch_id) and e.day between ${from} and ${to}), '[]') as exceptions
    from assignments a join providers p on p.id = a.provider_id
    where p.gateway = 'built-in'
      and (exists (select from weekly_hours h where h.assignment_id = a.id) or exists (select from hours_exceptions e where e.assignment_id = a.id))
    order by a.id`)
}
