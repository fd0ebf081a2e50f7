import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeGrant, listGrants } from '@vizit/contract/access'
import type { Reply, Sent } from '@vizit/contract/endpoint'
import type { Relative } from '@vizit/contract/family'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { RELATIVES_KEY } from '../api/query-keys.ts'

const GRANTS_KEY = ['grants'] as const

export type Grants = Reply<typeof listGrants>['profiles']

/** Who may see oneself and one's children, and how much. */
export function useGrants() {
  const call = useCall()
  return useQuery({
    queryKey: GRANTS_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listGrants, {}, { signal })).profiles
  })
}

/** [7.63] [4.104] [4.105] Allows a person so much of oneself, or of a child; it holds from this moment. */
export function useChangeGrant() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Sent<typeof changeGrant>) => valueOf(await call(changeGrant, input)),
    onSuccess: (_, { profileId, ofProfileId, level }) => {
      if (ofProfileId === undefined)
        queries.setQueryData<Relative[]>(RELATIVES_KEY, family =>
          family?.map(member => (member.profileId === profileId ? { ...member, grantLevel: level } : member))
        )
    },
    onSettled: () => Promise.all([GRANTS_KEY, RELATIVES_KEY].map(queryKey => queries.invalidateQueries({ queryKey })))
  })
}
