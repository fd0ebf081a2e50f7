import { showMoment } from '@vizit/client/days/show-day'
import { useReviewVerdict } from '@vizit/client/reviews/review-verdict'
import type { Visit } from '@vizit/contract/visits'
import type { ReactNode } from 'react'
import { ReviewLink } from './review-link.tsx'

/** The link to the review of a visit that may be reviewed; null for any other. */
export function useReviewLink(): (visit: Visit, now: Date) => ReactNode {
  const judge = useReviewVerdict()
  return (visit, now) =>
    judge(visit, now) === 'may-review' ? (
      <ReviewLink orderId={visit.orderId} named={`${showMoment(visit.startDate)}, ${visit.physicianName}`} />
    ) : null
}
