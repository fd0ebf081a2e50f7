import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { createContext, type ReactNode, use } from 'react'

const Shown = createContext<(of: ReviewedOne) => ReactNode>(() => null)

/** Says what patients wrote about a doctor or a centre: reviews are a part of the product of their own. */
export const ReviewsOfProvider = Shown

/** The reviews of a doctor or a centre; nothing where nobody shows them. */
export function useReviewsOf(): (of: ReviewedOne) => ReactNode {
  return use(Shown)
}
