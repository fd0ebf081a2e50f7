import type { Relative } from '@vizit/contract/family'
import { type Room, roomIn } from './new-members.ts'

/** Everything the family's screen can be. `copyOf`: when what is shown was loaded, if a later try has failed. */
export type FamilyView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'alone'; me: Relative | undefined }
  | { kind: 'family'; members: Relative[]; room: Room; copyOf: number | null }

const ORDER = ['ME', 'SPOUSE', 'CHILD', 'PARENT', 'OTHER']

export function familyView(query: { data: Relative[] | undefined; error: unknown; dataUpdatedAt: number }): FamilyView {
  const { data, error, dataUpdatedAt } = query
  if (!data) return error ? { kind: 'failed', error } : { kind: 'loading' }
  const members = data.toSorted(
    (a, b) => ORDER.indexOf(a.relKind) - ORDER.indexOf(b.relKind) || (a.birthday ?? '').localeCompare(b.birthday ?? '')
  )
  if (members.every(member => member.relKind === 'ME')) return { kind: 'alone', me: members[0] }
  return { kind: 'family', members, room: roomIn(members), copyOf: error ? dataUpdatedAt : null }
}
