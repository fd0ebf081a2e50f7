import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelVisit, type Visit } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { TIMETABLE_KEY } from '../catalogue/use-timetable.ts'
import { useChangeVisits } from './use-visits.ts'
import { withoutVisit } from './visits-copy.ts'

/** Cancels a visit; it leaves the list and the device's copy at once, then the orders reload [4.70 4.71]. */
export function useCancelVisit() {
  const call = useCall()
  const queries = useQueryClient()
  const change = useChangeVisits()
  return useMutation({
    mutationFn: async (visit: Visit) => {
      const { orderId, assignmentId, profileId, covererCode } = visit
      valueOf(await call(cancelVisit, { orderId, assignmentId, profileId, ...(covererCode !== null && { covererCode }) }))
    },
    onSuccess: async (_done, visit) => {
      await change(copy => withoutVisit(copy, visit.orderId))
      void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
    }
  })
}
