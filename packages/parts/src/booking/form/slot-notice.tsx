import type { SlotFormView } from '@vizit/client/booking/slot-form-view'
import { showTime } from '@vizit/client/days/show-day'
import { useIsBookingClosed } from '@vizit/client/settings/use-settings'
import type { Timeslot } from '@vizit/contract/catalogue'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'

type SlotNoticeProps = { view: SlotFormView; slot: Timeslot; phones: string; timetableHref: string }

/** What became of the slot, when it cannot simply be booked, and the way on [8.19] [8.37]. */
export function SlotNotice({ view, slot, phones, timetableHref }: SlotNoticeProps) {
  const words = useWords('slotForm')
  const booking = useWords('booking')
  const refusal = useRefusalWords()
  const isClosed = useIsBookingClosed()
  const chooseOther = (
    <Button kind="second" size="small" href={timetableHref}>
      {words.chooseOther}
    </Button>
  )
  switch (view.kind) {
    case 'form':
      return null
    case 'busy':
      return (
        <Banner kind="danger" title={words.busy} live>
          {words.busyText(showTime(slot.startTime))}
        </Banner>
      )
    case 'hold-ended':
      return (
        <Banner kind="wait" title={words.holdEnded} live>
          {words.holdEndedText}
        </Banner>
      )
    case 'gone':
      return (
        <Banner kind="danger" title={words.gone} live action={chooseOther}>
          {words.goneText}
        </Banner>
      )
    case 'closed':
      return (
        <Banner kind="danger" title={isClosed ? booking.closed : refusal(view.error).title} live action={isClosed ? null : chooseOther}>
          <p>{isClosed ? booking.closedText : refusal(view.error).text}</p>
          <RegistryPhones phones={phones} />
        </Banner>
      )
  }
}
