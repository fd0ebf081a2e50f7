import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { getProfile, type Profile } from '@vizit/contract/profile'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { useSession } from '../session/session-provider.ts'

/** The query itself, for a route that must know the person before it shows anything. */
export function profileQuery(call: Call) {
  return queryOptions({ queryKey: PROFILE_KEY, queryFn: async ({ signal }) => valueOf(await call(getProfile, {}, { signal })) })
}

/** Who is signed in. Asks nothing for a visitor: it stays pending then. Errors are CallFailures. */
export function useProfile(): UseQueryResult<Profile> {
  const call = useCall()
  const session = useSession()
  return useQuery({ ...profileQuery(call), enabled: session.kind === 'signed-in' })
}
