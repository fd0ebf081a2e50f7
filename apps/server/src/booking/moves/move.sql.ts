// The rows that a move touches: the visit, the hold that keeps its new time while a clinic is asked, and the question itself.

import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../../store/store.ts'
import type { VisitRow } from '../../visit-record/visit-card.ts'

export type VisitToMove = VisitRow & {
  /** The first of its slots; null = it has none of ours. */
  slot_id: string | null
  programme_id: string | null
  gateway: string
}

/** A visit that the account may see, for its moving. */
export function findVisitToMove(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<VisitToMove>(sql`
    select ac.level, ac.rel_kind, p.first_name, c.*, v.slot_id, v.programme_id, r.gateway
    from visits v
    join visit_cards c on c.order_id = v.order_id
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    join profiles p on p.id = v.profile_id
    join providers r on r.id = v.provider_id
    where v.order_id = ${orderId} and v.hidden_at is null`)
}

export type LockedVisit = {
  status: VisitStatus
  starts_at: string
  slot_id: string | null
  may_book: boolean
  /** Where a clinic has been asked to move it to already. */
  asked_slot: string | null
}

/** The visit as it is once it is locked: whoever cancels or moves it waits. */
export async function lockVisitToMove(tx: Tx, accountId: string, day: Day, orderId: string) {
  await tx.run(sql`select from visits where order_id = ${orderId} for update`)
  return tx.row<LockedVisit>(sql`
    select v.status, v.starts_at, v.slot_id,
           exists (select from access_of(${accountId}, ${day}) a where a.profile_id = v.profile_id and allows(a.level, 'BOOK_VISITS')) as may_book,
           (select h.slot_id from moves m join visits h on h.order_id = m.hold_id where m.order_id = v.order_id) as asked_slot
    from visits v where v.order_id = ${orderId}`)
}

/** Takes all of these free slots, or none. The first is the one that the visit names, the others point at it. */
export async function takeSlots(tx: Tx, slotIds: readonly string[]): Promise<'taken' | 'busy'> {
  const taken = await tx.run(sql`
    with free as materialized (select id from slots where id = any (${slotIds}::bigint[]) and taken_by is null order by id for update)
    update slots s set taken_by = 'visit', joined_to = nullif(${slotIds[0]}::bigint, s.id) from free
    where s.id = free.id and (select count(*) from free) = cardinality(${slotIds}::bigint[])`)
  return taken > 0 ? 'taken' : 'busy'
}

/** Has the patient another visit in this stretch of time that was not said to be meant? */
export async function isElsewhere(tx: Tx, visit: { orderId: string; profileId: string }, time: NewTime): Promise<boolean> {
  const row = await tx.row<{ one: number }>(sql`
    select 1 as one from visits v
    where v.profile_id = ${visit.profileId} and v.order_id <> ${visit.orderId} and stands(v.status)
      and not v.overlap_allowed and tstzrange(v.starts_at, v.ends_at) && tstzrange(${time.startsAt}, ${time.endsAt})`)
  return row !== undefined
}

export type NewTime = {
  assignmentId: number
  slotIds: readonly string[]
  startsAt: string
  endsAt: string
  /** The patient said "at this time all the same". */
  overlapAllowed: boolean
}

type Known = { reservationId: string | null; clinicRef: string | null }

/** How the visit stands, and at which time, locked. */
export function lockVisitOfMove(tx: Tx, orderId: string) {
  return tx.row<{ status: VisitStatus; slot_id: string | null }>(sql`
    select status, slot_id from visits where order_id = ${orderId} for update`)
}

/** The visit is at its new time from here on; zero when it does not stand any more. `known`: how its clinic knows the new time. */
export function setTime(tx: Tx, orderId: string, time: NewTime, known: Known, remindAt: Date | null, now: Date) {
  return tx.run(sql`
    update visits set assignment_id = ${time.assignmentId}, slot_id = ${time.slotIds[0]}, starts_at = ${time.startsAt}, ends_at = ${time.endsAt},
      overlap_allowed = ${time.overlapAllowed}, reservation_id = ${known.reservationId}, clinic_ref = ${known.clinicRef}, remind_at = ${remindAt},
      updated_at = ${now}, sequence = sequence + 1
    where order_id = ${orderId} and is_confirmed(status)`)
}

export type Question = { orderId: string; holdId: string; accountId: string; byExchange: boolean; askedAt: Date; givesUpAt: Date }

/**
 * Keeps the taken slots for a visit that a clinic is asked to move there. Of no account: a hold of the mover's own is another thing. It would be
 * swept a day after the question is given up, should nobody end it.
 */
