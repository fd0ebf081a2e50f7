import { useNow } from '@vizit/client/api/clock'
import { countdownText, secondsToResend } from '@vizit/client/sign-in/attempt'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useWords } from '../words/words.tsx'

export type ResendLetterProps = {
  /** When the last letter left, UTC ISO; null when that is not known, then the server says how long to wait. */
  sentAt: string | null
  letter: { isPending: boolean; isSuccess: boolean; isError: boolean; error: unknown }
  onResend: () => void
}

/** A countdown that leads to one more letter. */
export function ResendLetter({ sentAt, letter, onResend }: ResendLetterProps) {
  const words = useWords('email')
  const now = useNow(1000)
  const seconds = sentAt === null ? 0 : secondsToResend({ sentAt, resendAfterSeconds: RESEND_AFTER_SECONDS }, now)
  const waiting = letter.isPending ? words.sending : seconds > 0 ? words.resendIn(countdownText(seconds)) : undefined
  return (
    <>
      {letter.isError ? <SendingFailure error={letter.error} words={words} /> : null}
      <Button kind="second" wide icon={<RotateCcw aria-hidden="true" />} waiting={waiting} onClick={onResend}>
        {words.resend}
      </Button>
      <LiveRegion text={letter.isSuccess ? words.resent : ''} />
    </>
  )
}
