import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { ReviewsOfProvider } from '@vizit/parts/finding/reviews-of.tsx'
import { ReviewsPart } from '@vizit/parts/reviews/reviews-part.tsx'
import type { ReactNode } from 'react'

/** What patients wrote about medical centres and doctors, around their pages. Knows no router: the server draws it too. */
export function AroundFinding({ children }: { children: ReactNode }) {
  return <ReviewsOfProvider value={reviewsOf}>{children}</ReviewsOfProvider>
}

function reviewsOf(one: ReviewedOne) {
  return <ReviewsPart of={one} />
}
