// People are added by several features (a sign-in, a parent), so the rows are written here, in one way.
import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { type Db, sql } from './store.ts'

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
