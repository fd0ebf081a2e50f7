import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query'
import type { Reply, Sent } from '@vizit/contract/endpoint'
import { addReview, changeReview, deleteReview, listOwnReviews, listReviews, type OwnReview } from '@vizit/contract/reviews'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSendOrKeep } from '../unsent/unsent-provider.ts'

const REVIEWS_KEY = ['reviews'] as const
const OWN_KEY = [...REVIEWS_KEY, 'own'] as const

export type ReviewsPage = Reply<typeof listReviews>

/** Of whom, and in which order. */
export type ReviewsOf = Pick<Sent<typeof listReviews>, 'about' | 'aboutId' | 'sort'>

/** Published reviews of a doctor or a centre, 50 a page, newest first unless said otherwise. */
export function useReviews(of: ReviewsOf): UseInfiniteQueryResult<InfiniteData<ReviewsPage>> {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...REVIEWS_KEY, 'of', of],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await call(listReviews, { ...of, ...(pageParam > 0 && { skip: String(pageParam) }) }, { signal })),
    getNextPageParam: (last: ReviewsPage, pages: ReviewsPage[]) => {
      const loaded = pages.reduce((sum, page) => sum + page.reviews.length, 0)
      return last.reviews.length > 0 && loaded < last.total ? loaded : undefined
    }
  })
}

/** [3.94] myFeedbacks: one's own in every state, newest first. For the signed-in alone. */
export function useOwnReviews(isSignedIn = true): UseQueryResult<OwnReview[]> {
  const call = useCall()
  return useQuery({
    queryKey: OWN_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listOwnReviews, {}, { signal })).reviews,
    enabled: isSignedIn
  })
}

/** [4.90] The value's `done` names the confirmation. Sent again after a broken connection it is one review. `name`: of the doctor or the centre. */
export function useAddReview() {
  const changed = useReviewsChanged()
  const send = useSendOrKeep()
  return useMutation({
    mutationFn: ({ name, ...input }: Sent<typeof addReview> & { name: string }) =>
      send(addReview, input, { kind: 'review', input, about: { name } }),
    onSuccess: ({ kept }) => (kept ? undefined : changed())
  })
}

/** [4.91] */
export function useChangeReview() {
  const call = useCall()
  const changed = useReviewsChanged()
  return useMutation({
    mutationFn: async (input: Sent<typeof changeReview>) => valueOf(await call(changeReview, input)),
    onSuccess: changed
  })
}

export function useDeleteReview() {
  const call = useCall()
  const changed = useReviewsChanged()
  return useMutation({
    mutationFn: async ({ id }: Pick<OwnReview, 'id'>) => valueOf(await call(deleteReview, { reviewId: id })),
    onSuccess: changed
  })
}

function useReviewsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: REVIEWS_KEY })
}
