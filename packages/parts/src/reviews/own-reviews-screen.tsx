import { useOwnReviews } from '@vizit/client/reviews/use-reviews'
import { useUnsent } from '@vizit/client/unsent/unsent-provider'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'
import { UnsentReview } from './unsent-review.tsx'

/** [3.94] Everything that the person wrote, in every state, newest first. */
export function OwnReviewsScreen() {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useOwnReviews()
  const unsent = useUnsent().flatMap(one => (one.kind === 'review' && !one.ended ? [one] : []))
  return (
    <Screen title={words.title} note={words.titleNote} back={{ label: words.back, href: addresses.above.own() }}>
      {unsent.length > 0 ? (
        <ul className={styles.list}>
          {unsent.map(review => (
            <li key={review.id}>
              <UnsentReview review={review} />
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        data.length === 0 && unsent.length > 0 ? null : data.length === 0 ? (
          <EmptyTalon
            title={words.emptyTitle}
            text={words.emptyText}
            actions={<Button href={addresses.visits({ tab: 'past' })}>{words.emptyAction}</Button>}
          />
        ) : (
          <ul className={styles.list}>
            {data.map(review => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.list} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={4} />
          <CardSkeleton lines={4} />
        </div>
      )}
    </Screen>
  )
}
