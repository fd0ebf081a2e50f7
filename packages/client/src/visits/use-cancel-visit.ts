import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelVisit, type Visit } from '@vizit/contract/visits'
import { JUST_BOOKED_KEY } from '../api/query-keys.ts'
import { TIMETABLE_KEY } from '../catalogue/use-timetable.ts'
import { useSendOrKeep } from '../unsent/unsent-provider.ts'
import { useChangeVisits } from './use-visits.ts'
import { withoutVisit } from './visits-copy.ts'

/** Cancels a visit, or keeps that for later; when it is done the visit leaves the list and the device's copy at once, then the orders reload [4.70 4.71]. */
export function useCancelVisit() {
  const send = useSendOrKeep()
  const queries = useQueryClient()
  const change = useChangeVisits()
  return useMutation({
    mutationFn: async (visit: Visit) => {
      const { orderId, assignmentId, profileId, covererCode } = visit
      const { startDate, physicianName, branchName, branchPhones } = visit
      const input = { orderId, assignmentId, profileId, ...(covererCode !== null && { covererCode }) }
      return send(cancelVisit, input, { kind: 'cancelling', input, about: { startDate, physicianName, branchName, branchPhones } })
    },
    onSuccess: async ({ kept }, visit) => {
      if (kept) return
      await change(copy => withoutVisit(copy, visit.orderId))
      void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
      queries.removeQueries({ queryKey: JUST_BOOKED_KEY })
    }
  })
}
