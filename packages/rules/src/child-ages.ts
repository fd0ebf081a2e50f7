// The ages of children for whom a service is looked for.
import { ADULT_AGE } from './age.ts'

/** [9.11] No age chosen: the blank entry of the selector. */
export const NO_AGE = -1
/** [2.86] [9.10] What the selector of a child's age offers: the blank entry, then 0 to 17. */
export const CHILD_AGES: readonly number[] = [NO_AGE, ...Array.from({ length: ADULT_AGE }, (_, age) => age)]
