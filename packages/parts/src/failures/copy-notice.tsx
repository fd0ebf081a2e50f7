import { useNow } from '@vizit/client/api/clock'
import { useOnline } from '@vizit/client/api/use-online'
import { showTimeOf } from '@vizit/client/days/show-day'
import { minskDay } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../words/words.tsx'

/** Above a page that could not be loaded anew, or has no network to be: what is shown is a copy of HH:MM, with the day where it is another. `loadedAt`: UTC milliseconds. */
export function CopyNotice({ loadedAt, isStale }: { loadedAt: number; isStale: boolean }) {
  const words = useWords('shell')
  const isOnline = useOnline()
  const now = useNow()
  if (isOnline && !isStale) return null
  return (
    <Banner kind="offline" title={words.offline} live>
      {words.offlineCopy(showTimeOf(new Date(loadedAt).toISOString(), minskDay(now)))}
    </Banner>
  )
}
