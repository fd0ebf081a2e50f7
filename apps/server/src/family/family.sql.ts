import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Kinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import type { KnownPerson } from '@vizit/rules/seen-person'
import { personName } from '../people/person-name.ts'
import { type Db, sql, type Tx } from '../store/store.ts'

export type KnownRelative = KnownPerson & {
  /** What the person may see of the viewer; null for oneself and for who has no account. */
  grantLevel: string | null
  coverers: { covererCode: string; status: 'ACTIVE'; validFrom: string }[]
  /** Planned visits that the viewer may see or has booked. */
  plannedVisits: number
  /** Null: known by what a parent of the person allowed, not by a relation of one's own. */
  own: boolean | null
  isNew: boolean
}

type RelativeRow = Pick<KnownRelative, 'level' | 'kinship' | 'birthday' | 'sex' | 'photo' | 'coverers' | 'own'> & {
  profile_id: string
  rel_kind: string
  last_name: string
  first_name: string
  middle_name: string
  consent_received: boolean
  grant_level: string | null
  planned_visits: number
  is_new: boolean
}

/** Everyone whose data the account may see, the viewer first, with what the list of the family shows. */
export async function findPeople(db: Db, accountId: string, day: Day, now: Date): Promise<KnownRelative[]> {
  const rows = await db.rows<RelativeRow>(sql`
    select x.profile_id, x.rel_kind, kinship_of(me.profile_id, x.profile_id) as kinship, x.level, x.last_name, x.first_name, x.middle_name, x.birthday, x.sex, x.consent_received,
           photo_of(x.profile_id) as photo,
           case when x.rel_kind <> 'ME' and theirs.id is not null
                then (select back.level from access_of(theirs.id, ${day}) back where back.profile_id = me.profile_id) end as grant_level,
           case when allows(x.level, 'VIEW_COVERAGE') then (
             select coalesce(jsonb_agg(jsonb_build_object('covererCode', c.coverer_code, 'status', 'ACTIVE', 'validFrom', c.valid_from)), '[]')
             from person_programmes(x.profile_id, ${day}) c where c.state = 'ACTIVE') else '[]' end as coverers,
           (select count(*)::int from visits v
             where v.profile_id = x.profile_id and stands(v.status) and v.starts_at > ${now}
               and (allows(x.level, 'VIEW_VISITS') or v.account_id = me.id)) as planned_visits,
           r.own, coalesce(not r.own and r.since > coalesce(s.seen_at, me.created_at), false) as is_new
    from accounts me
    cross join lateral people_of(me.id, ${day}) x
    left join accounts theirs on theirs.profile_id = x.profile_id
    left join lateral (
      select bool_or(r.own) as own, max(r.since) as since from relations r where r.viewer_id = me.profile_id and r.profile_id = x.profile_id having count(*) > 0
    ) r on true
    left join family_seen s on s.account_id = me.id
    where me.id = ${accountId}
    order by x.rel_kind <> 'ME', x.birthday, x.profile_id`)
  return rows.map(asKnown)
}

function asKnown(row: RelativeRow): KnownRelative {
  const { level, kinship, birthday, sex, photo, coverers, own } = row
  return {
    ...personName(row),
    level,
    kinship,
    birthday,
    sex,
    photo,
    coverers,
    own,
    profileId: row.profile_id,
    relKind: row.rel_kind,
    consentReceived: row.consent_received,
    grantLevel: row.grant_level,
    plannedVisits: row.planned_visits,
    isNew: row.is_new
  }
}

export type OwnPerson = {
  id: string
  last_name: string
  first_name: string
  middle_name: string
  birthday: Day | null
  sex: Sex | null
  phone: string
}

export function findOwnPerson(db: Db, accountId: string): Promise<OwnPerson | undefined> {
  return db.row<OwnPerson>(sql`
    select p.id, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex, a.phone
    from accounts a join profiles p on p.id = a.profile_id where a.id = ${accountId}`)
}

/**
 * The family that the person leads, locked, so that its limits are counted by one at a time. It is made here on first use: of two that
 * make it at once the index `family_members_leads_one` lets one through, and the other finds it.
 */
export async function lockOwnFamily(tx: Tx, newId: string, profileId: string, now: Date): Promise<string> {
  if (!(await findLed(tx, profileId))) await makeFamily(tx, newId, profileId, now)
  for (;;) {
    const found = await findLed(tx, profileId)
    if (!found) throw new Error('a family that was just made is not there')
    await lockFamilies(tx, [found.id])
    // Between the reading and the lock the person may have joined another family.
    if ((await findLed(tx, profileId))?.id === found.id) return found.id
  }
}

