// When a service can be had, at a branch or at all of a town. A service takes as many free slots in a row as it lasts [4.57].
import type { Specialist } from '@vizit/contract/service-times'
import { type Db, sql } from '../store/store.ts'
import type { Giver } from './availability/giver-days.ts'
import type { Patient } from './catalogue.sql.ts'
import type { Range } from './cut-range.ts'

/** Ids as texts; `doctorId` null: every doctor who gives the service there; `branchId` null: every branch of the town; `townId` '0' or null: of all. */
export type ServicePlace = { provider: string; serviceId: string; townId: string | null; branchId: string | null; doctorId: string | null }

/** The place for one patient: of the doctors who see such a one. */
export type PatientPlace = ServicePlace & { patient: Patient }

export type SpecialistRow = {
  service_name: string
  description: string
  for_adult: boolean
  for_children: boolean
  children_age: number
  doctor_id: number
  branch_id: number
  assignment_id: number
  full_name: string
  speciality: string
  minutes: number
  price: number | null
  online_booking: Specialist['onlineBooking']
}

/** Who gives the service there, by name. Undefined: nobody there does, or patients do not choose it. */
export function findSpecialists(db: Db, { provider, serviceId, townId, branchId }: ServicePlace) {
  return db.rows<SpecialistRow>(sql`
    select s.name as service_name, s.description, s.for_adult, s.for_children, s.children_age, d.id as doctor_id, a.branch_id, a.id as assignment_id, d.full_name, p.name as speciality,
      o.duration_minutes as minutes, o.price_kopecks as price,
      case when d.online_booking = 'open' and not (b.online_booking_enabled and v.online_booking_enabled and not v.forbidden_by_administrator)
        then 'registry-only' else d.online_booking end as online_booking
    from assignments a
    join branches b on b.id = a.branch_id
    join providers v on v.id = a.provider_id
    join assignment_services o on o.assignment_id = a.id and o.service_id = ${serviceId}::bigint and o.gone_at is null
    join services s on s.id = o.service_id and not s.hidden
    join doctors d on d.id = a.doctor_id
    join specialities p on p.id = a.speciality_id
    where a.gone_at is null and (${branchId}::bigint is null or a.branch_id = ${branchId}::bigint)
      and (coalesce(${townId}::bigint, 0) in (0, b.town_id)) and ${provider} in ('all', v.code)
    order by d.full_name, d.id, a.id`)
}

/** Free slots of these assignments, by time; `minutes` past the range too, for what begins late in it. */
export function findFreeSlotsOf(db: Db, assignmentIds: readonly number[], range: Range, minutes: number) {
  return db.rows<{ id: string; assignment_id: number; start: string; end: string }>(sql`
    select s.id, s.assignment_id, s.starts_at as start, s.ends_at as end from slots s
    where s.assignment_id = any (${assignmentIds}::int[]) and s.taken_by is null and s.starts_at >= ${range.after}
      and s.starts_at < ${range.before}::timestamptz + make_interval(mins => ${minutes}::int)
    order by s.starts_at, s.id`)
}

/** Who gives the service there to such a patient, and in how many minutes. `programId`: of those whom it pays for; null: of all. */
export async function findGivers(db: Db, place: PatientPlace, programId: string | null): Promise<Giver[]> {
  const rows = await db.rows<{ assignment_id: number; minutes: number }>(sql`
    select a.id as assignment_id, o.duration_minutes as minutes
    from assignments a
    join assignment_services o on o.assignment_id = a.id and o.service_id = ${place.serviceId}::bigint and o.gone_at is null
    join services e on e.id = o.service_id and not e.hidden
    join doctors d on d.id = a.doctor_id
    where a.gone_at is null and (${place.branchId}::bigint is null or a.branch_id = ${place.branchId}::bigint)
      and (coalesce(${place.townId}::bigint, 0) = 0 or a.branch_id in (select b.id from branches b where b.town_id = ${place.townId}::bigint))
      and (${place.doctorId}::bigint is null or a.doctor_id = ${place.doctorId}::bigint)
      and doctor_sees(d, ${place.patient.profile}::int, ${place.patient.age}::int)
      and (${programId}::text is null or a.doctor_id in (select p.doctor_id from doctors_of_programme(${programId}) p))
      and (${place.provider} = 'all' or a.provider_id = (select v.id from providers v where v.code = ${place.provider}))
    order by a.id`)
  return rows.map(row => ({ assignmentId: row.assignment_id, minutes: row.minutes }))
}

type Given = { provider: string; serviceId: string; townId: string | null; programId: string | null }

export type ServicePlaceRow = {
  branch_id: string
  doctor_id: string
  full_name: string
  speciality: string
  adult: boolean
  children: boolean
  adult_age: number | null
  adult_age_to: number | null
  children_age: number | null
  children_age_to: number | null
}

/** The branches of a town ('0' or null: of all) where the service is given, with who gives it, by name. Hidden services are given nowhere. */
export function findServicePlaces(db: Db, { provider, serviceId, townId, programId }: Given) {
  return db.rows<ServicePlaceRow>(sql`
    select a.branch_id::text, d.id::text as doctor_id, d.full_name, p.name as speciality, d.adult, d.children,
      d.adult_age, d.adult_age_to, d.children_age, d.children_age_to
    from assignment_services o
    join services s on s.id = o.service_id and not s.hidden
    join assignments a on a.id = o.assignment_id and a.gone_at is null
    join branches b on b.id = a.branch_id
    join doctors d on d.id = a.doctor_id
    join specialities p on p.id = a.speciality_id
    where o.service_id = ${serviceId}::bigint and o.gone_at is null and (coalesce(${townId}::bigint, 0) in (0, b.town_id))
      and (${programId}::text is null or d.id in (select p.doctor_id from doctors_of_programme(${programId}) p)
        and (o.service_id in (select m.service_id from programme_services m where m.programme_id = ${programId})
          or not exists (select from programme_services m where m.programme_id = ${programId})))
      and (${provider} = 'all' or a.provider_id = (select v.id from providers v where v.code = ${provider}))
    order by d.full_name, d.id, a.branch_id`)
}
