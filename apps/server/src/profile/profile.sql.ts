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
  /** A text now in force has never been answered, for oneself or a child. */
  consent_needed: boolean
  /** Confirmed ones first, PRIMARY before BACKUP. */
  emails: { address: string; usage: string; confirmed: boolean }[]
  /** The own programmes that are active on the day. */
  programmes: { kind: CovererKind; coverer: string; programCaption: string }[]
  /** The viewer first. */
  people: (KnownPerson & { leadsFamily: boolean; programIds: string[] })[]
}

/** The account with everyone whose data it may see, in one statement. */
export function findProfile(
  db: Db,
  { accountId, sessionId, versions }: { accountId: string; sessionId: string; versions: Record<string, string> },
  day: Day,
  now: Date
): Promise<ProfileRow | undefined> {
  return db.row<ProfileRow>(sql`
    select a.phone, a.hash_key, last_used(a.id) as last_used,
           exists (select from consents_needed(a.id, ${day}, ${JSON.stringify(versions)}::jsonb)) as consent_needed,
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
                       'profileId', p.profile_id, 'relKind', p.rel_kind, 'kinship', kinship_of(a.profile_id, p.profile_id), 'level', p.level, 'lastName', p.last_name, 'firstName', p.first_name,
                       'middleName', p.middle_name, 'birthday', p.birthday, 'sex', p.sex, 'consentReceived', p.consent_received,
                       'leadsFamily', p.leads_family, 'photo', photo_of(p.profile_id),
                       'programIds', array(
                         select distinct g.programme_id from person_programmes(p.profile_id, ${day}) g
                         where allows(p.level, 'BOOK_VISITS') and g.state = 'ACTIVE' order by 1))
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

/** The medical centres that a visit of the account's own person was booked at, the latest first. */
export function findClinics(db: Db, accountId: string): Promise<{ name: string; phones: string; visits: number; last_visit_at: string }[]> {
  return db.rows(sql`
    select c.name, c.phones, count(*)::int as visits, max(v.starts_at) as last_visit_at
    from accounts a
    join visits v on v.profile_id = a.profile_id and v.status not in ('reserved', 'failed')
    join assignments t on t.id = v.assignment_id
    join branches b on b.id = t.branch_id
    join centres c on c.id = b.centre_id
    where a.id = ${accountId}
    group by c.id order by max(v.starts_at) desc, c.id`)
}
