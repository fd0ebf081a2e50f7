import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

export type Bond = {
  family_id: string
  /** The row of the one who is somebody's child, parent or relative; of a couple, of the spouse. */
  profile_id: string
  of_profile_id: string | null
  rel_kind: 'SPOUSE' | 'CHILD' | 'PARENT' | 'OTHER'
  birthday: Day | null
}

/** The rows that make the two what they are to each other. */
export function findBonds(db: Db, viewerId: string, profileId: string): Promise<Bond[]> {
  return db.rows<Bond>(sql`
    select m.family_id, m.profile_id, m.of_profile_id, m.rel_kind, p.birthday
    from family_members m join profiles p on p.id = m.profile_id
    where (m.rel_kind in ('PARENT', 'OTHER')
           and ((m.profile_id = ${profileId} and m.of_profile_id = ${viewerId}) or (m.profile_id = ${viewerId} and m.of_profile_id = ${profileId})))
       or (m.rel_kind = 'SPOUSE' and m.profile_id in (${viewerId}, ${profileId}) and exists (
             select from family_members o
             where o.family_id = m.family_id and o.rel_kind = 'OWNER' and o.profile_id in (${viewerId}, ${profileId})))
       or (m.rel_kind = 'CHILD' and m.profile_id in (${viewerId}, ${profileId}) and exists (
             select from family_members lead
             where lead.family_id = m.family_id and lead.rel_kind in ('OWNER', 'SPOUSE') and lead.profile_id in (${viewerId}, ${profileId})))`)
}

/** Waits for bookings of the person that are under way, and keeps new ones waiting until the person is gone from the family. */
export function lockPerson(tx: Tx, profileId: string): Promise<number> {
  return tx.run(sql`select from profiles where id = ${profileId} for update`)
}

/** What stands in the way of the account's letting go of the person, as far as the account may know of it. */
export function findBlocks(
  tx: Tx,
  accountId: string,
  profileId: string,
  day: Day,
  now: Date
): Promise<{ planned_visits: number; active_coverers: number } | undefined> {
  return tx.row(sql`
    select (select count(*)::int from visits v
             where v.profile_id = x.profile_id and stands(v.status) and v.starts_at > ${now}
               and (allows(x.level, 'VIEW_VISITS') or v.account_id = ${accountId})) as planned_visits,
           (select count(*)::int from person_programmes(x.profile_id, ${day}) c where c.state = 'ACTIVE' and allows(x.level, 'VIEW_COVERAGE')) as active_coverers
    from access_of(${accountId}, ${day}) x where x.profile_id = ${profileId}`)
}

export function dropBond(tx: Tx, bond: Bond): Promise<number> {
  return tx.run(sql`
    delete from family_members
    where family_id = ${bond.family_id} and profile_id = ${bond.profile_id} and rel_kind = ${bond.rel_kind} and of_profile_id is not distinct from ${bond.of_profile_id}`)
}

/** The spouse goes with everybody whom the spouse had brought in, to a family of their own. Returns that family. */
export async function partSpouse(tx: Tx, bond: Bond, newFamilyId: string, now: Date): Promise<string> {
  await dropBond(tx, bond)
  await tx.run(sql`insert into families (id, created_at) values (${newFamilyId}, ${now})`)
  await tx.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since) values (${newFamilyId}, ${bond.profile_id}, 'OWNER', ${now})`)
  await tx.run(
    sql`update family_members set family_id = ${newFamilyId} where family_id = ${bond.family_id} and of_profile_id = ${bond.profile_id}`
  )
  await tx.run(sql`
    delete from family_codes where family_id = ${bond.family_id}`)
  await tx.run(sql`
    update family_requests set state = 'declined', answered_at = ${now}
    where family_id = ${bond.family_id} and state = 'open' and drawn_by = (select id from accounts where profile_id = ${bond.profile_id})`)
  return newFamilyId
}
