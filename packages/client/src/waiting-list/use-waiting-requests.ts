import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { dropWaitingRequest, listWaitingRequests, makeWaitingRequest, type WaitingRequest } from '@vizit/contract/waiting-list'
import { useRef } from 'react'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { newId } from '../session/new-id.ts'

const WAITING_REQUESTS_KEY = ['waiting-list'] as const
/** An offer lasts a quarter of an hour: a page that stays open looks again each minute. */
const ASK_AGAIN_MS = 60_000

export function useWaitingRequests() {
  const call = useCall()
  return useQuery({
    queryKey: WAITING_REQUESTS_KEY,
    refetchInterval: ASK_AGAIN_MS,
    queryFn: async ({ signal }) => valueOf(await call(listWaitingRequests, {}, { signal })).requests
  })
}

export type NewWaitingRequest = Sent<typeof makeWaitingRequest>

/** Errors are CallFailures: TIME_IS_FREE, TOO_MANY_WISHES, NOT_FOUND. The same request again is one request: it carries the same key. */
export function useMakeWaitingRequest() {
  const call = useCall()
  const queries = useQueryClient()
  const intent = useRef<{ request: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (request: NewWaitingRequest) => {
      const text = JSON.stringify(request)
      if (intent.current?.request !== text) intent.current = { request: text, key: newId() }
      return valueOf(await call(makeWaitingRequest, request, { idempotencyKey: intent.current.key })).requests
    },
    onSuccess: requests => {
      intent.current = undefined
      queries.setQueryData<WaitingRequest[]>(WAITING_REQUESTS_KEY, requests)
    },
    onError: error => {
      const { code } = failureOf(error)
      if (code !== 'NETWORK' && code !== 'TIMEOUT') intent.current = undefined
    }
  })
}

export function useDropWaitingRequest() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => valueOf(await call(dropWaitingRequest, { id })),
    onSuccess: (_, id) =>
      queries.setQueryData<WaitingRequest[]>(WAITING_REQUESTS_KEY, requests => requests?.filter(request => request.id !== id)),
    // what is gone already, or was removed elsewhere, leaves the list too
    onError: error => {
      if (failureOf(error).code === 'NOT_FOUND') void queries.invalidateQueries({ queryKey: WAITING_REQUESTS_KEY })
    }
  })
}
