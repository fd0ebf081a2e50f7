import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listReplacements, type Replacement, takeReplacement } from '@vizit/contract/replacements'
import type { Visit } from '@vizit/contract/visits'
import { useRef } from 'react'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { TIMETABLE_KEY } from '../catalogue/use-timetable.ts'
import { newId } from '../session/new-id.ts'
import { useKeepVisit } from './use-keep-visit.ts'

const keyOf = (orderId: string) => ['replacements', orderId] as const

/** Other times for a visit that its centre has cancelled. */
export function useReplacements(orderId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) => valueOf(await call(listReplacements, { orderId }, { signal }))
  })
}

type Input = Pick<Replacement, 'timetableId' | 'assignmentId'> & { bookAnyway?: boolean }

/** Books one of them. The same request again is one request. After a refusal the times are asked for again. Errors are CallFailures. */
export function useTakeReplacement(orderId: string, onBooked: (visit: Visit) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const keep = useKeepVisit()
  const intent = useRef<{ input: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async ({ timetableId, assignmentId, bookAnyway }: Input) => {
      const input = { orderId, timetableId, assignmentId, ...(bookAnyway && { bookAnyway }) }
      const text = JSON.stringify(input)
      if (intent.current?.input !== text) intent.current = { input: text, key: newId() }
      return valueOf(await call(takeReplacement, input, { idempotencyKey: intent.current.key }))
    },
    onSuccess: async visit => {
      intent.current = undefined
      await keep(visit)
      void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
      void queries.invalidateQueries({ queryKey: keyOf(orderId) })
      onBooked(visit)
    },
    onError: error => {
      const { code } = failureOf(error)
      if (code !== 'NETWORK' && code !== 'TIMEOUT') intent.current = undefined
      if (code === 'TIMESLOT_IS_BUSY') void queries.invalidateQueries({ queryKey: keyOf(orderId) })
    }
  })
}
