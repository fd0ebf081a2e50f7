// What people allow each other is changed from two sides (the rights screen, the family), so the rows are written here, in one way.
import type { AccessLevel } from '@vizit/rules/access'
import { grantAction } from '@vizit/rules/access-log'
import { audit } from '../evidence/ledger.ts'
import { type Db, sql } from '../store/store.ts'

export type Grant = {
  /** Whose data. */
  profileId: string
  /** Who may see them. */
  viewerId: string
  level: AccessLevel
  /** The person, or a parent. */
  grantedBy: string
  accountId: string
  at: Date
}

/** Allows so much; what was allowed before is replaced. With its line in the audit. */
export async function putGrant(db: Db, grant: Grant): Promise<void> {
  const { profileId, viewerId, level, grantedBy, accountId, at } = grant
  await db.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${profileId}, ${viewerId}, ${level}, ${grantedBy}, ${at})
    on conflict (profile_id, viewer_id) do update set level = excluded.level, granted_by = excluded.granted_by, granted_at = excluded.granted_at`)
  await audit(db, { at, accountId, action: grantAction(level), profileId, objectId: viewerId })
}

/** After a relation has ended: what was allowed because of it is gone, so that it does not come back with a new one. */
export async function dropDeadGrants(db: Db, touched: { profileIds: string[]; familyIds: string[] }): Promise<void> {
  await db.run(sql`
    delete from grants g
    where exists (
        select from (
          select unnest(${touched.profileIds}::uuid[]) as id
          union select m.profile_id from family_members m where m.family_id = any(${touched.familyIds}::uuid[])) t
        where t.id in (g.profile_id, g.viewer_id))
      and not exists (select from relations r where r.viewer_id = g.viewer_id and r.profile_id = g.profile_id)
      and not exists (
        select from family_members child
        join family_members lead on lead.family_id = child.family_id and lead.rel_kind in ('OWNER', 'SPOUSE')
        join family_members link on link.family_id = child.family_id and link.of_profile_id = lead.profile_id and link.rel_kind in ('PARENT', 'OTHER')
        where child.profile_id = g.profile_id and child.rel_kind = 'CHILD' and link.profile_id = g.viewer_id)`)
}
