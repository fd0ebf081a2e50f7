import type { FamilyMember } from '@vizit/contract/profile'
import { isSamePerson } from '@vizit/rules/family'
import { fullNameRu } from '@vizit/rules/people'
import type { PersonInput } from '../people/person-form.ts'

/** [4.98] A child of the same name, sex and birthday as somebody in the family is there already; the server is not asked then. */
export function judgeNewChild(child: PersonInput, family: readonly FamilyMember[]): 'new' | 'PERSON_EXISTS' {
  const asPerson = { fullNameRu: fullNameRu(child), sex: child.sex, birthday: child.birthday }
  const isThere = family.some(
    member =>
      member.sex !== null &&
      member.birthday !== null &&
      isSamePerson({ fullNameRu: fullNameRu(member), sex: member.sex, birthday: member.birthday }, asPerson)
  )
  return isThere ? 'PERSON_EXISTS' : 'new'
}
