import { useErasurePreview } from '@vizit/client/own-data/use-own-data'
import { useSession } from '@vizit/client/session/session-provider'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { EraseForm } from './erase-form.tsx'
import { ErasedScreen } from './erased-screen.tsx'
import styles from './own-data.module.css'

/** First what an erasure would touch, by name; then the question; then the code; and afterwards, for who is signed in no longer, what was done. */
export function EraseScreen() {
  return useSession().kind === 'visitor' ? <ErasedScreen /> : <Erasing />
}

function Erasing() {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useErasurePreview()
  return (
    <Screen title={words.erasePage} back={{ label: shell.back, href: addresses.ownData() }}>
      {data ? (
        <EraseForm preview={data} onStale={() => void refetch()} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={words.eraseFailed}
          text={words.eraseFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div className={styles.list} aria-busy="true">
          <LiveRegion text={words.eraseLoading} />
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </Screen>
  )
}
