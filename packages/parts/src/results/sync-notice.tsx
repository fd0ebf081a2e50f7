import { failureOf } from '@vizit/client/api/call-failure'
import { useOnline } from '@vizit/client/api/use-online'
import type { useSyncTests, useTests } from '@vizit/client/results/use-tests'
import { Banner } from '@vizit/ui/banner'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** Above a list that could not be renewed: why, and that what is known is shown [8.17]. */
export function SyncNotice({ tests, sync }: { tests: ReturnType<typeof useTests>; sync: ReturnType<typeof useSyncTests> }) {
  const words = useWords('results')
  const shell = useWords('shell')
  const tell = useRefusalWords()
  const isOnline = useOnline()
  if (!tests.data) return null
  const error: unknown = sync.error ?? tests.error
  const code = error ? failureOf(error).code : null
  if (!isOnline || code === 'NETWORK' || code === 'TIMEOUT') {
    return (
      <Banner kind="offline" title={shell.offline} live>
        {words.offlineText}
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
