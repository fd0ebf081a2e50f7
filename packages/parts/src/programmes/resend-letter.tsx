import { useClock, useNow } from '@vizit/client/api/clock'
import { useResendLetter } from '@vizit/client/programmes/use-change-programmes'
import type { Coverage } from '@vizit/contract/programmes'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** One more letter with a link; the next after a countdown. */
export function ResendLetter({ coverage }: { coverage: Coverage }) {
  const words = useWords('programmes')
  const tell = useRefusalWords()
  const clock = useClock()
  const now = useNow(1000)
  const send = useResendLetter()
  const [nextAt, setNextAt] = useState(0)
  const left = Math.ceil((nextAt - now.getTime()) / 1000)
  const figure = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

  return (
    <>
      {send.isError ? <RefusalBanner {...tell(send.error)} /> : null}
      <Button
        kind="second"
        size="small"
        icon={<Mail aria-hidden="true" />}
        waiting={send.isPending ? words.resending : left > 0 ? words.resendIn(figure) : undefined}
        onClick={() => send.mutate(coverage, { onSuccess: seconds => setNextAt(clock().getTime() + seconds * 1000) })}
      >
        {words.resend}
      </Button>
      <LiveRegion text={send.isSuccess ? words.resent : ''} />
    </>
  )
}
