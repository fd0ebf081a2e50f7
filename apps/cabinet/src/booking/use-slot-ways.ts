import { useNavigate } from '@tanstack/react-router'
import type { BookedService } from '@vizit/client/booking/service/booked-service'
import type { Visit } from '@vizit/contract/visits'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import type { SlotState } from '@vizit/parts/booking/slot-state'

/** Where the form of a slot leads: a booked visit has its confirmation, a service the visits, which say that it was created [4.37]. */
export function useSlotWays(service: BookedService | undefined) {
  const addresses = useAddresses()
  const navigate = useNavigate()
  return {
    booked: (visit: Visit) =>
      void (service
        ? navigate({ to: addresses.visits(), search: {}, replace: true })
        : navigate({ to: '/successfully-booked', search: { order: visit.orderId }, replace: true })),
    otherTime: (timeslotId: string, state: SlotState) =>
      void (service
        ? navigate({ to: '/service/$timeslotId', params: { timeslotId }, search: { serviceId: service.serviceId }, state, replace: true })
        : navigate({ to: '/timeslot/$timeslotId', params: { timeslotId }, search: {}, state, replace: true }))
  }
}
