import { useNow } from '@vizit/client/api/clock.tsx'
import { useWords } from '@vizit/client/words.tsx'
import type { FamilyMember } from '@vizit/contract/profile'
import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { Avatar } from '@vizit/ui/avatar'
import { Badge } from '@vizit/ui/badge'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import ShieldCheck from 'lucide-react/icons/shield-check'

/** Each person with the relation, the age and what one may do for them. */
export function FamilyList({ members }: { members: FamilyMember[] }) {
  const words = useWords('family')
  const people = useWords('people')
  const today = minskDay(useNow())
  return (
    <List label={words.members}>
      {members.map(member => {
        const { profileId, relKind, sex, birthday, accessLevel } = member
        // A name that may not be seen comes masked as one text.
        const shown = member.lastName ? `${member.firstName} ${member.lastName}` : member.name
        const age = birthday ? people.age(ageOn(birthday, today)) : null
        return (
          <ListRow
            key={profileId}
            lead={<Avatar id={profileId} text={shown} />}
            title={shown}
            note={[people.relation(relKind, sex), age].filter(Boolean).join(', ')}
            badges={
              accessLevel === 'ALL' ? (
                <Badge kind="info" icon={<ShieldCheck aria-hidden="true" />}>
                  {words.allRights}
                </Badge>
              ) : null
            }
          />
        )
      })}
    </List>
  )
}
