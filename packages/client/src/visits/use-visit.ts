import { useQuery } from '@tanstack/react-query'
import { syncOrder, type Visit } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { VISITS_KEY } from '../api/query-keys.ts'
import { useVisits } from './use-visits.ts'

export type OneVisit = { visit: Visit | undefined; error: unknown; isAsking: boolean; retry: () => void }

/** One visit: of the list when it is there, else asked for by its id [7.19]. NOT_FOUND: there is none, or one may not see it. */
export function useVisit(orderId: string): OneVisit {
  const call = useCall()
  const visits = useVisits()
  const known = visits.copy?.orders.find(visit => visit.orderId === orderId)
  const asked = useQuery({
    queryKey: [...VISITS_KEY, 'one', orderId],
    queryFn: async ({ signal }) => valueOf(await call(syncOrder, { orderId }, { signal })),
    enabled: !known && visits.asked !== 'asking'
  })
  return {
    visit: known ?? asked.data,
    error: known ? null : asked.error,
    isAsking: asked.isFetching || visits.isAsking,
    retry: () => void asked.refetch()
  }
}
