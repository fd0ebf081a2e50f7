import { showTime } from '@vizit/client/days/show-day'
import type { Visits } from '@vizit/client/visits/use-visits'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../words/words.tsx'
import { ordersTrouble } from './orders-trouble.ts'

/** Says that what is shown is a copy, and of what time: there is no connection, or the server did not answer. */
export function CopyBanner({ visits }: { visits: Visits }) {
  const words = useWords('visits')
  const { copy, asked, error, refresh } = visits
  if (!copy || (asked !== 'no-connection' && asked !== 'failed')) return null
  const time = showTime(copy.syncedAt)
  return asked === 'no-connection' ? (
    <Banner live kind="offline" title={words.offline} retry={{ label: words.retry, onPress: refresh }}>
      {words.offlineCopy(time)}
    </Banner>
  ) : (
    <Banner live kind="wait" title={words.notRefreshed} retry={{ label: words.retry, onPress: refresh }}>
      {words.because(ordersTrouble(words, error), words.notRefreshedText(time))}
    </Banner>
  )
}
