import { useChangeReview, useOwnReviews } from '@vizit/client/reviews/use-reviews'
import type { OwnReview } from '@vizit/contract/reviews'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ReviewForm } from './review-form.tsx'
import { confirmationOf } from './review-lines.ts'

/** [4.91] A review of one's own, to be changed. */
export function ChangeReviewScreen({ reviewId }: { reviewId: string }) {
  const words = useWords('reviews')
  const list = useAddresses().ownReviews()
  const { data, error, isFetching, refetch } = useOwnReviews()
  const review = data?.find(one => one.id === reviewId)
  return (
    <Screen title={words.changeTitle} note={review?.aboutName} back={{ label: words.back, href: list }}>
      {review ? (
        <Change review={review} />
      ) : data ? (
        <EmptyTalon title={words.notFound} text={words.notFoundText} actions={<Button href={list}>{words.title}</Button>} />
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={5} />
        </div>
      )}
    </Screen>
  )
}

function Change({ review }: { review: OwnReview }) {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const { mutate, isPending, error } = useChangeReview()
  return (
    <ReviewForm
      typed={review}
      note={words.checkedAgain}
      submit={{ label: words.save, waiting: isPending ? words.saving : undefined }}
      cancelHref={addresses.ownReviews()}
      error={error}
      onSend={typed =>
        mutate(
          { reviewId: review.id, ...typed },
          {
            onSuccess: ({ done }) => {
              say(confirmationOf(words, done))
              void ways.go(addresses.ownReviews(), { replace: true })
            }
          }
        )
      }
    />
  )
}
