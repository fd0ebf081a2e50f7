import type { FamilyMember } from '@vizit/contract/profile'

type Named = Pick<FamilyMember, 'lastName' | 'firstName' | 'middleName'>

/** Who is in the family only since. Where it is not known who was in it before, for oneself always is: the only one who is called so; undefined where that is not said by a name. */
export function newIn(before: readonly FamilyMember[], after: readonly FamilyMember[], added: Named): string | undefined {
  if (before.length > 0) return after.find(({ profileId }) => !before.some(one => one.profileId === profileId))?.profileId
  const called = after.filter(one => (['lastName', 'firstName', 'middleName'] as const).every(name => one[name] === added[name]))
  return called.length === 1 ? called[0]!.profileId : undefined
}

/** A page where one books, for whoever was added on the way. */
export function forWhom(path: string, profileId: string | undefined): string {
  if (profileId === undefined) return path
  const url = new URL(path, location.origin)
  url.searchParams.delete('age')
  url.searchParams.set('who', profileId)
  return url.pathname + url.search + url.hash
}
