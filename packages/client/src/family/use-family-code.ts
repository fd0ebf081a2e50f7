import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { drawFamilyCode, getFamilyCode, listShareable } from '@vizit/contract/family-code'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { FAMILY_CODE_KEY } from '../api/query-keys.ts'

/** [7.62] The code that the family shows now, or null. */
export function useFamilyCode() {
  const call = useCall()
  return useQuery({
    queryKey: FAMILY_CODE_KEY,
    queryFn: async ({ signal }) => valueOf(await call(getFamilyCode, {}, { signal })).shown,
    // Used up by another device, it must not stand here.
    staleTime: 0,
    refetchInterval: query => (query.state.data ? 10_000 : false)
  })
}

/** [7.64] Draws a new code for whom it is, with what a relative who enters it will be allowed; the one before is void. */
export function useDrawCode() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Sent<typeof drawFamilyCode>) => valueOf(await call(drawFamilyCode, input)).shown,
    onSuccess: shown => queries.setQueryData(FAMILY_CODE_KEY, shown)
  })
}

/** [7.27] Whose profiles one may open to a relative. */
export function useShareable() {
  const call = useCall()
  return useQuery({
    queryKey: ['family-shareable'],
    queryFn: async ({ signal }) => valueOf(await call(listShareable, {}, { signal })).profiles
  })
}
