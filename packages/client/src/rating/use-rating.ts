import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Preferences, readUserInfo, sendUserInfo } from '@vizit/contract/own-data'
import type { Day } from '@vizit/rules/days'
import { type RatingAnswer, ratingAfter } from '@vizit/rules/rating'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const KEY = ['rating'] as const

/** How the person has answered so far, in any browser [4.141]; undefined while nobody knows, and then nobody is asked. */
export function useRating(): Preferences | undefined {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => valueOf(await call(readUserInfo, {}, { signal })).profile.preferences,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  }).data
}

/** Kept with the account. A failure is no reason to bother: the question comes again another time. */
export function useAnswerRating() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ known, answer, today }: { known: Preferences; answer: RatingAnswer; today: Day }) => {
      const preferences = { ...known, rating: ratingAfter(known.rating ?? null, answer, today) }
      queries.setQueryData(KEY, preferences)
      valueOf(await call(sendUserInfo, { preferences }))
    }
  })
}
