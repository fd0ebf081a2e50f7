// Why a doctor who was asked for by name is not shown: pure, so that a host page's request is judged in one place.
import { type Ages, type AgeVerdict, judgeAge } from '@vizit/rules/age'
import type { BookingSearch } from './booking-search.ts'

export type MissingDoctor =
  /** Not there, or not any more [8.76]. */
  | { kind: 'no-such-doctor' }
  /** There, but not for whom is looked [2.80]. */
  | { kind: Exclude<AgeVerdict, 'fits'> }

/** Undefined where the doctor sees whom the profile filter is about [3.37], and the age of the patient [5.37]-[5.42]. */
export function unfitOf(doctor: Ages, profile: BookingSearch['profileFilter'], age?: number): MissingDoctor | undefined {
  const { adult, children } = doctor
  const verdict = age === undefined ? 'fits' : judgeAge(doctor, age)
  if (verdict !== 'fits') return { kind: verdict }
  if (profile === '2' && !children) return { kind: 'ADULT_DOCTOR' }
  if (profile === '1' && !adult) return { kind: 'CHILD_DOCTOR' }
  return undefined
}
