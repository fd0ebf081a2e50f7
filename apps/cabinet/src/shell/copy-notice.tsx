import { useWords } from '@vizit/client/words.tsx'
import { minskTime } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'

/** Above a page that could not be loaded anew: what is shown is a copy of HH:MM. `loadedAt`: UTC milliseconds. */
export function CopyNotice({ loadedAt }: { loadedAt: number }) {
  const words = useWords('shell')
  return (
    <Banner kind="offline" title={words.offline} live>
      {words.offlineCopy(minskTime(new Date(loadedAt)))}
    </Banner>
  )
}
