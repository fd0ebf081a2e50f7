import { Outlet } from '@tanstack/react-router'
import { useReviewLink } from '@vizit/parts/reviews/use-review-link.tsx'
import { ReviewOfVisitProvider } from '@vizit/parts/visits/review-of-visit.tsx'

/** How a visit leads to its review, around the pages of visits. */
export function VisitsLayout() {
  return (
    <ReviewOfVisitProvider value={useReviewLink()}>
      <Outlet />
    </ReviewOfVisitProvider>
  )
}
