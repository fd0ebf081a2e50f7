import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DrugSearch, forgetDrugSearch, forgetDrugSearches, keepDrugSearch, listDrugSearches } from '@vizit/contract/own-drugs'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const SEARCHES_KEY = ['drug-searches'] as const

/** [1.32] One's own searches, the newest first. For the signed-in alone. */
export function useDrugSearches(isSignedIn: boolean): UseQueryResult<DrugSearch[]> {
  const call = useCall()
  return useQuery({
    queryKey: SEARCHES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listDrugSearches, {}, { signal })).searches,
    enabled: isSignedIn
  })
}

/** Keeps what was looked for; called when a result is opened, not at each letter. */
export function useKeepDrugSearch() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => valueOf(await call(keepDrugSearch, { text })).searches,
    onSuccess: searches => queries.setQueryData<DrugSearch[]>(SEARCHES_KEY, searches)
  })
}

/** Forgets one search, or all. */
export function useForgetDrugSearch() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (which: { searchId: string } | 'all') =>
      void valueOf(which === 'all' ? await call(forgetDrugSearches, {}) : await call(forgetDrugSearch, which)),
    onSettled: () => queries.invalidateQueries({ queryKey: SEARCHES_KEY })
  })
}
