import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type FoundVisit, getPublicVisit } from '@vizit/contract/visit-import'
import { PENDING_VISIT_DELAY_MS } from '@vizit/rules/visit-import'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

export const PENDING_VISIT_KEY = ['pending-visit'] as const

/**
 * The visit that waits to be taken in, asked for 1.5 s after the start [4.110], by one call at a time [4.111]. `name`: the visit that a link names.
 * A failure shows nothing: it is the query's alone [8.103].
 */
export function usePendingVisit({
  ed,
  name,
  enabled = true
}: {
  ed: boolean
  name?: string
  enabled?: boolean
}): UseQueryResult<FoundVisit> {
  const call = useCall()
  return useQuery({
    queryKey: [...PENDING_VISIT_KEY, name ?? ''],
    queryFn: async ({ signal }) => {
      await after(PENDING_VISIT_DELAY_MS, signal)
      const asked = { ...(ed && { ed: 'true' as const }), ...(name !== undefined && { orderId: name }) }
      return valueOf(await call(getPublicVisit, asked, { signal }))
    },
    enabled,
    retry: false
  })
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
