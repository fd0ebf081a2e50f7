import { isAdult } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'

/** [5.29] Only adults have a section for the family. Who is not known yet is not turned away. */
export function familySection(birthday: Day | null | undefined, today: Day): 'open' | 'ADULTS_ONLY' {
  return birthday && !isAdult(birthday, today) ? 'ADULTS_ONLY' : 'open'
}
