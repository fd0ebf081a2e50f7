import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

export type SubjectRow = {
  profile_id: string
  rel_kind: string
  last_name: string
  first_name: string
  middle_name: string
  birthday: Day | null
  has_account: boolean
}

/** The profiles that the account looks after: its own and those of its children, its own first. */
export function findSubjects(db: Db, accountId: string, day: Day): Promise<SubjectRow[]> {
  return db.rows<SubjectRow>(sql`
    select x.profile_id, x.rel_kind, x.last_name, x.first_name, x.middle_name, x.birthday,
           exists (select from accounts a where a.profile_id = x.profile_id) as has_account
    from people_of(${accountId}, ${day}) x where allows(x.level, 'ALL')
    order by x.rel_kind <> 'ME', x.birthday, x.profile_id`)
}

export type ViewerRow = {
  subject_id: string
  rel_kind: string
  level: AccessLevel
  /** Null where the reader may not see the viewer. */
  profile_id: string | null
  last_name: string | null
  first_name: string | null
  middle_name: string | null
}

/** Who may see the subjects, besides each subject itself; named as far as the reader sees them. */
export function findViewers(db: Db, accountId: string, day: Day, subjectIds: string[]): Promise<ViewerRow[]> {
  return db.rows<ViewerRow>(sql`
    select subject.id as subject_id, held.level, coalesce(known.rel_kind, 'OTHER') as rel_kind, known.profile_id, known.last_name, known.first_name,
           known.middle_name
    from unnest(${subjectIds}::uuid[]) subject (id)
    cross join lateral (
      select r.viewer_id as id from relations r where r.profile_id = subject.id
      union select g.viewer_id from grants g where g.profile_id = subject.id
    ) viewer
    join accounts a on a.profile_id = viewer.id
    cross join lateral (select x.level from access_of(a.id, ${day}) x where x.profile_id = subject.id and viewer.id <> subject.id) held
    left join people_of(${accountId}, ${day}) known on known.profile_id = viewer.id
    order by subject.id, known.rel_kind <> 'ME', known.last_name nulls last, viewer.id`)
}

/** The person whom something is to be allowed, as far as the account sees them at all. */
export function findViewer(
  db: Db,
  accountId: string,
  day: Day,
  profileId: string
): Promise<{ rel_kind: string; has_account: boolean } | undefined> {
  return db.row(sql`
    select x.rel_kind, exists (select from accounts a where a.profile_id = x.profile_id) as has_account
    from access_of(${accountId}, ${day}) x where x.profile_id = ${profileId}`)
}

/** Nobody leaves a family of these people until the transaction ends: whoever ends a relation locks its family first. */
export function holdFamilies(tx: Tx, profileIds: string[]): Promise<number> {
  return tx.run(sql`
    select from families where id in (
      select family_id from family_members where profile_id = any(${profileIds}::uuid[]) or of_profile_id = any(${profileIds}::uuid[]))
    order by id for share`)
}

/** Would a grant of this profile mean anything to the viewer: is there a relation that it rests on? */
export function findGround(db: Db, subjectId: string, viewerId: string): Promise<{ one: number } | undefined> {
  return db.row(sql`
    select 1 as one where exists (select from relations r where r.viewer_id = ${viewerId} and r.profile_id = ${subjectId})
      or exists (
        select from family_members child
        join family_members lead on lead.family_id = child.family_id and lead.rel_kind in ('OWNER', 'SPOUSE')
        join family_members link on link.family_id = child.family_id and link.of_profile_id = lead.profile_id and link.rel_kind in ('PARENT', 'OTHER')
        where child.profile_id = ${subjectId} and child.rel_kind = 'CHILD' and link.profile_id = ${viewerId})`)
}

export type LogRow = {
  at: string
  action: string
  profile_id: string
  is_me: boolean
  is_product: boolean
  actor_id: string | null
  last_name: string | null
  first_name: string | null
  middle_name: string | null
}

/** What was done with the subjects' data, newest first. Whoever did it is named as far as the reader sees them. */
export function findLog(
  db: Db,
  accountId: string,
  day: Day,
  asked: { subjectIds: string[]; before: string | null; most: number }
): Promise<LogRow[]> {
  return db.rows<LogRow>(sql`
    select e.at, e.action, e.profile_id, e.account_id = ${accountId} is true as is_me, e.account_id is null as is_product,
           known.profile_id as actor_id, known.last_name, known.first_name, known.middle_name
    from audit e
    left join accounts actor on actor.id = e.account_id
    left join people_of(${accountId}, ${day}) known on known.profile_id = actor.profile_id
    where e.profile_id = any(${asked.subjectIds}::uuid[]) and (${asked.before}::timestamptz is null or e.at < ${asked.before}::timestamptz)
    order by e.at desc, e.id desc limit ${asked.most}`)
}
