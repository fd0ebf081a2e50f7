import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import { ILLNESS, type Nearness } from '@vizit/rules/replacements'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql } from '../../store/store.ts'

export type CancelledVisitRow = {
  profile_id: string
  level: AccessLevel
  birthday: Day | null
  status: VisitStatus
  cancelled_by: string | null
  starts_at: string
  assignment_id: number
  doctor_id: number
  service_id: number | null
  service_name: string | null
  programme_id: string | null
  /** Nobody may book the time of it: the doctor will not be there. */
  is_closed: boolean
  cancel_reason: string | null
  /** The visit that the patient has instead: the same doctor or speciality, booked since. */
  booked_as: string | null
}

/** A visit that the account may see. */
export function findCancelledVisit(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<CancelledVisitRow>(sql`
    select v.profile_id, ac.level, p.birthday, v.status, v.cancelled_by, v.starts_at, v.assignment_id, v.doctor_id, v.service_id, s.name as service_name,
           v.programme_id, v.cancel_reason, coalesce((select s.taken_by is not distinct from 'clinic' from slots s where s.id = v.slot_id), true) as is_closed,
           (select n.order_id from visits n join assignments b on b.id = n.assignment_id
             where n.profile_id = v.profile_id and stands(n.status) and n.created_at >= v.updated_at
               and n.service_id is not distinct from v.service_id and (n.doctor_id = v.doctor_id or b.speciality_id = a.speciality_id)
             order by n.created_at limit 1) as booked_as
    from visits v
    join assignments a on a.id = v.assignment_id
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    join profiles p on p.id = v.profile_id
    left join services s on s.id = v.service_id
    where v.order_id = ${orderId} and v.hidden_at is null and v.status <> 'reserved' and allows(ac.level, 'VIEW_VISITS')`)
}

export type TimeRow = {
  slot_id: string
  assignment_id: number
  starts_at: string
  doctor_name: string
  branch_name: string
  branch_address: string
  nearness: Nearness
  adult: boolean
  children: boolean
  adult_age: number | null
  adult_age_to: number | null
  children_age: number | null
  children_age_to: number | null
}

/**
 * Of the same doctor, of the speciality at the branch, of the speciality in the town: of each who works there the times nearest to the one that was. None of
 * the same doctor's until the last day on which the clinic called visits of theirs off and closed the times is over, and none at all where it says of one that
 * the doctor is ill: how long that lasts nobody knows.
 */
export function findTimesInstead(
  db: Db,
  visit: { patient: string; assignmentId: number; serviceId: number | null; was: string; isClosed: boolean; reason: string | null },
  window: { from: Date; days: number; each: number }
) {
  return db.rows<TimeRow>(sql`
    select f.slot_id, f.assignment_id, f.starts_at, c.doctor_name, c.branch_name, c.branch_address, o.nearness,
           c.adult, c.children, c.adult_age, c.adult_age_to, c.children_age, c.children_age_to
    from assignments was
    join branches place on place.id = was.branch_id
    cross join lateral (
      select a.id, a.doctor_id, a.branch_id,
             case when a.doctor_id = was.doctor_id then 'doctor' when a.branch_id = was.branch_id then 'branch' else 'town' end as nearness
      from assignments a join branches b on b.id = a.branch_id
      where a.speciality_id = was.speciality_id and a.gone_at is null and b.town_id = place.town_id) o
    cross join lateral (
      select max(off.day) as last_day, coalesce(bool_or(off.reason ~* ${ILLNESS}::text), false) as is_ill
      from (
        select (${visit.was}::timestamptz at time zone 'Europe/Minsk')::date as day, ${visit.reason}::text as reason where ${visit.isClosed}::boolean
        union all
        select (s.starts_at at time zone 'Europe/Minsk')::date, v.cancel_reason
        from assignments a join slots s on s.assignment_id = a.id join visits v on v.slot_id = s.id
        where a.doctor_id = was.doctor_id and s.taken_by = 'clinic' and v.status = 'cancelled' and v.cancelled_by = 'clinic'
          and s.starts_at between ${visit.was}::timestamptz - make_interval(days => ${window.days}::int)
                              and ${visit.was}::timestamptz + make_interval(days => ${window.days}::int)) off) away
    cross join lateral (
      select s.slot_id, s.assignment_id, s.starts_at
      from fitting_slots(${visit.patient}::uuid, o.doctor_id, ${visit.serviceId}::int, o.branch_id, null,
        (greatest(${window.from}::timestamptz, ${visit.was}::timestamptz - make_interval(days => ${window.days}::int)) at time zone 'Europe/Minsk')::date,
        (${visit.was}::timestamptz at time zone 'Europe/Minsk')::date + ${window.days}::int, ${window.from}::timestamptz) s
      where o.nearness <> 'doctor' or away.last_day is null
         or (not away.is_ill and (s.starts_at at time zone 'Europe/Minsk')::date > away.last_day)
      order by abs(extract(epoch from s.starts_at - ${visit.was}::timestamptz)), s.slot_id limit ${window.each}::int) f
    join booking_cards c on c.assignment_id = f.assignment_id
    where was.id = ${visit.assignmentId}`)
}
