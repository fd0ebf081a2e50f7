import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reply, Sent } from '@vizit/contract/endpoint'
import { confirmFamilyRequest, declineFamilyRequest, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { FAMILY_CODE_KEY } from '../api/query-keys.ts'
import { useSendOnce } from '../session/use-send-once.ts'
import { forgetFamily, useTakeFamily } from './use-relatives.ts'

const REQUESTS_KEY = ['family-requests'] as const
/** While somebody waits for the answer of another person, this often is asked. */
const ASK_EVERY_MS = 5_000

export type FamilyRequests = Reply<typeof listFamilyRequests>
export type IncomingRequest = FamilyRequests['incoming'][number]
export type OwnRequest = FamilyRequests['own'][number]

export function forgetRequests(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: REQUESTS_KEY })
}

/** Who asks to join, and what became of one's own requests. `watch`: somebody looks at the screen and waits; 'own': only for the answer to a request of one's own, while there is one. */
export function useFamilyRequests({ watch }: { watch: boolean | 'own' }) {
  const call = useCall()
  const queries = useQueryClient()
  return useQuery({
    queryKey: REQUESTS_KEY,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData<FamilyRequests>(REQUESTS_KEY)
      const now = valueOf(await call(listFamilyRequests, {}, { signal }))
      // An answer has come: the family is another one.
      if (before && openOf(before) !== openOf(now)) void forgetFamily(queries)
      // Whoever asks has used the code up.
      if (before && idsOf(before.incoming) !== idsOf(now.incoming)) void queries.invalidateQueries({ queryKey: FAMILY_CODE_KEY })
      return now
    },
    staleTime: 0,
    refetchInterval: query =>
      watch === true || (watch === 'own' && query.state.data && openOf(query.state.data) !== '') ? ASK_EVERY_MS : false
  })
}

function openOf({ own }: FamilyRequests): string {
  return idsOf(own.filter(request => request.state === 'open'))
}

function idsOf(requests: readonly { requestId: string }[]): string {
  return requests.map(request => request.requestId).join()
}

/** [7.61] Enters a code: it only opens a request. */
export function useJoinFamily() {
  const queries = useQueryClient()
  const send = useSendOnce()
  return useMutation({
    mutationFn: async (input: Sent<typeof joinFamily>) => valueOf(await send(joinFamily, input)).requestId,
    onSuccess: () => forgetRequests(queries)
  })
}

/** Lets who asked in. */
export function useConfirmRequest() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Sent<typeof confirmFamilyRequest>) => valueOf(await call(confirmFamilyRequest, input)).family,
    onSuccess: useTakeFamily(),
    onSettled: () => forgetRequests(queries)
  })
}

export function useDeclineRequest() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (requestId: string) => valueOf(await call(declineFamilyRequest, { requestId })),
    onSettled: () => forgetRequests(queries)
  })
}
