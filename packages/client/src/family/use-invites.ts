import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import {
  acceptFamilyInvite,
  declineFamilyInvite,
  listFamilyInvites,
  readFamilyInvite,
  sendFamilyInvite,
  withdrawFamilyInvite
} from '@vizit/contract/family-invites'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSendOnce } from '../session/use-send-once.ts'
import { forgetRequests } from './use-family-requests.ts'

const INVITES_KEY = ['family-invites'] as const

/** The own invitations that wait. */
export function useInvites() {
  const call = useCall()
  return useQuery({
    queryKey: INVITES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listFamilyInvites, {}, { signal })).invites
  })
}

/** [7.41] */
export function useSendInvite() {
  const queries = useQueryClient()
  const send = useSendOnce()
  return useMutation({
    mutationFn: async (input: Sent<typeof sendFamilyInvite>) => valueOf(await send(sendFamilyInvite, input)).invites,
    onSuccess: invites => queries.setQueryData(INVITES_KEY, invites)
  })
}

export function useWithdrawInvite() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (inviteId: string) => valueOf(await call(withdrawFamilyInvite, { inviteId })),
    onSettled: () => queries.invalidateQueries({ queryKey: INVITES_KEY })
  })
}

/** Who invites by the link with this token. */
export function useReadInvite(token: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['family-invite', token],
    queryFn: async ({ signal }) => valueOf(await call(readFamilyInvite, { token }, { signal })),
    staleTime: 0,
    gcTime: 0
  })
}

export function useAnswerInvite() {
  const call = useCall()
  const queries = useQueryClient()
  const send = useSendOnce()
  return useMutation({
    mutationFn: async ({ token, answer }: { token: string; answer: 'accept' | 'decline' }) => {
      if (answer === 'accept') valueOf(await send(acceptFamilyInvite, { token }))
      else valueOf(await call(declineFamilyInvite, { token }))
    },
    onSuccess: () => forgetRequests(queries)
  })
}
