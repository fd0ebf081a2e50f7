import type { FamilyMember } from '@vizit/contract/profile'

/** Who is in the family only since; undefined where it is not known who was in it before, for oneself always is. */
export function newIn(before: readonly FamilyMember[], after: readonly FamilyMember[]): string | undefined {
  if (before.length === 0) return undefined
  return after.find(({ profileId }) => !before.some(one => one.profileId === profileId))?.profileId
}

/** A page where one books, for whoever was added on the way. */
export function forWhom(path: string, profileId: string | undefined): string {
  if (profileId === undefined) return path
  const url = new URL(path, location.origin)
  url.searchParams.delete('age')
  url.searchParams.set('who', profileId)
  return url.pathname + url.search + url.hash
}
