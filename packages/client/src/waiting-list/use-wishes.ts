import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { dropWish, listWishes, makeWish, type WaitingWish } from '@vizit/contract/waiting-list'
import { useRef } from 'react'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { newId } from '../session/new-id.ts'

const WISHES_KEY = ['waiting-list'] as const
/** An offer lasts a quarter of an hour: a page that stays open looks again each minute. */
const LOOK_AGAIN_MS = 60_000

export function useWishes() {
  const call = useCall()
  return useQuery({
    queryKey: WISHES_KEY,
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: async ({ signal }) => valueOf(await call(listWishes, {}, { signal })).wishes
  })
}

export type NewWish = Sent<typeof makeWish>

/** Errors are CallFailures: TIME_IS_FREE, TOO_MANY_WISHES, NOT_FOUND. The same wish again is one wish: it carries the same key. */
export function useMakeWish() {
  const call = useCall()
  const queries = useQueryClient()
  const intent = useRef<{ wish: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (wish: NewWish) => {
      const text = JSON.stringify(wish)
      if (intent.current?.wish !== text) intent.current = { wish: text, key: newId() }
      return valueOf(await call(makeWish, wish, { idempotencyKey: intent.current.key })).wishes
    },
    onSuccess: wishes => {
      intent.current = undefined
      queries.setQueryData<WaitingWish[]>(WISHES_KEY, wishes)
    },
    onError: error => {
      const { code } = failureOf(error)
      if (code !== 'NETWORK' && code !== 'TIMEOUT') intent.current = undefined
    }
  })
}

export function useDropWish() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => valueOf(await call(dropWish, { id })),
    onSuccess: (_, id) => queries.setQueryData<WaitingWish[]>(WISHES_KEY, wishes => wishes?.filter(wish => wish.id !== id)),
    // what is gone already, or was removed elsewhere, leaves the list too
    onError: error => {
      if (failureOf(error).code === 'NOT_FOUND') void queries.invalidateQueries({ queryKey: WISHES_KEY })
    }
  })
}
