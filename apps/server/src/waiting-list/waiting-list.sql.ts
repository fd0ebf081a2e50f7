import type { WaitingRequest } from '@vizit/contract/waiting-list'
import type { Day } from '@vizit/rules/days'
import { AFTERNOON_FROM, EVENING_FROM, type PartOfDay } from '@vizit/rules/slots'
import type { DayTimes } from '@vizit/rules/time-range'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Ids of rows as texts; null where any would do. */
export type Target = { doctorId: string | null; serviceId: string | null; branchId: string | null; specialityId: string | null }
export type NewWaitingRequest = Target & {
  id: string
  accountId: string
  profileId: string
  from: Day
  to: Day
  parts: readonly PartOfDay[]
  times: DayTimes | null
}

/** Whoever changes the requests of an account waits here for whoever came before. */
export function lockAccount(tx: Tx, accountId: string): Promise<number> {
  return tx.run(sql`select from accounts where id = ${accountId} for no key update`)
}

/** The patient whom the account may book for; no row for anybody else. */
export function findPatient(db: Db, accountId: string, day: Day, profileId: string) {
  return db.row<{ birthday: Day | null }>(sql`
    select p.birthday from access_of(${accountId}, ${day}) a join profiles p on p.id = a.profile_id
    where a.profile_id = ${profileId} and allows(a.level, 'BOOK_VISITS')`)
}

/** How many assignments the target means, and how many of them are booked online at all. */
export function countAssignments(db: Db, target: Target) {
  return db.row<{ all: number; online: number }>(sql`
    select count(*)::int as all, (count(*) filter (where c.online_booking <> 'registry-only'))::int as online
    from chosen_assignments('all', null, ${target.branchId}::bigint, ${target.specialityId}::bigint, ${target.doctorId}::bigint, ${target.serviceId}::bigint) a
    join booking_cards c on c.assignment_id = a.id
    where ${target.serviceId}::bigint is null or exists (select from services s where s.id = ${target.serviceId}::bigint and not s.hidden)`)
}

export type DoctorAges = {
  adult: boolean
  children: boolean
  adult_age: number | null
  adult_age_to: number | null
  children_age: number | null
  children_age_to: number | null
}

type FreeRow = DoctorAges & { slot_id: string; starts_at: string }

/** The soonest times that would do already. */
export function findFree(db: Db, request: NewWaitingRequest, after: Date) {
  return db.rows<FreeRow>(sql`
    select f.slot_id, f.starts_at, c.adult, c.children, c.adult_age, c.adult_age_to, c.children_age, c.children_age_to
    from fitting_slots(${request.profileId}::uuid, ${request.doctorId}::int, ${request.serviceId}::int, ${request.branchId}::int, ${request.specialityId}::int,
      ${request.from}::date, ${request.to}::date, ${after}::timestamptz) f
    join booking_cards c on c.assignment_id = f.assignment_id
    where suits_request(f.starts_at, ${request.times?.from ?? null}::time, ${request.times?.to ?? null}::time, ${request.parts}::text[],
      ${AFTERNOON_FROM}::time, ${EVENING_FROM}::time)
    order by f.starts_at, f.slot_id limit 200`)
}

/** Writes the request, or changes the days and hours of the same one that waits. `inserted`: it is new. */
export function putRequest(tx: Tx, request: NewWaitingRequest, now: Date) {
  return tx.row<{ id: string; inserted: boolean }>(sql`
    insert into waiting_requests as w (id, account_id, profile_id, doctor_id, service_id, branch_id, speciality_id, from_day, to_day, parts, from_time, to_time, state, created_at)
    values (${request.id}, ${request.accountId}, ${request.profileId}, ${request.doctorId}::int, ${request.serviceId}::int, ${request.branchId}::int, ${request.specialityId}::int,
      ${request.from}, ${request.to}, ${request.parts}::text[], ${request.times?.from ?? null}::time, ${request.times?.to ?? null}::time, 'waiting', ${now})
    on conflict (account_id, profile_id, doctor_id, service_id, branch_id, speciality_id) where state = 'waiting'
    do update set from_day = excluded.from_day, to_day = excluded.to_day, parts = excluded.parts,
      from_time = excluded.from_time, to_time = excluded.to_time
    returning w.id, (w.xmax = 0) as inserted`)
}

