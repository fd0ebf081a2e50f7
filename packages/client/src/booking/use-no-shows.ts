import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getNoShows, type NoShows } from '@vizit/contract/booking'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** The counter of missed visits that its patient may read [R29]. */
export function useNoShows(): UseQueryResult<NoShows> {
  const call = useCall()
  return useQuery({ queryKey: ['no-shows'], queryFn: async ({ signal }) => valueOf(await call(getNoShows, {}, { signal })) })
}
