// Who of the account's people the patient of a phone's visit is.
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import { findSamePatient } from '@vizit/rules/visit-import'
import { personName } from '../people/person-name.ts'
import type { Db } from '../store/store.ts'
import { findPeople, type PersonRow, type WaitingRow } from './visit-import.sql.ts'

/** The people for whom the account may book. */
export async function peopleToBook(db: Db, accountId: string, now: Date): Promise<PersonRow[]> {
  const people = await findPeople(db, accountId, minskDay(now))
  return people.filter(one => allows(one.level, 'BOOK_VISITS'))
}

/** [4.127] The person who is the patient of the visit without a doubt. */
export function targetOf(people: readonly PersonRow[], row: WaitingRow): PersonRow | undefined {
  const named = people.map(person => ({ person, fullNameRu: person.full_name, birthday: person.birthday }))
  return findSamePatient(named, { fullNameRu: nameOf(row), birthday: row.birthday })?.person
}

export function nameOf(row: WaitingRow): string {
  return fullNameRu(personName(row))
}
