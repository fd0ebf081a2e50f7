import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import type { Reply } from '@vizit/contract/endpoint'
import { getSettings } from '@vizit/contract/settings'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

export type Settings = Reply<typeof getSettings>

/** [9.48] Before the first answer: remote configuration is asked for again after 43200 seconds at the earliest [R37]. */
const FRESH_SECONDS = 43_200

export function settingsQuery(call: Call) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => valueOf(await call(getSettings, {}, { signal })),
    staleTime: query => (query.state.data?.fetchIntervalSeconds ?? FRESH_SECONDS) * 1000
  })
}

/** Brand, support contacts, limits and remote flags. */
export function useSettings(): UseQueryResult<Settings> {
  return useQuery(settingsQuery(useCall()))
}

/** Has the operator closed the booking everywhere? Until that is known: no; the server judges each booking anyway. */
export function useIsBookingClosed(): boolean {
  return useSettings().data?.onlineBooking === 'closed'
}