export async function countWaiting(tx: Tx, accountId: string): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from waiting_requests where account_id = ${accountId} and state = 'waiting'`
  )
  return row?.count ?? 0
}

/** Takes it out of the list, with what was offered. The patient, or no row: it is not the account's. */
export function deleteRequest(tx: Tx, accountId: string, id: string) {
  return tx.row<{ profile_id: string }>(
    sql`delete from waiting_requests where id = ${id} and account_id = ${accountId} returning profile_id`
  )
}

type RequestRow = Omit<WaitingRequest, 'profileId' | 'patientName' | 'orderId' | 'createdAt'> & {
  profile_id: string
  first_name: string
  visit_id: string | null
  created_at: string
}

function asRequest({ profile_id, first_name, visit_id, created_at, ...said }: RequestRow): WaitingRequest {
  return { ...said, profileId: profile_id, patientName: first_name, orderId: visit_id, createdAt: created_at }
}

/** Those of the account whose patient it may still book for. What has come true or is over by now is said so, whether the sweep has come by or not. */
export async function findRequests(db: Db, accountId: string, day: Day, now: Date): Promise<WaitingRequest[]> {
  const rows = await db.rows<RequestRow>(sql`
    with own as materialized (
      select w.*, case when w.state = 'waiting' then visit_of_request(w) else w.order_id end as visit_id
      from access_of(${accountId}, ${day}) a
      join waiting_requests w on w.profile_id = a.profile_id and w.account_id = ${accountId}
      where allows(a.level, 'BOOK_VISITS')),
    told as materialized (
      select w.*, o.offer,
             case when w.state <> 'waiting' then w.state when w.visit_id is not null then 'booked' when w.to_day < ${day} then 'expired'
                  when o.offer is not null then 'offered' else 'waiting' end as told_state
      from own w left join lateral (
        select json_build_object('timetableId', o.slot_id::text, 'startDate', trim('"' from instant_json(o.starts_at)), 'branchName', c.branch_name,
          'until', trim('"' from instant_json(o.ends_at))) as offer
        from waiting_offers o join slots f on f.id = o.slot_id join booking_cards c on c.assignment_id = f.assignment_id
        where o.request_id = w.id and o.state = 'open' and o.ends_at > ${now} and f.taken_by is null) o on true)
    select w.id, w.profile_id, p.first_name,
           case when d.id is not null then json_build_object('id', d.id::text, 'name', d.full_name) end as doctor,
           case when s.id is not null then json_build_object('id', s.id::text, 'name', s.name) end as service,
           case when b.id is not null then json_build_object('id', b.id::text, 'name', b.name) end as branch,
           case when e.id is not null then json_build_object('id', e.id::text, 'name', e.name) end as speciality,
           w.from_day as "from", w.to_day as "to", w.parts,
           case when w.from_time is not null then json_build_object('from', left(w.from_time::text, 5), 'to', left(w.to_time::text, 5)) end as times,
           w.told_state as state,
           case when w.told_state = 'offered' then w.offer end as offer, w.visit_id, w.created_at
    from told w
    join profiles p on p.id = w.profile_id
    left join doctors d on d.id = w.doctor_id
    left join services s on s.id = w.service_id
    left join branches b on b.id = w.branch_id
    left join specialities e on e.id = coalesce(w.speciality_id, d.speciality_id)
    order by w.told_state in ('booked', 'expired'), w.ended_at desc, w.created_at, w.id`)
  return rows.map(asRequest)
}
