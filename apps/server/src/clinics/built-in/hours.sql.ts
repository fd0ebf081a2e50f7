import type { Day } from '@vizit/rules/days'
import type { VisitStatus } from '@vizit/rules/visits'
import type { HoursException, WeeklyHours } from '@vizit/rules/weekly-hours'
import { type Db, sql, type Tx } from '../../store/store.ts'

type HoursRow = { weekly: WeeklyHours[]; exceptions: HoursException[] }

/** Assignments of clinics inside the product that have hours, or had slots made of them. */
export function listWithHours(db: Db) {
  return db.rows<{ id: number }>(sql`
    select a.id from assignments a join providers p on p.id = a.provider_id
    where p.gateway = 'built-in'
      and (exists (select from weekly_hours h where h.assignment_id = a.id) or exists (select from hours_exceptions e where e.assignment_id = a.id))
    order by a.id`)
}

/** All that makes the days of an assignment from `from` to `to`. */
export async function findHours(db: Db, assignmentId: number, from: Day, to: Day): Promise<HoursRow> {
  const row = await db.row<HoursRow>(sql`
    select
      coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI'),
          'slotMinutes', h.slot_minutes, 'since', h.since, 'until', h.until) order by h.id)
        from weekly_hours h where h.assignment_id = a.id), '[]') as weekly,
      coalesce((select json_agg(case e.kind
          when 'closed' then json_build_object('kind', 'closed', 'day', e.day, 'from', case when e.opens is not null then
            json_build_object('opens', to_char(e.opens, 'HH24:MI'), 'closes', to_char(e.closes, 'HH24:MI')) end)
          else json_build_object('kind', e.kind, 'day', e.day, 'opens', to_char(e.opens, 'HH24:MI'), 'closes', to_char(e.closes, 'HH24:MI'),
            'slotMinutes', e.slot_minutes) end order by e.id)
        from hours_exceptions e where (e.assignment_id = a.id or e.branch_id = a.branch_id) and e.day between ${from} and ${to}), '[]') as exceptions
    from assignments a where a.id = ${assignmentId}`)
  return row!
}

/** Whoever writes hours, or makes slots of them, does it one after another. Bookings do not wait for it. */
export async function lockHours(tx: Tx, assignmentId: number): Promise<void> {
  await tx.run(sql`select from assignments where id = ${assignmentId} for no key update`)
}

export type AssignmentRow = { assignment_id: number; gateway: string; slot_minutes: number; has_hours: boolean }

/** A doctor at a branch of this provider. */
export function findAssignment(db: Db, provider: string, assignmentId: string) {
  return db.row<AssignmentRow>(sql`
    select a.id as assignment_id, p.gateway, a.slot_minutes, exists (select from weekly_hours h where h.assignment_id = a.id) as has_hours
    from assignments a join providers p on p.id = a.provider_id
    where p.code = ${provider} and a.id = ${assignmentId} and a.gone_at is null`)
}

/** Those of a provider who are there, by name. */
export function listAssignments(db: Db, provider: string) {
  return db.rows<{ assignment_id: number; doctor_id: number; doctor_name: string; speciality: string; branch_name: string }>(sql`
    select c.assignment_id, c.doctor_id, c.doctor_name, c.speciality, c.branch_name from booking_cards c
    where c.provider_code = ${provider} and not c.is_gone order by c.doctor_name, c.branch_name, c.assignment_id`)
}

export type Opening = { opens: string; closes: string; slotMinutes: number }

/** From that day on the week is these openings and no others; what was before it stays. */
export async function replaceWeek(
  tx: Tx,
  assignmentId: number,
  since: Day,
  week: readonly (Opening & { weekday: number })[]
): Promise<void> {
  await tx.run(sql`delete from weekly_hours where assignment_id = ${assignmentId} and since >= ${since}`)
  await tx.run(sql`
    update weekly_hours set until = ${since}::date - 1
    where assignment_id = ${assignmentId} and (until is null or until >= ${since}::date)`)
  await tx.run(sql`
    insert into weekly_hours (assignment_id, weekday, opens, closes, slot_minutes, since)
    select ${assignmentId}::int, w.weekday, w.opens, w.closes, w."slotMinutes", ${since}::date
    from jsonb_to_recordset(${JSON.stringify(week)}::jsonb) as w (weekday smallint, opens time, closes time, "slotMinutes" smallint)`)
}

/** The day of a doctor at a branch: as always, off, or these openings instead. */
export async function replaceDay(tx: Tx, assignmentId: number, day: Day, as: 'usual' | 'off' | readonly Opening[]): Promise<void> {
  await tx.run(sql`delete from hours_exceptions where assignment_id = ${assignmentId} and day = ${day}`)
  if (as === 'off') await tx.run(sql`insert into hours_exceptions (assignment_id, day, kind) values (${assignmentId}, ${day}, 'closed')`)
  if (typeof as === 'string') return
  await tx.run(sql`
    insert into hours_exceptions (assignment_id, day, kind, opens, closes, slot_minutes)
    select ${assignmentId}::int, ${day}::date, 'instead', w.opens, w.closes, w."slotMinutes"
    from jsonb_to_recordset(${JSON.stringify(as)}::jsonb) as w (opens time, closes time, "slotMinutes" smallint)`)
}

export type VisitThen = { order_id: string; starts_at: string; ends_at: string; status: VisitStatus }

/** What stands, or is being booked, at a doctor's in a stretch of time. */
export function findVisitsThen(db: Db, assignmentId: number, from: Date, before: Date) {
  return db.rows<VisitThen>(sql`
    select order_id, starts_at, ends_at, status from visits
    where assignment_id = ${assignmentId} and doctor_id = (select a.doctor_id from assignments a where a.id = ${assignmentId})
      and keeps_time(status)
      and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${before}) and starts_at > ${from}
    order by starts_at`)
}