export async function insertQuestion(tx: Tx, question: Question, time: NewTime): Promise<void> {
  await tx.run(sql`
    insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, held_until, created_at, updated_at)
    select ${question.holdId}, v.provider_id, ${time.assignmentId}, v.doctor_id, ${time.slotIds[0]}, ${time.startsAt}, ${time.endsAt}, 'reserved',
      ${question.givesUpAt}::timestamptz + interval '1 day', ${question.askedAt}, ${question.askedAt}
    from visits v where v.order_id = ${question.orderId}`)
  await tx.run(sql`
    insert into moves (order_id, hold_id, account_id, by_exchange, starts_at, overlap_allowed, asked_at, gives_up_at)
    values (${question.orderId}, ${question.holdId}, ${question.accountId}, ${question.byExchange}, ${time.startsAt}, ${time.overlapAllowed},
      ${question.askedAt}, ${question.givesUpAt})`)
}

type Place = { order_id: string; assignment_id: number; slot_id: string; starts_at: string; ends_at: string }

export type MoveRow = Place & {
  /** The new time, as it is held. */
  hold: Place
  /** The clinic is asked to exchange the times, and not for a reservation of its own. */
  by_exchange: boolean
  clinic_ref: string | null
  reservation_id: string | null
  profile_id: string
  overlap_allowed: boolean
  gives_up_at: string
  account_id: string
  phone: string | null
  language: Language
  provider_code: string
  gateway: string
  branch_name: string
  branch_address: string
  old_branch_name: string
  programme_id: string | null
  coverer_code: string | null
}

/** A move whose clinic has not answered, with all that its gateway needs. */
export function findMove(db: Db, orderId: string) {
  return db.row<MoveRow>(sql`
    select v.order_id, v.assignment_id, v.slot_id, v.starts_at, v.ends_at, v.clinic_ref, v.reservation_id, v.profile_id, m.by_exchange, m.overlap_allowed, m.gives_up_at,
           json_build_object('order_id', h.order_id, 'assignment_id', h.assignment_id, 'slot_id', h.slot_id::text,
             'starts_at', trim('"' from instant_json(h.starts_at)), 'ends_at', trim('"' from instant_json(h.ends_at))) as hold,
           m.account_id, a.phone, language_of(m.account_id) as language, c.provider_code, c.gateway, c.branch_name, c.branch_address,
           o.branch_name as old_branch_name, v.programme_id, g.coverer_code
    from moves m
    join visits v on v.order_id = m.order_id
    join visits h on h.order_id = m.hold_id
    join booking_cards c on c.assignment_id = h.assignment_id
    join booking_cards o on o.assignment_id = v.assignment_id
    join accounts a on a.id = m.account_id
    left join programmes g on g.id = v.programme_id
    where m.order_id = ${orderId}`)
}

/** The question is over, whoever ends it first; undefined when somebody has. Its hold goes too, the slots of it are still taken. */
export function endQuestion(tx: Tx, orderId: string, holdId: string) {
  return tx.row<{ sms_promised: boolean }>(sql`
    with over as (delete from moves where order_id = ${orderId} and hold_id = ${holdId} returning hold_id, sms_promised),
      dropped as (delete from visits h using over where h.order_id = over.hold_id and h.status = 'reserved')
    select over.sms_promised from over`)
}

/** Somebody was told that the clinic has not answered: the outcome comes by SMS. */
export function promiseOutcome(db: Db, orderId: string) {
  return db.run(sql`update moves set sms_promised = true where order_id = ${orderId}`)
}

/** The slots of a hold after it: all of them, the first by its id. */
export function giveBackTo(tx: Tx, slotId: string, takenBy: 'clinic' | null) {
  return tx.run(sql`
    update slots set taken_by = ${takenBy}, joined_to = null where (id = ${slotId} or joined_to = ${slotId}) and taken_by = 'visit'`)
}

/** [4.74] Takes a visit out of the list; says whose it is, and from when on that may be done. */
export function findVisitToHide(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<{ profile_id: string; starts_at: string; level: AccessLevel }>(sql`
    select v.profile_id, v.starts_at, ac.level
    from visits v join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    where v.order_id = ${orderId} and v.status <> 'reserved' and allows(ac.level, 'BOOK_VISITS')`)
}

export function hideVisit(tx: Tx, orderId: string, now: Date) {
  return tx.run(sql`update visits set hidden_at = ${now} where order_id = ${orderId} and hidden_at is null`)
}
