import { useProfile } from '@vizit/client/profile/use-profile'
import type { CoveredPerson } from '@vizit/client/programmes/use-coverages'
import { relKindOf } from '@vizit/rules/access'
import { Section } from '@vizit/ui/section'
import { useWords } from '../words/words.tsx'
import { ProgrammeCard } from './programme-card.tsx'

/** The programmes of one person, under their name. */
export function PersonProgrammes({ person }: { person: CoveredPerson }) {
  const words = useWords('programmes')
  const people = useWords('people')
  const { profileId, relKind, name, coverages } = person
  const member = useProfile().data?.family.find(one => one.profileId === profileId)
  const kind = relKindOf(relKind)
  const shown = member?.lastName ? `${member.firstName} ${member.lastName}` : name
  return (
    <Section title={kind === 'ME' ? words.mine : shown} note={kind === 'ME' ? undefined : people.relation(kind, member?.sex ?? null)}>
      {coverages.map(coverage => (
        <ProgrammeCard key={coverage.id} coverage={coverage} isChild={kind === 'CHILD'} />
      ))}
    </Section>
  )
}
