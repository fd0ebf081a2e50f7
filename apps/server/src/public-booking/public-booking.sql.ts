import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { VisitStatus } from '@vizit/rules/visits'
import type { Effort } from '../outside/captcha/human-work.ts'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { ShownAtSite } from '../visit-record/phone-visits.ts'
import type { PublicSlot } from './takes-visits.ts'

// ── The human check ──────────────────────────────────────────────────────────────────────────────────────────────────────

export async function isProvider(db: Db, code: string): Promise<boolean> {
  return (await db.row(sql`select 1 as one from providers where code = ${code}`)) !== undefined
}

/** A check, with the work that the browser is given for it, if any. */
export function addCheck(
  db: Db,
  check: { id: string; addressHash: Buffer; work: { challenge: string; effort: Effort } | null },
  now: Date,
  workSeconds: number
): Promise<number> {
  const { id, addressHash, work } = check
  return db.run(sql`
    insert into site_checks (id, created_at, address_hash, challenge, effort, work_until)
    values (${id}, ${now}, ${addressHash}, ${work?.challenge ?? null}, ${work?.effort ?? null}::smallint,
            ${now}::timestamptz + make_interval(secs => ${workSeconds}::int))`)
}

/** Asked within the last hour and not used up. */
export async function isCheckOpen(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db.row(sql`
    select 1 as one from site_checks where id = ${id} and used_at is null and created_at > ${now}::timestamptz - interval '1 hour'`)
  return row !== undefined
}

/** A new picture; the former is void. */
export function setPicture(db: Db, id: string, answer: Buffer, now: Date, seconds: number): Promise<number> {
  return db.run(sql`
    update site_checks set answer = ${answer}, tries = 0, until = ${now}::timestamptz + make_interval(secs => ${seconds}::int)
    where id = ${id} and used_at is null`)
}

export function setChallenge(db: Db, id: string, challenge: string, now: Date, seconds: number): Promise<number> {
  return db.run(sql`
    update site_checks set challenge = ${challenge}, effort = null, until = ${now}::timestamptz + make_interval(secs => ${seconds}::int)
    where id = ${id} and used_at is null`)
}

/** Counts one try of the picture, before anything is compared. */
export function spendPictureTry(db: Db, id: string, now: Date, most: number): Promise<{ answer: Buffer } | undefined> {
  return db.row(sql`
    update site_checks set tries = tries + 1
    where id = ${id} and used_at is null and answer is not null and until > ${now} and tries < ${most} returning answer`)
}

/** `effort`: of the work that the check began with; null for a challenge instead of the picture. */
export type TakenChallenge = { challenge: string; effort: Effort | null; address_hash: Buffer | null }

/** Takes the challenge away before its solution is looked at: it is good for one try. */
export function takeChallenge(db: Db, id: string, now: Date): Promise<TakenChallenge | undefined> {
  return db.row<TakenChallenge>(sql`
    with asked as (
      select id, challenge, effort, address_hash from site_checks
      where id = ${id} and used_at is null and challenge is not null
        and case when effort is null then until else work_until end > ${now} for update)
    update site_checks c set challenge = null from asked where c.id = asked.id
    returning asked.challenge, asked.effort, asked.address_hash`)
}

/** Of several right answers one gets a row. */
export function useCheckUp(db: Db, id: string, now: Date): Promise<number> {
  return db.run(sql`update site_checks set used_at = ${now} where id = ${id} and used_at is null`)
}

export function sweepChecks(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from site_checks where created_at < ${now}::timestamptz - interval '1 day'`)
}

// ── The booking ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The slot of this doctor with all that judges a booking at the site. */
export function findPublicSlot(db: Db, slotId: string, doctorId: string) {
  return db.row<PublicSlot & { site_open: boolean }>(sql`
    select s.id as slot_id, s.starts_at, s.ends_at, s.taken_by, c.*, b.public_booking_enabled as site_open
    from slots s join booking_cards c on c.assignment_id = s.assignment_id join branches b on b.id = c.branch_id
    where s.id = ${slotId} and c.doctor_id = ${doctorId}::bigint and not c.is_gone`)
}

export type SiteOrder = {
  order_id: string
  provider_code: string
  phone: string | null
  /** Of the page that it was booked at. */
  language: Language
  proven: boolean
  shown: ShownAtSite | null
  status: VisitStatus
  held_until: string | null
  doctor_id: number
  starts_at: string
  ends_at: string
  doctor_name: string
  speciality: string
  branch_name: string
  branch_address: string
  branch_phones: string
  room: string
  price: number | null
}

/** A booking of a site, held or made. */
export function findSiteOrder(db: Db, orderId: string) {
  return db.row<SiteOrder>(sql`
    select v.order_id, c.provider_code, o.phone, o.language, o.proven_at is not null as proven, o.shown, v.status, v.held_until, v.doctor_id, v.starts_at, v.ends_at,
           c.doctor_name, c.speciality, c.branch_name, c.branch_address, c.branch_phones, c.room, c.price
    from phone_visits o join visits v on v.order_id = o.order_id join booking_cards c on c.assignment_id = v.assignment_id
    where o.order_id = ${orderId} and o.way = 'site'`)
}

/** Bookings at sites for one day of a doctor stand in a row, so that their share is counted by one at a time. */
export function lockDoctorsDay(tx: Tx, doctorId: number, day: Day): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${doctorId} ${day}`}, 23))`)
}

export type SiteShare = { times: number; taken: number; sharePercent: number }

/** The times of a doctor in a stretch, at all branches, and how many of them sites have: a hold that has ended has none. */
export async function findSiteShare(tx: Tx, input: { doctorId: number; from: Date; to: Date; now: Date }): Promise<SiteShare> {
  const row = await tx.row<{ times: number; taken: number; share_percent: number }>(sql`
    select count(*)::int as times, count(o.order_id)::int as taken, min(p.site_share_percent)::int as share_percent
    from assignments a
    join providers p on p.id = a.provider_id
    join slots s on s.assignment_id = a.id
    left join visits v on v.slot_id = s.id and keeps_time(v.status)
      and (v.held_until is null or v.held_until > ${input.now})
    left join phone_visits o on o.order_id = v.order_id and o.way = 'site'
    where a.doctor_id = ${input.doctorId} and s.starts_at >= ${input.from} and s.starts_at < ${input.to}`)
  return { times: row?.times ?? 0, taken: row?.taken ?? 0, sharePercent: row?.share_percent ?? 100 }
}

/** The visits ahead that were made at sites with this phone: taken in by an account or not. */
export async function countAhead(db: Db, phone: string, doctorId: number, now: Date): Promise<{ atDoctor: number; inAll: number }> {
  const row = await db.row<{ at_doctor: number; in_all: number }>(sql`
    select count(*)::int as in_all, (count(*) filter (where v.doctor_id = ${doctorId}))::int as at_doctor
    from phone_visits o join visits v on v.order_id = o.order_id
    where o.phone = ${phone} and o.way = 'site' and o.proven_at is not null and v.ends_at > ${now}
      and stands(v.status)`)
  return { atDoctor: row?.at_doctor ?? 0, inAll: row?.in_all ?? 0 }
}
