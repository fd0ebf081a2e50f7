import type { Room } from '@vizit/client/family/new-members'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Baby from 'lucide-react/icons/baby'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import KeyRound from 'lucide-react/icons/key-round'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'
import type { Limit } from './limit-dialog.tsx'

export type AddDialogProps = { open: boolean; onClose: () => void; room: Room; onLimit: (limit: Limit) => void }

/** Whom to add: three answers, and below them the one door for whoever was given a code [5.79]. A limit is told here, before anybody fills a form. */
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
          lead={<HeartHandshake aria-hidden="true" />}
          title={words.chooseSpouse}
          note={full(room.spouse, words.chooseSpouseNote, words.spouseFullTitle)}
          {...to(room.spouse, addresses.joinFamily())}
        />
        <ListRow
          lead={<UserRoundPlus aria-hidden="true" />}
          title={words.chooseAdult}
          note={full(adults, words.chooseAdultNote, words.otherFull)}
          {...to(adults, addresses.addAdult())}
        />
      </List>
      <p className={styles.haveCode}>{words.haveCode}</p>
      <Button kind="outline" wide className={styles.code} icon={<KeyRound aria-hidden="true" />} href={addresses.enterCode()}>
        {words.haveCodeAction}
      </Button>
    </Dialog>
  )
}
