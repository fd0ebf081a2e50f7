import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Branch, listBranches } from '@vizit/contract/catalogue'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** A branch by its id, and so its place and its centre; null when there is none: a doctor and a visit name branches alone. */
export function useBranch(branchId: string): UseQueryResult<Branch | null> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'branches', 'everywhere'],
    queryFn: async ({ signal }) => valueOf(await call(listBranches, { provider: 'all' }, { signal })).branches,
    select: branches => branches.find(branch => branch.branchId === branchId) ?? null,
    staleTime: 600_000
  })
}
