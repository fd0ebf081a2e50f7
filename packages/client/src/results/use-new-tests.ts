// Apart from the tests themselves: the list of visits needs nothing of them.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listNewTests, type NewTest } from '@vizit/contract/results'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { NEW_TESTS_KEY } from '../api/query-keys.ts'
import { useSession } from '../session/session-provider.ts'

/** New results without a visit, of everyone whose results one may see, the latest first. Errors are CallFailures. */
export function useNewTests(): UseQueryResult<NewTest[]> {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  return useQuery({
    queryKey: NEW_TESTS_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listNewTests, {}, { signal })).tests,
    enabled: isSignedIn
  })
}
