import { useEmailPoll } from '@vizit/client/email/use-email-poll'
import { useResendEmailLink } from '@vizit/client/email/use-emails'
import type { PersonalEmail } from '@vizit/contract/email'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ResendLetter } from '../email/resend-letter.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { LetterOnItsWay } from './letter-on-its-way.tsx'

/** [2.63] [4.24] An own address waits for the link of its letter; the page goes on by itself then. */
export function AddressWaiting({ email, onOther }: { email: PersonalEmail; onOther: () => void }) {
  const words = useWords('email')
  const { say } = useToasts()
  const letter = useResendEmailLink()
  useEmailPoll(() => say(words.addressTitle))
  return (
    <div className={styles.column}>
      <LetterOnItsWay address={email.address} after={words.waitAfterAddress} />
      <ResendLetter sentAt={letter.data?.sentAt ?? null} letter={letter} onResend={() => letter.mutate(email.id)} />
      <Button kind="ghost" wide onClick={onOther}>
        {words.other}
      </Button>
    </div>
  )
}
