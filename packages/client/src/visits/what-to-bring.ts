import type { Visit } from '@vizit/contract/visits'
import { isAdult } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { dayOf } from '../days/show-day.ts'

type Born = { profileId: string; birthday: Day | null }

/** Whose papers a visit needs: a child has other ones, and a parent comes along. Of who is not known an adult's are told. */
export function papersOf({ startDate }: Pick<Visit, 'startDate'>, birthday: Day | null): 'adult' | 'child' {
  return birthday && !isAdult(birthday, dayOf(startDate)) ? 'child' : 'adult'
}

/** For what all these visits need, an adult's first; with no visits an adult's. `profile`: undefined without a connection. */
export function papersOfAll(
  visits: readonly Pick<Visit, 'startDate' | 'profileId'>[],
  profile: { birthday: Day | null; me: { profileId: string }; family: readonly Born[] } | undefined
): ('adult' | 'child')[] {
  const people: readonly Born[] = profile ? [{ profileId: profile.me.profileId, birthday: profile.birthday }, ...profile.family] : []
  const needed = visits.map(visit => papersOf(visit, people.find(one => one.profileId === visit.profileId)?.birthday ?? null))
  const kinds = (['adult', 'child'] as const).filter(kind => needed.includes(kind))
  return kinds.length > 0 ? kinds : ['adult']
}
