import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { useMemo } from 'react'
import { useNow } from '../api/clock.ts'
import { type Person, usePeople } from '../people/use-people.ts'
import { useProfile } from '../profile/use-profile.ts'
import { useSession } from '../session/session-provider.ts'
import type { BookingSearch } from './booking-search.ts'

/** For whom one looks. `person`: undefined for a visitor, and for somebody of whom the age alone is known [R50]. `age`: full years today, undefined: any. */
export type Patient = { person: Person | undefined; age: number | undefined }

/** The server takes so many. */
const PROGRAMMES_ASKED = 10

/** Ids with commas; undefined: no programme pays for them. */
export function memberOf(person: Pick<Person, 'programIds'> | undefined): string | undefined {
  return person?.programIds.slice(0, PROGRAMMES_ASKED).join(',') || undefined
}

/** Oneself unless the address names somebody else. Null while it is not known who is signed in. */
export function usePatient({ who, age }: Pick<BookingSearch, 'who' | 'age'>): Patient | null {
  const isSignedIn = useSession().kind === 'signed-in'
  const isPending = useProfile().isPending && isSignedIn
  const people = usePeople()
  const today = minskDay(useNow())
  return useMemo(() => {
    if (age !== undefined) return { person: undefined, age: Number(age) }
    if (isPending) return null
    const person = people.find(one => one.profileId === who) ?? people[0]
    return { person, age: person?.birthday ? ageOn(person.birthday, today) : undefined }
  }, [age, isPending, people, today, who])
}
