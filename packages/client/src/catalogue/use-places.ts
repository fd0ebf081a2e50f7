import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Branch, listBranches, listTowns, type Town } from '@vizit/contract/catalogue'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

/** Towns and branches hardly change within a visit to the site. */
const FRESH_MS = 600_000

/** The towns in which somebody takes bookings, in the order of the server. */
export function useTowns(): UseQueryResult<Town[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'towns'],
    queryFn: async ({ signal }) => valueOf(await call(listTowns, {}, { signal })).locations.filter(town => town.branches > 0),
    staleTime: FRESH_MS
  })
}

/** The branches of a town; waits until the town is known. */
export function useBranches(townId: string | undefined): UseQueryResult<Branch[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'branches', townId],
    queryFn: async ({ signal }) => valueOf(await call(listBranches, { provider: 'all', townId }, { signal })).branches,
    enabled: townId !== undefined,
    staleTime: FRESH_MS
  })
}
