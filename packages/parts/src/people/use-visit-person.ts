import { useProfile } from '@vizit/client/profile/use-profile'
import type { Visit } from '@vizit/contract/visits'
import { relKindOf } from '@vizit/rules/access'
import type { Sex } from '@vizit/rules/people'
import { useWords } from '../words/words.tsx'

/** Whose visit it is, for the one who looks. `note`: the own name, or the relation. */
export type VisitPerson = { isMe: boolean; name: string; firstName: string; sex: Sex | null; note: string }

/** Names the person of a visit or a test; without the profile (no connection) by what the visit itself knows. */
export function useVisitPerson(): (visit: Pick<Visit, 'relKind' | 'profileId' | 'customerFirstName'>) => VisitPerson {
  const people = useWords('people')
  const profile = useProfile().data
  return visit => {
    const kind = relKindOf(visit.relKind)
    if (kind === 'ME') {
      const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : visit.customerFirstName
      return { isMe: true, name, firstName: profile?.firstName ?? visit.customerFirstName, sex: profile?.sex ?? null, note: name }
    }
    const member = profile?.family.find(one => one.profileId === visit.profileId)
    const name = member ? `${member.firstName} ${member.lastName}`.trim() : visit.customerFirstName
    const sex = member?.sex ?? null
    return {
      isMe: false,
      name,
      firstName: member?.firstName ?? visit.customerFirstName,
      sex,
      note: people.relation(kind, sex, member?.kinship)
    }
  }
}
