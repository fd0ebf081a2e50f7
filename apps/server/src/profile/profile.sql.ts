import type { Day } from '@vizit/rules/days'
import type { CovererKind } from '@vizit/rules/programme'
import type { KnownPerson } from '@vizit/rules/seen-person'
import { type Db, sql, type Tx } from '../store/store.ts'

export type ProfileRow = {
  /** null: the number has left the account */
  phone: string | null
  hash_key: string
  last_used: string
  /** A letter that lets this session's device in is on its way. */
  device_asked: boolean
  /** Confirmed ones first, PRIMARY before BACKUP. */
  emails: { address: string; usage: string; confirmed: boolean }[]
  /** The own programmes that are active on the day. */
  programmes: { kind: CovererKind; coverer: string; programCaption: string }[]
  /** The viewer first. */
  people: (KnownPerson & { leadsFamily: boolean })[]
}

/** The account with everyone whose data it may see, in one statement. */
export function findProfile(db: Db, accountId: string, sessionId: string, day: Day, now: Date): Promise<ProfileRow | undefined> {
  return db.row<ProfileRow>(sql`
    select a.phone, a.hash_key, last_used(a.id) as last_used,
           exists (select from mail_links l where l.session_id = ${sessionId} and l.used_at is null and l.expires_at > ${now}) as device_asked,
           (select coalesce(jsonb_agg(
                     jsonb_build_object('address', e.address, 'usage', e.usage, 'confirmed', e.confirmed_at is not null)
                     order by e.confirmed_at is null, e.usage desc, e.created_at), '[]')
              from emails e where e.account_id = a.id) as emails,
           (select coalesce(jsonb_agg(
                     jsonb_build_object('kind', g.coverer_kind, 'coverer', g.coverer_name, 'programCaption', g.caption) order by g.valid_from, g.programme_id), '[]')
              from person_programmes(a.profile_id, ${day}) g where g.state = 'ACTIVE') as programmes,
           (select jsonb_agg(
                     jsonb_build_object(
                       'profileId', p.profile_id, 'relKind', p.rel_kind, 'level', p.level, 'lastName', p.last_name, 'firstName', p.first_name,
                       'middleName', p.middle_name, 'birthday', p.birthday, 'sex', p.sex, 'consentReceived', p.consent_received,
                       'leadsFamily', p.leads_family)
                     order by p.rel_kind <> 'ME', p.birthday, p.profile_id)
              from people_of(a.id, ${day}) p) as people
    from accounts a where a.id = ${accountId}`)
}

/** The own person, locked: who may change it is judged on what it is now. */
export function lockOwnPerson(
  tx: Tx,
  accountId: string,
  day: Day
): Promise<{ id: string; birthday: Day | null; covered: boolean } | undefined> {
  return tx.row<{ id: string; birthday: Day | null; covered: boolean }>(sql`
    select p.id, p.birthday, exists (select from person_programmes(p.id, ${day}) g where g.state = 'ACTIVE') as covered from accounts a join profiles p on p.id = a.profile_id where a.id = ${accountId} for update of p`)
}

// ── Export and erasure ───────────────────────────────────────────────────────────────────────────────────────────────────

export type Everything = { profileId: string; rows: Record<string, Record<string, unknown>[]>; visits: Record<string, unknown>[] }

/** Every row that names the account or its person, by table, and the visits once more in words. */
export function findEverything(db: Db, accountId: string): Promise<Everything | undefined> {
  return db.row<Everything>(sql`
    select a.profile_id as "profileId", rows_of_person(a.id, a.profile_id) as rows,
           (select coalesce(jsonb_agg(
                     jsonb_build_object('orderId', v.order_id, 'startsAt', v.starts_at, 'endsAt', v.ends_at, 'status', v.status, 'doctor', c.doctor_name,
                       'speciality', c.speciality, 'branch', c.branch_name, 'address', c.branch_address, 'note', v.client_note)
                     order by v.starts_at), '[]')
              from visits v join booking_cards c on c.assignment_id = v.assignment_id where v.profile_id = a.profile_id) as visits
    from accounts a where a.id = ${accountId}`)
}

/** Whose data would go: the own person and the children over whom nobody else has rights; and the visits that they still have to come. */
export function findToErase(
  tx: Tx,
  accountId: string,
  day: Day,
  now: Date
): Promise<{ profileId: string; children: string[]; plannedVisits: number } | undefined> {
  return tx.row(sql`
    with mine as (select a.id, a.profile_id from accounts a where a.id = ${accountId} for no key update),
    children as (
      select x.profile_id from mine, access_of(mine.id, ${day}) x
      where x.rel_kind = 'CHILD' and not exists (select from accounts o where o.profile_id = x.profile_id)
        and not exists (
          select from family_members me join family_members other on other.family_id = me.family_id and other.rel_kind in ('OWNER', 'SPOUSE')
          where me.profile_id = x.profile_id and me.rel_kind = 'CHILD' and other.profile_id <> mine.profile_id))
    select mine.profile_id as "profileId", coalesce((select array_agg(c.profile_id order by c.profile_id) from children c), '{}') as children,
           (select count(*)::int from visits v
             where v.profile_id in (select mine.profile_id union all select c.profile_id from children c)
               and v.starts_at > ${now} and v.status in ('pending', 'booked', 'created_manually')) as "plannedVisits"
    from mine`)
}
