// Why a doctor who was asked for by name is not shown: pure, so that a host page's request is judged in one place.
import type { Doctor } from '@vizit/contract/catalogue'
import type { AgeVerdict } from '@vizit/rules/age'
import type { BookingSearch } from './booking-search.ts'

export type MissingDoctor =
  /** Not there, or not any more [8.76]. */
  | { kind: 'no-such-doctor' }
  /** There, but not for whom is looked [2.80]. */
  | { kind: 'ADULT_DOCTOR' | 'CHILD_DOCTOR' }
  /** There, and does not see somebody so old [5.37]-[5.42]. */
  | { kind: 'unfit'; verdict: Exclude<AgeVerdict, 'fits'>; doctor: Doctor; age: number }

/** Undefined where the doctor sees whom the profile filter is about [3.37]. */
export function unfitOf(
  { adult, children }: Pick<Doctor, 'adult' | 'children'>,
  profile: BookingSearch['profileFilter']
): MissingDoctor | undefined {
  if (profile === '2' && !children) return { kind: 'ADULT_DOCTOR' }
  if (profile === '1' && !adult) return { kind: 'CHILD_DOCTOR' }
  return undefined
}
