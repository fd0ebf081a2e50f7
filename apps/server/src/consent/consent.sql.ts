import type { ConsentKind } from '@vizit/contract/consent'
import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import { type Db, sql } from '../store/store.ts'

/** What the account holds over the person; no row for a stranger. */
export function findHeld(
  db: Db,
  accountId: string,
  day: Day,
  profileId: string
): Promise<{ relKind: string; level: AccessLevel; birthday: Day | null } | undefined> {
  return db.row(sql`
    select rel_kind as "relKind", level, birthday from people_of(${accountId}, ${day}) where profile_id = ${profileId}`)
}

export type NeededRow = { profileId: string; relKind: 'ME' | 'CHILD'; lastName: string; firstName: string; middleName: string }

/** Whose answer to a text now in force is missing, the viewer first, then by birthday. */
export function findNeeded(db: Db, accountId: string, day: Day, versions: Record<string, string>): Promise<NeededRow[]> {
  return db.rows<NeededRow>(sql`
    select p.profile_id as "profileId", p.rel_kind as "relKind", p.last_name as "lastName", p.first_name as "firstName", p.middle_name as "middleName"
    from people_of(${accountId}, ${day}) p
    where p.profile_id in (select n.profile_id from consents_needed(${accountId}, ${day}, ${JSON.stringify(versions)}::jsonb) n)
    order by p.rel_kind <> 'ME', p.birthday, p.profile_id`)
}

export function isCentre(db: Db, centreId: string): Promise<{ one: number } | undefined> {
  return db.row(sql`select 1 as one from centres where id = ${centreId}`)
}

export type GivenRow = { kind: ConsentKind; version: string; channel: string; givenAt: string; withdrawnAt: string | null }

export function findGiven(db: Db, profileId: string): Promise<GivenRow[]> {
  return db.rows<GivenRow>(sql`
    select kind, text_version as version, channel, given_at as "givenAt", withdrawn_at as "withdrawnAt"
    from consents where profile_id = ${profileId} order by given_at desc, id desc`)
}

export async function countPlannedVisits(db: Db, profileId: string, now: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from visits
    where profile_id = ${profileId} and starts_at > ${now} and stands(status)`)
  return row?.count ?? 0
}
