import { useNow } from '@vizit/client/api/clock'
import { type Attempt, countdownText, secondsToResend } from '@vizit/client/sign-in/attempt'
import { useSendCode } from '@vizit/client/sign-in/use-sign-in-steps'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import Phone from 'lucide-react/icons/phone'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useSupportPhone } from '../support/use-support-phone.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'

/** `onAnswer` gets the attempt of the new code, or null when none was sent. */
type ResendCodeProps = { attempt: Attempt; onAsk: () => void; onAnswer: (attempt: Attempt | null) => Promise<void> }

/** [2.07] [4.05] A countdown that leads to one more SMS, and a number to call when none comes. */
export function ResendCode({ attempt, onAsk, onAnswer }: ResendCodeProps) {
  const words = useWords('signIn')
  const now = useNow(1000)
  const phone = useSupportPhone()
  const send = useSendCode(useWords('shell').language)
  const seconds = secondsToResend(attempt, now)
  const waiting = send.isPending ? words.resending : seconds > 0 ? words.resendIn(countdownText(seconds)) : undefined

  async function resend() {
    onAsk()
    await onAnswer(await send.mutateAsync(attempt.phone).catch(() => null))
  }

  return (
    <div className={styles.actions}>
      {send.isError ? <SendingFailure error={send.error} words={words} /> : null}
      <Button wide icon={<RotateCcw aria-hidden="true" />} waiting={waiting} onClick={() => void resend()}>
        {words.resend}
      </Button>
      <LiveRegion text={send.isSuccess ? words.resent : ''} />
      {phone ? (
        <Button kind="ghost" flush className={styles.centre} icon={<Phone aria-hidden="true" />} href={phone.href}>
          {words.call}
        </Button>
      ) : null}
    </div>
  )
}
