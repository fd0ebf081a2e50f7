import type { SlotFormView } from '@vizit/client/booking/slot-form-view'
import { showCountdown } from '@vizit/client/days/show-day'
import { Banner } from '@vizit/ui/banner'
import { Skeleton } from '@vizit/ui/skeleton'
import { HoldTimer } from '@vizit/ui/talon/hold-timer'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'

type SlotHoldProps = { view: Extract<SlotFormView, { kind: 'form' }>['hold']; onAgain: () => void }

/** How long the time is still held: a line on a phone, a ring on a desk [R41]. */
export function SlotHold({ view, onAgain }: SlotHoldProps) {
  const words = useWords('slotForm')
  const refusal = useRefusalWords()
  switch (view.kind) {
    case 'asking':
      return <Skeleton height="28px" shape="box" />
    case 'failed':
      return (
        <Banner live kind="wait" title={words.holdFailed} retry={{ label: words.tryAgain, onPress: onAgain }}>
          {refusal(view.error).text}
        </Banner>
      )
    case 'held':
      return (
        <HoldTimer
          secondsLeft={view.secondsLeft}
          totalSeconds={view.totalSeconds}
          format={showCountdown}
          label={words.holding}
          sentence={words.held}
          note={words.heldNote}
          announce={words.heldSpoken}
        />
      )
  }
}
