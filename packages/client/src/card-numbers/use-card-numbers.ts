import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CardNumbers, dropCardNumber, listCardNumbers, setCardNumber } from '@vizit/contract/card-numbers'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const CARDS_KEY = ['card-numbers'] as const

export function useCardNumbers() {
  const call = useCall()
  return useQuery({ queryKey: CARDS_KEY, queryFn: async ({ signal }) => valueOf(await call(listCardNumbers, {}, { signal })) })
}

/** Errors are CallFailures. */
export function useSetCardNumber() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (card: { provider: string; number: string }) => valueOf(await call(setCardNumber, card)),
    onSuccess: reply => queries.setQueryData<CardNumbers>(CARDS_KEY, reply)
  })
}

/** Errors are CallFailures. */
export function useDropCardNumber() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (provider: string) => valueOf(await call(dropCardNumber, { provider })),
    onSuccess: (_, provider) =>
      queries.setQueryData<CardNumbers>(
        CARDS_KEY,
        known => known && { ...known, cards: known.cards.filter(card => card.providerCode !== provider) }
      )
  })
}
