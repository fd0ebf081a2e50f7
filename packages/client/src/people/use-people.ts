import type { Profile } from '@vizit/contract/profile'
import { allows, type RelKind, relKindOf } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { Kinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { useMemo } from 'react'
import { useProfile } from '../profile/use-profile.ts'

/** Somebody a visit may be for. */
export type Person = {
  profileId: string
  relKind: RelKind
  kinship: Kinship | null
  firstName: string
  lastName: string
  sex: Sex | null
  birthday: Day | null
  mayBook: boolean
  /** What pays for the person today. */
  programIds: readonly string[]
}

/** Oneself first, then the family; nobody for a visitor [2.75]. */
export function usePeople(): Person[] {
  const profile = useProfile().data
  return useMemo(() => (profile ? peopleOf(profile) : []), [profile])
}

export function peopleOf({ me, firstName, lastName, sex, birthday, family }: Profile): Person[] {
  const programIds = family.find(member => member.profileId === me.profileId)?.programIds ?? []
  const own: Person = {
    profileId: me.profileId,
    relKind: 'ME',
    kinship: null,
    firstName,
    lastName,
    sex,
    birthday,
    mayBook: true,
    programIds
  }
  const others = family
    .filter(member => member.profileId !== me.profileId)
    .map(member => ({
      profileId: member.profileId,
      relKind: relKindOf(member.relKind),
      kinship: member.kinship,
      firstName: member.firstName,
      lastName: member.lastName,
      sex: member.sex,
      birthday: member.birthday,
      mayBook: allows(member.accessLevel, 'BOOK_VISITS'),
      programIds: member.programIds
    }))
  return [own, ...others]
}
