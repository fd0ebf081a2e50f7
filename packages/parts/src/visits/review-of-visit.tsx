import type { Visit } from '@vizit/contract/visits'
import { createContext, type ReactNode, use } from 'react'

const Shown = createContext<(visit: Visit, now: Date) => ReactNode>(() => null)

/** Says how a visit leads to its review: reviews are a part of the product of their own. */
export const ReviewOfVisitProvider = Shown

/** The way to the review of a visit that may have one; null for any other, and where nobody shows it. */
export function useReviewOfVisit(): (visit: Visit, now: Date) => ReactNode {
  return use(Shown)
}
