import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listServices, type ServiceDirection } from '@vizit/contract/service-tree'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 600_000

export type ServicePlace = {
  townId: string | undefined
  centreId?: string | undefined
  branchId?: string | undefined
  doctorId?: string | undefined
  programId?: string | undefined
}

/**
 * [7.90] What is offered in the place, for any age: `visibleTree` of rules/service-tree narrows it to an age and a search as they are typed, without
 * asking again.
 */
export function useServiceTree(place: ServicePlace): UseQueryResult<ServiceDirection[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'services', place],
    queryFn: async ({ signal }) => valueOf(await call(listServices, { provider: 'all', ...place }, { signal })).directions,
    enabled: place.townId !== undefined,
    staleTime: FRESH_MS
  })
}
