// People of one family for the tests of faces, as the server keeps them.
import { type Person, world } from './world.ts'

export type RelKind = 'SPOUSE' | 'PARENT' | 'OTHER'

const LONG_AGO = "'2026-01-01'"

/** Brings a person with an account of their own into the family that `owner` leads. Nobody has granted anybody anything. */
export async function inFamily(owner: Person, relative: Person, relKind: RelKind): Promise<void> {
  const [led] = await world.sql(
    `select family_id as id from family_members where profile_id = '${owner.profileId}' and rel_kind in ('OWNER', 'SPOUSE')`
  )
  const family = (led?.id as string | undefined) ?? crypto.randomUUID()
  if (!led) {
    await world.sql(`insert into families (id, created_at) values ('${family}', now())`)
    await world.sql(
      `insert into family_members (family_id, profile_id, rel_kind, since) values ('${family}', '${owner.profileId}', 'OWNER', ${LONG_AGO})`
    )
  }
  await world.sql(`
    insert into family_members (family_id, profile_id, rel_kind, since, of_profile_id)
    values ('${family}', '${relative.profileId}', '${relKind}', ${LONG_AGO}, ${relKind === 'SPOUSE' ? 'null' : `'${owner.profileId}'`})`)
}

/** `owner` of a profile lets `viewer` do what stands at this level of the ladder. */
export async function grants(owner: Person, viewer: Person, level: string): Promise<void> {
  await world.sql(`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values ('${owner.profileId}', '${viewer.profileId}', '${level}', '${owner.profileId}', now())`)
}
