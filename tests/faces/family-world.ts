// Families of a test's world: who is in whose, what was allowed, and the row of a person on the screen.
import { type Locator, page } from 'vitest/browser'
import { type Person, world } from './world.ts'

/** `person` is a spouse, a parent or another adult in the family that `lead` leads; both have seen it already. */
export async function joins(lead: Person, person: Person, relKind: 'SPOUSE' | 'PARENT' | 'OTHER'): Promise<void> {
  const [{ id }] = (await world.sql(
    `select coalesce((select family_id from family_members where profile_id = '${lead.profileId}' and rel_kind in ('OWNER', 'SPOUSE')), gen_random_uuid()) as id`
  )) as [{ id: string }]
  const since = '2026-11-01T08:00:00Z'
  await world.sql(`insert into families (id, created_at) values ('${id}', '${since}') on conflict do nothing`)
  await world.sql(`insert into family_members (family_id, profile_id, rel_kind, since) select '${id}', '${lead.profileId}', 'OWNER', '${since}'
    where not exists (select from family_members where profile_id = '${lead.profileId}' and rel_kind in ('OWNER', 'SPOUSE'))`)
  await world.sql(`insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    values ('${id}', '${person.profileId}', '${relKind}', ${relKind === 'SPOUSE' ? 'null' : `'${lead.profileId}'`}, '${since}')`)
  for (const { accountId } of [lead, person])
    await world.sql(`insert into family_seen (account_id, seen_at) values ('${accountId}', '2027-01-01T08:00:00Z') on conflict do nothing`)
}

/** `viewer` may see this profile at the level, as its owner has granted. */
export async function grants(profileId: string, viewer: Person, level: string): Promise<void> {
  await world.sql(`insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values ('${profileId}', '${viewer.profileId}', '${level}', '${profileId}', '2026-11-01T08:00:00Z')
    on conflict (profile_id, viewer_id) do update set level = excluded.level`)
}

/** The row of somebody in «Моя семья». */
export function memberOf(name: string): Locator {
  return page.getByRole('list', { name: 'Семья', exact: true }).getByRole('listitem').filter({ hasText: name })
}
