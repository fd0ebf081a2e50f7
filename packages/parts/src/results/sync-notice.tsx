import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { useOnline } from '@vizit/client/api/use-online'
import { showTimeOf } from '@vizit/client/days/show-day'
import type { useSyncTests, useTests } from '@vizit/client/results/use-tests'
import { minskDay } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** Above a list that could not be renewed: why, and that what is known is shown [8.17]. */
export function SyncNotice({ tests, sync }: { tests: ReturnType<typeof useTests>; sync: ReturnType<typeof useSyncTests> }) {
  const words = useWords('results')
  const shell = useWords('shell')
  const tell = useRefusalWords()
  const isOnline = useOnline()
  const now = useNow()
  if (!tests.data) return null
  const error: unknown = sync.error ?? tests.error
  const code = error ? failureOf(error).code : null
  if (!isOnline || code === 'NETWORK' || code === 'TIMEOUT') {
    return (
      <Banner kind="offline" title={shell.offline} live>
        {shell.offlineCopy(showTimeOf(new Date(tests.dataUpdatedAt).toISOString(), minskDay(now)))} {words.offlineText}
      </Banner>
    )
  }
  if (code === null || sync.isPending) return null
  const { title, text } = code === 'CLINIC_UNAVAILABLE' ? { title: words.notRefreshed, text: words.notRefreshedText } : tell(error)
  return (
    <Banner kind="wait" title={title} live>
      {text}
    </Banner>
  )
}
