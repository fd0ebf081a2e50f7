import { useIsBookingClosed } from '@vizit/client/settings/use-settings'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../words/words.tsx'

/** [3.110] The booking is closed everywhere: said once, above all that looks like booking, with what to do instead. */
export function ClosedNotice() {
  const words = useWords('booking')
  if (!useIsBookingClosed()) return null
  return (
    <Banner kind="wait" title={words.closed}>
      {words.closedText}
    </Banner>
  )
}
