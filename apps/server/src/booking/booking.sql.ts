import type { AccessLevel } from '@vizit/rules/access'
import { type Day, minskDay } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, lacks, sql, type Tx } from '../store/store.ts'
import type { ServiceRow } from './service-slots.sql.ts'

/** What a booking is judged by: the slot, its doctor and clinic, the account, the patient. One row, one round trip. */
export type BookingRow = {
  slot_id: string
  starts_at: string
  ends_at: string
  taken_by: 'visit' | 'clinic' | null
  assignment_id: number
  room: string
  price: number | null
  doctor_id: number
  doctor_name: string
  speciality: string
  adult: boolean
  children: boolean
  adult_age: number | null
  adult_age_to: number | null
  children_age: number | null
  children_age_to: number | null
  online_booking: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only'
  speciality_id: number
  branch_id: number
  town_id: number
  branch_name: string
  branch_address: string
  branch_phones: string
  branch_open: boolean
  centre_id: number
  provider_id: number
  provider_code: string
  gateway: string
  provider_open: boolean
  forbidden: boolean
  hold_minutes: number
  answers_by: string | null
}

/** The slot with its doctor and clinic. */
export function findSlot(db: Db, slotId: string, assignmentId: string) {
  return db.row<BookingRow>(sql`
    select s.id as slot_id, s.starts_at, s.ends_at, s.taken_by, c.*
    from slots s join booking_cards c on c.assignment_id = s.assignment_id
    where s.id = ${slotId} and s.assignment_id = ${assignmentId} and not c.is_gone`)
}

type DoctorRow = Omit<BookingRow, 'slot_id' | 'starts_at' | 'ends_at' | 'taken_by'>
/** The doctor and clinic of an assignment, without a slot. */
export function findAssignment(db: Db, assignmentId: string) {
  return db.row<DoctorRow>(sql`select * from booking_cards where assignment_id = ${assignmentId}`)
}

/** Frees the slot of a visit, with those that its service joined to it. */
export function freeSlot(tx: Tx, slotId: string) {
  return tx.run(sql`
    update slots set taken_by = null, joined_to = null where (id = ${slotId} or joined_to = ${slotId}) and taken_by = 'visit'`)
}

/** A refusal of the clinic: the place is taken on its side. Of several slots it does not say which: the others are free again. */
export function markTakenByClinic(tx: Tx, slotId: string) {
  return tx.run(sql`
    update slots set taken_by = case when id = ${slotId} then 'clinic' end, joined_to = null where id = ${slotId} or joined_to = ${slotId}`)
}

export type NewVisit = {
  orderId: string
  /** Null: made at a clinic's site, by a phone. */
  accountId: string | null
  profileId: string | null
  row: BookingRow
  /** Null: the slot is booked as it is. */
  service: ServiceRow | null
  status: 'reserved' | 'pending' | 'booked'
  heldUntil: Date | null
  overlapAllowed: boolean
  clientNote: string | null
  /** Who pays; null = the patient */
  programmeId: string | null
  remindAt: Date | null
  now: Date
}

/** Takes a free slot and writes its visit in one step: the row of the slot decides, one wins. Returns whether it was free. */
export async function insertVisit(tx: Tx, visit: NewVisit): Promise<'taken' | 'busy'> {
  return (await writeVisit(tx, visit, false)) === 1 ? 'taken' : 'busy'
}

/** The same, where all that is sent together with it is to be undone when the slot is not free: it fails then (`isSlotTaken`). */
export async function insertVisitOfFreeSlot(tx: Tx, visit: NewVisit): Promise<void> {
  await writeVisit(tx, visit, true)
}

/** `mustBeFree`: a slot that is not free gives no start, without which the table takes no visit. */
function writeVisit(tx: Tx, visit: NewVisit, mustBeFree: boolean): Promise<number> {
  const { row } = visit
  return tx.run(sql`
    with taken as (update slots set taken_by = 'visit' where id = ${row.slot_id} and taken_by is null returning id, starts_at, ends_at)
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, held_until,
      overlap_allowed, client_note, programme_id, remind_at, created_at, updated_at)
    select ${visit.orderId}::uuid, ${visit.accountId}::uuid, ${visit.profileId}::uuid, ${row.provider_id}::smallint, ${row.assignment_id}::int,
      ${row.doctor_id}::int, id, starts_at, ends_at, ${visit.status}::text, ${visit.heldUntil}::timestamptz, ${visit.overlapAllowed}::boolean,
      ${visit.clientNote}::text, ${visit.programmeId}::text, ${visit.remindAt}::timestamptz, ${visit.now}::timestamptz, ${visit.now}::timestamptz
    from (select) asked left join taken on true
    where taken.id is not null or ${mustBeFree}::boolean`)
}

/** True when `insertVisitOfFreeSlot` failed because the slot is not free. */
export function isSlotTaken(error: unknown): boolean {
  return lacks(error, 'visits', 'starts_at')
}

/**
 * The account's own active visit of this patient on this slot, for this service or none, locked: what a retry of a lost answer finds. While it is pending, it is noted
 * that the outcome is to be told by SMS.
 */
