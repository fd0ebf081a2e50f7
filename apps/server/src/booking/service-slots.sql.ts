// A service takes as many slots in a row as it lasts. They are taken, kept and let go together.
import { type Db, sql, type Tx } from '../store/store.ts'
import type { BookingRow, NewVisit } from './booking.sql.ts'

/** A service of an assignment; `minutes` is how long it lasts there. */
export type ServiceRow = {
  service_id: number
  service_name: string
  preparation: string
  minutes: number
  service_price: number | null
  for_adult: boolean
  for_children: boolean
  children_age: number
}

/** What the assignment offers; undefined for what it does not, or what patients do not choose. */
export function findService(db: Db, assignmentId: string, serviceId: string) {
  return db.row<ServiceRow>(sql`
    select s.id as service_id, s.name as service_name, s.description as preparation, o.duration_minutes as minutes, o.price_kopecks as service_price, s.for_adult, s.for_children,
      s.children_age
    from assignment_services o join services s on s.id = o.service_id
    where o.assignment_id = ${assignmentId} and o.service_id = ${serviceId} and o.gone_at is null and not s.hidden`)
}

/** The free slots of the assignment from the start of this one on that a service of so many minutes may need, by time. */
export function findSlotsAhead(db: Db, row: Pick<BookingRow, 'assignment_id' | 'starts_at'>, minutes: number) {
  return db.rows<{ id: string; start: string; end: string }>(sql`
    select s.id, s.starts_at as start, s.ends_at as end from slots s
    where s.assignment_id = ${row.assignment_id} and s.taken_by is null
      and s.starts_at >= ${row.starts_at} and s.starts_at < ${row.starts_at}::timestamptz + make_interval(mins => ${minutes}::int)
    order by s.starts_at`)
}

/**
 * Takes these slots, the first of which begins the visit, and writes the visit over all of them in one step: all are free or none is taken. They
 * are locked in the order of their ids, so that two who want some of the same never wait for each other in a circle.
 */
export async function insertVisitOverSlots(tx: Tx, visit: NewVisit, slotIds: readonly string[]): Promise<'taken' | 'busy'> {
  const { row } = visit
  const written = await tx.run(sql`
    with free as materialized (
      select id from slots where id = any (${slotIds}::bigint[]) and taken_by is null order by id for update
    ), taken as (
      update slots s set taken_by = 'visit', joined_to = nullif(${slotIds[0]}::bigint, s.id) from free
      where s.id = free.id and (select count(*) from free) = cardinality(${slotIds}::bigint[])
      returning s.starts_at, s.ends_at
    )
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, service_id, starts_at, ends_at, status, held_until,
      overlap_allowed, client_note, programme_id, remind_at, created_at, updated_at)
    select ${visit.orderId}::uuid, ${visit.accountId}::uuid, ${visit.profileId}::uuid, ${row.provider_id}::smallint, ${row.assignment_id}::int,
      ${row.doctor_id}::int, ${slotIds[0]}::bigint, ${visit.service?.service_id}::int, min(starts_at), max(ends_at), ${visit.status}::text,
      ${visit.heldUntil}::timestamptz, ${visit.overlapAllowed}::boolean, ${visit.clientNote}::text, ${visit.programmeId}::text,
      ${visit.remindAt}::timestamptz, ${visit.now}::timestamptz, ${visit.now}::timestamptz
    from taken having count(*) > 0`)
  return written === 1 ? 'taken' : 'busy'
}
