import type { ConsentKind } from '@vizit/contract/consent'
import type { Day } from '@vizit/rules/days'
import { type Db, sql } from '../store/store.ts'

export type NeededRow = { profile_id: string; rel_kind: 'ME' | 'CHILD'; last_name: string; first_name: string; middle_name: string }

/** Whose answer to a text now in force is missing, the viewer first, then by birthday. */
export function findNeeded(db: Db, accountId: string, day: Day, versions: Record<string, string>): Promise<NeededRow[]> {
  return db.rows<NeededRow>(sql`
    select p.profile_id, p.rel_kind, p.last_name, p.first_name, p.middle_name
    from people_of(${accountId}, ${day}) p
    where p.profile_id in (select n.profile_id from consents_needed(${accountId}, ${day}, ${JSON.stringify(versions)}::jsonb) n)
    order by p.rel_kind <> 'ME', p.birthday, p.profile_id`)
}

export function isCentre(db: Db, centreId: string): Promise<{ one: number } | undefined> {
  return db.row(sql`select 1 as one from centres where id = ${centreId}`)
}

export type GivenRow = { kind: ConsentKind; version: string; channel: string; given_at: string; withdrawn_at: string | null }

export function findGiven(db: Db, profileId: string): Promise<GivenRow[]> {
  return db.rows<GivenRow>(sql`
    select kind, text_version as version, channel, given_at, withdrawn_at
    from consents where profile_id = ${profileId} order by given_at desc, id desc`)
}

export async function countPlannedVisits(db: Db, profileId: string, now: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from visits
    where profile_id = ${profileId} and starts_at > ${now} and stands(status)`)
  return row?.count ?? 0
}
