import type { Profile } from '@vizit/contract/profile'
import { allows } from '@vizit/rules/access'

/** The first names of relatives whose results the viewer may not see: nobody should wait for them in vain. */
export function hiddenRelatives(profile: Profile | undefined): string[] {
  return (profile?.family ?? [])
    .filter(member => member.relKind !== 'ME' && !allows(member.accessLevel, 'VIEW_REPORTS_TESTS'))
    .map(member => member.firstName)
}
