import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import { type Db, sql } from '../store/store.ts'

type Held = { relKind: string; level: AccessLevel; birthday: Day | null }

/** What the account holds over the person; undefined for a stranger. */
export async function findHeld(db: Db, accountId: string, day: Day, profileId: string): Promise<Held | undefined> {
  const row = await db.row<{ rel_kind: string; level: AccessLevel; birthday: Day | null }>(sql`
    select rel_kind, level, birthday from people_of(${accountId}, ${day}) where profile_id = ${profileId}`)
  return row && { relKind: row.rel_kind, level: row.level, birthday: row.birthday }
}

/** Whether the account may see the visits of this person: of one whose visits it may not see it learns nothing. */
export async function seesVisitsOf(db: Db, accountId: string, day: Day, profileId: string): Promise<boolean> {
  const row = await db.row<{ one: number }>(sql`
    select 1 as one from access_to(${accountId}, ${profileId}, ${day}) a where allows(a.level, 'VIEW_VISITS')`)
  return row !== undefined
}
