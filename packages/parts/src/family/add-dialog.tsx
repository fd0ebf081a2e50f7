import type { Room } from '@vizit/client/family/new-members'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Baby from 'lucide-react/icons/baby'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import type { Limit } from './limit-dialog.tsx'

export type AddDialogProps = { open: boolean; onClose: () => void; room: Room; onLimit: (limit: Limit) => void }

/** What can be added. A limit is told here, before anybody fills a form. */
export function AddDialog({ open, onClose, room, onLimit }: AddDialogProps) {
  const words = useWords('family')
  const addresses = useAddresses()
  const to = (verdict: 'may-add' | Limit, href: string) => (verdict === 'may-add' ? { href } : { onPress: () => onLimit(verdict) })
  const adults = room.parent === 'may-add' || room.other === 'may-add' ? 'may-add' : 'TOO_MANY_PARENTS'
  const full = (verdict: string, note: string, because: string) => (verdict === 'may-add' ? note : because)
  return (
    <Dialog open={open} onClose={onClose} title={words.chooseTitle} closeLabel={words.close}>
      <List label={words.chooseTitle}>
        <ListRow
          lead={<Baby aria-hidden="true" />}
          title={words.chooseChild}
          note={full(room.child, words.chooseChildNote, words.full)}
          {...to(room.child, addresses.addChild())}
        />
        <ListRow
          lead={<UserRoundPlus aria-hidden="true" />}
          title={words.chooseAdult}
          note={full(adults, words.chooseAdultNote, words.otherFull)}
          {...to(adults, addresses.addAdult())}
        />
        <ListRow
          lead={<HeartHandshake aria-hidden="true" />}
          title={words.chooseSpouse}
          note={full(room.spouse, words.chooseSpouseNote, words.spouseFullTitle)}
          {...to(room.spouse, addresses.joinFamily())}
        />
        <ListRow
          lead={<RectangleEllipsis aria-hidden="true" />}
          title={words.chooseShare}
          note={words.chooseShareNote}
          href={addresses.shareCode()}
        />
        <ListRow
          lead={<Mail aria-hidden="true" />}
          title={words.chooseLetter}
          note={words.chooseLetterNote}
          href={addresses.sendInvite()}
        />
        <ListRow lead={<KeyRound aria-hidden="true" />} title={words.haveCodeAction} note={words.haveCode} href={addresses.enterCode()} />
      </List>
    </Dialog>
  )
}
