import { failureOf } from '@vizit/client/api/call-failure'
import { ErrorCard } from '@vizit/ui/page/error-card'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'

export type LoadFailureProps = {
  error: unknown
  /** What was being loaded, for a server that did not answer: the reassurance of this page. */
  title: string
  text: string
  onRetry: () => void
  isRetrying: boolean
}

/** A page that did not load: without a connection it says so, otherwise what happened to this very page. */
export function LoadFailure({ error, title, text, onRetry, isRetrying }: LoadFailureProps) {
  const words = useWords('shell')
  const tell = useRefusalWords()
  const isOffline = failureOf(error).code === 'NETWORK'
  const said = isOffline ? tell(error) : { title, text }
  return (
    <ErrorCard
      {...said}
      icon={isOffline ? <WifiOff aria-hidden="true" /> : undefined}
      retry={{ label: words.retry, onPress: onRetry, waiting: isRetrying ? words.retrying : undefined }}
      support={useSupport(undefined, failureOf(error).code)}
    />
  )
}
