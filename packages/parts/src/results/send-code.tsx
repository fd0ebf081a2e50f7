import { failureOf } from '@vizit/client/api/call-failure'
import { useClock, useNow } from '@vizit/client/api/clock'
import { showCountdown } from '@vizit/client/days/show-day'
import type { CardKey } from '@vizit/client/results/access-codes'
import { useSendACode } from '@vizit/client/results/use-a-code'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** [1.27] Has the centre send the code by SMS; another one can be had after a while. */
export function SendCode({ card, onAsk, onSent }: { card: CardKey; onAsk: () => void; onSent: () => void }) {
  const words = useWords('results')
  const tell = useRefusalWords()
  const clock = useClock()
  const now = useNow(1000)
  const send = useSendACode()
  const [nextAt, setNextAt] = useState(0)
  const seconds = Math.max(0, Math.ceil((nextAt - now.getTime()) / 1000))
  const wait = (ofSeconds: number) => setNextAt(clock().getTime() + ofSeconds * 1000)

  const facts = send.isError ? failureOf(send.error).facts : {}
  // sent a moment ago, on another screen or device: the countdown says so
  const isTooSoon = typeof facts.retryAfter === 'number' && failureOf(send.error).code === 'INVALID_STATE'
  const failure = facts.reason === 'NO_PHONE' ? { title: words.noPhone, text: words.noPhoneText } : tell(send.error)
  return (
    <>
      {send.isSuccess ? <Banner kind="ok" title={words.sentTo(send.data.sentTo)} live /> : null}
      {send.isError && !isTooSoon ? (
        <Banner kind="danger" title={failure.title} live>
          {failure.text}
        </Banner>
      ) : null}
      <Button
        kind="second"
        wide
        icon={<MessageSquare aria-hidden="true" />}
        waiting={send.isPending ? words.sending : seconds > 0 ? words.resendIn(showCountdown(seconds)) : undefined}
        onClick={() => {
          onAsk()
          send.mutate(card, {
            onSuccess: sent => {
              wait(sent.resendAfterSeconds)
              onSent()
            },
            onError: error => {
              const { retryAfter } = failureOf(error).facts
              if (typeof retryAfter === 'number') wait(retryAfter)
            }
          })
        }}
      >
        {words.sendCode}
      </Button>
    </>
  )
}
