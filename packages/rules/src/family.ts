// Who may join a family, who may leave it, and when two entries are one person.
import type { RelKind } from './access.ts'
import { MAX_CHILDREN, MAX_PARENTS, MAX_SPOUSES } from './family-limits.ts'
import { fullNameRu, type Sex, splitFullName } from './people.ts'
import { foldText } from './search.ts'

/**
 * May one more of this kind be added? [5.73-5.77] Parents are counted against parents. Another adult is let in only while the
 * parents and other adults together leave a parent's place free.
 */
export function mayAdd(
  kind: Exclude<RelKind, 'ME'>,
  family: readonly { relKind: RelKind }[]
): 'may-add' | 'TOO_MANY_CHILDREN' | 'TOO_MANY_PARENTS' | 'SPOUSE_EXISTS' {
  const count = (...kinds: RelKind[]) => family.filter(member => kinds.includes(member.relKind)).length
  switch (kind) {
    case 'CHILD':
      return count('CHILD') < MAX_CHILDREN ? 'may-add' : 'TOO_MANY_CHILDREN'
    case 'SPOUSE':
      return count('SPOUSE') < MAX_SPOUSES ? 'may-add' : 'SPOUSE_EXISTS'
    case 'PARENT':
      return count('PARENT') < MAX_PARENTS ? 'may-add' : 'TOO_MANY_PARENTS'
    case 'OTHER':
      return count('PARENT', 'OTHER') < MAX_PARENTS ? 'may-add' : 'TOO_MANY_PARENTS'
  }
}

/**
 * May two families become one, the asker's with its children and relatives joining as the spouse's? Each kind is counted over both
 * [5.73-5.77]; a spouse on either side is one too many [5.76].
 */
export function mayUnite(
  family: readonly { relKind: RelKind }[],
  joining: readonly { relKind: RelKind }[]
): 'may-unite' | 'SPOUSE_EXISTS' | 'TOO_MANY_CHILDREN' | 'TOO_MANY_PARENTS' {
  const count = (...kinds: RelKind[]) => [...family, ...joining].filter(member => kinds.includes(member.relKind)).length
  if (count('SPOUSE') > 0) return 'SPOUSE_EXISTS'
  if (count('CHILD') > MAX_CHILDREN) return 'TOO_MANY_CHILDREN'
  return count('PARENT', 'OTHER') > MAX_PARENTS ? 'TOO_MANY_PARENTS' : 'may-unite'
}

/** A relative leaves the family only without an active coverer [6.33] and without planned visits [4.101]. */
export function judgeRemoval(member: {
  activeCoverers: number
  plannedVisits: number
}): 'may-remove' | 'PLANNED_VISITS' | 'ACTIVE_COVERER' {
  if (member.plannedVisits > 0) return 'PLANNED_VISITS'
  return member.activeCoverers > 0 ? 'ACTIVE_COVERER' : 'may-remove'
}

export type Person = { fullNameRu: string; sex: Sex; birthday: string }

function foldName(name: string): string {
  return foldText(fullNameRu(splitFullName(name))).replace(/['’ʼ]/gu, "'")
}

/** Letter case, ё and the kind of apostrophe aside. */
export function isSameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b)
}

/** Same name, sex and birthday [4.98]. */
export function isSamePerson(a: Person, b: Person): boolean {
  return a.birthday === b.birthday && a.sex === b.sex && isSameName(a.fullNameRu, b.fullNameRu)
}
