import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { showMoment } from '@vizit/client/days/show-day'
import { useReviewVerdict } from '@vizit/client/reviews/review-verdict'
import { useOwnReviews } from '@vizit/client/reviews/use-reviews'
import { useUnsentStore } from '@vizit/client/unsent/unsent-provider'
import { useVisit } from '@vizit/client/visits/use-visit'
import type { OwnReview } from '@vizit/contract/reviews'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { WriteReview } from './write-review.tsx'

/** [1.06] [4.90] A review of a visit that took place: of its doctor, and another one of the centre. */
export function ReviewVisitScreen({ orderId, about }: { orderId: string; about?: 'centre' | undefined }) {
  const words = useWords('reviews')
  const list = useAddresses().visits({ tab: 'past' })
  const one = useVisit(orderId)
  const own = useOwnReviews()
  const note = one.visit && `${one.visit.physicianName}, ${showMoment(one.visit.startDate)}`
  return (
    <Screen title={words.formTitle} note={note} back={{ label: words.back, href: list }}>
      <Body
        {...one}
        about={about}
        own={own.data?.filter(review => review.orderId === orderId)}
        failed={own.error}
        retryOwn={() => void own.refetch()}
      />
    </Screen>
  )
}

type BodyProps = ReturnType<typeof useVisit> & {
  about: 'centre' | undefined
  own: OwnReview[] | undefined
  failed: unknown
  retryOwn: () => void
}

function Body({ about, visit, error, isAsking, retry, own, failed, retryOwn }: BodyProps) {
  const words = useWords('reviews')
  const more = useWords('visitsMore')
  const judge = useReviewVerdict()
  const now = useNow()
  const mayWait = useUnsentStore() !== null
  // Without a connection nobody knows what was written before: the server will say so when it hears of this one.
  const written = own ?? (mayWait && failureOf(failed).code === 'NETWORK' ? [] : undefined)
  if (visit && written) {
    const verdict = judge(visit, now)
    if (verdict === 'may-review') return <WriteReview visit={visit} about={about} own={written} />
    return <Refused {...words.refused[verdict]} />
  }
  if (error && failureOf(error).code === 'NOT_FOUND') return <Refused title={more.visitNotFound} text={more.visitNotFoundText} />
  if (error || failed) {
    return (
      <LoadFailure
        error={error ?? failed}
        title={words.failed}
        text={words.failedText}
        onRetry={error ? retry : retryOwn}
        isRetrying={isAsking}
      />
    )
  }
  return (
    <div aria-busy="true">
      <LiveRegion text={words.loading} />
      <CardSkeleton lines={6} />
    </div>
  )
}

/** This visit is not for this person to review: why, and the way back. */
function Refused({ title, text }: { title: string; text: string }) {
  const words = useWords('reviews')
  const list = useAddresses().visits({ tab: 'past' })
  return <EmptyTalon title={title} text={text} actions={<Button href={list}>{words.toVisits}</Button>} />
}
