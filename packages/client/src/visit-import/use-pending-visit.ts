import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type FoundVisit, getPublicVisit } from '@vizit/contract/visit-import'
import { PENDING_VISIT_DELAY_MS } from '@vizit/rules/visit-import'
import { CallFailure, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { logFailure } from '../api/log-failure.ts'

export const PENDING_VISIT_KEY = ['pending-visit'] as const

/**
 * The visit that waits to be taken in, asked for 1.5 s after the start [4.110], by one call at a time [4.111]. `name`: the visit that a link names.
 * Once for each start: what was put away does not come back with the focus of the window. A failure is only logged [8.103].
 */
export function pendingVisitQuery(call: Call, { ed, name }: { ed: boolean; name?: string }) {
  return queryOptions({
    queryKey: [...PENDING_VISIT_KEY, name ?? ''],
    queryFn: async ({ signal }) => {
      await after(PENDING_VISIT_DELAY_MS, signal)
      const asked = { ...(ed && { ed: 'true' as const }), ...(name !== undefined && { orderId: name }) }
      const answer = await call(getPublicVisit, asked, { signal })
      if (!answer.ok) logFailure('a pending visit was not loaded', new CallFailure(answer))
      return valueOf(answer)
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY
  })
}

export function usePendingVisit(input: { ed: boolean; name?: string }): UseQueryResult<FoundVisit> {
  return useQuery(pendingVisitQuery(useCall(), input))
}

/** Ends early when nobody waits any more. */
function after(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
