import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { listServicePlaces, type ServicePlaceOf } from '@vizit/contract/service-times'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 300_000

/** For `useQuery` and its like. Nothing is asked before service and town are known. */
export function servicePlacesQuery(call: Call, serviceId: string | undefined, townId: string | undefined, programId?: string) {
  return queryOptions({
    queryKey: ['catalogue', 'service-places', serviceId, townId, programId],
    queryFn: async ({ signal }): Promise<ServicePlaceOf[]> => {
      const asked = { provider: 'all', serviceId: serviceId!, townId: townId!, ...(programId && { programId }) }
      return valueOf(await call(listServicePlaces, asked, { signal })).places
    },
    enabled: serviceId !== undefined && townId !== undefined,
    staleTime: FRESH_MS
  })
}

/** The branches of the town where a service is given, with who gives it; of a programme, where it pays. */
export function useServicePlaces(
  serviceId: string | undefined,
  townId: string | undefined,
  programId?: string
): UseQueryResult<ServicePlaceOf[]> {
  return useQuery(servicePlacesQuery(useCall(), serviceId, townId, programId))
}
