import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { type Db, sql } from '../store/store.ts'
import type { AcceptedText } from '../visit-record/phone-visits.ts'

export type WaitingRow = {
  order_id: string
  om_id: string
  phone: string
  way: 'site' | 'registry'
  last_name: string
  first_name: string
  middle_name: string
  birthday: Day
  sex: Sex
  email: string | null
  accepted: AcceptedText[]
  made_at: string
  taken_in: boolean
  put_off: boolean
  starts_at: string
  ends_at: string
  status: 'pending' | 'booked' | 'created_manually'
  assignment_id: number
  provider_code: string
  speciality: string
  doctor_id: number
  doctor_name: string
  branch_id: number
  branch_name: string
  branch_address: string
  room: string
}

/**
 * What the account's phone has: visits to come that nobody has taken in, the next first, and those that this very account has. One that a site made
 * counts once its phone was proven.
 */
export function findWaiting(db: Db, accountId: string, now: Date) {
  return db.rows<WaitingRow>(sql`
    select o.order_id, o.om_id, o.phone, o.way, o.last_name, o.first_name, o.middle_name, o.birthday, o.sex, o.email, o.accepted,
           coalesce(o.proven_at, o.created_at) as made_at, o.account_id is not null as taken_in, o.put_off_at is not null as put_off,
           v.starts_at, v.ends_at, v.status, v.assignment_id, c.provider_code, c.speciality, c.doctor_id, c.doctor_name, c.branch_id, c.branch_name,
           c.branch_address, c.room
    from accounts a
    join phone_visits o on o.phone = a.phone
    join visits v on v.order_id = o.order_id
    join booking_cards c on c.assignment_id = v.assignment_id
    where a.id = ${accountId} and (o.account_id is null or o.account_id = a.id) and (o.way = 'registry' or o.proven_at is not null)
      and v.starts_at > ${now} and stands(v.status)
    order by v.starts_at, o.order_id`)
}

export type PersonRow = {
  profile_id: string
  rel_kind: string
  level: AccessLevel
  full_name: string
  birthday: Day | null
  has_account: boolean
  /** A programme pays for the person: it knows them by these very data [6.39]. */
  covered: boolean
  consented: boolean
}

/** Everyone whom the account may see, oneself first. */
export function findPeople(db: Db, accountId: string, day: Day) {
  return db.rows<PersonRow>(sql`
    select x.profile_id, x.rel_kind, x.level, trim(p.last_name || ' ' || p.first_name || ' ' || p.middle_name) as full_name, p.birthday,
           exists (select from accounts a where a.profile_id = p.id) as has_account,
           exists (select from person_programmes(p.id, ${day}) g where g.state = 'ACTIVE') as covered,
           exists (select from consents c where c.profile_id = p.id and c.kind = 'personal-data' and c.withdrawn_at is null) as consented
    from access_of(${accountId}, ${day}) x join profiles p on p.id = x.profile_id
    order by x.rel_kind <> 'ME', x.profile_id`)
}

export type MailRow = { address: string; usage: 'PRIMARY' | 'BACKUP'; confirmed: boolean }

export function findAddresses(db: Db, accountId: string) {
  return db.rows<MailRow>(sql`
    select address, usage, confirmed_at is not null as confirmed from emails where account_id = ${accountId} order by confirmed_at is null`)
}

/** When the phone of the account was last proven by a code, as far as its sessions tell. */
export async function findLastSignIn(db: Db, accountId: string): Promise<Date> {
  const row = await db.row<{ at: string | null }>(sql`
    select max(created_at) as at from sessions where account_id = ${accountId} and access = 'full'`)
  return new Date(row?.at ?? 0)
}
