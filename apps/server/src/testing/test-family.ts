import { type Db, sql } from '../store/store.ts'

/** Adds people to the family that `leadId` leads: a spouse of theirs, or a parent or another adult on their side. All are ids of profiles. */
export async function joinFamily(
  db: Db,
  leadId: string,
  people: readonly [profileId: string, relKind: 'SPOUSE' | 'PARENT' | 'OTHER'][]
): Promise<void> {
  for (const [profileId, relKind] of people)
    await db.run(sql`
      insert into family_members (family_id, profile_id, of_profile_id, rel_kind, since)
      select family_id, ${profileId}::uuid, ${relKind === 'SPOUSE' ? null : leadId}::uuid, ${relKind}, now() from family_members
      where profile_id = ${leadId}`)
}
