import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveVisit } from '@vizit/contract/move-visit'
import type { Visit } from '@vizit/contract/visits'
import { useRef } from 'react'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { JUST_BOOKED_KEY } from '../api/query-keys.ts'
import { TIMETABLE_KEY } from '../catalogue/use-timetable.ts'
import { newId } from '../session/new-id.ts'
import { useChangeVisits } from './use-visits.ts'
import { withVisit } from './visits-copy.ts'

/** A visit, and the free time that it is to go to. */
export type MoveInput = { orderId: string; timetableId: string; assignmentId: string; bookAnyway?: boolean }

/**
 * Moves a visit [R19]. The same request again, by hand or because the answer was lost, is one request: it carries the same key. After
 * TIMESLOT_IS_BUSY the timetable is asked for again. `movingTo` of the answer: the clinic has yet to agree, the visit stands where it stood.
 */
export function useMoveVisit({ onMoved }: { onMoved: (visit: Visit) => void }) {
  const call = useCall()
  const queries = useQueryClient()
  const change = useChangeVisits()
  const intent = useRef<{ input: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (input: MoveInput) => {
      const text = JSON.stringify(input)
      if (intent.current?.input !== text) intent.current = { input: text, key: newId() }
      return valueOf(await call(moveVisit, input, { idempotencyKey: intent.current.key }))
    },
    onSuccess: async visit => {
      intent.current = undefined
      await change(copy => withVisit(copy, visit))
      void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
      // What was booked a moment ago is no news beside where it stands now.
      queries.removeQueries({ queryKey: JUST_BOOKED_KEY })
      onMoved(visit)
    },
    onError: error => {
      const { code } = failureOf(error)
      if (code !== 'NETWORK' && code !== 'TIMEOUT') intent.current = undefined
      if (code === 'TIMESLOT_IS_BUSY') void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
    }
  })
}
