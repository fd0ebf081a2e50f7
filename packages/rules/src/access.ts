// What one person may see and do of another: an ordered ladder of levels.

import { ageOn, isAdult } from './age.ts'
import type { Day } from './days.ts'
import { OWN_VOICE_AGE } from './own-voice.ts'

/** Lowest first; each includes all before it [6.26]. ALL is the full set [6.27]. */
export const LEVELS = [
  'VIEW_NAME',
  'VIEW_COVERAGE',
  'VIEW_VISITS',
  'BOOK_VISITS',
  'GRANT',
  'EDIT_PROFILE',
  'VIEW_REPORTS_TESTS',
  'ALL'
] as const
export type AccessLevel = (typeof LEVELS)[number]
/** No level at all, and one that is not known here, has no place: it stands below them all. */
const PLACES: readonly (string | null | undefined)[] = LEVELS

/** The two positions of the rights screen [6.37 4.104]. */
export const GRANT_LEVELS = ['VIEW_COVERAGE', 'BOOK_VISITS'] as const satisfies readonly AccessLevel[]

/** What an owner may grant: the patient app offers a third position, to see results and reports [R16]. */
export const GRANTABLE_LEVELS = [...GRANT_LEVELS, 'VIEW_REPORTS_TESTS'] as const satisfies readonly AccessLevel[]

/** Who the other person is to the one who looks [3.16]. */
export const REL_KINDS = ['ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER'] as const
export type RelKind = (typeof REL_KINDS)[number]

/** MY and OWNER are older spellings of ME; a word that is not known is OTHER, the relation with the fewest rights [3.16]. */
export function relKindOf(text: string): RelKind {
  if (text === 'MY' || text === 'OWNER') return 'ME'
  return (REL_KINDS as readonly string[]).includes(text) ? (text as RelKind) : 'OTHER'
}

/** Does a level include what is needed? Without any level, or with one of no known name, nothing is allowed; ALL is needed only for what an owner alone does. */
export function allows(level: string | null | undefined, needed: AccessLevel): boolean {
  return PLACES.indexOf(level) >= PLACES.indexOf(needed)
}

/** Before the person has granted anything: oneself and one's child ALL [6.28 6.29], spouse and parent the lower grant, others the name. */
export function defaultLevel(relKind: RelKind): AccessLevel {
  switch (relKind) {
    case 'ME':
    case 'CHILD':
      return 'ALL'
    case 'SPOUSE':
    case 'PARENT':
      return 'VIEW_COVERAGE'
    case 'OTHER':
      return 'VIEW_NAME'
  }
}

/**
 * The level that holds. Oneself and one's child always ALL. For a relative what the person granted [6.30]; without a grant the
 * relation's default, which remote configuration may lower and never raise [6.31].
 * Pass the relation of today (`relationNow`), and only a grant that the person gave: what a parent had over a child is none.
 * @oracle The store says it in SQL (`access_of`); its tests compare the two.
 */
export function levelOf(relation: RelKind, granted: AccessLevel | null | undefined, configured?: AccessLevel | null): AccessLevel {
  const byDefault = defaultLevel(relation)
  if (relation === 'ME' || relation === 'CHILD') return byDefault
  if (granted) return granted
  return configured && !allows(configured, byDefault) ? configured : byDefault
}

/** A child who has turned 18 is another adult from that day on: parental rights end. */
export function relationNow(relKind: RelKind, childBirthday: Day, today: Day): RelKind {
  return relKind === 'CHILD' && isAdult(childBirthday, today) ? 'OTHER' : relKind
}

/**
 * Who opens a child's profile to others: its parents; from 16 on the young person, if there is an account to do so with; from 18 on the
 * person alone [R3].
 */
export function whoOpens(child: { birthday: Day; hasAccount: boolean }, today: Day): 'the-parents' | 'the-person' {
  if (isAdult(child.birthday, today)) return 'the-person'
  return child.hasAccount && ageOn(child.birthday, today) >= OWN_VOICE_AGE ? 'the-person' : 'the-parents'
}

/**
 * May somebody else give the person this birthday? Rights over a young person end by it: of one who signs in nobody else puts it off, however it is
 * come by [R3].
 */
export function mayGiveBirthday(person: { birthday: Day | null; hasAccount: boolean }, birthday: Day): boolean {
  return !person.hasAccount || (person.birthday !== null && birthday <= person.birthday)
}
