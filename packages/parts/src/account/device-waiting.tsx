import { type DeviceAccess, useRequestAccess } from '@vizit/client/email/use-device-access'
import { useEmailPoll } from '@vizit/client/email/use-email-poll'
import type { Profile } from '@vizit/contract/profile'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ResendLetter } from '../email/resend-letter.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { LetterOnItsWay } from './letter-on-its-way.tsx'

type DeviceWaitingProps = { profile: Profile; email: DeviceAccess['emails'][number]; askedAt: string | null; onOther: () => void }

/** [2.63] [4.25] The letter is on its way; the page goes on by itself once its link has been used, wherever that was. */
export function DeviceWaiting({ profile, email, askedAt, onOther }: DeviceWaitingProps) {
  const words = useWords('email')
  const { say } = useToasts()
  const letter = useRequestAccess(profile.me.profileId)
  useEmailPoll(({ accessNotAuthorized }) => {
    if (!accessNotAuthorized) say(words.deviceDoneTitle)
  })
  return (
    <div className={styles.column}>
      <LetterOnItsWay address={email.address} after={words.waitAfterDevice} />
      <ResendLetter sentAt={askedAt} letter={letter} onResend={() => letter.mutate(email.id)} />
      <Button kind="ghost" wide onClick={onOther}>
        {words.other}
      </Button>
    </div>
  )
}
