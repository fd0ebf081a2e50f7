import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { actByVisitLink, readVisitLink, visitLinkTimes } from '@vizit/contract/reminders'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const keyOf = (token: string | null) => ['visit-link', token] as const

/** The visits that the link of a reminder is about. Needs no session. LINK_EXPIRED comes as a CallFailure. */
export function useVisitLink(token: string | null) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => valueOf(await call(readVisitLink, { token: token! }, { signal })).visits,
    enabled: token !== null,
    staleTime: 0,
    gcTime: 0
  })
}

/** Other free times for one of its visits. Asked when the person wants to move it. */
export function useVisitLinkTimes(token: string, orderId: string | null) {
  const call = useCall()
  return useQuery({
    queryKey: ['visit-link-times', token, orderId],
    queryFn: async ({ signal }) => valueOf(await call(visitLinkTimes, { token, orderId: orderId! }, { signal })).times,
    enabled: orderId !== null,
    staleTime: 0,
    gcTime: 0
  })
}

/** Confirms, moves or cancels one visit, once. Errors are CallFailures. */
export function useActByVisitLink(token: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (action: Omit<Sent<typeof actByVisitLink>, 'token'>) =>
      valueOf(await call(actByVisitLink, { token, ...action })).visits,
    onSuccess: visits => queries.setQueryData(keyOf(token), visits)
  })
}
