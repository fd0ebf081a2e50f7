import type { FamilyMember } from '@vizit/contract/profile'
import { mayAdd } from '@vizit/rules/family'

/** Everything the family's screen can be. `copyOf`: when what is shown was loaded, if a later try has failed. */
export type FamilyView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'alone'; me: FamilyMember | undefined }
  | { kind: 'family'; members: FamilyMember[]; mayAddChild: 'may-add' | 'TOO_MANY_CHILDREN'; copyOf: number | null }

const ORDER = ['ME', 'SPOUSE', 'CHILD', 'PARENT', 'OTHER']

export function familyView(query: { data: FamilyMember[] | undefined; error: unknown; dataUpdatedAt: number }): FamilyView {
  const { data, error, dataUpdatedAt } = query
  if (!data) return error ? { kind: 'failed', error } : { kind: 'loading' }
  const members = data.toSorted(
    (a, b) => ORDER.indexOf(a.relKind) - ORDER.indexOf(b.relKind) || (a.birthday ?? '').localeCompare(b.birthday ?? '')
  )
  if (members.every(member => member.relKind === 'ME')) return { kind: 'alone', me: members[0] }
  const mayAddChild = mayAdd('CHILD', members) === 'may-add' ? 'may-add' : 'TOO_MANY_CHILDREN'
  return { kind: 'family', members, mayAddChild, copyOf: error ? dataUpdatedAt : null }
}
