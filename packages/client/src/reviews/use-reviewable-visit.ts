import type { Visit } from '@vizit/contract/visits'
import type { Reviewed } from '@vizit/rules/reviews'
import { useNow } from '../api/clock.ts'
import { useSession } from '../session/session-provider.ts'
import { useReviewVerdict } from './review-verdict.ts'
import { useOwnReviews } from './use-reviews.ts'

/** A doctor by id; a centre by its own id and those of its branches. */
export type ReviewedOne = { about: Reviewed; id: string; branchIds: readonly string[] }

export type WayToReview = { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'no-visit' } | { kind: 'may-write'; orderId: string }

/**
 * The latest visit to this doctor or centre that one may still review: each visit has one review of each. `past`: the visits that are over, the
 * latest first; undefined while they are on their way.
 */
export function useReviewableVisit({ about, id, branchIds }: ReviewedOne, past: readonly Visit[] | undefined): WayToReview {
  const isSignedIn = useSession().kind === 'signed-in'
  const now = useNow()
  const judge = useReviewVerdict()
  const own = useOwnReviews(isSignedIn).data
  if (!isSignedIn) return { kind: 'visitor' }
  if (!past || !own) return { kind: 'unknown' }
  const visit = past.find(
    one =>
      (about === 'doctor' ? one.physicianId === id : branchIds.includes(one.branchId)) &&
      judge(one, now) === 'may-review' &&
      !own.some(review => review.orderId === one.orderId && review.about === about)
  )
  return visit ? { kind: 'may-write', orderId: visit.orderId } : { kind: 'no-visit' }
}
