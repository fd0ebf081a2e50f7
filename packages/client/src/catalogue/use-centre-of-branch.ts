import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listBranches } from '@vizit/contract/catalogue'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** The centre that a branch belongs to, by its id; null when there is no such branch: a doctor and a visit name branches alone. */
export function useCentreOfBranch(branchId: string): UseQueryResult<string | null> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'branches', 'everywhere'],
    queryFn: async ({ signal }) => valueOf(await call(listBranches, { provider: 'all' }, { signal })).branches,
    select: branches => branches.find(branch => branch.branchId === branchId)?.centreId ?? null,
    staleTime: 600_000
  })
}
