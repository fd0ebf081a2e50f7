// The sweep of each minute: what has become of requests and offers, and which free times would do for those who wait.
import type { Day } from '@vizit/rules/days'
import { AFTERNOON_FROM, EVENING_FROM } from '@vizit/rules/slots'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { DoctorAges } from './waiting-list.sql.ts'

/** One sweep at a time, so that no more than five are told of one time. */
export function waitForTurn(tx: Tx): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('waiting-list'))`)
}

/** Ends the requests whose last day is over. `accountId` null: of everybody. */
export function expireRequests(db: Db, accountId: string | null, today: Day, now: Date): Promise<number> {
  return db.run(sql`
    update waiting_requests set state = 'expired', ended_at = ${now}
    where state = 'waiting' and to_day < ${today} and (${accountId}::uuid is null or account_id = ${accountId}::uuid)`)
}

/** Ends the requests that have come true. */
export function fulfilRequests(db: Db, accountId: string | null, now: Date): Promise<number> {
  return db.run(sql`
    update waiting_requests w set state = 'booked', order_id = found.order_id, ended_at = ${now}
    from (
      select w.id, visit_of_request(w) as order_id from waiting_requests w
      where w.state = 'waiting' and (${accountId}::uuid is null or w.account_id = ${accountId}::uuid) offset 0) found
    where w.id = found.id and w.state = 'waiting' and found.order_id is not null`)
}

/**
 * Ends the offers whose time to answer is over, and those whose slot somebody has; a slot that is only held is not taken yet. One that could not be
 * told, because the slot was not free at that moment, may be told again.
 */
export async function endOffers(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`
    update waiting_offers o set state = 'taken'
    where o.state = 'open' and exists (select from notifications n where n.dedupe = 'slot-free:' || o.id and n.state = 'gave-up')`)
  await tx.run(sql`update waiting_offers set state = 'over' where state = 'open' and ends_at <= ${now}`)
  await tx.run(sql`
    update waiting_offers o set state = 'taken'
    from waiting_requests w
    where w.id = o.request_id and (o.state = 'open' or o.state = 'over' and w.state = 'waiting') and not exists (
      select from slots s where s.id = o.slot_id and (s.taken_by is null or exists (
        select from visits h where h.slot_id = coalesce(s.joined_to, s.id) and h.status = 'reserved')))`)
}

/** How many have been told of a time and may still answer. */
export function findTold(tx: Tx): Promise<{ slot_id: string; count: number }[]> {
  return tx.rows(sql`select slot_id, count(*)::int as count from waiting_offers where state = 'open' group by slot_id`)
}

export type CandidateRow = DoctorAges & {
  request_id: string
  account_id: string
  birthday: Day | null
  slot_id: string
  starts_at: string
  branch_name: string
}

/** Those who wait, in the order in which they asked, each with the soonest free times that they were not told of. */
export function findCandidates(
  tx: Tx,
  facts: { today: Day; dayStart: Date; after: Date; aDay: number; times: number }
): Promise<CandidateRow[]> {
  return tx.rows<CandidateRow>(sql`
    with waiting as materialized (
      select w.* from waiting_requests w
      where w.state = 'waiting' and not exists (select from waiting_offers o where o.request_id = w.id and o.state = 'open')
        and (select count(*) from waiting_offers o where o.request_id = w.id and o.offered_at >= ${facts.dayStart}) < ${facts.aDay}::int)
    select w.id as request_id, w.account_id, p.birthday, f.slot_id, f.starts_at, c.branch_name,
           c.adult, c.children, c.adult_age, c.adult_age_to, c.children_age, c.children_age_to
    from waiting w
    join profiles p on p.id = w.profile_id
    cross join lateral (
      select f.* from fitting_slots(w.profile_id, w.doctor_id, w.service_id, w.branch_id, w.speciality_id, w.from_day, w.to_day, ${facts.after}::timestamptz) f
      where suits_request(f.starts_at, w.from_time, w.to_time, w.parts, ${AFTERNOON_FROM}::time, ${EVENING_FROM}::time)
        and not exists (select from waiting_offers o where o.request_id = w.id and o.slot_id = f.slot_id and o.state <> 'taken')
      order by f.starts_at, f.slot_id limit ${facts.times}::int) f
    join booking_cards c on c.assignment_id = f.assignment_id
    where exists (
      select from access_of(w.account_id, ${facts.today}) x where x.profile_id = w.profile_id and allows(x.level, 'BOOK_VISITS'))
    order by w.created_at, w.id, f.starts_at, f.slot_id`)
}

export type NewOffer = { id: string; requestId: string; accountId: string; slotId: string; startsAt: string; endsAt: Date }

export function addOffers(tx: Tx, offers: readonly NewOffer[], now: Date): Promise<number> {
  const column = <K extends keyof NewOffer>(name: K) => offers.map(offer => offer[name])
  return tx.run(sql`
    insert into waiting_offers (id, request_id, account_id, slot_id, starts_at, offered_at, ends_at, state)
    select t.id, t.request_id, t.account_id, t.slot_id, t.starts_at, ${now}::timestamptz, t.ends_at, 'open'
    from unnest(${column('id')}::uuid[], ${column('requestId')}::uuid[], ${column('accountId')}::uuid[], ${column('slotId')}::bigint[],
      ${column('startsAt')}::timestamptz[], ${column('endsAt')}::timestamptz[]) t (id, request_id, account_id, slot_id, starts_at, ends_at)`)
}

/** Drops ended requests, with what was offered. */
export function sweepRequests(db: Db, before: Date): Promise<number> {
  return db.run(sql`delete from waiting_requests where ended_at < ${before}`)
}
