// Apart from what changes programmes: a page that only reads them needs nothing of a booking.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { listCoverages } from '@vizit/contract/programmes'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

export const COVERAGES_KEY = ['coverages'] as const

export type CoveredPerson = Reply<typeof listCoverages>['people'][number]

/** So often a page looks whether the link of a letter was pressed. */
const ASK_EVERY_MS = 10_000

function waitsForLetter({ state }: { state: { data?: CoveredPerson[] | undefined } }): boolean {
  return state.data?.some(({ coverages }) => coverages.some(({ status }) => status === 'PENDING_EMAIL')) ?? false
}

/** Programmes of oneself and of those whose programmes one may see, oneself first; nothing is asked for a visitor. Errors are CallFailures. */
export function useCoverages(isSignedIn = true): UseQueryResult<CoveredPerson[]> {
  const call = useCall()
  return useQuery({
    queryKey: COVERAGES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listCoverages, {}, { signal })).people,
    enabled: isSignedIn,
    refetchInterval: query => (waitsForLetter(query) ? ASK_EVERY_MS : false),
    // Whoever comes back from the mail has pressed there a moment ago.
    refetchOnWindowFocus: query => (waitsForLetter(query) ? 'always' : true)
  })
}
