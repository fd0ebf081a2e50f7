// What a clinic's own system says of a visit: which one it means, whether that is news, and the times that it then has.
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../../store/store.ts'
import type { StandingRow } from './cancel-by-clinic.sql.ts'

export type ClinicsVisit = StandingRow & { cancelled_by: 'patient' | 'clinic' | 'product' | null }

/** Locks the visit that a clinic knows by this name. After a move the order id is a name of the time before, and no name of the visit. */
export async function lockNamed(tx: Tx, providerId: number, reservation: string): Promise<{ order_id: string } | undefined> {
  return tx.row<{ order_id: string }>(sql`
    select v.order_id from visits v
    where v.order_id = (
      select n.order_id from visits n where n.reservation_id = ${reservation}
      union all select n.order_id from visits n where n.order_id = ${reservation} and n.reservation_id is null limit 1)
      and v.provider_id = ${providerId} and v.status <> 'reserved' for update`)
}

/** What a visit looks like that its clinic is asked about; whatever is done to it changes this. */
export function findSeen(db: Db, providerId: number, reservation: string) {
  return db.row<{ order_id: string; status: VisitStatus; seen: string }>(sql`
    select v.order_id, v.status, v.xmin::text || v.ctid::text as seen from visits v
    where v.provider_id = ${providerId} and v.status <> 'reserved'
      and (v.reservation_id = ${reservation} or (v.order_id = ${reservation} and v.reservation_id is null))`)
}

/** The visit with all that its clinic and its patient are told. */
export function findClinicsVisit(tx: Tx, orderId: string) {
  return tx.row<ClinicsVisit>(sql`
    select v.order_id, v.profile_id, v.account_id, v.reservation_id, v.clinic_ref, v.status, v.cancelled_by, v.created_at as asked_at,
           coalesce(a.phone, o.phone) as phone, coalesce(language_of(v.account_id), o.language, 'ru') as language, v.slot_id, v.starts_at, v.ends_at, 'visit' as taken_by, c.*, v.programme_id, g.coverer_code
    from visits v join booking_cards c on c.assignment_id = v.assignment_id
    left join accounts a on a.id = v.account_id left join phone_visits o on o.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    where v.order_id = ${orderId}`)
}

/** The same, locked. */
export async function lockClinicsVisit(tx: Tx, orderId: string): Promise<ClinicsVisit | undefined> {
  await tx.run(sql`select from visits where order_id = ${orderId} for update`)
  return findClinicsVisit(tx, orderId)
}

/** The visit that is being moved to this time: its clinic has been asked and has not answered. */
export function findMoveTo(db: Db, reservation: string) {
  return db.row<{ order_id: string }>(sql`select order_id from moves where hold_id = ${reservation}`)
}

/** 1: it is news. What has ended does not begin again; else the version decides, in whatever order they come. */
export function takeVisitVersion(tx: Tx, visit: { reservation: string; ended: boolean; version: number }, now: Date) {
  return tx.run(sql`
    insert into clinic_visit_versions as v (reservation_id, ended, version, at)
    values (${visit.reservation}, ${visit.ended}, ${visit.version}, ${now})
    on conflict (reservation_id) do update set ended = excluded.ended, version = excluded.version, at = excluded.at
    where (excluded.ended, excluded.version) > (v.ended, v.version)`)
}

export function dropVisitVersions(db: Db, before: Date) {
  return db.run(sql`delete from clinic_visit_versions where at < ${before}`)
}

/** The doctor at a branch whom a clinic calls so. */
export function findNamedAssignment(tx: Tx, providerId: number, name: string) {
  return tx.row<{ id: number; doctor_id: number }>(sql`
    select id, doctor_id from assignments where provider_id = ${providerId} and external_id = ${name}`)
}

