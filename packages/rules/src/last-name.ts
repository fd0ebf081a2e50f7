import type { Sex } from './people.ts'

/** Endings of a man's and of a woman's last name that are sure to belong together. */
const ENDS = [
  ['ский', 'ская'],
  ['цкий', 'цкая'],
  ['ов', 'ова'],
  ['ев', 'ева'],
  ['ёв', 'ёва']
] as const

/** Shorter is no stem: «Лев» has one form. */
const STEM_LEAST = 3

/** A family's last name as a man or a woman has it: «Савицкая» is «Савицкий» for a son. A name that has one form, or may have one, stays as it is. */
export function lastNameFor(sex: Sex, lastName: string): string {
  for (const [his, hers] of ENDS) {
    const [from, to] = sex === 'MALE' ? [hers, his] : [his, hers]
    if (lastName.endsWith(from) && lastName.length - from.length >= STEM_LEAST) return lastName.slice(0, -from.length) + to
  }
  return lastName
}
