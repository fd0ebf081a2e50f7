// People are added by several features (a sign-in, a parent), so the rows are written here, in one way.
import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { type Db, sql, type Tx } from '../store/store.ts'
import { erasePerson } from './erase-person.ts'

/** Names are tidy; an empty profile has '' and null. */
export type PersonFacts = { lastName: string; firstName: string; middleName: string; birthday: Day | null; sex: Sex | null }

export const NOBODY_YET: PersonFacts = { lastName: '', firstName: '', middleName: '', birthday: null, sex: null }

/** Adds a person. */
export async function addPerson(db: Db, profileId: string, facts: PersonFacts, now: Date): Promise<void> {
  await db.run(sql`
    insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
    values (${profileId}, ${facts.lastName}, ${facts.firstName}, ${facts.middleName}, ${facts.birthday}, ${facts.sex}, ${now}, ${now})`)
}

/** Writes what is now known of a person. */
export async function changePerson(db: Db, profileId: string, facts: PersonFacts, now: Date): Promise<void> {
  await db.run(sql`
    update profiles
    set last_name = ${facts.lastName}, first_name = ${facts.firstName}, middle_name = ${facts.middleName},
        birthday = ${facts.birthday}, sex = ${facts.sex}, updated_at = ${now}
    where id = ${profileId}`)
}

/** Does anything but a name hang on this profile: a visit, a programme, a family? */
export async function isBarePerson(db: Db, profileId: string): Promise<boolean> {
  const row = await db.row<{ bare: boolean }>(sql`
    select not exists (select from visits where profile_id = ${profileId})
       and not exists (select from coverages where profile_id = ${profileId})
       and not exists (select from reports where profile_id = ${profileId})
       and not exists (select from family_members where ${profileId}::uuid in (profile_id, of_profile_id)) as bare`)
  return row?.bare === true
}

/**
 * The account signs in as a person who was here before it: the bare profile that it began with is emptied, and what was accepted with it is
 * kept for the person it was about. False when the person has an account already.
 */
export async function signInAsPerson(tx: Tx, account: { id: string; profileId: string }, personId: string, now: Date): Promise<boolean> {
  const moved = await tx.run(sql`
    update accounts set profile_id = ${personId}
    where id = ${account.id} and profile_id = ${account.profileId} and not exists (select from accounts o where o.profile_id = ${personId})`)
  if (moved === 0) return false
  await tx.run(sql`update consents set profile_id = ${personId} where profile_id = ${account.profileId}`)
  await erasePerson(tx, account.profileId, now)
  return true
}
