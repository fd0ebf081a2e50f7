import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { usePeople } from '@vizit/client/people/use-people'
import { ageOn, isAdult } from '@vizit/rules/age'
import { NO_AGE } from '@vizit/rules/child-ages'
import type { Day } from '@vizit/rules/days'
import { firstEligible } from '@vizit/rules/may-book'

/** [4.40] Where the service was looked for as a child's: the first child of the family whom it takes by age, and who is as old as was said. */
export function useServiceChild(
  { choice, service, today }: Pick<ServiceFinding, 'choice' | 'service' | 'today'>,
  day: Day | undefined
): string | undefined {
  const people = usePeople()
  if (!choice.forChild || !service || !day) return undefined
  const children = people.filter(one => one.birthday !== null && !isAdult(one.birthday, today))
  const asked = children.filter(one => choice.age === NO_AGE || ageOn(one.birthday!, today) === choice.age)
  const ages = { adult: service.forAdult, children: service.forChildren, childrenAge: service.childrenAge }
  return firstEligible(asked, ages, day)?.profileId
}
