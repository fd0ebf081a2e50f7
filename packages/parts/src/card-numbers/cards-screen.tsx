import { useCardNumbers } from '@vizit/client/card-numbers/use-card-numbers'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { LiveRegion } from '@vizit/ui/live-region'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { CardForm } from './card-form.tsx'
import { CardRow } from './card-row.tsx'
import styles from './cards.module.css'

/** [5.52] The numbers of the own medical cards at the centres, and the form that tells one. */
export function CardsScreen() {
  const words = useWords('cardNumbers')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCardNumbers()
  return (
    <Screen title={words.title} note={words.intro} back={{ label: shell.back, href: addresses.above.own() }}>
      {data ? (
        <div className={styles.column}>
          <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
          {data.cards.length > 0 ? (
            <List label={words.known}>
              {data.cards.map(card => (
                <CardRow key={card.providerCode} card={card} />
              ))}
            </List>
          ) : null}
          <CardForm providers={data.providers} />
        </div>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.column} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </Screen>
  )
}