export function promiseSms(tx: Tx, accountId: string, slotId: string, profileId: string, serviceId: number | null) {
  return tx.row<{ order_id: string; status: 'pending' | 'booked'; ends_at: string }>(sql`
    update visits set sms_promised = (sms_promised or status = 'pending')
    where account_id = ${accountId} and slot_id = ${slotId} and profile_id = ${profileId}
      and service_id is not distinct from ${serviceId} and status in ('pending', 'booked')
    returning order_id, status, ends_at`)
}

/** The programme that pays, with its company; null = the patient. */
type PaidRow = { programme_id: string | null; coverer_code: string | null }

export type SettlingRow = BookingRow &
  PaidRow & {
    order_id: string
    /** Null, as the account is: a visit that a phone made at a site. */
    profile_id: string | null
    account_id: string | null
    phone: string | null
    /** In which whoever has the phone is written to. */
    language: Language
    clinic_ref: string | null
    asked_at: string
  }

/** A pending visit with all that the clinic's gateway needs. */
export function findPending(db: Db, orderId: string) {
  return db.row<SettlingRow>(sql`
    select v.order_id, v.profile_id, v.account_id, v.clinic_ref, v.created_at as asked_at, coalesce(a.phone, o.phone) as phone, coalesce(language_of(v.account_id), o.language, 'ru') as language, v.slot_id, v.starts_at, v.ends_at, 'visit' as taken_by, c.*,
           v.programme_id, g.coverer_code
    from visits v join booking_cards c on c.assignment_id = v.assignment_id
    left join accounts a on a.id = v.account_id left join phone_visits o on o.order_id = v.order_id
    left join programmes g on g.id = v.programme_id
    where v.order_id = ${orderId} and v.status = 'pending'`)
}

/**
 * Who is told by SMS what became of the question: who booked, for as long as they may see the visits of its patient; after that the patient, where that is
 * somebody with an account of their own, or nobody. What a phone made at a site is told to that phone.
 */
export async function findWhoWaits(tx: Tx, orderId: string, now: Date) {
  const row = await tx.row<{ account_id: string | null; phone: string | null; language: Language }>(sql`
    select a.id as account_id, case when v.account_id is null then coalesce(a.phone, o.phone) else a.phone end as phone,
           coalesce(language_of(a.id), o.language, 'ru') as language
    from visits v
    cross join lateral (select told_of_visit(v.account_id, v.profile_id, ${minskDay(now)}::date) as account_id offset 0) h
    left join accounts a on a.id = h.account_id left join phone_visits o on o.order_id = v.order_id
    where v.order_id = ${orderId}`)
  return row!
}

/** Moves a pending visit on; undefined when somebody else has. */
export function settle(
  tx: Tx,
  orderId: string,
  status: 'booked' | 'failed',
  facts: { clinicRef: string | null; reason: string | null; remindAt: Date | null; now: Date }
) {
  return tx.row<{ sms_promised: boolean }>(sql`
    update visits set status = ${status}, clinic_ref = ${facts.clinicRef}, cancel_reason = ${facts.reason}, remind_at = ${facts.remindAt},
      updated_at = ${facts.now}, sequence = sequence + 1
    where order_id = ${orderId} and status = 'pending'
    returning sms_promised`)
}

export type CancelRow = BookingRow &
  PaidRow & {
    order_id: string
    profile_id: string
    status: VisitStatus
    reservation_id: string | null
    clinic_ref: string | null
    level: AccessLevel
  }

type CancelledRow = {
  assignment_id: number
  slot_id: string | null
  starts_at: string
  ends_at: string
  reservation_id: string | null
  clinic_ref: string | null
  /** What it was until now. */
  was: VisitStatus
}

/** A visit that the account may see, for its cancelling. */
export function findVisitToCancel(db: Db, accountId: string, day: Day, ids: { orderId: string; assignmentId: string; profileId: string }) {
  return db.row<CancelRow>(sql`
    select v.order_id, v.profile_id, v.status, v.reservation_id, v.clinic_ref, ac.level, v.slot_id, v.starts_at, v.ends_at, 'visit' as taken_by, c.*,
           v.programme_id, g.coverer_code
    from visits v
    left join programmes g on g.id = v.programme_id
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    join booking_cards c on c.assignment_id = v.assignment_id
    where v.order_id = ${ids.orderId} and v.assignment_id = ${ids.assignmentId} and v.profile_id = ${ids.profileId} and v.hidden_at is null
      and v.status <> 'reserved'`)
}

/** Cancels a visit that stands; undefined when it does not. Gives where it was: it may have been moved since it was looked at. */
export function setCancelled(tx: Tx, orderId: string, by: 'patient' | 'clinic' | 'product', now: Date) {
  return tx.row<CancelledRow>(sql`
    update visits v set status = 'cancelled', cancelled_by = ${by}, updated_at = ${now}, sequence = sequence + 1
    from (select order_id, status from visits where order_id = ${orderId} and stands(status) for update) b where v.order_id = b.order_id
    returning v.assignment_id, v.slot_id, v.starts_at, v.ends_at, v.reservation_id, v.clinic_ref, b.status as was`)
}

export function findStatus(db: Db, orderId: string) {
  return db.row<{ status: VisitStatus }>(sql`select status from visits where order_id = ${orderId}`)
}
