import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { ReviewsOfProvider } from '@vizit/parts/finding/reviews-of.tsx'
import { lazy, type ReactNode, Suspense } from 'react'

// Of those who open a page of a doctor or a centre most do not look at its reviews.
const ReviewsPart = lazy(async () => ({ default: (await import('@vizit/parts/reviews/reviews-part.tsx')).ReviewsPart }))

/** What patients wrote about medical centres and doctors, around their pages. Knows no router: the server draws it too. */
export function AroundFinding({ children }: { children: ReactNode }) {
  return <ReviewsOfProvider value={reviewsOf}>{children}</ReviewsOfProvider>
}

function reviewsOf(one: ReviewedOne) {
  return (
    <Suspense>
      <ReviewsPart of={one} />
    </Suspense>
  )
}
