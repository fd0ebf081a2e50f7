import type { Person } from '@vizit/client/people/use-people'
import { ADULT_AGE, ageOn } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'

/** Whom a doctor is looked for, but for oneself [R50]. */
export type Whom = 'child' | 'other'

/** One's own child, or anybody who is not of age. */
export function isChild({ relKind, birthday }: Person, today: Day): boolean {
  return birthday === null ? relKind === 'CHILD' : ageOn(birthday, today) < ADULT_AGE
}