/** A family with its owner; none when the person leads one already. */
export async function makeFamily(tx: Tx, newId: string, profileId: string, now: Date): Promise<void> {
  await tx.run(sql`insert into families (id, created_at) values (${newId}, ${now})`)
  const first = await tx.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since) values (${newId}, ${profileId}, 'OWNER', ${now})
    on conflict (profile_id) where rel_kind in ('OWNER', 'SPOUSE') do nothing`)
  if (first === 0) await tx.run(sql`delete from families where id = ${newId}`)
}

/** Always in one order, so that two who lock the same families do not wait for each other. */
export async function lockFamilies(tx: Tx, ids: string[]): Promise<void> {
  await tx.run(sql`select from families where id = any(${ids}::uuid[]) order by id for update`)
}

/** The family that the person leads, as its owner or spouse. */
export function findLed(db: Db, profileId: string): Promise<{ id: string } | undefined> {
  return db.row(sql`select family_id as id from family_members where profile_id = ${profileId} and rel_kind in ('OWNER', 'SPOUSE')`)
}

export type MemberRow = {
  profile_id: string
  rel_kind: string
  of_profile_id: string | null
  last_name: string
  first_name: string
  middle_name: string
  birthday: Day | null
  sex: Sex | null
  has_account: boolean
}

/** All of a family. Read after the lock. */
export function findMembers(tx: Tx, familyId: string): Promise<MemberRow[]> {
  return tx.rows<MemberRow>(sql`
    select m.profile_id, m.rel_kind, m.of_profile_id, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex,
           exists (select from accounts a where a.profile_id = p.id) as has_account
    from family_members m join profiles p on p.id = m.profile_id where m.family_id = ${familyId}`)
}

/** The person as the account sees them today, and the family where they are a child; null when in none. */
export function findChild(
  db: Db,
  accountId: string,
  profileId: string,
  day: Day
): Promise<{ level: AccessLevel; family_id: string | null; birthday: Day | null; has_account: boolean; covered: boolean } | undefined> {
  return db.row(sql`
    select x.level, p.birthday, m.family_id, exists (select from accounts a where a.profile_id = p.id) as has_account,
           exists (select from person_programmes(p.id, ${day}) c where c.state = 'ACTIVE') as covered
    from access_of(${accountId}, ${day}) x
    join profiles p on p.id = x.profile_id
    left join family_members m on m.profile_id = p.id and m.rel_kind = 'CHILD'
    where x.profile_id = ${profileId}`)
}

/** Children of other families who were born on that day [5.78]. */
export function findChildrenElsewhere(tx: Tx, familyId: string, birthday: Day): Promise<MemberRow[]> {
  return tx.rows<MemberRow>(sql`
    select m.profile_id, m.rel_kind, m.of_profile_id, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex, false as has_account
    from profiles p join family_members m on m.profile_id = p.id and m.rel_kind = 'CHILD'
    where p.birthday = ${birthday} and m.family_id <> ${familyId}`)
}

export type NewMember = {
  familyId: string
  profileId: string
  relKind: 'CHILD' | 'PARENT' | 'OTHER'
  ofProfileId: string
  kinship?: Kinship | undefined
}

export function addMember(tx: Tx, member: NewMember, now: Date): Promise<number> {
  return tx.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, kinship, since)
    values (${member.familyId}, ${member.profileId}, ${member.relKind}, ${member.ofProfileId}, ${member.kinship ?? null}, ${now})`)
}

/** The relative now has an account of their own: it takes the place of what was typed in. */
export function replaceMember(tx: Tx, member: NewMember, formerProfileId: string, now: Date): Promise<number> {
  return tx.run(sql`
    update family_members set profile_id = ${member.profileId}, since = ${now},
      rel_kind = case when ${member.kinship ?? null}::text is null then rel_kind else ${member.relKind} end, kinship = coalesce(${member.kinship ?? null}, kinship)
    where family_id = ${member.familyId} and profile_id = ${formerProfileId} and of_profile_id = ${member.ofProfileId}`)
}

/** The spouse comes with everybody whom the spouse led; the family that they leave is gone. */
export async function uniteFamilies(
  tx: Tx,
  familyId: string,
  spouse: { profileId: string; familyId: string | null },
  now: Date
): Promise<void> {
  if (spouse.familyId) {
    await tx.run(
      sql`delete from family_members where family_id = ${spouse.familyId} and profile_id = ${spouse.profileId} and rel_kind = 'OWNER'`
    )
    await tx.run(sql`
      update family_members set family_id = ${familyId}, of_profile_id = coalesce(of_profile_id, ${spouse.profileId}) where family_id = ${spouse.familyId}`)
    await tx.run(sql`delete from family_requests where family_id = ${spouse.familyId}`)
    await tx.run(sql`delete from family_codes where family_id = ${spouse.familyId}`)
    await tx.run(sql`delete from families where id = ${spouse.familyId}`)
  }
  await tx.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${spouse.profileId}, 'SPOUSE', ${now})`)
}

export function markSeen(db: Db, accountId: string, now: Date): Promise<number> {
  return db.run(sql`
    insert into family_seen (account_id, seen_at) values (${accountId}, ${now}) on conflict (account_id) do update set seen_at = excluded.seen_at`)
}

/** Marks where `undoToStart` goes back to: what was locked before stays locked. */
export async function markStart(tx: Tx): Promise<void> {
  await tx.run(sql`savepoint start`)
}

export async function undoToStart(tx: Tx): Promise<void> {
  await tx.run(sql`rollback to savepoint start`)
}
