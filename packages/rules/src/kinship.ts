// What people call each other in a family. A word is no right: rights follow from what was granted [R60].
import type { Sex } from './people.ts'

/** What a child may be to the adult who adds it, where it is not a son or a daughter. */
export const CHILD_KINSHIPS = ['GRANDDAUGHTER', 'GRANDSON', 'WARD'] as const

/** What an adult relative may be to the one who adds them. */
export const ADULT_KINSHIPS = [
  'MOTHER',
  'FATHER',
  'GRANDMOTHER',
  'GRANDFATHER',
  'DAUGHTER',
  'SON',
  'SISTER',
  'BROTHER',
  'GRANDDAUGHTER',
  'GRANDSON',
  'AUNT',
  'UNCLE',
  'NIECE',
  'NEPHEW'
] as const
export type AdultKinship = (typeof ADULT_KINSHIPS)[number]

/** Every word there is; husband and wife follow from the marriage. */
export const KINSHIPS = [...ADULT_KINSHIPS, 'WARD', 'HUSBAND', 'WIFE'] as const
export type Kinship = (typeof KINSHIPS)[number]

/** The relation kind that an adult's word belongs to: mother and father take a parent's place [5.74]. */
export function kindOfKinship(kinship: AdultKinship): 'PARENT' | 'OTHER' {
  return kinship === 'MOTHER' || kinship === 'FATHER' ? 'PARENT' : 'OTHER'
}

const MEN: readonly Kinship[] = ['FATHER', 'GRANDFATHER', 'SON', 'BROTHER', 'GRANDSON', 'UNCLE', 'NEPHEW', 'HUSBAND']

/** Whether somebody of this sex may be called so. */
export function fitsSex(kinship: Kinship, sex: Sex): boolean {
  const told = sexOfKinship(kinship)
  return told === null || told === sex
}

/** The sex that the word tells; null for a word of both. */
export function sexOfKinship(kinship: Kinship): Sex | null {
  if (kinship === 'WARD') return null
  return MEN.includes(kinship) ? 'MALE' : 'FEMALE'
}
