import { memberView } from '@vizit/client/family/member-view'
import type { Relative } from '@vizit/contract/family'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Pencil from 'lucide-react/icons/pencil'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { shownName } from './member-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** [6.33] The menu behind the dots, then the question before somebody is taken out. */
export function MemberDialogs({ member, onClose }: { member: Relative | null; onClose: () => void }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const [removing, setRemoving] = useState<Relative | null>(null)
  const menu = member ? memberView(member).menu : []
  return (
    <>
      <Dialog open={member !== null} onClose={onClose} title={member ? shownName(member) : ''} closeLabel={words.close}>
        <List label={member ? words.menu(shownName(member)) : ''}>
          {member && menu.includes('edit') ? (
            <ListRow lead={<Pencil aria-hidden="true" />} title={words.edit} href={addresses.editChild(member.profileId)} />
          ) : null}
          {member && menu.includes('remove') ? (
            <ListRow
              lead={<UserRoundX aria-hidden="true" />}
              title={words.remove}
              onPress={() => {
                setRemoving(member)
                onClose()
              }}
            />
          ) : null}
        </List>
      </Dialog>
      <RemoveDialog member={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
