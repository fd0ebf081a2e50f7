import { useMarkFamilySeen } from '@vizit/client/family/use-relatives'
import type { Relative } from '@vizit/contract/family'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { PersonAvatar } from '../../photo/person-avatar.tsx'
import { useWords } from '../../words/words.tsx'
import { shownName } from './member-row.tsx'

/** [2.109] Whoever came by somebody else's action is greeted once. */
export function NewcomersDialog({ members }: { members: Relative[] }) {
  const words = useWords('family')
  const people = useWords('people')
  const addresses = useAddresses()
  const mark = useMarkFamilySeen()
  const fresh = members.filter(member => member.isNew)
  const [shown, setShown] = useState(fresh)
  if (fresh.some(one => !shown.some(other => other.profileId === one.profileId))) setShown(fresh)
  const close = () => mark.mutate()
  return (
    <Dialog
      open={fresh.length > 0}
      onClose={close}
      title={words.newcomersTitle}
      text={words.newcomersText}
      actions={
        <>
          <Button wide onClick={close}>
            {words.understood}
          </Button>
          <Button wide kind="ghost" href={addresses.access()} onClick={close}>
            {words.newcomersRights}
          </Button>
        </>
      }
    >
      <List label={words.newcomersTitle}>
        {shown.map(member => (
          <ListRow
            key={member.profileId}
            lead={<PersonAvatar id={member.profileId} text={shownName(member)} photoUrl={member.photoUrl} />}
            title={shownName(member)}
            note={people.relation(member.relKind, member.sex, member.kinship)}
          />
        ))}
      </List>
    </Dialog>
  )
}
