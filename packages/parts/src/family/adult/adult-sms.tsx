import { useClock } from '@vizit/client/api/clock'
import { useSendRelativeCode } from '@vizit/client/family/use-add-adult'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import type { AdultDraft } from './adult-draft.ts'
import { AdultRefusal } from './adult-refusal.tsx'

/** Step 1: the SMS leaves only when it is pressed, to the phone that is shown. `onSent` gets when another one may be asked for. */
export function AdultSms({ draft, onSent }: { draft: AdultDraft; onSent: (resendAt: number) => void }) {
  const words = useWords('family')
  const clock = useClock()
  const send = useSendRelativeCode()
  const { person, phone, relId, resendAt } = draft

  async function ask() {
    // Whoever comes back here within the minute goes on with the code that was sent.
    if (resendAt !== null && resendAt > clock().getTime()) return onSent(resendAt)
    const sent = await send.mutateAsync({ relId: relId!, again: resendAt !== null }).catch(() => null)
    if (sent) onSent(clock().getTime() + sent.resendAfterSeconds * 1000)
  }

  return (
    <div className={styles.form}>
      <List label={words.sendWho}>
        <ListRow lead={<UserRound aria-hidden="true" />} caption={words.sendWho} title={`${person.firstName} ${person.lastName}`} />
        <ListRow lead={<Phone aria-hidden="true" />} caption={words.sendTo} title={phone} />
      </List>
      <AdultRefusal error={send.error} />
      <ActionBar>
        <Button wide waiting={send.isPending ? words.sending : undefined} onClick={() => void ask()}>
          {words.send}
        </Button>
      </ActionBar>
    </div>
  )
}
