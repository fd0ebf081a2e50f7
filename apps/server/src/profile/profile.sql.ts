import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import type { KnownPerson } from '@vizit/rules/seen-person'
import { type Db, sql, type Tx } from '../store/store.ts'

export type ProfileRow = {
  phone: string
  hash_key: string
  /** The viewer first. */
  people: (KnownPerson & { leadsFamily: boolean })[]
}

/** The account with everyone whose data it may see, in one statement. */
export function findProfile(db: Db, accountId: string): Promise<ProfileRow | undefined> {
  return db.row<ProfileRow>(sql`
    select a.phone, a.hash_key,
           (select jsonb_agg(
                     jsonb_build_object(
                       'profileId', p.profile_id, 'relKind', p.rel_kind, 'level', p.level, 'lastName', p.last_name, 'firstName', p.first_name,
                       'middleName', p.middle_name, 'birthday', p.birthday, 'sex', p.sex, 'consentReceived', p.consent_received,
                       'leadsFamily', p.leads_family)
                     order by p.rel_kind <> 'ME', p.birthday, p.profile_id)
              from people p where p.account_id = a.id) as people
    from accounts a where a.id = ${accountId}`)
}

/** The own person, locked: who may change it is judged on what it is now. */
export function lockOwnPerson(tx: Tx, accountId: string): Promise<{ id: string; birthday: Day | null } | undefined> {
  return tx.row<{ id: string; birthday: Day | null; sex: Sex | null }>(sql`
    select p.id, p.birthday from accounts a join profiles p on p.id = a.profile_id where a.id = ${accountId} for update of p`)
}
