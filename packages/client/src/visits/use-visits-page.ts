import { useInfiniteQuery } from '@tanstack/react-query'
import { pageVisits } from '@vizit/contract/visits'
import type { VisitState } from '@vizit/rules/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { VISITS_KEY } from '../api/query-keys.ts'

/** Future, past, cancelled or deleted visits page by page [3.27], of everyone or of one person: for those who have very many. */
export function useVisitsPage({ state, profileId }: { state: VisitState; profileId?: string }, isAsked = true) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...VISITS_KEY, 'page', state, profileId ?? null],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const input = { state, ...(profileId !== undefined && { profileId }), ...(pageParam !== null && { after: pageParam }) }
      return valueOf(await call(pageVisits, input, { signal }))
    },
    getNextPageParam: page => page.next,
    enabled: isAsked
  })
}
