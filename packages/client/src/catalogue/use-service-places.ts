import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listServicePlaces, type ServicePlaceOf } from '@vizit/contract/service-times'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

const FRESH_MS = 300_000

/** The branches of the town where a service is given, with who gives it; of a programme, where it pays. Nothing is asked before both are known. */
export function useServicePlaces(
  serviceId: string | undefined,
  townId: string | undefined,
  programId?: string
): UseQueryResult<ServicePlaceOf[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'service-places', serviceId, townId, programId],
    queryFn: async ({ signal }) => {
      const asked = { provider: 'all', serviceId: serviceId!, townId: townId!, ...(programId && { programId }) }
      return valueOf(await call(listServicePlaces, asked, { signal })).places
    },
    enabled: serviceId !== undefined && townId !== undefined,
    staleTime: FRESH_MS
  })
}
