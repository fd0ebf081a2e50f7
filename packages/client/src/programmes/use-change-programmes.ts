import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Coverage, type Coverer, listCoverers, resendCoverageMail, unlinkCoverage } from '@vizit/contract/programmes'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { CAPABILITIES_KEY, PROFILE_KEY } from '../api/query-keys.ts'
import { COVERAGES_KEY } from './use-coverages.ts'

/** Employers and insurers whose programmes can be linked. */
export function useCoverers(): UseQueryResult<Coverer[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['coverers'],
    queryFn: async ({ signal }) => valueOf(await call(listCoverers, {}, { signal })).coverers
  })
}

/** What a change of programmes makes stale: the list, the profile (who may edit it), who pays for a visit. */
export function useProgrammesChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: CAPABILITIES_KEY })
    void queries.invalidateQueries({ queryKey: PROFILE_KEY })
    await queries.invalidateQueries({ queryKey: COVERAGES_KEY })
  }
}

/** Unlinks a programme, or takes a request back. */
export function useUnlink() {
  const call = useCall()
  const changed = useProgrammesChanged()
  return useMutation({
    mutationFn: async ({ id }: Coverage) => valueOf(await call(unlinkCoverage, { coverageId: id })),
    onSuccess: changed
  })
}

/** Sends the confirmation once more; gives the seconds until the next may be asked for. */
export function useResendLetter() {
  const call = useCall()
  return useMutation({
    mutationFn: async ({ id }: Coverage) => valueOf(await call(resendCoverageMail, { coverageId: id })).resendAfterSeconds
  })
}
