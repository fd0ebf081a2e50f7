import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import type { KnownPerson } from '@vizit/rules/seen-person'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Everyone whose data the account may see, the viewer first. */
export function findPeople(db: Db, accountId: string): Promise<KnownPerson[]> {
  return db.rows<KnownPerson>(sql`
    select profile_id as "profileId", rel_kind as "relKind", level, last_name as "lastName", first_name as "firstName",
           middle_name as "middleName", birthday, sex, consent_received as "consentReceived"
    from people where account_id = ${accountId}
    order by rel_kind <> 'ME', birthday, profile_id`)
}

export type OwnPerson = { id: string; last_name: string; birthday: Day | null; sex: Sex | null }

export function findOwnPerson(db: Db, accountId: string): Promise<OwnPerson | undefined> {
  return db.row<OwnPerson>(sql`
    select p.id, p.last_name, p.birthday, p.sex from accounts a join profiles p on p.id = a.profile_id where a.id = ${accountId}`)
}

/**
 * The family that the person leads, locked, so that its limits are counted by one at a time. It is made here on first use: of two that
 * make it at once the index `family_members_leads_one` lets one through, and the other finds it.
 */
export async function lockOwnFamily(tx: Tx, newId: string, profileId: string, now: Date): Promise<string> {
  if (!(await lead(tx, profileId))) {
    await tx.run(sql`insert into families (id, created_at) values (${newId}, ${now})`)
    const first = await tx.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, since) values (${newId}, ${profileId}, 'OWNER', ${now})
      on conflict (profile_id) where rel_kind in ('OWNER', 'SPOUSE') do nothing`)
    if (first === 0) await tx.run(sql`delete from families where id = ${newId}`)
  }
  const found = await lead(tx, profileId)
  if (!found) throw new Error('a family that was just made is not there')
  await tx.run(sql`select from families where id = ${found.id} for update`)
  return found.id
}

function lead(tx: Tx, profileId: string): Promise<{ id: string } | undefined> {
  return tx.row(sql`select family_id as id from family_members where profile_id = ${profileId} and rel_kind in ('OWNER', 'SPOUSE')`)
}

export type MemberRow = { relKind: string; lastName: string; firstName: string; middleName: string; birthday: Day | null; sex: Sex | null }

/** All of a family. Read after the lock. */
export function findMembers(tx: Tx, familyId: string): Promise<MemberRow[]> {
  return tx.rows<MemberRow>(sql`
    select m.rel_kind as "relKind", p.last_name as "lastName", p.first_name as "firstName", p.middle_name as "middleName", p.birthday, p.sex
    from family_members m join profiles p on p.id = m.profile_id where m.family_id = ${familyId}`)
}

export function addMember(tx: Tx, familyId: string, profileId: string, relKind: 'CHILD', now: Date): Promise<number> {
  return tx.run(
    sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${profileId}, ${relKind}, ${now})`
  )
}
