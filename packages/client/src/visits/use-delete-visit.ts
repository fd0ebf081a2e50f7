import { useMutation } from '@tanstack/react-query'
import { deleteVisit, type Visit } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useChangeVisits } from './use-visits.ts'
import { withoutVisit } from './visits-copy.ts'

/** Takes a past visit out of the list, here and on the device, from the day after it [4.74]. */
export function useDeleteVisit() {
  const call = useCall()
  const change = useChangeVisits()
  return useMutation({
    mutationFn: async ({ orderId }: Pick<Visit, 'orderId'>) => valueOf(await call(deleteVisit, { orderId })),
    onSuccess: (_done, { orderId }) => change(copy => withoutVisit(copy, orderId))
  })
}
