import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { bookCapabilities, type Capability } from '@vizit/contract/booking'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { CAPABILITIES_KEY } from '../api/query-keys.ts'

/** For whom one may book this time, or the service from this time on, and why not for the others [3.58]. */
export function useCapabilities(
  slot: { timetableId: string; assignmentId: string; serviceId?: string } | undefined
): UseQueryResult<Capability[]> {
  const call = useCall()
  return useQuery({
    queryKey: [...CAPABILITIES_KEY, slot],
    queryFn: async ({ signal }) => valueOf(await call(bookCapabilities, slot!, { signal })).profiles,
    enabled: slot !== undefined,
    // A profile that was filled, a child that was added, a right that was given: whoever comes back to the form sees it.
    staleTime: 0
  })
}
