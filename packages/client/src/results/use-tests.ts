import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listReports, listTests, type Report, syncTests, type Test } from '@vizit/contract/results'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { NEW_TESTS_KEY } from '../api/query-keys.ts'
import { useSession } from '../session/session-provider.ts'

const RESULTS_KEY = ['results'] as const
const TESTS_KEY = [...RESULTS_KEY, 'tests'] as const

/** Tests of everyone whose results one may see, as the server knows them. */
export function useTests(): UseQueryResult<Test[]> {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  return useQuery({
    queryKey: TESTS_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listTests, {}, { signal })).tests,
    enabled: isSignedIn
  })
}

/** [7.80] Asks the clinics too. A failure is the code error of a clinic that was silent [8.17]; what is known stays listed. */
export function useSyncTests() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => valueOf(await call(syncTests, {})).tests,
    onSuccess: tests => {
      queries.setQueryData(TESTS_KEY, tests)
      void queries.invalidateQueries({ queryKey: [...RESULTS_KEY, 'reports'] })
    },
    // the clinics that did answer have been written down
    onError: () => queries.invalidateQueries({ queryKey: RESULTS_KEY }),
    onSettled: () => void queries.invalidateQueries({ queryKey: NEW_TESTS_KEY })
  })
}

/** Conclusions and results together, the newest first. */
export function useReports(): UseQueryResult<Report[]> {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  return useQuery({
    queryKey: [...RESULTS_KEY, 'reports'],
    queryFn: async ({ signal }) => valueOf(await call(listReports, {}, { signal })).reports,
    enabled: isSignedIn
  })
}