/** What the clinic calls a doctor at a branch; undefined: nothing. */
export async function findNameOfAssignment(tx: Tx, assignmentId: number): Promise<string | undefined> {
  const row = await tx.row<{ external_id: string | null }>(sql`select external_id from assignments where id = ${assignmentId}`)
  return row?.external_id ?? undefined
}

export type ClinicsTime = { assignmentId: number; startsAt: string; endsAt: string }

/**
 * Takes the slots of a time for a visit that the clinic has put there: ours know it as free, or as the clinic's. No slot is as good: then the visit has
 * the time alone. `held`: another visit has it.
 */
export async function takeClinicsTime(
  tx: Tx,
  { assignmentId, startsAt, endsAt }: ClinicsTime
): Promise<{ slotId: string | null } | 'held'> {
  const slots = await tx.rows<{ id: string; taken_by: string | null }>(sql`
    select id, taken_by from slots
    where assignment_id = ${assignmentId} and starts_at >= ${startsAt} and starts_at < ${endsAt} and ends_at <= ${endsAt}
    order by id for update`)
  if (slots.some(slot => slot.taken_by === 'visit')) return 'held'
  if (slots.length === 0) return { slotId: null }
  const taken = await tx.rows<{ id: string; joined_to: string | null }>(sql`
    with first as (select id from slots where id = any (${slots.map(slot => slot.id)}::bigint[]) order by starts_at limit 1)
    update slots s set taken_by = 'visit', joined_to = nullif(first.id, s.id) from first
    where s.id = any (${slots.map(slot => slot.id)}::bigint[]) returning s.id, s.joined_to`)
  return { slotId: taken.find(slot => slot.joined_to === null)?.id ?? null }
}

/** A visit that ended keeps the place where its clinic says that it was. Another visit of the patient then is no news to the clinic. */
export function setClinicsTime(
  tx: Tx,
  orderId: string,
  time: ClinicsTime & { slotId: string | null; remindAt: Date | null },
  now: Date
): Promise<number> {
  return tx.run(sql`
    update visits set assignment_id = a.id, doctor_id = a.doctor_id, slot_id = ${time.slotId}, starts_at = ${time.startsAt}, ends_at = ${time.endsAt},
      overlap_allowed = true, remind_at = ${time.remindAt}, updated_at = ${now}, sequence = sequence + 1
    from assignments a where a.id = ${time.assignmentId} and order_id = ${orderId}`)
}

/** Ends a visit, or corrects how it ended. */
export function setEnd(tx: Tx, orderId: string, end: { status: 'cancelled' | 'done' | 'no_show'; reason: string | null }, now: Date) {
  return tx.run(sql`
    update visits set status = ${end.status}, cancelled_by = case when ${end.status} = 'cancelled' then 'clinic' end,
      cancel_reason = case when ${end.status} = 'cancelled' then ${end.reason}::text end, remind_at = null, updated_at = ${now}, sequence = sequence + 1
    where order_id = ${orderId}`)
}

export type RegistryVisit = ClinicsTime & { orderId: string; providerId: number; slotId: string | null }

/** A visit that the registry made; no account's until the owner of the phone takes it in. */
export function insertRegistryVisit(tx: Tx, visit: RegistryVisit, now: Date): Promise<number> {
  return tx.run(sql`
    insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
    select ${visit.orderId}::uuid, ${visit.providerId}::smallint, a.id, a.doctor_id, ${visit.slotId}::bigint, ${visit.startsAt}::timestamptz, ${visit.endsAt}::timestamptz,
      'created_manually', ${now}::timestamptz, ${now}::timestamptz
    from assignments a where a.id = ${visit.assignmentId}`)
}

/** Booked visits that hold any of these slots. */
export function findBookedOn(db: Db, slotIds: readonly string[]) {
  return db.rows<{ order_id: string }>(sql`
    select distinct v.order_id from slots s join visits v on v.slot_id = coalesce(s.joined_to, s.id)
    where s.id = any (${slotIds}::bigint[]) and is_confirmed(v.status) order by v.order_id`)
}
