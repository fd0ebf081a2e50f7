import { useNavigate, useParams } from '@tanstack/react-router'
import { useChangeReview, useOwnReviews } from '@vizit/client/reviews/use-reviews'
import type { OwnReview } from '@vizit/contract/reviews'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { confirmationOf } from '@vizit/parts/reviews/review-lines'
import { ReviewForm } from '@vizit/parts/visits/reviews/review-form.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { LiveRegion } from '@vizit/ui/live-region'
import { useToasts } from '@vizit/ui/toast'

const LIST = '/profile/reviews'

/** [4.91] A review of one's own, to be changed. */
export function ChangeReviewScreen() {
  const words = useWords('reviews')
  const { reviewId } = useParams({ strict: false })
  const { data, error, isFetching, refetch } = useOwnReviews()
  const review = data?.find(one => one.id === reviewId)
  return (
    <Screen title={words.changeTitle} note={review?.aboutName} back={{ label: words.back, href: LIST }}>
      {review ? (
        <Change review={review} />
      ) : data ? (
        <EmptyTalon title={words.notFound} text={words.notFoundText} actions={<Button href={LIST}>{words.title}</Button>} />
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
  const navigate = useNavigate()
  const { say } = useToasts()
  const { mutate, isPending, error } = useChangeReview()
  return (
    <ReviewForm
      typed={review}
      note={words.checkedAgain}
      submit={{ label: words.save, waiting: isPending ? words.saving : undefined }}
      cancelHref={LIST}
      error={error}
      onSend={typed =>
        mutate(
          { reviewId: review.id, ...typed },
          {
            onSuccess: ({ done }) => {
              say(confirmationOf(words, done))
              void navigate({ to: addresses.ownReviews(), replace: true })
            }
          }
        )
      }
    />
  )
}
