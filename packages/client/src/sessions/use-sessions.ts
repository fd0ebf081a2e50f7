import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { endOneSession, endOtherSessions, listSessions } from '@vizit/contract/sessions'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const SESSIONS_KEY = ['sessions'] as const

export type OwnSession = Reply<typeof listSessions>['sessions'][number]

/** Where one is signed in: this device first, then the one used last. Errors are CallFailures. */
export function useSessions(): UseQueryResult<OwnSession[]> {
  const call = useCall()
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) =>
      valueOf(await call(listSessions, {}, { signal })).sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  })
}

/** Ends one of them at once. */
export function useEndSession() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => valueOf(await call(endOneSession, { id })),
    // Also after a refusal: what is not there any more must not stay on the screen.
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY })
  })
}

/** Ends all but this one; gives how many. */
export function useEndOtherSessions() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => valueOf(await call(endOtherSessions, {})).ended,
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY })
  })
}
